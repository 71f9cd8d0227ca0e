import LunetteTesting

/// What a terminal reporter writes.
package final class Recorder {
  package private(set) var output = ""
  private var reporter: TerminalReporter!

  package init(color: Bool) {
    reporter = TerminalReporter(TerminalStyle(color: color, columns: nil)) { [unowned self] in output += $0 }
  }

  package func receive(_ event: TestEvent) { reporter.receive(event) }
}
