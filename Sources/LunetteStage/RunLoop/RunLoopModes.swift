/// The modes in which the run loop may fire a timer or a display link. While a finger or its momentum moves a scroll view the run loop is in
/// the tracking mode. Source: docs/rules/world.md 5
public struct RunLoopModes: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = RunLoopModes(rawValue: 1)
  public static let tracking = RunLoopModes(rawValue: 2)
  public static let common: RunLoopModes = [.default, .tracking]
}
