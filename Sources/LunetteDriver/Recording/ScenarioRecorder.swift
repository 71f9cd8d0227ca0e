import Foundation
import Lua
import LunetteKit
import LunetteLog
import LunetteRender
import LunetteScript
import LunetteSystem

/// Writes a run as a scenario that reads as if a person had written it.
///
/// Two apps run side by side: the original gets the run's inputs, the check plays the lines that are written. A line that names a place is
/// kept if both screens look the same afterwards. If no such line works, the fingers' samples are written.
public final class ScenarioRecorder {
  /// A line besides the inputs: an assertion or a print.
  public struct Note: Equatable, Sendable {
    /// The number of the frame after which the line comes.
    public var frame: Int
    public var code: String
    public init(frame: Int, _ code: String) { (self.frame, self.code) = (frame, code) }
  }

  public struct Line: Equatable, Sendable {
    public var code: String
    /// The number of the run's frame before the line.
    public var frame: Int
    /// Whether the line only waits.
    public var isWait = false
    /// Whether the line taps.
    public var isTap = false
    /// Whether the line names its place by a text, a row or another name, not by a point.
    public var isByName = false
  }

  /// A whole recording.
  public struct Recording: Sendable {
    /// The lines after the launch.
    public var lines: [Line]
    /// The text of the file that answers the app's requests; nil where it has asked for nothing.
    public var server: String?
  }

  /// Why a run can't be recorded.
  public enum Problem: Error, CustomStringConvertible {
    case noPlugin
    public var description: String { "a run that a script's own table began can't be recorded: put the plugin into a file" }
  }

  private let run: Run
  private let options: ScriptHost.Options
  private let actions: [RecordedAction]
  private let notes: [Note]
  private let original: RunPlayer
  /// The app that plays the written lines.
  private var check: Check
  /// The lines that are known to have the same effect as the run.
  private var lines: [Line] = []
  /// The last action, the lines that are being tried for it, and the candidates that remain.
  private var open: (action: Int, lines: [Line], candidates: ArraySlice<[Line]>)?

  /// What answers the app's requests.
  private let server: RecordedServer?

  /// - Parameters:
  ///   - options: of both hosts; nothing is printed
  ///   - frame: up to which requests and their answers count; nil for the last input's
  public init(_ run: Run, notes: [Note] = [], options: ScriptHost.Options = .init(), upTo frame: Int? = nil) throws {
    var (run, options) = (run, options)
    (options.quiet, options.output, options.recorder) = (true, { _ in }, nil)
    if options.network != .none || run.inputs.contains(where: \.isReply) {
      let server = try RecordedServer(run, upTo: frame ?? run.inputs.map(\.frame).max() ?? 0, options)
      // From here on the recorded server answers, as it will for the scenario.
      options.network = server.text.map { NetworkChoice.text($0) } ?? options.network
      if server.text != nil { run.inputs.removeAll(where: \.isReply) }
      self.server = server
    } else {
      server = nil
    }
    (self.run, self.options) = (run, options)
    var joined: [RecordedAction] = []
    for action in RecordedAction.all(in: run.inputs, notes: notes) {
      if let both = joined.last?.joined(with: action) { joined[joined.count - 1] = both } else { joined.append(action) }
    }
    actions = joined
    self.notes = notes
    original = try run.play(upTo: 0, options: options)
    check = try Check(run, options)
  }

  deinit {
    original.host.close()
    check.host.close()
  }

