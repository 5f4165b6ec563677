harmonies-title = 和諧之森

## 選項

option-harmonies-side = 使用哪一面
option-harmonies-side-A = A面：河流
option-harmonies-side-B = B面：島嶼
option-harmonies-spirits = 自然精靈
option-harmonies-river_loops = 繞成一圈的河流
option-harmonies-river_loops-rulebook = 以最短路徑計算
option-harmonies-river_loops-bga = 整圈的指示物都計算
option-harmonies-first_player = 起始玩家
option-harmonies-first_player-none = 隨機決定

## 分數

category-harmonies-trees = 樹木
category-harmonies-mountains = 山脈
category-harmonies-fields = 原野
category-harmonies-buildings = 建築
category-harmonies-water = 水域
category-harmonies-animals = 動物
category-harmonies-spirit = 自然精靈

## 卡牌

card-crocodile = 鱷魚
card-ray = 魟魚
card-fish = 魚
card-otter = 水獺
card-frog = 青蛙
card-duck = 鴨子
card-flamingo = 紅鶴
card-gecko = 壁虎
card-shrew = 鼩鼱
card-peacock = 孔雀
card-squirrel = 松鼠
card-hedgehog = 刺蝟
card-bee = 蜜蜂
card-bear = 熊
card-rabbit = 兔子
card-macaw = 金剛鸚鵡
card-boar = 野豬
card-koala = 無尾熊
card-wolf = 狼
card-kingfisher = 翠鳥
card-penguin = 企鵝
card-bat = 蝙蝠
card-fennec_fox = 耳廓狐
card-macaque = 獼猴
card-eagle = 鷹
card-meerkat = 狐獴
card-raven = 渡鴉
card-llama = 駱馬
card-arctic_fox = 北極狐
card-raccoon = 浣熊
card-ladybug = 瓢蟲
card-panther = 黑豹
card-lion = 獅子
card-butterfly = 蝴蝶
card-deer = 鹿
card-owl = 貓頭鷹
card-cat = 貓
card-stork = 鸛
card-ram = 公羊
card-marmot = 土撥鼠
card-dragonfly = 蜻蜓
card-turtle = 烏龜

## 不合規則的行動、選項、牌局或圖板

refused-H-TERM-1 = 沒有「{ $colour }」這種顏色的指示物。
refused-H-COMP-1 = 盒內{ $colour ->
    [blue] 藍
    [gray] 灰
    [brown] 棕
    [green] 綠
    [yellow] 黃
    *[red] 紅
    }色的指示物有{ $most }個；這裡有{ $tokens }個。
refused-H-COMP-2 = 盒內沒有這個配件：只有32張動物卡牌、10張自然精靈卡牌，每種各1張，以及供1至4位玩家使用的圖板。
refused-H-COMP-4 = 圖板的{ $side }面沒有「{ $cell }」這一格。
refused-H-SETUP-3 = 這份牌局的抽牌堆不是每張動物卡牌各1張；它有{ $cards }張卡牌。
refused-H-SETUP-5 = 起始玩家必須在座，而且是事先約定的那一位。
refused-H-SPIRIT-1 = 使用自然精靈時，每位玩家發2張不同的精靈卡牌，留下1張；不使用時誰都沒有。
refused-H-SPIRIT-2 = 自然精靈要在你的第一個回合一開始選，也只能在那時選。
refused-H-TURN-1 = 你這個回合已經拿取過指示物了。
refused-H-TURN-2 = 請從中央圖板選一個還有指示物的位置，拿取全部指示物，並且只放置這些指示物。
refused-H-TURN-4 = 拿取指示物並全部放置完，才能結束回合。
refused-H-TURN-6 = 現在不是你的回合。
refused-H-TOKEN-2 = 這個指示物不能疊在{ $cell }上。
refused-H-TOKEN-5 = { $cell }上有方塊，不能再放任何東西。
refused-H-CARD-1 = 卡牌列裡沒有「{ $card }」。
refused-H-CARD-2 = 你這個回合已經拿取過動物卡牌了。
refused-H-CARD-3 = 未完成的卡牌同時最多只能有{ $most }張。
refused-H-CUBE-1 = 你沒有「{ $card }」這張卡牌。
refused-H-CUBE-2 = { $cell }周圍沒有形成「{ $card }」的棲息地。
refused-H-CUBE-6 = { $cell }上已經有方塊了。
refused-H-CUBE-7 = 「{ $card }」已放置的方塊記為{ $placed }個，圖板上卻有{ $shown }個。
refused-H-CUBE-10 = 「{ $card }」已經完成，上面沒有方塊了。
refused-H-SCORE-CARD-1 = 「{ $card }」有{ $cubes }個方塊：不能放置更多，也不能少於0個。
refused-H-SPIRIT-3 = 「{ $card }」精靈只有1個方塊：只有放了與沒放兩種情況。
refused-H-END-4 = 遊戲已經結束。
refused-H-SOLO-4 = 回合還沒結束：更換卡牌列的1張卡牌，或保留原樣。
refused-H-SOLO-3 = 只有在單人模式裡、沒有拿取卡牌的回合之後，才能更換卡牌列的卡牌。

reveal-refill = 新的指示物（或許還有卡牌）已經亮出來了。
reveal-exchange = 新的卡牌已經翻開了。

## 終端機裡的遊戲桌

key-cards = 卡牌
harmonies-settled = 已安居
harmonies-taken = 已拿取
harmonies-cards = 持有的卡牌
harmonies-fits = 可放在{ $cells }
harmonies-one-short = 還差1個指示物（{ $places }種方式）
harmonies-same-stripe = 與{ $cards }同色
harmonies-pick-a-card = 先選卡牌列的1張卡牌：按c，或點一下。
harmonies-result-suns = { $suns }個太陽。
