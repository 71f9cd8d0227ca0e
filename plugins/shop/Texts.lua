-- Texts, amounts and dates as the device writes them.
local Texts = {}

-- A text of the shop, with what belongs into its places.
function Texts.say(key, ...) return NSString.localizedStringWithFormat(NSLocalizedString(key, ""), ...) end

-- Prices are in euros, in every country.
function Texts.price(amount) return NumberFormatter { numberStyle = "currency", currencyCode = "EUR" }:string(amount) end

-- A day of the calendar, "2026-03-31", wherever the device is; the text itself if it says no day.
function Texts.day(text)
  local date = ISO8601DateFormatter { formatOptions = { "withFullDate" } }:date(text)
  return date and DateFormatter { dateStyle = "medium", timeZone = "GMT" }:string(date) or text
end

-- What went wrong, for people. A mistake in the code is none of theirs.
function Texts.problem(problem)
  if type(problem) == "string" then error(problem, 0) end
  return Texts.say(problem.code == "notConnectedToInternet" and "No connection" or "The shop doesn't answer")
end

return Texts
