import Foundation

/// Work done once a frame while something moves by itself: a deceleration, a bounce, an animated offset.
protocol FrameStepping: AnyObject {
  /// Brings it to `time`. Returns false when it has come to rest.
  func step(to time: TimeInterval) -> Bool
  /// What it is, for whoever waits for it to end: "deceleration of <UITableView …>".
  var motionDescription: String { get }
}

/// The things that move by themselves, in the order in which they began.
final class DisplayLinks {
  private(set) var active: [FrameStepping] = []

  func add(_ link: FrameStepping) {
    if !active.contains(where: { $0 === link }) { active.append(link) }
  }

  func remove(_ link: FrameStepping) { active.removeAll { $0 === link } }

  func step(to time: TimeInterval) {
    guard !active.isEmpty else { return }
    for link in active where !link.step(to: time) { remove(link) }
  }
}
