### 終端機指令周邊的文字。

cli-usage = 用法：
cli-usage-options = { "[" }選項]
cli-usage-command = 指令…
cli-panel-options = 選項
cli-panel-arguments = 參數
cli-panel-commands = 指令
cli-help-option = 顯示這份說明。
cli-default = 預設：{ $value }
cli-required = 必填
no-such-command = 沒有「{ $name }」這個指令。可用的有：{ $known }。
no-such-option = 這裡沒有「{ $name }」這個選項。
missing-argument = 缺少{ $name }。
bad-argument = { $name }的值無法使用。
missing-value = { $name }需要一個值。
extra-arguments = 多餘的內容：{ $given }。
cli-try = 使用方法：{ $command }