  /// The line that launches the app.
  /// - Parameter hasServer: whether a variable `server` answers its requests
  public static func launch(_ run: Run, hasServer: Bool = false) -> String {
    var fields: [String] = []
    if run.device.hardware != .iPhoneSE {
      let size = run.device.size
      fields.append(
        Device.all.contains(run.device.hardware)
          ? "device = \(LuaLiteral.quoted(run.device.name))"
          : "device = { size = { \(LuaLiteral.number(size.width)), \(LuaLiteral.number(size.height)) }, scale = \(LuaLiteral.number(run.device.scale)) }"
      )
    }
    if let system = run.device.system, system != SystemConstants.usual.number { fields.append("system = \(system)") }
    if let seed = run.seed { fields.append("seed = \(Int64(bitPattern: seed))") }
    if !run.isAnimated { fields.append("animations = false") }
    if let size = run.textSize { fields.append("textSize = \"\(size)\"") }
    let (world, usual) = (run.kept.world, WorldSettings())
    if world.date != usual.date { fields.append("date = Date { timeIntervalSinceReferenceDate = \(LuaLiteral.number(world.date)) }") }
    if world.timeZone != usual.timeZone { fields.append("timeZone = \(LuaLiteral.quoted(world.timeZone))") }
    if world.locale != usual.locale { fields.append("locale = \(LuaLiteral.quoted(world.locale))") }
    if world.isDark == true { fields.append("appearance = \"dark\"") }
    if world.hasHighContrast == true { fields.append("contrast = \"high\"") }
    if let flags = world.accessibility, !flags.isEmpty {
      fields.append("accessibility = { \(flags.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }.joined(separator: ", ")) }")
    }
    if let direction = world.direction { fields.append("direction = \(LuaLiteral.quoted(direction))") }
    if let languages = world.languages { fields.append("language = \(literal(of: languages))") }
    if world.showsNonlocalizedStrings == true { fields.append("showsNonlocalizedStrings = true") }
    if let uses24Hours = world.uses24HourClock { fields.append("uses24HourClock = \(uses24Hours)") }
    if let seconds = world.backgroundTime { fields.append("backgroundTime = \(LuaLiteral.number(seconds))") }
    let permissions = run.kept.services.permissions.sorted { $0.key < $1.key }.map { "\($0.key) = \"\($0.value.rawValue)\"" }
    if !permissions.isEmpty { fields.append("permissions = { \(permissions.joined(separator: ", ")) }") }
    if case .picked(let places) = world.schedule?.order {
      fields.append("schedule = { \(places.map(String.init).joined(separator: ", ")) }")
    } else if let schedule = world.schedule, schedule.number != 0 {
      fields.append("schedule = \(schedule.number)")
    }
    if hasServer { fields.append("network = server") }
    let plugin = LuaLiteral.quoted(shortName(of: run.plugin))
    return fields.isEmpty ? "app = launch \(plugin)" : "app = launch(\(plugin), { \(fields.joined(separator: ", ")) })"
  }

  private static func literal(of languages: [String]) -> String {
    languages.count == 1 ? LuaLiteral.quoted(languages[0]) : "{ \(languages.map { LuaLiteral.quoted($0) }.joined(separator: ", ")) }"
  }

  /// The name by which `launch` finds a plugin in the working folder's `plugins`; another path as it is.
  private static func shortName(of path: String) -> String {
    var parts = FilePath.shown(path).split(separator: "/")
    if parts.count == 3, parts[2] == "init.lua" { parts.removeLast() }
    guard parts.count == 2, parts[0] == "plugins" else { return path }
    let name = parts[1].hasSuffix(".lua") ? parts[1].dropLast(".lua".count) : parts[1]
    return name.isEmpty ? path : String(name)
  }

  /// Records an app and its relaunches to their ends. Returns: the lines after the first launch
  /// - Parameter last: the last frame of the last run; nil where that isn't known
  public static func record(_ runs: [Run], upTo last: Int? = nil, options: ScriptHost.Options) throws -> Recording {
    var lines: [Line] = []
    var server: RecordedServer?
    for (index, run) in runs.enumerated() {
      let launch = index > 0 ? systemLaunch(of: run) : nil
      if let launch {
        lines.append(Line(code: launch.code, frame: 0))
      } else if index > 0 {
        // A relaunch ends the app itself.
        if lines.last?.code == RecordedAction.line(for: .termination) { lines.removeLast() }
        let (languages, before) = (run.kept.world.languages, runs[index - 1].kept.world.languages)
        let call = languages == before ? "relaunch()" : "setLanguage(\(literal(of: languages ?? [])))"
        lines.append(Line(code: "app:" + call, frame: 0))
      }
      let end = max(run.inputs.map(\.frame).max() ?? 0, index == runs.count - 1 ? last ?? 0 : 0)
      let recorder = try ScenarioRecorder(run, options: options, upTo: end)
      var own = recorder.record(upTo: end)
      if let launch, launch.isInput, let place = own.firstIndex(where: { $0.code == launch.code }) { own.remove(at: place) }
      lines += own
      if let new = recorder.server { if server?.add(new) == nil { server = new } }
    }
    return Recording(lines: lines, server: server?.text)
  }

