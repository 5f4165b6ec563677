### What the server says: refusals, guests, and what stands in the terminal when it runs.

guest-names =
    Quiet Heron, Merry Otter, Patient Fox, Sunny Frog, Curious Crow, Gentle Bear, Bright Finch,
    Sleepy Owl, Brave Hedgehog, Calm Seal, Clever Magpie, Kind Badger, Swift Hare, Old Tortoise,
    Wandering Crane, Humming Bee, Silver Trout, Red Squirrel, Little Wren, Northern Goose,
    Moonlit Moth, Early Lark, Mossy Newt, Golden Plover, River Swan, Autumn Deer, Snowy Hen,
    Amber Lynx, Misty Gull, Copper Beetle

## Starting

serve-address = Harmonium is at { $address }
serve-house = In your house, at { $address }
serve-failed = The server could not start; the reason is given above.
serve-stopped = Everything is on the disk.
serve-port-taken = Port { $port } is taken.
serve-cannot-listen = The server cannot listen at { $host }, port { $port }: { $reason }.
bad-setting = A setting cannot be used: { $reason }.

## Database

database-newer = This database was made by a newer Harmonium (revision { $revision }). Install that version, or use another database.
database-older = This database is older than the program. Run: harmonium db upgrade
database-in-use = Another server already serves from { $database }. Stop that one first, or name another file with --database.
database-shared = Another server already serves from this PostgreSQL database, and the two would not hear each other, because one of them has no channel (HARMONIUM_CHANNEL is memory). Give both the same channel, use another database, or stop the other server first.
database-unknown-kind = A database of kind “{ $kind }” is not known. Known: { $known }.
database-bad-address = “{ $database }” is not the address of a database. Write sqlite:///file.sqlite or postgresql://user@host/name.
database-missing = There is no database { $file }. Nothing has been served from there yet; is the path right?
database-other-file = This file is not a database of Harmonium. Name another one with --database.
database-driver-missing = This database needs: pip install "harmonium[{ $extra }]"
channel-unknown = A channel of kind “{ $channel }” is not known. Known: memory, postgresql, redis://….
channel-needs-postgresql = Servers that hear each other share a PostgreSQL database; on SQLite there is only one server, and its channel is memory.
channel-differs = The servers on this database hear each other by { $theirs }, this one would by { $ours }. Give all of them the same channel.
channel-driver-missing = This channel needs: pip install "harmonium[{ $extra }]"
workers-need-postgresql = Several workers need PostgreSQL, named with --database, and a channel by which they hear each other; one worker is enough for SQLite.
workers-without-house = Several workers cannot open the door to the house; use one worker for that, or --host.
workers-not-here = Several workers are not possible on this system; start one.
database-upgraded = The database is up to date.
database-not-empty = This database is not empty; restoring needs an empty one.
database-saved = { $rows } rows saved in { $file }.
database-restored = { $rows } rows restored.
bad-backup = { $file } is not a backup of Harmonium.

## Tables

unknown-table = There is no such table.
unknown-page = There is no such page.
no-client = The pages of the browser client are not built yet.
table-not-started = The game has not begun.
table-not-running = The game is not running.
table-started = The game has begun already.
table-running = The game is not over yet.
table-paused = The table is paused.
pause-too-many = There have been too many pauses at this table ({ $most }).
undo-too-many = Too much has been taken back at this table ({ $most } times).
seats-open = There are still open seats.
too-many-tables =
    { $most ->
        [one] You already have an unfinished table; finish or close it first.
       *[other] You already have { $most } unfinished tables; finish or close one first.
    }
seat-taken = This seat is taken.
not-seated = Only those at the table may do that.
not-your-seat = Seat { $seat } is not yours.
not-invited = This table is by invitation only.
banned = You are not welcome on this server any more.
removed = The host of this table has sent you away.
host-stays = You are the host of this table; this is for its guests.
sat-elsewhere = You have played another seat at this table and know its secrets: you may come back to that one, but take no other.
seat-has-secrets = This seat’s cards are known to whoever played it: only they may come back to it.
too-many-open-tables =
    { $most ->
        [one] You already have a table in the lobby; finish or close it first, or invite by link.
       *[other] You already have { $most } tables in the lobby; finish or close one first, or invite by link.
    }
name-unseen = This name has characters that cannot be seen, or too many marks on one letter.
only-host = Only the host of the table may do that.
unknown-invitation = This invitation is not valid, or is no longer valid.
bad-token = This token opens no seat here.
record-closed = The record is opened when the game is over.
record-too-long = The record is longer than any game.
branch-over = At this moment the game is over; there is nothing left to play.
no-such-step = There is no moment { $step }; this game has { $steps }.
text-empty = There is nothing readable in it.

## Acting

