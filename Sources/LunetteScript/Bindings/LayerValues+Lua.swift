import Foundation
import Lua
import LunetteKit

extension CALayerContentsGravity: LuaEnum {}
extension CALayerCornerCurve: LuaEnum {}
extension CAMediaTimingFillMode: LuaEnum {}
extension CAAnimationCalculationMode: LuaEnum {}
extension CAAnimationRotationMode: LuaEnum {}
extension CAValueFunctionName: LuaEnum {}
extension CATransitionType: LuaEnum {}
extension CATransitionSubtype: LuaEnum {}
extension CAGradientLayer.Kind: LuaEnum {}
extension CGPathFillRule: LuaEnum {
  /// Core Animation's names; Core Graphics' "winding" is accepted too.
  public var luaCase: String { self == .winding ? "nonZero" : "evenOdd" }

  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> CGPathFillRule {
    stack.text(at: index) == "winding" ? .winding : try readCase(stack, at: index)
  }
}
extension CATextLayerTruncationMode: LuaEnum {}
extension CATextLayerAlignmentMode: LuaEnum {}
extension CAScrollLayerScrollMode: LuaEnum {}
extension UIView.ContentMode: LuaEnum {}
extension UIViewAnimatingState: LuaEnum {}
extension UIViewAnimatingPosition: LuaEnum {}
extension CGBlendMode: LuaEnum {}

extension CACornerMask: LuaOptionSet {
  public static var luaCases: [(name: String, option: CACornerMask)] {
    [
      ("layerMinXMinYCorner", .layerMinXMinYCorner), ("layerMaxXMinYCorner", .layerMaxXMinYCorner),
      ("layerMinXMaxYCorner", .layerMinXMaxYCorner), ("layerMaxXMaxYCorner", .layerMaxXMaxYCorner),
    ]
  }
}

extension CALayerContentsFilter: LuaEnum {}
extension UIView.TintAdjustmentMode: LuaEnum {}
extension UIView.AnimationCurve: LuaEnum {}
extension UIView.TransitionStyle: LuaEnum {}

extension CAEdgeAntialiasingMask: LuaOptionSet {
  public static var luaCases: [(name: String, option: CAEdgeAntialiasingMask)] {
    [
      ("layerLeftEdge", .layerLeftEdge), ("layerRightEdge", .layerRightEdge), ("layerBottomEdge", .layerBottomEdge),
      ("layerTopEdge", .layerTopEdge),
    ]
  }
}

extension UIView.KeyframeAnimationOptions: LuaOptionSet {
  public static var luaCases: [(name: String, option: UIView.KeyframeAnimationOptions)] {
    [
      ("layoutSubviews", .layoutSubviews), ("allowUserInteraction", .allowUserInteraction),
      ("beginFromCurrentState", .beginFromCurrentState), ("repeat", .repeat), ("autoreverse", .autoreverse),
      ("overrideInheritedDuration", .overrideInheritedDuration), ("overrideInheritedOptions", .overrideInheritedOptions),
      ("calculationModeLinear", .calculationModeLinear), ("calculationModeDiscrete", .calculationModeDiscrete),
      ("calculationModePaced", .calculationModePaced), ("calculationModeCubic", .calculationModeCubic),
      ("calculationModeCubicPaced", .calculationModeCubicPaced), ("curveLinear", .curveLinear), ("curveEaseIn", .curveEaseIn),
      ("curveEaseOut", .curveEaseOut),
    ]
  }
}

/// The value of a layer's property: a number, a point, a size, a rect, a colour, a transform, a path, a picture, or a list of numbers or
/// colours.
extension LayerValue: LuaConvertible {
  public static var pushesOneValue: Bool { true }
  public static var luaTypeName: String { "a number, a geometry value, a colour, a path, a picture, or a list of numbers or colours" }
  public static var luaType: LuaType { .any }

  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> LayerValue {
    switch stack.type(at: index) {
    case LUA_TNUMBER: return .number(try CGFloat.read(stack, at: index))
    case LUA_TBOOLEAN: return .flag(try Bool.read(stack, at: index))
    case LUA_TSTRING:
      let text = try String.read(stack, at: index)
      return UIColor(text).map { .color($0) } ?? .text(text)
    case LUA_TTABLE:
      if let numbers = try? [CGFloat].read(stack, at: index) { return .numbers(numbers) }
      if let colors = try? [UIColor].read(stack, at: index) { return .colors(colors) }
    default: break
    }
    if lshim_to_value(stack.raw, index) != nil {
      if let point = try? CGPoint.read(stack, at: index) { return .point(point) }
      if let size = try? CGSize.read(stack, at: index) { return .size(size) }
      if let rect = try? CGRect.read(stack, at: index) { return .rect(rect) }
      if let space = try? CATransform3D.read(stack, at: index) { return .transform(space) }
      if let plane = try? CGAffineTransform.read(stack, at: index) { return .transform(CATransform3D(plane)) }
    }
    if let color = try? UIColor.read(stack, at: index) { return .color(color) }
    if let path = try? ScriptPath.read(stack, at: index) { return .path(path.path) }
    if let image = try? ScriptImage.read(stack, at: index) { return .image(image.image) }
    throw stack.mismatch(luaTypeName, at: index)
  }

