### 伺服器的訊息：拒絕、訪客，以及執行時顯示在終端機的文字。

guest-names =
    安靜的蒼鷺, 開心的水獺, 有耐心的狐狸, 陽光的青蛙, 好奇的烏鴉, 溫柔的熊, 亮眼的雀鳥,
    愛睏的貓頭鷹, 勇敢的刺蝟, 悠哉的海豹, 聰明的喜鵲, 善良的獾, 飛快的野兔, 年邁的陸龜,
    流浪的鶴, 哼歌的蜜蜂, 銀色鱒魚, 紅松鼠, 小鷦鷯, 北方大雁,
    月下飛蛾, 早起的雲雀, 青苔蠑螈, 金斑鴴, 河上天鵝, 秋日的鹿, 雪地母雞,
    琥珀山貓, 霧中海鷗, 銅色甲蟲

## 啟動

serve-address = Harmonium的網址：{ $address }
serve-house = 在家中網路的網址：{ $address }
serve-failed = 伺服器無法啟動，原因如上。
serve-stopped = 所有資料都已寫入磁碟。
serve-port-taken = 連接埠{ $port }已被占用。
serve-cannot-listen = 伺服器無法在{ $host }的連接埠{ $port }上監聽：{ $reason }。
bad-setting = 有一項設定無法使用：{ $reason }。

## 資料庫

database-newer = 這個資料庫是由較新版的Harmonium建立的（修訂版{ $revision }）。請安裝該版本，或改用其他資料庫。
database-older = 這個資料庫比程式舊。請執行：harmonium db upgrade
database-in-use = 另一個伺服器正在使用{ $database }。請先停止那一個，或用--database指定另一個檔案。
database-shared = 另一個伺服器正在使用這個PostgreSQL資料庫，而其中一個沒有通道（HARMONIUM_CHANNEL是memory），兩者無法互通消息。請讓兩者使用同一個通道，或改用另一個資料庫，或先停止另一個伺服器。
database-unknown-kind = 不支援「{ $kind }」類型的資料庫。支援的有：{ $known }。
database-bad-address = 「{ $database }」不是資料庫位址。請寫成sqlite:///file.sqlite或postgresql://user@host/name。
database-missing = 找不到資料庫{ $file }，還沒有伺服器用過它。路徑正確嗎？
database-other-file = 這個檔案不是Harmonium的資料庫。請用--database指定其他檔案。
database-driver-missing = 這個資料庫需要：pip install "harmonium[{ $extra }]"
channel-unknown = 不支援「{ $channel }」類型的通道。支援的有：memory、postgresql、redis://…。
channel-needs-postgresql = 互通消息的伺服器須共用一個PostgreSQL資料庫；使用SQLite時只有一個伺服器，通道是memory。
channel-differs = 這個資料庫上的伺服器透過{ $theirs }互通消息，這一個卻要用{ $ours }。請讓所有伺服器使用同一個通道。
channel-driver-missing = 這個通道需要：pip install "harmonium[{ $extra }]"
workers-need-postgresql = 多個工作行程需要PostgreSQL（用--database指定）以及互通消息的通道；使用SQLite時一個就夠了。
workers-without-house = 多個工作行程無法向家中網路開放；請只用一個，或使用--host。
workers-not-here = 這個系統無法使用多個工作行程；請只啟動一個。
database-upgraded = 資料庫已是最新狀態。
database-not-empty = 這個資料庫裡已經有資料；還原需要空的資料庫。
database-saved = 已將{ $rows }筆資料存到{ $file }。
database-restored = 已還原{ $rows }筆資料。
bad-backup = { $file }不是Harmonium的備份檔。

## 遊戲桌

