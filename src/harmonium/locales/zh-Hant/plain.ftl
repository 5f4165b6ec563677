### 沒有專屬畫面的遊戲，用它自帶的文字呈現。

plain-asks = 你要做什麼？
plain-waits = 等待其他人……
plain-over = 遊戲結束了。
plain-table = 桌面
plain-named = { $name }：{ $value }
