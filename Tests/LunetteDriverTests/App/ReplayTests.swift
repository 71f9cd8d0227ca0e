import Foundation
import LunetteDriver
import LunetteKit
import LunetteLog
import LunetteTesting
import TestSupport
import Testing

/// The log of a run is enough to run it again: the same frames and events, byte for byte.
@Suite struct ReplayTests {
  /// The log of a scenario as a file holds it.
  static func log(_ script: String, device: Device = .iPhoneSE, seed: UInt64 = 1) throws -> String {
    var options = ScriptHost.Options()
    (options.device, options.seed, options.quiet, options.output) = (device, seed, true, { _ in })
    let host = ScriptHost(options: options)
    defer { host.close() }
    var text = LogFormat.header + LogFormat.run(script: script, device: device, seed: seed, budget: nil)
    let log = RunLog(.views)
    log.drain = { text += $0.compactMap { LogFormat.line($0) }.joined() }
    host.log = log
    // A scenario that ends with an error has a log as well.
    try? host.run(file: script)
    log.flush()
    return text + LogFormat.end
  }

  static func replay(_ text: String, until: Int? = nil) throws -> RunReplay.Outcome {
    let logged = try LoggedRuns(text, path: "run.log")
    var options = ScriptHost.Options()
    (options.quiet, options.output) = (true, { _ in })
    return RunReplay(try #require(logged.runs.first), isWhole: logged.isWhole, until: until.map { Moment(.end(frame: $0)) }).play(options)
  }

  static let scenarios = ((try? FileManager.default.contentsOfDirectory(atPath: Repository.root + "/scripts")) ?? [])
    .filter { $0.hasSuffix(".lua") && !$0.hasSuffix("_spec.lua") }.sorted()

  @Test(arguments: scenarios)
  func everyScenarioIsToldByItsLog(name: String) throws {
    let text = try Self.log(Repository.root + "/scripts/" + name)
    let outcome = try Self.replay(text)
    #expect(outcome.difference == nil && outcome.failures.isEmpty && outcome.notes.isEmpty, "\(outcome)")
  }

  /// A scenario that only touches and looks is replayed without its script.
  @Test(arguments: ["fruits.lua", "timetypes.lua", "homepwner_classic.lua", "reminders.lua"])
  func aSessionOfInputsNeedsItsPluginOnly(name: String) throws {
    let text = try Self.log(Repository.root + "/scripts/" + name)
    #expect(!text.contains("\"event\":\"reach\""))
    let outcome = try Self.replay(text.replacingOccurrences(of: name, with: "gone.lua"))
    #expect(outcome.difference == nil && outcome.failures.isEmpty, "\(outcome)")
  }

  // MARK: What a script does by itself

  private static func logged(_ body: String) throws -> (text: String, path: String) {
    let path = NSTemporaryDirectory() + "lunette-replay-\(UUID().uuidString.prefix(8)).lua"
    try ("local app = launch '\(Repository.root)/plugins/fruits/init.lua'\n" + body).write(toFile: path, atomically: true, encoding: .utf8)
    return (try log(path), path)
  }

  @Test(arguments: [
    "app.table.contentOffset = { 0, 10 }", "app.table:reloadData()", "app.delegate.x = 1", "local d = app.table.dataSource",
    "UIView {}", "after(0.1, function() end)", "math.random()", "app:together(function() app.table.alpha = 0.5 end)",
    "app.table.backgroundColor = 'red'", "pcall(function() app:tap { row = { 1, 900 } } end) app.table.isHidden = true",
  ])
  func aScriptThatReachesIntoTheAppIsNamed(code: String) throws {
    let (text, path) = try Self.logged(code + " app:advance(0.2)")
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(text.components(separatedBy: "\"event\":\"reach\"").count == 2, "\(text)")
    let outcome = try Self.replay(text)
    #expect(outcome.difference == nil && outcome.failures.isEmpty, "\(outcome)")
    try FileManager.default.removeItem(atPath: path)
    #expect(try Self.replay(text).failures.isEmpty == false)
  }

  @Test(arguments: [
    "app:tap(app.table.visibleCells[3])", "print(app.table.contentOffset.y, app.table.isDragging)", "app:tap 'Cherry' app:settle()",
    "print(app:frame(), app:tree(), app:explain())", "app:rotateDevice 'landscapeLeft' app:shake() app:memoryWarning()",
    "app:background() app:foreground() print(app:tapStatusBar(), app:remoteControl 'remoteControlPlay', #app:editMenu())",
    "local f = app:touch(160, 300) f:move(160, 100, 0.2) f:hold(0.1) f:lift() app:settle()",
    "app:advance(0.005) app:advance(0.003) app:longPress('Cherry', { duration = 0.7 }) app:advance(0.001) app:settle()",
    "app:answerURLs { 'tel:' } app:tap 'Cherry' print(#app.openedURLs)",
    "app:send('location', { latitude = 48.2, list = { 1, 'x', true } })", "app:drag { from = { 160, 400 }, to = { 160, 100 } } app:close()",
    "app:touches { { 0, 1, 'began', 100, 100 }, { 0, 2, 'began', 200, 100 }, { 0.1, 1, 'ended', 100, 100 }, { 0.1, 2, 'ended', 200, 100 } }",
    "local b = launch '\(Repository.root)/plugins/fruits/init.lua' b:tap 'Apple' app:tap 'Cherry' b:settle() app:settle()",
  ])
  func inputsAndLooksAreTold(code: String) throws {
    let (text, path) = try Self.logged(code)
    try FileManager.default.removeItem(atPath: path)
    #expect(!text.contains("\"event\":\"reach\""), "\(text)")
    let outcome = try Self.replay(text)
    #expect(outcome.difference == nil && outcome.failures.isEmpty, "\(outcome)")
  }

  // MARK: Logs that are not what they were

  private static func fruits() throws -> String { try log(Repository.root + "/scripts/fruits.lua") }

  @Test func aRunThatPartsSaysWhere() throws {
    let text = try Self.fruits()
    let changed = text.replacingOccurrences(of: "[1000001,\"ended\",160,250]", with: "[1000001,\"ended\",160,251]")
    #expect(changed != text)
    let difference = try #require(try Self.replay(changed).difference)
    #expect(difference.hasPrefix("app 1: every frame is the same\nthe first event that differs:\n") && difference.contains("\"y\":251"))
    let moved = text.replacingOccurrences(of: "[1000001,\"moved\",160,310]", with: "[1000001,\"moved\",160,330]")
    #expect(moved != text)
    let other = try #require(try Self.replay(moved).difference)
    #expect(other.hasPrefix("app 1: the first frame that differs is frame ") && other.contains("  scrolled: 4 UITableView "))
  }

  @Test func aLogThatWasCutOffIsPlayedAsFarAsItGoes() throws {
    let text = try Self.fruits()
    for count in stride(from: text.utf8.count - 5, to: 1500, by: -3001) {
      let cut = String(decoding: Array(text.utf8)[..<count], as: UTF8.self)
      let logged = try LoggedRuns(cut, path: "run.log")
      #expect(!logged.isWhole)
      let outcome = try Self.replay(cut)
      #expect(outcome.difference == nil && outcome.failures.isEmpty, "\(count): \(outcome)")
    }
  }

  @Test func aScriptedLogThatWasCutOffIsPlayedAsFarAsItGoes() throws {
    let (text, path) = try Self.logged("app.table.contentOffset = { 0, 10 } app:advanceFrames(20) error 'not reached'")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let cut = text.components(separatedBy: "\n").prefix { !$0.contains("\"frame\":12,") }.joined(separator: "\n") + "\n"
    let outcome = try Self.replay(cut)
    #expect(outcome.difference == nil && outcome.failures.isEmpty, "\(outcome)")
  }

  @Test func aRunCanStopAtAFrame() throws {
    let text = try Self.fruits()
    #expect(try Self.replay(text, until: 10).difference == nil)
    #expect(try Self.replay(text, until: 0).difference == nil)
    let beyond = try Self.replay(text, until: 100_000)
    #expect(beyond.difference == nil && beyond.notes.last?.hasSuffix("so there is no frame 100000") == true)
  }

  /// A run that is replayed by its script stops at that frame as well, and prints it.
  @Test func aScriptedRunCanStopAtAFrame() throws {
    let (text, path) = try Self.logged("app.table.contentOffset = { 0, 10 } app:advanceFrames(20) error 'not reached'")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let logged = try LoggedRuns(text, path: "run.log")
    let printed = Printed()
    var options = ScriptHost.Options()
    options.output = { printed.text += $0 }
    let outcome = RunReplay(try #require(logged.runs.first), isWhole: true, until: Moment(.end(frame: 7))).play(options)
    #expect(outcome.difference == nil && outcome.failures.isEmpty, "\(outcome)")
    #expect(printed.text.contains("frame 7"))
  }

  private final class Printed { var text = "" }

  @Test func aFileThatIsGoneIsNamed() throws {
    let (text, path) = try Self.logged("app.table.contentOffset = { 0, 10 } app:advanceFrames(2)")
    try FileManager.default.removeItem(atPath: path)
    let scripted = try Self.replay(text)
    #expect(!scripted.isPlayed && scripted.difference == nil && scripted.notes.isEmpty)
    #expect(scripted.failures.first?.contains("the script reaches into the app") == true)
    let gone = try Self.replay(try Self.fruits().replacingOccurrences(of: "plugins/fruits/init.lua", with: "plugins/gone/init.lua"))
    #expect(!gone.isPlayed && gone.failures.first?.contains("plugins/gone/init.lua; the log's app is that plugin") == true)
  }

  @Test func otherLineEndsAreRead() throws {
    let outcome = try Self.replay(try Self.fruits().replacingOccurrences(of: "\n", with: "\r\n"))
    #expect(outcome.difference == nil && outcome.failures.isEmpty, "\(outcome)")
  }

  @Test(arguments: [
    ("", "run.log: the file is empty, so it is no log"), ("{\"event\":\"lo", "run.log:1: the log was cut off in its first line"),
    ("{\"event\":\"log\",\"version\":1}\n", "run.log: a log of version 1"),
    ("{\"event\":\"log\",\"version\":2}\n", "run.log: the log of no run"),
    ("{\"event\":\"log\",\"version\":2}\n{\"event\":\"run\"}\n", "run.log:2: the log is damaged here: a run without its seed and device"),
    ("{\"event\":\"log\",\"version\":2}\nnoise\n", "run.log:2: this is no line of a log"),
    (
      "{\"event\":\"log\",\"version\":2}\n{\"event\":\"run\",\"device\":\"iPhone 8\",\"seed\":\"1\"}\n"
        + "{\"event\":\"input\",\"app\":1,\"time\":0,\"input\":{\"key\":7}}\n",
      "run.log:3: the log is damaged here: an input that can't be read"
    ),
  ])
  func aLogThatCannotBePlayedSaysWhy(text: String, message: String) {
    let error = #expect(throws: LogError.self) { try LoggedRuns(text, path: "run.log") }
    #expect(error?.description.hasPrefix(message) == true)
  }

  /// A changed byte in a log is reported, or makes no difference; it never ends the process.
  @Test func aDamagedLogIsRefusedOrPlayed() throws {
    let bytes = Array(try Self.fruits().utf8)
    var random = SeededRandom(5)
    for _ in 0..<60 {
      var damaged = bytes
      damaged[Int(random.next() % UInt64(bytes.count))] = UInt8(32 + random.next() % 90)
      do { _ = try Self.replay(String(decoding: damaged, as: UTF8.self), until: 15) } catch is LogError {}
    }
  }
}
