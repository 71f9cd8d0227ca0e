import Foundation
import ScriptTestSupport
import TestSupport
import Testing

/// The player's page in a real browser, used as a person does: by the mouse and the keyboard, looking at what is shown.
@Suite(.serialized, .enabled(if: WebDriver.path != nil, "no chromedriver: Tools/setup.sh --browser installs it"))
struct PlayPageTests {
  private func open(_ plugin: String = "fruits", _ arguments: [String] = []) throws -> (PlayServerTests.Program, WebDriver) {
    let program = try PlayServerTests.Program(arguments, plugin: Repository.root + "/plugins/\(plugin)")
    let browser = try WebDriver()
    try browser.go("http://127.0.0.1:\(program.port)/\(program.token)/")
    #expect(try browser.wait("document.querySelectorAll('#glass [data-id]').length > 1"), "the screen is there")
    return (program, browser)
  }

  @Test func oneTapsFlingsScrubsAndBranches() throws {
    let (program, browser) = try open()
    defer { _ = program.end() }
    try browser.tap(71, 118)
    #expect(try browser.wait(Self.says("didSelectRowAt")), "a tap selects a row")
    let before = try browser.text("#glass")
    try browser.drag((160, 450), (160, 300), milliseconds: 80)
    #expect(try browser.wait("document.querySelector('#glass').textContent.includes('Mango')"), "a fling scrolls")
    try browser.click("button[aria-label='Pause']")
    #expect(try browser.wait("document.getElementById('status').textContent === 'paused'"))
    // Back by the time line: the old screen.
    let end = try browser.number("document.querySelector('.track').getAttribute('aria-valuemax')")
    try browser.click("button[aria-label='To the start']")
    #expect(try browser.wait("document.querySelector('.past-note').textContent === 'in the past'"))
    #expect(try browser.wait("document.querySelector('#glass').textContent.includes('Apple')"), "the old screen")
    #expect(before.contains("Apple"))
    // A touch there begins a new course, and the old course stays.
    try browser.tap(71, 30)
    #expect(try browser.wait("document.querySelector('select[aria-label=Branches]').options.length === 2"))
    try browser.script("const s = document.querySelector('select[aria-label=Branches]'); s.value = '0'; s.dispatchEvent(new Event('change'))")
    #expect(try browser.wait("+document.querySelector('.track').getAttribute('aria-valuenow') >= \(Int(end) - 1)"), "the branch's end is there")
    let complaints = try browser.complaints()
    #expect(complaints.isEmpty, "\(complaints)")
  }

  @Test func oneTypes() throws {
    let (program, browser) = try open("timetypes")
    defer { _ = program.end() }
    // Pulling the list down makes a new row with a field.
    try browser.drag((160, 120), (160, 300), milliseconds: 400)
    #expect(try browser.wait("document.getElementById('caption').textContent.includes('keys type')"), "somebody has the keyboard")
    try browser.type("Walk")
    #expect(try browser.wait("document.querySelector('#glass').textContent.includes('Walk')"))
    try browser.type("\u{E003}")
    #expect(try browser.wait("document.querySelector('#glass').textContent.includes('Wal')"))
  }

  @Test func altIsASecondFinger() throws {
    let (program, browser) = try open("gestures")
    defer { _ = program.end() }
    try browser.drag((190, 300), (260, 380), milliseconds: 300, holding: "\u{E00A}")
    try browser.script("document.getElementById('tab-touches').click()")
    #expect(try browser.wait("document.querySelector('.lanes').textContent.includes('finger 2')"))
  }

