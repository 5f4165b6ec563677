### 瀏覽器版。

web-brand = Harmonium
web-skip = 跳到內容
web-menu = 選單
web-close = 關閉
web-retry = 再試一次
web-save = 儲存
web-saved = 已儲存
web-looking = 請稍候……
web-missing = 沒有這個頁面
web-no-table = 無法顯示這張遊戲桌
web-to-home = 回首頁
web-refused = 無法這麼做（{ $code }）。
server-unreachable = 無法連線到伺服器。
helpers-off = 輔助標記已關閉。

## 首頁

web-home-title = 一張遊戲桌，三款遊戲
web-home-words = 單人、對戰電腦玩家、用連結邀朋友，或大家圍著同一個螢幕玩。不需要帳號。
web-title-harmonies = 和諧之森（Harmonies）
web-title-take_it_easy = Take It Easy
web-title-tranquility = 寧靜號（Tranquility）
web-about-harmonies = 用木製指示物打造景觀，讓動物在其中安居。
web-about-take_it_easy = 大家拿到的板塊都一樣，誰能排出最高分？
web-about-tranquility = 齊心航過群島之海，一句話也不說。
web-players-harmonies = 1至4位玩家，約30分鐘
web-players-take_it_easy = 1至6位玩家，每局約10分鐘
web-players-tranquility = 1至5位玩家，約20分鐘，合作遊戲
web-play-now = 開始玩
web-alone = 單人
web-with-friends = 邀朋友玩
web-same-device = 同一部裝置
web-soon = 即將推出
web-left-off = 上次玩到這裡
web-open-tables = 開放的遊戲桌
web-no-open-tables = 目前沒有開放的遊戲桌。開一桌邀朋友來玩吧。
web-have-code = 我有邀請碼
web-daily = 今日牌局
web-daily-words = 每天一次機會，所有人的牌局都相同。
web-daily-play = 玩{ $game }
web-daily-continue = 繼續{ $game }
web-daily-done = { $game }：已玩過

## 遊戲桌清單

web-lobby = 大廳
web-mine = 我的遊戲桌
web-join = 加入
web-watch = 觀戰
web-continue = 繼續
web-waiting = 等待玩家加入
web-finished = 已結束
web-paused = 遊戲桌暫停中
web-my-turn = 輪到你了，{ $since }
web-not-my-turn = 輪到其他人，{ $since }
web-open-seats = { $seats ->
    [0] 已滿
   *[other] { $seats }個空座位
  }
web-clock-none = 不計時
web-clock-live = 計時
web-clock-days = 分好幾天進行
web-clock-days-left = { $days }天{ $hours }小時

## 加入

web-code = 邀請碼
web-invited = 邀請你來玩{ $game }
web-invited-by = 在座的有：{ $names }
web-table-full = 座位都滿了。
web-no-such-invitation = 這個邀請無效，或已經失效。

## 開新桌

web-new-table = 開新桌
web-ways = 遊玩方式
web-new-alone = 單人玩{ $game }，或對戰電腦玩家
web-new-friends = 和朋友玩{ $game }
web-new-device = 在同一部裝置上玩{ $game }
web-seats = 座位
web-how-many = 幾位玩家
web-seat = { $seat }號座位
web-seat-me = 你
web-seat-device = 用這部裝置
web-seat-open = 空座位
web-seat-bot = 電腦玩家
web-seat-by-link = 憑連結或邀請碼
web-level = 電腦玩家的等級
web-name-of-seat = { $seat }號座位的名字
web-options = 選項
web-more-options = 計時、聊天與其他
web-clock = 計時
web-clock-choice-none = 不計時
web-clock-choice-quick = 5分鐘，每步加5秒
web-clock-choice-calm = 15分鐘，每步加15秒
web-clock-choice-day = 每步1天
web-clock-choice-days = 每步3天
web-open-in-lobby = 顯示在大廳，任何人都能加入
web-with-chat = 聊天
web-with-signs = 快速訊息（你好、謝謝……）
web-make-and-invite = 開桌並邀請
web-make-and-play = 開桌並開始玩
option-number = { $number }

## 等候室

