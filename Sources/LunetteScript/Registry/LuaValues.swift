import Foundation
import Lua
import LunetteKit

/// Geometry values, colours and index paths as Lua values. Source: docs/lua-api.md 1.4

extension Int {
  /// A position that a script counts from 1, converted to one from 0; the smallest number stays, since it has no predecessor.
  package var fromZero: Int { self == .min ? .min : self - 1 }

  /// A position from a script, for methods where UIKit ignores positions that don't exist. One before the first is an error: the author counts from
  /// 0.
  func counted(_ name: String) throws -> Int {
    if self > 0 { return self - 1 }
    throw LuaMismatch(wanted: "a \(name) from 1", got: "\(self)", hint: "rows, sections and places count from 1")
  }
}

extension CGFloat: LuaConvertible {
  public static var pushesOneValue: Bool { true }
  public static var luaTypeName: String { Double.luaTypeName }
  public static var luaType: LuaType { Double.luaType }
  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> CGFloat { CGFloat(try Double.read(stack, at: index)) }
  public func push(on stack: LuaStack) { stack.push(Double(self)) }
}

/// A value that Lua holds as an immutable userdata with several numbers.
private protocol NumericValue: LuaConvertible {
  static var kind: Int { get }
  init(numbers: UnsafePointer<Double>)
  func write(_ numbers: UnsafeMutablePointer<Double>)
}

private let mostNumbers = Int(LSHIM_MOST_NUMBERS)

extension NumericValue {
  public static var luaTypeName: String { "a " + String(cString: lshim_type_name(Int32(kind))) }
  public static var luaType: LuaType { .value(String(cString: lshim_type_name(Int32(kind)))) }

  /// The value written as a list: `{x, y, width, height}`.
  private static var written: String {
    let fields = sequence(state: Int32(0)) { place in
      defer { place += 1 }
      return lshim_field_name(Int32(kind), place).map { String(cString: $0) }
    }
    return "{" + fields.joined(separator: ", ") + "}"
  }

  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Self {
    let result: (value: Self?, got: String) = withUnsafeTemporaryAllocation(of: Double.self, capacity: mostNumbers) { numbers in
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(LSHIM_GOT)) { got in
        guard let numbers = numbers.baseAddress, let got = got.baseAddress else { return (nil, "nothing") }
        if lshim_read_value(stack.raw, index, Int32(kind), numbers, got) { return (Self(numbers: numbers), "") }
        return (nil, String(cString: got))
      }
    }
    if let value = result.value { return value }
    throw LuaMismatch(wanted: luaTypeName, got: result.got, hint: stack.isTable(at: index) ? "write \(written)" : nil)
  }

  public func push(on stack: LuaStack) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: mostNumbers) { numbers in
      guard let numbers = numbers.baseAddress else { return }
      write(numbers)
      lshim_push_value(stack.raw, Int32(Self.kind), numbers)
    }
  }
}

extension CGPoint: NumericValue, CallValue {
  var callArgument: CallArgument { .point(self) }
  fileprivate static var kind: Int { LSHIM_POINT }
  fileprivate init(numbers n: UnsafePointer<Double>) { self.init(x: n[0], y: n[1]) }
  fileprivate func write(_ n: UnsafeMutablePointer<Double>) { (n[0], n[1]) = (Double(x), Double(y)) }
}

extension CGSize: NumericValue {
  fileprivate static var kind: Int { LSHIM_SIZE }
  fileprivate init(numbers n: UnsafePointer<Double>) { self.init(width: n[0], height: n[1]) }
  fileprivate func write(_ n: UnsafeMutablePointer<Double>) { (n[0], n[1]) = (Double(width), Double(height)) }
}

extension CGRect: NumericValue, CallValue {
  var callArgument: CallArgument { .table(self) }
  fileprivate static var kind: Int { LSHIM_RECT }
  fileprivate init(numbers n: UnsafePointer<Double>) { self.init(x: n[0], y: n[1], width: n[2], height: n[3]) }
  fileprivate func write(_ n: UnsafeMutablePointer<Double>) {
    (n[0], n[1], n[2], n[3]) = (Double(origin.x), Double(origin.y), Double(size.width), Double(size.height))
  }
}

extension UIEdgeInsets: NumericValue {
  fileprivate static var kind: Int { LSHIM_INSETS }
  fileprivate init(numbers n: UnsafePointer<Double>) {
    self.init(top: CGFloat(n[0]), left: CGFloat(n[1]), bottom: CGFloat(n[2]), right: CGFloat(n[3]))
  }
  fileprivate func write(_ n: UnsafeMutablePointer<Double>) {
    (n[0], n[1], n[2], n[3]) = (Double(top), Double(left), Double(bottom), Double(right))
  }
}

extension CGAffineTransform: NumericValue {
  fileprivate static var kind: Int { LSHIM_TRANSFORM }
  fileprivate init(numbers n: UnsafePointer<Double>) {
    self.init(a: CGFloat(n[0]), b: CGFloat(n[1]), c: CGFloat(n[2]), d: CGFloat(n[3]), tx: CGFloat(n[4]), ty: CGFloat(n[5]))
  }
  fileprivate func write(_ n: UnsafeMutablePointer<Double>) {
    (n[0], n[1], n[2], n[3], n[4], n[5]) = (Double(a), Double(b), Double(c), Double(d), Double(tx), Double(ty))
  }
}

extension CATransform3D: NumericValue {
  fileprivate static var kind: Int { LSHIM_TRANSFORM3D }
  fileprivate init(numbers n: UnsafePointer<Double>) { self.init((0..<16).map { CGFloat(n[$0]) }) }
  fileprivate func write(_ n: UnsafeMutablePointer<Double>) { for (place, number) in elements.enumerated() { n[place] = Double(number) } }
}

extension RowPath: LuaConvertible {
  public static var luaTypeName: String { "an IndexPath" }
  public static var luaType: LuaType { .named("IndexPath") }
  public static var pushesOneValue: Bool { true }

  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> RowPath {
    guard stack.type(at: index) == LUA_TLIGHTUSERDATA else {
      throw stack.mismatch(luaTypeName, at: index, hint: "write IndexPath(section, row)")
    }
    let path = lua_touserdata(stack.raw, index)
    let row = Int(lshim_path_row(path))
    return RowPath(section: Int(lshim_path_section(path)), row: row == Int(lshim_path_no_row) ? RowPath.noRow : row)
  }

  public func push(on stack: LuaStack) {
    lua_pushlightuserdata(stack.raw, lshim_path(Int64(section), row == RowPath.noRow ? Int64(lshim_path_no_row) : Int64(row)))
  }
}
