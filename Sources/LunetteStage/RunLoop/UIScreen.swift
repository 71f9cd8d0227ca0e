import Foundation

/// The simulated display.
public final class UIScreen {
  public let device: Device
  /// Pixels per point.
  public let scale: CGFloat
  /// The orientation of the interface on the screen.
  public package(set) var interfaceOrientation = UIInterfaceOrientation.portrait

  package let reference: SimulationReference
  init(device: Device, _ reference: SimulationReference) { (self.device, scale, self.reference) = (device, device.scale, reference) }

  /// The screen's rectangle in the present orientation. Units: points.
  public var bounds: CGRect { CGRect(origin: .zero, size: size(in: interfaceOrientation)) }

  /// The bounds without the status bar. Units: points. Source: Apple, applicationFrame (of iOS 2 to 8)
  public var applicationFrame: CGRect {
    CGRect(x: 0, y: statusBarHeight, width: bounds.width, height: max(0, bounds.height - statusBarHeight))
  }
  /// Always in portrait. Units: pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: device.size.width * scale, height: device.size.height * scale)
  }

  /// The part of the interface that rounded corners, camera and home indicator cover, in the present orientation. Units: points.
  public var safeArea: UIEdgeInsets {
    var area = interfaceOrientation.isLandscape ? device.landscapeSafeArea : device.safeArea
    area.top = max(area.top, statusBarHeight)
    return area
  }

  /// What the user has chosen in the device's settings: a dark appearance, high contrast. Views have it from the next frame on.
  package internal(set) var appearance = ColorTraits()
  var contentSizeCategory = UIContentSizeCategory.large
  /// What the user has chosen besides: bold texts, the direction of reading.
  package internal(set) var hasBoldText = false, readsRightToLeft = false

  /// How much the status bar covers at the top; 0 without one. Units: points.
  public package(set) var statusBarHeight: CGFloat = 0

  package func size(in orientation: UIInterfaceOrientation) -> CGSize {
    orientation.isLandscape ? CGSize(width: device.size.height, height: device.size.width) : device.size
  }

  public static var main: UIScreen { Simulation.current.screen }
}