web-waiting-room = { $game }：等待大家入座
web-seat-free = 空座位
web-leave = 離開
web-remove = 移除{ $name }
web-call-off = 取消這一桌
web-called-off = 這張遊戲桌在遊戲開始前就取消了。
web-start = 開始遊戲
web-start-when-full = 還有{ $seats }個空座位
web-host-starts = 由{ $name }開始遊戲。
web-invite = 邀請
web-invite-words = 開啟這個連結的人都能入座：
web-make-link = 產生連結
web-copy-link = 複製連結
web-copied = 已複製
web-watch-link = 只觀戰：
web-qr = 連結的QR碼
house-title = 家中網路
house-closed = 目前只有這部電腦能開啟這張遊戲桌。
house-open = 開放給家中網路
house-open-help = 之後同一個網路裡的人都能進來，直到你關閉或停止伺服器。防火牆可能會詢問是否允許。
house-how = 若要讓其他人進來，請用「make play HOUSE=1」或「harmonium serve --house」啟動伺服器。
house-is-open = 已開放給家中網路：{ $address }
house-close = 不再開放
house-here-only = 給這部電腦上的另一個瀏覽器

## 遊戲桌上

web-players = 玩家
web-panels = 面板
web-total = 總計
panel-points = 分數
panel-log = 遊戲過程
tab-log = 紀錄
panel-talk = 聊天
panel-others = 其他人
web-status-chosen = 已選好
web-status-thinking = 思考中
web-status-waiting = 等待中
web-away = 不在線上
web-stand-in = 由電腦代打
web-enlarge = 放大{ $name }的圖板
web-spectators = { $count }人觀戰
web-really = 這會結束你的回合。確定嗎？再選一次，或按「是」。
web-warned = 仍然要這麼做嗎？
web-yes = 是
web-no = 否
web-log-empty = 還沒有紀錄。
web-log-undone = { $name }復原了一步
web-nothing-said = 還沒有人說話。
web-say-something = 說點什麼
web-send = 送出
web-signs = 快速訊息
web-silence = 全程靜默
web-spectators-silent = 這張遊戲桌的觀戰者不能發言。
web-spectators-speak = 觀戰者可以發言
guests-title = 訪客
guests-none = 沒有別人在場。
guests-plays = 在座
guests-watches = 觀戰中
guests-muted = 已禁言
guests-removed = 已請離
guests-mute = 禁言
guests-unmute = 解除禁言
guests-remove = 請離
guests-remove-sure = 確定請離？
guests-admit = 重新放行
web-sign-hello = 你好！
web-sign-thanks = 謝謝！
web-sign-sorry = 抱歉！
web-sign-thinking = 我想一下……
web-sign-well_played = 玩得漂亮！
web-past = 前後瀏覽
web-past-first = 回到開頭
web-past-back = 上一步
web-past-forward = 下一步
web-past-now = 回到現在
web-past-at = { $step } / { $steps }
web-past-looking = 正在回顧：第{ $step }步之後
web-lost = 連線中斷了，會自動重新連線。
web-lost-kept = 連線中斷了。你剛才的動作已保留，恢復連線後會立刻送出。
web-restarts = 伺服器正在重新啟動，遊戲桌稍後會自動恢復。
web-new-version = 有新版本了。
web-reload = 重新載入
web-reminder = 你的時間快到了。
web-cannot-undo = 無法復原：{ $reason }
web-ask-undo = 詢問其他人
web-undo-practice = 復原，當作練習
web-ask-pause = 暫停
web-ask-resume = 繼續
web-ask-abandon = 協議終止遊戲
web-resign = 認輸
web-resign-sure = 要認輸嗎？再按一次
web-question-undo = { $name }想要復原一步。
web-question-pause = { $name }想要暫停。
web-question-resume = { $name }想要繼續。
web-question-abandon = { $name }想要終止遊戲。
web-agree = 同意
web-disagree = 不同意
web-waits-for = 等待{ $names }
web-live-over = 遊戲結束。

## 結果

web-result = 結果
web-you-won = 你贏了！
web-won-together = 全體獲勝！
web-lost-together = 全體落敗。
web-won-alone = 獲勝！
web-lost-alone = 落敗。
web-ended-finished = 遊戲結束。
web-ended-resigned = { $name }認輸了。
web-ended-timed_out = { $name }的時間用完了。
web-ended-abandoned = 遊戲提前終止。
web-rank = 第{ $rank }名
web-rematch = 再來一場
web-to-rematch = 前往新的一場
web-replay = 重播
web-export = 儲存對局紀錄
web-proof = 牌局證明
web-proof-words = 這個數字在第一步之前就已公布。儲存的對局紀錄可以驗證它：牌局從一開始就固定了。

