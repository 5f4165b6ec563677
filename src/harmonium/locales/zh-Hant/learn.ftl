### 在遊戲桌上學遊戲。

learn-offer = 五分鐘學會
learn-left-at = 繼續學習：第{ $stage }步，共{ $stages }步
learn-stage = 第{ $stage }步，共{ $stages }步
learn-title = 學習{ $game }：第{ $stage }步，共{ $stages }步
learn-next = 下一步
learn-again = 再試一次
learn-leave = 離開
learn-finish = 來一場真正的遊戲
learn-done-all = 你已經學會{ $game }了！
learn-play = 與{ $bot }一起玩
learn-from-start = 從頭開始
learn-key-task = 任務
learn-key-on = 繼續

learn-not-here = 這要在真正的遊戲中才能做。
learn-nothing = 還沒有人為{ $game }編寫教學。
learn-no-such-stage = 沒有第{ $stage }步；共有第1步到第{ $stages }步。
cli-learn-help = 五分鐘一步步學會一款遊戲。
cli-learn-stage = 從這一步開始，由1起算。
