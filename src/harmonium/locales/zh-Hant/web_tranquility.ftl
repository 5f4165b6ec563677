### 瀏覽器裡的寧靜號。

panel-tranquility-ceremony = { tq-start-short }
panel-tranquility-crew = 船員
panel-tranquility-voyage = 航程

tq-standard = 標準
tq-is-day = 白天
tq-is-night = 夜晚
tq-island = 島嶼{ $number }
tq-sun-up = 太陽在上
tq-moon-up = 月亮在上
tq-sun = 太陽
tq-moon = 月亮

## 請玩家做的事

tq-asks-turn = 先選卡牌，再選位置
tq-asks-only-discard = 手牌都沒有地方可放：棄掉2張
tq-asks-place = { $card }：選擇要放的位置
tq-asks-nowhere = { $card }現在沒有地方可放
tq-asks-start = 你有起點卡牌：放到它的角落
tq-asks-finish = 終點卡牌：放到它的角落
tq-asks-monster = 海怪：選擇要襲擊的卡牌
tq-asks-joker = 百搭卡牌：選擇要放的位置
tq-asks-flip = 選擇要倒轉的卡牌
tq-asks-compass = 選擇要移除的風暴
tq-asks-two = { $left ->
    [1] 再選1張要棄掉的卡牌
   *[other] 選擇2張要棄掉的卡牌
  }
tq-asks-pay = { $left ->
    [1] 支付費用：{ $amount ->
        [1] 選1張卡牌
       *[other] 再選1張卡牌
      }
   *[other] 支付費用：選{ $left }張卡牌
  }
tq-asks-choose = 為起點卡牌選{ $left }張卡牌
tq-asks-give = 為起點卡牌付出選好的卡牌
tq-asks-rocks = 把礁石移到另一列，或棄掉2張卡牌
tq-asks-rocks-move = 把礁石移到另一列
tq-asks-storm-yellow = { $left ->
    [0] 黃色風暴在你面前
   *[other] 黃色風暴：選{ $left }張要棄掉的卡牌
  }
tq-asks-storm-orange = 橘色風暴在你面前
tq-asks-storm-purple = 紫色風暴：選擇要封鎖的列
tq-wait-announce = 等待{ $name }宣布……
tq-wait-commit = { $name }正在決定付出幾張卡牌……
tq-wait-choose = 等待{ $name }選擇……

## 可以做的事

tq-discard-two = 棄掉2張
tq-discard-hand = 棄掉所有手牌換羅盤
tq-flip = 倒轉一張卡牌
tq-use-compass = 使用羅盤
tq-lay-joker = 百搭卡牌放進公用區
tq-no-compass = 現在不用羅盤
tq-go-on = 繼續
tq-take-storm = 承受風暴
tq-spend-on-it = 用羅盤移除
tq-do-it = 你可以做的事
tq-key-hand = 拿起一張手牌
tq-key-discard = 棄掉2張

## 海圖

tq-chart = 海圖
tq-cell = 第{ $row }列的{ $cell }號格
tq-cell-empty = 空格
tq-cell-border = 空格，下面有邊框卡牌
tq-cell-island = 島嶼{ $number }
tq-cell-joker = 當作{ $number }的百搭卡牌
tq-here = { $card }可以放這裡
tq-here-cost = { $cost ->
    [0] { $card }可以放這裡，免費
   *[other] { $card }可以放這裡，費用{ $cost }張卡牌
  }
tq-here-flip = 倒轉它
tq-here-strike = 海怪可以襲擊這裡
tq-here-joker = 百搭卡牌可以放這裡
tq-here-rocks = 礁石可以放這裡
tq-here-storm = 風暴可以放這裡
tq-here-compass = 可以用羅盤移除這裡的風暴
tq-here-start = 把起點卡牌放這裡
tq-here-finish = 把終點卡牌放這裡
tq-row = 第{ $row }列
tq-purple-storms = { $count }張紫色風暴
tq-corner-start = 起點卡牌的角落
tq-corner-finish = 終點卡牌的角落
tq-free = 免費
tq-costs = 費用{ $cost }
tq-start-short = 起點
tq-finish-short = 終點
tq-note-places = { $places }個位置
tq-barred-Q-COST-5 = 費用超過你付得出的張數
tq-barred-Q-ROCKS-2 = 被嶙峋礁石封鎖
tq-barred-Q-START-1 = 必須先打出起點卡牌
tq-barred-Q-STORM-6 = 被紫色風暴封鎖
tq-barred-Q-STORM-7 = 橘色風暴在你面前，只能放在其他島嶼旁邊
tq-barred-Q-VAR-ARCH-4 = 兩根拱柱完成之前，拱頂不開放
tq-storm-letter-yellow = 黃
tq-storm-letter-orange = 橘
tq-storm-letter-purple = 紫

## 手牌、牌堆與公開牌區

tq-your-hand = 你的手牌
tq-hand-empty = 沒有手牌了
tq-card-places = { $places ->
    [0] { $card }，現在沒有地方可放
   *[other] { $card }，{ $places }個位置
  }
