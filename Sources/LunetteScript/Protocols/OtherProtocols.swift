import Foundation
import Lua
import LunetteKit

/// Source: docs/lua-api.md 3
struct AppDelegateMethods: ScriptProtocol {
  static let name = "UIApplicationDelegate"
  static let doc = "What an app is told by the system. A plugin that has didFinishLaunching is such a delegate."

  let willFinishLaunching = ScriptMethod(
    "willFinishLaunching", "The app starts. A window that is made here exists when state is restored.", .application)
  let shouldSave = ScriptMethod(
    "shouldSaveApplicationState", "Whether the app's state is saved when it goes to the background; false if the method is missing.",
    .application,
    .init("coder", ScriptValue.self), answers: BooleanAnswer.self)
  let willEncode = ScriptMethod(
    "willEncodeRestorableState", "Writes what the app itself must know after a relaunch.", .application, .init("coder", ScriptValue.self))
  let shouldRestore = ScriptMethod(
    "shouldRestoreApplicationState", "Whether a saved state is restored; false if the method is missing.", .application,
    .init("coder", ScriptValue.self),
    answers: BooleanAnswer.self)
  let controllerForPath = ScriptMethod(
    "viewControllerWithRestorationIdentifierPath",
    "The controller for a path of restoration identifiers, the outermost first; nil if it exists already.",
    .application, .init("path", ScriptStrings.self), .init("coder", ScriptValue.self), answers: UIViewController?.self)
  let didDecode = ScriptMethod(
    "didDecodeRestorableState", "All controllers have read their state.", .application, .init("coder", ScriptValue.self))
  let didFinishLaunching = ScriptMethod("didFinishLaunching", "The app has started: make a window and show it.", .application)
  let didBecomeActive = ScriptMethod("didBecomeActive", "The app is in front now.", .application)
  let willResignActive = ScriptMethod("willResignActive", "The app is about to leave the front.", .application)
  let didEnterBackground = ScriptMethod("didEnterBackground", "The app is in the background and no longer visible.", .application)
  let willEnterForeground = ScriptMethod("willEnterForeground", "The app is about to be visible again.", .application)
  let didReceiveMemoryWarning = ScriptMethod("didReceiveMemoryWarning", "Memory is low.", .application)
  let supportedOrientations = ScriptMethod(
    "supportedInterfaceOrientationsFor",
    "How the screen may stand in a window: one or a list of portrait, landscapeLeft, ... Asked when the device turns; the answer counts in "
      + "place of the plugin's supportedInterfaceOrientations.",
    .application, .init("window", UIWindow.self), answers: UIInterfaceOrientationMask?.self)
  let openURL = ScriptMethod(
    "openURL", "Another app opens an address with this app, sent with `app:openURL`. Return whether the app takes the address.",
    .application, .init("url", String.self), answers: BooleanAnswer.self)
  let willTerminate = ScriptMethod("willTerminate", "The app is about to end: the last chance to write something.", .application)
  let didReceiveInput = ScriptMethod(
    "didReceiveInput", "An input of the app's own kind has arrived, sent with `app:send`.", .application, .init("name", String.self),
    .init("value", InputValue.self))
}

struct ScrollDelegateMethods: ScriptProtocol {
  static let name = "UIScrollViewDelegate"
  static let doc = "What a scroll view asks and tells."

  let didScroll = ScriptMethod("scrollViewDidScroll", "contentOffset has changed.", .scrollView)
  let willBeginDragging = ScriptMethod("scrollViewWillBeginDragging", "A finger begins to drag the content.", .scrollView)
  let willEndDragging = ScriptMethod(
    "scrollViewWillEndDragging",
    "The finger lifts. Return a point to change where the content will stop. Velocity in points per millisecond.",
    .scrollView, .init("velocity", CGPoint.self), .init("target", CGPoint.self), answers: CGPoint?.self)
  let didEndDragging = ScriptMethod(
    "scrollViewDidEndDragging", "The finger has lifted. willDecelerate is true if the content continues to move.", .scrollView,
    .init("willDecelerate", Bool.self))
  let willBeginDecelerating = ScriptMethod(
    "scrollViewWillBeginDecelerating", "The content continues to move after the finger has lifted.", .scrollView)
  let didEndDecelerating = ScriptMethod("scrollViewDidEndDecelerating", "The content has stopped after a deceleration.", .scrollView)
  let didEndScrollingAnimation = ScriptMethod(
    "scrollViewDidEndScrollingAnimation", "A scroll that the app animated has ended.", .scrollView)
  let shouldScrollToTop = ScriptMethod(
    "scrollViewShouldScrollToTop", "Whether a tap on the status bar scrolls the content to its top; true if the method is missing.",
    .scrollView, answers: BooleanAnswer.self)
  let didScrollToTop = ScriptMethod("scrollViewDidScrollToTop", "The content has scrolled to its top.", .scrollView)
  let didChangeAdjustedContentInset = ScriptMethod(
    "scrollViewDidChangeAdjustedContentInset", "adjustedContentInset has changed.", .scrollView)
  let viewForZooming = ScriptMethod("viewForZooming", "The view that two fingers zoom, or nil.", .scrollView, answers: UIView?.self)
  let willBeginZooming = ScriptMethod("scrollViewWillBeginZooming", "Two fingers begin to zoom.", .scrollView, .init("view", UIView?.self))
  let didZoom = ScriptMethod("scrollViewDidZoom", "zoomScale has changed.", .scrollView)
  let didEndZooming = ScriptMethod(
    "scrollViewDidEndZooming", "Zooming has ended. view is false if there is none.",
    .scrollView, .init("view", ViewOrFalse.self), .init("scale", CGFloat.self))
}

