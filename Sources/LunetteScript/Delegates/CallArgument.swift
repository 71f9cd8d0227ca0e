import Foundation
import Lua
import LunetteKit

/// What the host hands to a callback.
enum CallArgument {
  case object(AnyObject & LuaObject)
  case path(RowPath)
  case paths([RowPath])
  /// From 0; a script gets it from 1, as the other position.
  case section(Int)
  case position(Int)
  case bool(Bool)
  case string(String)
  case point(CGPoint)
  case number(CGFloat)
  /// Of characters, from 0; a script gets the first and the last, from 1.
  case range(Range<Int>)

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
    case .range(let range): stack.push([range.lowerBound + 1, range.upperBound])
    }
  }

  var logged: CallLog.Argument {
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
    }
  }
}

extension [CallArgument] {
  /// The object that a callback is about.
  var object: (any LuaObject)? {
    if case .object(let object) = first { object } else { nil }
  }

  /// What a callback is about: ` for row 1.3`, ` for rows 1.3 to 1.9`, ` for section 1`, or nothing.
  var subject: String {
    if count == 4, case .section(let section) = self[1], case .position(let first) = self[2], case .position(let last) = self[3] {
      return " for rows \(RowPath(section: section, row: first).fromOne) to \(RowPath(section: section, row: last).fromOne)"
    }
    for argument in self {
      if case .path(let path) = argument { return path.subject }
      if case .section(let section) = argument { return " for section \(section + 1)" }
    }
    return ""
  }
}
