import Foundation

/// An event in a simulation, told to the log at the moment when it happens. Each folder has its own kinds.
///
/// An event carries the objects themselves; the log turns them into words at once, or not at all. Without a log, each place that could tell
/// an event costs one check of `Simulation.eventObserver`.
package protocol SimulationEvent {}

package enum RunLoopEvent: SimulationEvent {
  /// The running frame begins this part of its work.
  case phase(FramePhase)
  /// A movement over several frames has begun: a deceleration, a bounce.
  case motionBegan(AnyObject, String)
  case motionEnded(AnyObject)
}

/// The parts of a frame, in order. See `Simulation.runFrame`.
public enum FramePhase: String, CaseIterable, Sendable { case timers, input, motion, layout, commit }
