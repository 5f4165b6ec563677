### Help while playing, on the page: hints, teaching, hopes.

help-title = Допомога
help-hint = Підказка
help-practice = З підказкою ця партія стає тренуванням: вона не ввійде ні до рекордів, ні до середнього.
help-show = Показати підказку
help-show-act = Показати, що зробити
help-play = Так і зіграти
help-none = За цим столом підказок не беруть.
help-thought-by = Підказує { $bot }.
help-worth-points = Балів наприкінці: приблизно { $best }; найближча альтернатива, { $other }, – приблизно { $second }.
help-worth-chance = Перемог зі 100 партій: приблизно { $best }; найближча альтернатива, { $other }, – приблизно { $second }.
help-teaching = Погляньте ще раз
help-judged-played = Зіграно: { $act }
help-judged-better = Краще: { $act }
help-take-back = Скасувати
help-go-on = Грати далі
help-with-teaching = Навчальна партія
help-with-teaching-about = Після дії, що коштує багато, стіл каже про це, показує кращу й дає скасувати зігране. Це тренування.
help-with-hints = Можна брати підказки
help-with-hints-about = Це видно кожному ще до того, як сісти за стіл. З першою підказкою партія стає тренуванням.
web-set-hopes = Як дія впливає на ваші карти, лінії чи проміжки
keys-hint = підказка: куди дивитися, потім що зробити
text-command-hint = підказка; ще раз – що саме зробити
