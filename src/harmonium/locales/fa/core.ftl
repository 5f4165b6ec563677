### آنچه همه‌ی بازی‌ها و همه‌ی شیوه‌های بازی می‌گویند.

with-rule = { $sentence } ({ $rule })
at-place = در { $place }: { $sentence }

## آنچه خواسته شده نیست یا جور نیست

unknown-game = این‌جا بازی‌ای به نام «{ $game }» نیست. بازی‌های موجود: { $known }.
unknown-option = گزینه‌ای به نام «{ $option }» نیست. گزینه‌های موجود: { $known }.
bad-option-value = گزینه‌ی { $option } نمی‌تواند «{ $value }» باشد. مقدارهای ممکن: { $expected }.
options-of-another-game = این‌ها گزینه‌های این بازی نیست: { $options }.
unknown-language = این‌جا زبان «{ $language }» نیست. زبان‌های موجود: { $known }.
unknown-bot = این بازی رباتی به نام «{ $bot }» ندارد. ربات‌های موجود: { $known }.
bot-broken = ربات «{ $bot }» از بسته‌ای دیگر بارگذاری نمی‌شود: { $reason }
bot-without-parameters = ربات { $bot } پارامتری ندارد.
bad-bot-parameter = «{ $parameter }» از پارامترهای ربات { $bot } نیست؛ هر کدام را یک بار به شکل name=value بنویسید. پارامترهای موجود: { $known }.
bad-bot-value = پارامتر { $parameter } ربات { $bot } نمی‌تواند «{ $value }» باشد. مقدارهای ممکن: { $expected }.
unknown-rule = دفترچه‌ی قوانین { $game } قانونی به نام «{ $rule }» ندارد.
bad-notation = «{ $text }» کنشی از این بازی نیست. یک کنش چیزی مانند «{ $example }» است.
not-an-action = این کنشی از این بازی نیست: { $action }.
no-such-seat = صندلی { $seat } نیست: این میز { $seats ->
    [1] فقط یک صندلی دارد، با شماره‌ی ۰
   *[other] { $seats } صندلی دارد، با شماره‌هایی از ۰
  }.
not-seats = صندلی‌ها باید یک عدد صحیح باشد، یا فهرست کسانی که می‌نشینند.
table-closed = این بازی تمام شده است.
ending-does-not-fit = بازی نمی‌تواند در این لحظه این‌طور تمام شده باشد ({ $how }).

## واگرد

undo-nothing = چیزی برای پس گرفتن ندارید.
undo-others-built-on-it = دیگران پس از آن بازی کرده‌اند.
undo-taken-over = آنچه پیش از این است در بازی دیگری انجام شده است.

## بازی‌های ضبط‌شده

record-unknown-format = این بازی ضبط‌شده این‌جا خوانده نمی‌شود؛ قالب شناخته‌شده: { $known }.
record-unknown-ruleset = این بازی با قوانینی ضبط شده که این‌جا شناخته نیست؛ قوانین شناخته‌شده: { $known }.
record-malformed = { $reason }.
record-not-json = این JSON نیست.
record-too-deep = فهرست‌های آن بیش از اندازه تودرتو است.
record-truncated = فایل زودتر از موعد تمام می‌شود.
record-bad-nonce = نانس باید ۶۴ رقم شانزده‌شانزدهی باشد.
record-commitment-broken = نانس و چینش، این مُهر را نمی‌دهند: یکی از این سه عوض شده است.
record-commitment-differs = این مُهر همانی نیست که منتشر شده بود.
record-result-differs = نتیجه با کنش‌های بازی جور نیست.
record-bad-branch = بازیِ ادامه‌داده‌شده با کنش‌های بازی دیگری آغاز می‌شود؛ تعدادشان جور نیست.
record-undo-differs = این‌جا فقط گام { $takes_back } را می‌شد پس گرفت.

## فایل‌ها

unknown-file-kind = نام فایل { $path } باید به یکی از این‌ها ختم شود: { $known }.
no-such-folder = پوشه‌ی { $path } نیست.
needs-extra = این کار به بخشی نیاز دارد که نصب نیست: pip install "harmonium[{ $extra }]".
cannot-read = { $path } را نمی‌شود خواند: { $reason }.
cannot-write = { $path } را نمی‌شود نوشت: { $reason }.
bad-document = { $reason } (در { $place }).
key-twice = «{ $key }» در یک شیء دو بار نوشته شده است.
nothing-to-score = چیزی برای امتیازشماری نیست: ورودی خالی است.
