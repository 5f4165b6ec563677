### 命令列。

cli-help = 一張遊戲桌，三款桌上遊戲：《和諧之森》（Harmonies）、Take It Easy與《寧靜號》（Tranquility）。
cli-play-help = 在終端機裡玩，單人或對戰電腦玩家。
cli-games-help = 列出遊戲、選項與電腦玩家。
cli-rules-help = 閱讀整本規則書，或其中一條規則。
cli-score-help = 為寫成JSON的局面計分。
cli-simulate-help = 讓電腦玩家玩很多場並統計結果。
cli-solve-help = 找出所能達到的最佳結果。
cli-replay-help = 逐步重播一份對局紀錄。
cli-verify-help = 查驗一份對局紀錄：牌局、步驟與結果。
cli-bench-help = 測量規則引擎的速度，並與python-chess比較。

cli-lang = 語言，例如en或zh-Hant；未指定時採用HARMONIUM_LANG或系統語言。
cli-version = 顯示版本。
cli-json = 輸出JSON。
cli-game = 遊戲的代號，見`harmonium games`的清單。
cli-option = 以「名稱=值」指定一個選項；可以重複使用。
option-without-value = 選項要寫成「名稱=值」，不能寫成「{ $option }」。
not-json = 這不是JSON：{ $reason }。
no-where = 《{ $game }》無法回答--where。
no-solver = 《{ $game }》沒有求解器。

cli-games-seats = { $least }至{ $most }位玩家
cli-games-bots = 電腦玩家
cli-games-text = 文字

cli-simulate-seats = 依座位順序列出電腦玩家，以逗號分隔。
cli-simulate-games = 要玩幾場。
cli-simulate-seed = 相同的種子會產生相同的牌局。
cli-simulate-jobs = 同時執行幾個行程。
cli-simulate-out = 把每一場寫進這個檔案（.jsonl或.parquet）。
cli-simulate-playing = 進行中
cli-simulate-seat = 座位
cli-simulate-bot = 電腦玩家
cli-simulate-mean = 平均
cli-simulate-se = ± 標準誤
cli-simulate-low = 5%
cli-simulate-median = 中位數
cli-simulate-high = 95%
cli-simulate-wins = 獲勝
cli-simulate-joint = 全體獲勝的比例：{ $rate }。
cli-simulate-speed = { $games }場，每秒{ $speed }場。

cli-score-file = JSON檔案，或用 - 代表標準輸入。
cli-score-lines = 輸入與輸出都是一行一份文件；被拒絕的那一行會在原處輸出錯誤。
cli-score-where = 同時指出東西可以放在哪裡。

cli-solve-tiles = 已叫出的板塊（19個代碼，例如978）：找出用它們能排出的最佳圖板。
cli-solve-maximum = 一張圖板的最高分數：{ $points }分，共有{ $boards }種排法。
cli-solve-tiles-best = 用這些板塊排出的最佳圖板是{ $points }分。

cli-record-file = 對局紀錄，或用 - 代表標準輸入。
cli-verify-commitment = 開始時公布的承諾值。
cli-verify-good = 紀錄無誤：牌局與承諾值相符，{ $acts }個步驟全部合法。
cli-verify-branch = 這場遊戲接續自另一場的第{ $acts }步之後；從那裡開始，牌局就是已知的。
cli-verify-practice = 練習：已經公開的內容曾被復原，當時沒有人可以同意。
cli-verify-commitment-is = 承諾值{ $commitment }
cli-rules-rule = 一條規則的編號，例如T-PLACE-2。
cli-rules-all = 整本規則書，而不只是十句話。
cli-rules-more =
    整本規則書：{ $all }
    單一規則：{ $one }

cli-bench-seconds = 每項測量進行幾秒。
cli-bench-running = 測量中
cli-bench-subject = 遊戲與人數
cli-bench-acts = 步／秒
cli-bench-views = 含視角
cli-bench-ratio = × 西洋棋
cli-bench-ratio-views = × 西洋棋，含視角
cli-bench-no-peer = 沒有安裝python-chess（pip install chess），因此無從比較。

seat-name = { $seat }號座位
seat-bot = { $bot }{ $seat }號
total = 總計
result-won = 全體獲勝。
result-lost = 全體落敗。
