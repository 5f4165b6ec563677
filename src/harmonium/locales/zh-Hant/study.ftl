### 遊戲中的幫助：提示、評判、希望。

count-points = { $points ->
   *[other] { $points }分
}
count-lacks = { $lacks ->
   *[other] { $lacks }個指示物
}
count-missing = { $missing ->
   *[other] { $missing }個板塊
}
count-cards = { $cards ->
   *[other] { $cards }張卡牌
}
count-cells = { $cells ->
   *[other] { $cells }格
}
count-numbers = { $numbers ->
   *[other] { $numbers }個數字
}
gap-low = { $low ->
    [0] 起點
   *[other] { $low }
}
gap-high = { $high ->
    [81] 終點
   *[other] { $high }
}

## Who may be helped

help-daily = 每日牌局沒有提示。
hint-others = 這場開始前沒有約定可以使用提示。
hint-no-turn = 輪到行動的人才能要提示。
hint-unknown = 這裡沒有人能為這個遊戲給提示。
hint-waiting = 你上次要的提示還在計算中。
hint-late = 提示沒有及時想出來。再問一次，或相信自己。
teaching-alone = 教學模式只適合一個人與電腦玩家一起玩。
take-back-teaching = 只有教學模式可以這樣復原。
take-back-gone = 那個行動不是你的，或已經復原了。
take-back-far = 隔太久了：一次最多復原{ $most }個行動。

## Why

reason-only = 現在只能這樣做。
reason-close = 就目前所知，另一個行動也一樣好。
reason-ahead-points = 比次佳的選擇大約多{ count-points }。
reason-ahead-chance = 比次佳的選擇勝率大約高{ $percent }個百分點。
judged-points = 這一步大約損失了{ count-points }。
judged-chance = 這一步讓勝率大約降低了{ $percent }個百分點。

## Take It Easy

look-take_it_easy-line = 看看{ $line }這條線。
look-take_it_easy-harm = 找一個放這個板塊不會造成損害的格子。
hope-take_it_easy-completes = { $line }完成：{ count-points }。
hope-take_it_easy-breaks = { $line }中斷了，原本可得{ count-points }。
hope-take_it_easy-lives = { $line }仍有希望得{ count-points }：還缺{ count-missing }；尚未叫出的有{ $fitting }個合適。
hope-take_it_easy-dies = { $line }再也無法完成：原本可得{ count-points }。

## Harmonies

look-harmonies-ready = 「{ $card }」的動物可以安居了。
look-harmonies-settles = 看看「{ $card }」這張卡牌。
look-harmonies-category = 注意這一項：{ $category }。
look-harmonies-row = 看看卡牌列中的卡牌。
look-harmonies-spirit = 比較你的2張精靈卡牌。
look-harmonies-done = 這回合重要的事都做完了。
look-harmonies-group = 看看中央圖板上的各組指示物。
look-harmonies-place = 看看你的指示物可以放在哪些格子。
reason-harmonies-now = 現在得{ count-points }。
reason-harmonies-turn = 這回合可得{ count-points }。
reason-harmonies-settles = 這回合可以放上「{ $card }」的方塊。
reason-harmonies-takes = 搭配「{ $card }」這張卡牌。
hope-harmonies-lost = 「{ $card }」已經沒有來得及完成的位置了。
hope-harmonies-ready = 之後就能放上「{ $card }」的方塊。
hope-harmonies-nearer = 「{ $card }」離完成更近了：最佳位置還缺{ count-lacks }。
hope-harmonies-farther = 「{ $card }」離完成更遠了：最佳位置還缺{ count-lacks }。
hope-harmonies-would = 「{ $card }」的最佳位置還缺{ count-lacks }。
hope-harmonies-far = 「{ $card }」沒有來得及完成的位置。

## Tranquility

look-tranquility-gap = 看看{ gap-low }與{ gap-high }之間的空位。
look-tranquility-islands = 看看這些島嶼：有一座放得不好。
look-tranquility-rows = 比較各列：哪裡影響最小？
look-tranquility-hand = 看看你的手牌：最不需要哪張，最需要哪張？
look-tranquility-table = 決定之前，先看看整個桌面。
hope-tranquility-costs = 要付{ count-cards }。
hope-tranquility-fills = 填滿了這段空位。
hope-tranquility-gap = { gap-low }與{ gap-high }之間：{ count-cells }，還可能出現{ count-numbers }。
hope-tranquility-starves = { gap-low }與{ gap-high }之間有{ count-cells }，但只可能再出現{ count-numbers }。
hope-tranquility-useless = { $number }再也放不進任何地方。
hope-tranquility-gives-up = 放棄{ $number }：那裡有{ count-cells }，還可能出現{ count-numbers }。

## In the terminal

key-hint = 提示
cli-play-teaching = 行動損失較大時告訴你，並可復原。
play-hint-again = 再按一次H顯示行動。
play-hint-act = 最佳：{ $action }
play-judged = { $words }更好的一步：{ $action }。按U復原。
