import Foundation
import LunetteKit
import LunetteRender

/// The events of a log, grouped by the app and the test that they belong to, in order to be compared. Read from a file, or made of a `RunLog`.
public struct LogDocument {
  struct Stream {
    /// `scripts/a_spec.lua: adds, app 1`, or `app 1`.
    let name: String
    var events: [RunEvent] = []
    /// The frames by the indexes of their events, if the log has kept them. Files have none.
    var screens: [Int: LoggedScreen] = [:]
  }

  private(set) var streams: [Stream] = []
  private var places: [String: Int] = [:]

  /// The tests in the log, in order; none if the log is of runs without tests.
  public private(set) var tests: [TestName] = []
  private var known: Set<TestName> = []

  /// Throws: `LogError`
  public init(contentsOf path: String) throws { try self.init(LogFormat.text(ofFile: path), path: path) }

  package init(_ text: String, path: String) throws {
    for (_, line) in try LogFormat.lines(of: text, path: path) {
      if case .event(let event, let test) = line { add(event, test) }
    }
  }

  /// - Parameter events: without what scripts did besides inputs: no app did that
  package init(_ events: [LoggedRun.Event]) {
    for (event, test) in events { add(event, test) }
  }

  /// The events of a log in memory, and what the script did besides inputs: two runs of one script must agree in that.
  package init(_ log: RunLog) {
    for (index, event) in log.events.enumerated() { add(event, nil, log.screens[index], withReaches: true) }
  }

  private mutating func add(_ event: RunEvent, _ test: TestName?, _ screen: LoggedScreen? = nil, withReaches: Bool = false) {
    if case .reached = event.kind, !withReaches { return }
    guard event.isInLog else { return }
    if let test, known.insert(test).inserted { tests.append(test) }
    let name = (test.map { "\($0.file): \($0.test), " } ?? "") + "app \(event.app)"
    let place = places[name] ?? streams.count
    if place == streams.count {
      places[name] = place
      streams.append(Stream(name: name))
    }
    if let screen { streams[place].screens[streams[place].events.count] = screen }
    streams[place].events.append(event.compared)
  }
}

extension RunEvent {
  /// The event as a line of a report: its time, its name, and what it says as JSON, with keys in alphabetical order.
  var words: String { "\(time.seconds)  \(content)" }

  /// Its name, and what it says.
  var content: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return kind.name + " " + ((try? encoder.encode(kind)).map { String(decoding: $0, as: UTF8.self) } ?? "")
  }
}

extension TimeInterval {
  /// `0.067 s`
  var seconds: String { decimal(self, places: 3) + " s" }
}
