### 用文字呈現的遊戲桌。

web-set-text = 以文字顯示遊戲桌
web-set-text-help = 用文字描述圖板，並提供指令列：適合使用螢幕閱讀器的人，也適合喜歡文字的人。
text-view = 文字檢視
text-leave = 圖像檢視

## 可以做的事

text-actions = 你可以做的事
text-command = 指令
text-send = 執行
text-hint = 輸入行動，例如「{ $example }」，或從清單裡選；「help」說明其他指令。
text-hint-watching = 輸入指令，例如「board」或「points」；「help」列出所有指令。
text-answer = 回覆
text-none = 現在沒有可以做的事。
text-none-begins = 沒有以「{ $beginning }」開頭的行動；目前共有{ $count }個行動。
text-count = { $count }個行動
text-rest = 其他
text-past = 這是先前的時刻。要行動，請輸入「present」回到現在。
text-present = 這裡就是現在。
text-watching = 你在觀戰：只有玩家可以行動。
text-waits = 上一個行動有回應後立即執行：{ $commands }
text-not-done = 未執行：{ $commands }。按向上鍵可叫回你輸入的指令。
text-lately = 最近發生的事

## 指令

text-help = 指令
text-help-keys = 在任何地方按斜線鍵（/）都能移到指令列；按向上鍵可叫回先前輸入的指令。
text-key-command = 移到指令列
text-help-commands = 查看
text-help-actions = 行動
text-command-board = 移到圖板
text-command-cards = 移到你的手牌與卡牌
text-command-turn = 現在要你做什麼
text-command-legal = 你可以做的事；加上開頭，例如「{ $example }」，就只列出這樣開頭的行動
text-command-what = 某一格有什麼、周圍有什麼、可以放什麼
text-command-points = 所有人的分數
text-command-log = 最近發生的事
text-command-point = 不說話，指出該用羅盤移除的風暴
text-command-undo = 復原
text-command-present = 正在看先前的時刻時，回到現在
text-command-help = 這些指令
text-which-cell = 哪一格？例如：{ $example }
text-no-cell = 沒有{ $cell }這一格。例如：{ $example }
text-no-cards = 現在沒有卡牌或板塊可以給你看。

## 圖板與分數

text-your-board = 你的圖板
text-cell-empty = 空格
text-cell = { $cell }：{ $content }
text-named = { $name }：{ $text }
text-row = { $title }：{ $items }
text-column = { $column }行
text-around = 周圍：{ $cells }
text-points = { $name }：{ $total }分。{ $items }
text-change = { $category } { $points }

## Take It Easy

text-tie-place = 放置{ $tile }
text-tie-asks = 放置叫出的板塊：{ $tile }
text-tie-into = { $points ->
    [0] { $cell }號格
   *[other] { $cell }號格，得{ $points }分
  }
text-tie-lines = 線
text-tie-open = { $line }，還沒有板塊
text-tie-alive = { $line }，最多可得{ $points }分
text-tie-completed = { $line }，得{ $points }分
text-tie-broken = { $line }，已無法得分
text-tie-form = 把叫出的板塊放在9號格

## 和諧之森

text-h-groups = 拿取指示物
text-h-tokens = 放置{ $token }
text-h-animals = 讓動物安居
text-h-cards = 卡牌列
text-h-place = 把{ $token }放在{ $cell }
text-h-settle = { $card }在{ $cell }安居
text-h-take = 拿取{ $card }卡牌
text-h-exchange = 更換{ $card }卡牌
text-h-fits = 可以在這裡安居：{ $cards }
text-h-turned = 棲息地可以轉向六個方向中的任何一個。
text-h-form-group = 拿取中央圖板第2個空格的指示物
text-h-form-token = 把灰色指示物（岩石）放在c4
text-h-form-card = 拿取水獺卡牌
text-h-form-cube = 讓水獺在c4安居
text-h-form-spirit = 留下獅子作為自然精靈
text-h-form-exchange = 單人模式：回合結束時更換水獺卡牌

## 寧靜號

text-tq-chart = 格子沿著順序鏈編號；第1列在最下面。
text-tq-wrong-way = 方向不對
text-tq-cards = 手牌與牌堆
text-tq-lay = 放置{ $card }
text-tq-place = 把{ $card }放在{ $cell }號格
text-tq-costs = { $cost ->
    [0] { $action }，免費
   *[other] { $action }，費用{ $cost }張卡牌
  }
text-tq-discard = 棄牌
text-tq-form-place = 把島嶼17放在5號格
text-tq-form-discard = 棄掉17與終點卡牌：作為行動棄掉2張，或作為費用
text-tq-form-start = 打出起點卡牌
text-tq-form-finish = 打出終點卡牌
text-tq-form-announce = 表示可以拿出4張
text-tq-form-give = 付出3張手牌，另加抽牌堆的2張
text-tq-form-rocks = 把礁石移到第3列
text-tq-form-monster = 海怪襲擊5號格
text-tq-form-joker = 把百搭卡牌當作17放在5號格
text-tq-form-compass = 用羅盤移除2號座位面前的黃色風暴；座位從0開始計算
text-tq-form-flip = 倒轉5號格的卡牌
text-tq-form-take = 從公開牌區拿取17
