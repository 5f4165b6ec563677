### بازی در پایانه.

cli-play-game = نام بازی؛ اگر ندهید، فهرستی باز می‌شود.
cli-play-seats = چه کسانی بازی می‌کنند، جدا با ویرگول لاتین: you (یا you:نام) برای آدم‌ها، ربات‌ها با نامشان.
cli-play-seed = عددی برای بازی‌ای که بشود تکرارش کرد.
cli-play-save = در پایان، بازی در این فایل ذخیره شود.

you = شما
player-name = بازیکن { $number }
on = روشن
off = خاموش

key-undo = واگرد
key-save = ذخیره
key-again = بازی تازه
key-rules = قوانین
key-leave = خروج
key-close = بستن
key-look = دیدن صفحه‌ها
key-lift = نمایش
key-start = شروع
key-place = گذاشتن
key-boards = صفحه‌های دیگر

menu-game = بازی
menu-people = آدم‌ها
menu-bots = ربات‌ها
menu-level = سطح ربات‌ها
menu-start = شروع بازی

pass-the-screen = نوبت { $name }: صفحه‌نمایش را به او بدهید.
pass-the-screen-key = با Enter، کلید فاصله یا کلیک، میز را ببینید.
undone = پس گرفته شد.
saved = در { $path } ذخیره شد.
proof = گواه چینش: { $commitment }…

result-winner = { PERSON($name) ->
    [second] شما بردید!
   *[third] { $name } برد!
  }
result-shared = پیروزی مشترک: { $names }.
result-solo = { $points } امتیاز.
