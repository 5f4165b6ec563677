### Гра без власного вигляду, розказана словами, які вона приносить.

plain-asks = Що ви робите?
plain-waits = Очікуємо на інших…
plain-over = Партію завершено.
plain-table = Стіл
plain-named = { $name }: { $value }
