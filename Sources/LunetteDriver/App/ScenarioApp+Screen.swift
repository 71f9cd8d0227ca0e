import Foundation
import LunetteKit
import LunetteScript

/// What a screen is called.
extension ScenarioApp {
  /// What a screen's name has where the keyboard is shown.
  package static let keyboardMark = " + keyboard"

  /// The root controller of the window in front.
  private var frontController: UIViewController? {
    simulation.application.visibleWindows.last { !$0.isKeyboardWindow }?.rootViewController as? UIViewController
  }

  /// The title or the class of the controllers shown, with `+ alert "..."`, `+ keyboard` and `+ editing`.
  var screenName: String {
    var controller = frontController
    var alert: String?
    while let current = controller {
      if let shown = current.ownPresented {
        if let question = shown as? UIAlertController {
          alert = question.title ?? ""
          break
        }
        controller = shown
      } else if let inner = Self.inner(of: current) {
        controller = inner
      } else {
        break
      }
    }
    while let inner = controller.flatMap(Self.inner) { controller = inner }
    var name = controller.map { $0.title.flatMap { $0.isEmpty ? nil : $0 } ?? context.className(of: $0) } ?? "the window"
    // A question of the system's stands in a window of its own, in front of the app's alerts.
    if let question = simulation.shownAlert { alert = question.title ?? "" }
    if let alert { name += " + alert \"\(alert)\"" }
    if simulation.keyboard.isVisible { name += Self.keyboardMark }
    if controller?.isEditing == true { name += " + editing" }
    return name
  }

  /// The card in front that a finger may pull down. Space: screen. Nil where there is none
  var pulledSheet: CGRect? {
    var controller = frontController
    while let next = controller?.ownPresented { controller = next }
    guard let card = controller, card.presentationController is UISheetPresentationController, !UIViewController.Overridable.isModalInPresentation(card),
      let view = card.viewIfLoaded?.superview
    else { return nil }
    return view.visibleScreenFrame
  }

  private static func inner(of controller: UIViewController) -> UIViewController? {
    (controller as? UINavigationController)?.viewControllers.last ?? (controller as? UITabBarController)?.selectedViewController
  }

  /// The number of controllers in front of the first one: pushed or presented.
  var controllerCount: Int {
    var (controller, count) = (frontController, 0)
    while let current = controller {
      if let navigation = current as? UINavigationController { count += max(0, navigation.viewControllers.count - 1) }
      if current.ownPresented != nil { count += 1 }
      controller = current.ownPresented ?? Self.inner(of: current)
    }
    return count
  }
}