act-stale = The position has changed since.
act-ahead = That position does not exist; the table has { $entries } entries.
message-malformed = Not understood: { $reason }.
request-refused = The request was refused ({ $status }): { $reason }
too-many-messages = That was too fast; wait a moment.
too-many-requests = That was too fast; wait a moment.
other-site = The request came from another site.
other-host = This table does not go by that name. Ask its host for the address; behind a proxy, the host names it with --public-url.
house-without-network = This computer is in no network just now.
house-too-wide = The address of this computer, { $address }, belongs to the whole internet, not to a house. To serve everybody, start it with --host.
house-taken = { $address } is used by another program.
house-not-there = This computer does not have the address { $address }.
house-elsewhere = This server has its own address for everybody; there is nothing to open.
house-not-yours = Only the person at the server’s own computer can do this.
server-trouble = Something went wrong on our side; nothing was changed.
server-cannot-write = Nothing can be saved at the moment, so nothing was changed. Whoever runs this server should look at its disk.
server-restarts = The server is about to restart and takes no new tables. Please try again in a minute.
metrics-closed = These numbers are for whoever runs this server.
server-busy = Please try again.

## Questions, chat, deals of the day

question-does-not-fit = This cannot be asked now ({ $what }, { $status }).
question-open = The same question is already open ({ $what }).
question-settled = This question is settled.
not-asked = You were not asked.
chat-off = Chat is off at this table.
muted = The host of this table has muted you.
spectators-silent = Those who watch are silent at this table.
signs-off = Signs are off at this table.
nothing-to-point-at = There is nothing of that kind to point at now.
programs-do-not-talk = Programs play, they do not talk.
daily-once = Everybody has one try a day.
daily-closed = Today’s deal stays closed until the day (UTC) is over.
bad-day = “{ $day }” is not a day.

## The commands

cli-serve-help = Serve tables for people: in the browser, by link, live or over days.
cli-serve-host = The address to listen on; 127.0.0.1 is this computer only.
cli-serve-house = Listen in the local network as well, for everybody in the house; prints the address and a QR code.
cli-serve-port = The port; unless given, 8000 or the next free one.
cli-serve-database = The database: sqlite:///file or postgresql://…; unless given, a file in your data folder.
cli-serve-channel = How servers on one PostgreSQL hear each other: postgresql, redis://…, or memory for one alone.
cli-serve-workers = How many processes serve at this address; more than one needs PostgreSQL.
cli-serve-public-url = The address that people use, where a proxy stands in between.
cli-serve-log-format = How the log is written: text or json.
cli-serve-tables-per-person = How many unfinished tables one person may have.
cli-serve-open = Open the browser.
cli-db-help = The database: bring it up to date, save it, bring it back.
cli-db-upgrade-help = Bring the database up to date.
cli-db-backup-help = Save everything in one file; the server may keep running.
cli-db-restore-help = Bring a saved file back into an empty database.
cli-db-file = The file.
cli-admin-help = Keep the server tidy: close tables, take words away, send guests or addresses away; everything is logged.
cli-admin-tables-help = List the tables that are not over, with the guests who sit there.
cli-admin-said-help = List what was said at a table.
cli-admin-close-help = End a table, whoever sits at it.
cli-admin-unsay-help = Take words away from a table: some, those of one guest, or all.
cli-admin-ban-help = Send a guest away from this server; their seats go to stand-ins, their waiting tables are called off.
cli-admin-ban-address-help = Send everybody away who comes from an address.
cli-admin-unban-help = Let a guest or an address come again.
cli-admin-bans-help = List the guests and addresses that were sent away.
cli-admin-log-help = Show what was ordered here, by whom, and what came of it.
cli-admin-reason = Why; it stands in the log.
cli-admin-most = How many at most.
cli-admin-table = The id of a table, as in its address.
cli-admin-numbers = The numbers of the words; none means all.
cli-admin-of-guest = Only the words of this guest.
cli-admin-guest = The id of a guest.
cli-admin-address = Also the address from which they came last.
cli-admin-that-address = The address; of IPv6 its first half counts.
cli-admin-whom = The id of a guest, or an address.
cli-admin-nothing = Nothing.
cli-admin-column-table = table
cli-admin-column-game = game
cli-admin-column-status = status
cli-admin-column-time = time (UTC)
cli-admin-column-host = host
cli-admin-column-guests = guests
cli-admin-column-guest = guest
cli-admin-column-number = number
cli-admin-column-words = words
cli-admin-column-kind = kind
cli-admin-column-whom = whom
cli-admin-column-reason = reason
cli-admin-column-by = by
cli-admin-column-order = order
cli-admin-column-done = done
cli-admin-column-outcome = refused
order-done = Done.
order-waits = The server has not carried it out yet; it stands in the log as number { $number }.
order-no-address = From where this guest came is not known: the server remembers it only while it runs.
order-not-banned = { $value } is not sent away.
order-no-words = There are no such words at this table.
order-bad-address = “{ $address }” is not an address.
score-without-where = The score pad of { $game } cannot say where things fit.
score-without-pad = There is no score pad for { $game }.
