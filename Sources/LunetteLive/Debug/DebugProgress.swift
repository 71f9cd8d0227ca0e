import LunetteSystem

/// Tells a client how far a run is that goes to a moment, once that takes long.
struct DebugProgress {
  /// Units: seconds of real time. Source: docs/rules/debugging.md 2
  private static let patience = 0.5
  /// The time between two messages. Units: seconds. Ours
  private static let pause = 0.25

  /// Whether the client wants to know.
  var isWanted = false
  private var number = 0
  private var begin: Double?
  private var isShown = false
  private var last = 0.0
  private var frames = 0

  /// Goes to a frame; nil: it isn't known how far it is.
  mutating func start(to frame: Int?) { (begin, isShown, frames) = (isWanted ? Pacer.now() : nil, false, max(1, frame ?? 0)) }

  /// A frame has passed.
  mutating func note(_ frame: Int, _ tell: (String, JsonValue) -> Void) {
    guard let begin else { return }
    let now = Pacer.now()
    guard now - begin > Self.patience, now - last > Self.pause else { return }
    last = now
    let percent = JsonValue.number(min(99, frame * 100 / max(frame, frames)))
    if !isShown {
      number += 1
      isShown = true
      return tell("progressStart", ["progressId": .text("\(number)"), "title": "Running again", "cancellable": false, "percentage": percent])
    }
    tell("progressUpdate", ["progressId": .text("\(number)"), "message": .text("frame \(frame)"), "percentage": percent])
  }

  mutating func end(_ tell: (String, JsonValue) -> Void) {
    if isShown { tell("progressEnd", ["progressId": .text("\(number)")]) }
    (begin, isShown) = (nil, false)
  }
}
