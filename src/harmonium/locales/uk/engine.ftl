# Скомпільований рушій, для програмістів.

engine-without-game = Рушій не знає гри { $game }.
engine-stopped = Рушій зупинився ({ $reason }), і його запущено знову. Те, що він тримав у пам’яті, втрачено.
engine-position = Рушій не може прийняти цю позицію гри { $game }: хибна частина «{ $part }».
engine-code = Код { $code } не є дозволеною дією місця { $seat } у цій позиції гри { $game }.
engine-batch-size = Кодів подано { $given }, а партій { $size }.
engine-batch-code = Код { $code } не дозволений у партії { $number } цього набору.