  @Test func aViewIsPickedAndItsColourChanged() throws {
    let (program, browser) = try open()
    defer { _ = program.end() }
    #expect(try browser.wait("document.querySelectorAll('[role=treeitem]').length > 5"))
    try browser.click("button[title='Pick a view on the screen']")
    try browser.tap(71, 118)
    #expect(try browser.wait("document.querySelector('[role=treeitem][aria-selected=true]')?.textContent.includes('Banana')"), "the picker finds the label")
    #expect(try browser.wait("document.querySelector('[data-property=textColor]')"))
    try browser.script("document.querySelector('[data-property=textColor]').value = ''; document.querySelector('[data-property=textColor]').focus()")
    try browser.type("red\u{E007}")
    #expect(
      try browser.wait(
        "[...document.querySelectorAll('#glass text')].some(t => t.textContent.includes('Banana') && (t.getAttribute('fill') ?? t.closest('[fill]')?.getAttribute('fill'))?.startsWith('#FF'))"
      ), "the text is red")
  }

  @Test func theAccessibilityTabTellsWhatIsPointedAtAndWalks() throws {
    let (program, browser) = try open()
    defer { _ = program.end() }
    let rows = "[...document.querySelectorAll('#panel-accessibility [role=treeitem]')]"
    func said(_ words: String) throws -> Bool { try browser.wait("document.querySelector('.said').textContent.includes('\(words)')") }
    func cursorIs(on words: String) throws -> Bool { try browser.wait("\(rows).find(r => r.ariaSelected === 'true')?.textContent.includes('\(words)')") }
    try browser.script("document.getElementById('tab-accessibility').click()")
    #expect(try browser.wait("\(rows).length >= 14 && \(rows)[1].textContent.includes('cell \"Apple\"')"), "the tree")
    try browser.script("\(rows)[2].dispatchEvent(new MouseEvent('mouseenter'))")
    #expect(try said("Apricot"), "a line under the mouse is told")
    try browser.click("#panel-accessibility button[aria-pressed]")
    try browser.move(71, 118)
    #expect(try said("Banana"), "an element under the mouse is told")
    #expect(try browser.number("document.querySelectorAll('#glass .picked').length") >= 1, "and marked")
    try browser.tap(71, 118)
    #expect(try browser.wait("document.querySelector('#panel-accessibility button[aria-pressed]').ariaPressed === 'false'"), "a click ends pointing")
    // Walking: the first step turns VoiceOver on.
    try browser.click("#panel-accessibility button[title^='The next']")
    #expect(try cursorIs(on: "Apple"))
    try browser.click("#panel-accessibility button[title^='The next']")
    #expect(try cursorIs(on: "Apricot"))
    #expect(try said("Apricot"))
    try browser.screenshot("play-accessibility")
    try browser.script("document.querySelector('#panel-accessibility .tree').focus()")
    try browser.type("\u{E013}")
    #expect(try cursorIs(on: "Apple"), "the arrow up goes back")
    try browser.type("\u{E007}")
    #expect(try browser.wait("\(rows)[1].textContent.includes('selected')"), "Enter activates")
    #expect(try browser.wait(Self.says("didSelectRowAt")))
    try browser.script("document.getElementById('tab-accessibility').click()")
    try browser.click("#panel-accessibility button[title^='Turn VoiceOver off']")
    #expect(try browser.wait("!\(rows).some(r => r.ariaSelected === 'true')"), "no cursor any more")
    #expect(try browser.complaints().isEmpty)
  }

  @Test func requestsAreHeldAnsweredAndFailedByAPerson() throws {
    let plugin = NSTemporaryDirectory() + "lunette-slow-\(ProcessInfo.processInfo.globallyUniqueString)"
    defer { try? FileManager.default.removeItem(atPath: plugin) }
    try FileManager.default.createDirectory(atPath: plugin, withIntermediateDirectories: true)
    try """
    local slow = {}
    function slow:didFinishLaunching()
      local window = UIWindow {}
      local controller = UIViewController {}
      local label = UILabel { frame = { 20, 100, 280, 40 }, text = "nothing" }
      local button = UIButton { frame = { 20, 200, 100, 44 }, title = "Load" }
      local function load()
        URLSession.shared:dataTask("https://slow.test/a", function(data, response, err)
          DispatchQueue.main:async(function() label.text = err and err.code or "got " .. data end)
        end):resume()
      end
      button:addTarget("touchUpInside", load)
      controller.view:addSubview(label)
      controller.view:addSubview(button)
      window.rootViewController = controller
      window:makeKeyAndVisible()
      load()
    end
    return slow
    """.write(toFile: plugin + "/init.lua", atomically: true, encoding: .utf8)
    try "return function(server) server:get(\"/a\", { body = \"apples\", latency = 50 }) end"
      .write(toFile: plugin + "/server.lua", atomically: true, encoding: .utf8)
    let program = try PlayServerTests.Program([], plugin: plugin)
    defer { _ = program.end() }
    let browser = try WebDriver()
    try browser.go("http://127.0.0.1:\(program.port)/\(program.token)/")
    let rows = "[...document.querySelectorAll('#panel-network .request')]"
    func says(_ row: Int, _ words: String) throws -> Bool { try browser.wait("\(rows)[\(row)]?.textContent.includes('\(words)')") }
    func glassSays(_ words: String) throws -> Bool { try browser.wait("document.querySelector('#glass').textContent.includes('\(words)')") }
    func press(_ name: String) throws { try browser.script("[...\(rows)[0].querySelectorAll('button')].find(b => b.textContent === '\(name)').click()") }
    try browser.script("document.getElementById('tab-network').click()")
    #expect(try says(0, "under way"), "the request that the start has made")
    #expect(try says(0, "https://slow.test/a"))
    try press("Hold")
    #expect(try says(0, "held"))
    try press("Answer now")
    #expect(try says(0, "200"), "it is over, with its status")
    #expect(try glassSays("got apples"), "and the app has heard it")
    #expect(try browser.wait("\(rows)[0].querySelectorAll('button').length === 0"), "nothing more can be done to it")
    try browser.tap(70, 222)
    #expect(try browser.wait("\(rows).length === 2"), "the newest stands at the top")
    try browser.script("const s = \(rows)[0].querySelector('select'); s.value = '0'; s.dispatchEvent(new Event('change'))")
    #expect(try says(0, "notConnectedToInternet"))
    #expect(try glassSays("notConnectedToInternet"))
    // A person's answers stay when the session goes back.
    try browser.click("button[aria-label='To the start']")
    #expect(try browser.wait("document.querySelector('.past-note').textContent === 'in the past'"))
    #expect(try browser.complaints().isEmpty)
  }

  @Test func anErrorIsShownWithItsLine() throws {
    let folder = try SpecFolder()
    try folder.write(
      "broken/init.lua",
      """
      return {
        numberOfRowsInSection = function() return 5 end,
        cellForRowAt = function(_, t, p)
          local cell = UITableViewCell {}
          cell.textLabel.text = "row " .. p.row
          return cell
        end,
        didSelectRowAt = function() return #nothing end,
      }
      """)
    let program = try PlayServerTests.Program(plugin: folder.path + "/broken")
    defer { _ = program.end() }
    let browser = try WebDriver()
    try browser.go("http://127.0.0.1:\(program.port)/\(program.token)/")
    #expect(try browser.wait("document.querySelectorAll('#glass [data-id]').length > 1"))
    try browser.tap(100, 66)
    #expect(try browser.wait("!document.getElementById('problem').hidden"))
    let text = try browser.text("#problem")
    #expect(text.contains("init.lua:8") && text.contains("return #nothing") && text.contains("^") && text.contains("the last calls:"), "\(text)")
    #expect(program.complaints.contains("attempt to get length"))
  }

  @Test func aSessionIsRecordedAndItsFilePlays() throws {
    let (program, browser) = try open()
    defer { _ = program.end() }
    try browser.tap(71, 118)
    #expect(try browser.wait(Self.says("didSelectRowAt")))
    try browser.script("document.getElementById('tab-recorder').click()")
    #expect(try browser.wait("document.querySelector('.script').textContent.includes('app:tap \"Banana\"')"))
    try browser.script("const p = document.querySelector('input[aria-label=\"File to save to\"]'); p.value = 'mine.lua'")
    try browser.click("button.main")
    #expect(try browser.wait("document.querySelector('.recorder').textContent.includes('saved mine.lua')"))
    let file = program.folder.path + "/mine.lua"
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("app:tap \"Banana\""))
    let run = Process()
    run.executableURL = Repository.program
    run.arguments = ["run", "--quiet", file]
    try run.run()
    run.waitUntilExit()
    #expect(run.terminationStatus == 0)
  }

  @Test func theWheelAndATouchScreenAreFingers() throws {
    let (program, browser) = try open()
    defer { _ = program.end() }
    try browser.wheel(160, 300, by: 90)
    #expect(try browser.wait("!document.querySelector('#glass').textContent.includes('Apple')"), "the list has scrolled")
    var places: [(Double, Double)] = []
    for row in [150.0, 270] { for column in 0..<5 { places.append((40 + 60 * Double(column), row)) } }
    try browser.touches(places)
    try browser.script("document.getElementById('tab-touches').click()")
    #expect(try browser.wait("document.querySelector('.lanes').textContent.includes('finger 11')"), "ten fingers after the wheel's")
    try browser.click(".lanes .name")
    #expect(try browser.wait("document.querySelector('.story').textContent.includes('finger')"), "what became of the touch")
  }

  @Test func theDevicesMenuTurnsAndShakes() throws {
    let (program, browser) = try open("timetypes")
    defer { _ = program.end() }
    func choose(_ name: String) throws {
      try browser.script("[...document.querySelectorAll('[role=menuitem]')].find(item => item.textContent.startsWith('\(name)')).click()")
    }
    try choose("Rotate left")
    #expect(try browser.wait("document.querySelector('#glass svg').getAttribute('viewBox') === '0 0 568 320'"))
    #expect(try browser.wait("document.querySelector('#glass > svg').clientWidth > document.querySelector('#glass > svg').clientHeight"))
    try choose("Rotate right")
    #expect(try browser.wait("document.querySelector('#glass svg').getAttribute('viewBox') === '0 0 320 568'"))
    for name in ["Shake", "Tap the status bar", "Memory warning", "Keyboard on the screen", "Background and back"] { try choose(name) }
    for speed in ["0.1", "1.0"] {
      try choose("Slow animations")
      try browser.script(
        """
        const line = document.querySelector('input[aria-label=Lua]')
        line.value = "print('speed' .. ' is ' .. tostring(UIApplication.shared.windows[1].layer.speed) .. ';')"
        line.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
        """)
      #expect(try browser.wait(Self.says("speed is \(speed);")), "the session itself is as fast as it was")
    }
    #expect(try browser.wait("document.querySelector('select[aria-label=Speed]').value === '1'"))
    try browser.script("window.kept = []; HTMLAnchorElement.prototype.click = function() { kept.push(this.download) }")
    try choose("Screenshot, SVG")
    #expect(try browser.wait("kept.some(name => /^frame-\\d+\\.svg$/.test(name))"))
    try choose("Film of the last 10 s, SVG")
    #expect(try browser.wait("kept.some(name => /^film-\\d+\\.svg$/.test(name))"))
    #expect(try browser.complaints().isEmpty)
  }

  @Test func constraintsAreDrawnOverTheScreen() throws {
    let (program, browser) = try open("constraints")
    defer { _ = program.end() }
    #expect(try browser.wait("document.querySelectorAll('[role=treeitem]').length > 5"))
    try browser.script("[...document.querySelectorAll('[role=treeitem]')].find(row => row.textContent.includes('#nameLabel')).click()")
    try browser.script("document.getElementById('tab-layout').click()")
    #expect(try browser.wait("document.querySelectorAll('#glass .constraints path').length === 3"))
    #expect(try browser.text("#panel-layout").contains("NSLayoutConstraint UITextField:name.leading == UILabel:nameLabel.trailing"))
    try browser.script("document.getElementById('tab-views').click()")
    #expect(try browser.wait("document.querySelectorAll('#glass .constraints path').length === 0"))
  }

  @Test func aPageThatLosesItsConnectionFindsItsSessionAgain() throws {
    let program = try PlayServerTests.Program()
    defer { _ = program.end() }
    let browser = try WebDriver()
    try browser.before("window.sockets = []; window.WebSocket = class extends WebSocket { constructor(...all) { super(...all); sockets.push(this) } }")
    try browser.go("http://127.0.0.1:\(program.port)/\(program.token)/")
    #expect(try browser.wait("document.querySelectorAll('#glass [data-id]').length > 1"))
    try browser.tap(71, 118)
    #expect(try browser.wait(Self.says("didSelectRowAt")))
    try browser.script("sockets.at(-1).close()")
    #expect(try browser.wait("sockets.length === 2 && sockets[1].readyState === 1"))
    #expect(try browser.wait(Self.says("didSelectRowAt")), "what happened before is there again")
    try browser.tap(71, 74)
    #expect(try browser.wait("document.querySelector('.rows').textContent.split('didSelectRowAt').length > 2"), "and it goes on")
  }

  @Test func itIsUsableInBothLightsOnNarrowWindowsAndLarge() throws {
    let (program, browser) = try open()
    defer { _ = program.end() }
    for isDark in [false, true] {
      try browser.set(dark: isDark)
      try browser.screenshot("play-\(isDark ? "dark" : "light")")
    }
    try browser.script("document.getElementById('tab-exploded').click()")
    #expect(try browser.wait("document.querySelectorAll('.exploded .box').length > 10"))
    try browser.screenshot("play-exploded")
    for width in [1280, 900, 640] {
      try browser.resize(width, 800)
      #expect(try browser.number("document.documentElement.scrollWidth") <= Double(width), "nothing stands out at \(width)")
    }
  }

  private static func says(_ words: String) -> String {
    "(document.getElementById('tab-calls-console').click(), document.querySelector('.rows').textContent.includes('\(words)'))"
  }
}

