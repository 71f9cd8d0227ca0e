import Foundation

/// A surface on which an app shows itself, with a life of its own. Here an app has one. Source: Apple, UIScene
open class UIScene: UIResponder {
  public enum ActivationState: String, CaseIterable, Sendable { case unattached, foregroundActive, foregroundInactive, background }

  package let reference: SimulationReference
  public final override var simulation: Simulation { reference.simulation }
  public final let session: UISceneSession
  public final var activationState = ActivationState.unattached
  /// Kept, without effect: there is no list of scenes that would show it. Source: Apple, UIScene.title
  public final var title = ""
  /// What the user is doing in it; its class is the script's. Source: Apple, UIScene.userActivity
  public final var userActivity: AnyObject?
  /// The object that the app has chosen to hear of the scene's life.
  public final weak var delegate: AnyObject?

  fileprivate init(_ reference: SimulationReference) {
    self.reference = reference
    session = UISceneSession(reference)
    super.init()
    session.scene = self
  }

  /// The delegate, if it is a responder that isn't in the chain already, else the app. Source: docs/rules/controllers.md 23
  public override var next: UIResponder? {
    guard let responder = delegate as? UIResponder, !(responder is UIView), !(responder is any ViewOwner), !(responder is UIScene) else {
      return simulation.application
    }
    return responder
  }
  public override var responderWindow: UIWindow? { simulation.application.keyWindow }
}

/// A scene with windows. Source: Apple, UIWindowScene
public final class UIWindowScene: UIScene {
  /// All of the app's, in the order of `UIApplication.windows`.
  public var windows: [UIWindow] { simulation.application.windows }
  public var keyWindow: UIWindow? { simulation.application.keyWindow }
}

/// What the system knows of a scene while it is connected and afterwards. Source: Apple, UISceneSession
public final class UISceneSession {
  /// The identifier of the only scene, equal in every run.
  public static let identifier = "scene-1"
  /// Source: Apple, UISceneSession.Role.windowApplication
  public static let role = "windowApplication"

  package let reference: SimulationReference
  public fileprivate(set) weak var scene: UIScene?
  /// Kept with the session from launch to launch. Source: Apple, UISceneSession.userInfo
  public var userInfo = InputValue.none
  /// What the scene's delegate has answered in the last run; its class is the script's.
  public var stateRestorationActivity: AnyObject?
  /// The configuration with which the scene was connected; its class is the script's.
  public var configuration: AnyObject?

  fileprivate init(_ reference: SimulationReference) { self.reference = reference }
}

extension UIScene {
  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")

  /// What scripts may name. Source: Apple
  public static let notifications: [(name: String, doc: String, value: Notification.Name)] = [
    ("willConnectNotification", "The scene comes to the app.", willConnectNotification),
    ("didDisconnectNotification", "The scene has left the app.", didDisconnectNotification),
    ("willEnterForegroundNotification", "The scene is about to be visible.", willEnterForegroundNotification),
    ("didActivateNotification", "The scene is in front now.", didActivateNotification),
    ("willDeactivateNotification", "The scene is about to leave the front.", willDeactivateNotification),
    ("didEnterBackgroundNotification", "The scene is no longer visible.", didEnterBackgroundNotification),
  ]
}

extension UIApplication {
  private static let sceneKey = CompanionKey<UIWindowScene>()

  /// The app's scene, which is there from the start, also where no delegate hears of it.
  public final var windowScene: UIWindowScene {
    if let known = simulation.companions[Self.sceneKey] { return known }
    let scene = UIWindowScene(reference)
    simulation.companions[Self.sceneKey] = scene
    return scene
  }

  /// The scene, once a delegate of the app's hears of it: it is a link of the responder chain then.
  package final var connectedScene: UIWindowScene? {
    guard let scene = simulation.companions[Self.sceneKey], scene.delegate != nil else { return nil }
    return scene
  }
}

extension UIWindow {
  public final var windowScene: UIWindowScene { simulation.application.windowScene }
}

extension UIScene {
  public func post(_ name: Notification.Name) { simulation.notificationCenter.post(name: name, object: self) }
}