  /// The line that makes the system launch an app that has ended; nil where `relaunch` did.
  /// Returns: the line, and whether an input of the run makes it, too
  private static func systemLaunch(of run: Run) -> (code: String, isInput: Bool)? {
    guard run.kept.launchOptions != nil || run.kept.startsInBackground == true else { return nil }
    let reason: Input? =
      switch run.kept.launchOptions?.first {
      case ("url", let url)?: .answer(name: InputEventAnswer.openURL, url)
      case ("userActivity", let activity)?: .answer(name: ServiceInput.activity.rawValue, activity)
      case ("shortcutItem", .table(let fields))?: .answer(name: ServiceInput.quickAction.rawValue, fields["type"] ?? .none)
      default: nil
      }
    // What a launch makes itself: the device is held as before, and web views find the pages that they found.
    let first = run.inputs.first { event in
      switch event.input {
      case .turn, .answer(InputEventAnswer.pages, _): false
      default: !event.isReply
      }
    }?.input
    if let first, first == reason { return (RecordedAction.line(for: first), true) }
    if case .answer(ServiceInput.notification.rawValue, _)? = first, reason == nil { return first.map { (RecordedAction.line(for: $0), true) } }
    return reason.map { (RecordedAction.line(for: $0), false) }
  }

  /// Records one run. Throws: if the app can't be launched
  public static func record(_ run: Run, notes: [Note], upTo frame: Int, options: ScriptHost.Options) throws -> Recording {
    let recorder = try ScenarioRecorder(run, notes: notes, options: options, upTo: frame)
    return Recording(lines: recorder.record(upTo: frame), server: recorder.server?.text)
  }

  /// Records the run up to and including a frame. Returns: the lines after the launch
  public func record(upTo frame: Int) -> [Line] {
    var before: RecordedAction?
    for index in actions.indices where actions[index].first <= frame && !actions[index].isClock {
      let action = actions[index]
      original.play(toFrame: action.first)
      // Inputs of one moment follow each other, so the screens aren't compared between them.
      let isSameMoment = before.map { $0.first == action.first && $0.last == action.first } ?? false
      before = action
      let waits = isSameMoment ? keepOpen() : reach(action.first, endsApp: action.endsApp)
      guard let waits else { return exact(upTo: frame) }
      lines += waits
      begin(index)
    }
    original.play(toFrame: frame)
    original.handleInputs()
    guard let waits = reach(frame) else { return exact(upTo: frame) }
    return lines + waits
  }

  // MARK: Step by step

  /// Plays the next action in the check, with the most readable lines.
  private func begin(_ index: Int) {
    open = (index, [], candidates(for: actions[index])[...])
    _ = tryNext()
  }

  /// Plays the next candidate of the open action, after the sure lines. Returns: false when there is none left
  private func tryNext() -> Bool {
    while let candidate = open?.candidates.popFirst() {
      if check.hasUnsureLines, !renew() { return false }
      check.hasUnsureLines = true
      guard candidate.allSatisfy({ check.play($0.code) }) else { continue }
      open?.lines = candidate
      return true
    }
    return false
  }

  /// Makes a new check with the sure lines.
  private func renew() -> Bool {
    check.host.close()
    guard let fresh = try? Check(run, options) else { return false }
    check = fresh
    for line in lines { _ = check.play(line.code) }
    return true
  }

  /// Accepts the open action without comparing.
  private func keepOpen() -> [Line]? {
    lines += open?.lines ?? []
    (open, check.hasUnsureLines) = (nil, false)
    return []
  }

