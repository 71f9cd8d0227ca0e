import Foundation
import LunetteKit

/// A run as a value: equal values give the same frames and events, byte for byte.
///
/// Replaying, going back to a frame, branching, recording and shrinking are computed from it.
public struct Run: Equatable, Sendable {
  /// A plugin's name, or the path to it from the working folder.
  public var plugin: String
  public var device: Device
  /// The seed of `math.random`; nil for the host's.
  public var seed: UInt64?
  /// Whether animations take time.
  public var isAnimated: Bool
  /// The text size that the user has chosen when the app starts; nil for the default.
  public var textSize: UIContentSizeCategory?
  /// The inputs, in the order in which they are handled.
  public var inputs: [InputEvent]

  /// The data that an earlier launch of the app has left.
  public var kept: KeptState
  /// Whether the app was launched by `app:relaunch`.
  public var isRelaunch: Bool

  public init(
    plugin: String, device: Device = .iPhoneSE, seed: UInt64? = nil, isAnimated: Bool = true, textSize: UIContentSizeCategory? = nil,
    inputs: [InputEvent] = [], kept: KeptState = KeptState(), isRelaunch: Bool = false
  ) {
    (self.plugin, self.device, self.seed, self.isAnimated, self.textSize) = (plugin, device, seed, isAnimated, textSize)
    (self.inputs, self.kept, self.isRelaunch) = (inputs, kept, isRelaunch)
  }

  /// Whether the app was ended.
  public var hasEnded: Bool {
    inputs.contains { event in
      switch event.input {
      case .termination, .end: true
      default: false
      }
    }
  }

  /// The run up to and including a frame, without the inputs after it.
  public func cut(after frame: Int) -> Run {
    var run = self
    run.inputs = inputs.filter { $0.isTouches ? $0.frame <= frame : $0.frame < frame }
    return run
  }
}

extension InputEvent {
  /// Touches are handled in their frame, all other inputs after it.
  public var isTouches: Bool { if case .touches = input { true } else { false } }
}
