### Help while playing, on the page: hints, teaching, hopes.

help-title = کمک
help-hint = راهنمایی
help-practice = با گرفتن راهنمایی این بازی تمرینی می‌شود: نه در رکورد به حساب می‌آید و نه در میانگین.
help-show = نمایش راهنمایی
help-show-act = نمایش حرکت
help-play = انجام همین حرکت
help-none = سر این میز راهنمایی در کار نیست.
help-thought-by = پیشنهاد { $bot }.
help-worth-points = در پایان حدود { $best } امتیاز؛ انتخاب بعدی، { $other }، حدود { $second }.
help-worth-chance = از ۱۰۰ بازی حدود { $best } برد؛ انتخاب بعدی، { $other }، حدود { $second }.
help-teaching = نگاهی دوباره
help-judged-played = حرکت شما: { $act }
help-judged-better = بهتر بود: { $act }
help-take-back = پس گرفتن
help-go-on = ادامه
help-with-teaching = بازی آموزشی
help-with-teaching-about = پس از حرکتی که زیان زیادی دارد، میز آن را می‌گوید، حرکت بهتر را نشان می‌دهد و می‌گذارد پسش بگیرید. این بازی تمرینی است.
help-with-hints = راهنمایی گرفتن آزاد است
help-with-hints-about = همه پیش از نشستن این را می‌بینند. با اولین راهنمایی، بازی تمرینی می‌شود.
web-set-hopes = هر حرکت با کارت‌ها، ردیف‌ها یا جاهای خالی شما چه می‌کند
keys-hint = راهنمایی: اول این‌که کجا را ببینید، بعد این‌که چه کنید
text-command-hint = راهنمایی؛ بار دیگر، این‌که چه کنید
