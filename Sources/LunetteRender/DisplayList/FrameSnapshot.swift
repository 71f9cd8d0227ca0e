import LunetteKit

/// The screen at one moment: what every form of a frame is made from.
public struct FrameSnapshot: Equatable, Sendable {
  public var list: DisplayList
  public var heading: FrameHeading

  public init(_ list: DisplayList, heading: FrameHeading) { (self.list, self.heading) = (list, heading) }

  /// - Parameter constraints: whether pictures show the constraints of the visible views
  public init(_ simulation: Simulation, title: String? = nil, constraints: Bool = false) {
    self.init(simulation.displayList(), heading: FrameHeading(frame: simulation.frameCount, time: simulation.time, title: title))
    if constraints { list.layoutMarks = simulation.perform { simulation.layoutMarks } }
  }
}
