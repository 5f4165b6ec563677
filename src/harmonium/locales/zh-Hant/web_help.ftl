### Help while playing, on the page: hints, teaching, hopes.

help-title = 提示與教學
help-hint = 提示
help-practice = 看了提示，這場就算練習：不列入最高分和平均分。
help-show = 看提示
help-show-act = 看該怎麼做
help-play = 就這麼做
help-none = 這一桌不使用提示。
help-thought-by = 由{ $bot }想出。
help-worth-points = 最後大約{ $best }分；次佳的{ $other }大約{ $second }分。
help-worth-chance = 一百場大約贏{ $best }場；次佳的{ $other }大約{ $second }場。
help-teaching = 再看一眼
help-judged-played = 你的一步：{ $act }
help-judged-better = 更好的一步：{ $act }
help-take-back = 復原
help-go-on = 繼續
help-with-teaching = 教學模式
help-with-teaching-about = 當你的行動損失很大時，遊戲桌會告訴你，指出更好的一步，並讓你復原。這是練習。
help-with-hints = 可以使用提示
help-with-hints-about = 每個人入座前都看得到。第一次使用提示後，這場就算練習。
web-set-hopes = 每一步對卡牌、線或空位的影響
keys-hint = 提示：先指出該看哪裡，再指出該怎麼做
text-command-hint = 提示；再輸入一次，看該怎麼做
