import Foundation
import Lua
import LunetteKit

/// Source: lua-api.md section 3
struct AppDelegateMethods: ScriptProtocol {
  static let name = "UIApplicationDelegate"
  static let doc = "What an app hears of the system. A plugin that has didFinishLaunching is one."

  @ScriptMethod("It starts: make a window and show it.", .application) var didFinishLaunching: LuaName = "didFinishLaunching"
  @ScriptMethod("It is in front.", .application) var didBecomeActive: LuaName = "didBecomeActive"
  @ScriptMethod("It is about to leave the front.", .application) var willResignActive: LuaName = "willResignActive"
  @ScriptMethod("It is no longer seen.", .application) var didEnterBackground: LuaName = "didEnterBackground"
  @ScriptMethod("It is about to be seen again.", .application) var willEnterForeground: LuaName = "willEnterForeground"
  @ScriptMethod("Memory is short.", .application) var didReceiveMemoryWarning: LuaName = "didReceiveMemoryWarning"
}

struct ScrollDelegateMethods: ScriptProtocol {
  static let name = "UIScrollViewDelegate"
  static let doc = "What a scroll view does."

  @ScriptMethod("contentOffset has changed.", .scrollView) var didScroll: LuaName = "scrollViewDidScroll"
  @ScriptMethod("A finger begins to drag.", .scrollView) var willBeginDragging: LuaName = "scrollViewWillBeginDragging"
  @ScriptMethod(
    "The finger lifts; a point that it answers is where to come to rest. Velocity in points per millisecond.", .scrollView,
    .init("velocity", CGPoint.luaType), .init("target", CGPoint.luaType), answers: CGPoint?.self)
  var willEndDragging: LuaName = "scrollViewWillEndDragging"
  @ScriptMethod("The finger has lifted.", .scrollView, .init("willDecelerate", .boolean))
  var didEndDragging: LuaName = "scrollViewDidEndDragging"
  @ScriptMethod("It goes on by itself.", .scrollView) var willBeginDecelerating: LuaName = "scrollViewWillBeginDecelerating"
  @ScriptMethod("It has come to rest.", .scrollView) var didEndDecelerating: LuaName = "scrollViewDidEndDecelerating"
  @ScriptMethod("An animated scroll by program has ended.", .scrollView)
  var didEndScrollingAnimation: LuaName = "scrollViewDidEndScrollingAnimation"
  @ScriptMethod("Whether a tap on the status bar scrolls it; yes without it.", .scrollView, answers: Truth.self)
  var shouldScrollToTop: LuaName = "scrollViewShouldScrollToTop"
  @ScriptMethod("It has scrolled to its top.", .scrollView) var didScrollToTop: LuaName = "scrollViewDidScrollToTop"
  @ScriptMethod("adjustedContentInset has changed.", .scrollView)
  var didChangeAdjustedContentInset: LuaName = "scrollViewDidChangeAdjustedContentInset"
  @ScriptMethod("The view that a pinch zooms, or nil.", .scrollView, answers: UIView?.self) var viewForZooming: LuaName = "viewForZooming"
  @ScriptMethod("A pinch begins to zoom.", .scrollView, .init("view", UIView.luaType, isOptional: true))
  var willBeginZooming: LuaName = "scrollViewWillBeginZooming"
  @ScriptMethod("zoomScale has changed.", .scrollView) var didZoom: LuaName = "scrollViewDidZoom"
  @ScriptMethod("Zooming has ended; view is false where there is none.", .scrollView, .view, .init("scale", .number))
  var didEndZooming: LuaName = "scrollViewDidEndZooming"
}

struct GestureDelegateMethods: ScriptProtocol {
  static let name = "UIGestureRecognizerDelegate"
  static let doc = "What a recognizer may do, and beside which others."

  @ScriptMethod("Whether it may recognize; yes without it.", .recognizer, answers: Truth.self)
  var shouldBegin: LuaName = "gestureRecognizerShouldBegin"
  @ScriptMethod("Whether it may see a touch; yes without it.", .recognizer, .init("touch", UITouch.luaType), answers: Truth.self)
  var shouldReceive: LuaName = "shouldReceiveTouch"
  @ScriptMethod("Whether both may recognize at the same time; no without it.", .recognizer, .other, answers: Truth.self)
  var simultaneously: LuaName = "shouldRecognizeSimultaneouslyWith"
  @ScriptMethod("Whether it must wait until the other fails; no without it.", .recognizer, .other, answers: Truth.self)
  var requireFailure: LuaName = "shouldRequireFailureOf"
  @ScriptMethod("Whether the other must wait until it fails; no without it.", .recognizer, .other, answers: Truth.self)
  var requiredToFail: LuaName = "shouldBeRequiredToFailBy"
}

struct TextFieldDelegateMethods: ScriptProtocol {
  static let name = "UITextFieldDelegate"
  static let doc = "What a text field may do, and what is typed into it."

  @ScriptMethod("Whether it may become first responder; yes without it.", .textField, answers: Truth.self)
  var shouldBegin: LuaName = "textFieldShouldBeginEditing"
  @ScriptMethod("It is first responder.", .textField) var didBegin: LuaName = "textFieldDidBeginEditing"
  @ScriptMethod("Whether it may resign; yes without it.", .textField, answers: Truth.self)
  var shouldEnd: LuaName = "textFieldShouldEndEditing"
  @ScriptMethod("It has resigned.", .textField) var didEnd: LuaName = "textFieldDidEndEditing"
  @ScriptMethod("The return key; whether the field may react to it.", .textField, answers: Truth.self)
  var shouldReturn: LuaName = "textFieldShouldReturn"
  @ScriptMethod(
    "Whether a text may take the place of some characters: range is { first, last }, from 1.", .textField,
    .init("range", .list(.integer)), .init("string", .string), answers: Truth.self)
  var shouldChange: LuaName = "shouldChangeCharactersIn"
}