/// A browser that is driven over the WebDriver protocol, JSON over HTTP. Source: W3C, WebDriver
final class WebDriver {
  static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") + ["/usr/bin"]
    return folders.map { "\($0)/chromedriver" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  struct Failure: Error { let text: String }

  private let process = Process()
  private let port = Int.random(in: 20_000...30_000)
  private var session = ""

  init() throws {
    process.executableURL = URL(fileURLWithPath: Self.path ?? "")
    process.arguments = ["--port=\(port)"]
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    let arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars", "--no-first-run", "--window-size=1280,800",
      "--force-device-scale-factor=1",
    ]
    let wanted: [String: Any] = [
      "capabilities": [
        "alwaysMatch": ["browserName": "chrome", "goog:chromeOptions": ["args": arguments], "goog:loggingPrefs": ["browser": "ALL"]] as [String: Any]
      ]
    ]
    // The driver needs a moment until it accepts connections.
    for _ in 0..<Self.patience {
      if (try? PlayServerTests.Line(port)) != nil { break }
      usleep(50_000)
    }
    let answer = try call("POST", "/session", wanted)
    guard let id = (answer as? [String: Any])?["sessionId"] as? String else { throw Failure(text: "no browser: \(answer)") }
    session = "/session/\(id)"
    try resize(1280, 800)
  }

