import Foundation
import LunetteKit

/// A run as a value: the same value gives the same frames and events, byte for byte.
///
/// Replaying, going back to a frame, branching off from one, recording and shrinking are functions of it.
public struct Run: Equatable, Sendable {
  /// A plugin's name, or the path to it from the working folder.
  public var plugin: String
  public var device: Device
  /// Where `math.random` starts; nil: as the host has it.
  public var seed: UInt64?
  /// Whether animations take time.
  public var isAnimated: Bool
  /// How large the user wants text when the app starts; nil: the size that is usual.
  public var textSize: UIContentSizeCategory?
  /// In the order in which they are handled.
  public var inputs: [InputEvent]

  /// What an earlier launch of the app left.
  public var kept: KeptState

  public init(
    plugin: String, device: Device = .iPhoneSE, seed: UInt64? = nil, isAnimated: Bool = true, textSize: UIContentSizeCategory? = nil,
    inputs: [InputEvent] = [], kept: KeptState = KeptState()
  ) {
    (self.plugin, self.device, self.seed, self.isAnimated, self.textSize) = (plugin, device, seed, isAnimated, textSize)
    (self.inputs, self.kept) = (inputs, kept)
  }

  /// The same up to and with a frame: what comes after it is cut off.
  public func cut(after frame: Int) -> Run {
    var run = self
    run.inputs = inputs.filter { $0.isTouches ? $0.frame <= frame : $0.frame < frame }
    return run
  }
}

extension InputEvent {
  /// Touches are handled in their frame, all else after it.
  public var isTouches: Bool { if case .touches = input { true } else { false } }
}