  /// Makes the check's screen look as the original's at a frame. Returns: the lines that wait for it; nil if no lines do
  /// - Parameter endsApp: whether the app ends then
  private func reach(_ frame: Int, endsApp: Bool = false) -> [Line]? {
    let wanted = Look(original.app)
    // The screen doesn't tell what becomes of an app in the background, nor what an app leaves behind at its end: there the time itself counts.
    let isHidden = !original.app.isClosed && (endsApp || original.app.simulation.application.applicationState == .background)
    let since = open.map { actions[$0.action].last } ?? 0
    while true {
      if let waits = waits(for: wanted, frames: max(0, frame - since), at: since, keepsTime: isHidden) {
        lines += open?.lines ?? []
        (open, check.hasUnsureLines) = (nil, false)
        return waits
      }
      guard open != nil, tryNext() else { return nil }
    }
  }

  /// The wait that makes the screens equal: none, until rest, or the number of frames that passed.
  /// - Parameter keepsTime: whether only the frames that passed will do
  private func waits(for wanted: Look, frames: Int, at frame: Int, keepsTime: Bool) -> [Line]? {
    let keepsTime = keepsTime && frames > Self.atOnce
    if !keepsTime, Look(check.app) == wanted, frames <= Self.atOnce || !check.isMoving { return [] }
    let settle = Line(code: "app:settle()", frame: frame, isWait: true)
    if !keepsTime, !original.app.simulation.isMoving(until: -.infinity) {
      if check.play(settle.code), Look(check.app) == wanted { return [settle] }
      guard renewWithOpen() else { return nil }
    }
    let seconds = (Double(frames) / Double(framesPerSecond) * 1000).rounded() / 1000
    let whole = Line(code: "app:wait(\(LuaLiteral.number(seconds)))", frame: frame, isWait: true)
    return frames > 0 && check.play(whole.code) && Look(check.app) == wanted ? [whole] : nil
  }

  /// Makes a new check with the sure lines and those of the open action.
  private func renewWithOpen() -> Bool {
    guard renew() else { return false }
    check.hasUnsureLines = true
    return (open?.lines ?? []).allSatisfy { check.play($0.code) }
  }

  /// So few frames count as no pause. Ours
  private static let atOnce = 2

  private func candidates(for action: RecordedAction) -> [[Line]] {
    func line(_ code: String) -> Line { Line(code: code, frame: action.first) }
    switch action.kind {
    case .gesture(let fingers):
      let isTap = fingers.allSatisfy(\.isTap)
      let named = GestureWords.all(for: fingers, in: original.app).map { word in
        [Line(code: word.code, frame: action.first, isTap: isTap, isByName: word.kind.map { $0 != .point } ?? false)]
      }
      return scrolls(action, fingers) + named + [
        [samples(of: action, since: TimeInterval(action.first) / TimeInterval(framesPerSecond), isTap: isTap)]
      ]
    case .touches: return [[samples(of: action, since: TimeInterval(action.first) / TimeInterval(framesPerSecond), isTap: false)]]
    case .keys(let text):
      // Keys that no responder takes are left out of the scenario.
      return [[line("app:type \(LuaLiteral.typed(text))")], text.map { line("app:type \(LuaLiteral.typed(String($0)))") }, []]
    case .line(let code):
      if let place = action.touchedPlace { return original.app.touchLines(ofPlace: place).map { [line($0)] } + [[]] }
      return code.isEmpty ? [[]] : [[line(code)], []]
    }
  }

  /// A slow drag to the beginning or end of a list becomes `scrollTo` with a text that came into sight.
  private func scrolls(_ action: RecordedAction, _ fingers: [RecordedAction.Finger]) -> [[Line]] {
    guard fingers.count == 1, fingers[0].reach > RecordedAction.tapReach, fingers[0].rest > GestureWords.shortestRest else { return [] }
    var part = run
    part.inputs = run.inputs.filter { $0.frame <= action.last }
    guard let after = try? part.play(upTo: action.last + framesPerSecond, options: options) else { return [] }
    defer { after.host.close() }
    guard after.app.viewsOnScreen.contains(where: { ($0 as? UIScrollView)?.isAtAnEnd == true }) else { return [] }
    let before = Set(original.app.viewsOnScreen.compactMap(\.visibleText))
    let news = after.app.viewsOnScreen.filter { $0.visibleText.map { !$0.isEmpty && !before.contains($0) } ?? false }
    // The text farthest in the direction of the drag.
    let goesDown = fingers[0].end.y < fingers[0].start.y
    let far = news.max { (goesDown ? 1 : -1) * $0.visibleScreenFrame.midY < (goesDown ? 1 : -1) * $1.visibleScreenFrame.midY }
    guard let text = far?.visibleText else { return [] }
    return [[Line(code: "app:scrollTo \(LuaLiteral.quoted(text))", frame: action.first, isByName: true)]]
  }

