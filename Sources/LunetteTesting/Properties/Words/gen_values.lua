-- Generators of values that apps use: texts, colours, dates, points on the screen, rows of a table.
local library, host = ...
local gen, generator, wantWhole, repeated, lengths, reject =
  library.gen, library.generator, library.wantWhole, library.repeated, library.lengths, library.reject
local type, error, char, rep = type, error, string.char, string.rep
local concat = table.concat
local floor, max = math.floor, math.max
local format = string.format
local show = library.compare.show

local function misuse(text) error(host.position() .. ": " .. text, 0) end

-- MARK: Texts

-- The simplest characters first.
local plain = {}
for letter in ("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:;!?-_'\"()[]{}<>/\\@#$%^&*+=|~`"):gmatch(".") do
  plain[#plain + 1] = letter
end

-- Texts that break programs which count bytes or code points, or which assume left to right. Each is one character to a reader.
local unicode = {
  "é", "e\u{301}", "ß", "Ж", "中", "あ", "한", "ﬁ", "\u{200D}", "\u{200B}", "\u{FEFF}", "א", "ش", "\u{202E}", "👍", "👍🏽", "👩‍👩‍👧", "🇫🇷", "\u{1D11E}",
  "\u{2028}", "\t", "\n",
}
-- The length of the very long text that `unicode = true` makes now and then. Units: characters. Our choice.
local longText = 1000

-- A text. Options: min, max characters (0 to 40, 6 on average), alphabet = "abc" (its characters, the simplest first), unicode = true for
-- combining marks, right to left, emoji and now and then a very long text. Simplest: the shortest, then the one with letters early in the alphabet.
function gen.string(options)
  if type(options) == "number" then options = { max = options } end
  local low, high, probability = lengths(options, "gen.string", 0, 40)
  local letters = plain
  if options and options.alphabet then
    letters = {}
    if type(options.alphabet) ~= "string" then misuse("gen.string: alphabet must be a text, got " .. show(options.alphabet)) end
    for letter in options.alphabet:gmatch("[\0-\x7F\xC2-\xFD][\x80-\xBF]*") do letters[#letters + 1] = letter end
    if #letters == 0 then misuse("gen.string: the alphabet has no character") end
  end
  local wide = options and options.unicode
  local label = gen.boolean().label
  return generator("a text of " .. low .. " to " .. high .. " characters", function(choices)
    if wide and high >= 40 and choices:flip(0.02) == 1 then return rep(letters[choices:draw(#letters - 1) + 1], longText) end
    local text = {}
    repeated(choices, low, high, probability, label, function()
      local alphabet = wide and choices:draw(2) == 1 and unicode or letters
      text[#text + 1] = alphabet[choices:drawSmall(#alphabet - 1) + 1]
    end)
    return concat(text)
  end)
end

-- A colour, as "#RRGGBB". Simplest: black, then low parts of red, green and blue.
function gen.color()
  return generator("a colour", function(choices)
    return format("#%02X%02X%02X", choices:draw(255), choices:draw(255), choices:draw(255))
  end)
end

-- The days from 2001-01-01, where os.time is 0, back to 1970-01-01 and on to 2100-01-01; and the seconds of a day.
local daysBefore, daysAfter, daySeconds = 11323, 36159, 86400

-- A time from 1970 to 2099, in the seconds of os.time and os.date: 0 is 2001-01-01. Simplest: midnight of 2001-01-01, then the
-- days after it, then those before.
function gen.date()
  return generator("a moment from 1970 to 2099", function(choices)
    local step = choices:drawSmall(daysBefore + daysAfter - 1)
    local day = step < daysAfter and step or daysAfter - 1 - step
    return day * daySeconds + choices:drawSmall(daySeconds - 1)
  end)
end

-- MARK: Views

-- The object that a generator is about: the object itself, or a function that returns it when a value is made.
local function now(thing, choices)
  if type(thing) == "function" then return thing(choices.state) end
  return thing
end

-- A row of a table view (or of one that a function returns). Simplest: the first row of the first section. Without rows the case is given up.
function gen.indexPath(table)
  return generator("a row of a table", function(choices)
    local view = now(table, choices)
    local rows = 0
    for section = 1, view.numberOfSections do rows = rows + view:numberOfRows(section) end
    if rows == 0 then reject("the table has no row") end
    local row = choices:drawSmall(rows - 1) + 1
    for section = 1, view.numberOfSections do
      local count = view:numberOfRows(section)
      if row <= count then return IndexPath(section, row) end
      row = row - count
    end
  end)
end

-- For commands of a machine: a row of a table view of the app. `name` is the field of the state that holds the table view, or "table" for
-- the app's table.
function gen.row(name)
  name = name or "table"
  return generator("a row of " .. name, function(choices)
    local state = choices.state
    local view = type(state) == "table" and (state[name] or (name == "table" and state.app and state.app.table))
    if not view then misuse('gen.row "' .. name .. '" belongs into a machine whose state has ' .. name .. (name == "table" and " or app" or "")) end
    return gen.indexPath(view).draw(choices)
  end)
end

-- A point with integer coordinates in a view's bounds (or in those of the view that a function returns). Simplest: the top left corner.
function gen.point(view)
  return generator("a point of a view", function(choices)
    local bounds = now(view, choices).bounds
    local width, height = max(0, floor(bounds.width) - 1), max(0, floor(bounds.height) - 1)
    local x, y = choices:draw(width), choices:draw(height)
    return CGPoint { bounds.x + x, bounds.y + y }
  end)
end
