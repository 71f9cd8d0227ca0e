import Foundation
import LunetteDriver
import LunetteKit
import LunetteLog
import LunetteRender
import ScriptTestSupport
import TestSupport
import Testing

/// A run that was written as a scenario reaches the run's last frame, and looks as if a person had written it.
@Suite struct RecordingTests {
  /// The random actions of some seconds: mostly taps, then drags, flings, long presses, two fingers, keys, turns.
  static func session(of plugin: String, _ random: inout SeededRandom) throws -> Run {
    var run = Run(plugin: Repository.root + "/plugins/\(plugin)/init.lua", seed: 7)
    let size = run.device.size
    var (frame, finger) = (0, 0)
    func place(_ random: inout SeededRandom) -> CGPoint {
      CGPoint(
        x: CGFloat(Int.random(in: 4..<Int(size.width) - 4, using: &random)),
        y: CGFloat(Int.random(in: 24..<Int(size.height) - 4, using: &random)))
    }
    func add(_ samples: [TouchSample], half: Bool = false) {
      run.inputs.append(InputEvent(frame: frame, time: (Double(frame) - (half ? 0.5 : 0)) / 60, .touches(samples)))
    }
    func gesture(_ paths: [[CGPoint]], frames: Int, rest: Int = 0) {
      let numbers = paths.map { _ in
        finger += 1
        return finger
      }
      frame += 1
      add(zip(numbers, paths).map { TouchSample(finger: $0, phase: .began, location: $1[0]) })
      for step in 1...max(1, frames) where paths.contains(where: { $0.count > 1 }) {
        frame += 1
        let part = CGFloat(step) / CGFloat(frames)
        add(
          zip(numbers, paths).map { number, path in
            let (a, b) = (path[0], path[path.count - 1])
            return TouchSample(finger: number, phase: .moved, location: CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part))
          })
      }
      frame += paths.contains { $0.count > 1 } ? 1 + rest : frames
      add(zip(numbers, paths).map { TouchSample(finger: $0, phase: .ended, location: $1[$1.count - 1]) })
    }
    for _ in 0..<Int.random(in: 2...4, using: &random) {
      // Sometimes the next action begins before the motion of the last one has ended.
      frame +=
        Int.random(in: 0..<5, using: &random) == 0 ? Int.random(in: 3...20, using: &random) : Int.random(in: 70...110, using: &random)
      let at = place(&random)
      switch Int.random(in: 0..<14, using: &random) {
      case 0...7: gesture([[try aim(run, at: frame, &random) ?? at]], frames: Int.random(in: 3...9, using: &random))
      case 8: gesture([[at, CGPoint(x: at.x, y: max(20, at.y - CGFloat(Int.random(in: 60...200, using: &random))))]], frames: 14, rest: 12)
      case 9: gesture([[at, CGPoint(x: at.x + 10, y: max(20, at.y - 150))]], frames: 6)
      case 10: gesture([[at]], frames: Int.random(in: 34...50, using: &random))
      case 11:
        gesture([[CGPoint(x: 110, y: 250), CGPoint(x: 60, y: 250)], [CGPoint(x: 210, y: 250), CGPoint(x: 260, y: 250)]], frames: 12)
      case 12: for key in ["h", "i"] { run.inputs.append(InputEvent(frame: frame, time: Double(frame) / 60, .key(key))) }
      default:
        let input: Input = [.statusBarTap, .memoryWarning, .shake(isInterrupted: false)].randomElement(using: &random) ?? .memoryWarning
        run.inputs.append(InputEvent(frame: frame, time: Double(frame) / 60, input))
      }
    }
    return run
  }

  /// A place for a tap in that frame: on a control, a row, a text, or a view with a tap recognizer; nil if there is none.
  private static func aim(_ run: Run, at frame: Int, _ random: inout SeededRandom) throws -> CGPoint? {
    let player = try run.play(upTo: frame, options: quiet)
    defer { player.host.close() }
    let places = player.app.viewsOnScreen.compactMap { view -> CGRect? in
      let listens =
        view is UIControl || view is UITableViewCell || view.visibleText != nil
        || view.gestureRecognizers?.contains { $0 is UITapGestureRecognizer } == true
      guard (view as? UIControl)?.isEnabled != false else { return nil }
      // Not at the edges of the target.
      let rect = view.visibleScreenFrame.shrunk(dx: 4, dy: 4)
      return listens && !(view is UIWindow) && rect.width > 1 && rect.height > 1 ? rect : nil
    }
    guard let rect = places.randomElement(using: &random) else { return nil }
    return CGPoint(
      x: CGFloat.random(in: rect.minX...rect.maxX, using: &random).rounded(),
      y: CGFloat.random(in: rect.minY...rect.maxY, using: &random).rounded())
  }

  /// The screen as a file would have it, without the time at which it was taken.
  static func picture(_ app: ScenarioApp) throws -> [UInt8] {
    try SvgFrame(app.currentFrame(), title: "the last frame").bytes
  }

  static var quiet: ScriptHost.Options {
    var options = ScriptHost.Options()
    (options.quiet, options.output) = (true, { _ in })
    return options
  }

  /// Of each plugin.
  static let sessions = Rounds.of(4, long: 40)

  /// All, or those that `LUNETTE_RECORDED` names.
  static let plugins = RandomSessionTests.plugins.filter { plugin in
    ProcessInfo.processInfo.environment["LUNETTE_RECORDED"].map { $0.split(separator: ",").contains(plugin[...]) } ?? true
  }

  /// How hard a finger pressed: no gesture's call tells it, so the samples are written.
  @Test func aRecordingKeepsAFingersForce() throws {
    let folder = try SpecFolder()
    try folder.write(
      "press/init.lua",
      """
      local Pad = class("Pad", UILabel)
      function Pad:touchesMoved(touches) self.text = "pressed with " .. touches[1].force end
      return { didFinishLaunching = function()
        local window = UIWindow {}
        window:addSubview(Pad { frame = { 0, 0, 300, 100 }, isUserInteractionEnabled = true, text = "not pressed" })
        window:makeKeyAndVisible()
      end }
      """)
    var run = Run(plugin: folder.path + "/press/init.lua", seed: 7)
    let place = CGPoint(x: 100, y: 50)
    for (frame, sample) in [
      (10, TouchSample(finger: 1, phase: .began, location: place)), (14, TouchSample(finger: 1, phase: .moved, location: place, force: 3.25)),
      (20, TouchSample(finger: 1, phase: .ended, location: place)),
    ] { run.inputs.append(InputEvent(frame: frame, time: Double(frame) / 60, .touches([sample]))) }
    let original = try run.play(upTo: 40, options: Self.quiet)
    let wanted = try Self.picture(original.app)
    original.host.close()
    #expect(String(decoding: wanted, as: UTF8.self).contains("pressed with 3.25"))
    let file = ScenarioRecorder.file(run, try ScenarioRecorder(run, options: Self.quiet).record(upTo: 40), version: "test")
    #expect(file.contains("\"moved\", 100, 50, 3.25 }"), "\(file)")
    let host = ScriptHost(options: Self.quiet)
    defer { host.close() }
    try host.run(source: file, name: "=recording")
    #expect(try Self.picture(try #require(host.apps.last)) == wanted, "\(file)")
  }

  @Test(arguments: plugins)
  func aRecordingReachesTheSameLastFrame(plugin: String) throws {
    var random = SeededRandom(plugin.utf8.reduce(11) { $0 &* 31 &+ UInt64($1) })
    var (taps, named, points) = (0, 0, [String]())
    for session in 0..<Self.sessions {
      let run = try Self.session(of: plugin, &random)
      let last = (run.inputs.map(\.frame).max() ?? 0) + 90
      let original = try run.play(upTo: last, options: Self.quiet)
      let wanted = try Self.picture(original.app)
      original.host.close()
      let lines = try ScenarioRecorder(run, options: Self.quiet).record(upTo: last)
      let file = ScenarioRecorder.file(run, lines, version: "test")
      let host = ScriptHost(options: Self.quiet)
      defer { host.close() }
      try host.run(source: file, name: "=recording")
      let app = try #require(host.apps.last)
      #expect(try Self.picture(app) == wanted, "session \(session) of \(plugin):\n\(file)")
      taps += lines.filter(\.isTap).count
      named += lines.filter { $0.isTap && $0.isByName }.count
      points += lines.filter { $0.isTap && !$0.isByName }.map(\.code)
    }
    // Nine in ten. In a usual run with few taps, three may be at places without a name, or while something moves.
    // A text that is tapped puts the caret where the finger was, so that a form of texts needs more places.
    let places = plugin == "signup" ? taps / 3 : max(taps / 10, 3)
    #expect(taps - named <= places, "\(plugin): \(named) of \(taps) taps are written by name; the others: \(points)")
  }

  // MARK: In words

  private func recorded(_ plugin: String, notes: [ScenarioRecorder.Note] = [], upTo last: Int, _ inputs: [InputEvent]) throws -> [String] {
    let run = Run(plugin: Repository.root + "/plugins/\(plugin)/init.lua", inputs: inputs)
    return try ScenarioRecorder(run, notes: notes, options: Self.quiet).record(upTo: last).map(\.code)
  }

  private func touch(_ frame: Int, _ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, finger: Int = 1) -> InputEvent {
    InputEvent(frame: frame, time: Double(frame) / 60, .touches([TouchSample(finger: finger, phase: phase, location: CGPoint(x: x, y: y))]))
  }

  @Test func aTapIsNamedByItsText() throws {
    let lines = try recorded("fruits", upTo: 60, [touch(5, .began, 71, 118), touch(10, .ended, 71, 118)])
    #expect(lines.first == "app:tap \"Banana\"", "\(lines)")
    #expect(!lines.contains { $0.contains("touches") })
  }

  /// A half of a stepper has no view of its own, and what is hit tells nothing about which half it was; a sign is no word.
  @Test func partsAndSignsAreNamedByWhatTheyMean() throws {
    let plugin = """
      return { didFinishLaunching = function(self)
        local root = UIViewController { title = "Counts" }
        root.view:addSubview(UIStepper { frame = { 20, 100, 94, 29 }, accessibilityLabel = "Apples" })
        root.view:addSubview(UIStepper { frame = { 20, 200, 94, 29 } })
        root.view:addSubview(UISegmentedControl { items = { "One", "Two" }, frame = { 20, 300, 200, 29 } })
        root.navigationItem.rightBarButtonItem = UIBarButtonItem { systemItem = "add", action = function() end }
        self.window = UIWindow { rootViewController = UINavigationController { rootViewController = root } }
        self.window:makeKeyAndVisible()
      end }
      """
    let path = NSTemporaryDirectory() + "counts-\(UUID().uuidString).lua"
    try plugin.write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let taps: [(CGFloat, CGFloat)] = [(90, 115), (90, 215), (40, 215), (170, 315), (300, 22)]
    let inputs = taps.enumerated().flatMap { place, point in
      [touch(50 * place + 5, .began, point.0, point.1, finger: place + 1), touch(50 * place + 8, .ended, point.0, point.1, finger: place + 1)]
    }
    let lines = try ScenarioRecorder(Run(plugin: path, inputs: inputs), options: Self.quiet).record(upTo: 300).filter(\.isTap).map(\.code)
    #expect(
      lines == [
        "app:tap { role = \"button\", name = \"Increment\", within = { role = \"stepper\", name = \"Apples\" } }",
        "app:tap { role = \"button\", name = \"Increment\", within = { class = \"UIStepper\", index = 1 } }",
        "app:tap { role = \"button\", name = \"Decrement\", within = { class = \"UIStepper\", index = 1 } }",
        "app:tap \"Two\"", "app:tap { role = \"button\", name = \"Add\" }",
      ])
  }

  /// What stands in a field is no name, least of all a password's bullets; a switch has the name of its row.
  @Test func fieldsAndSwitchesAreNamedByWhatTheyAreFor() throws {
    let plugin = """
      local methods = {
        numberOfRowsInSection = function() return 1 end,
        cellForRowAt = function()
          local cell = UITableViewCell {}
          cell.textLabel.text, cell.accessoryView = "Sounds", UISwitch {}
          return cell
        end,
      }
      return { didFinishLaunching = function(self)
        local root = UIViewController {}
        root.view:addSubview(UITextField { frame = { 20, 60, 200, 40 }, text = "hunter2", placeholder = "Password", isSecureTextEntry = true })
        root.view:addSubview(UITextField { frame = { 20, 120, 200, 40 }, text = "Ada", placeholder = "Name" })
        root.view:addSubview(UITableView { frame = { 0, 180, 320, 44 }, dataSource = methods })
        self.window = UIWindow { rootViewController = root }
        self.window:makeKeyAndVisible()
      end }
      """
    let path = NSTemporaryDirectory() + "fields-\(UUID().uuidString).lua"
    try plugin.write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let taps: [(CGFloat, CGFloat)] = [(280, 202), (60, 80), (60, 140)]
    let inputs = taps.enumerated().flatMap { place, point in
      [touch(100 * place + 5, .began, point.0, point.1, finger: place + 1), touch(100 * place + 8, .ended, point.0, point.1, finger: place + 1)]
    }
    let lines = try ScenarioRecorder(Run(plugin: path, inputs: inputs), options: Self.quiet).record(upTo: 400).filter(\.isTap).map(\.code)
    #expect(
      lines == [
        "app:tap { role = \"switch\", name = \"Sounds\" }", "app:tap { role = \"secureTextField\", name = \"Password\" }",
        "app:tap { role = \"textField\", name = \"Name\" }",
      ])
  }

  @Test func whatAssistiveTechnologyDoesIsRecorded() throws {
    func input(_ frame: Int, _ name: String, _ value: InputValue) -> InputEvent {
      InputEvent(frame: frame, time: Double(frame) / 60, .answer(name: name, value))
    }
    let inputs = [
      input(100, "accessibility", .table(["isVoiceOverRunning": .bool(true)])), input(200, "voiceOver", .table(["move": .text("next")])),
      input(300, "voiceOver", .table(["move": .text("scroll"), "with": .text("down")])),
      input(400, "accessibility", .table(["isVoiceOverRunning": .bool(false)])), input(500, "direction", .text("rightToLeft")),
      input(600, "accessibility", .table(["isBoldTextEnabled": .bool(true)])), InputEvent(frame: 700, time: 700.0 / 60, .hardwareKeyboard(true)),
      input(800, "focus", .text("tab")),
    ]
    let lines = try recorded("fruits", upTo: 900, inputs).filter { !$0.contains("settle") && !$0.contains("wait") }
    #expect(
      lines == [
        "app:voiceOver()", "app:voiceOver():next()", "app:voiceOver():scroll(\"down\")", "app:voiceOver():stop()", "app:setDirection(\"rightToLeft\")",
        "app:setAccessibility({ [\"isBoldTextEnabled\"] = true })", "app:hardwareKeyboard(true)", "app:press \"tab\"",
      ])
    var run = Run(plugin: "plugins/fruits/init.lua", inputs: [])
    (run.kept.world.direction, run.kept.world.accessibility) = ("rightToLeft", ["isBoldTextEnabled": true])
    #expect(
      ScenarioRecorder.launch(run) == "app = launch(\"fruits\", { accessibility = { isBoldTextEnabled = true }, direction = \"rightToLeft\" })")
  }

  /// What VoiceOver touches has a place in the walk, which becomes a name; the finger of an activation is no tap of its own.
  @Test func whatVoiceOverTouchesAndActivatesIsRecorded() throws {
    let folder = try SpecFolder()
    try folder.write(
      "run.lua",
      """
      local app = launch "fruits"
      local vo = app:voiceOver()
      vo:touch "Cherry"
      vo:activate()
      app:settle()
      app:hardwareKeyboard(true)
      app:press "tab" app:press "down" app:press "space"
      app:settle()
      app:rotateDevice "landscapeLeft"
      app:settle()
      """)
    let log = try ReplayTests.log(folder.path + "/run.lua")
    let logged = try #require(try LoggedRuns(log, path: "run.log").runs.last)
    let last = try #require(logged.lastFrame)
    let lines = try ScenarioRecorder.record(logged.firstCourse().runs, upTo: last, options: Self.quiet).lines.map(\.code)
    #expect(
      lines == [
        "app:voiceOver()", "app:voiceOver():touch(\"Cherry\")", "app:voiceOver():activate()", "app:hardwareKeyboard(true)", "app:press \"tab\"",
        "app:press \"down\"", "app:press \"space\"", "app:rotateDevice \"landscapeLeft\"", "app:settle()",
      ])
  }

  @Test func whatIsTypedIsOneCall() throws {
    let keys = "milk".map { InputEvent(frame: 100, time: 100.0 / 60, .key(String($0))) }
    let lines = try recorded("contacts", upTo: 100, keys)
    // No view has the keyboard: keys that no view gets are not recorded.
    #expect(!lines.contains { $0.contains("type") }, "\(lines)")
  }

  @Test func aNoteStandsWhereItWasMade() throws {
    let lines = try recorded(
      "fruits", notes: [.init(frame: 60, "assert(app:exists \"Banana\")")], upTo: 200,
      [touch(5, .began, 71, 118), touch(10, .ended, 71, 118), touch(100, .began, 71, 30), touch(104, .ended, 71, 30)])
    let place = try #require(lines.firstIndex(of: "assert(app:exists \"Banana\")"))
    #expect(lines[..<place].contains("app:tap \"Banana\""))
    #expect(lines[place...].contains { $0.hasPrefix("app:tap") }, "\(lines)")
  }

  @Test func aSlowDragToTheEndIsToldByWhatItShows() throws {
    var inputs = [touch(5, .began, 160, 500)]
    for step in 1...20 { inputs.append(touch(5 + step, .moved, 160, 500 - 20 * CGFloat(step))) }
    inputs.append(touch(45, .ended, 160, 100))
    let lines = try recorded("fruits", upTo: 200, inputs)
    #expect(lines.first == "app:scrollTo \"Plum\"", "\(lines)")
  }

  @Test func aSpecKeepsItsFramesAsPictures() throws {
    let run = Run(
      plugin: Repository.root + "/plugins/fruits/init.lua", inputs: [touch(5, .began, 71, 118), touch(10, .ended, 71, 118)])
    var lines = try ScenarioRecorder(run, options: Self.quiet).record(upTo: 60)
    var picture = try #require(lines.last)
    picture.code = ScenarioRecorder.frameAssertion + "\"…\")"
    lines.append(picture)
    let spec = ScenarioRecorder.spec(run, lines, name: "plays", version: "test")
    #expect(spec.contains("    assert.frame(app, \"plays 1\", { svg = true })\n"), "\(spec)")
    #expect(ScenarioRecorder.file(run, lines, version: "test").contains("assert(app:frame() == \"…\")"))
  }

  @Test func aRowIsItsTwoNumbersAndPlays() throws {
    // Nine rows with one text: only the row tells which.
    let same =
      "{ numberOfRowsInSection = function() return 9 end, cellForRowAt = function() local c = UITableViewCell {} c.textLabel.text = 'same' return c end }"
    let path = NSTemporaryDirectory() + "same-\(UUID().uuidString).lua"
    try "return \(same)".write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let (x, y) = (CGFloat(160), CGFloat(44 * 5 + 20))
    let run = Run(plugin: path, inputs: [touch(5, .began, x, y), touch(10, .ended, x, y)])
    #expect(try ScenarioRecorder(run, options: Self.quiet).record(upTo: 60).first?.code == "app:tap { row = { 1, 6 } }")
    let host = ScriptHost(options: Self.quiet)
    defer { host.close() }
    try host.run(source: "app = launch \(same)", name: "=same")
    let app = try #require(host.apps.last)
    try host.run(source: "app:tap { row = { 1, 6 } }", name: "=tap")
    #expect(app.table?.indexPathForSelectedRow == IndexPath(row: 5, section: 0))
  }

  @Test func fingersThatTheSystemTakesAwayAreKeptAsSamples() throws {
    let lines = try recorded("fruits", upTo: 60, [touch(5, .began, 71, 118), touch(10, .cancelled, 71, 118)])
    #expect(lines.contains { $0.hasPrefix("app:touches") && $0.contains("\"cancelled\"") }, "\(lines)")
  }
}
