### 多人共用一個螢幕；玩家、他們的對局、每日牌局、提醒。

## 同一個螢幕

device-screen = 螢幕在誰手上
device-looks = 螢幕在{ $name }手上
device-show = 顯示{ $name }的桌面
device-cover = 遮住螢幕
device-cover-for = 遮住螢幕，交給{ $name }
device-secretly = 各自祕密選擇，中間遮住螢幕
device-waits = 遊戲桌正在等待{ $names }。
device-lift = 我是{ $name }：拉開布幕
device-or = 還是螢幕在別人手上？
device-anybody = 誰想看，都可以拉開布幕。

## 玩家

unknown-person = 這裡沒有這個人。
person-title = 某位玩家
person-dailies = 每日牌局
person-no-dailies = 沒有已經截止的每日牌局。
me-title = 你的頁面
me-since = { $day }加入
me-settings = 名字與設定
me-nothing = 你還沒有玩完任何一場。玩完的每一場都會列在這裡，可以重播，也看得到成績。
me-figures = 統計
me-which-game = 要統計的遊戲
me-history = 玩完的遊戲
me-filter = 只顯示
me-all-games = 全部
me-played = 場數
me-won = 獲勝
me-percent = { $percent }%
me-best = 最佳
me-mean = 平均
me-category = 類別
me-at-most = 最多{ $count }
me-detail-harmonies-suns = 太陽
me-averages = 各類別的分數
me-distribution = 總分分布
me-range = { $from }至{ $to }
me-bin = { $range }：{ $count }場
me-progress = { $count ->
    [1] 最近一場
   *[other] 最近{ $count }場
  }
me-seats = { $seats ->
    [1] 單人
   *[other] { $seats }位玩家
  }
me-variant = 變體
me-only-practice = 目前只有練習：練習不列入最高分和平均分。
variant-side = { $side }面
variant-spirit = 精靈：{ $card }
variant-spirit-unknown = 使用自然精靈
variant-rounds = { $rounds }局
variant-named = { $name }：{ $value }
variant-base = 不使用模組
me-alone = 單人
me-daily = 每日牌局
me-rank = 第{ $rank }名，共{ $of }位
me-won-together = 全體獲勝
me-lost-together = 全體落敗
me-replay-of = 重播：{ $game }，{ $day }
me-more = 顯示更多

## 今日牌局

daily-of = { $game }，{ $day }
daily-words = 每款遊戲一次機會，所有人的牌局都相同。當天結束之前，圖板不公開。
daily-honest = 每個人、每部裝置只算一次。真想偷看的人可以先用另一位訪客的身分打開牌局，這無法防止，因此來自同一位址的嘗試會標示出來。
daily-not-counted = 這部裝置已經打開過這個牌局：你的這一次不列入排名。
daily-same-address = 同一位址還有別次嘗試打開過這個牌局。
daily-closes = { $hours ->
    [0] 還剩{ $minutes }分鐘
   *[other] 還剩{ $hours }小時{ $minutes }分鐘
  }
daily-try = 開始挑戰
daily-go-on = 繼續
daily-results = 結果
daily-players = { $players ->
    [0] 還沒有人玩完
   *[other] { $players }人已玩完
  }
daily-place = 第{ $rank }名，共{ $players }人
daily-own = 你以{ $total }分排在第{ $rank }名，共{ $players }人。
daily-boards-closed = 當天結束後公開圖板
daily-nobody = 沒有人玩完這個牌局。
daily-rank = 名次
daily-name = 名字
daily-compare = 比較
daily-compare-board = 顯示{ $name }的圖板
daily-boards = 並排比較
daily-replay-of = { $name }的重播
daily-days = 過去的牌局
daily-earlier = 更早
daily-later = 較新
daily-best = 最佳：{ $best }
daily-mine = 你：{ $total }
daily-all = 結果與過去的牌局

## 輪到自己的遊戲桌

turns-count = { $count }張遊戲桌在等你
turns-notice = { $game }：輪到你了
mine-none = 你沒有坐在任何遊戲桌。玩完的遊戲在你的頁面。
mine-my-turn = 輪到你
mine-others = 還沒輪到你
mine-finished = 玩完的遊戲與統計
mine-all = 我的所有遊戲桌
remind-title = 提醒
remind-words = 只要開著Harmonium的頁面，輪到你時，瀏覽器就可以發出通知。
remind-start = 提醒我
remind-on = 輪到你時，這個瀏覽器會提醒你。
remind-stop = 不再提醒
remind-denied = 這個瀏覽器不允許Harmonium顯示通知，請到瀏覽器設定裡調整。分頁上的數字也會顯示是否輪到你。
remind-impossible = 這個瀏覽器沒有通知功能。分頁上的數字會顯示是否輪到你。
remind-plain = 沒有HTTPS時（例如在家中網路），瀏覽器不會顯示通知。分頁上的數字會顯示是否輪到你。
