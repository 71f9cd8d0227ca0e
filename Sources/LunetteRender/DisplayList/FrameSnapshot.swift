import LunetteKit

/// The screen at one moment: what every form of a frame is made from.
public struct FrameSnapshot: Equatable, Sendable {
  public var list: DisplayList
  public var heading: FrameHeading

  public init(_ list: DisplayList, heading: FrameHeading) { (self.list, self.heading) = (list, heading) }

  public init(_ simulation: Simulation, title: String? = nil) {
    self.init(simulation.displayList(), heading: FrameHeading(frame: simulation.frameCount, time: simulation.time, title: title))
  }
}
