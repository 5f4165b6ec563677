### Several people at one screen; people, their games, the deal of the day, reminders.

## One screen

device-screen = Who has the screen
device-looks = { $name } has the screen
device-show = Show the table of { $name }
device-cover = Cover the screen
device-cover-for = Cover it and pass it to { $name }
device-secretly = Choose secretly, cover the screen in between
device-waits = The table waits for { $names }.
device-lift = I am { $name }: lift the curtain
device-or = Or has somebody else got the screen?
device-anybody = Whoever wants to look may lift the curtain.

## People

unknown-person = This person is not known here.
