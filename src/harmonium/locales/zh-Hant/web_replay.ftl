### 重播：重看一場結束的遊戲，或檔案裡的遊戲。

replay-title = 重播
replay-of = 重播：{ $game }
replay-loading = 正在開啟遊戲……
replay-not-there = 無法顯示這場遊戲。
replay-seat = { $seat }號座位
replay-no-board = 這款遊戲在這裡還沒有圖板；可以看到分數與結果。

## 前後瀏覽

replay-controls = 瀏覽遊戲過程
replay-moment = 時間點
replay-at = { $step } / { $steps }
replay-beginning = 開頭
replay-first = 到開頭
replay-back = 上一步
replay-forward = 下一步
replay-last = 到結尾
replay-play = 自動播放
replay-pause = 停止
replay-speed = 速度
replay-speed-is = { $speed }×

## 視角

replay-eyes = 誰的視角
replay-eyes-open = 全部公開
replay-eyes-spectator = 觀戰者
replay-eyes-seat = { $name }
replay-open-hand = 手牌：{ $cards }

## 可以做的事

replay-link = 連結到這一步
replay-link-copied = 已複製：這一步的連結
replay-link-here-only = 已複製；目前只有這部電腦能開啟這個連結。
replay-link-in-address = 連結就在網址列。
replay-download = 儲存對局紀錄
replay-play-on = 從這裡接著玩
replay-play-on-title = 從這裡接著玩
replay-play-on-words = 新的遊戲桌會從這一刻（第{ $step }步）的局面開始。你坐一個座位，其餘由電腦玩家擔任。牌局已經公開，所以這場不列入成績。
replay-play-on-alone = 新的遊戲桌會從這一刻（第{ $step }步）的局面開始。牌局已經公開，所以這場不列入成績。
replay-play-on-over = 這一刻遊戲已經結束；請回到你想接著玩的地方。
replay-play-on-seat = 你的座位
replay-play-on-bot = 其他座位
replay-play-on-go = 開始
replay-branched-short = 接續自第{ $step }步
replay-branched = 接續自另一場遊戲的第{ $step }步之後；不列入成績。
practice-short = 練習
practice = 練習：用過提示或教學，或已經公開的內容曾被復原，當時沒有人可以同意。這場不列入成績。

## 內容不實的檔案

replay-fault = 這個檔案可以重播，但內容並非全部屬實。{ $fault }

## 開啟檔案

replay-open-title = 開啟遊戲
replay-open-file = 開啟存成檔案的遊戲
replay-open-words = 每場結束的遊戲都能存成檔案：從遊戲桌的結尾、終端機或Python都可以。在這裡開啟，就能一步一步重看。
replay-open-choose = 選擇檔案
replay-open-drop = 或拖放到這裡
replay-open-private = 檔案會送到這個伺服器跑一遍，內容不會保留。
replay-open-wrong = 無法開啟「{ $name }」。
replay-open-too-large = 對局紀錄最大{ $limit } KB；這個檔案有{ $size } KB。

## 按鍵

replay-keys-steps = 上一步、下一步
replay-keys-ends = 到開頭、到結尾
replay-keys-play = 自動播放、停止
replay-keys-speed = 變慢、變快
replay-keys-eyes = 下一個視角
