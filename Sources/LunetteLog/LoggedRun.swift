import Foundation
import LunetteKit
import LunetteRender

/// A run as read from a log, in order to be run again: its script, its settings, and its events in order.
public struct LoggedRun {
  public let settings: RunSettings
  /// An event, and the test in which it happened.
  public typealias Event = (event: RunEvent, test: TestName?)
  public internal(set) var events: [Event] = []

  /// Why the inputs alone can't repeat the run, in words; nil if they can.
  public var needForScript: String? {
    for (event, _) in events {
      switch event.kind {
      case .reached(let what, let position): return "the script reaches into the app\(position.map { " at \($0)" } ?? ""): \(what)"
      case .launched(let launch) where launch.path == nil: return "its plugin is written in the script"
      default: break
      }
    }
    return nil
  }

  /// The inputs of each app by the app's number, each as a run of its own.
  public func runs() -> [Int: Run] {
    var runs: [Int: Run] = [:]
    for (event, _) in events {
      switch event.kind {
      case .launched(let launch):
        runs[event.app] = Run(
          plugin: launch.path ?? launch.plugin, device: launch.device, seed: launch.seed, isAnimated: launch.isAnimated,
          textSize: launch.textSize, kept: launch.kept,
          isRelaunch: launch.isRelaunch)
      case .input(let input): runs[event.app]?.inputs.append(input)
      default: break
      }
    }
    return runs
  }

  /// The runs of the first app and of its relaunches, in order, and the number of the other apps that were launched.
  public func firstCourse() -> (runs: [Run], others: Int) {
    let runs = runs()
    let launches = events.compactMap { event, _ -> (app: Int, isRelaunch: Bool)? in
      if case .launched(let launch) = event.kind { (event.app, launch.isRelaunch) } else { nil }
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
    for (number, line) in try LogFormat.lines(of: text, path: path) {
      switch line {
      case .log(_, let icu):
        if let icu, icu != Icu.version {
          note = "\(path) was written with ICU \(icu), and this is ICU \(Icu.version): texts of dates, numbers and lists may differ"
        }
      case .run(let settings): runs.append(LoggedRun(settings: settings))
      case .event(let event, let test):
        guard !runs.isEmpty else { throw LogError.noLog(path: path, line: number) }
        runs[runs.count - 1].events.append((event, test))
      case .end: isWhole = true
      case .blob: break
      }
    }
    if runs.isEmpty { throw LogError.noRun(path: path) }
  }
}
