tranquility-title = 寧靜號

## 選項

option-tranquility-jagged_rocks = 嶙峋礁石
option-tranquility-sea_monsters = 海怪
option-tranquility-sea_monsters-none = 不使用
option-tranquility-sea_monsters-low = 3張
option-tranquility-sea_monsters-middle = 4張
option-tranquility-sea_monsters-high = 5張
option-tranquility-storm_compass = 風暴與羅盤
option-tranquility-jokers = 百搭卡牌
option-tranquility-remove_islands = 移除島嶼卡牌
option-tranquility-remove_islands-none = 不移除
option-tranquility-remove_islands-galatea = 伽拉忒亞（4張）
option-tranquility-remove_islands-triton = 特里頓（6張）
option-tranquility-remove_islands-leucothea = 琉科忒亞（8張）
option-tranquility-remove_islands-amphitrite = 安菲特里忒（10張）
option-tranquility-remove_islands-poseidon = 波塞頓（12張）
option-tranquility-high_arch = 高拱門
option-tranquility-pyramid = 金字塔
option-tranquility-day_night = 日與夜
option-tranquility-competitive = 競爭模式

## 分數

category-tranquility-cells = 已填的格子
category-tranquility-grid = 網格裡的卡牌
category-tranquility-discards = 棄牌

## 不合規則的選項

refused-Q-SETUP-5 = 《寧靜號》適合{ $least }至{ $most }位玩家，不能{ $seats }位一起玩。
refused-Q-COMBO-2 = 金字塔不能搭配高拱門，也不能搭配卡牌已用在探險家牌堆裡的模組。
refused-Q-COMBO-3 = 競爭模式只能搭配移除島嶼卡牌與高拱門。
refused-Q-VAR-COMPETE-1 = 競爭模式限2位玩家，不能{ $seats }位一起玩。

## 不合規則的牌局

refused-Q-SETUP-2 = 起始玩家必須在座。
refused-Q-SETUP-3 = 應移除{ $agreed }張不同的島嶼卡牌；這份牌局移除了{ $removed }張。
refused-Q-SETUP-4 = 共同牌堆必須是約定的{ $expected }張卡牌；這一疊有{ $cards }張，或內容不符。
refused-Q-SETUP-7 = 牌局必須為每位玩家的起點卡牌準備一個小於2^64的整數。
refused-Q-ROCKS-1 = 只有使用嶙峋礁石時才有礁石，並從六列的其中一列開始；不能是{ $row }。
refused-Q-VAR-PYRAMID-3 = 金字塔的探險家牌堆有28張卡牌；這一疊有{ $cards }張，或內容不符。

## 不合規則的網格

refused-Q-COMP-1 = 沒有島嶼{ $number }，或它出現了兩次。

## 不合規則的行動

refused-Q-TURN-1 = 還沒輪到你行動。
refused-Q-TURN-2 = 現在不能做這個行動。
refused-Q-TURN-4 = { $least ->
    [5] 有這麼多島嶼的手牌是{ $most }張，不是{ $cards }張。
   *[other] 有這些島嶼的手牌是{ $least }到{ $most }張，不是{ $cards }張。
  }
refused-Q-GRID-1 = 網格的格子是1至{ $cells }號；沒有{ $cell }號。
refused-Q-PLACE-1 = 需要一張手牌裡的島嶼和一個空格；{ $card }不能放在{ $cell }號格。
refused-Q-PLACE-2 = { $number }在{ $cell }號格不符合順序：數字必須沿著順序鏈遞增。
refused-Q-COST-4 = 請用剛好等於費用張數的可棄手牌支付。
refused-Q-COST-5 = 費用是{ $cost }張卡牌，而你只付得出{ $cards }張。
refused-Q-DISCARD-1 = 請棄掉剛好2張手牌。
refused-Q-DISCARD-2 = 你需要有2張可以棄掉的卡牌。
refused-Q-DISCARD-3 = 你有起點卡牌：必須先打出。
refused-Q-START-1 = 手上有起點卡牌時必須打出；沒有就不能打出。
refused-Q-START-4 = 現在不能這樣分攤起點卡牌的費用。
refused-Q-START-7 = 全體落敗：付不出起點卡牌的費用。
refused-Q-START-8 = 已經打出過起點卡牌；這一張只能棄掉。
refused-Q-FINISH-1 = 網格填滿、起點卡牌也在角落時，才能打出終點卡牌。
refused-Q-FINISH-3 = 你沒有終點卡牌可以打出。
refused-Q-END-1 = 遊戲結束：全體獲勝。
refused-Q-END-2 = 遊戲結束：全體落敗。
refused-Q-ROCKS-2 = { $cell }號格在嶙峋礁石的那一列。
refused-Q-ROCKS-3 = 把礁石移到另一個有空格的列，或棄掉2張卡牌。
refused-Q-MONSTER-2 = 你手上沒有海怪。
refused-Q-MONSTER-3 = { $cell }號格沒有島嶼可以讓海怪襲擊。
refused-Q-MONSTER-4 = { $cell }號格在封鎖的列裡，海怪不能放在那裡。
refused-Q-MONSTER-5 = 海怪不能棄掉。
refused-Q-MONSTER-7 = 一個回合只能嘗試一次抵達終點。
refused-Q-STORM-2 = 抽到了風暴：花費一張羅盤，或承受它。
refused-Q-STORM-3 = 請把手牌棄到剩3張。
refused-Q-STORM-6 = 紫色風暴要封鎖一個有空格的列，被封鎖的列不能放卡牌。
refused-Q-STORM-7 = 有橘色風暴在你面前，島嶼只能放在其他島嶼旁邊；{ $cell }號格的順序鄰格都沒有卡牌。
refused-Q-COMPASS-3 = 要棄掉所有手牌，手上必須有至少2張卡牌，而且沒有海怪。
refused-Q-COMPASS-4 = 沒有羅盤，或沒有這張可以移除的風暴：{ $storm }。
refused-Q-COMPASS-5 = 現在你只能花費羅盤，或跳過。
refused-Q-JOKER-2 = 百搭卡牌可以當作1至80之間尚未打出的數字；{ $number }不行。
refused-Q-JOKER-3 = { $number }已經打出過了。
refused-Q-JOKER-4 = 你手上沒有百搭卡牌。
refused-Q-VAR-ARCH-4 = { $cell }號格在拱頂，而拱柱還沒完成。
refused-Q-VAR-PYRAMID-5 = 必須先結算探險家卡牌。
refused-Q-VAR-DAYNIGHT-4 = 倒轉需要網格裡的一張卡牌和一張可棄的手牌；{ $cell }號格不行。
refused-Q-VAR-DAYNIGHT-5 = 網格裡還有卡牌的方向不對。
refused-Q-VAR-COMPETE-4 = 請從公開牌區拿取一張卡牌。
refused-Q-VAR-COMPETE-5 = 遊戲已經結束。
refused-Q-VAR-COMPETE-3 = { $cell }號格沒有卡牌，所以也沒有月亮在上的卡牌。
refused-Q-VAR-COMPETE-6 = 棄牌不可能是{ $discards }張：不在網格也不在這副手牌裡的島嶼有{ $left }張。

