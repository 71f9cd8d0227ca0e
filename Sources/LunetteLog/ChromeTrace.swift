import Foundation
import LunetteKit
import LunetteRender

/// A run in Chrome's trace format, which Perfetto and chrome://tracing open. Times are simulated.
///
/// Code takes no simulated time, so inside a frame's 1/60 s the trace uses another scale. A callback is drawn as long as the number of its
/// VM instructions, `args.instructions`, and a phase as long as the calls in it. A frame with more instructions than fit is compressed.
/// Source: Google, "Trace Event Format"
public final class ChromeTrace {
  private let write: (String) -> Void
  private var processes = 0
  private var isFirst = true
  private var work: [Int: FrameWork] = [:]
  /// Number of events of this process so far.
  private var ordinal = 0
  private var spans: [String: OpenSpan] = [:]
  /// The last time in this process. Units: seconds of the simulated clock.
  private var lastTime: TimeInterval = 0

  private struct OpenSpan {
    let name: String
    let category: String
    let id: String
    let app: Int
  }

  public init(write: @escaping (String) -> Void) {
    self.write = write
    write("{\"displayTimeUnit\":\"ms\",\"traceEvents\":[")
  }

  /// Begins a process of the trace: the following events belong to a script or a test of this name.
  public func begin(_ name: String) {
    endProcess()
    processes += 1
    (ordinal, work) = (0, [:])
    emit(name: "process_name", phase: "M", JsonText.object { $0.field("name", name) })
  }

  public func add(_ events: [RunEvent]) {
    for event in events {
      defer { ordinal += 1 }
      if case .launched(let launch) = event.kind {
        let name = "app \(event.app), \(launch.plugin)"
        emit(name: "thread_name", phase: "M", app: event.app, JsonText.object { $0.field("name", name) })
      }
      if case .phase(.timers) = event.kind { flush(app: event.app, at: event.time) }
      work[event.app, default: FrameWork(start: event.time)].add(event, ordinal)
      addSpan(event)
    }
  }

  /// Ends the file.
  public func finish() {
    endProcess()
    write("\n]}\n")
  }

  private func endProcess() {
    for app in work.keys.sorted() { flush(app: app, at: nil) }
    for span in spans.values.sorted(by: { $0.id < $1.id }) {
      emit(name: span.name, phase: "e", category: span.category, id: span.id, app: span.app, at: lastTime)
    }
    (spans, work, lastTime) = ([:], [:], 0)
  }

  // MARK: Frames

  private func flush(app: Int, at next: TimeInterval?) {
    if let frame = work[app] {
      for span in frame.spans {
        emit(
          name: span.name, phase: "X", category: span.category, app: app, at: span.start, duration: span.duration, span.arguments)
      }
    }
    work[app] = next.map { FrameWork(start: $0) }
  }

  // MARK: What goes on over several frames

  private func addSpan(_ event: RunEvent) {
    lastTime = max(lastTime, event.time)
    switch event.kind {
    case .touched(let finger, let phase, let place):
      let arguments = JsonText.object { json in
        json.field("x", place.x, millionths: true)
        json.field("y", place.y, millionths: true)
      }
      mark(
        "finger \(finger)", category: "touch", isBeginning: phase == .began, isEnd: phase == .ended || phase == .cancelled, event, arguments
      )
    case .recognizer(let name, let state, let reason):
      let arguments = JsonText.object { json in
        json.field("state", "\(state)")
        if let reason { json.field("because", reason) }
      }
      if state == .possible {
        end("recognizer \(name)", event)
      } else {
        mark(
          name, category: "recognizer", step: "recognizer \(state)", isBeginning: spans[key("recognizer \(name)", event)] == nil, event,
          arguments)
      }
    case .animationBegan(let animation):
      let arguments = JsonText.object { json in if let position = animation.position { json.field("at", position) } }
      mark("animation \(animation.number) \(animation.what)", category: "animation", isBeginning: true, event, arguments)
    case .animationEnded(let number, let what, _): end("animation animation \(number) \(what)", event)
    case .motionBegan(let what): mark(what, category: "motion", isBeginning: true, event)
    case .motionEnded(let what): end("motion \(what)", event)
    default: break
    }
  }

  private func key(_ name: String, _ event: RunEvent) -> String { "\(event.app) \(name)" }

  /// - Parameter step: the name of an instant event inside the span; nil for the category
  private func mark(
    _ name: String, category: String, step: String? = nil, isBeginning: Bool, isEnd: Bool = false, _ event: RunEvent,
    _ arguments: JsonText = ChromeTrace.noArguments
  ) {
    let key = key("\(category) \(name)", event)
    if isBeginning {
      end("\(category) \(name)", event)
      let span = OpenSpan(name: name, category: category, id: "\(processes).\(ordinal)", app: event.app)
      spans[key] = span
      emit(name: name, phase: "b", category: category, id: span.id, app: event.app, at: event.time, arguments)
    } else if isEnd {
      end("\(category) \(name)", event)
    } else if let span = spans[key] {
      emit(name: step ?? category, phase: "n", category: category, id: span.id, app: event.app, at: event.time, arguments)
    }
  }

