### 瀏覽器裡的和諧之森。

panel-harmonies-tokens = 指示物
panel-harmonies-cards = 卡牌

## 指示物，以圖案命名

piece-blue = 水
piece-gray = 岩石
piece-brown = 木頭
piece-green = 樹葉
piece-yellow = 小麥
piece-red = 磚塊

## 一疊指示物

stack-empty = 空格
stack-water = 水域
stack-field = 黃色指示物
stack-tree1 = 高度1的樹木
stack-tree2 = 高度2的樹木
stack-tree3 = 高度3的樹木
stack-mountain1 = 高度1的山脈
stack-mountain2 = 高度2的山脈
stack-mountain3 = 高度3的山脈
stack-trunk1 = 樹幹
stack-trunk2 = 高度2的樹幹
stack-red = 單獨的磚塊
stack-building = 建築
stack-building_on_brown = 木造建築
stack-building_on_gray = 石造建築
stack-building_on_red = 磚造建築

## 自然精靈

spirit-lion = 每個1或2個黃色指示物的組合得2分，每個至少3個的組合得10分。
spirit-butterfly = 每個黃色指示物的組合得5分，單獨1個也算。
spirit-deer = 每棵高度2或3的樹木得4分。
spirit-owl = 每棵高度1或2的樹木得3分，高度3得1分。
spirit-cat = 每個建築組合得4分。
spirit-stork = 每個至少2座建築的組合得6分。
spirit-ram = 每座高度2或3的山脈得4分。
spirit-marmot = 每座高度1或2的山脈得3分，高度3得1分。
spirit-dragonfly = 每個至少2個藍色指示物的組合得7分。
spirit-turtle = 每個藍色指示物得2分。

## 請玩家做的事

harmonies-asks-spirit = 從2張自然精靈裡留下1張
harmonies-asks-group = 拿取一組指示物
harmonies-asks-tokens = { $count ->
    [1] 再放置1個指示物
   *[other] 放置{ $count }個指示物
  }
harmonies-asks-end = 讓動物安居、拿取卡牌，或結束回合
harmonies-asks-end-card = 拿取卡牌，或結束回合
harmonies-asks-end-settle = 讓動物安居，或結束回合
harmonies-asks-end-only = 結束回合
harmonies-asks-settle = 選擇{ $card }要在哪裡安居
harmonies-asks-habitat = { $card }的棲息地尚未形成
harmonies-asks-exchange = 更換卡牌列的1張卡牌，或全部保留
harmonies-asks-over = 遊戲結束
harmonies-waits-turn = { $name }的回合
harmonies-waits-spirit = { $name }正在選擇自然精靈
harmonies-waits-exchange = { $name }可以更換1張卡牌
harmonies-waits-over = 遊戲結束

harmonies-side = { $side }面
harmonies-with-spirits = 使用自然精靈
harmonies-without-spirits = 不使用自然精靈
harmonies-round = 第{ $round }輪
harmonies-last-round = 最後一輪

harmonies-end-turn = 結束回合
harmonies-keep-row = 保留卡牌

## 中央圖板

harmonies-central = 中央圖板
harmonies-hand = 待放置
harmonies-hand-of = { $name }待放置
harmonies-fits-nowhere = 現在沒有地方可以放{ $token }：先放別的指示物，或復原一步。
harmonies-group = 拿取{ $tokens }
harmonies-taken-by-you = 你拿走了
harmonies-taken-by = { $name }拿走了
harmonies-space-empty = 空
harmonies-bag = 抽袋{ $count }

## 卡牌

harmonies-row = 卡牌列
harmonies-pile = 還有{ $count }張
harmonies-own-cards = 你的卡牌
harmonies-cards-of = { $name }的卡牌
harmonies-active = 未完成{ $count }／{ $most }
harmonies-no-cards = 點一下動物，看看牠能放在哪裡，再拿取卡牌。
harmonies-take = 拿取
harmonies-take-here = 把{ $card }放這裡
harmonies-card-first = 要讓動物在這裡安居，請先選牠的卡牌：{ $cards }。
harmonies-exchange = 更換
harmonies-keep-spirit = 留下{ $card }
harmonies-card-points = 分數：{ $points }。
harmonies-card-placed = { $cubes }個方塊已放置{ $placed }個。
harmonies-card-done = { $card }：全部安居了
harmonies-same-colour = 與{ $cards }需要相同的顏色。
harmonies-habitat = 方塊放在{ $cube }上，周圍有{ $others }。
harmonies-habitat-near = { $hour }點鐘方向的{ $stack }
harmonies-habitat-far = { $hour }點鐘方向兩格外的{ $stack }

