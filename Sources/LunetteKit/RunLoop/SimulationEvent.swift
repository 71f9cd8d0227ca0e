import Foundation

/// What happens in a simulation, told at the moment at which it happens to whoever keeps a log. Each chapter has kinds of its own.
///
/// It carries the objects themselves: whoever listens makes words of them at once, or not at all. Where nobody listens, each place
/// that could tell something costs one look at `Simulation.eventObserver`.
package protocol SimulationEvent {}

package enum RunLoopEvent: SimulationEvent {
  /// The frame that runs comes to this part of its work.
  case phase(FramePhase)
  /// Something moves by itself from frame to frame: a deceleration, a bounce.
  case motionBegan(AnyObject, String)
  case motionEnded(AnyObject)
}

/// The parts of a frame, in their order. See `Simulation.runFrame`.
public enum FramePhase: String, CaseIterable, Sendable { case timers, input, motion, layout, commit }
