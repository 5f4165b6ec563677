### 計分冊與叫號機，給用實體遊戲玩的人。

pad-title = 計分冊
pad-menu = 計分
pad-words = 你用實體遊戲玩，計分交給這裡：輸入桌上的情況，點一下數字，圖板就會顯示它從哪裡來。所有內容都留在這個瀏覽器裡。
pad-box = 搭配實體遊戲
pad-box-words = 每一分都說明來源的計分冊，以及Take It Easy的叫號機。
pad-about-harmonies = 圖板、卡牌、自然精靈；動物還能放在哪裡。
pad-about-take_it_easy = 最多六位玩家的圖板，一局接一局。
pad-about-tranquility = 卡牌可以放哪裡，費用是多少。

## 計分表

pad-new = 新計分表
pad-open = 進行中的計分表
pad-open-none = 目前沒有任何計分表。
pad-together = 多人遊戲
pad-beside = 其他工具
pad-diary = 單人日誌
pad-diary-empty = 為一場單人遊戲計分，再把計分表放進日誌：它會保存你的最高分數。
pad-export = 儲存所有計分表
pad-export-one = 儲存這張計分表
pad-import = 讀取檔案
pad-import-none = 這不是計分冊的檔案；沒有任何更動。
pad-imported = 新增{ $added }張計分表，更新{ $renewed }張，已有{ $same }張{ $unreadable ->
    [0] 。
   *[other] ，{ $unreadable }張無法讀取。
  }
pad-kept-here = 計分表只存在這個瀏覽器裡。請不時存成檔案，也可以用檔案帶到其他裝置。
pad-not-stored = 這個瀏覽器沒有空間保存計分表。關閉這個頁面就會消失，請存成檔案。
pad-aside = 這裡有一張計分表無法讀取，已原封不動另外保留。
pad-aside-save = 儲存
pad-aside-forget = 丟掉
pad-undo = 復原
pad-finish = 放進日誌
pad-finished-since = { $day }放進日誌。
pad-reopen = 重新開啟
pad-more = 更多
pad-delete = 丟掉這張計分表
pad-delete-sure = 確定嗎？再按一次
pad-count-again = 重新計算
pad-counted-here = 目前沒有連線：由這部裝置計分。你的計分表都保存在這裡。
pad-setup = 玩家與變體
pad-player = 玩家{ $seat }
pad-standing = { $name }：{ $total }
pad-name = 玩家{ $seat }的名字
pad-player-more = 增加一位玩家
pad-player-less = 減少一位玩家
pad-done = 完成

## 分數

pad-rank = 名次
pad-rule = 規則書的規則{ $rule }
pad-points-of = { $name }，{ $category }：{ $points }
pad-nothing-yet = 這裡還沒有東西。
pad-live-total = { $name }：{ $points }分
pad-one-more = 加1
pad-one-less = 減1

## 日誌

pad-best = 最佳
pad-average = 平均
pad-played = 場數
pad-wins = 獲勝
pad-most-suns = 最多太陽
pad-new-record = 新紀錄

## 和諧之森

pad-harmonies-hint = 選一種指示物，再點格子；或直接點格子，看它帶來多少分數。
pad-tokens = 指示物
pad-token = { $token }，盒裡還有{ $left }個
pad-rubber = 拿掉最上方的配件
pad-cubes = 方塊
pad-cube = { $card }的方塊，還有{ $left }個
pad-cubes-placed = { $card }已放置的方塊
pad-add-cards = 加入卡牌
pad-no-cards = 還沒有卡牌。
pad-choose-cards = 卡牌
pad-search = 依名稱搜尋
pad-filters = 只顯示
pad-fits-now = 現在可放
pad-fits = 有{ $count }處可放
pad-spirit = 自然精靈
pad-no-card = 沒有叫這個名稱的卡牌。
pad-where = { $count ->
    [0] { $card }現在沒有地方可放。
   *[other] { $card }現在可以放在{ $cells }。
  }
pad-cell-points = { $text }；分數：{ $points }
pad-why-cell = { $cell }帶來的分數
pad-why-trees = { $cell }的{ $stack }
pad-why-mountains = { $cell }的{ $stack }，與其他山脈相鄰
pad-why-fields = { $size }個黃色指示物的原野：{ $cells }
pad-why-buildings = { $cell }的{ $stack }周圍有{ $colours }
pad-why-river = 最長的河流，長度{ $size }：{ $cells }
pad-why-island = { $size ->
    [1] 1格的島嶼：{ $cells }
   *[other] { $size }格的島嶼，從{ $cell }開始
  }
pad-why-animals = { $card }：{ $cubes }個方塊已放置{ $placed }個
pad-why-spirit = { $card }：{ $cells }
pad-none-H-LAND-6 = { $cell }的{ $stack }沒有樹葉
pad-none-H-SCORE-BUILDING-1 = { $cell }的磚塊下面沒有東西
pad-none-H-SCORE-MOUNTAIN-2 = { $cell }的{ $stack }，旁邊沒有其他山脈
pad-none-H-SCORE-FIELD-1 = { $cell }的單獨黃色指示物
pad-none-H-SCORE-BUILDING-2 = { $count ->
    [0] { $cell }的{ $stack }周圍沒有任何顏色
   *[other] { $cell }的{ $stack }周圍只有{ $colours }
  }
pad-none-H-SCORE-RIVER-1 = 長度1的河流太短
pad-none-H-SCORE-RIVER-2 = { $cells }：不在河流的最短路徑上
pad-none-H-SCORE-RIVER-5 = 另一條河流，不是最長的：{ $cells }
pad-none-H-SCORE-CARD-1 = { $card }：還沒有放置方塊
pad-none-H-SPIRIT-6 = { $card }：方塊沒有放置
pad-won-H-WIN-1 = { $names }分數最高。
pad-won-H-WIN-2 = 分數相同：{ $names }圖板上的動物比較多，有{ $animals }隻。
pad-won-H-WIN-3 = { $names }共享第一名。

