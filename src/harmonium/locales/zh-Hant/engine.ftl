# 編譯後的引擎，供程式開發者使用。

engine-without-game = 引擎不認識《{ $game }》。
engine-stopped = 引擎已停止（{ $reason }）並重新啟動，原先保存的內容已遺失。
engine-position = 引擎無法接受《{ $game }》的這個局面：「{ $part }」有誤。
engine-code = 在《{ $game }》的這個局面中，代碼{ $code }不是{ $seat }號座位的合法行動。
engine-batch-size = 提供了{ $given }個代碼，但有{ $size }場遊戲。
engine-batch-code = 代碼{ $code }在這批的第{ $number }場中不合法。
