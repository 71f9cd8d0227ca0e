import Foundation
import Lua
import LunetteKit

// Enumerations and option sets under UIKit's names. Source: docs/lua-api.md 1.5

extension UITextField.BorderStyle: LuaEnum {}
extension ListView.SelfSizingInvalidation: LuaEnum {}
extension UITableView.Style: LuaEnum {}
extension UITableView.SeparatorStyle: LuaEnum {}
extension UITableView.ScrollPosition: LuaEnum {}
extension UITableView.RowAnimation: LuaEnum {
  public static var luaType: LuaType { .choice("UITableView.RowAnimation", allCases.map(\.luaCase)) }
}
extension UITableViewCell.CellStyle: LuaEnum {}
extension UITableViewCell.SelectionStyle: LuaEnum {}
extension UITableViewCell.AccessoryType: LuaEnum {}
extension UITableViewCell.EditingStyle: LuaEnum {}
extension UITableViewCell.Part: LuaEnum {}
extension UITableViewRowAction.Style: LuaEnum {}
extension UIContextualAction.Style: LuaEnum {}
extension UIModalPresentationStyle: LuaEnum {}
extension UIBarButtonItem.Style: LuaEnum {}
extension UIBarButtonItem.SystemItem: LuaEnum {}
extension UIDeviceOrientation: LuaEnum {}
extension UIInterfaceOrientation: LuaEnum {}
extension UIUserInterfaceIdiom: LuaEnum {}
extension UIActivityIndicatorView.Style: LuaEnum {}
extension UIProgressView.Style: LuaEnum {}
extension UITouch.Phase: LuaEnum {}
extension UITouch.TouchType: LuaEnum {}
extension UIPress.PressType: LuaEnum {}
extension UIEvent.EventType: LuaEnum {}
extension UIEvent.EventSubtype: LuaEnum {}
extension UIGestureRecognizer.State: LuaEnum {
  /// UIKit's other name for `ended`, used for discrete recognizers; the state reads as "ended".
  private static let recognizedName = "recognized"

  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> UIGestureRecognizer.State {
    stack.text(at: index) == recognizedName ? .recognized : try readCase(stack, at: index)
  }
}

extension UIControl.Event: LuaOptionSet {
  public static var luaCases: [(name: String, option: UIControl.Event)] { (named + groups).map { ($0.name, $0.event) } }
}
extension UIEvent.ButtonMask: LuaOptionSet {
  public static var luaCases: [(name: String, option: UIEvent.ButtonMask)] { [("primary", .primary), ("secondary", .secondary)] }
}
extension UIScrollTypeMask: LuaOptionSet {
  public static var luaCases: [(name: String, option: UIScrollTypeMask)] {
    [("discrete", .discrete), ("continuous", .continuous), ("all", .all)]
  }
}
extension UICollectionView.ScrollPosition: LuaOptionSet {
  public static var luaCases: [(name: String, option: UICollectionView.ScrollPosition)] {
    [
      ("none", []), ("top", .top), ("centeredVertically", .centeredVertically), ("bottom", .bottom), ("left", .left),
      ("centeredHorizontally", .centeredHorizontally), ("right", .right),
    ]
  }
}
extension UISwipeGestureRecognizer.Direction: LuaOptionSet {
  public static var luaCases: [(name: String, option: UISwipeGestureRecognizer.Direction)] {
    [("right", .right), ("left", .left), ("up", .up), ("down", .down)]
  }
}
extension UIInterfaceOrientationMask: LuaOptionSet {
  public static var luaCases: [(name: String, option: UIInterfaceOrientationMask)] {
    [
      ("portrait", .portrait), ("landscapeLeft", .landscapeLeft), ("landscapeRight", .landscapeRight),
      ("portraitUpsideDown", .portraitUpsideDown), ("landscape", .landscape), ("all", .all), ("allButUpsideDown", .allButUpsideDown),
    ]
  }
}
extension UIRectEdge: LuaOptionSet {
  public static var luaCases: [(name: String, option: UIRectEdge)] {
    [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right), ("all", .all)]
  }
}
extension UIControl.State: LuaOptionSet {
  public static var luaCases: [(name: String, option: UIControl.State)] {
    [("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected), ("focused", .focused)]
  }
}
extension UIControl.ContentHorizontalAlignment: LuaEnum {}
extension UIControl.ContentVerticalAlignment: LuaEnum {}
extension UIButton.ButtonType: LuaEnum {}
extension UIButton.Role: LuaEnum {}
extension UIView.AutoresizingMask: LuaOptionSet {
  public static var luaCases: [(name: String, option: UIView.AutoresizingMask)] {
    [
      ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth), ("flexibleRightMargin", .flexibleRightMargin),
      ("flexibleTopMargin", .flexibleTopMargin), ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
    ]
  }
}
extension UIView.AnimationOptions: LuaOptionSet {
  /// A number is UIKit's raw value, or the number in a keyboard notification: 7, a curve that isn't public, for which ease-in-out is used.
  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> UIView.AnimationOptions {
    guard stack.type(at: index) == LUA_TNUMBER else { return try readCases(stack, at: index) }
    let number = try Int.read(stack, at: index)
    let curve = number > 0xFFFF ? number >> 16 & 0xF : number
    switch curve {
    case 1: return .curveEaseIn
    case 2: return .curveEaseOut
    case 3: return .curveLinear
    default: return .curveEaseInOut
    }
  }

