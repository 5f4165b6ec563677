take_it_easy-title = Take It Easy

## Налаштування

option-take_it_easy-placement = Розміщення
option-take_it_easy-placement-free = вільне
option-take_it_easy-placement-connected = суміжне
option-take_it_easy-placement-sun_moon_connected = суміжне «сонце/місяць»
option-take_it_easy-scoring = Підрахунок балів
option-take_it_easy-scoring-standard = лінії
option-take_it_easy-scoring-rays = лінії та промені
option-take_it_easy-scoring-best_ray = лінії та найкращий промінь
option-take_it_easy-rounds = Раунди
option-take_it_easy-rounds-none = стільки, скільки гравців
option-take_it_easy-symbols = Сонця й місяці

## Бали

category-take_it_easy-lines = Лінії
category-take_it_easy-sun_rays = Сонячні промені
category-take_it_easy-moon_rays = Місячні промені
category-take_it_easy-best_sun_ray = Найкращий сонячний промінь
category-take_it_easy-best_moon_ray = Найкращий місячний промінь

## Що не так із дією, налаштуванням, роздачею чи планшетом

refused-T-COMP-1 = У Take It Easy грають від { $least } до { $most } гравців, а не { $seats }.
refused-T-COMP-2 = Плитки { $tile } немає, або вона тут двічі.
refused-T-COMP-5 = Символи записують як «default» або літерами s та m, усього { $tiles }, а не «{ $symbols }».
refused-T-SETUP-1 = У кожному раунді в кожного один планшет.
refused-T-SETUP-2 = Перший ведучий має сидіти за столом.
refused-T-MATCH-1 = Раундів у роздачі: { $dealt }, а домовлено про { $rounds }.
refused-T-TURN-1 = Різних плиток у роздачі раунду { $round } має бути { $turns }, а не { $tiles }.
refused-T-TURN-3 = У раунді всі розміщують ті самі плитки, усього { $cells }; тут різних плиток { $tiles }.
refused-T-VAR-MIX-4 = Для найкращого променя потрібен суперник: наодинці цей варіант не грають.
refused-T-END-1 = Матч завершено.
refused-T-TURN-2 = Ви вже розмістили цю плитку; зачекайте на інших.
refused-T-BOARD-1 = Клітинки планшета мають номери від 0 до 18; { $cell } серед них немає.
refused-T-BOARD-5 = Клітинок у записі планшета має бути { $cells }, а не { $written }.
refused-T-PLACE-2 = У клітинці { $cell } вже є плитка.
refused-T-VAR-CONNECTED-2 = Плитка має торкатися іншої плитки на вашому планшеті; клітинка { $cell } не торкається жодної.
refused-T-VAR-SMCONN-3 = Символ такий самий, як на попередній плитці, тож плитка має торкатися іншої плитки на вашому планшеті; клітинка { $cell } не торкається жодної.

reveal-all-placed = Усі вже розмістили: планшети відкрито, оголошено наступну плитку.

## За столом

symbol-sun = сонце
symbol-moon = місяць
tie-turn = раунд { $round } з { $rounds }, плитка { $turn } з 19
tie-place = Розмістіть оголошену плитку.
tie-wait = Очікуємо на інших…
tie-over = Матч завершено.
tie-round-over = Раунд { $round } завершено: { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
  }
tie-next-round = Наступний раунд
tie-rounds-sum = { $name }: { $rounds } = { $total }
tie-called = Оголошено: { $tile }, { $symbol }
tie-to-come = { $tiles ->
    [one] ще не оголошено { $tiles } плитку
    [few] ще не оголошено { $tiles } плитки
    [many] ще не оголошено { $tiles } плиток
   *[other] ще не оголошено { $tiles } плитки
  }
tie-brings = Клітинка { $cell } дає { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
  }.
tie-board-of = { PERSON($name) ->
    [second] Ваш планшет
   *[third] Планшет: { $name }
  }
tie-hindsight = Найкращий планшет із цих плиток дав би { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
  }.
