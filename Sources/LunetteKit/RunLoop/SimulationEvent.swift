import Foundation

/// What happens in a simulation, told at the moment at which it happens to whoever keeps a log.
///
/// It carries the objects themselves: whoever listens makes words of them at once, or not at all. Where nobody listens, each place
/// that could tell something costs one look at `Simulation.eventObserver`.
package enum SimulationEvent {
  /// The frame that runs comes to this part of its work.
  case phase(FramePhase)
  /// A finger did something. Space: screen. Serial: its number from 0, in landing order
  case touch(serial: Int, UITouch.Phase, CGPoint)
  /// A step of what became of a touch: who was hit, offered, granted, told.
  case gesture(TouchTrace.Step)
  /// A recognizer is ready for the next touches.
  case reset(UIGestureRecognizer)
  case animationBegan(AnimationGroup)
  /// - Parameter finished: as its completion is told
  case animationEnded(AnimationGroup, finished: Bool)
  /// Something moves by itself from frame to frame: a deceleration, a bounce.
  case motionBegan(AnyObject, String)
  case motionEnded(AnyObject)
  /// A table took in changes of its rows and sections.
  case update(UITableView, [TableChange])
}

/// The parts of a frame, in their order. See `Simulation.runFrame`.
public enum FramePhase: String, CaseIterable, Sendable { case timers, input, motion, layout, commit }

/// One change of a table. Rows and sections from 0, those of deletions and reloads in the state before.
package enum TableChange {
  case reloadedAll
  case inserted([RowPath])
  case deleted([RowPath])
  case reloaded([RowPath])
  case moved(RowPath, to: RowPath)
  case insertedSections([Int])
  case deletedSections([Int])
  case reloadedSections([Int])
  case movedSection(Int, to: Int)
}

extension TableUpdates {
  /// For a log: what the batch asked for, kind by kind.
  var changes: [TableChange] {
    var changes: [TableChange] = []
    if !deletedSections.isEmpty { changes.append(.deletedSections(deletedSections.map(\.section))) }
    if !insertedSections.isEmpty { changes.append(.insertedSections(insertedSections.map(\.section))) }
    if !reloadedSections.isEmpty { changes.append(.reloadedSections(reloadedSections.map(\.section))) }
    changes += movedSections.map { .movedSection($0.from, to: $0.to) }
    if !deletions.isEmpty { changes.append(.deleted(deletions.map(\.path))) }
    if !insertions.isEmpty { changes.append(.inserted(insertions.map(\.path))) }
    if !reloads.isEmpty { changes.append(.reloaded(reloads.map(\.path))) }
    return changes + moves.map { .moved($0.from, to: $0.to) }
  }
}