tq-card-chosen = { $card }，已選為棄牌
tq-card-choosable = { $card }，可以棄掉
tq-your-pile = 抽牌堆
tq-your-discards = 棄牌堆
tq-own-discards = 你的棄牌：{ $cards }
tq-offer-title = 公開牌區
tq-take = 拿取{ $card }
tq-deck-left = 牌堆剩{ $count }張
tq-hand-of = 手牌{ $count }張
tq-pile-of = 抽牌堆{ $count }
tq-discards-of = 棄牌{ $count }
tq-known-monsters = 手上有{ $count }張海怪
tq-seat-storm = { $count ->
    [1] { $storm }
   *[other] { $storm }（{ $count }張）
  }
tq-yellow-means = 手牌上限3張
tq-orange-means = 只能放在島嶼旁
tq-hands-are-secret = 手牌是祕密，遊戲全程靜默。

## 百搭卡牌

tq-joker-title = { $cell }號格要當作哪個數字？
tq-joker-number = { $number }
tq-joker-number-cost = { $cost ->
    [0] { $number }，免費
   *[other] { $number }，費用{ $cost }張卡牌
  }

## 起點卡牌

tq-ceremony = 起點卡牌：{ $owed ->
    [1] 大家還要再付1張卡牌
   *[other] 大家一起付{ $owed }張卡牌
  }
tq-ceremony-announce = 每個人可以拿出幾張？所有人都說了才會公開數字。
tq-ceremony-commit = 現在輪流承諾張數，直到湊齊為止。
tq-ceremony-choose = 同時選出並付出承諾的卡牌。
tq-could-spare = 可以拿出{ $number }張
tq-has-announced = 已宣布
tq-has-not-announced = 思考中
tq-gives = { $pile ->
    [0] 付出{ $hand }張
   *[other] 付出{ $hand }張，另加抽牌堆的{ $pile }張
  }
tq-has-at-most = 最多{ $most }張
tq-is-promising = 正在決定張數
tq-has-chosen = 已選好
tq-spare-how-many = 我可以拿出
tq-give-how-many = 我付出
tq-give-blind = { $hand }張，另加抽牌堆頂的{ $pile }張（不看）
tq-promised = 已承諾{ $count }張，共需{ $owed }張
tq-your-number = 你可以拿出{ $number }張。等待其他人。
tq-choose-below = 從手牌選{ $count }張卡牌。
tq-give-these = 付出這些卡牌

## 風暴與羅盤

tq-pool = 大家的羅盤
tq-supply = 供應堆{ $count }張
tq-storm-at-row = 第{ $row }列的{ $storm }
tq-storm-before = { $name }面前的{ $storm }
tq-storm-before-you = 你面前的{ $storm }
tq-remove-this = 移除：{ $storm }
tq-point = 移除這張？
tq-points = { $name }指著風暴：{ $storm }
tq-drawn = { $name }抽到了：{ $storm }
tq-storm-does-yellow = 從現在起你的手牌上限是3張，直到用羅盤移除它。
tq-storm-does-orange = 從現在起你的島嶼只能放在其他島嶼旁，直到用羅盤移除它。
tq-storm-does-purple = 封鎖你選擇的一列，直到用羅盤移除它。

## 航程

tq-progress = 已填{ $filled }格，共{ $cells }格
tq-start-played = 起點卡牌已在角落
tq-start-not-played = 還沒有人打出起點卡牌
tq-night-at = 填到{ $cells }格時入夜
tq-night-now = 現在是夜晚：放置時月亮在上
tq-explorer-left = 剩{ $count }張探險家卡牌
tq-sunk = 已沉沒：{ $numbers }
tq-gap = { $cells }格，可放{ $numbers }個數字

## 遊戲過程

