import Foundation
import Lua
import LunetteKit

/// Source: docs/lua-api.md 3
struct AppDelegateMethods: ScriptProtocol {
  static let name = "UIApplicationDelegate"
  static let doc = "What an app hears of the system. A plugin that has didFinishLaunching is one."

  let willFinishLaunching = ScriptMethod(
    "willFinishLaunching", "It starts: a window made here is there when state is restored.", .application)
  let shouldSave = ScriptMethod(
    "shouldSaveApplicationState", "Whether controllers are asked what they are, as it goes to the background; no without it.", .application,
    .init("coder", ScriptValue.self), answers: BooleanAnswer.self)
  let willEncode = ScriptMethod("willEncodeRestorableState", "What the app itself keeps.", .application, .init("coder", ScriptValue.self))
  let shouldRestore = ScriptMethod(
    "shouldRestoreApplicationState", "Whether they are made so again; no without it.", .application, .init("coder", ScriptValue.self),
    answers: BooleanAnswer.self)
  let controllerForPath = ScriptMethod(
    "viewControllerWithRestorationIdentifierPath",
    "The controller for a list of identifiers, the outermost first; nil for one that is there.",
    .application, .init("path", ScriptStrings.self), .init("coder", ScriptValue.self), answers: UIViewController?.self)
  let didDecode = ScriptMethod(
    "didDecodeRestorableState", "The controllers have what they had.", .application, .init("coder", ScriptValue.self))
  let didFinishLaunching = ScriptMethod("didFinishLaunching", "It starts: make a window and show it.", .application)
  let didBecomeActive = ScriptMethod("didBecomeActive", "It is in front.", .application)
  let willResignActive = ScriptMethod("willResignActive", "It is about to leave the front.", .application)
  let didEnterBackground = ScriptMethod("didEnterBackground", "It is no longer seen.", .application)
  let willEnterForeground = ScriptMethod("willEnterForeground", "It is about to be seen again.", .application)
  let didReceiveMemoryWarning = ScriptMethod("didReceiveMemoryWarning", "Memory is short.", .application)
  let willTerminate = ScriptMethod("willTerminate", "It is about to end: the last moment to keep something.", .application)
  let didReceiveInput = ScriptMethod(
    "didReceiveInput", "An input of the app's own kind has come, as `app:send` sends it.", .application, .init("name", String.self),
    .init("value", InputValue.self))
}

struct ScrollDelegateMethods: ScriptProtocol {
  static let name = "UIScrollViewDelegate"
  static let doc = "What a scroll view does."

  let didScroll = ScriptMethod("scrollViewDidScroll", "contentOffset has changed.", .scrollView)
  let willBeginDragging = ScriptMethod("scrollViewWillBeginDragging", "A finger begins to drag.", .scrollView)
  let willEndDragging = ScriptMethod(
    "scrollViewWillEndDragging", "The finger lifts; a point that it answers is where to come to rest. Velocity in points per millisecond.",
    .scrollView, .init("velocity", CGPoint.self), .init("target", CGPoint.self), answers: CGPoint?.self)
  let didEndDragging = ScriptMethod("scrollViewDidEndDragging", "The finger has lifted.", .scrollView, .init("willDecelerate", Bool.self))
  let willBeginDecelerating = ScriptMethod("scrollViewWillBeginDecelerating", "It goes on by itself.", .scrollView)
  let didEndDecelerating = ScriptMethod("scrollViewDidEndDecelerating", "It has come to rest.", .scrollView)
  let didEndScrollingAnimation = ScriptMethod("scrollViewDidEndScrollingAnimation", "An animated scroll by program has ended.", .scrollView)
  let shouldScrollToTop = ScriptMethod(
    "scrollViewShouldScrollToTop", "Whether a tap on the status bar scrolls it; yes without it.", .scrollView, answers: BooleanAnswer.self)
  let didScrollToTop = ScriptMethod("scrollViewDidScrollToTop", "It has scrolled to its top.", .scrollView)
  let didChangeAdjustedContentInset = ScriptMethod(
    "scrollViewDidChangeAdjustedContentInset", "adjustedContentInset has changed.", .scrollView)
  let viewForZooming = ScriptMethod("viewForZooming", "The view that a pinch zooms, or nil.", .scrollView, answers: UIView?.self)
  let willBeginZooming = ScriptMethod("scrollViewWillBeginZooming", "A pinch begins to zoom.", .scrollView, .init("view", UIView?.self))
  let didZoom = ScriptMethod("scrollViewDidZoom", "zoomScale has changed.", .scrollView)
  let didEndZooming = ScriptMethod(
    "scrollViewDidEndZooming", "Zooming has ended; view is false where there is none.",
    .scrollView, .init("view", ViewOrFalse.self), .init("scale", CGFloat.self))
}