## Take It Easy

pad-round = 第{ $round }局
pad-round-more = 下一局
pad-match = 整場比賽
pad-tiles = 板塊
pad-tile = 板塊{ $tile }
pad-tile-used = 板塊{ $tile }，已在圖板上
pad-tie-hint = { $laid ->
    [0] 選一個板塊再點格子，或移到格子上輸入數字。
    [19] 19個板塊都放好了。
   *[other] 已放{ $laid }個板塊，共19個
  }
pad-tie-held = { $tile }：點它的格子。
pad-tie-waiting = 這裡是哪個板塊？
pad-tie-replace = 選擇其他板塊，或把這個拿掉。
pad-tie-typed = { $digits }…
pad-tie-take-off = 拿掉板塊
pad-take-off = 拿掉
pad-tie-way-V = 第{ $number }條垂直線
pad-tie-way-A = 第{ $number }條上斜線
pad-tie-way-B = 第{ $number }條下斜線
pad-tie-why-lines = { $way }：{ $length } × { $value }
pad-tie-why-sun_rays = { $way }：{ $length }個太陽
pad-tie-why-moon_rays = { $way }：{ $length }個月亮
pad-tie-why-best_sun_ray = 最佳陽光束，{ $way }：{ $length }個板塊，數值{ $value }
pad-tie-why-best_moon_ray = 最佳月光束，{ $way }：{ $length }個板塊，數值{ $value }
pad-tie-strange = 同一局裡大家放置的板塊都相同；這些沒有出現在每張圖板上：{ $tiles }。
pad-crowded = { $names }：未完成的卡牌最多{ $most }張。圖板上還有方塊沒有記下。
pad-tie-ahead = 領先：{ $names }
pad-symbols = 太陽與月亮
pad-symbols-words = 點板塊可以切換符號，直到清單與你的實體遊戲一致。
pad-symbols-count = { $suns }個太陽，{ $moons }個月亮
pad-symbols-usual = 預設清單

## 寧靜號

pad-grid = 網格
pad-modules = 使用的模組與變體
pad-grid-standard = 6 × 6
pad-grid-high_arch = 高拱門
pad-grid-pyramid = 金字塔
pad-chart = 海圖
pad-hand = 手牌
pad-hand-empty = 還沒有卡牌。
pad-hand-add = 加入
pad-hand-away = 從手牌拿掉{ $number }
pad-card-number = 卡牌的數字
pad-others = 其他可以用來支付的卡牌
pad-fits-title = { $number }可以放哪裡
pad-sea = 海上
pad-blocked = 封鎖的列，由下往上數
pad-orange = 橘色風暴：只能放在其他島嶼旁邊
pad-sea-hint = 點格子輸入數字，或把卡牌加入手牌，看看費用是多少。
pad-sea-held = { $places ->
    [0] { $number }沒有地方可放。
    [1] { $number }可以放在1格。點它就能放置卡牌。
   *[other] { $number }可以放在{ $places }格。點其中一格就能放置卡牌。
  }
pad-sea-empty = { $cell }號格，空格
pad-sea-cell = { $cell }號格：{ $number }
pad-sea-no = { $cell }號格，空格，{ $number }不符合順序
pad-sea-cost = { $cost ->
    [0] { $cell }號格：放{ $number }免費
   *[other] { $cell }號格：放{ $number }的費用是{ $cost }張卡牌
  }
pad-sea-against = { $cell }號格：{ $number }符合順序，但{ $rule }不允許
pad-sea-room = { $cell }號格：可放{ $least }至{ $most }的數字
pad-sea-no-room = { $cell }號格：前後的數字之間沒有能放的數字
pad-sea-nowhere = { $number }沒有地方可放。
pad-sea-spot = { $cost ->
    [0] { $cell }號格：免費
   *[other] { $cell }號格：{ $cost }張卡牌，與{ $numbers }相鄰
  }
pad-sea-spot-against = { $cost ->
    [0] { $cell }號格：現在不行
   *[other] { $cell }號格：現在不行，費用會是{ $cost }張
  }
pad-put-in = 放入
pad-turn-round = 倒轉
pad-sun = 太陽
pad-moon = 月亮
pad-discards = { $name }棄掉的卡牌
pad-voyage = 航程
pad-filled = 已填{ $filled }格，共{ $cells }格
pad-rows-complete = 完整的列：{ $rows }
pad-rows-consecutive = 數字連續、可得羅盤的列：{ $rows }
pad-how-it-ended = 結果如何？
pad-ended-open = 還在航行
pad-ended-won = 獲勝
pad-ended-lost = 落敗

## 叫號機

caller-title = 叫號機
caller-words = 為桌邊所有人抽取Take It Easy的板塊，也可以唸出來。
caller-at = 第{ $round }局，第{ $called }個板塊，共{ $most }個
caller-voice = 語音
caller-symbols = 符號
caller-whole = 全螢幕
caller-small = 離開全螢幕
caller-first = 點一下，抽出第一個板塊
caller-next = 點一下，抽下一個板塊
caller-over = 這是本局最後一個板塊。
caller-undo = 退回
caller-again = 再唸一次
caller-new = 新的一局
caller-new-sure = 確定嗎？再按一次
caller-new-told = 第{ $round }局開始。
caller-taken-back = 已退回最後一個板塊。
caller-called = 已經叫出
caller-none = 還沒有板塊。
caller-say = { $first }、{ $second }、{ $third }
caller-keys = 按鍵：空白鍵或 → 下一個，← 退回，R 再唸一次，V 語音。
caller-count = 計算圖板分數
