import Foundation

/// The only code besides the benchmarks that reads a real clock. It says when the next frame is due; the clock never affects a run.
///
/// Frames come at an even pace. A frame that a finger's movement waits for comes at once, unless too many frames were early already.
/// Later frames that no movement waits for come a little later than usual until the lead is gone. So a finger that moves 60 times a
/// second soon gets each frame as soon as it moves.
struct Pacer {
  /// Simulated seconds per real second. Range: 0.1 to 10
  var speed: Double = 1 {
    didSet { if speed != oldValue { restart() } }
  }
  /// What the fingers do before the next frame.
  enum Finger {
    /// No finger is down.
    case away
    /// A finger is down, but has done nothing since the last frame.
    case still
    /// A finger has done something since the last frame.
    case waits
  }

  private let clock: () -> Double
  private var start: Double
  /// Number of frames since `start`.
  private var count = 0.0
  /// How early the last frame came, compared with an even pace. Units: frames.
  private var lead = 0.0
  /// Whether a finger's movement was in the last frame, so that another one is likely.
  private var followed = false

  /// - Parameter clock: a clock that never goes backward, in seconds
  init(clock: @escaping () -> Double = Pacer.now) { (self.clock, start) = (clock, clock()) }

  /// A clock that never goes backward. Units: seconds.
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Counts frames from now on.
  mutating func restart() { (start, count, lead, followed) = (clock(), 0, 0, false) }

  /// Time until the next frame is due; negative if it is late. Units: seconds.
  func wait(for finger: Finger) -> Double {
    let ahead =
      switch finger {
      case .away: lead - Self.returned
      case .still: lead - (followed ? Self.patience : Self.returned)
      case .waits: min(lead + 1 - Self.shortest, Self.mostAhead)
      }
    return (count + 1 - max(0, ahead)) / rate - (clock() - start)
  }

  /// Notes that the next frame runs. After a long delay the missed frames aren't made up for.
  mutating func noteFrame(for finger: Finger) {
    count += 1
    followed = finger == .waits
    lead = max(0, count - (clock() - start) * rate)
    if clock() - start - count / rate > Self.longestDelay { restart() }
  }

  /// Frames per real second.
  private var rate: Double { Self.framesPerSecond * speed }

  private static let framesPerSecond = 60.0
  /// A longer delay isn't made up for. Units: seconds. Ours
  private static let longestDelay = 0.25
  /// The greatest lead: one frame because a finger may land anywhere in a frame, and one for its next movement. Units: frames. Ours
  private static let mostAhead = 2.0
  /// The shortest time between two frames. Units: frames. Ours
  private static let shortest = 0.25
  /// How much later than usual a frame comes while there is a lead and no movement is likely: too little to be visible. Units: frames. Ours
  private static let returned = 1.0 / 16
  /// How much later than usual a frame comes while a movement is likely: as much as the lead can grow when a finger starts to move, so that
  /// a finger that moves and rests again and again never uses up the lead. Units: frames. Ours
  private static let patience = 1.0
}
