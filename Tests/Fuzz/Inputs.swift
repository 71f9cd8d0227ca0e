import Foundation
import Lua
import LunetteDriver
import LunetteKit
import LunetteLive
import LunetteLog
import LunetteRender

/// Hostile inputs for whatever reads what others have written: pictures, archives, texts in JSON, dates and numbers in words, tables of texts, logs, messages of MCP, requests by HTTP and frames of a
/// WebSocket. Each is made from one that is right, by changes of bytes and numbers. None may end the process or keep it busy; what is read
/// of them, and the errors, are not tested here.
///
/// The player is another process: `lunette` beside this program. It must answer a good request after every bad one.
final class Inputs {
  private let folder: URL
  private let program: URL
  private let logs, pictures: [[UInt8]]
  private let root = FileManager.default.currentDirectoryPath
  private var player: Player?
  private(set) var counts: [String: Int] = [:]

  struct Failure: Error, CustomStringConvertible { let description: String }

  init() throws {
    program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("lunette")
    guard FileManager.default.isExecutableFile(atPath: program.path) else { throw Failure(description: "\(program.path) is missing: swift build") }
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("lunette-fuzz-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: root + "/plugins", toPath: folder.path + "/plugins")
    // Whatever a message makes the server write stays in the folder.
    guard FileManager.default.changeCurrentDirectoryPath(folder.path) else { throw Failure(description: "\(folder.path) can't be entered") }
    let script = """
      local app = launch "fruits"
      app:tap { row = { 1, 2 } } app:advance(1)
      NSKeyedArchiver.archiveRootObject({ a = { 1, 2 } }, "kept") UserDefaults.standard:set({ 1, { b = "c" } }, "d")
      pcall(app.save, app, "seed.png") app:relaunch() app:drag { from = { 100, 400 }, to = { 100, 100 }, duration = 0.1 } app:settle()
      """
    try script.write(toFile: "seed.lua", atomically: true, encoding: .utf8)
    let run = Process()
    (run.executableURL, run.arguments) = (program, ["run", "--quiet", "--log", "seed.log", "seed.lua"])
    try run.run()
    run.waitUntilExit()
    logs = [try Self.bytes("seed.log")]
    // Where no library draws pictures, only what is no picture is read.
    pictures = [(try? Self.bytes("seed.png")) ?? [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]] + [Self.jpeg]
  }

  func end() {
    player?.end()
    _ = FileManager.default.changeCurrentDirectoryPath(root)
    try? FileManager.default.removeItem(at: folder)
  }

  private static func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) }

  /// A JPEG's beginning, with the segments that are read: EXIF with an orientation, and the frame's size.
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE1, 0, 34] + Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
    + [0xFF, 0xC0, 0, 17, 8, 0, 9, 0, 7, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1, 0xFF, 0xD9]

  // MARK: A round

  /// Throws: `Failure` where the player has gone
  func play(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    switch Int.random(in: 0..<10, using: &random) {
    case 7: readTable(&random)
    case 8: readArchiveOfRequests(&random)
    case 9: readByScript(Self.requests, seed, "requests")
    case 0: readPicture(&random)
    case 1: readByScript(Self.archives, seed, "archives")
    case 6: readByScript(Self.values, seed, "texts")
    case 2: readLog(&random)
    case 3: answerMessages(&random)
    case 4: try speak(&random, upgrades: false)
    default: try speak(&random, upgrades: true)
    }
  }

  private func note(_ kind: String) { counts[kind, default: 0] += 1 }

  private func readPicture(_ random: inout SplitMix64) {
    let good = pictures.randomElement(using: &random) ?? []
    let bad = Self.changed(good, &random)
    _ = try? ImageFile(bad)
    _ = PictureDifference(bad, good)
    note("pictures")
  }

  private func readLog(_ random: inout SplitMix64) {
    let bad = Self.changed(logs[0], &random)
    if let read = try? LoggedRuns(String(decoding: bad, as: UTF8.self), path: "x.log") { for run in read.runs { _ = run.runs() } }
    note("logs")
  }

  private func readArchiveOfRequests(_ random: inout SplitMix64) {
    let bad = Self.changed(Array(Self.har.utf8), &random)
    if let file = try? HarFile(bad, name: "x.har", file: { _ in [] }) { _ = HarFile(entries: file.entries).text }
    note("HTTP archives")
  }

  private static let har = #"""
    {"log":{"version":"1.2","creator":{"name":"x","version":"1"},"entries":[{"startedDateTime":"2026-03-31T08:30:05.123Z","time":250.5,"request":{"method":"POST",
    "url":"https://a.test/a?b=%20c","httpVersion":"HTTP/1.1","headers":[{"name":"Accept","value":"*/*"}],"queryString":[],"cookies":[],"headersSize":-1,"bodySize":2,
    "postData":{"mimeType":"application/json","text":"{}"}},"response":{"status":200,"statusText":"OK","httpVersion":"HTTP/1.1","headers":[{"name":"Content-Type",
    "value":"text/plain"}],"cookies":[],"content":{"size":2,"mimeType":"text/plain","text":"aGk=","encoding":"base64"},"redirectURL":"","headersSize":-1,"bodySize":2},
    "cache":{},"timings":{"send":0,"wait":250.5,"receive":0}}]}}
    """#

  /// Addresses, routes, replies and requests that have lost, doubled and changed parts.
  private static let requests = #"""
    local random = math.random
    local function one(list) return list[random(#list)] end
    local PARTS = { "%", "%zz", "%00", "\0", "\xff", "é", "?", "#", "&", "=", "/", "//", "..", ":", "::", "*", "**", "@", "[", "]", "[::1]", ":99999", " ", "\n", "a" }
    local NUMBERS = { 0, -1, 1, 100, 0.5, 1e308, 0 / 0, 1 / 0, math.maxinteger, math.mininteger, 200, 301, 999 }
    local function changed(text)
      for _ = 1, random(5) - 1 do
        local from = random(#text + 1)
        text = text:sub(1, from - 1) .. (random(4) == 1 and one(PARTS):rep(random(400)) or one(PARTS)) .. text:sub(from + random(3) - 1)
      end
      return text
    end
    local server = Server { baseURL = "https://a.test" }
    local app = launch({ didFinishLaunching = function() end }, { network = server, schedule = random(3) - 1, mainThreadChecker = false })
    for _ = 1, 30 do
      local _, url = pcall(function() return URL { string = changed "https://a.test/items/7?page=2#top", relativeTo = URL { string = changed "../x" } } end)
      pcall(function() local parts = URLComponents { string = changed "https://u@a.test:80/a/b?c=d&e" } parts.queryItems = { URLQueryItem(changed "q", changed "v") } return parts.string end)
      pcall(server[one { "get", "post", "delete" }], server, changed "/items/:id/**", { status = one(NUMBERS), body = changed "body", latency = one(NUMBERS),
        headers = { [changed "X-Name"] = changed "value", Location = random(3) == 1 and changed "/items/7" or nil } })
      pcall(server.get, server, changed "/items/*", { json = { a = { 1 } }, bytesPerSecond = one(NUMBERS), error = random(3) == 1 and "timedOut" or nil, afterBytes = one(NUMBERS) })
      pcall(server.spoil, server, random(20), { cut = one(NUMBERS), null = changed "a[1].b", missing = random(2) == 1 and changed "a" or nil, status = one(NUMBERS) })
      pcall(server.requests, server, changed "GET /items")
      pcall(function()
        local request = URLRequest { url = url, httpMethod = changed "GET", httpBody = changed "{}", timeoutInterval = one(NUMBERS) }
        request:setValue(changed "v", changed "X-Id")
        local task = URLSession.shared[one { "dataTask", "downloadTask" }](URLSession.shared, request, random(2) == 1 and function() end or nil)
        task:resume()
        if random(4) == 1 then task:cancel() end
      end)
      pcall(function() Timer.scheduledTimer(one(NUMBERS), true, function() end).fireDate = Date() + one(NUMBERS) end)
      pcall(app.advanceFrames, app, random(9))
      if random(5) == 1 then pcall(server.offline, server, random(2) == 1) end
    end
    pcall(app.settle, app)
    """#

  /// An app's texts: `.strings`, `.stringsdict`, `.xcstrings`, and formats that are filled in.
  private func readTable(_ random: inout SplitMix64) {
    let bad = Self.changed(Array((Self.tables.randomElement(using: &random) ?? "").utf8), &random)
    // UTF-16, too, with a half character now and then.
    let wide = [UInt8](bad.flatMap { [$0, 0] as [UInt8] }.dropLast(Int.random(in: 0...1, using: &random)))
    for bytes in [bad, [0xFF, 0xFE] + wide] as [[UInt8]] {
      _ = try? StringsFile.read(bytes)
      _ = try? PropertyListFile.stringsdict(bytes)
      _ = try? PropertyListFile.value(bytes)
      _ = try? StringCatalog(bytes)
    }
    let format = String(decoding: Self.changed(Array("%2$@ of %1$@, %#@n@ %5.3f %+08lld %x".utf8), &random), as: UTF8.self)
    let number = LocalizedText.Number(forms: [.other: format, .one: "%arg"], argument: Int.random(in: -1...9, using: &random))
    let arguments: [FormatArgument] = [.text("a"), .whole(.min), .real(-.infinity), .nothing]
    _ = try? FormatText.string(format, .rule(format: format, numbers: ["n": number]), arguments, language: "ar", locale: "hi_IN") { NumberText($0) }
    note("tables")
  }

  private static let tables = [
    "/* a */ \"Hello\" = \"Hal\\U00E9lo\\n\"; // b\nName = Wert;\n\"%d items\" = \"%d\";\n\"alone\";",
    """
    <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%d items</key><dict><key>NSStringLocalizedFormatKey</key>\
    <string>%#@n@</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\
    <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d item</string><key>other</key><string>%d items</string></dict></dict></dict></plist>
    """,
    #"{"sourceLanguage":"en","strings":{"n %lld":{"localizations":{"de":{"variations":{"plural":{"one":{"stringUnit":{"value":"%lld"}},"#
      + #""other":{"stringUnit":{"value":"x"}}}},"#
      + #""substitutions":{"a":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{"other":{"stringUnit":{"value":"%arg"}}}}}}}}}},"version":"1.0"}"#,
  ]

  private func readByScript(_ script: String, _ seed: UInt64, _ kind: String) {
    var options = ScriptHost.Options()
    (options.seed, options.output) = (seed, { _ in })
    options.limits = LuaLimits(memory: 256 << 20, instructions: 2_000_000, seconds: 20)
    let host = ScriptHost(options: options)
    defer { host.close() }
    try? host.run(source: script, name: "=inputs")
    note(kind)
  }

  /// JSON, dates, numbers and pages that have lost, doubled and changed parts.
  private static let values = #"""
    local random = math.random
    local function one(list) return list[random(#list)] end
    local NUMBERS = { 0, -1, 1e308, -1e308, 0 / 0, 1 / 0, math.maxinteger, math.mininteger, 1e-320, 0.5, 60, 86400 }
    local PARTS = { "{", "}", "[", "]", ",", ":", '"', "\\u", "\\ud83d", "1e999", "-", "0", "null", "tru", "\0", "\xff", " ", "\n", "<!--", "<title>", "</", "&#x110000;",
      "é", "\u{1F468}\u{200D}", "99999999999999999999", ".", "T", "Z", "+99:99", "one hundred ", "$", "%" }
    local function changed(text)
      for _ = 1, random(5) - 1 do
        local from = random(#text + 1)
        local to = math.min(#text, from + random(6) - 3)
        text = text:sub(1, from - 1) .. (random(3) == 1 and one(PARTS):rep(random(600)) or one(PARTS)) .. text:sub(to + 1)
      end
      return text
    end
    local JSON = { '{"a":[1,-2.5e3,null,"\\u00e9"],"b":{"c":true}}', "[[[]]]", '"text"', "[0.1,1E5,-0]" }
    local UNITS = { "era", "year", "yearForWeekOfYear", "quarter", "month", "weekOfYear", "weekOfMonth", "day", "dayOfYear", "weekday", "weekdayOrdinal", "hour",
      "minute", "second", "nanosecond" }
    local ZONES = { "Europe/Berlin", "GMT", "Asia/Kathmandu", "GMT+5", "Pacific/Apia" }
    local LOCALES = { "en_US", "de_DE", "ar_EG", "th_TH", "hi_IN", "ja_JP@calendar=japanese", "zz" }
    local CALENDARS = { "gregorian", "iso8601", "buddhist", "chinese", "coptic", "ethiopicAmeteMihret", "ethiopicAmeteAlem", "hebrew", "indian", "islamic",
      "islamicCivil", "islamicTabular", "islamicUmmAlQura", "japanese", "persian", "republicOfChina" }
    local app = launch { didFinishLaunching = function() local window = UIWindow {} window:makeKeyAndVisible() web = UIWebView { frame = { 0, 0, 99, 99 } } window:addSubview(web) end }
    for _ = 1, 30 do
      local ok, value = pcall(JSONSerialization.jsonObject, changed(one(JSON)), { "fragmentsAllowed" })
      pcall(JSONSerialization.data, value, { one { "prettyPrinted", "sortedKeys", "fragmentsAllowed" } })
      local date = Date { timeIntervalSinceReferenceDate = one { 0, -6.31e10, 2.52e11, random(9e8), -random(9e8) + 0.5 } }
      local other = Date { timeIntervalSinceReferenceDate = one { 0, -6.31e10, 2.52e11, random(9e8) } }
      local calendar = Calendar { identifier = one(CALENDARS), timeZone = one(ZONES), locale = one(LOCALES) }
      pcall(calendar.dateComponents, calendar, { one(UNITS), one(UNITS) }, date, other)
      pcall(calendar.dateByAdding, calendar, one(UNITS), one(NUMBERS), date)
      pcall(calendar.dateFromComponents, calendar, { [one(UNITS)] = one(NUMBERS), [one(UNITS)] = random(40) - 5 })
      pcall(calendar.nextDate, calendar, date, { [one(UNITS)] = one { 0, 1, 13, 29, -1 } })
      pcall(calendar.range, calendar, one(UNITS), one(UNITS), date)
      pcall(calendar.compare, calendar, date, other, one(UNITS))
      pcall(calendar.dateByAddingComponents, calendar, { [one(UNITS)] = one(NUMBERS), [one(UNITS)] = random(99) }, date)
      pcall(calendar.dateBySettingTime, calendar, { [one(UNITS)] = one(NUMBERS), minute = random(99) }, date)
      pcall(calendar.dateInterval, calendar, one(UNITS), date)
      pcall(function() return calendar.monthSymbols, calendar.eraSymbols end)
      pcall(NSString.localizedStringWithFormat, changed "%d %@ %1$@ %.3f %#@n@ %-9ld", one(NUMBERS), one(PARTS), one(NUMBERS), one(NUMBERS), one(NUMBERS))
      local interval = DateIntervalFormatter { locale = one(LOCALES), timeZone = one(ZONES), dateStyle = one { "none", "short", "full" }, timeStyle = one { "none", "long" } }
      pcall(interval.string, interval, date, other)
      pcall(function() interval.dateTemplate = changed "yMMMd" return interval:string(date, other) end)
      pcall(TimeZone, { secondsFromGMT = one(NUMBERS) })
      pcall(app[one { "setDate", "setTimeZone", "setLocale" }], app, one { date, one(ZONES), one(LOCALES) })
      local formatter = DateFormatter { locale = one(LOCALES), timeZone = one(ZONES), isLenient = random(2) == 1 }
      pcall(function() formatter.dateFormat = changed(one { "yyyy-MM-dd HH:mm:ss.SSS", "EEEE, d MMMM y G", "'at' h a zzzz" }) end)
      local _, text = pcall(formatter.string, formatter, date)
      pcall(formatter.date, formatter, changed(tostring(text)))
      pcall(ISO8601DateFormatter {}.date, ISO8601DateFormatter {}, changed "2026-03-31T08:30:05Z")
      pcall(RelativeDateTimeFormatter {}.localizedString, RelativeDateTimeFormatter { locale = one(LOCALES) }, date, other)
      pcall(DateComponentsFormatter {}.stringFromDates, DateComponentsFormatter { allowedUnits = { one(UNITS), one(UNITS) } }, date, other)
      local numbers = NumberFormatter { numberStyle = one { "none", "decimal", "currency", "percent", "scientific", "spellOut", "ordinal" }, locale = one(LOCALES) }
      pcall(function() numbers[one { "minimumFractionDigits", "maximumIntegerDigits", "roundingIncrement", "multiplier", "groupingSize" }] = one(NUMBERS) end)
      _, text = pcall(numbers.string, numbers, one(NUMBERS))
      pcall(numbers.number, numbers, changed(tostring(text)))
      local size = MeasurementFormatter { locale = one(LOCALES), unitStyle = one { "short", "long" }, unitOptions = { one { "providedUnit", "naturalScale" } } }
      pcall(function() return size:string(Measurement { value = one(NUMBERS), unit = one { "meters", "celsius", "hours", "acres" } }) end)
      pcall(PropertyListSerialization.propertyList, changed '{ a = (1, "b", <0102>); }')
      pcall(web.loadHTMLString, web, changed "<html><title>Tea &amp; cake</title><p>One<!-- no --><b>two</b><script>x</script>")
      pcall(app.advanceFrames, app, 3)
    end
    """#

  private static let archives = #"""
    local random = math.random
    local function one(list) return list[random(#list)] end
    local Item = class("Item", NSObject)
    function Item:initWithCoder(coder)
      for _, read in ipairs { "decodeObject", "decodeInteger", "decodeDouble", "decodeBool", "containsValue" } do pcall(coder[read], coder, one { "a", "b", "c" }) end
      return self
    end
    function Item:encodeWithCoder(coder) coder:encodeObject(self.other, "a") coder:encodeInteger(7, "b") end
    local item = Item {}
    item.other = Item {}
    local BAD = { 0, -1, 1e308, 0 / 0, math.mininteger, "", "\0", "Item", true, {}, { {} }, function() end, UIView, IndexPath(1, 1) }
    local function change(value, depth)
      if type(value) ~= "table" or depth > 8 then return one(BAD) end
      local keys = {}
      for key in pairs(value) do keys[#keys + 1] = key end
      local key = #keys > 0 and one(keys)
      local kind = random(4)
      if not key or kind == 1 then value[one { "a", "class", 1, "root", "objects", 99 }] = one(BAD)
      elseif kind == 2 then value[key] = nil
      elseif kind == 3 then value[key] = value
      else value[key] = change(value[key], depth + 1) end
      return value
    end
    for _ = 1, 20 do
      local ok, data = pcall(NSKeyedArchiver.archivedData, one { item, { 1, { 2 } }, "text", { item, item } })
      if ok then
        for _ = 1, random(4) do pcall(change, data, 0) end
        pcall(NSKeyedUnarchiver.unarchivedObject, data)
      end
      pcall(NSKeyedUnarchiver.unarchivedObject, one(BAD))
      pcall(function() UserDefaults.standard:set(one(BAD), "k") return UserDefaults.standard:object "k" end)
    end
    """#

  // MARK: MCP

  private func answerMessages(_ random: inout SplitMix64) {
    var options = ScriptHost.Options()
    options.output = { _ in }
    options.limits = LuaLimits(memory: 256 << 20, instructions: 1_000_000, seconds: 20)
    let server = McpServer(McpTools(options), resources: McpResources(), version: "1")
    _ = server.answer(to: Self.call("launch", ["plugin": "fruits"]))
    for _ in 0..<12 {
      let tool = Self.tools.randomElement(using: &random) ?? ""
      var arguments: [String: Any] = [:]
      for _ in 0..<Int.random(in: 0..<4, using: &random) {
        arguments[Self.keys.randomElement(using: &random) ?? ""] = Self.value(&random, depth: 3)
      }
      let good = Self.call(tool, arguments)
      let bad = Bool.random(using: &random) ? Array(good.utf8) : Self.changed(Array(good.utf8), &random)
      _ = server.answer(to: String(decoding: bad, as: UTF8.self))
    }
    note("messages")
  }

  private static let tools = [
    "launch", "tap", "drag", "swipe", "pinch", "type", "press", "wait", "settle", "rotate", "frame", "tree", "find", "explain", "calls", "evaluate", "seek",
    "branch", "recording", "run_spec", "reload", "x",
  ]
  private static let keys = [
    "plugin", "path", "seconds", "x", "y", "from", "to", "text", "row", "target", "query", "direction", "frames", "number", "code", "key", "scale", "form",
    "on", "at",
  ]

  private static func call(_ tool: String, _ arguments: [String: Any]) -> String {
    let message: [String: Any] = ["jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": ["name": tool, "arguments": arguments]]
    return (try? JSONSerialization.data(withJSONObject: message)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private static func value(_ random: inout SplitMix64, depth: Int) -> Any {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 6), using: &random) {
    case 0: return [0, 1, -1, Int.min, Int.max, 1 << 53].randomElement(using: &random) ?? 0
    case 1: return [0.5, 1e308, -1e308, 2 * Double.leastNonzeroMagnitude].randomElement(using: &random) ?? 0
    case 2:
      return ["", "Apple", "fruits", "../x", "/etc/passwd", "a\0b", "\u{301}", String(repeating: "long ", count: 2000)].randomElement(using: &random) ?? ""
    case 3: return Bool.random(using: &random)
    case 4: return NSNull()
    case 5: return ["while true do end", "error {}", "app:tap {1, 1}", "return ('x'):rep(1e9)"].randomElement(using: &random) ?? ""
    case 6: return (0..<Int.random(in: 0..<4, using: &random)).map { _ in value(&random, depth: depth - 1) }
    default: return [keys.randomElement(using: &random) ?? "": value(&random, depth: depth - 1)]
    }
  }

  // MARK: HTTP and WebSocket

  private func speak(_ random: inout SplitMix64, upgrades: Bool) throws {
    if player == nil { player = try Player(program) }
    guard let player else { return }
    let line = Line(player.port)
    let heads = [
      "GET /\(player.token)/ HTTP/1.1\r\nHost: 127.0.0.1:\(player.port)\r\n\r\n",
      "POST /\(player.token)/x HTTP/1.1\r\nHost: 127.0.0.1:\(player.port)\r\nContent-Length: 12\r\nExpect: 100-continue\r\n\r\nhello world!",
      "GET /\(player.token)/live.css?a=%00%ff HTTP/1.0\r\nhost: 127.0.0.1:\(player.port)\r\nConnection: close, upgrade\r\n\r\n",
    ]
    if upgrades {
      line.send(
        Array(
          ("GET /\(player.token)/socket HTTP/1.1\r\nHost: 127.0.0.1:\(player.port)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n").utf8))
      line.read()
      for _ in 0..<Int.random(in: 1..<8, using: &random) {
        let good = Self.frame(Self.messages.randomElement(using: &random) ?? "", opcode: [1, 1, 1, 2, 0, 8, 9, 10, 3].randomElement(using: &random) ?? 1)
        line.send(Bool.random(using: &random) ? good : Self.changed(good, &random))
      }
      note("frames of a WebSocket")
    } else {
      line.send(Self.changed(Array((heads.randomElement(using: &random) ?? "").utf8), &random))
      note("requests")
    }
    if Bool.random(using: &random) { line.read() }
    line.close()
    try player.check()
  }

  private static let messages = [
    #"{"type":"input","input":{"touches":[[1,"began",160,200]]}}"#, #"{"type":"input","input":{"touches":[[1,"moved",1e308,-1]]}}"#,
    #"{"type":"input","input":{"key":"a"}}"#, #"{"type":"input","input":{"turn":"landscapeLeft"}}"#, #"{"type":"ask","id":1,"what":"tree"}"#,
    #"{"type":"ask","id":-9223372036854775808,"what":"picture","form":"svg"}"#, #"{"type":"seek","frame":9223372036854775807}"#, #"{"type":"branch"}"#,
    #"{"type":"step","count":-1}"#, #"{"type":"speed","speed":1e999}"#, #"{"type":"console","code":"error()"}"#, "{}", "[]", "", "null",
  ]

  private static func frame(_ text: String, opcode: UInt8) -> [UInt8] {
    let payload = Array(text.utf8)
    let length: [UInt8] = payload.count < 126 ? [0x80 | UInt8(payload.count)] : [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    return [0x80 | opcode] + length + [0, 0, 0, 0] + payload
  }

  // MARK: Changes

  /// Bytes that are changed, doubled, left out or moved in one to eight places; whole numbers become the largest and smallest.
  private static func changed(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      guard !bytes.isEmpty else { return bytes }
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 1...64, using: &random))
      switch Int.random(in: 0..<8, using: &random) {
      case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: bytes[place] = .random(in: 0...255, using: &random)
      case 2: bytes.removeSubrange(place..<end)
      case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 4:
        bytes.replaceSubrange(
          place..<min(end, place + 4),
          with: [[0xFF, 0xFF, 0xFF, 0xFF], [0x80, 0, 0, 0], [0x7F, 0xFF, 0xFF, 0xFF], [0, 0, 0, 0]].randomElement(using: &random) ?? [])
      case 5:
        bytes.insert(
          contentsOf: (["-9223372036854775808", "1e999", "\"", "[[[[[[", "\\u0000", "\r\n\r\n", "Host: x\r\n", "\u{0}"].randomElement(using: &random) ?? "")
            .utf8, at: place)
      case 6: bytes.insert(contentsOf: [UInt8](repeating: bytes[place], count: Int.random(in: 1...20_000, using: &random)), at: place)
      default: bytes.removeSubrange(place...)
      }
    }
    return bytes
  }
}

/// `lunette play` with a plugin, in another process.
private final class Player {
  let port: UInt16
  let token: String
  private let process = Process()

  init(_ program: URL) throws {
    // A file: a pipe that nobody reads would stop the player when it is full.
    guard FileManager.default.createFile(atPath: "player.txt", contents: nil) else { throw Inputs.Failure(description: "player.txt can't be written") }
    let output = FileHandle(forWritingAtPath: "player.txt") ?? .nullDevice
    (process.executableURL, process.arguments) = (program, ["play", "fruits", "--no-open"])
    (process.standardInput, process.standardOutput, process.standardError) = (FileHandle.nullDevice, output, output)
    try process.run()
    var text = ""
    while process.isRunning, !text.contains("/\n") {
      usleep(20_000)
      text = (try? String(contentsOfFile: "player.txt", encoding: .utf8)) ?? ""
    }
    guard let found = text.range(of: #"127\.0\.0\.1:\d+/[0-9a-f]+/"#, options: .regularExpression) else {
      throw Inputs.Failure(description: "lunette play has not begun: \(text)")
    }
    let parts = text[found].dropFirst("127.0.0.1:".count).split(separator: "/")
    (port, token) = (UInt16(parts[0]) ?? 0, String(parts[1]))
  }

  /// Throws: `Failure` unless it answers a good request
  func check() throws {
    let line = Line(port)
    line.send(Array("GET /\(token)/ HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n".utf8))
    let answer = line.read(seconds: 20)
    line.close()
    guard String(decoding: answer, as: UTF8.self).hasPrefix("HTTP/1.1 200") else {
      throw Inputs.Failure(
        description: process.isRunning ? "the player answers no more" : "the player has ended: \(process.terminationReason) \(process.terminationStatus)")
    }
  }

  func end() {
    process.terminate()
    process.waitUntilExit()
  }
}

/// A connection to the player.
private final class Line {
  private let socket: Int32

  init(_ port: UInt16) {
    #if os(Linux)
      socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      socket = Foundation.socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    _ = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
    wait(0.2, SO_SNDTIMEO)
  }

  private func wait(_ seconds: Double, _ option: Int32) {
    var time = timeval()
    time.tv_sec = Int(seconds)
    time.tv_usec = .init((seconds - seconds.rounded(.down)) * 1e6)
    setsockopt(socket, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
  }

  func send(_ bytes: [UInt8]) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { Foundation.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count <= 0 { return }
      sent += count
    }
  }

  /// What has come within the time.
  @discardableResult func read(seconds: Double = 0.05) -> [UInt8] {
    wait(seconds, SO_RCVTIMEO)
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = recv(socket, &bytes, bytes.count, 0)
    return Array(bytes.prefix(max(0, count)))
  }

  func close() { _ = Foundation.close(socket) }
}
