import Foundation
import Lua
import LunetteKit

extension CallParameter where Value == UINavigationController { static var navigation: Self { .init("navigationController") } }
extension CallParameter where Value == UITabBarController { static var tabs: Self { .init("tabBarController") } }
extension CallParameter where Value == UINavigationBar { static var navigationBar: Self { .init("navigationBar") } }
extension CallParameter where Value == UINavigationItem { static var item: Self { .init("item") } }
extension CallParameter where Value == UIViewController { static var controller: Self { .init("controller") } }
extension CallParameter where Value == UIPresentationController { static var presentation: Self { .init("presentationController") } }
extension CallParameter where Value == UIViewControllerTransitionContext { static var context: Self { .init("context") } }
extension CallParameter where Value == Bool { static var animated: Self { .init("animated") } }

struct NavigationDelegateMethods: ScriptProtocol {
  static let name = "UINavigationControllerDelegate"
  static let doc = "Is told which controller a navigation controller shows, and can animate pushes and pops in its own way."

  let willShow = ScriptMethod(
    "navigationControllerWillShow", "A controller is about to become the visible one.", .navigation, .controller, .animated)
  let didShow = ScriptMethod(
    "navigationControllerDidShow", "A controller is the visible one, and the animation is over.", .navigation, .controller, .animated)
  let animationController = ScriptMethod(
    "animationControllerForOperation", "The animator for a push or a pop (\"push\", \"pop\"), or nil for the usual animation.", .navigation,
    .init("operation", UINavigationController.Operation.self), .init("from", UIViewController.self), .init("to", UIViewController.self),
    answers: AnimatorAnswer?.self)
  let interactionController = ScriptMethod(
    "interactionControllerForAnimator", "The object with which a finger controls that animator, or nil.", .navigation,
    .init("animator", AnimatorArgument.self),
    answers: InteractionAnswer?.self)
  let supportedOrientations = ScriptMethod(
    "navigationControllerSupportedInterfaceOrientations", "The orientations in which the interface may be.", .navigation,
    answers: UIInterfaceOrientationMask.self
  )
}

struct NavigationBarDelegateMethods: ScriptProtocol {
  static let name = "UINavigationBarDelegate"
  static let doc = "Decides about the items of a navigation bar that belongs to no navigation controller."

  let shouldPush = ScriptMethod(
    "shouldPushItem", "Whether an item may be pushed; true if the method is missing.", .navigationBar, .item, answers: BooleanAnswer.self)
  let didPush = ScriptMethod("didPushItem", "An item was pushed.", .navigationBar, .item)
  let shouldPop = ScriptMethod(
    "shouldPopItem", "Whether the top item may be popped; true if the method is missing.", .navigationBar, .item,
    answers: BooleanAnswer.self)
  let didPop = ScriptMethod("didPopItem", "An item was popped.", .navigationBar, .item)
}

struct TabBarControllerDelegateMethods: ScriptProtocol {
  static let name = "UITabBarControllerDelegate"
  static let doc = "Is told about taps on the tabs of a tab bar controller."

  let shouldSelect = ScriptMethod(
    "shouldSelectViewController", "Whether a tap may select a controller; true if the method is missing.", .tabs, .controller,
    answers: BooleanAnswer.self)
  let didSelect = ScriptMethod("didSelectViewController", "A tap has selected a controller.", .tabs, .controller)
  let supportedOrientations = ScriptMethod(
    "tabBarControllerSupportedInterfaceOrientations", "The orientations in which the interface may be.", .tabs,
    answers: UIInterfaceOrientationMask.self)
}

struct TabBarDelegateMethods: ScriptProtocol {
  static let name = "UITabBarDelegate"
  static let doc = "Is told about taps on a tab bar that belongs to no tab bar controller."

  let didSelect = ScriptMethod(
    "tabBarDidSelectItem", "The user has tapped a tab.", .init("tabBar", UITabBar.self), .init("item", UITabBarItem.self))
}

struct SplitDelegateMethods: ScriptProtocol {
  static let name = "UISplitViewControllerDelegate"
  static let doc =
    "Decides how a split view controller shows its two controllers, and what happens to them when there is room for only one."

  let willChange = ScriptMethod(
    "willChangeToDisplayMode", "The display mode is about to change.", .split, .init("displayMode", UISplitViewController.DisplayMode.self))
  let targetMode = ScriptMethod(
    "targetDisplayModeForAction",
    "The display mode to which the display mode button leads; \"automatic\" lets the split view controller decide.", .split,
    answers: UISplitViewController.DisplayMode.self)
  let show = ScriptMethod(
    "showViewController", "Return true if the delegate has shown the controller itself, as the primary one.", .split, .controller,
    answers: BooleanAnswer.self)
  let showDetail = ScriptMethod(
    "showDetailViewController", "Return true if the delegate has shown the controller itself, as the secondary one.", .split, .controller,
    answers: BooleanAnswer.self)
  let forCollapsing = ScriptMethod(
    "primaryViewControllerForCollapsing", "The controller that remains when there is room for only one; nil means the primary one.", .split,
    answers: UIViewController?.self)
  let forExpanding = ScriptMethod(
    "primaryViewControllerForExpanding", "The primary controller when there is room for two again; nil keeps the present one.", .split,
    answers: UIViewController?.self)
  let collapse = ScriptMethod(
    "collapseSecondary",
    "Called when there is room for only one controller. Return true if the secondary one should not be shown on top of the primary one.",
    .split,
    .init("secondary", UIViewController.self), .init("primary", UIViewController.self), answers: BooleanAnswer.self)
  let separate = ScriptMethod(
    "separateSecondary", "The secondary controller when there is room for two again; nil means the top controller of the stack.", .split,
    .init("primary", UIViewController.self), answers: UIViewController?.self)
  let supportedOrientations = ScriptMethod(
    "splitViewControllerSupportedInterfaceOrientations", "The orientations in which the interface may be.", .split,
    answers: UIInterfaceOrientationMask.self)
}

