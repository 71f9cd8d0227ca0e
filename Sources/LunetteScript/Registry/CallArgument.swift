import Foundation
import Lua
import LunetteKit
import LunetteLog

/// An argument that the host passes to a callback.
enum CallArgument {
  case object(AnyObject & LuaObject)
  case path(RowPath)
  case paths([RowPath])
  /// Counted from 0; a script gets it counted from 1, as the next case.
  case section(Int)
  case position(Int)
  case bool(Bool)
  case string(String)
  case point(CGPoint)
  case number(CGFloat)
  /// A range of characters from 0; a script gets the first and the last, counted from 1.
  case range(Range<Int>)
  case absent
  case value(InputValue)
  /// A value that the script gave, passed back to it.
  case script(LuaReference)
  case objects([UIResponder])
  /// A table that is made for this call.
  case table(any LuaPushable)

  func push(on stack: LuaStack) {
    switch self {
    case .object(let object): object.push(on: stack)
    case .path(let path): stack.push(path)
    case .paths(let paths): stack.push(paths)
    case .section(let section): stack.push(section + 1)
    case .position(let position): stack.push(position + 1)
    case .bool(let value): stack.push(value)
    case .string(let value): stack.push(value)
    case .point(let value): stack.push(value)
    case .number(let value): stack.push(value)
    case .range(let range): TextRange.push(range, on: stack)
    case .absent: stack.pushNil()
    case .value(let value): stack.push(value)
    case .script(let reference): reference.push(on: stack)
    case .objects(let objects): stack.push(objects)
    case .table(let table): table.push(on: stack)
    }
  }

  var logged: LoggedValue {
    switch self {
    case .object(let object): .object(object)
    case .path(let path): .path(path)
    case .paths(let paths): .paths(paths)
    case .section(let section): .number(Double(section + 1))
    case .position(let position): .number(Double(position + 1))
    case .bool(let value): .bool(value)
    case .string(let value): .string(value)
    case .point(let value): .point(value)
    case .number(let value): .number(Double(value))
    case .range(let range): .number(Double(range.lowerBound + 1))
    case .absent: .absent
    case .value(let value): .value(value)
    case .script: .absent
    case .objects(let objects): objects.first.map { .object($0) } ?? .absent
    case .table: .absent
    }
  }
}

extension [CallArgument] {
  /// The object that a call is about.
  var object: (any LuaObject)? {
    if case .object(let object) = first { object } else { nil }
  }

  /// What a call is about, for messages: ` for row 1.3`, ` for item 1.3`, ` for rows 1.3 to 1.9`, ` for section 1`, or nothing.
  var subject: String {
    if count == 4, case .section(let section) = self[1], case .position(let first) = self[2], case .position(let last) = self[3] {
      return RowPath.subject(from: first, to: last, in: section)
    }
    for argument in self {
      if case .path(let path) = argument {
        if case .object(let object)? = first, object is UICollectionView { return " for item \(path.fromOne)" }
        return path.subject
      }
      if case .section(let section) = argument { return " for section \(section + 1)" }
    }
    return ""
  }
}

/// A type of values that methods of a delegate may get.
protocol CallValue: LuaTyped {
  var callArgument: CallArgument { get }
}

extension LuaObject {
  var callArgument: CallArgument { .object(self) }
}
extension UIResponder: CallValue {}
extension UIGestureRecognizer: CallValue {}
extension UITouch: CallValue {}
extension CALayer: CallValue {}
extension CAAnimation: CallValue {}
extension CGContext: CallValue {}

/// Counted from 0; a script gets it counted from 1.
struct SectionNumber: CallValue {
  let section: Int
  init(_ section: Int) { self.section = section }
  static var luaType: LuaType { .integer }
  var callArgument: CallArgument { .section(section) }
}

/// Counted from 0; a script gets it counted from 1.
struct RowNumber: CallValue {
  let row: Int
  init(_ row: Int) { self.row = row }
  static var luaType: LuaType { .integer }
  var callArgument: CallArgument { .position(row) }
}

/// A view, or false when there is none.
struct ViewOrFalse: CallValue {
  let view: UIView?
  init(_ view: UIView?) { self.view = view }
  static var luaType: LuaType { .either([UIView.luaType, .boolean]) }
  var callArgument: CallArgument { view.map { .object($0) } ?? .bool(false) }
}

extension InputValue: CallValue {
  var callArgument: CallArgument { .value(self) }
}

extension RowPath: CallValue {
  var callArgument: CallArgument { .path(self) }
}
extension [RowPath]: CallValue {
  var callArgument: CallArgument { .paths(self) }
}
extension Optional: CallValue where Wrapped: CallValue {
  var callArgument: CallArgument { self?.callArgument ?? .absent }
}
extension Bool: CallValue {
  var callArgument: CallArgument { .bool(self) }
}
extension String: CallValue {
  var callArgument: CallArgument { .string(self) }
}
extension CGFloat: CallValue {
  var callArgument: CallArgument { .number(self) }
}
extension Range<Int>: LuaTyped, CallValue {
  /// The first and the last character, counted from 1.
  public static var luaType: LuaType { TextRange.luaType }
  var callArgument: CallArgument { .range(self) }
}
extension UITableViewCell.EditingStyle: CallValue {
  var callArgument: CallArgument { .string(luaCase) }
}

/// A script's own value, passed back to it.
struct ScriptValue: CallValue {
  let reference: LuaReference
  init(_ reference: LuaReference) { self.reference = reference }
  static var luaType: LuaType { .any }
  var callArgument: CallArgument { .script(reference) }
}

/// A list of strings.
struct ScriptStrings: CallValue, LuaPushable {
  let strings: [String]
  init(_ strings: [String]) { self.strings = strings }
  static var luaType: LuaType { .list(.string) }
  var callArgument: CallArgument { .table(self) }
  func push(on stack: LuaStack) { stack.push(strings) }
}

/// A table that is made for this call.
struct ScriptTable: CallValue {
  let table: any LuaPushable
  init(_ table: any LuaPushable) { self.table = table }
  static var luaType: LuaType { .table }
  var callArgument: CallArgument { .table(table) }
}

/// A function of the host that a delegate's method gets and may call.
struct ScriptFunction: CallValue {
  let function: any LuaPushable
  init(_ function: any LuaPushable) { self.function = function }
  static var luaType: LuaType { .function }
  var callArgument: CallArgument { .table(function) }
}
