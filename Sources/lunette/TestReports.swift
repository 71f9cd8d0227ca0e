import ArgumentParser
import Foundation
import LunetteTesting

/// `junit:build/tests.xml`: a form, and the file it goes to; the standard output where none is named.
struct ReportDestination {
  let format: ReportFormat
  var path: String?

  init(format: ReportFormat, path: String? = nil) { (self.format, self.path) = (format, path) }

  init(argument: String) throws {
    let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = ReportFormat(rawValue: String(parts[0])) else {
      let names = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("There is no report \"\(parts[0])\"; there are \(names).")
    }
    if parts.count > 1, parts[1].isEmpty { throw ValidationError("\(format.rawValue): needs a file's name after the colon.") }
    self.init(format: format, path: parts.count > 1 ? String(parts[1]) : nil)
  }
}

/// The reports of one run, each written as the run goes on.
final class Reports {
  private var reporters: [any Reporter] = []
  private var files: [ReportFile] = []

  /// Throws: when a file can't be made; that is said
  init(_ destinations: [ReportDestination]) throws {
    for destination in destinations {
      guard let path = destination.path else {
        let style = TerminalStyle(colour: Environment.allowsColour, columns: Environment.terminalColumns)
        reporters.append(destination.format.makeReporter(style, write: Output.write))
        continue
      }
      let file = try ReportFile(path)
      files.append(file)
      reporters.append(destination.format.makeReporter(.plain, write: file.write))
    }
  }

  func receive(_ event: TestEvent) {
    for reporter in reporters { reporter.receive(event) }
    if Environment.terminalColumns != nil { Output.flush() }
  }

  /// Returns: whether all that was written has arrived; when not, that is said
  func finish() -> Bool {
    var isComplete = true
    for file in files where !file.finish() { isComplete = false }
    return isComplete
  }
}

private final class ReportFile {
  private let path: String
  private let handle: FileHandle
  private var problem: String?

  init(_ path: String) throws {
    self.path = path
    let folder = (path as NSString).deletingLastPathComponent
    do {
      if !folder.isEmpty { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
      try Data().write(to: URL(fileURLWithPath: path))
      handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    } catch {
      Output.complain("lunette: the report \(path) can't be written: \(error.localizedDescription)")
      throw ExitStatus.failed
    }
  }

  func write(_ text: String) {
    do { try handle.write(contentsOf: Data(text.utf8)) } catch { problem = problem ?? error.localizedDescription }
  }

  func finish() -> Bool {
    do { try handle.close() } catch { problem = problem ?? error.localizedDescription }
    if let problem { Output.complain("lunette: the report \(path) could not be written: \(problem)") }
    return problem == nil
  }
}