unknown-table = 沒有這張遊戲桌。
unknown-page = 沒有這個頁面。
no-client = 瀏覽器用的頁面還沒有建置。
table-not-started = 遊戲還沒開始。
table-not-running = 遊戲沒有在進行。
table-started = 遊戲已經開始了。
table-running = 遊戲還沒結束。
table-paused = 這張遊戲桌暫停中。
pause-too-many = 這張遊戲桌暫停太多次了（{ $most }次）。
undo-too-many = 這張遊戲桌復原太多次了（{ $most }次）。
seats-open = 還有空座位。
too-many-tables = 你已經有{ $most }張遊戲桌還沒結束，請先結束或關閉其中一張。
seat-taken = 這個座位有人了。
not-seated = 只有在座的玩家可以這麼做。
not-your-seat = { $seat }號座位不是你的。
not-invited = 這張遊戲桌需要邀請才能加入。
banned = 這個伺服器不再歡迎你。
removed = 桌主已請你離開這張遊戲桌。
host-stays = 你就是桌主；這是給訪客用的。
sat-elsewhere = 你在這張遊戲桌玩過另一個座位，知道那裡的祕密：你可以回到那個座位，但不能坐別的。
seat-has-secrets = 玩過這個座位的人知道這裡的卡牌，只有那個人可以回來。
too-many-open-tables = 你在大廳已經有{ $most }張遊戲桌，請先結束或關閉其中一張，或改用連結邀請。
name-unseen = 這個名字含有看不見的字元，或一個字母上有太多符號。
only-host = 只有桌主可以這麼做。
unknown-invitation = 這個邀請無效，或已經失效。
bad-token = 這個權杖不能開啟這裡的任何座位。
record-closed = 對局紀錄要等遊戲結束才會公開。
record-too-long = 這份紀錄比任何一場遊戲都長。
branch-over = 這個時間點遊戲已經結束，沒有可以接著玩的。
no-such-step = 沒有第{ $step }步；這場遊戲共有{ $steps }步。
text-empty = 裡面沒有可以讀的內容。

## 行動

act-stale = 局面已經改變了。
act-ahead = 沒有這個局面；這張遊戲桌有{ $entries }筆紀錄。
message-malformed = 無法理解：{ $reason }。
request-refused = 請求遭到拒絕（{ $status }）：{ $reason }
too-many-messages = 太快了，請稍等一下。
too-many-requests = 太快了，請稍等一下。
other-site = 這個請求來自其他網站。
other-host = 這張遊戲桌不使用這個名稱。請向桌主詢問網址；若經由代理伺服器，請桌主用--public-url指定。
house-without-network = 這部電腦目前沒有連上網路。
house-too-wide = 這部電腦的位址{ $address }對整個網際網路公開，不只在家中。若要開放給所有人，請用--host啟動。
house-taken = { $address }已被其他程式使用。
house-not-there = 這部電腦沒有{ $address }這個位址。
house-elsewhere = 這個伺服器已有對所有人公開的網址，不需要再開放。
house-not-yours = 只有坐在伺服器電腦前的人可以這麼做。
server-trouble = 我們這邊出了問題；沒有任何內容被更動。
server-cannot-write = 目前無法儲存任何內容，因此沒有任何更動。請伺服器管理者檢查磁碟。
server-restarts = 伺服器即將重新啟動，暫不開新桌。請一分鐘後再試。
metrics-closed = 這些數據只供伺服器管理者查看。
server-busy = 請再試一次。

## 提議、聊天、每日牌局

question-does-not-fit = 現在不能這樣提議（{ $what }，{ $status }）。
question-open = 同樣的提議還在等待回覆（{ $what }）。
question-settled = 這項提議已經有結果了。
not-asked = 這項提議問的不是你。
chat-off = 這張遊戲桌沒有開啟聊天。
muted = 桌主已將你禁言。
spectators-silent = 這張遊戲桌的觀戰者不能發言。
signs-off = 這張遊戲桌沒有開啟快速訊息。
nothing-to-point-at = 現在沒有這類東西可以指。
programs-do-not-talk = 程式只玩遊戲，不聊天。
daily-once = 每個人一天只有一次機會。
daily-closed = 今日牌局要到當天（UTC）結束後才會公開。
bad-day = 「{ $day }」不是日期。

## 指令

