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
  private var files: [OutputFile] = []

  /// Throws: when a file can't be made; that is said
  /// - Parameter page: the folder of the page about failed tests
  init(_ destinations: [ReportDestination], _ style: TerminalStyle, page: String?) throws {
    if let page {
      let file = try OutputFile((page as NSString).appendingPathComponent("index.html"))
      files.append(file)
      reporters.append(PageReporter(write: file.write))
    }
    for destination in destinations {
      guard let path = destination.path else {
        reporters.append(destination.format.makeReporter(style, write: Output.write))
        continue
      }
      let file = try OutputFile(path)
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