## 圖板

harmonies-your-board = 你的圖板
harmonies-board-of = { $name }的圖板
harmonies-free-cells = 剩{ $count }個空格
harmonies-cell = { $cell }：{ $stack }
harmonies-cell-cube = { $text }，有{ $card }的方塊
harmonies-cell-place = { $text }；可在這裡放置{ $what }
harmonies-cell-change = { $text }：{ $change }
harmonies-cell-fits = { $text }；這隻動物可以放這裡
harmonies-cell-near = { $text }；在這裡放{ $token }，{ $card }就能放在{ $cell }
harmonies-change = { $category } { $points }
harmonies-change-none = 沒有分數

## 單人模式

harmonies-suns = 太陽
harmonies-suns-count = { $suns }個太陽，最多{ $most }個
harmonies-suns-progress = 距離下一個太陽的分數
harmonies-suns-next = 再{ $points }分（達到{ $total }分）就有下一個太陽
harmonies-detail-suns = { $count }個太陽
harmonies-suns-all = 分數能換的太陽你都拿到了
harmonies-suns-at = 達到這些分數時各得1個：{ $points }
harmonies-suns-side = { $side }面：{ $suns }
harmonies-suns-plain = 不使用自然精靈：{ $suns }
harmonies-suns-spirit = 組合類的精靈：{ $suns }

## 遊戲過程

harmonies-told-spirit = { $name }留下了{ $card }精靈
harmonies-told-group = { $name }拿取了{ $tokens }
harmonies-told-token = { $name }把{ $token }放在{ $cell }
harmonies-told-card = { $name }拿取了{ $card }卡牌
harmonies-told-cube = { $card }在{ $cell }安居了（{ $name }）
harmonies-told-discarded = { $name }換掉了{ $card }
harmonies-told-turned-up = { $card }加入卡牌列
harmonies-told-ended = { $name }結束了回合
harmonies-told-end-board = { $name }的空格所剩無幾：這是最後一輪
harmonies-told-end-bag = 抽袋空了：遊戲到此結束

## 玩家幫助

harmonies-aid-turn = 你的回合
harmonies-aid-take = 拿取中央圖板一個空格裡的3個指示物，並全部放置。
harmonies-aid-card = 可以拿取1張卡牌；未完成的卡牌最多{ $most }張。
harmonies-aid-settle = 只要棲息地成形，就可以放置動物，次數不限。
harmonies-aid-order = 順序隨你決定。有方塊的格子不能再放任何東西。
harmonies-aid-points = 堆疊與分數
harmonies-aid-trees = 樹木，依高度計分。樹幹（無樹葉）沒有分數。
harmonies-aid-mountains = 山脈，與其他山脈相鄰時，依高度計分。
harmonies-aid-fields = 每個至少{ $least }個黃色指示物的組合得{ $points }分。
harmonies-aid-buildings = 周圍至少有{ $colours }種顏色時得{ $points }分。底部是木頭、岩石或磚塊。
harmonies-aid-river = 最長的河流；超出表格時，每多1個指示物加{ $beyond }分。
harmonies-aid-islands = 每座由水域隔開的島嶼得{ $points }分。
harmonies-aid-length = 長度
harmonies-aid-worth = 分數
harmonies-aid-animals = 動物：每張卡牌上已露出的最高數字。
harmonies-aid-spirit = 自然精靈：方塊已放置時，依牠的方式計分。
harmonies-aid-end = 遊戲結束
harmonies-aid-ends = 抽袋空了，或有人的空格只剩{ $cells }個或更少時，玩完這一輪。分數最高者獲勝。
