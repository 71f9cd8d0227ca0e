-- What ported apps write of Foundation line by line: predicates, regular expressions, measurements, operations, words for sizes and times.
describe("NSPredicate's sums", function()
  it("are nothing where a value is missing, and say what can't be reckoned", function()
    local people = { { name = "Ada", age = 36 }, { name = "Bob" } }
    assert.are.same({ people[1] }, NSPredicate("age + 1 > 21"):filtered(people))
    assert.are.same({ people[1] }, NSPredicate("-age < 0"):filtered(people))
    assert.error_matches(function() NSPredicate("age * 'x' > 1"):filtered(people) end, "can't reckon 36 %* \"x\"")
    assert.error_matches(function() NSPredicate("-name > 1"):filtered(people) end, "can't reckon %-\"Ada\"")
  end)
end)

describe("NSPredicate", function()
  local people = {
    { name = "Ada", age = 36, tags = { "math", "code" }, boss = { name = "Charles" } }, { name = "Édouard", age = 20, tags = {} },
    { name = "bob", age = 52, tags = { "code" }, isDone = true }, { name = "Zoë", age = 20, tags = { "art" } },
  }
  local function names(predicate)
    local list = {}
    for place, one in ipairs(predicate:filtered(people)) do list[place] = one.name end
    return list
  end

  it("compares values of keys with its arguments", function()
    assert.are.same({ "Ada", "bob" }, names(NSPredicate { format = "age > %d", 20 }))
    assert.are.same({ "Ada" }, names(NSPredicate("name == %@", "Ada")))
    assert.are.same({ "Édouard", "bob", "Zoë" }, names(NSPredicate("%K != %@", "name", "Ada")))
    assert.are.same({ "Ada" }, names(NSPredicate { format = "boss.name == 'Charles'" }))
    assert.are.same({ "Édouard", "Zoë" }, names(NSPredicate { format = "age IN %@", { 20, 21 } }))
    assert.are.same({ "Ada" }, names(NSPredicate("age BETWEEN {30, 40}")))
    assert.are.same({ "bob" }, names(NSPredicate("isDone == YES")))
    assert.are.same({ "bob" }, names(NSPredicate("isDone == 1")))
    assert.are.same({ "Ada", "Édouard", "Zoë" }, names(NSPredicate("isDone == nil")))
    assert.are.same({ "bob" }, names(NSPredicate("age - 2 == 25 * 2")))
    assert.are.same({}, names(NSPredicate("height > 3")))
  end)

  it("joins comparisons by AND, OR, NOT and parentheses", function()
    assert.are.same({ "Édouard", "Zoë" }, names(NSPredicate("age < 30 and not name beginswith 'A'")))
    assert.are.same({ "Ada", "bob" }, names(NSPredicate("(age == 36 || age == 52) && name != ''")))
    assert.are.same({ "Ada" }, names(NSPredicate("NOT (age = 20 OR name ==[c] 'BOB')")))
    local both = NSCompoundPredicate { andPredicateWithSubpredicates = { NSPredicate("age == 20"), NSPredicate("name LIKE[d] 'zo*'") } }
    assert.are.same({}, names(both))
    assert.are.same({ "Ada", "bob" }, names(NSCompoundPredicate { notPredicateWithSubpredicate = NSPredicate("age == 20") }))
    assert.are.same({ "Ada", "Édouard", "Zoë" }, names(NSCompoundPredicate { type = "or", subpredicates = { NSPredicate("age==36"), NSPredicate("age==20") } }))
    assert.are.equal("(age == 20) AND (name LIKE[d] 'zo*')", both.predicateFormat)
  end)

  it("says what of the language is not read", function()
    assert.raises("SUBQUERY is not read", function() return NSPredicate { format = "SUBQUERY(tags, $x, $x == 'x').@count > 0" } end)
    assert.raises("places in a list are not read", function() return NSPredicate { format = "tags[0] == 'x'" } end)
  end)

  it("is put together one by one, thousands deep", function()
    local chain = NSPredicate("age == 36")
    for number = 1, 3000 do
      chain = NSCompoundPredicate { orPredicateWithSubpredicates = { NSPredicate("name == %@", "x" .. number), chain } }
    end
    assert.are.same({ "Ada" }, names(chain))
    assert.are.equal("((age == 36)) OR (name == %@)", NSCompoundPredicate { orPredicateWithSubpredicates = {
      NSCompoundPredicate { andPredicateWithSubpredicates = { NSPredicate("age == 36") } }, NSPredicate("name == %@", "b") } }.predicateFormat)
    assert.are.equal("TRUEPREDICATE", tostring(NSCompoundPredicate { andPredicateWithSubpredicates = {} }))
    assert.are.equal("NOT (FALSEPREDICATE)", tostring(NSCompoundPredicate { notPredicateWithSubpredicate = NSCompoundPredicate { type = "or", subpredicates = {} } }))
    local broken = NSCompoundPredicate { notPredicateWithSubpredicate = NSPredicate("name CONTAINS 'a'") }
    local text = assert.raises("not a collection", function() broken:evaluate { name = 3 } end)
    assert.matches("^[^:]*ported_foundation_spec.lua:%d+: Can't", text)
    assert.raises("more than 10000 predicates inside each other", function()
      for _ = 1, 8000 do chain = NSCompoundPredicate { type = "not", subpredicates = { chain } } end
    end)
  end)

  it("evaluate under Foundation's label", function()
    local old = NSPredicate "age > 30"
    assert.is_true(old:evaluate { with = { age = 36 } })
    assert.is_false(old:evaluate { with = { age = 20 } })
    assert.is_true(NSPredicate("age > $AGE"):evaluate { with = { age = 36 }, substitutionVariables = { AGE = 30 } })
    -- A field of this name is a field.
    assert.is_true(NSPredicate("with == 3"):evaluate { with = 3 })
  end)

  it("looks into texts, whatever the case and the marks where it is told so", function()
    assert.are.same({ "Édouard" }, names(NSPredicate("name CONTAINS[cd] %@", "EDOU")))
    assert.are.same({}, names(NSPredicate("name CONTAINS[c] %@", "EDOU")))
    assert.are.same({ "Zoë" }, names(NSPredicate("name ENDSWITH[d] 'oe'")))
    assert.are.same({ "bob" }, names(NSPredicate("name LIKE 'b?b'")))
    assert.are.same({ "Ada" }, names(NSPredicate("name MATCHES '[A-C].*a'")))
    assert.is_true(NSPredicate("SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}"):evaluate "ada@example.org")
    assert.is_false(NSPredicate("SELF MATCHES %@", "[A-Z0-9a-z]+@[a-z]+"):evaluate "ada@example.org")
  end)

  it("asks lists for any, all and none, and reckons with them", function()
    assert.are.same({ "Ada", "bob" }, names(NSPredicate("ANY tags == 'code'")))
    assert.are.same({ "Édouard", "Zoë" }, names(NSPredicate("NONE tags == 'code'")))
    assert.are.same({ "Édouard", "bob" }, names(NSPredicate("ALL tags == 'code'")))
    assert.are.same({ "Ada", "bob" }, names(NSPredicate("tags CONTAINS 'code'")))
    assert.are.same({ "Ada" }, names(NSPredicate("tags.@count > 1")))
    assert.is_true(NSPredicate("SELF IN {'a', 'b'}"):evaluate "a")
    assert.is_true(NSPredicate("age == $AGE"):evaluate({ age = 3 }, { AGE = 3 }))
  end)

  it("is a function or a value, too, and reads objects of UIKit", function()
    assert.are.same({ "Ada" }, names(NSPredicate { block = function(one) return one.age == 36 end }))
    assert.are.equal(4, #NSPredicate { value = true }:filtered(people))
    local label = UILabel { text = "Hi", isHidden = true }
    assert.is_true(NSPredicate("text == 'Hi' AND isHidden == YES AND layer.opacity == 1"):evaluate(label))
    local day = Date { timeIntervalSinceReferenceDate = 100 }
    assert.is_true(NSPredicate("at > %@", day):evaluate { at = day + 1 })
  end)

  it("says what is wrong with a format", function()
    for format, words in pairs {
      ["name =="] = "it ends too early", ["name"] = "a comparison is missing", ["(a == 1"] = "')' is missing", ["a == 'x"] = "a text without its end",
      ["a == %@"] = "more fields than the 0 arguments", ["a == 1 b"] = "'b'", ["a ~ 1"] = "'~'", ["ANY a"] = "a comparison is missing",
    } do
      assert.raises(words, function() return NSPredicate(format) end)
    end
    assert.raises("parentheses inside each other", function() return NSPredicate(("("):rep(2000)) end)
    assert.raises("at most 4096 bytes", function() return NSPredicate("a == '" .. ("x"):rep(5000) .. "'") end)
    assert.raises("U_REGEX_RULE_SYNTAX", function() NSPredicate("SELF MATCHES '('"):evaluate "x" end)
    assert.raises("more steps than are allowed", function() NSPredicate("SELF MATCHES '(a+)+b'"):evaluate(("a"):rep(200)) end)
    assert.raises("has no property", function() NSPredicate("foo == 1"):evaluate(UIView {}) end)
    assert.raises("not a collection", function() NSPredicate("a CONTAINS 1"):evaluate { a = 5 } end)
    assert.has_error(function() return NSPredicate {} end)
    assert.has_error(function() NSPredicate("a == 1").predicateFormat = "x" end)
  end)
end)

describe("NSRegularExpression", function()
  it("finds and replaces", function()
    local expression = NSRegularExpression { pattern = "(\\w+)@(\\w+)", options = "caseInsensitive" }
    local text = "to ada@home and Bob@Work"
    local found = expression:matches(text)
    assert.are.equal(2, #found)
    assert.are.equal(2, expression.numberOfCaptureGroups)
    assert.are.equal("ada@home", NSString.substring(text, found[1].range))
    assert.are.equal("Work", NSString.substring(text, found[2]:rangeAtIndex(2)))
    local named = NSRegularExpression { pattern = "(\\w)(?<year>\\d+)" }:firstMatch "in a2026"
    assert.are.equal("2026", NSString.substring("in a2026", named:range "year"))
    assert.are.equal("2026", NSString.substring("in a2026", named:range { withName = "year" }))
    assert.are.equal("a", NSString.substring("in a2026", named:range(1)))
    assert.raises("the name of a group in the pattern", function() named:range "month" end)
    assert.are.equal(2, expression:numberOfMatches(text, {}, NSRange { location = 0, length = #text }))
    assert.are.equal("to home:ada and Work:Bob", expression:stringByReplacingMatches(text, nil, "$2:$1"))
    assert.is_nil(expression:firstMatch("none"))
    local nothing, why = NSRegularExpression { pattern = "(" }
    assert.is_nil(nothing)
    assert.are.equal(2048, why.errorCode)
    assert.raises("rangeAtIndex", function() found[1]:rangeAtIndex(3) end)
    assert.raises("more steps", function() NSRegularExpression { pattern = "(a+)+b" }:matches(("a"):rep(200)) end)
  end)
end)

describe("texts", function()
  it("are compared as people do", function()
    launchWindow(nil, { locale = "de_DE" })
    assert.are.equal("orderedAscending", NSString.localizedStandardCompare("Datei 2", "Datei 10"))
    assert.are.equal("orderedSame", NSString.localizedCaseInsensitiveCompare("ÄPFEL", "äpfel"))
    assert.are.equal("orderedDescending", NSString.localizedCompare("Zebra", "Äpfel"))
    assert.is_true(NSString.localizedCaseInsensitiveContains("Straße ÄÖ", "äö"))
    assert.is_true(NSString.localizedStandardContains("Édouard", "edou"))
    assert.is_false(NSString.localizedStandardContains("Édouard", ""))
    assert.are.equal("ÉTÉ", NSString.uppercased "été")
    assert.are.equal("Ada Lovelace", NSString.capitalized "ada LOVELACE")
  end)
end)

describe("a measurement", function()
  it("is added, multiplied and compared", function()
    local way, step = Measurement { value = 1, unit = "kilometers" }, Measurement { value = 500, unit = "meters" }
    local sum = way + step
    assert.are.equal(1500, sum.value)
    assert.are.equal("meters", sum.unit)
    assert.are.equal("kilometers", (way + way).unit)
    assert.are.equal(500, (way - step).value)
    assert.are.equal(3, (way * 3).value)
    assert.are.equal(3, (3 * way).value)
    assert.are.equal(0.5, (way / 2).value)
    assert.is_true(step < way and step <= way and way > step)
    assert.is_true(Measurement { value = 1000, unit = "meters" } == way)
    assert.is_false(way == step)
    assert.raises("length", function() return way + Measurement { value = 1, unit = "kilograms" } end)
    assert.has_error(function() return way + 1 end)
    assert.are.equal(293.15, Measurement { value = 20, unit = "celsius" }:converted("kelvin").value)
  end)
end)

describe("operations", function()
  it("wait for a barrier, and a barrier for them", function()
    local app = launchWindow()
    local order, queue = {}, OperationQueue { maxConcurrentOperationCount = 4 }
    local function saying(name) return function() order[#order + 1] = name end end
    queue:addOperation(function() Thread.sleep(0.2) saying "slow" () end)
    queue:addOperation(saying "quick")
    queue:addBarrierBlock(saying "barrier")
    local urgent = BlockOperation { block = saying "after" }
    urgent.queuePriority = "veryHigh"
    queue:addOperation(urgent)
    queue:addBarrierBlock(saying "second barrier")
    queue:addOperation(saying "last")
    app:settle()
    assert.are.same({ "quick", "slow", "barrier", "after", "second barrier", "last" }, order)
    assert.are.equal(0, queue.operationCount)
  end)

  it("have several blocks, and are waited for", function()
    local app = launchWindow()
    local order, queue = {}, OperationQueue {}
    local first = BlockOperation(function() Thread.sleep(0.1) order[#order + 1] = "one" end)
    first:addExecutionBlock(function() order[#order + 1] = "two" end)
    first.completionBlock = function() order[#order + 1] = "done" end
    DispatchQueue.global():async(function()
      queue:addOperation(first)
      first:waitUntilFinished()
      order[#order + 1] = tostring(first.isFinished)
    end)
    app:settle()
    assert.are.same({ "two", "one" }, { order[1], order[2] })
    assert.is_true(first.isFinished)
    assert.are.equal(4, #order)
    assert.raises("before it begins", function() first:addExecutionBlock(function() end) end)
    local sum = 0
    DispatchQueue.concurrentPerform(4, function(number) sum = sum + number end)
    assert.are.equal(10, sum)
  end)
end)

describe("a calendar's dates", function()
  it("are made as Swift makes them", function()
    local calendar = Calendar { identifier = "gregorian", timeZone = "GMT" }
    local day = calendar:date { year = 2026, month = 3, day = 31 }
    assert.are.equal("2026-03-31 00:00:00 +0000", tostring(day))
    assert.are.equal("2026-04-30 00:00:00 +0000", tostring(calendar:date("month", 1, day)))
    assert.are.equal("2026-04-01 00:00:00 +0000", tostring(calendar:date { byAdding = "day", value = 1, to = day }))
    assert.are.equal("2026-03-31 09:30:00 +0000", tostring(calendar:date(9, 30, 0, day)))
    assert.are.equal("2026-03-31 09:30:00 +0000", tostring(calendar:date { bySettingHour = 9, minute = 30, second = 0, of = day }))
    assert.are.equal("2026-04-01 01:00:00 +0000", tostring(calendar:date({ day = 1, hour = 1 }, day)))
    assert.are.equal(day, calendar:date { from = { year = 2026, month = 3, day = 31 } })
    assert.is_true(calendar:isDate(day, day + 3600))
    assert.is_false(calendar:isDate(day, day - 1))
    assert.is_true(calendar:isDate(day, day - 86400 * 20, "month"))
    assert.is_false(calendar:isDate(day, day + 86400, "month"))
    assert.has_error(function() calendar:date("month") end)
    assert.has_error(function() calendar:date { byAdding = "day", value = 1 } end)
  end)
end)

describe("words", function()
  it("for no bytes are those of the language", function()
    local function nothing(locale) launchWindow(nil, { locale = locale }) return ByteCountFormatter {}:string(0) end
    assert.are.equal("Zero KB", nothing "en_US")
    assert.are.equal("Null KB", nothing "de_DE")
    assert.are.equal("Zéro ko", (nothing "fr_FR":gsub("\u{202F}", " "):gsub("\u{A0}", " ")))
    assert.are.equal("Cero KB", (nothing "es_ES":gsub("\u{A0}", " ")))
  end)

  it("for a count have the gender of its unit", function()
    local function full(locale, seconds)
      launchWindow(nil, { locale = locale })
      return (DateComponentsFormatter { unitsStyle = "spellOut", allowedUnits = { "day", "hour", "minute" } }:string(seconds):gsub("\u{A0}", " "))
    end
    assert.are.equal("eine Stunde", full("de_DE", 3600))
    assert.are.equal("ein Tag, eine Stunde", full("de_DE", 90000))
    assert.are.equal("une heure", full("fr_FR", 3600))
    assert.are.equal("un día, una hora", full("es_ES", 90000))
    local function ago(locale, seconds)
      launchWindow(nil, { locale = locale })
      return RelativeDateTimeFormatter { unitsStyle = "spellOut" }:localizedString(Date() + seconds)
    end
    assert.are.equal("vor einer Stunde", ago("de_DE", -3600))
    assert.are.equal("in einem Tag", ago("de_DE", 86400))
    assert.are.equal("vor zwei Stunden", ago("de_DE", -7200))
  end)

  it("for times have the locale's digits", function()
    launchWindow(nil, { locale = "ar_EG" })
    local text = DateComponentsFormatter { allowedUnits = { "hour", "minute", "second" } }:string(3725)
    assert.are.equal("١:٠٢:٠٥", text)
    launchWindow(nil, { locale = "en_US" })
    assert.are.equal("1:02:05", DateComponentsFormatter { allowedUnits = { "hour", "minute", "second" } }:string(3725))
  end)
end)

describe("a text", function()
  it("is searched, trimmed, divided and written for addresses", function()
    local range = NSString.range("Über Straße", "straße", "caseInsensitive")
    assert.are.same({ 6, 11 }, { range[1], range[2] })
    assert.are.equal("Straße", NSString.substring("Über Straße", range))
    assert.is_nil(NSString.range("abc", "B"))
    range = NSString.range("Éduc", "edu", { "caseInsensitive", "diacriticInsensitive" })
    assert.are.same({ 1, 3 }, { range[1], range[2] })
    assert.are.equal("a%20b&c", NSString.addingPercentEncoding "a b&c")
    assert.are.equal("a%20b%26", NSString.addingPercentEncoding("a b&", "alphanumerics"))
    assert.are.equal("a b", NSString.removingPercentEncoding "a%20b")
    assert.are.equal("a b", NSString.trimmingCharacters "\n a b\t")
    assert.are.same({ "a", "b", "" }, NSString.components("a, b, ", ", "))
  end)
end)

describe("LAContext", function()
  local function openNotes(options)
    local heard = {}
    local app = launch({
      info = { NSFaceIDUsageDescription = "To open your notes" },
      didFinishLaunching = function()
        local window = UIWindow { frame = UIScreen.main.bounds, rootViewController = UIViewController {} }
        window:makeKeyAndVisible()
        local context = LAContext {}
        heard.type = context.biometryType
        local may, why = context:canEvaluatePolicy "deviceOwnerAuthenticationWithBiometrics"
        heard.may, heard.why = may, why and why.code
        context:evaluatePolicy("deviceOwnerAuthenticationWithBiometrics", "Open the notes", function(success, error)
          heard.success, heard.error, heard.main = success, error and error.code, Thread.isMainThread
        end)
      end,
    }, options)
    app:advance(0.1)
    return app, heard
  end

  it("asks, and hears what the user does", function()
    for button, wanted in pairs {
      ["Matching Face"] = { true }, ["Non-matching Face"] = { false, "authenticationFailed" }, Cancel = { false, "userCancel" },
      ["Enter Password"] = { false, "userFallback" },
    } do
      local app, heard = openNotes { device = "iPhone 16" }
      assert.are.equal("faceID", heard.type)
      assert.is_true(heard.may)
      assert.is_true(app:exists "Open the notes")
      app:tap(button)
      app:advance(0.1)
      assert.are.same({ wanted[1], wanted[2], false }, { heard.success, heard.error, heard.main })
    end
  end)

  it("knows which devices have what", function()
    local app, heard = openNotes { device = "iPhone SE" }
    assert.are.equal("touchID", heard.type)
    app:tap "Matching Touch"
    app:advance(0.1)
    assert.is_true(heard.success)
    app, heard = openNotes { device = "iPhone 4s" }
    assert.are.same({ "none", false, "biometryNotAvailable", false, "biometryNotAvailable" }, { heard.type, heard.may, heard.why, heard.success, heard.error })
    local context = LAContext {}
    context:invalidate()
    assert.is_false((context:canEvaluatePolicy "deviceOwnerAuthentication"))
    assert.is_false(MFMailComposeViewController.canSendMail())
    SKStoreReviewController.requestReview()
  end)
end)

describe("an archive", function()
  it("holds objects thousands deep, and says its limit", function()
    local list = {}
    for _ = 1, 3000 do list = { list } end
    local data = NSKeyedArchiver.archivedData(list)
    local back, depth = NSKeyedUnarchiver.unarchivedObject(data), 0
    while back and back[1] do back, depth = back[1], depth + 1 end
    assert.are.equal(3000, depth)
    for _ = 1, 3000 do list = { list } end
    assert.matches("ported_foundation_spec.lua:%d+: an archive has at most 5000 objects", assert.raises("at most 5000", function()
      local bytes = NSKeyedArchiver.archivedData(list)
      return bytes
    end))
  end)
end)
