### 用鍵盤與聽覺遊玩。

## 遊戲桌的按鍵清單

keys-tab = 移到下一個圖板、清單或按鈕
keys-arrows = 在圖板的格子或清單的選項間移動
keys-ends = 移到第一個、最後一個
keys-next = 移到下一個可以選的位置或選項
keys-previous = 移到上一個
keys-act = 執行
keys-cancel = 放下手上的東西；回到現在
keys-undo = 復原
keys-past = 在遊戲過程裡前後移動
keys-again = 重看自己上一回合之後的一切
keys-coordinates = 顯示或隱藏格子的名稱
keys-log = 移到紀錄
keys-aid = 玩家幫助
keys-help = 這份清單

## 名稱與設定

web-set-shortcuts = 單鍵快捷鍵
web-set-shortcuts-help = 按U復原，按N移到下一個位置，按?列出全部按鍵。關閉後，字母鍵只在你所在的圖板或清單裡有效。
harmonies-take-card = 拿取{ $card }
harmonies-exchange-card = 更換{ $card }
tq-enlarge = 放大海圖
harmonies-card-fits = 現在有{ $places }個位置適合。

## 螢幕閱讀器會聽到的內容

live-more = 紀錄裡另有{ $count }筆。
live-sits-down = { $name }入座了。
live-stood-up = { $name }離開了這一桌。
live-left = { PERSON($name) ->
    [second] 你離開了這場遊戲：接下來由電腦代打，你可以觀看。
   *[third] { $name }離開了這場遊戲：接下來由電腦代打。
  }
live-stand-in = { PERSON($name) ->
    [second] 在你回來之前，由電腦代打。
   *[third] 現在由電腦為{ $name }代打。
  }
live-back = { $name }回來了。
live-goes-on = 遊戲繼續進行。
live-not-agreed = 未達成共識：一切照舊。
