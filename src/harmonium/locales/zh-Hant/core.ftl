### 每個遊戲、每種玩法共用的訊息。

with-rule = { $sentence }（{ $rule }）
at-place = { $place }：{ $sentence }

## 要求的東西不存在或不適用

unknown-game = 這裡沒有「{ $game }」這個遊戲。可用的有：{ $known }。
unknown-option = 沒有「{ $option }」這個選項。可用的有：{ $known }。
bad-option-value = 選項{ $option }不能是「{ $value }」。可用的值：{ $expected }。
options-of-another-game = 這不是這個遊戲的選項：{ $options }。
unknown-language = 這裡沒有「{ $language }」這種語言。可用的有：{ $known }。
unknown-bot = 這個遊戲沒有「{ $bot }」這種電腦玩家。可用的有：{ $known }。
bot-broken = 無法載入其他套件的電腦玩家「{ $bot }」：{ $reason }
bot-without-parameters = 電腦玩家{ $bot }沒有參數。
bad-bot-parameter = 「{ $parameter }」不是電腦玩家{ $bot }的參數；每個參數只寫一次，寫成name=value。可用的有：{ $known }。
bad-bot-value = 電腦玩家{ $bot }的參數{ $parameter }不能是「{ $value }」。可用的值：{ $expected }。
unknown-rule = 《{ $game }》的規則書沒有「{ $rule }」這條規則。
bad-notation = 「{ $text }」不是這個遊戲的行動。行動的寫法像這樣：「{ $example }」。
not-an-action = 這不是這個遊戲的行動：{ $action }。
no-such-seat = 沒有{ $seat }號座位：這張遊戲桌有{ $seats }個座位，從0開始編號。
not-seats = 座位必須是整數，或入座者的清單。
table-closed = 這場遊戲已經結束。
ending-does-not-fit = 遊戲進行到這裡，不可能以這種方式結束（{ $how }）。

## 復原

undo-nothing = 你沒有可以復原的步驟。
undo-others-built-on-it = 其他人已經接著行動了。
undo-taken-over = 之前的步驟是在另一場遊戲裡進行的。

## 對局紀錄

record-unknown-format = 這不是這裡能讀取的對局紀錄；能讀取的是{ $known }。
record-unknown-ruleset = 這份對局紀錄用的規則版本這裡沒有；這裡有的是{ $known }。
record-malformed = { $reason }。
record-not-json = 這不是JSON。
record-too-deep = 裡面的清單巢狀太深了。
record-truncated = 檔案不完整，結尾被截斷了。
record-bad-nonce = 隨機值（nonce）必須是64位十六進位數字。
record-commitment-broken = 隨機值與牌局算不出承諾值：三者之中有一個被改過。
record-commitment-differs = 承諾值與當初公布的不同。
record-result-differs = 照這些步驟進行，不會得到這個結果。
record-bad-branch = 接續的遊戲應以另一場遊戲的步驟開頭，但步數不符。
record-undo-differs = 這裡只能復原第{ $takes_back }筆。

## 檔案

unknown-file-kind = 檔案{ $path }的副檔名必須是{ $known }其中之一。
no-such-folder = 沒有{ $path }這個資料夾。
needs-extra = 這項功能需要安裝額外的套件：pip install "harmonium[{ $extra }]"。
cannot-read = 無法讀取{ $path }：{ $reason }。
cannot-write = 無法寫入{ $path }：{ $reason }。
bad-document = { $reason }（位置：{ $place }）。
key-twice = 「{ $key }」在同一個物件裡寫了兩次。
nothing-to-score = 輸入是空的，沒有東西可以計分。