extension CallParameter where Value == UISplitViewController { fileprivate static var split: Self { .init("splitViewController") } }

struct TransitioningDelegateMethods: ScriptProtocol {
  static let name = "UIViewControllerTransitioningDelegate"
  static let doc = "Gives a presented controller its own animations. It is the controller's transitioningDelegate."

  let forPresented = ScriptMethod(
    "animationControllerForPresented", "The animator for the presentation, or nil for the usual animation.",
    .init("presented", UIViewController.self),
    .init("presenting", UIViewController.self), .init("source", UIViewController.self), answers: AnimatorAnswer?.self)
  let forDismissed = ScriptMethod(
    "animationControllerForDismissed", "The animator for the dismissal, or nil for the usual animation.",
    .init("dismissed", UIViewController.self),
    answers: AnimatorAnswer?.self)
  let interactionForPresentation = ScriptMethod(
    "interactionControllerForPresentation", "The object with which a finger controls that animator, or nil.",
    .init("animator", AnimatorArgument.self),
    answers: InteractionAnswer?.self)
  let interactionForDismissal = ScriptMethod(
    "interactionControllerForDismissal", "The object with which a finger controls that animator, or nil.",
    .init("animator", AnimatorArgument.self),
    answers: InteractionAnswer?.self)
  let presentationController = ScriptMethod(
    "presentationControllerForPresented", "The presentation controller for the style custom, or nil.",
    .init("presented", UIViewController.self),
    .init("presenting", UIViewController?.self), .init("source", UIViewController.self), answers: UIPresentationController?.self)
}

struct AnimatorMethods: ScriptProtocol {
  static let name = "UIViewControllerAnimatedTransitioning"
  static let doc = "An animator: it moves the views of a transition."

  let duration = ScriptMethod(
    "transitionDuration", "The duration of the transition. Seconds.", .init("context", UIViewControllerTransitionContext?.self),
    answers: Height.self)
  let animate = ScriptMethod(
    "animateTransition", "Adds the new view to the containerView, animates, and calls context:completeTransition(true) at the end.",
    .context)
  let ended = ScriptMethod("animationEnded", "The transition is over.", .init("completed", Bool.self))
}

struct InteractionMethods: ScriptProtocol {
  static let name = "UIViewControllerInteractiveTransitioning"
  static let doc = "Lets a finger control a transition. UIPercentDrivenInteractiveTransition is enough in most cases."

  let start = ScriptMethod("startInteractiveTransition", "The transition begins.", .context)
}

struct AdaptivePresentationMethods: ScriptProtocol {
  static let name = "UIAdaptivePresentationControllerDelegate"
  static let doc = "Decides how a sheet or a popover is shown, and whether the user may dismiss it."

  let adaptiveStyle = ScriptMethod(
    "adaptivePresentationStyle", "The style to use if there is no room for the style that was asked for; \"none\" keeps that style.",
    .presentation,
    answers: UIModalPresentationStyle.self)
  let shouldDismiss = ScriptMethod(
    "presentationControllerShouldDismiss", "Whether the user may dismiss the controller; true if the method is missing.", .presentation,
    answers: BooleanAnswer.self)
  let willDismiss = ScriptMethod("presentationControllerWillDismiss", "The user is dismissing the controller.", .presentation)
  let didDismiss = ScriptMethod("presentationControllerDidDismiss", "The user has dismissed the controller.", .presentation)
  let didAttempt = ScriptMethod(
    "presentationControllerDidAttemptToDismiss", "The user has tried to dismiss the controller, which is not allowed.", .presentation)
}

// MARK: What they get and answer

/// An animator as an argument: the script's own table, or nil for an animator of the host.
struct AnimatorArgument: CallValue {
  let script: LuaReference?
  static var luaType: LuaType { .either([.named(AnimatorMethods.name), .table]) }
  var callArgument: CallArgument { script.map { .script($0) } ?? .absent }
}

/// A table with the methods of an animator.
struct AnimatorAnswer: LuaReadable {
  let script: LuaReference
  static var luaTypeName: String { "an animator: a table with transitionDuration and animateTransition" }
  static var luaType: LuaType { .either([.named(AnimatorMethods.name), .table]) }
  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> AnimatorAnswer {
    guard stack.isTable(at: index) || lua_type(stack.raw, index) == LUA_TUSERDATA else { throw stack.mismatch(luaTypeName, at: index) }
    return AnimatorAnswer(script: LuaReference(stack, at: index))
  }
}

/// The interaction controller of a transition: one of the host's, or a table with `startInteractiveTransition`.
enum InteractionAnswer: LuaReadable {
  case known(UIPercentDrivenInteractiveTransition)
  case script(LuaReference)

  static var luaTypeName: String { "a UIPercentDrivenInteractiveTransition, or a table with startInteractiveTransition" }
  static var luaType: LuaType { .either([UIPercentDrivenInteractiveTransition.luaType, .named(InteractionMethods.name), .table]) }
  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> InteractionAnswer {
    if let known = try? UIPercentDrivenInteractiveTransition.read(stack, at: index) { return .known(known) }
    guard stack.isTable(at: index) || lua_type(stack.raw, index) == LUA_TUSERDATA else { throw stack.mismatch(luaTypeName, at: index) }
    return .script(LuaReference(stack, at: index))
  }
}
