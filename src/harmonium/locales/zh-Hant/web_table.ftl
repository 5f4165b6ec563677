### 瀏覽器裡的遊戲桌。

## 電腦玩家

bot-random = 隨機電腦
bot-greedy = 貪心電腦
bot-careful = 謹慎電腦
bot-search = 遠見電腦
bot-network = 受訓電腦
bot-level1 = 新手
bot-level2 = 休閒玩家
bot-level3 = 老手
bot-level4 = 高手
bot-level5 = 大師
bot-other = 電腦{ $bot }
bot-with-points = { $name }（約{ $mean }分）
bot-with-wins = { $name }（勝率{ $mean }%）
bot-listed-points = { $name } · { $mean }
bot-listed-wins = { $name } · { $mean }%
web-listed-points = 名稱後面是它平均每場的得分。
web-listed-wins = 名稱後面是同級隊伍的勝率。
web-next-level = 下一級：{ $name }
bot-numbered = { $name }{ $number }號
web-bot-level = 等級{ $level }

## 觀戰

web-watch-board = 把{ $name }的圖板顯示在中央
web-vain-past = 這是先前的局面。按Esc或瀏覽列的最後一個箭頭，就能回到現在。
web-show-present = 顯示現在的局面
web-again = 重看自己上一回合之後的一切
web-again-nothing = 自你的上一回合以來，沒有其他人行動。

## 分數的來源

web-explain = { $name }，{ $category }：{ $points }分。顯示分數的來源。
web-explained = { $category }，{ $name }：{ $items }
web-explained-item = { $cells }得{ $points }分
web-explained-none = { $category }，{ $name }：還沒有

## 牌局證明

web-proof-label = 牌局證明：
web-proof-checking = 查驗中……
web-proof-good = 查驗無誤
web-proof-bad = 不成立！
web-proof-unread = 無法查驗
web-proof-later = 明天公開
web-proof-words-good = 你的瀏覽器剛剛打開了對局紀錄，用其中的牌局重新算出這個數字：兩者相符。
web-proof-words-published = 它也與遊戲進行中顯示給你的數字相同。
web-proof-words-broken = 用紀錄裡的牌局算不出這個數字：其中一個被改過。
web-proof-words-differs = 紀錄算出的數字，與遊戲進行中顯示給你的不同。
web-proof-words-unreadable = 無法讀取對局紀錄。
## 成績的意義

meaning-kind = 你玩過的同類遊戲
meaning-best = 最佳
meaning-mean = 平均
meaning-played = 場數
meaning-first = 這是你第一次玩這種遊戲，下次就有目標可以超越了。
meaning-record = 你的新紀錄！之前是{ $before }。
meaning-practice = 練習：這場不列入成績。
meaning-streak = 連續{ $days }天
meaning-share = 分享成績
meaning-shared-daily = Harmonium，{ $game }，{ $day }：{ $total }，{ $place }
meaning-shared-points = { $total }分
meaning-shared-cells = { $total }格
tie-best-looking = 正在找這些板塊的最佳排法……
tie-best = 這些板塊的最佳排法可得{ $points }分；你得了{ $own }分。
tie-best-rounds = 這些板塊的最佳排法合計{ $points }分；你得了{ $own }分。
tie-best-watched = 這些板塊的最佳排法可得{ $points }分。
tie-best-rounds-watched = 這些板塊的最佳排法合計{ $points }分。
tie-best-reached = 這些板塊沒有更好的排法了。
tie-best-show = 顯示最佳排法
tie-best-hide = 隱藏最佳排法
tie-best-later = 今天結束後才會顯示排法。
tie-best-none = 只有在計分方式為「只算線」時，才會找這些板塊的最佳排法。
tie-best-board = 這些板塊的最佳排法，第{ $round }局：{ $points }分

## 規則

web-rule = 規則{ $rule }（在新視窗開啟）

## 連續列舉

web-series = { $first }、{ $rest }
web-clauses = { $first }，{ $rest }
