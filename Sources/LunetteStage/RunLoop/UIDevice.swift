import Foundation

/// How the device is held. Source: Apple, UIDeviceOrientation (raw values); docs/rules/controllers.md 18.3
public enum UIDeviceOrientation: Int, CaseIterable, Sendable {
  case unknown = 0
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// The orientation of the interface: landscape left is shown when the device is in its landscape right, as in UIKit.
/// Source: Apple, UIInterfaceOrientation (raw values); docs/rules/controllers.md 18.3
public enum UIInterfaceOrientation: Int, CaseIterable, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeRight, landscapeLeft

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// The orientation that is upright for a device held this way; nil when none is, as flat on a table.
  public init?(_ device: UIDeviceOrientation) {
    switch device {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeRight
    case .landscapeRight: self = .landscapeLeft
    case .unknown, .faceUp, .faceDown: return nil
    }
  }
}

/// Source: Apple, UIInterfaceOrientationMask
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public init(_ orientation: UIInterfaceOrientation) { rawValue = 1 << UInt(orientation.rawValue) }

  public static let portrait = UIInterfaceOrientationMask(.portrait)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
  public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
  public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// Source: Apple, UIUserInterfaceIdiom
public enum UIUserInterfaceIdiom: String, CaseIterable, Sendable { case phone, pad }

/// The device as the app sees it. It always posts its orientation changes; UIKit does only when it is asked to. (Ours)
public final class UIDevice {
  public static let systemName = "iOS"
  public var systemVersion: String { reference.simulation.system.device.version }

  package let reference: SimulationReference
  init(_ reference: SimulationReference) { self.reference = reference }

  public static var current: UIDevice { Simulation.current.heldDevice }

  /// Posted when the user has turned the device. The device is the notification's object.
  public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")

  public package(set) var orientation = UIDeviceOrientation.portrait
  /// Number of `beginGeneratingDeviceOrientationNotifications` calls without their end.
  public var orientationListeners = 0
  public var userInterfaceIdiom: UIUserInterfaceIdiom { reference.simulation.screen.device.isPad ? .pad : .phone }
}
