import Foundation

/// Work done once a frame while something moves by itself: a deceleration, a bounce, an animated offset.
protocol FrameStepping: AnyObject {
  /// Brings it to `time`. Returns false when it has come to rest.
  func step(to time: TimeInterval) -> Bool
  /// What it is, for whoever waits for it to end: "deceleration of <UITableView …>".
  var motionDescription: String { get }
  /// Whether it goes on until somebody stops it.
  var repeatsForEver: Bool { get }
}

extension FrameStepping {
  var repeatsForEver: Bool { false }
}

/// The things that move by themselves, in the order in which they began.
final class DisplayLinks {
  private let reference: SimulationReference
  init(_ reference: SimulationReference) { self.reference = reference }

  private(set) var active: [FrameStepping] = []
  /// How each of `active` began.
  private(set) var origins: [StartOrigin] = []

  /// One that is active already begins anew.
  func add(_ link: FrameStepping) {
    let simulation = reference.simulation
    let origin = simulation.origin
    simulation.eventObserver?(RunLoopEvent.motionBegan(link, link.motionDescription))
    if let index = active.firstIndex(where: { $0 === link }) {
      origins[index] = origin
    } else {
      active.append(link)
      origins.append(origin)
    }
  }

  func remove(_ link: FrameStepping) {
    guard let index = active.firstIndex(where: { $0 === link }) else { return }
    reference.simulation.eventObserver?(RunLoopEvent.motionEnded(link))
    active.remove(at: index)
    origins.remove(at: index)
  }

  func step(to time: TimeInterval) {
    guard !active.isEmpty else { return }
    for link in active where !link.step(to: time) { remove(link) }
  }
}
