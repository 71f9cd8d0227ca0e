import Lua
@_spi(Lunette) import LunetteKit
import LunetteScript

/// The values of properties, as they are compared and told.
extension Witness {
  /// Whether the two values on top of the stack are the same one. Most properties make a new object of a value class, such as a font, each time they are
  /// read: such objects are compared by what is in them, all others by being the same one.
  func isSame(_ stack: LuaStack) -> Bool {
    if lshim_is_same(stack.raw, -1, -2) { return true }
    guard let one = object(at: -1, stack), let other = object(at: -2, stack) else { return context.shown(at: -1) == context.shown(at: -2) }
    if one === other { return true }
    guard type(of: one) == type(of: other), !(one is UIResponder), !(one is CALayer) else { return false }
    return words(at: -1, stack) == words(at: -2, stack) && content(of: one) == content(of: other)
  }

  /// A value as a reader sees it: `UIFont .SFUIText 17`, `UIButton "Save"`.
  func words(at index: Int32, _ stack: LuaStack) -> String {
    guard let box = lshim_to_box(stack.raw, index), let object = object(at: index, stack) else { return context.shown(at: index) }
    if object is UIView { return context.currentApp?.name(object) ?? context.className(of: object) }
    stack.context.pointee.describe(stack.raw, box)
    return context.className(of: object) + stack.popText()
  }

  private func object(at index: Int32, _ stack: LuaStack) -> AnyObject? {
    lshim_to_box(stack.raw, index)?.pointee.object.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }

  /// All that an object holds, as far as a value class is deep.
  private func content(of object: AnyObject) -> String {
    var text = ""
    dump(object, to: &text, maxDepth: Self.deepest, maxItems: Self.mostItems)
    return text
  }
  /// Ours: more than a button's configuration with its texts and pictures has
  private static let (deepest, mostItems) = (8, 2000)
}