/// Methods of a controller's `restorationClass`; they are called on the class itself.
struct RestorationMethods: ScriptProtocol {
  static let name = "UIViewControllerRestoration"
  static let doc = "What a class has that makes its controllers again."

  let controllerForPath = ScriptMethod(
    "viewControllerWithRestorationIdentifierPath", "A new controller for a list of identifiers, the outermost first; nil leaves it out.",
    .init("path", ScriptStrings.self), .init("coder", ScriptValue.self), answers: UIViewController?.self)
}

struct GestureDelegateMethods: ScriptProtocol {
  static let name = "UIGestureRecognizerDelegate"
  static let doc = "What a recognizer may do, and beside which others."

  let shouldBegin = ScriptMethod(
    "gestureRecognizerShouldBegin", "Whether it may recognize; yes without it.", .recognizer, answers: BooleanAnswer.self)
  let shouldReceive = ScriptMethod(
    "shouldReceiveTouch", "Whether it may see a touch; yes without it.", .recognizer, .init("touch", UITouch.self),
    answers: BooleanAnswer.self)
  let simultaneously = ScriptMethod(
    "shouldRecognizeSimultaneouslyWith", "Whether both may recognize at the same time; no without it.",
    .recognizer, .other, answers: BooleanAnswer.self)
  let requireFailure = ScriptMethod(
    "shouldRequireFailureOf", "Whether it must wait until the other fails; no without it.", .recognizer, .other, answers: BooleanAnswer.self
  )
  let requiredToFail = ScriptMethod(
    "shouldBeRequiredToFailBy", "Whether the other must wait until it fails; no without it.", .recognizer, .other,
    answers: BooleanAnswer.self)
}

struct TextFieldDelegateMethods: ScriptProtocol {
  static let name = "UITextFieldDelegate"
  static let doc = "What a text field may do, and what is typed into it."

  let shouldBegin = ScriptMethod(
    "textFieldShouldBeginEditing", "Whether it may become first responder; yes without it.", .textField, answers: BooleanAnswer.self)
  let didBegin = ScriptMethod("textFieldDidBeginEditing", "It is first responder.", .textField)
  let shouldEnd = ScriptMethod(
    "textFieldShouldEndEditing", "Whether it may resign; yes without it.", .textField, answers: BooleanAnswer.self)
  let didEnd = ScriptMethod(
    "textFieldDidEndEditing", "It has resigned; the reason is \"committed\".", .textField, .init("reason", String.self))
  let shouldReturn = ScriptMethod(
    "textFieldShouldReturn", "The return key; whether the field may react to it.", .textField, answers: BooleanAnswer.self)
  let shouldClear = ScriptMethod(
    "textFieldShouldClear", "Whether the clear button, or the beginning of editing, may empty it; yes without it.", .textField,
    answers: BooleanAnswer.self)
  let didChangeSelection = ScriptMethod("textFieldDidChangeSelection", "The caret has moved.", .textField)
  let shouldChange = ScriptMethod(
    "shouldChangeCharactersIn",
    "Whether a text may take the place of some characters: range is { first, last }, from 1 in UTF-16 units, with UIKit's location and length.",
    .textField, .init("range", Range<Int>.self), .init("string", String.self), answers: BooleanAnswer.self)
}

struct TextViewDelegateMethods: ScriptProtocol {
  static let name = "UITextViewDelegate"
  static let inherits: String? = "UIScrollViewDelegate"
  static let doc = "What a text view may do, and what is typed into it."

  let shouldBegin = ScriptMethod(
    "textViewShouldBeginEditing", "Whether it may become first responder; yes without it.", .textView, answers: BooleanAnswer.self)
  let didBegin = ScriptMethod("textViewDidBeginEditing", "It is first responder, and the keyboard is on its way.", .textView)
  let shouldEnd = ScriptMethod("textViewShouldEndEditing", "Whether it may resign; yes without it.", .textView, answers: BooleanAnswer.self)
  let didEnd = ScriptMethod("textViewDidEndEditing", "It has resigned.", .textView)
  let shouldChange = ScriptMethod(
    "shouldChangeTextIn",
    "Whether a text may take the place of some characters: range is { first, last }, from 1 in UTF-16 units, with UIKit's location and length.",
    .textView, .init("range", Range<Int>.self), .init("text", String.self), answers: BooleanAnswer.self)
  let didChange = ScriptMethod("textViewDidChange", "The user has changed the text.", .textView)
  let didChangeSelection = ScriptMethod("textViewDidChangeSelection", "The caret has moved.", .textView)
}
