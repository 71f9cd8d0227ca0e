import Foundation
import LunetteKit
import LunetteRender

/// A run as read from a log, in order to be run again: its script, its settings, and its lines in order.
public struct LoggedRun {
  public struct Line {
    /// The line as in the file, without its line end.
    public let text: String
    /// The number of the line in the file, from 1.
    public let number: Int
    public let app: Int
    public let kind: Kind

    public enum Kind {
      case launch(RunEvent.Launch)
      case input(InputEvent)
      case print(title: String?)
      case frame(Int)
      case reach(String)
      case other
    }

    /// The frame's number, if the line is about a frame.
    package var frame: Int? { if case .frame(let number) = kind { number } else { nil } }
  }

  /// The scenario; nil for a session without a script.
  public var script: String?
  /// The hash of the scenario's file.
  public var scriptCode: UInt64?
  /// Whether this is a run of tests; its lines name their specs.
  public var isOfTests = false
  /// The device for launches that name none.
  public var device = Device.iPhoneSE
  public var seed: UInt64 = 1
  /// Limit of VM instructions in one callback; nil for no limit.
  public var budget: Int?
  public internal(set) var lines: [Line] = []

  /// Why the inputs alone can't repeat the run, in words; nil if they can.
  public var needForScript: String? {
    for line in lines {
      if case .reach(let words) = line.kind { return words }
      if case .launch(let launch) = line.kind, launch.path == nil { return "its plugin is written in the script" }
    }
    return nil
  }

  /// The inputs of each app by the app's number, each as a run of its own.
  public func runs() -> [Int: Run] {
    var runs: [Int: Run] = [:]
    for line in lines {
      switch line.kind {
      case .launch(let launch):
        runs[line.app] = Run(
          plugin: launch.path ?? launch.plugin, device: launch.device, seed: launch.seed, isAnimated: launch.isAnimated,
          textSize: launch.textSize, kept: launch.kept,
          isRelaunch: launch.isRelaunch)
      case .input(let event): runs[line.app]?.inputs.append(event)
      default: break
      }
    }
    return runs
  }

  /// The runs of the first app and of its relaunches, in order, and the number of the other apps that were launched.
  public func firstCourse() -> (runs: [Run], others: Int) {
    let runs = runs()
    let launches = lines.compactMap { line -> (app: Int, isRelaunch: Bool)? in
      if case .launch(let launch) = line.kind { (line.app, launch.isRelaunch) } else { nil }
    }
    guard let first = launches.first, let run = runs[first.app] else { return ([], 0) }
    var course = [run]
    for launch in launches.dropFirst() where launch.isRelaunch {
      // Before an app is launched again it has ended.
      guard let next = runs[launch.app], next.plugin == run.plugin, course.last?.hasEnded == true else { continue }
      course.append(next)
    }
    return (course, runs.count - course.count)
  }
}

/// The runs in a log file.
public struct LoggedRuns {
  public private(set) var runs: [LoggedRun] = []
  /// Whether the file has its last line; otherwise the program that wrote it was stopped.
  public private(set) var isWhole = false
  /// What a reader should know who plays the log: that it was written with another library of dates and words. Nil where it was this one.
  public private(set) var note: String?

  /// Throws: `LogError`
  public init(contentsOf path: String) throws {
    try self.init(LogFormat.text(ofFile: path), path: path)
  }

  package init(_ text: String, path: String) throws {
    let texts = LogFormat.wholeLines(of: text)
    for (index, text) in texts.enumerated() {
      guard let fields = try Self.fields(of: text), let event = fields["event"] as? String else {
        throw LogError.noLog(path: path, line: index + 1)
      }
      if index == 0 {
        guard event == "log", let version = fields["version"] as? Int else { throw LogError.noLog(path: path, line: 1) }
        guard version == LogFormat.version else { throw LogError.otherVersion(path: path, version: version) }
        if let icu = fields["icu"] as? String, icu != Icu.version {
          note = "\(path) was written with ICU \(icu), and this is ICU \(Icu.version): texts of dates, numbers and lists may differ"
        }
        continue
      }
      switch event {
      case "run": runs.append(try Self.run(fields, path: path, line: index + 1))
      case "end": isWhole = true
      default:
        guard !runs.isEmpty, let app = fields["app"] as? Int else { throw LogError.noLog(path: path, line: index + 1) }
        do {
          let kind = try Self.kind(event, fields, text)
          runs[runs.count - 1].lines.append(LoggedRun.Line(text: String(text), number: index + 1, app: app, kind: kind))
        } catch {
          throw LogError.damaged(path: path, line: index + 1, reason: (error as? Damage)?.reason ?? "an input that can't be read")
        }
      }
    }
    if texts.isEmpty { throw LogError(ofTextWithoutLines: text, path: path) }
    if runs.isEmpty { throw LogError.noRun(path: path) }
  }

  private struct Damage: Error { let reason: String }

  private static func fields(of line: Substring) throws -> [String: Any]? {
    try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
  }

  private static func run(_ fields: [String: Any], path: String, line: Int) throws -> LoggedRun {
    var run = LoggedRun()
    run.script = fields["script"] as? String
    run.scriptCode = (fields["code"] as? String).flatMap { UInt64($0, radix: 16) }
    run.isOfTests = fields["tests"] as? Bool ?? false
    run.budget = fields["budget"] as? Int
    guard let seed = (fields["seed"] as? String).flatMap({ UInt64($0) }), let device = device(fields) else {
      throw LogError.damaged(path: path, line: line, reason: "a run without its seed and device")
    }
    (run.seed, run.device) = (seed, device)
    return run
  }

  private static func device(_ fields: [String: Any]) -> Device? {
    guard let name = fields["device"] as? String else { return nil }
    let system = fields["system"] as? Int
    if var known = Device.all.first(where: { $0.name == name }) {
      known.system = system
      return known
    }
    guard let size = fields["size"] as? [Double], size.count == 2, let scale = fields["scale"] as? Double else { return nil }
    return Device(
      name: name, size: CGSize(width: size[0], height: size[1]), scale: scale, hasCamera: fields["camera"] as? Bool ?? false, system: system)
  }

  private static func kind(_ event: String, _ fields: [String: Any], _ text: Substring) throws -> LoggedRun.Line.Kind {
    switch event {
    case "launch":
      guard let plugin = fields["plugin"] as? String, let device = device(fields) else {
        throw Damage(reason: "a launch without its plugin and device")
      }
      return .launch(
        RunEvent.Launch(
          plugin: plugin, path: fields["path"] as? String, code: (fields["code"] as? String).flatMap { UInt64($0, radix: 16) },
          device: device, seed: (fields["seed"] as? String).flatMap { UInt64($0) }, isAnimated: fields["animations"] as? Bool ?? true,
          textSize: (fields["textSize"] as? String).flatMap { UIContentSizeCategory(rawValue: $0) },
          kept: try (fields["kept"] as? String).map(KeptState.init(json:)) ?? KeptState(),
          isRelaunch: fields["relaunch"] as? Bool ?? false))
    case "input": return .input(try InputEvent(logLine: Data(text.utf8)))
    case "print": return .print(title: fields["title"] as? String)
    case "frame":
      guard let number = fields["frame"] as? Int else { throw Damage(reason: "a frame without its number") }
      return .frame(number)
    case "reach":
      let place = (fields["at"] as? String).map { " at \($0)" } ?? ""
      return .reach("the script reaches into the app\(place): \(fields["what"] as? String ?? "")")
    default: return .other
    }
  }
}
