### 瀏覽器裡的規則書。

book-rules = 規則
book-books = 規則書
book-words = 三款遊戲的完整規則，以我們自己的文字寫成。每條規則都有編號，方便連結與引用。
book-read = 閱讀規則
book-of = { $game }的規則
book-short = 十句話看懂
book-short-of = 十句話看懂{ $game }
book-all = 所有規則書
book-contents = 目錄
book-print = 列印
book-link-to = 規則{ $rule }的連結
book-picture-to = { $rule }的圖
book-no-such-rule = 這本規則書沒有規則{ $rule }。
book-other-language = 這本規則書尚未翻譯，以英文顯示。
book-aid-of = 玩家幫助：{ $game }
book-aid-words = 一頁看完，放在圖板旁邊隨時查閱。
book-aid-later = 這款遊戲還沒有玩家幫助。
book-aid-choose = 你的玩法

## 搜尋

book-search = 搜尋規則
book-search-hint = 關鍵字或編號，例如河流或H-TURN-2
book-found = { $count ->
    [0] 找不到「{ $query }」。
   *[other] 找到{ $count }處
  }
book-found-most = 前{ $count }處
book-clear = 清除搜尋

## 規則書建議的入門玩法

book-presets = 入門推薦
preset-harmonies-first = 初次遊戲
preset-take_it_easy-first = 初次遊戲
preset-take_it_easy-one_round = 只玩一局
preset-tranquility-calm = 風平浪靜
preset-tranquility-jokers = 認識百搭卡牌
preset-tranquility-rocks = 認識礁石
preset-tranquility-monsters = 認識海怪
preset-tranquility-storm = 認識風暴

## 圖下的文字

book-right = 正確。
book-wrong = 錯誤。
book-points = { $points }分
book-height = 高度{ $height }
book-fits = 符合
book-too-tall = 太高
book-too-low = 太矮
book-no-building = 不是建築
book-loops-bga = 設定river_loops = bga時
book-step = 步驟{ $step }之後