tq-told-drew = { $name }抽了{ $count }張卡牌
tq-told-drew-own = { $name }抽了{ $cards }
tq-told-discarded = { $name }棄掉{ $count }張卡牌
tq-told-discarded-own = { $name }棄掉{ $cards }
tq-told-blind = { $name }從抽牌堆付出{ $count }張沒看過的卡牌
tq-told-starts = 起點卡牌已洗入抽牌堆
tq-told-placed = { $name }把{ $number }放在{ $cell }號格
tq-told-joker = { $name }把百搭卡牌當作{ $number }放在{ $cell }號格
tq-told-start = { $name }打出起點卡牌
tq-told-start-joker = { $name }把百搭卡牌當作起點卡牌打出
tq-told-finish = { $name }打出終點卡牌
tq-told-finish-joker = { $name }把百搭卡牌當作終點卡牌打出
tq-told-finish-failed = { $name }嘗試抵達終點，但還有海怪出沒
tq-told-shows-monsters = { $name }亮出{ $count }張海怪
tq-told-struck = 海怪吞掉了{ $cell }號格的{ $number }（{ $name }）
tq-told-flipped = { $name }倒轉了{ $cell }號格的卡牌
tq-told-night = 入夜了
tq-told-compass-start = 打出起點卡牌，獲得一張羅盤（{ $name }）
tq-told-compass-row = 第{ $row }列數字連續，獲得一張羅盤（{ $name }）
tq-told-compass-hand = { $name }棄掉所有手牌，獲得一張羅盤
tq-told-compass-explored = { $name }發現了羅盤
tq-told-spent = { $name }用羅盤移除了{ $storm }
tq-told-joker-laid = { $name }把百搭卡牌當作羅盤放進公用區
tq-told-storm-drawn = { $name }遇上風暴：{ $storm }
tq-told-storm-stays = { $storm }留在{ $name }面前
tq-told-storm-row = { $name }把{ $storm }放在第{ $row }列
tq-told-rocks = { $name }把礁石移到第{ $row }列
tq-told-explored = { $name }探險：{ $card }
tq-told-removed = { $card }：移出遊戲
tq-told-calm = 風平浪靜
tq-told-announced = { $name }已宣布
tq-told-announced-own = { $name }宣布了{ $number }張
tq-told-could-spare = { $name }可以拿出{ $number }張
tq-told-gives = { $pile ->
    [0] { $name }承諾付出{ $hand }張
   *[other] { $name }承諾付出{ $hand }張，另加抽牌堆頂的{ $pile }張（不看）
  }
tq-told-chose = { $name }選好了要付出的卡牌
tq-told-took = { $name }拿取了{ $card }
tq-told-offer = 公開牌區新增：{ $cards }
tq-told-won = 航程成功
tq-told-lost = 航程失敗；還缺：{ $missing }
tq-told-over = 遊戲結束

## 結果

tq-lost = 航程失敗：{ $cells }格填了{ $filled }格。還缺：{ $missing }。
tq-story-won = 風平浪靜
tq-story-lost = 船難
tq-story-over = 航程結束
tq-story-all = 從起點到終點，{ $cells }格全部填滿了。
tq-story-full = { $cells }格全部填滿了。
tq-story-close = { $cells }格填了{ $filled }格，還差{ $left }格。
tq-story-Q-END-1 = { $name }在完成的海圖上打出了終點卡牌。
tq-story-Q-END-2 = { $name }沒有合法行動了。
tq-story-Q-START-7 = 湊不齊起點卡牌的8張卡牌。
tq-story-complete = 海圖已經完成：{ $cells }格全部填滿了。
tq-story-tie = 分數相同：後手的月亮獲勝。
tq-story-stopped = 航程提前結束。

## 玩家幫助

tq-aid-turn = 你的回合
tq-aid-place = 把一張島嶼卡牌放在任一空格。沿著順序鏈，從左下到右上，數字必須遞增。
tq-aid-cost = 順序鄰格有卡牌時，費用是兩數的差值；兩邊都有時取較小的差值。棄掉同樣張數的卡牌。鄰格都空著就免費。
tq-aid-two = 或棄掉2張卡牌。然後補牌到{ $hand }張。
tq-aid-start-title = 起點與終點
tq-aid-start = 還沒有人打出起點卡牌時，持有者必須打出：全體一起棄掉{ $cards }張卡牌，自由分攤。
tq-aid-finish = 海圖填滿、起點卡牌已就位時，打出終點卡牌就全體獲勝。
tq-aid-lose = 只要有人沒有合法行動，就全體落敗。
tq-aid-silence = 不能談論卡牌或計畫。
tq-aid-modules = 這場遊戲的模組
tq-aid-jagged_rocks = 嶙峋礁石封鎖一列。每次行動後，把它移到另一列或棄掉2張卡牌。有{ $rows }列完整時移除。
tq-aid-sea_monsters = 海怪不能棄掉。把牠打在一座島嶼上：兩張都移除。只要有人手上有海怪，就不能獲勝。
tq-aid-storm_compass = 風暴一抽到就生效。黃色：手牌上限3張。橘色：島嶼只能放在其他島嶼旁。紫色：封鎖一列。一張羅盤移除一張風暴；打出起點卡牌、完成數字連續的一列、棄掉所有手牌，都能獲得羅盤。
tq-aid-jokers = 百搭卡牌可以當作任何尚未打出的島嶼數字，也可以當作起點、終點、海怪或羅盤。
tq-aid-remove_islands = 有些島嶼卡牌被移除了，沒有人知道是哪些。
tq-aid-high_arch = 拱頂就是最上面一列，兩根拱柱都填滿時才開放。
tq-aid-pyramid = 把島嶼放在邊框卡牌上時，翻開一張探險家卡牌：終點、羅盤、風暴、海怪、礁石，或風平浪靜。
tq-aid-day_night = 海圖填滿一半時入夜。要獲勝，下半部必須太陽在上，上半部月亮在上。棄掉1張卡牌可以倒轉1張卡牌。
tq-aid-competitive = 你們是對手，太陽對月亮：網格裡每張你的圖案在上的卡牌{ $points }分，每張棄牌扣1分。從公開牌區補牌；平手時月亮獲勝。
