import Foundation

/// An object that works once per frame while it moves something: a deceleration, a bounce, an animated offset.
package protocol FrameStepping: AnyObject {
  /// Moves the object on to `time`. - Returns: false when the movement has ended
  func step(to time: TimeInterval) -> Bool
  /// A description of the movement, for code that waits for its end: "deceleration of <UITableView …>".
  var motionDescription: String { get }
  /// Whether the movement has no end of its own.
  var repeatsForEver: Bool { get }
  /// Whether somebody could see the movement; what repeats for ever in a hidden view changes nothing on the screen.
  var isSeen: Bool { get }
  /// Whether the movement is a scroll view's after a finger has lifted.
  var isDeceleration: Bool { get }
}

extension FrameStepping {
  package var repeatsForEver: Bool { false }
  package var isDeceleration: Bool { false }
  package var isSeen: Bool { true }
}

/// The objects that move something now, in the order in which their movements began.
package final class DisplayLinks {
  private let reference: SimulationReference
  init(_ reference: SimulationReference) { self.reference = reference }

  package private(set) var active: [FrameStepping] = []
  /// Whether something moves that can be seen.
  package var isMoving: Bool { active.contains(where: \.isSeen) }
  /// How each movement in `active` began.
  package private(set) var origins: [StartOrigin] = []
  private var known: Set<ObjectIdentifier> = []

  /// A movement that is already active starts anew.
  package func add(_ link: FrameStepping) {
    let simulation = reference.simulation
    let origin = simulation.origin
    simulation.eventObserver?(RunLoopEvent.motionBegan(link, link.motionDescription))
    if !known.insert(ObjectIdentifier(link)).inserted, let index = active.firstIndex(where: { $0 === link }) {
      origins[index] = origin
    } else {
      active.append(link)
      origins.append(origin)
    }
  }

  func remove(_ link: FrameStepping) {
    guard known.remove(ObjectIdentifier(link)) != nil, let index = active.firstIndex(where: { $0 === link }) else { return }
    reference.simulation.eventObserver?(RunLoopEvent.motionEnded(link))
    active.remove(at: index)
    origins.remove(at: index)
  }

  package func step(to time: TimeInterval) {
    guard !active.isEmpty else { return }
    for link in active where !link.step(to: time) { remove(link) }
  }
}
