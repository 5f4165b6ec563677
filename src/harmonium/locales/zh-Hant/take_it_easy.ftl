take_it_easy-title = Take It Easy

## 選項

option-take_it_easy-placement = 放置方式
option-take_it_easy-placement-free = 自由放置
option-take_it_easy-placement-connected = 相連放置
option-take_it_easy-placement-sun_moon_connected = 日月相連放置
option-take_it_easy-scoring = 計分方式
option-take_it_easy-scoring-standard = 只算線
option-take_it_easy-scoring-rays = 線與日月光束
option-take_it_easy-scoring-best_ray = 線與最佳光束
option-take_it_easy-rounds = 局數
option-take_it_easy-rounds-none = 每位玩家一局
option-take_it_easy-symbols = 太陽與月亮

## 分數

category-take_it_easy-lines = 線
category-take_it_easy-sun_rays = 陽光束
category-take_it_easy-moon_rays = 月光束
category-take_it_easy-best_sun_ray = 最佳陽光束
category-take_it_easy-best_moon_ray = 最佳月光束

## 不合規則的行動、選項、牌局或圖板

refused-T-COMP-1 = Take It Easy適合{ $least }至{ $most }位玩家，不能{ $seats }位一起玩。
refused-T-COMP-2 = 沒有{ $tile }這個板塊，或它出現了兩次。
refused-T-COMP-5 = 符號必須是「default」，或由字母s與m組成的{ $tiles }個字母，不能是「{ $symbols }」。
refused-T-SETUP-1 = 每一局裡每位玩家各有一張圖板。
refused-T-SETUP-2 = 第一位叫號者必須在座。
refused-T-MATCH-1 = 這份牌局有{ $dealt }局，但約定的是{ $rounds }局。
refused-T-TURN-1 = 牌局的第{ $round }局必須有{ $turns }個不同的板塊，實際上有{ $tiles }個。
refused-T-TURN-3 = 一局中所有人放置相同的{ $cells }個板塊；這裡有{ $tiles }個不同的板塊。
refused-T-VAR-MIX-4 = 最佳光束需要有人可以比較，不能單人玩。
refused-T-END-1 = 整場比賽已經結束。
refused-T-TURN-2 = 你已經放置了這個板塊，請等待其他人。
refused-T-BOARD-1 = 圖板的格子是0至18號；沒有{ $cell }號。
refused-T-BOARD-5 = 一張圖板要寫出{ $cells }個格子，不是{ $written }個。
refused-T-PLACE-2 = { $cell }號格已經有板塊了。
refused-T-VAR-CONNECTED-2 = 板塊必須與你圖板上的板塊相鄰；{ $cell }號格旁邊沒有板塊。
refused-T-VAR-SMCONN-3 = 這個板塊的符號與前一個相同，所以必須與你圖板上的板塊相鄰；{ $cell }號格旁邊沒有板塊。

reveal-all-placed = 所有人都放好了：圖板已經公開，下一個板塊也叫出來了。

## 遊戲桌上

symbol-sun = 太陽
symbol-moon = 月亮
tie-turn = 第{ $round }/{ $rounds }局，板塊{ $turn }/19
tie-place = 放置叫出的板塊。
tie-wait = 等待其他人……
tie-over = 整場比賽結束了。
tie-round-over = 第{ $round }局結束：{ $points }分
tie-next-round = 下一局
tie-rounds-sum = { $name }：{ $rounds } = { $total }
tie-called = 叫出：{ $tile }，{ $symbol }
tie-to-come = 還有{ $tiles }個板塊沒叫過
tie-brings = { $cell }號格可得{ $points }分。
tie-board-of = { $name }的圖板
tie-hindsight = 用這些板塊最多可以排出{ $points }分。
