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
  static let doc = "What a navigation controller shows, and how it gets there."

  let willShow = ScriptMethod("navigationControllerWillShow", "A controller is about to be on top.", .navigation, .controller, .animated)
  let didShow = ScriptMethod(
    "navigationControllerDidShow", "A controller is on top, and everything stands still.", .navigation, .controller, .animated)
  let animationController = ScriptMethod(
    "animationControllerForOperation", "An animator for a push or a pop, or nil for the usual way.", .navigation,
    .init("operation", UINavigationController.Operation.self), .init("from", UIViewController.self), .init("to", UIViewController.self),
    answers: AnimatorAnswer?.self)
  let interactionController = ScriptMethod(
    "interactionControllerForAnimator", "What leads that animator by a finger, or nil.", .navigation,
    .init("animator", AnimatorArgument.self),
    answers: InteractionAnswer?.self)
  let supportedOrientations = ScriptMethod(
    "navigationControllerSupportedInterfaceOrientations", "How the screen may stand.", .navigation, answers: UIInterfaceOrientationMask.self
  )
}

struct NavigationBarDelegateMethods: ScriptProtocol {
  static let name = "UINavigationBarDelegate"
  static let doc = "What becomes of the items of a navigation bar that no controller manages."

  let shouldPush = ScriptMethod(
    "shouldPushItem", "Whether an item may come on top; yes without it.", .navigationBar, .item, answers: BooleanAnswer.self)
  let didPush = ScriptMethod("didPushItem", "It has come.", .navigationBar, .item)
  let shouldPop = ScriptMethod(
    "shouldPopItem", "Whether the top one may go; yes without it.", .navigationBar, .item, answers: BooleanAnswer.self)
  let didPop = ScriptMethod("didPopItem", "It has gone.", .navigationBar, .item)
}

struct TabBarControllerDelegateMethods: ScriptProtocol {
  static let name = "UITabBarControllerDelegate"
  static let doc = "Taps on tabs."

  let shouldSelect = ScriptMethod(
    "shouldSelectViewController", "Whether a tap may select it; yes without it.", .tabs, .controller, answers: BooleanAnswer.self)
  let didSelect = ScriptMethod("didSelectViewController", "A tap has selected it.", .tabs, .controller)
  let supportedOrientations = ScriptMethod(
    "tabBarControllerSupportedInterfaceOrientations", "How the screen may stand.", .tabs, answers: UIInterfaceOrientationMask.self)
}

struct TabBarDelegateMethods: ScriptProtocol {
  static let name = "UITabBarDelegate"
  static let doc = "Taps on a tab bar that no controller manages."

  let didSelect = ScriptMethod("tabBarDidSelectItem", "A tab was tapped.", .init("tabBar", UITabBar.self), .init("item", UITabBarItem.self))
}

struct SplitDelegateMethods: ScriptProtocol {
  static let name = "UISplitViewControllerDelegate"
  static let doc = "How a split view controller stands, and what becomes of its two controllers where there is room for one."

  let willChange = ScriptMethod(
    "willChangeToDisplayMode", "It is about to stand otherwise.", .split, .init("displayMode", UISplitViewController.DisplayMode.self))
  let targetMode = ScriptMethod(
    "targetDisplayModeForAction", "What the display mode button leads to; \"automatic\" for its own choice.", .split,
    answers: UISplitViewController.DisplayMode.self)
  let show = ScriptMethod(
    "showViewController", "True: the delegate has shown it itself, in the primary place.", .split, .controller, answers: BooleanAnswer.self)
  let showDetail = ScriptMethod(
    "showDetailViewController", "True: the delegate has shown it itself, in the secondary place.", .split, .controller,
    answers: BooleanAnswer.self)
  let forCollapsing = ScriptMethod(
    "primaryViewControllerForCollapsing", "Who is left where there is room for one; nil for the primary one.", .split,
    answers: UIViewController?.self)
  let forExpanding = ScriptMethod(
    "primaryViewControllerForExpanding", "Who is the primary one when there is room for two; nil for the one that there is.", .split,
    answers: UIViewController?.self)
  let collapse = ScriptMethod(
    "collapseSecondary", "True: the secondary one is not to be shown on top of the primary one.", .split,
    .init("secondary", UIViewController.self), .init("primary", UIViewController.self), answers: BooleanAnswer.self)
  let separate = ScriptMethod(
    "separateSecondary", "Who is the secondary one when there is room for two; nil for what lies on top of the stack.", .split,
    .init("primary", UIViewController.self), answers: UIViewController?.self)
  let supportedOrientations = ScriptMethod(
    "splitViewControllerSupportedInterfaceOrientations", "How the screen may stand.", .split, answers: UIInterfaceOrientationMask.self)
}