## 說明與設定

web-aid = 玩家幫助
web-keys = 按鍵
web-settings = 設定
web-your-name = 你的名字
web-theme = 配色
web-theme-auto = 跟隨裝置
web-theme-light = 淺色
web-theme-dark = 深色
web-pace = 電腦玩家的速度
web-pace-slow = 慢
web-pace-normal = 從容
web-pace-now = 立即
web-pace-help = 等待的只有你看到的畫面：點一下、按Esc或自己行動就會顯示現在的局面。計時遊戲不會等待。
web-at-table = 遊戲桌
web-set-motion = 動畫
web-set-motion-help = 板塊與指示物會移動；若你的裝置設定為減少動態效果，則一律不動。
web-set-sound = 音效
web-set-sound-help = 輕柔的聲音，只在頁面位於最前面時播放。
web-set-confirm = 回合結束前先詢問
web-set-confirm-help = 最後一步要選兩次。
web-set-helpers = 輔助標記
web-set-helpers-help = 還有機會得分的線、可以放置的位置、每一步帶來的分數、還沒出現的東西。
web-set-coordinates = 格子的名稱
web-set-coordinates-help = 與紀錄及行動寫法裡的名稱相同。不論是否開啟，指向一行紀錄時，相關的格子都會亮起。
web-language = 語言
web-language-auto = 跟隨瀏覽器

## Take It Easy

panel-take_it_easy-called = 已叫出
panel-take_it_easy-to_come = 尚未叫出
panel-take_it_easy-rounds = 各局
tie-turn-of-one = 板塊{ $turn }/19
tie-over-short = 已結束
tie-looking-back = 第{ $round }局的圖板
tie-round = 第{ $round }局
tie-to-come-later = 輪到你時才會顯示。
tie-board-and-called = { $name }的圖板；叫出的是{ $tile }
tie-called-tile = 叫出的板塊：{ $tile }
tie-tile-and-symbol = { $tile }，{ $symbol }
tie-other-board = { $name }的圖板，{ $tiles }個板塊
tie-cell-empty = { $cell }號格，空格
tie-cell-open = { $cell }號格，空格，可以放置板塊
tie-cell-brings = { $cell }號格，空格，放在這裡可得{ $points }分
tie-cell-tile = { $cell }號格，板塊{ $tile }
tie-cell-sun = { $cell }號格，板塊{ $tile }，太陽
tie-cell-moon = { $cell }號格，板塊{ $tile }，月亮
tie-cell-chosen = { $cell }號格，你為{ $tile }選的位置，等所有人選好
tie-log-chose = { $name }已選好
tie-log-chose-cell = { $name }選了{ $cell }號格
tie-log-placed = 所有人都放置了{ $tile }
tie-log-round = 第{ $round }局結束
tie-log-called = 叫出：{ $tile }
tie-aid-turn = 叫號者叫出一個板塊，所有人同時把它放在自己圖板的空格上。
tie-aid-placement-free = 任何空格都可以。
tie-aid-placement-connected = 從第二個板塊起，必須與你圖板上的板塊相鄰。
tie-aid-placement-sun_moon_connected = 如果板塊的符號與前一個相同，就必須與你圖板上的板塊相鄰；否則放在哪裡都可以。
tie-aid-lines = 一條線填滿後，如果沿著線的顏色條數值全部相同就得分：數值乘以板塊數。
tie-aid-scoring-rays = 填滿的線若全是太陽（陽光束），每個板塊7分；全是月亮（月光束），每個板塊6分，與顏色條無關。
tie-aid-scoring-best_ray = 只看得分線：最佳陽光束60分，最佳月光束60分；先比長度，再比數值。
tie-aid-values = 垂直方向是1、5、9；上斜線是2、6、7；下斜線是3、4、8。每種板塊只有1個；27個裡會叫出19個。
tie-aid-end = 叫完19個板塊，這一局就結束。分數最高者獲勝。
