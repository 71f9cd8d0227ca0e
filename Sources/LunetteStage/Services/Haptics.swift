import Foundation

/// What a device makes the hand feel. Source: Apple, UIFeedbackGenerator
public struct Haptic: Equatable, Sendable {
  public enum Kind: String, Sendable { case impact, selection, notification }
  /// Units: seconds of the simulated clock
  public let time: TimeInterval
  public let kind: Kind
  /// How strong an impact is, or what a notification tells; nil for a selection.
  public let style: String?
  /// From 0 to 1, of an impact.
  public let intensity: Double?
}

/// What the hand has felt since the launch.
public final class Haptics {
  private let reference: SimulationReference
  /// The last ones; see `most`.
  public private(set) var felt: [Haptic] = []
  /// Ours: more than a person feels in an hour
  private static let most = 10_000

  init(_ reference: SimulationReference) { self.reference = reference }

  public func feel(_ kind: Haptic.Kind, style: String? = nil, intensity: Double? = nil) {
    let simulation = reference.simulation
    // In the background a device is still. Source: Apple, UIFeedbackGenerator
    guard simulation.application.applicationState != .background else { return }
    let haptic = Haptic(time: simulation.time, kind: kind, style: style, intensity: intensity.map { min(1, max(0, $0)) })
    if felt.count >= 2 * Self.most { felt.removeFirst(Self.most) }
    felt.append(haptic)
    simulation.eventObserver?(HapticEvent(haptic: haptic))
  }
}

/// For a log.
package struct HapticEvent: SimulationEvent { package let haptic: Haptic }

extension Simulation {
  private static let hapticsKey = CompanionKey<Haptics>()

  public var haptics: Haptics {
    if let known = companions[Self.hapticsKey] { return known }
    let haptics = Haptics(reference)
    companions[Self.hapticsKey] = haptics
    return haptics
  }
}