  public func push(on stack: LuaStack) {
    switch self {
    case .number(let value): stack.push(value)
    case .point(let value): stack.push(value)
    case .size(let value): stack.push(value)
    case .rect(let value): stack.push(value)
    case .color(let value): value.push(on: stack)
    case .transform(let value): stack.push(value)
    case .numbers(let value): value.push(on: stack)
    case .colors(let value): stack.push(value)
    case .path(let value): value.map(ScriptPath.init).push(on: stack)
    case .image(let value): value.map(ScriptImage.init).push(on: stack)
    case .flag(let value): stack.push(value)
    case .text(let value): value.push(on: stack)
    }
  }
}

/// A curve: a name, the two control points as four numbers, or a CAMediaTimingFunction.
extension CAMediaTimingFunction: LuaConvertible {
  public static var pushesOneValue: Bool { true }
  public static var luaTypeName: String {
    "one of " + CAMediaTimingFunctionName.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ") + " or four numbers"
  }
  public static var luaType: LuaType {
    .either([.choice(of: CAMediaTimingFunctionName.self, CAMediaTimingFunctionName.allCases.map(\.rawValue)), .list(.number)])
  }

  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> CAMediaTimingFunction {
    if let text = stack.text(at: index) {
      if let name = CAMediaTimingFunctionName(rawValue: text) { return CAMediaTimingFunction(name: name) }
      if text == "easeInOut" { return CAMediaTimingFunction(name: .easeInEaseOut) }
      throw stack.mismatch(luaTypeName, at: index)
    }
    guard stack.isTable(at: index), let numbers = try? [CGFloat].read(stack, at: index), numbers.count == 4 else {
      throw stack.mismatch(luaTypeName, at: index)
    }
    return CAMediaTimingFunction(controlPoints: numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// Pushes the curve's name, or for a curve without one its four numbers.
  public func push(on stack: LuaStack) {
    if let name = CAMediaTimingFunctionName.allCases.first(where: { CAMediaTimingFunction(name: $0) == self }) {
      return stack.push(name.rawValue)
    }
    stack.push([curve.control1.x, curve.control1.y, curve.control2.x, curve.control2.y])
  }
}

/// The value of a key in `layer.actions`: an animation, a function, or false for no action.
struct ScriptLayerAction: LuaConvertible {
  let action: any CAAction
  init(_ action: any CAAction) { self.action = action }

  static var luaTypeName: String { "a CAAnimation, a function(layer, key), or false" }
  static var luaType: LuaType { .any }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> ScriptLayerAction {
    if stack.type(at: index) == LUA_TBOOLEAN, lua_toboolean(stack.raw, index) == 0 { return ScriptLayerAction(NSNull()) }
    if stack.isFunction(at: index) { return ScriptLayerAction(FunctionAction(Callback(try LuaFunction.read(stack, at: index)))) }
    if let animation = try? CAAnimation.read(stack, at: index) { return ScriptLayerAction(animation) }
    throw stack.mismatch(luaTypeName, at: index)
  }

  func push(on stack: LuaStack) {
    switch action {
    case let animation as CAAnimation: animation.push(on: stack)
    case let action as FunctionAction: stack.push(action.callback.function)
    default: stack.push(false)
    }
  }

  /// A script's function as an action.
  final class FunctionAction: CAAction {
    let callback: Callback
    init(_ callback: Callback) { self.callback = callback }
    func run(forKey key: String, object: CALayer) { callback.call(object, key) }
  }
}

extension ActionAnswer: LuaConvertible {
  public static var luaTypeName: String { "a CAAnimation, a function(layer, key), false, or nil" }
  public static var luaType: LuaType { .any }
  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> ActionAnswer {
    if stack.isNil(at: index) { return ActionAnswer(nil) }
    return ActionAnswer(try ScriptLayerAction.read(stack, at: index).action)
  }
  public func push(on stack: LuaStack) {
    // "No action" reads as nil, as in Apple's API; a method's own answer is false for it.
    if let action, !(action is NSNull) { ScriptLayerAction(action).push(on: stack) } else { stack.pushNil() }
  }
}

extension ViewActionAnswer: LuaConvertible {
  public static var luaTypeName: String { ActionAnswer.luaTypeName }
  public static var luaType: LuaType { .any }
  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> ViewActionAnswer {
    ViewActionAnswer(try ActionAnswer.read(stack, at: index).action)
  }
  /// "Nothing" is false, so that an override can hand on what super has answered.
  public func push(on stack: LuaStack) { if let action { ScriptLayerAction(action).push(on: stack) } else { stack.pushNil() } }
}

/// The object that draws a layer: for a view's layer the view, else a script's table or instance.
struct LayerDelegate: LuaConvertible {
  let script: LuaReference?
  private let view: UIView?

  init(_ layer: CALayer) { (view, script) = (layer.view, (layer.delegate as? ScriptLayerDelegate)?.script) }
  private init(_ script: LuaReference?) { (view, self.script) = (nil, script) }

  static var luaTypeName: String { DelegateTable<LayerDelegateMethods>?.luaTypeName }
  static var luaType: LuaType { DelegateTable<LayerDelegateMethods>?.luaType }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> LayerDelegate {
    LayerDelegate(try DelegateTable<LayerDelegateMethods>?.read(stack, at: index)?.script)
  }

  func push(on stack: LuaStack) {
    if let view { return view.push(on: stack) }
    script.map { DelegateTable<LayerDelegateMethods>(script: $0) }.push(on: stack)
  }
}

/// `layer.style = { actions = { opacity = fade } }`, as in UIKit; a table of actions alone is accepted too.
struct LayerStyle: LuaConvertible {
  let actions: [String: any CAAction]

  static var luaTypeName: String { "a table of actions" }
  static var luaType: LuaType { .table }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> LayerStyle {
    guard stack.isTable(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    stack.pushRawField("actions", of: index)
    defer { stack.pop() }
    let place = stack.isTable(at: -1) ? stack.top : index
    return LayerStyle(actions: try [String: ScriptLayerAction].read(stack, at: place).mapValues(\.action))
  }

  func push(on stack: LuaStack) { stack.push(actions.mapValues(ScriptLayerAction.init)) }
}

/// The text of a text layer: plain, with attributes, or none.
struct LayerText: LuaConvertible {
  var plain: String?
  var styled: AttributedText?

  init(_ layer: CATextLayer) { (plain, styled) = (layer.string, layer.attributedString) }
  private init() {}

  static var luaTypeName: String { "a text, an NSAttributedString, or nil" }
  static var luaType: LuaType { AnyText?.luaType }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> LayerText {
    var text = LayerText()
    guard !stack.isNil(at: index) else { return text }
    guard let any = try? AnyText.read(stack, at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    if let plain = any.plain { text.plain = plain } else { text.styled = any.text }
    return text
  }

  func push(on stack: LuaStack) {
    if let styled { ScriptAttributedString(styled).push(on: stack) } else if let plain { stack.push(plain) } else { stack.pushNil() }
  }
}

/// The second argument of `addArc`: a radius, or the end of the second line that the arc touches.
enum ArcArgument: LuaReadable {
  case radius(CGFloat)
  case tangentEnd(CGPoint)

  static var luaTypeName: String { "a radius, or the point at the end of the second tangent" }
  static var luaType: LuaType { .either([.number, CGPoint.luaType]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> ArcArgument {
    if stack.type(at: index) == LUA_TNUMBER { return .radius(try CGFloat.read(stack, at: index)) }
    guard let point = try? CGPoint.read(stack, at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    return .tangentEnd(point)
  }
}

extension LayerDelegate: StateValue {
  func write(to state: StateWriter) {
    script.write(to: state)
    state.object(view)
  }
}

extension LayerStyle: StateValue { func write(to state: StateWriter) { actions.write(to: state) } }
