### Навчання грі за її столом.

learn-offer = Навчитися за п’ять хвилин
learn-left-at = Вчитися далі: { $stage } з { $stages }
learn-stage = { $stage } з { $stages }
learn-title = Вчимося: { $game }, { $stage } з { $stages }
learn-next = Далі
learn-again = Ще раз
learn-leave = Вийти
learn-finish = До справжньої партії
learn-done-all = Тепер ви вмієте грати: { $game }!
learn-play = Зіграти з ботом: { $bot }
learn-from-start = Спочатку
learn-key-task = Завдання
learn-key-on = Далі

learn-not-here = Це – для справжньої партії.
learn-nothing = Для гри { $game } ще ніхто не написав навчання.
learn-no-such-stage = Кроку { $stage } немає; є кроки від 1 до { $stages }.
cli-learn-help = Навчитися гри за п’ять хвилин, крок за кроком.
cli-learn-stage = Почати з цього кроку, рахуючи від 1.
