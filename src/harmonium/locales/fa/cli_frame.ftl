### اطراف فرمان‌های پایانه.

cli-usage = شیوه‌ی کاربرد:
cli-usage-options = { "[" }گزینه‌ها]
cli-usage-command = فرمان…
cli-panel-options = گزینه‌ها
cli-panel-arguments = آرگومان‌ها
cli-panel-commands = فرمان‌ها
cli-help-option = نمایش همین راهنما.
cli-default = پیش‌فرض: { $value }
cli-required = لازم
no-such-command = فرمان «{ $name }» نیست. فرمان‌های موجود: { $known }.
no-such-option = این‌جا گزینه‌ی «{ $name }» نیست.
missing-argument = { $name } داده نشده است.
bad-argument = مقدار { $name } درست نیست.
missing-value = { $name } به مقدار نیاز دارد.
extra-arguments = اضافی است: { $given }.
cli-try = شیوه‌ی کاربرد: { $command }
