import Foundation

/// The simulated display.
public final class UIScreen {
  public let device: Device
  /// The screen's rectangle in its own coordinates. Units: points.
  public let bounds: CGRect
  /// Pixels per point.
  public let scale: CGFloat

  init(device: Device) {
    self.device = device
    bounds = CGRect(origin: .zero, size: device.size)
    scale = device.scale
  }

  public static var main: UIScreen { Simulation.current.screen }
}
