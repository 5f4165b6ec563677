### بازی‌ای که ظاهر خودش را ندارد و با واژه‌های خودش روایت می‌شود.

plain-asks = چه می‌کنید؟
plain-waits = در انتظار دیگران…
plain-over = بازی تمام شد.
plain-table = میز بازی
plain-named = { $name }: { $value }