  deinit {
    _ = try? call("DELETE", session)
    // Threads of tests block all signals, and the driver would inherit that.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  private func call(_ method: String, _ path: String, _ body: [String: Any]? = nil) throws -> Any {
    let line = try PlayServerTests.Line(port)
    let data = try body.map { try JSONSerialization.data(withJSONObject: $0) } ?? Data()
    line.send(
      Array(
        "\(method) \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: \(data.count)\r\n\r\n".utf8)
        + data)
    let head = line.head()
    let field = head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("content-length:") }
    let length = field.flatMap { Int($0.drop { $0 != ":" }.dropFirst().trimmingCharacters(in: .whitespaces)) } ?? 0
    let answer = try JSONSerialization.jsonObject(with: Data(line.read(length))) as? [String: Any]
    let value = answer?["value"] ?? NSNull()
    if let error = (value as? [String: Any])?["error"] as? String { throw Failure(text: "\(error): \((value as? [String: Any])?["message"] ?? "")") }
    return value
  }

  /// Code that runs in every page before its own.
  func before(_ code: String) throws {
    _ = try call("POST", session + "/goog/cdp/execute", ["cmd": "Page.addScriptToEvaluateOnNewDocument", "params": ["source": code]])
  }

  func go(_ address: String) throws { _ = try call("POST", session + "/url", ["url": address]) }

  @discardableResult func script(_ code: String) throws -> Any { try call("POST", session + "/execute/sync", ["script": code, "args": [Any]()]) }

  func text(_ selector: String) throws -> String { try script("return document.querySelector('\(selector)').textContent") as? String ?? "" }

  func number(_ expression: String) throws -> Double { (try script("return +(\(expression))") as? NSNumber)?.doubleValue ?? -1 }

  /// How often something is looked for, a twentieth of a second apart, before it counts as missing: a minute and a half, since a machine may be busy.
  private static let patience = 1800

  /// Waits until an expression is true. Returns: whether it became true
  func wait(_ expression: String) throws -> Bool {
    for _ in 0..<Self.patience {
      if try script("return !!(\(expression))") as? Bool == true { return true }
      usleep(50_000)
    }
    return false
  }

  /// What the browser's console says of errors.
  func complaints() throws -> [String] {
    let entries = try call("POST", session + "/se/log", ["type": "browser"]) as? [[String: Any]] ?? []
    return entries.filter { $0["level"] as? String == "SEVERE" }.compactMap { $0["message"] as? String }.filter { !$0.contains("favicon") }
  }

  func resize(_ width: Int, _ height: Int) throws {
    _ = try call(
      "POST", session + "/goog/cdp/execute",
      [
        "cmd": "Emulation.setDeviceMetricsOverride", "params": ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false] as [String: Any],
      ])
  }

  func set(dark: Bool) throws {
    let feature = ["name": "prefers-color-scheme", "value": dark ? "dark" : "light"]
    _ = try call("POST", session + "/goog/cdp/execute", ["cmd": "Emulation.setEmulatedMedia", "params": ["features": [feature]]])
  }

  /// The pictures of the last run stay there, to be looked at.
  func screenshot(_ name: String) throws {
    let folder = Repository.root + "/.build/play-page"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    guard let text = try call("GET", session + "/screenshot") as? String, let data = Data(base64Encoded: text) else { throw Failure(text: "no screenshot") }
    #expect(data.count > 20_000, "a page with pictures, not a blank one")
    try data.write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
  }

  func click(_ selector: String) throws { try script("document.querySelector(\"\(selector.replacingOccurrences(of: "\"", with: "\\\""))\").click()") }

  // MARK: Mouse and keys

  private func place(_ x: Double, _ y: Double) throws -> (Int, Int) {
    guard
      let box = try script(
        "const s = document.querySelector('#glass svg'), b = s.getBoundingClientRect(), v = s.viewBox.baseVal; return [b.x, b.y, b.width / v.width]")
        as? [NSNumber]
    else { throw Failure(text: "no screen") }
    let (left, top, scale) = (box[0].doubleValue, box[1].doubleValue, box[2].doubleValue)
    return (Int(left + x * scale), Int(top + y * scale))
  }

  private func pointer(_ steps: [[String: Any]], holding key: String?) throws {
    var sources: [[String: Any]] = [["type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"], "actions": steps]]
    if let key {
      let pauses = Array(repeating: ["type": "pause", "duration": 0] as [String: Any], count: max(0, steps.count - 2))
      sources.append(["type": "key", "id": "keys", "actions": [["type": "keyDown", "value": key]] + pauses + [["type": "keyUp", "value": key]]])
    }
    _ = try call("POST", session + "/actions", ["actions": sources])
  }

  /// Points of the device's screen.
  func tap(_ x: Double, _ y: Double) throws {
    let (x, y) = try place(x, y)
    try pointer(
      [
        ["type": "pointerMove", "x": x, "y": y, "duration": 0], ["type": "pointerDown", "button": 0], ["type": "pause", "duration": 60],
        ["type": "pointerUp", "button": 0],
      ], holding: nil)
  }

  /// Moves the mouse without a button.
  func move(_ x: Double, _ y: Double) throws {
    let (x, y) = try place(x, y)
    try pointer([["type": "pointerMove", "x": x, "y": y, "duration": 0]], holding: nil)
  }

  func drag(_ from: (Double, Double), _ to: (Double, Double), milliseconds: Int, holding key: String? = nil) throws {
    let (a, b) = (try place(from.0, from.1), try place(to.0, to.1))
    var steps: [[String: Any]] = [
      ["type": "pause", "duration": 0], ["type": "pointerMove", "x": a.0, "y": a.1, "duration": 0], ["type": "pointerDown", "button": 0],
    ]
    for step in 1...8 {
      steps.append(
        ["type": "pointerMove", "x": a.0 + (b.0 - a.0) * step / 8, "y": a.1 + (b.1 - a.1) * step / 8, "duration": milliseconds / 8])
    }
    try pointer(steps + [["type": "pointerUp", "button": 0], ["type": "pause", "duration": 0]], holding: key)
  }

  /// - Parameter way: pixels to scroll, down where above zero
  func wheel(_ x: Double, _ y: Double, by way: Int) throws {
    let (x, y) = try place(x, y)
    let turns = [["type": "scroll", "x": x, "y": y, "deltaX": 0, "deltaY": way, "duration": 100, "origin": "viewport"] as [String: Any]]
    _ = try call("POST", session + "/actions", ["actions": [["type": "wheel", "id": "wheel", "actions": turns] as [String: Any]]])
  }

  /// Fingers of a touch screen that land together, move a little and lift.
  func touches(_ places: [(Double, Double)]) throws {
    let fingers = try places.enumerated().map { number, point -> [String: Any] in
      let (x, y) = try place(point.0, point.1)
      let steps: [[String: Any]] = [
        ["type": "pointerMove", "x": x, "y": y, "duration": 0], ["type": "pointerDown", "button": 0], ["type": "pause", "duration": 300],
        ["type": "pointerMove", "x": x + 5, "y": y + 5, "duration": 100], ["type": "pointerUp", "button": 0],
      ]
      return ["type": "pointer", "id": "finger\(number)", "parameters": ["pointerType": "touch"], "actions": steps]
    }
    _ = try call("POST", session + "/actions", ["actions": fingers])
  }

  func type(_ text: String) throws {
    let actions = text.flatMap { [["type": "keyDown", "value": String($0)], ["type": "keyUp", "value": String($0)]] }
    _ = try call("POST", session + "/actions", ["actions": [["type": "key", "id": "keys", "actions": actions] as [String: Any]]])
  }
}