  public static var luaCases: [(name: String, option: UIView.AnimationOptions)] {
    [
      ("layoutSubviews", .layoutSubviews), ("allowUserInteraction", .allowUserInteraction),
      ("beginFromCurrentState", .beginFromCurrentState), ("repeat", .repeat), ("autoreverse", .autoreverse),
      ("allowAnimatedContent", .allowAnimatedContent), ("showHideTransitionViews", .showHideTransitionViews),
      ("overrideInheritedOptions", .overrideInheritedOptions), ("transitionFlipFromLeft", .transitionFlipFromLeft),
      ("transitionFlipFromRight", .transitionFlipFromRight), ("transitionCurlUp", .transitionCurlUp),
      ("transitionCurlDown", .transitionCurlDown), ("transitionCrossDissolve", .transitionCrossDissolve),
      ("transitionFlipFromTop", .transitionFlipFromTop), ("transitionFlipFromBottom", .transitionFlipFromBottom),
      ("overrideInheritedDuration", .overrideInheritedDuration), ("overrideInheritedCurve", .overrideInheritedCurve),
      ("curveEaseInOut", .curveEaseInOut), ("curveEaseIn", .curveEaseIn), ("curveEaseOut", .curveEaseOut), ("curveLinear", .curveLinear),
    ]
  }
}

/// The argument and the answer of `view:convert`.
enum PointOrRect: LuaConvertible {
  case point(CGPoint)
  case rect(CGRect)

  static var luaTypeName: String { "a CGPoint or a CGRect" }
  static var luaType: LuaType { .either([CGPoint.luaType, CGRect.luaType]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> PointOrRect {
    if let rect = try? CGRect.read(stack, at: index) { return .rect(rect) }
    if let point = try? CGPoint.read(stack, at: index) { return .point(point) }
    throw stack.mismatch(luaTypeName, at: index)
  }

  func push(on stack: LuaStack) {
    switch self {
    case .point(let point): stack.push(point)
    case .rect(let rect): stack.push(rect)
    }
  }
}

/// The view, window or recognizer whose touches `event:touches(owner)` asks for.
enum TouchOwner: LuaReadable {
  case view(UIView)
  case recognizer(UIGestureRecognizer)

  static var luaTypeName: String { "a UIView, a UIWindow or a UIGestureRecognizer" }
  static var luaType: LuaType { .either([UIView.luaType, UIGestureRecognizer.luaType]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> TouchOwner {
    if let view = try? UIView.read(stack, at: index) { return .view(view) }
    if let recognizer = try? UIGestureRecognizer.read(stack, at: index) { return .recognizer(recognizer) }
    throw stack.mismatch(luaTypeName, at: index)
  }

  func owns(_ touch: UITouch) -> Bool {
    switch self {
    case .view(let view): view is UIWindow ? touch.window === view : touch.view === view
    case .recognizer(let recognizer): touch.gestureRecognizers.contains { $0 === recognizer }
    }
  }
}

/// A class of views that a script registers for reuse.
struct ReusableClass {
  let reference: LuaReference

  /// - Parameter base: the native class that it must be or inherit from
  init?(_ stack: LuaStack, at index: Int32, base: String) {
    let ids = stack.registry.declaration(named: base)?.ids ?? 0...0
    guard ids.contains(lshim_class_id(stack.raw, index)) else { return nil }
    reference = LuaReference(stack, at: index)
  }

  /// Calls the class as a script would. When its `init` fails, the fault is recorded, and the answer is nil.
  func make<View: LuaReadable>(_ arguments: [String: String], _ frame: CGRect? = nil, as type: View.Type) -> View? {
    let stack = ScriptContext.current.state.stack
    let height = stack.top
    defer { stack.top = height }
    do {
      stack.push(reference)
      stack.push(arguments)
      if let frame { stack.setField("frame", to: frame) }
      try stack.call(arguments: 1, results: 1)
      return try View.read(stack, at: -1)
    } catch let error as LuaError {
      ScriptContext.simulation.recordFault(CallbackError(error, callback: "init"))
    } catch {
      ScriptContext.simulation.recordFault(error)
    }
    return nil
  }
}

/// A class of views, or a subclass of it, that a script registers for reuse.
struct ViewClass<View: UIView>: LuaReadable, StateDescribing {
  private let reusable: ReusableClass

  static var luaTypeName: String { "\(View.luaName) or a class derived from it" }
  static var luaType: LuaType { View.luaType }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> ViewClass {
    guard let reusable = ReusableClass(stack, at: index, base: View.luaName) else { throw stack.mismatch(luaTypeName, at: index) }
    return ViewClass(reusable: reusable)
  }

  func describeState(to state: StateWriter) { state.value(reusable.reference) }

  /// Nil after a fault.
  /// - Parameter frame: what UIKit's `init(frame:)` is given; nil for an initializer without it
  func make(_ arguments: [String: String] = [:], frame: CGRect? = nil) -> View? { reusable.make(arguments, frame, as: View.self) }
}