## 無法復原的原因

reveal-drawn = 已經抽了卡牌。
reveal-explored = 已經翻開了探險家卡牌。
reveal-offer = 公開牌區已經補滿。
reveal-announced = 所有人都宣布了：數字已經公開。
reveal-monsters = 已經公開各人手上有幾張海怪。
reveal-over = 遊戲已經結束。

## 卡牌

card-tranquility-start = 起點卡牌
card-tranquility-finish = 終點卡牌
card-tranquility-monster = 海怪
card-tranquility-joker = 百搭卡牌
card-tranquility-yellow = 黃色風暴
card-tranquility-purple = 紫色風暴
card-tranquility-orange = 橘色風暴
card-tranquility-compass = 羅盤
card-tranquility-rocks = 嶙峋礁石
card-tranquility-border = 邊框卡牌

## 遊戲桌上

tq-over = 航程結束：{ $cells }格填了{ $filled }格。
tq-warn-start = 起點卡牌會用掉你所有的手牌：{ $cards }。
tq-warn-commit = 這是你所有的手牌：{ $cards }。
tq-warn-draw = 接著就會抽牌，之後無法復原。
tq-missing = 還缺：{ $missing }。
tq-missing-cells = 填滿空格的島嶼
tq-missing-start = 起點卡牌
tq-missing-payment = 支付起點卡牌的卡牌
tq-missing-finish = 終點卡牌
tq-wait = 等待{ $name }……
tq-hand = 你的手牌：按數字鍵，再選擇位置。
tq-seat = 手牌{ $hand } · 抽牌堆{ $pile } · 棄牌{ $gone }
tq-compasses = 羅盤：{ $pool }
tq-offer = 公開牌區：{ $cards }
tq-day = 現在是白天。
tq-night = 現在是夜晚。

tq-asked-turn = 輪到你了：放置一張卡牌，或從清單選擇。
tq-asked-pay = 支付費用：棄掉{ $amount }張卡牌。
tq-asked-strike = 海怪來了！選擇牠要襲擊的卡牌。
tq-asked-new_rocks = 嶙峋礁石！選擇要放在哪一列。
tq-asked-window = 要花費羅盤嗎？
tq-asked-rocks = 移動礁石，或棄掉2張卡牌。
tq-asked-announce = 起點卡牌：你可以拿出幾張卡牌？
tq-asked-commit = 起點卡牌：你要付出幾張卡牌？
tq-asked-choose = 選擇你為起點卡牌付出的卡牌。
tq-asked-storm = 風暴！花費一張羅盤，或承受它。
tq-asked-take = 從公開牌區拿取卡牌。
tq-asked-opening = 正在抽起始手牌。
tq-asked-refill = 正在補牌。

tq-do-discard = 棄掉{ $cards }
tq-do-place = 把{ $card }當作{ $number }放在{ $cell }號格
tq-do-start = 打出起點卡牌（{ $card }）
tq-do-finish = 打出終點卡牌（{ $card }）
tq-do-monster = 用{ $card }襲擊{ $cell }號格
tq-do-hand = 棄掉所有手牌，獲得一張羅盤
tq-do-flip = 倒轉{ $cell }號格的卡牌
tq-do-spend-drawn = 用羅盤移除剛抽到的{ $storm }
tq-do-spend-row = 用羅盤移除第{ $row }列的{ $storm }
tq-do-spend-seat = 用羅盤移除{ $name }面前的{ $storm }
tq-do-lay = 把百搭卡牌放進公用區
tq-do-pass = 現在不用羅盤
tq-do-rocks = 把礁石移到第{ $row }列
tq-do-storm = 把風暴放在第{ $row }列
tq-do-announce = 我可以拿出{ $number }張
tq-do-give = { $pile ->
    [0] 付出{ $hand }張
   *[other] 付出{ $hand }張，另加抽牌堆頂的{ $pile }張（不看）
  }
tq-do-take = 拿取{ $card }
