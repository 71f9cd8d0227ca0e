import Foundation
import Lua
import LunetteKit

private let splitMethods = SplitDelegateMethods()

/// A script's table or instance as a split view controller's delegate.
private final class ScriptSplitDelegate: ScriptDelegate, UISplitViewControllerDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [SplitDelegateMethods.self] }
  func splitViewController(_ split: UISplitViewController, willChangeTo mode: UISplitViewController.DisplayMode) {
    notify(splitMethods.willChange, split, mode)
  }
  func targetDisplayModeForAction(in split: UISplitViewController) -> UISplitViewController.DisplayMode {
    ask(splitMethods.targetMode, split) ?? .automatic
  }
  func splitViewController(_ split: UISplitViewController, show controller: UIViewController) -> Bool {
    ask(splitMethods.show, split, controller)?.value ?? false
  }
  func splitViewController(_ split: UISplitViewController, showDetail controller: UIViewController) -> Bool {
    ask(splitMethods.showDetail, split, controller)?.value ?? false
  }
  func primaryViewController(forCollapsing split: UISplitViewController) -> UIViewController? {
    ask(splitMethods.forCollapsing, split) ?? nil
  }
  func primaryViewController(forExpanding split: UISplitViewController) -> UIViewController? {
    ask(splitMethods.forExpanding, split) ?? nil
  }
  func splitViewController(
    _ split: UISplitViewController, collapseSecondary secondary: UIViewController, onto primary: UIViewController
  ) -> Bool { ask(splitMethods.collapse, split, secondary, primary)?.value ?? false }
  func splitViewController(_ split: UISplitViewController, separateSecondaryFrom primary: UIViewController) -> UIViewController? {
    ask(splitMethods.separate, split, primary) ?? nil
  }
  func supportedInterfaceOrientations(of split: UISplitViewController) -> UIInterfaceOrientationMask? {
    ask(splitMethods.supportedOrientations, split)
  }
}

extension UISplitViewController.DisplayMode: LuaEnum, CallValue {
  var callArgument: CallArgument { .string(luaCase) }
}
extension UISplitViewController.PrimaryEdge: LuaEnum {}

extension Registry {
  static func splits(_ r: RegistryBuilder) {
    r.type(
      UISplitViewController.self, "UISplitViewController", inherits: "UIViewController",
      doc:
        "A container with a primary controller (a list) and a secondary one (the details) beside each other. Where the width is "
        + "compact, they are one stack."
    ) { c in
      c.constructor { _ in UISplitViewController() }
      c.value("automaticDimension", "As a width or a fraction of it: the controller chooses it.") {
        UISplitViewController.automaticDimension
      }
      c.property(
        "viewControllers", "The primary controller and the secondary one; one controller while the two are collapsed.", \.viewControllers)
      c.property("preferredDisplayMode", "The display mode that the app wants.", \.preferredDisplayMode)
      c.property("displayMode", "The present display mode.", get: \.displayMode)
      c.property("displayModeButtonItem", "A bar button item that shows and hides the primary controller.", get: \.displayModeButtonItem)
      c.property("isCollapsed", "Whether the two controllers are one stack.", get: \.isCollapsed)
      c.property("presentsWithGesture", "Whether a finger from the edge shows the hidden primary controller.", \.presentsWithGesture)
      c.property("primaryEdge", "The side of the primary controller.", \.primaryEdge)
      c.property(
        "preferredPrimaryColumnWidthFraction", "The width of the primary controller as a fraction of the whole width, from 0 to 1.",
        \.preferredPrimaryColumnWidthFraction)
      c.property("minimumPrimaryColumnWidth", "The smallest width of the primary controller. Points.", \.minimumPrimaryColumnWidth)
      c.property(
        "maximumPrimaryColumnWidth", "The largest width of the primary controller; 320 on most iPads. Points.", \.maximumPrimaryColumnWidth)
      c.property("primaryColumnWidth", "The present width of the primary controller. Points.", get: \.primaryColumnWidth)
      c.property(
        "delegate", "A table with UISplitViewControllerDelegate's methods.",
        get: { ScriptDelegate.table(of: $0).map(DelegateTable<SplitDelegateMethods>.init) },
        set: { split, table in
          let delegate = table.map { ScriptSplitDelegate($0.script) }
          split.companions[ScriptDelegate.companionKey] = delegate
          split.delegate = delegate
        })
    }
  }
}
