import Foundation
import Lua
import LunetteKit

private let splitMethods = SplitDelegateMethods()

/// A script's table or instance as a split view controller's delegate.
private final class ScriptSplitDelegate: ScriptDelegate, UISplitViewControllerDelegate {
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
  func primaryViewController(forCollapsing split: UISplitViewController) -> UIViewController? { ask(splitMethods.forCollapsing, split) ?? nil }
  func primaryViewController(forExpanding split: UISplitViewController) -> UIViewController? { ask(splitMethods.forExpanding, split) ?? nil }
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
      doc: "A list beside what was chosen from it; one stack where the width is compact."
    ) { c in
      c.constructor { _ in UISplitViewController() }
      c.value("automaticDimension", "A width or a share that it chooses itself.") { UISplitViewController.automaticDimension }
      c.property("viewControllers", "The primary one, then the secondary one; one while it is collapsed.", \.viewControllers)
      c.property("preferredDisplayMode", "automatic, primaryHidden, allVisible or primaryOverlay.", \.preferredDisplayMode)
      c.property("displayMode", "How it stands now.", get: \.displayMode)
      c.property("displayModeButtonItem", "Shows and hides the primary one.", get: \.displayModeButtonItem)
      c.property("isCollapsed", "Whether the two are one stack.", get: \.isCollapsed)
      c.property("presentsWithGesture", "Whether a finger from the edge brings the hidden primary one.", \.presentsWithGesture)
      c.property("primaryEdge", "leading, or trailing.", \.primaryEdge)
      c.property("preferredPrimaryColumnWidthFraction", "A share of the width, from 0 to 1.", \.preferredPrimaryColumnWidthFraction)
      c.property("minimumPrimaryColumnWidth", "At least so wide. Points.", \.minimumPrimaryColumnWidth)
      c.property("maximumPrimaryColumnWidth", "At most so wide; 320 on most pads. Points.", \.maximumPrimaryColumnWidth)
      c.property("primaryColumnWidth", "How wide the primary one is. Points.", get: \.primaryColumnWidth)
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
