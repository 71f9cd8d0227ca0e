-- Prints what is written for locales that there are not, which must be the same on every machine: run by EnvironmentTests.
local app = launch({ didFinishLaunching = function() end }, { date = "2026-03-31T08:30:05Z", locale = "zz_ZZ" })
for _, locale in ipairs { "zz_ZZ", "xx", "qq_DE", "root" } do
  app:setLocale(locale)
  print(locale, DateFormatter({ dateStyle = "full", timeStyle = "full" }):string(Date()), NumberFormatter({ numberStyle = "currency" }):string(1234.5))
  print(NumberFormatter({ numberStyle = "spellOut" }):string(5), ListFormatter({}):string { "a", "b" }, RelativeDateTimeFormatter({}):localizedString(Date() - 60))
  print(Calendar.current.firstWeekday, Calendar.current.monthSymbols[1], DateFormatter({ dateFormat = "zzzz" }):date "Central European Time")
end
