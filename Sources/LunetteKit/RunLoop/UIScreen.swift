import Foundation

/// The simulated display.
public final class UIScreen {
  public let device: Device
  /// Pixels per point.
  public let scale: CGFloat
  /// Which way the interface stands on it.
  public internal(set) var interfaceOrientation = UIInterfaceOrientation.portrait

  init(device: Device) { (self.device, scale) = (device, device.scale) }

  /// The screen's rectangle as the interface stands. Units: points.
  public var bounds: CGRect { CGRect(origin: .zero, size: size(in: interfaceOrientation)) }

  /// Without the status bar. Units: points. Source: Apple, applicationFrame (of iOS 2 to 8)
  public var applicationFrame: CGRect {
    CGRect(x: 0, y: statusBarHeight, width: bounds.width, height: max(0, bounds.height - statusBarHeight))
  }
  /// Upright, whichever way the interface stands. Units: pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: device.size.width * scale, height: device.size.height * scale)
  }

  /// What its rounded corners, camera and home indicator cover of the interface as it stands. Units: points.
  public var safeArea: UIEdgeInsets {
    var area = interfaceOrientation.isLandscape ? device.landscapeSafeArea : device.safeArea
    area.top = max(area.top, statusBarHeight)
    return area
  }

  /// What the status bar covers at the top; 0 while there is none. Units: points.
  public internal(set) var statusBarHeight: CGFloat = 0

  func size(in orientation: UIInterfaceOrientation) -> CGSize {
    orientation.isLandscape ? CGSize(width: device.size.height, height: device.size.width) : device.size
  }

  public static var main: UIScreen { Simulation.current.screen }
}