  /// - Parameter start: times are counted from here. Units: seconds.
  private func samples(of action: RecordedAction, since start: TimeInterval, isTap: Bool) -> Line {
    var entries: [String] = []
    for event in action.events {
      guard case .touches(let samples) = event.input else { continue }
      for sample in samples {
        // Not rounded: a sample that comes only slightly later would be handled one frame later.
        let time = LuaLiteral.number(max(0, event.time - start))
        let (x, y) = (LuaLiteral.number(sample.location.x), LuaLiteral.number(sample.location.y))
        // Lists of samples use small numbers for fingers; calls of the API use numbers from a million on.
        let force = sample.force.map { ", " + LuaLiteral.number($0) } ?? ""
        entries.append("{ \(time), \(sample.finger % 1_000_000), \"\(sample.phase)\", \(x), \(y)\(force) }")
      }
    }
    return Line(code: "app:touches { " + entries.joined(separator: ", ") + " }", frame: action.first, isTap: isTap)
  }

  // MARK: To the letter

  /// When no readable lines work: writes every input with its own time, from the open action on, or if that fails from the start.
  private func exact(upTo end: Int) -> [Line] {
    original.play(toFrame: end)
    original.handleInputs()
    if let open, open.action > 0, let tail = exact(from: open.action, after: lines, upTo: end) { return tail }
    return exact(from: 0, after: [], upTo: end) ?? []
  }

  /// Returns: nil if the last frame differs, unless it started at the beginning, since nothing exacter is possible
  private func exact(from index: Int, after sure: [Line], upTo end: Int) -> [Line]? {
    var lines = sure
    guard let host = try? Check(run, options) else { return nil }
    defer { host.host.close() }
    for line in sure { _ = host.play(line.code) }
    let start = index == 0 ? 0 : actions[index].first
    // The check may have reached this point in fewer frames.
    let lead = start - host.app.simulation.frameCount
    let done = Set(actions[..<index].flatMap(\.events).map { "\($0)" })
    let exactActions = RecordedAction.all(
      in: run.inputs.filter { !done.contains("\($0)") }, notes: notes.filter { $0.frame >= start && index == 0 || $0.frame > start },
      isExact: true)
    func wait(for frame: Int) {
      let missing = frame - lead - host.app.simulation.frameCount
      guard missing > 0 else { return }
      let line = Line(code: "app:advanceFrames(\(missing))", frame: host.app.simulation.frameCount, isWait: true)
      if host.play(line.code) { lines.append(line) }
    }
    for action in exactActions where action.first <= end && !host.app.isClosed {
      wait(for: action.first)
      switch action.kind {
      case .gesture, .touches:
        let isTap = if case .gesture(let fingers) = action.kind { fingers.allSatisfy(\.isTap) } else { false }
        let line = samples(of: action, since: host.app.simulation.time + Double(lead) / Double(framesPerSecond), isTap: isTap)
        if host.play(line.code) { lines.append(line) }
      case .keys(let text):
        let line = Line(code: "app:type \(LuaLiteral.typed(text))", frame: action.first)
        if host.play(line.code) { lines.append(line) }
      case .line(let code):
        if case .clock? = action.events.first?.input, let event = action.events.first {
          let rest = event.time - Double(lead) / Double(framesPerSecond) - host.app.simulation.time
          let line = Line(code: "app:advance(\(LuaLiteral.number(max(0, rest))))", frame: action.first, isWait: true)
          if host.play(line.code) { lines.append(line) }
        } else {
          let words = action.touchedPlace.map { host.app.touchLines(ofPlace: $0).first ?? "" } ?? code
          if words.isEmpty { continue }
          let line = Line(code: words, frame: action.first)
          if host.play(line.code) { lines.append(line) }
        }
      }
    }
    wait(for: end)
    return index == 0 || Look(host.app) == Look(original.app) ? lines : nil
  }
}

