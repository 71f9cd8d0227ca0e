import LunetteKit

/// The screen at one moment: what every form of a frame is made from.
public struct FrameSnapshot: Equatable, Sendable {
  public var list: DisplayList
  public var heading: FrameHeading
  /// What the screen means, for the JSON form; nil where nobody asked.
  public var accessibility: [AccessibleElement]?

  public init(_ list: DisplayList, heading: FrameHeading) { (self.list, self.heading) = (list, heading) }

  /// - Parameters:
  ///   - constraints: whether pictures show the constraints of the visible views
  ///   - accessibility: whether the elements of assistive technology are there, too
  public init(_ simulation: Simulation, title: String? = nil, constraints: Bool = false, accessibility: Bool = false) {
    self.init(simulation.displayList(), heading: FrameHeading(frame: simulation.frameCount, time: simulation.time, title: title))
    if constraints { list.layoutMarks = simulation.perform { simulation.layoutMarks } }
    if accessibility { self.accessibility = simulation.perform { AccessibleElement.all(of: simulation, list) } }
  }
}