/// Methods of a controller's `restorationClass`; they are called on the class itself.
struct RestorationMethods: ScriptProtocol {
  static let name = "UIViewControllerRestoration"
  static let doc = "A class with this method makes its own controllers when state is restored."

  let controllerForPath = ScriptMethod(
    "viewControllerWithRestorationIdentifierPath",
    "A new controller for a path of restoration identifiers, the outermost first. With nil the controller is not restored.",
    .init("path", ScriptStrings.self), .init("coder", ScriptValue.self), answers: UIViewController?.self)
}

struct GestureDelegateMethods: ScriptProtocol {
  static let name = "UIGestureRecognizerDelegate"
  static let doc = "Decides what a recognizer may do, and together with which other recognizers."

  let shouldBegin = ScriptMethod(
    "gestureRecognizerShouldBegin", "Whether the recognizer may recognize its gesture now; true if the method is missing.", .recognizer,
    answers: BooleanAnswer.self)
  let shouldReceive = ScriptMethod(
    "shouldReceiveTouch", "Whether the recognizer gets a touch; true if the method is missing.", .recognizer, .init("touch", UITouch.self),
    answers: BooleanAnswer.self)
  let simultaneously = ScriptMethod(
    "shouldRecognizeSimultaneouslyWith", "Whether both recognizers may recognize at the same time; false if the method is missing.",
    .recognizer, .other, answers: BooleanAnswer.self)
  let requireFailure = ScriptMethod(
    "shouldRequireFailureOf", "Whether the recognizer must wait until the other one has failed; false if the method is missing.",
    .recognizer, .other, answers: BooleanAnswer.self
  )
  let requiredToFail = ScriptMethod(
    "shouldBeRequiredToFailBy", "Whether the other recognizer must wait until this one has failed; false if the method is missing.",
    .recognizer, .other,
    answers: BooleanAnswer.self)
}

struct TextFieldDelegateMethods: ScriptProtocol {
  static let name = "UITextFieldDelegate"
  static let doc = "Decides what a text field may do, and is told about changes by the user."

  let shouldBegin = ScriptMethod(
    "textFieldShouldBeginEditing", "Whether editing may begin; true if the method is missing.", .textField, answers: BooleanAnswer.self)
  let didBegin = ScriptMethod("textFieldDidBeginEditing", "Editing has begun: the field is first responder.", .textField)
  let shouldEnd = ScriptMethod(
    "textFieldShouldEndEditing", "Whether editing may end; true if the method is missing.", .textField, answers: BooleanAnswer.self)
  let didEnd = ScriptMethod(
    "textFieldDidEndEditing", "Editing has ended: the field is no longer first responder. The reason is \"committed\".", .textField,
    .init("reason", String.self))
  let shouldReturn = ScriptMethod(
    "textFieldShouldReturn", "The return key was pressed. Return whether the field may react to it; true if the method is missing.",
    .textField, answers: BooleanAnswer.self)
  let shouldClear = ScriptMethod(
    "textFieldShouldClear",
    "Whether the field may be emptied, by the clear button or because editing begins; true if the method is missing.", .textField,
    answers: BooleanAnswer.self)
  let didChangeSelection = ScriptMethod("textFieldDidChangeSelection", "The caret or the selection has moved.", .textField)
  let shouldChange = ScriptMethod(
    "shouldChangeCharactersIn",
    "Whether a text may replace a range of the present text; true if the method is missing. range is { first, last }, from 1 in UTF-16 "
      + "units; it has UIKit's location and length, too.",
    .textField, .init("range", Range<Int>.self), .init("string", String.self), answers: BooleanAnswer.self)
}

struct TextViewDelegateMethods: ScriptProtocol {
  static let name = "UITextViewDelegate"
  static let inherits: String? = "UIScrollViewDelegate"
  static let doc = "Decides what a text view may do, and is told about changes by the user."

  let shouldBegin = ScriptMethod(
    "textViewShouldBeginEditing", "Whether editing may begin; true if the method is missing.", .textView, answers: BooleanAnswer.self)
  let didBegin = ScriptMethod(
    "textViewDidBeginEditing", "Editing has begun: the text view is first responder, and the keyboard is on its way.", .textView)
  let shouldEnd = ScriptMethod(
    "textViewShouldEndEditing", "Whether editing may end; true if the method is missing.", .textView, answers: BooleanAnswer.self)
  let didEnd = ScriptMethod("textViewDidEndEditing", "Editing has ended.", .textView)
  let shouldChange = ScriptMethod(
    "shouldChangeTextIn",
    "Whether a text may replace a range of the present text; true if the method is missing. range is { first, last }, from 1 in UTF-16 "
      + "units; it has UIKit's location and length, too.",
    .textView, .init("range", Range<Int>.self), .init("text", String.self), answers: BooleanAnswer.self)
  let shouldInteract = ScriptMethod(
    "shouldInteractWith",
    "Whether a tap on a link opens its address; true if the method is missing. range is { first, last }, from 1 in UTF-16 units.",
    .textView, .init("url", String.self), .init("range", Range<Int>.self), answers: BooleanAnswer.self)
  let didChange = ScriptMethod("textViewDidChange", "The user has changed the text.", .textView)
  let didChangeSelection = ScriptMethod("textViewDidChangeSelection", "The caret or the selection has moved.", .textView)
}