extension UIScrollView {
  /// Whether its content is scrolled to the beginning or the end.
  fileprivate var isAtAnEnd: Bool {
    let (inset, offset) = (adjustedContentInset, contentOffset)
    let lowest = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    return abs(offset.y - lowest) < Self.noise || abs(offset.y + inset.top) < Self.noise
  }

  /// Units: points. Ours
  private static let noise: CGFloat = 0.5
}

/// The app that plays the written lines.
private final class Check {
  let host: ScriptHost
  let app: ScenarioApp
  /// Whether lines were tried in it that aren't sure.
  var hasUnsureLines = false

  init(_ run: Run, _ options: ScriptHost.Options) throws {
    host = ScriptHost(options: options)
    do {
      if run.kept.isEmpty {
        try host.run(source: ScenarioRecorder.launch(run), name: "=recording")
      } else {
        // What an earlier launch has left can't be written in a line.
        try host.provide(RunPlayer(run, in: host).app)
      }
    } catch {
      host.close()
      throw error
    }
    guard let app = host.apps.last else { throw ScenarioRecorder.Problem.noPlugin }
    self.app = app
    if let server = app.launched.server { host.provide(server, as: "server") }
  }

  var isMoving: Bool { app.simulation.isMoving(until: -.infinity) }

  /// Returns: whether the code ran without error
  func play(_ code: String) -> Bool {
    if code.hasPrefix("--") { return true }
    do {
      try host.run(source: code, name: "=recording")
      return true
    } catch { return false }
  }
}

/// Everything that is visible in an app, without fingers, as in a picture: to a thousandth of a point.
private struct Look: Equatable {
  private let picture: [UInt8]

  init(_ app: ScenarioApp) {
    var frame = FrameSnapshot(app.simulation)
    frame.list.touches = []
    picture = app.isClosed ? [] : SvgFrame(frame, title: "").bytes
  }
}

extension ScenarioRecorder {
  /// The first line of a recorded server's file.
  public static func serverMark(_ version: String) -> String { "-- Recorded by Lunette \(version): the answers of a server.\n" }

  /// The line that makes the server. - Parameter file: its name, beside the recording
  public static func serverLine(_ file: String) -> String { "server = Server { file = \(LuaLiteral.quoted(file)) }" }

  /// A complete scenario file.
  /// - Parameter server: the name of the file that answers the app's requests; nil for none
  public static func file(_ run: Run, _ lines: [Line], server: String? = nil, version: String) -> String {
    let head = "-- Recorded by Lunette \(version). Play it with: lunette run FILE\n" + (server.map { "local \(serverLine($0))\n" } ?? "")
    return head + ([launch(run, hasServer: server != nil)] + lines.map(\.code)).map { ($0.hasPrefix("app = ") ? "local " : "") + $0 + "\n" }.joined()
  }

  /// The beginning of a line that fails if the screen looks different.
  package static let frameAssertion = "assert(app:frame() == "

  /// The recording as a spec with one test.
  public static func spec(_ run: Run, _ lines: [Line], name: String, server: String? = nil, version: String) -> String {
    var pictures = 0
    let code = lines.map { line -> String in
      guard line.code.hasPrefix(frameAssertion) else { return line.code }
      // In a spec the expected frame is kept in a file, with a picture beside it.
      pictures += 1
      return "assert.frame(app, \(LuaLiteral.quoted("\(name) \(pictures)")), { svg = true })"
    }
    let first = server.map { ["local " + serverLine($0)] } ?? []
    let body = (first + ["local " + launch(run, hasServer: server != nil)] + code).map { "    \($0)\n" }.joined()
    return """
      -- Recorded by Lunette \(version). Run it with: lunette test FILE
      describe(\(LuaLiteral.quoted(run.plugin)), function()
        it(\(LuaLiteral.quoted(name)), function()
      \(body)  end)
      end)

      """
  }
}
