### یادگیری بازی پشت میز آن.

learn-offer = در پنج دقیقه یاد بگیرید
learn-left-at = ادامه‌ی آموزش: { $stage } از { $stages }
learn-stage = { $stage } از { $stages }
learn-title = آموزش { $game }: { $stage } از { $stages }
learn-next = بعدی
learn-again = یک بار دیگر
learn-leave = خروج
learn-finish = به سوی بازی واقعی
learn-done-all = حالا { $game } را بلدید!
learn-play = بازی با { $bot }
learn-from-start = از اول
learn-key-task = کار این گام
learn-key-on = ادامه

learn-not-here = این برای بازی واقعی است.
learn-nothing = هنوز کسی برای { $game } آموزشی ننوشته است.
learn-no-such-stage = گام { $stage } وجود ندارد؛ گام‌ها از ۱ تا { $stages } هستند.
cli-learn-help = یادگیری یک بازی در پنج دقیقه، گام به گام.
cli-learn-stage = شروع از این گام، با شمارش از ۱.
