import Foundation
import Lua
import LunetteKit

// The answers that methods of a delegate may give. Source: docs/lua-api.md 3

/// An answer that is ignored.
struct Anything: LuaReadable {
  static var luaTypeName: String { "anything" }
  static var luaType: LuaType { .any }
  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Anything { Anything() }
}

/// True or false. Nil and no answer mean false, as everywhere in Lua.
struct BooleanAnswer: LuaReadable {
  let value: Bool
  static var luaTypeName: String { "true or false" }
  static var luaType: LuaType { .boolean }
  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> BooleanAnswer {
    guard stack.isNil(at: index) || stack.type(at: index) == LUA_TBOOLEAN else { throw stack.mismatch(luaTypeName, at: index) }
    return BooleanAnswer(value: lua_toboolean(stack.raw, index) != 0)
  }
}

/// Whether the app goes on with what it was launched for: only false says that it does not. Source: Apple, application(_:didFinishLaunchingWithOptions:)
struct LaunchAnswer: LuaReadable {
  let goesOn: Bool
  static var luaTypeName: String { Anything.luaTypeName }
  static var luaType: LuaType { Anything.luaType }
  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> LaunchAnswer {
    LaunchAnswer(goesOn: stack.type(at: index) != LUA_TBOOLEAN || lua_toboolean(stack.raw, index) != 0)
  }
}

/// A count: a whole number. The table itself refuses negative numbers.
struct Count: LuaReadable {
  let value: Int
  static var luaTypeName: String { "a whole number" }
  static var luaType: LuaType { .integer }
  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Count {
    var isInteger: Int32 = 0
    let value = lua_tointegerx(stack.raw, index, &isInteger)
    guard isInteger != 0, stack.type(at: index) == LUA_TNUMBER else { throw stack.mismatch(luaTypeName, at: index) }
    return Count(value: Int(value))
  }
}

/// A height. Units: points. The table decides which numbers are valid.
struct Height: LuaReadable {
  let value: CGFloat
  static var luaTypeName: String { "a number" }
  static var luaType: LuaType { .number }
  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Height {
    guard stack.type(at: index) == LUA_TNUMBER else { throw stack.mismatch(luaTypeName, at: index) }
    return Height(value: CGFloat(lua_tonumberx(stack.raw, index, nil)))
  }
}

/// The heights of several rows: a list, or one number for all.
enum HeightList: LuaReadable {
  case same(CGFloat)
  case each([CGFloat])

  static var luaType: LuaType { .either([[Height].luaType, Height.luaType]) }

  static var luaTypeName: String { "a list of heights, or one number for all rows" }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> HeightList {
    guard stack.isTable(at: index) else {
      guard stack.type(at: index) == LUA_TNUMBER else { throw stack.mismatch(luaTypeName, at: index) }
      return .same(try Height.read(stack, at: index).value)
    }
    let table = stack.absolute(index)
    let count = Int(clamping: lua_rawlen(stack.raw, table))
    var isRead = false
    var heights = [CGFloat](unsafeUninitializedCapacity: count) { buffer, read in
      buffer.withMemoryRebound(to: Double.self) { isRead = lshim_read_numbers(stack.raw, table, $0.baseAddress, Int64(count)) }
      read = isRead ? count : 0
    }
    if isRead { return .each(heights) }
    try stack.requireList(at: table, luaTypeName)
    for position in 0..<count {
      let isNumber = lua_rawgeti(stack.raw, table, lua_Integer(position + 1)) == LUA_TNUMBER
      if isNumber { heights.append(CGFloat(lua_tonumberx(stack.raw, -1, nil))) }
      let got = isNumber ? "" : stack.shown(at: -1)
      stack.pop()
      guard isNumber else { throw LuaMismatch(wanted: luaTypeName, got: "\(got) at position \(position + 1)") }
    }
    return .each(heights)
  }
}

/// The cell of a row.
struct CellAnswer: LuaReadable {
  let cell: UITableViewCell
  static var luaTypeName: String { "a UITableViewCell" }
  static var luaType: LuaType { UITableViewCell.luaType }
  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> CellAnswer {
    CellAnswer(cell: try UITableViewCell.read(stack, at: index))
  }
}

/// A value that scripts may assign as a delegate or data source: a table or an object that can have a protocol's methods.
struct DelegateTable<Methods: ScriptProtocol>: LuaConvertible {
  let script: LuaReference

  static var luaTypeName: String { "a table with methods" }
  static var luaType: LuaType { .either([.named(Methods.name), .table]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> DelegateTable {
    guard stack.isTable(at: index) || lua_type(stack.raw, index) == LUA_TUSERDATA else { throw stack.mismatch(luaTypeName, at: index) }
    return DelegateTable(script: LuaReference(stack, at: index))
  }

  /// Pushes the script's own table or object. The log notes that, because the reading script can then call the app's code directly.
  func push(on stack: LuaStack) {
    lshim_note_reach(stack.raw, nil)
    script.push(on: stack)
  }
}

// MARK: What they get and answer

/// An animator as an argument: the script's own table, or nil for an animator of the host.
struct AnimatorArgument: CallValue {
  let script: LuaReference?
  static var luaType: LuaType { .either([.named(ViewControllerAnimatedTransitioningMethods.name), .table]) }
  var callArgument: CallArgument { script.map { .script($0) } ?? .absent }
}

/// A table with the methods of an animator.
struct AnimatorAnswer: LuaReadable {
  let script: LuaReference
  static var luaTypeName: String { "an animator: a table with transitionDuration and animateTransition" }
  static var luaType: LuaType { .either([.named(ViewControllerAnimatedTransitioningMethods.name), .table]) }
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
  static var luaType: LuaType {
    .either([UIPercentDrivenInteractiveTransition.luaType, .named(ViewControllerInteractiveTransitioningMethods.name), .table])
  }
  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> InteractionAnswer {
    if let known = try? UIPercentDrivenInteractiveTransition.read(stack, at: index) { return .known(known) }
    guard stack.isTable(at: index) || lua_type(stack.raw, index) == LUA_TUSERDATA else { throw stack.mismatch(luaTypeName, at: index) }
    return .script(LuaReference(stack, at: index))
  }
}

/// Controllers as a list.
struct ControllerList: CallValue {
  let controllers: [UIViewController]
  init(_ controllers: [UIViewController]) { self.controllers = controllers }
  static var luaType: LuaType { [UIViewController].luaType }
  var callArgument: CallArgument { .objects(controllers) }
}

extension UICollectionViewLayout: CallValue {}
extension UITraitCollection: CallValue {}
extension UIModalPresentationStyle: CallValue {
  var callArgument: CallArgument { .string(luaCase) }
}
extension UITextItemInteraction: LuaEnum, CallValue {
  var callArgument: CallArgument { .string(luaCase) }
}
extension WebNavigationType: LuaEnum, CallValue {
  var callArgument: CallArgument { .string(luaCase) }
}

extension DelegateTable: StateValue { func write(to state: StateWriter) { state.value(script) } }