  private func end(_ name: String, _ event: RunEvent) {
    guard let span = spans.removeValue(forKey: key(name, event)) else { return }
    emit(name: span.name, phase: "e", category: span.category, id: span.id, app: event.app, at: event.time)
  }

  // MARK: Writing

  fileprivate static let noArguments = JsonText.object { _ in }

  /// - Parameters:
  ///   - time: seconds of the simulated clock; the format uses microseconds
  ///   - duration: the same
  private func emit(
    name: String, phase: String, category: String? = nil, id: String? = nil, app: Int? = nil, at time: TimeInterval? = nil,
    duration: TimeInterval? = nil, _ arguments: JsonText = ChromeTrace.noArguments
  ) {
    let line = JsonText.object { line in
      line.field("name", name)
      if let category { line.field("cat", category) }
      line.field("ph", phase)
      if let id { line.field("id", id) }
      line.field("ts", (time ?? 0) * 1e6, millionths: true)
      if let duration { line.field("dur", duration * 1e6, millionths: true) }
      line.field("pid", processes)
      line.field("tid", app ?? 0)
      line.field("args", arguments)
    }
    write((isFirst ? "\n" : ",\n") + line.string)
    isFirst = false
  }
}

/// The work of an app from one frame to the next: the frame's phases, the calls in them, and questions of its script before the next frame.
private struct FrameWork {
  struct Span {
    var name: String
    var category: String
    /// Units: seconds of the simulated clock, as is `duration`.
    var start: TimeInterval
    var duration: TimeInterval
    var arguments: JsonText
  }

  private let start: TimeInterval
  private var events: [(event: RunEvent, ordinal: Int)] = []

  init(start: TimeInterval) { self.start = start }

  mutating func add(_ event: RunEvent, _ ordinal: Int) { events.append((event, ordinal)) }

  /// The frame, and inside it everything that ran instructions, the outer spans first.
  var spans: [Span] {
    let (begins, ends, total) = placed()
    let room = 1 / TimeInterval(framesPerSecond)
    let scale = min(Self.secondsPerInstruction, room * Self.usableRoom / max(total, 1))
    var spans: [Span] = []
    for (index, entry) in events.enumerated() {
      var arguments = ChromeTrace.noArguments
      let (name, category): (String, String)
      var end = ends[index]
      switch entry.event.kind {
      case .frame(let frame):
        arguments = JsonText.object { $0.field("hash", frame.hash.hexadecimal) }
        spans.insert(
          Span(name: "frame \(frame.number)", category: "frame", start: start, duration: room, arguments: arguments), at: 0)
        continue
      case .phase(let phase):
        (name, category) = (phase.rawValue, "phase")
        end = events.indices.dropFirst(index + 1).first { events[$0].event.kind.endsPhase }.map { begins[$0] } ?? total
      case .called(let call):
        (name, category) = (call.name, "call")
        arguments = JsonText.object { json in
          json.field("arguments", texts: call.arguments)
          if let position = call.position { json.field("at", position) }
          if call.count > 1 { json.field("count", call.count) }
          json.field("instructions", Int(clamping: call.end > entry.event.clock ? call.end - entry.event.clock : 0))
          json.field("time", entry.event.time, millionths: true)
        }
      default: continue
      }
      spans.append(
        Span(
          name: name, category: category, start: start + begins[index] * scale, duration: max(0, end - begins[index]) * scale,
          arguments: arguments))
    }
    return spans
  }

  /// The begin and the end of every event. Units: instructions, without those of the scenario between two calls.
  private func placed() -> (begins: [Double], ends: [Double], total: Double) {
    var begins = [Double](repeating: 0, count: events.count)
    var ends = begins
    var open: [(index: Int, last: Int, clock: UInt64)] = []
    var cursor = 0.0
    var clock: UInt64 = events.first?.event.clock ?? 0
    func pass(to next: UInt64) {
      if !open.isEmpty, next > clock { cursor += Double(next - clock) }
      clock = next
    }
    func close(before ordinal: Int) {
      while let call = open.last, call.last < ordinal {
        pass(to: call.clock)
        cursor += Self.tick
        ends[call.index] = cursor
        open.removeLast()
      }
    }
    for (index, entry) in events.enumerated() {
      close(before: entry.ordinal)
      pass(to: entry.event.clock)
      cursor += Self.tick
      begins[index] = cursor
      if case .called(let call) = entry.event.kind { open.append((index, entry.ordinal + call.inner, max(call.end, entry.event.clock))) }
    }
    close(before: .max)
    return (begins, ends, cursor + Self.tick)
  }

  /// Distance between any two ends of spans, so that no span is too short to be visible. Units: instructions. Ours
  private static let tick = 4.0
  /// The drawn length of an instruction. Ours: a frame has room for 160,000 of them.
  private static let secondsPerInstruction = 1e-7
  private static let usableRoom = 0.99
}

extension RunEvent.Kind {
  fileprivate var endsPhase: Bool {
    switch self {
    case .phase, .frame: true
    default: false
    }
  }
}
