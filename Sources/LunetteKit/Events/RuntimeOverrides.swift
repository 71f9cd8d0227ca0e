import Foundation

/// The methods of a class that was made at run time, as the Objective-C runtime allows and a script does.
///
/// The host calls such an object's overridable methods through dispatching functions (`sendLayoutSubviews()`), which ask here
/// first. Called directly, a method is always the class's own, which is what `super` means to the override.
public protocol RuntimeOverrides: AnyObject {
  /// Calls the override of `method`; nil where there is none. An override that fails records the fault and answers `.none`.
  func call(_ method: StaticString, on object: AnyObject, _ arguments: [RuntimeValue]) -> RuntimeValue?
  /// Whether the object has a method of this name that was made at run time.
  func implements(_ method: String, on object: AnyObject) -> Bool
  /// What the object's class is called where it was made.
  func className(of object: AnyObject) -> String?
}

extension RuntimeOverrides {
  func call(_ method: StaticString, on object: AnyObject, _ arguments: RuntimeValue...) -> RuntimeValue? {
    call(method, on: object, arguments)
  }
}

/// An argument or answer of an override.
public enum RuntimeValue {
  case none
  case bool(Bool)
  case number(CGFloat)
  case string(String)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case object(AnyObject?)
  case touches(Set<UITouch>)
  case orientations(UIInterfaceOrientationMask)

  public var isSomething: Bool { if case .none = self { false } else { true } }
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  public var number: CGFloat? { if case .number(let value) = self { value } else { nil } }
  public var size: CGSize? { if case .size(let value) = self { value } else { nil } }
  public var object: AnyObject? { if case .object(let value) = self { value } else { nil } }
}
