-- A shop: pages and pictures from the network, a search, a basket in a file, and what happens without a network.
local server = Server { file = "../plugins/shop/server.lua" }
local app = launch("shop", { network = server, date = "2026-11-20T09:30:00Z", timeZone = "Europe/Berlin", locale = "de_DE" })
app:print "before the first answer"
app:settle()
app:print "the first page, with its pictures"

app:scrollTo { row = { 1, 10 } }
app:settle()
app:print "the second page has come"

app:scrollTo { row = { 1, 1 } }
app:settle()
app:tap { id = "add Apple" }
app:tap { id = "add Apple" }
app:tap { id = "add Banana" }
app:tap "Korb (3)"
app:settle()
app:print "the basket"

app:setLanguage "fr"
app:settle()
app:print "in French, with the basket that was kept"
