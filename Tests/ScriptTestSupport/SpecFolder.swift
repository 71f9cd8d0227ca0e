import Foundation
import LunetteDriver
import LunetteLog
import LunetteScript
import LunetteTesting

/// A folder of specs that a test writes, and the results of a run.
package final class SpecFolder {
  package let path: String
  package private(set) var files: [String] = []
  /// What the reporters wrote, by form.
  package private(set) var written: [ReportFormat: String] = [:]
  package private(set) var results: [TestResult] = []
  package private(set) var printed = ""
  package private(set) var blockFailures: [BlockFailure] = []
  package private(set) var loadFailures: [String] = []
  package private(set) var summaries: [FileSummary] = []
  package private(set) var logged: [(test: TestID, events: [RunEvent])] = []

  package init() throws {
    path = NSTemporaryDirectory() + "lunette-specs-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Specs run in the order in which they were added.
  @discardableResult package func add(_ name: String, _ source: String) throws -> String {
    let file = "\(path)/\(name)_spec.lua"
    try write("\(name)_spec.lua", source)
    files.append(file)
    return file
  }

  package func write(_ name: String, _ text: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  @discardableResult package func run(_ change: (inout SpecRunner.Options) -> Void = { _ in }) -> RunSummary {
    var options = SpecRunner.Options(host: ScriptHost.Options(), frames: .requireAll)
    change(&options)
    (results, printed, blockFailures, loadFailures, summaries, written, logged) = ([], "", [], [], [], [:], [])
    let reporters = ReportFormat.allCases.map { format in
      format.makeReporter(.plain) { [unowned self] in written[format, default: ""] += $0 }
    }
    return SpecRunner(options: options) { [unowned self] event in
      for reporter in reporters { reporter.receive(event) }
      switch event {
      case .testEnded(let result): results.append(result)
      case .printed(let text): printed += text
      case .blockFailed(let failure): blockFailures.append(failure)
      case .fileFailed(_, let message): loadFailures.append(message)
      case .fileEnded(let file): summaries.append(file)
      case .logged(let test, let events): logged.append((test, events))
      case .runStarted, .fileStarted, .frameWritten, .noted, .runEnded: break
      }
    }.run(files)
  }

  /// Runs one file that was written.
  package func run(file name: String, frames: FrameStore.Mode = .requireAll) -> RunSummary {
    files = ["\(path)/\(name)"]
    return run { $0.frames = frames }
  }

  /// The names of the tests that ran, in the order of the reports.
  package var names: [String] { results.map(\.id.name) }

  /// The message of a failed or broken test.
  package func message(of name: String) -> String {
    guard let outcome = results.first(where: { $0.id.name == name })?.outcome else { return "" }
    switch outcome {
    case .failed(let failure): return failure.message ?? ""
    case .errored(let error): return error.message
    case .passed, .skipped: return ""
    }
  }
}

extension SpecFolder {
  package func setTime(of name: String, toSecondsSince1970 seconds: Double) throws {
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: "\(path)/\(name)")
  }

  package func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: "\(path)/\(name)") }
}

extension ScriptHost {
  /// The output of scripts that `run` runs in a host of their own.
  package static func printed(_ change: (inout Options) -> Void = { _ in }, by run: (ScriptHost) throws -> Void) throws -> String {
    final class Printed { var text = "" }
    let printed = Printed()
    var options = Options()
    options.output = { printed.text += $0 }
    change(&options)
    let host = ScriptHost(options: options)
    defer { host.close() }
    try run(host)
    return printed.text
  }
}
