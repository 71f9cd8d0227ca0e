import Lua
import LunetteKit

/// `{ 1, 31 }`, which answers what ranges of Swift have, and is gone over by `for`. Source: Apple, Range; NSRange
struct IntegerRange: LuaPushable {
  let range: ClosedRange<Int>
  static var luaType: LuaType { .either([.list(.integer), .table]) }

  func push(on stack: LuaStack) {
    stack.reserve(4)
    stack.push([range.lowerBound, range.upperBound])
    if luaL_newmetatable(stack.raw, Self.metatable) != 0 {
      stack.pushOwnedFunction(Self.reading)
      stack.setRawField("__index", of: -2)
      stack.pushOwnedFunction(Self.following)
      stack.setRawField("__call", of: -2)
      stack.setField("__metatable", to: false)
    }
    lua_setmetatable(stack.raw, -2)
  }

  private static let metatable = "lunette.Range"

  /// The two numbers as the table has them now: a script may have changed them.
  private static func read(_ stack: LuaStack) throws(LuaMismatch) -> (first: Int, last: Int) {
    guard stack.isTable(at: 1) else { throw stack.mismatch("a range { first, last }", at: 1) }
    func number(_ place: lua_Integer) throws(LuaMismatch) -> Int {
      lua_rawgeti(stack.raw, 1, place)
      defer { stack.pop() }
      return try Int.read(stack, at: -1)
    }
    return (try number(1), try number(2))
  }

  private static var reading: LuaBody {
    LuaBody { stack, _ in
      finish(stack, naming: "range") {
        stack.reserve(2)
        let key = stack.text(at: 2)
        guard let key, members.contains(key) else {
          stack.pushNil()
          return 1
        }
        if key == "contains" {
          stack.pushOwnedFunction(containing)
          return 1
        }
        let (first, last) = try read(stack)
        switch key {
        case "lowerBound", "location": stack.push(first)
        case "upperBound": stack.push(sum(last, 1))
        case "isEmpty": stack.push(last < first)
        case "first": stack.push(last < first ? nil : first)
        case "last": stack.push(last < first ? nil : last)
        default: stack.push(last < first ? 0 : sum(sum(last, first == .min ? .max : -first), 1))
        }
        return 1
      }
    }
  }

  private static let members = ["count", "lowerBound", "upperBound", "isEmpty", "contains", "first", "last", "location", "length"]

  private static func sum(_ a: Int, _ b: Int) -> Int {
    let (sum, overflows) = a.addingReportingOverflow(b)
    return overflows ? (b > 0 ? .max : .min) : sum
  }

  private static var containing: LuaBody {
    LuaBody { stack, _ in
      finish(stack, naming: "range:contains") {
        var reader = CallReader(stack, from: 2, CallNames("range:contains", ["number"]))
        let number: Double = try reader.next()
        let (first, last) = try read(stack)
        stack.push(number >= Double(first) && number <= Double(last))
        return 1
      }
    }
  }

  /// What `for` calls: the number after another one, or the first.
  private static var following: LuaBody {
    LuaBody { stack, _ in
      finish(stack, naming: "range") {
        stack.reserve(2)
        let (first, last) = try read(stack)
        let before = stack.top < 3 || stack.isNil(at: 3) ? nil : try Int.read(stack, at: 3)
        let next = before.map { sum($0, 1) } ?? first
        if next > last || before == next { stack.pushNil() } else { stack.push(next) }
        return 1
      }
    }
  }
}
