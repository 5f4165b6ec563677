# موتور کامپایل‌شده، برای برنامه‌نویسان.

engine-without-game = موتور بازی { $game } را نمی‌شناسد.
engine-stopped = موتور از کار افتاد ({ $reason }) و دوباره راه‌اندازی شد. آنچه در حافظه داشت از دست رفت.
engine-position = موتور نمی‌تواند این وضعیت { $game } را بپذیرد: «{ $part }» درست نیست.
engine-code = در این وضعیت { $game }، کد { $code } برای صندلی { $seat } مجاز نیست.
engine-batch-size = برای { $size } بازی، { $given } کد داده شده است.
engine-batch-code = کد { $code } در بازی { $number } این دسته مجاز نیست.
