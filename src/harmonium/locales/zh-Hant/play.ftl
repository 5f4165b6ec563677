### 在終端機裡玩。

cli-play-game = 遊戲；不指定時會開啟選單。
cli-play-seats = 誰來玩，以逗號分隔：真人寫「you」（或you:名字），電腦玩家寫名稱。
cli-play-seed = 一個數字，用來重現同一場遊戲。
cli-play-save = 遊戲結束時，把對局紀錄寫進這個檔案。

you = 你
player-name = 玩家{ $number }
on = 開
off = 關

key-undo = 復原
key-save = 儲存
key-again = 再開一場
key-rules = 規則
key-leave = 離開
key-close = 關閉
key-look = 查看圖板
key-lift = 顯示
key-start = 開始
key-place = 放置
key-boards = 其他人的圖板

menu-game = 遊戲
menu-people = 真人玩家
menu-bots = 電腦玩家
menu-level = 電腦玩家的等級
menu-start = 開始玩

pass-the-screen = 請把螢幕交給{ $name }。
pass-the-screen-key = 按Enter、空白鍵或點一下，就會顯示遊戲桌。
undone = 已復原。
saved = 已存成{ $path }。
proof = 牌局證明：{ $commitment }…

result-winner = { $name }獲勝！
result-shared = 共享勝利：{ $names }。
result-solo = { $points }分。
