import Foundation
import Lua
import LunetteKit
import LunetteScript

/// A path to a number, as in a script: `contentOffset.y`, `layer.presentation.position.x`, `subviews.1.alpha`.
///
/// A method in the path is called without arguments; a whole number is an index in a list.
struct PropertyPath {
  let text: String
  private let keys: [Substring]

  init(_ text: String) throws {
    self.text = text
    keys = text.split(separator: ".", omittingEmptySubsequences: false)
    guard keys.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }) else {
      throw ScenarioError.badValue(name: "the path", wanted: "names with dots between them, as contentOffset.y", got: "\"\(text)\"")
    }
  }

  /// `pt` if the name is one of a length or place; empty for other numbers.
  var unit: String { keys.last.map { Self.namesInPoints.contains(String($0)) } == true ? "pt" : "" }

  private static let namesInPoints: Set<String> = [
    "x", "y", "width", "height", "minX", "midX", "maxX", "minY", "midY", "maxY", "top", "left", "bottom", "right", "tx", "ty",
  ]

  /// The number at this moment. Throws: the error that reading it in a script would raise, or that it isn't a number
  func number(of object: LuaReference, _ stack: LuaStack) throws -> Double {
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(8)
    stack.push(object)
    for (index, key) in keys.enumerated() {
      guard Self.hasProperties(stack) else {
        let way = keys[..<index].joined(separator: ".")
        throw ScenarioError.notANumber(
          path: text, got: "a part of '\(way)', which is \(stack.shown(at: -1))", hint: nil)
      }
      stack.pushCopy(of: -1)
      if let place = Int(key) { stack.push(place) } else { stack.push(String(key)) }
      if lshim_get(stack.raw) != LUA_OK { throw stack.takeError() }
      if stack.isFunction(at: -1) {
        stack.pushCopy(of: -2)
        try stack.call(arguments: 1, results: 1)
      }
    }
    guard stack.type(at: -1) == LUA_TNUMBER else {
      let value = lshim_to_value(stack.raw, -1)
      throw ScenarioError.notANumber(
        path: text, got: stack.shown(at: -1),
        hint: value.map { "name one of its numbers, as \(text).\(String(cString: lshim_first_field($0)))" })
    }
    return lua_tonumberx(stack.raw, -1, nil)
  }

  private static func hasProperties(_ stack: LuaStack) -> Bool {
    switch stack.type(at: -1) {
    case LUA_TTABLE, LUA_TUSERDATA, LUA_TLIGHTUSERDATA: true
    default: false
    }
  }
}
