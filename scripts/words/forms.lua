-- How a locale writes some dates, numbers and words, a line for each: what words_values_spec.lua compares with values.lua.

local MOMENT = "2026-03-31T08:30:05Z"

local function dates(locale, add)
  local zone = "Europe/Berlin"
  local function with(options) return DateFormatter { locale = locale, timeZone = zone, dateStyle = options[1] or "none", timeStyle = options[2] or "none" }:string(Date()) end
  for _, style in ipairs { "short", "medium", "long", "full" } do
    add("date " .. style, with { style })
    add("time " .. style, with { nil, style })
  end
  for _, styles in ipairs { { "medium", "short" }, { "long", "short" }, { "full", "long" }, { "short", "medium" } } do add(table.concat(styles, " and "), with(styles)) end
  for _, template in ipairs { "yMMMd", "MMMdEEE", "jmm", "yMMMM", "Md", "Hms" } do
    local formatter = DateFormatter { locale = locale, timeZone = zone }
    formatter:setLocalizedDateFormatFromTemplate(template)
    add("template " .. template, formatter:string(Date()))
  end
  for _, pattern in ipairs { "EEEE", "ccc", "LLLL", "MMM", "QQQQ", "a", "GGGG", "zzzz", "YYYY-'W'ww e" } do
    add("pattern " .. pattern, DateFormatter { locale = locale, timeZone = zone, dateFormat = pattern }:string(Date()))
  end
end

local function numbers(locale, add)
  local function with(style, number, code)
    local formatter = NumberFormatter { locale = locale, numberStyle = style }
    if code then formatter.currencyCode = code end
    return formatter:string(number)
  end
  for _, number in ipairs { 1234567.891, -1234.5, 0.125 } do add("decimal " .. number, with("decimal", number)) end
  for _, number in ipairs { 1234567.891, -0.255 } do add("currency " .. number, with("currency", number)) end
  add("euros", with("currency", 1234.5, "EUR"))
  add("yen", with("currencyISOCode", 1234.5, "JPY"))
  add("percent", with("percent", -0.255))
  add("scientific", with("scientific", 1234567.891))
  add("ordinal", with("ordinal", 21))
  add("in words", with("spellOut", 1021))
end

local function words(locale, add)
  add("list", ListFormatter { locale = locale }:string { "a", "b", "c" })
  add("or", ListFormatter { locale = locale, listType = "or" }:string { "a", "b", "c" })
  add("3 hours ago", RelativeDateTimeFormatter { locale = locale }:localizedString(Date() - 3 * 3600))
  add("in 5 months", RelativeDateTimeFormatter { locale = locale, unitsStyle = "short" }:localizedString(Date() + 160 * 86400))
  add("yesterday", RelativeDateTimeFormatter { locale = locale, dateTimeStyle = "named" }:localizedString(Date() - 86400))
  local duration = DateComponentsFormatter { allowedUnits = { "day", "hour", "minute" } }
  for _, style in ipairs { "positional", "abbreviated", "short", "full" } do
    duration.unitsStyle = style
    add("length " .. style, duration:string(2 * 86400 + 3725))
  end
  for _, bytes in ipairs { 1, 999, 1234567 } do add(bytes .. " bytes", ByteCountFormatter {}:string(bytes)) end
end

return function(locale)
  local app = launch({ didFinishLaunching = function() end }, { date = MOMENT, timeZone = "Europe/Berlin", locale = locale })
  local lines = {}
  local function add(name, text) lines[#lines + 1] = name .. ": " .. text end
  dates(locale, add)
  numbers(locale, add)
  words(locale, add)
  app:close()
  return lines
end
