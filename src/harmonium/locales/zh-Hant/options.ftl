### 新遊戲桌的每個選項是什麼意思，各一句話。

options-not-with = 不能與{ $options }一起使用。
options-standard = 標準遊戲，沒有更動。

about-harmonies-side-A = 你最長的河流可以得分。
about-harmonies-side-B = 每座由水域隔開的島嶼都可以得分。
about-harmonies-spirits = 每位玩家從2張精靈卡牌中留下1張；放置它的方塊之後，精靈就會為某一種景觀帶來額外分數。
about-harmonies-river_loops-rulebook = 繞成一圈的河流和其他河流一樣測量。
about-harmonies-river_loops-bga = 繞成一圈的河流計算所有指示物；有些人可能在線上這樣玩過。
about-harmonies-first_player = 由誰先開始；之後依順時針方向輪流。

about-take_it_easy-placement-free = { tie-aid-placement-free }
about-take_it_easy-placement-connected = { tie-aid-placement-connected }
about-take_it_easy-placement-sun_moon_connected = { tie-aid-placement-sun_moon_connected }
about-take_it_easy-scoring-standard = { tie-aid-lines }
about-take_it_easy-scoring-rays = { tie-aid-scoring-rays }
about-take_it_easy-scoring-best_ray = { tie-aid-scoring-best_ray }
about-take_it_easy-rounds = 各局的分數加總；每一局換人當叫號者。
about-take_it_easy-symbols = 只有你的實體遊戲不同時才需要：依板塊順序寫27個字母s（太陽）與m（月亮），或寫「default」。

about-tranquility-jagged_rocks = 礁石封鎖一列。每次行動後要把它移到另一列，或棄掉2張卡牌；有4列完整時就移除。
about-tranquility-sea_monsters = 牌裡有海怪：打出之前一直占著手牌的位置，打出時會摧毀一座島嶼。只要有人手上有海怪，就不能獲勝。
about-tranquility-storm_compass = 風暴一抽到就生效：減少手牌、封鎖一列，或讓島嶼只能放在其他島嶼旁邊；一張羅盤可以移除一張風暴。
about-tranquility-jokers = 2張百搭卡牌，幾乎可以當作任何卡牌：航程會容易一些。
about-tranquility-remove_islands = 少了一些島嶼，而且沒有人知道是哪些：少得越多越難。
about-tranquility-high_arch = 26格的拱門：兩根拱柱都立好了，才能放拱頂。
about-tranquility-pyramid = 36格的金字塔；島嶼放在輪廓上時會翻開一張探險家卡牌，可能是好事，也可能是壞事。
about-tranquility-day_night = 網格填滿一半時入夜；要獲勝，前半必須是太陽，後半必須是月亮。
about-tranquility-competitive = 不是同船的夥伴，而是兩位對手：網格裡自己的卡牌得分，棄牌扣分。