extension CallParameter where Value == UISplitViewController { fileprivate static var split: Self { .init("splitViewController") } }

struct TransitioningDelegateMethods: ScriptProtocol {
  static let name = "UIViewControllerTransitioningDelegate"
  static let doc = "How a controller comes and goes that has it as its transitioningDelegate."

  let forPresented = ScriptMethod(
    "animationControllerForPresented", "An animator for its way in, or nil for its style's.", .init("presented", UIViewController.self),
    .init("presenting", UIViewController.self), .init("source", UIViewController.self), answers: AnimatorAnswer?.self)
  let forDismissed = ScriptMethod(
    "animationControllerForDismissed", "An animator for its way out, or nil.", .init("dismissed", UIViewController.self),
    answers: AnimatorAnswer?.self)
  let interactionForPresentation = ScriptMethod(
    "interactionControllerForPresentation", "What leads that animator by a finger, or nil.", .init("animator", AnimatorArgument.self),
    answers: InteractionAnswer?.self)
  let interactionForDismissal = ScriptMethod(
    "interactionControllerForDismissal", "What leads that animator by a finger, or nil.", .init("animator", AnimatorArgument.self),
    answers: InteractionAnswer?.self)
  let presentationController = ScriptMethod(
    "presentationControllerForPresented", "Who leads a presentation in the style custom.", .init("presented", UIViewController.self),
    .init("presenting", UIViewController?.self), .init("source", UIViewController.self), answers: UIPresentationController?.self)
}

struct AnimatorMethods: ScriptProtocol {
  static let name = "UIViewControllerAnimatedTransitioning"
  static let doc = "Moves the views of a transition of the app's own."

  let duration = ScriptMethod(
    "transitionDuration", "Seconds.", .init("context", UIViewControllerTransitionContext?.self), answers: Height.self)
  let animate = ScriptMethod(
    "animateTransition", "Puts the new view into the containerView, animates, and calls context:completeTransition(true) at the end.",
    .context)
  let ended = ScriptMethod("animationEnded", "It is over.", .init("completed", Bool.self))
}

struct InteractionMethods: ScriptProtocol {
  static let name = "UIViewControllerInteractiveTransitioning"
  static let doc = "Leads a transition by a finger; UIPercentDrivenInteractiveTransition does it for most."

  let start = ScriptMethod("startInteractiveTransition", "It begins.", .context)
}

struct AdaptivePresentationMethods: ScriptProtocol {
  static let name = "UIAdaptivePresentationControllerDelegate"
  static let doc = "What becomes of a sheet or a popover, and the user's own ways to close it."

  let adaptiveStyle = ScriptMethod(
    "adaptivePresentationStyle", "The style where there is no room for the one that was asked for; \"none\" keeps it.", .presentation,
    answers: UIModalPresentationStyle.self)
  let shouldDismiss = ScriptMethod(
    "presentationControllerShouldDismiss", "Whether the user may close it; yes without it.", .presentation, answers: BooleanAnswer.self)
  let willDismiss = ScriptMethod("presentationControllerWillDismiss", "The user closes it.", .presentation)
  let didDismiss = ScriptMethod("presentationControllerDidDismiss", "The user has closed it.", .presentation)
  let didAttempt = ScriptMethod("presentationControllerDidAttemptToDismiss", "The user has tried to close it, and may not.", .presentation)
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