cli-serve-help = 開設遊戲桌：在瀏覽器裡玩，用連結邀請，即時對戰或分好幾天進行。
cli-serve-host = 要監聽的位址；127.0.0.1只限這部電腦。
cli-serve-house = 同時開放給區域網路，讓家裡的每個人加入；會印出網址與QR碼。
cli-serve-port = 連接埠；未指定時用8000或下一個可用的。
cli-serve-database = 資料庫：sqlite:///檔案 或 postgresql://…；未指定時使用你的資料目錄裡的檔案。
cli-serve-channel = 同一個PostgreSQL上的伺服器如何互通消息：postgresql、redis://…，或單獨一個時用memory。
cli-serve-workers = 在這個位址上服務的行程數；超過一個需要PostgreSQL。
cli-serve-public-url = 中間有代理伺服器時，玩家使用的網址。
cli-serve-log-format = 日誌的格式：text或json。
cli-serve-tables-per-person = 一個人最多可以有幾張還沒結束的遊戲桌。
cli-serve-open = 開啟瀏覽器。
cli-db-help = 資料庫：更新、備份、還原。
cli-db-upgrade-help = 將資料庫更新到最新狀態。
cli-db-backup-help = 將所有資料存成一個檔案；伺服器可以繼續執行。
cli-db-restore-help = 將備份檔還原到空的資料庫。
cli-db-file = 檔案。
cli-admin-help = 整理伺服器：關閉遊戲桌、移除發言、封鎖訪客或位址；一切都會寫進日誌。
cli-admin-tables-help = 列出還沒結束的遊戲桌與在座的訪客。
cli-admin-said-help = 列出一張遊戲桌的發言。
cli-admin-close-help = 結束一張遊戲桌，不論誰在座。
cli-admin-unsay-help = 移除遊戲桌的發言：幾則、某位訪客的，或全部。
cli-admin-ban-help = 不再讓一位訪客進入這個伺服器；他的座位交給代打，等待中的遊戲桌取消。
cli-admin-ban-address-help = 不再讓來自某個位址的人進入。
cli-admin-unban-help = 重新讓一位訪客或一個位址進入。
cli-admin-bans-help = 列出被封鎖的訪客與位址。
cli-admin-log-help = 顯示在這裡下過的指令、由誰下的、結果如何。
cli-admin-reason = 原因；會寫進日誌。
cli-admin-most = 最多幾筆。
cli-admin-table = 遊戲桌的代號，如網址所示。
cli-admin-numbers = 發言的編號；不給就是全部。
cli-admin-of-guest = 只限這位訪客的發言。
cli-admin-guest = 訪客的代號。
cli-admin-address = 連同他最近一次的位址。
cli-admin-that-address = 位址；IPv6以前半段計。
cli-admin-whom = 訪客的代號，或一個位址。
cli-admin-nothing = 沒有。
cli-admin-column-table = 遊戲桌
cli-admin-column-game = 遊戲
cli-admin-column-status = 狀態
cli-admin-column-time = 時間（UTC）
cli-admin-column-host = 桌主
cli-admin-column-guests = 訪客
cli-admin-column-guest = 訪客
cli-admin-column-number = 編號
cli-admin-column-words = 發言
cli-admin-column-kind = 種類
cli-admin-column-whom = 對象
cli-admin-column-reason = 原因
cli-admin-column-by = 由誰
cli-admin-column-order = 指令
cli-admin-column-done = 完成
cli-admin-column-outcome = 拒絕
order-done = 完成。
order-waits = 伺服器還沒有執行；日誌中的編號是{ $number }。
order-no-address = 不知道這位訪客從哪裡來：伺服器只在執行期間記得。
order-not-banned = { $value }沒有被封鎖。
order-no-words = 這張遊戲桌沒有這樣的發言。
order-bad-address = 「{ $address }」不是位址。
score-without-where = 《{ $game }》的計分冊無法指出東西可以放在哪裡。
score-without-pad = 《{ $game }》沒有計分冊。
