import Lua
import Testing

@Suite struct GeometryValueTests {
  let lua = LuaState()

  func text(_ expression: String) throws -> String { try lua.run("return tostring(\(expression))", returning: String.self) }
  func message(_ script: String) throws -> String {
    try #require(throws: LuaError.self) { try lua.run(script, name: "@a.lua") }.message
  }

  @Test(arguments: [
    ("CGRect {0, 44, 320, 100}", "CGRect {0, 44, 320, 100}"), ("CGRect(0, 44, 320, 100)", "CGRect {0, 44, 320, 100}"),
    ("CGRect {x = 1, y = 2, width = 3, height = 4}", "CGRect {1, 2, 3, 4}"), ("CGPoint {0.1, 1/3}", "CGPoint {0.1, 0.3333333333333333}"),
    ("CGSize {-0.0, 1e300}", "CGSize {0, 1e+300}"), ("UIEdgeInsets {top = 5}", "UIEdgeInsets {5, 0, 0, 0}"),
    ("CGAffineTransform.identity", "CGAffineTransform {1, 0, 0, 1, 0, 0}"), ("CGRect.zero", "CGRect {0, 0, 0, 0}"),
    ("CGAffineTransform.identity:scaled(2, 3):translated(10, 10)", "CGAffineTransform {2, 0, 0, 3, 20, 30}"),
    ("CGAffineTransform.identity:rotated(0) == CGAffineTransform.identity", "true"),
    ("CGRect {10, 10, -5, 20}.minX", "5.0"), ("CGRect {10, 10, 5, 20}.midY", "20.0"), ("CGRect {1, 2, 3, 4}.origin", "CGPoint {1, 2}"),
    ("CGRect {1, 2, 3, 4}.size", "CGSize {3, 4}"), ("CGRect {0, 0, 10, 10}:contains {0, 9.5}", "true"),
    ("CGRect {0, 0, 10, 10}:contains {10, 5}", "false"), ("CGRect {0, 0, 10, 10}:intersects {9, 9, 5, 5}", "true"),
    ("CGRect {0, 0, 10, 10}:intersects {10, 0, 5, 5}", "false"), ("CGRect {0, 0, 10, 10}:inset(1, 2)", "CGRect {1, 2, 8, 6}"),
    ("CGRect {0, 0, 10, 10}:offset(1, 2)", "CGRect {1, 2, 10, 10}"), ("CGPoint {1, 2} == CGPoint {1, 2}", "true"),
    ("CGPoint {1, 2} == CGSize {1, 2}", "false"), ("CGPoint {1, 2} == CGPoint {1, 3}", "false"),
  ]) func geometryIsMadeReadAndPrinted(expression: String, result: String) throws {
    #expect(try text("(\(expression))") == result)
  }

  @Test(arguments: [
    (
      "local r = CGRect {1, 2, 3, 4}; r.x = 3",
      "a.lua:1: a CGRect cannot be changed; assign the whole rect: view.frame = {x, y, width, height}"
    ),
    ("local p = CGPoint {1, 2}; p.x = 3", "a.lua:1: a CGPoint cannot be changed; assign the whole value: {x, y}"),
    (
      "return CGRect {1, 2, 3, 4}.left",
      "a.lua:1: CGRect has no property 'left'; it has x, y, width, height; its methods are applying, contains, divided, equalTo, inset, insetBy, intersection, intersects, offset, offsetBy, union"
    ),
    (
      "CGRect.zero:unionWith({})", "a.lua:1: CGRect has no property 'unionWith'; it has x, y, width, height (did you mean the method 'union'?)"
    ),
    ("CGRect {1, 2}", "a.lua:1: CGRect is made of {x, y, width, height}, got a list of 2"),
    ("CGRect {1, 2, 3, 0/0}", "a.lua:1: CGRect is made of {x, y, width, height}, got a table with nan for 'height'"),
    ("CGPoint {1/0, 0}", "a.lua:1: CGPoint is made of {x, y}, got a table with inf for 'x'"),
    ("CGPoint {x = 1}", "a.lua:1: CGPoint is made of {x, y}, got a table without 'y'"),
    ("CGPoint {x = 1, y = 2, z = 3}", "a.lua:1: CGPoint is made of {x, y}, got a table with the key the string \"z\""),
    ("CGPoint 'origin'", "a.lua:1: CGPoint is made of {x, y}, got the string \"origin\""),
    ("CGRect.zero:contains(3)", "a.lua:1: CGRect:contains: argument 1 'point' must be a CGPoint {x, y}, got 3"),
    ("CGRect.zero:inset(1)", "a.lua:1: CGRect:inset: argument 2 'dy' must be a finite number, got nothing"),
    ("CGRect {1e308, 0, 1, 1}:offset(1e308, 0)", "a.lua:1: CGRect:offset: the result is too large for a number"),
    (
      "return CGRect.zero[{}]",
      "a.lua:1: CGRect has no property 'table: 1'; it has x, y, width, height; its methods are applying, contains, divided, equalTo, inset, insetBy, intersection, intersects, offset, offsetBy, union"
    ),
    ("return CGRect[print]", "a.lua:1: CGRect has no member 'function: 1'"),
    ("local C = class('C') CGRect.zero:contains(C {})", "a.lua:1: CGRect:contains: argument 1 'point' must be a CGPoint {x, y}, got a C"),
    ("return CGRect.empty", "a.lua:1: CGRect has no member 'empty'"), ("CGRect.x = 1", "a.lua:1: CGRect cannot be changed"),
  ]) func misuseOfGeometryIsExplained(script: String, expected: String) throws {
    #expect(try message(script) == expected)
  }

  @Test(arguments: [
    ("IndexPath(1, 3)", "1.3"), ("IndexPath(1, 3) == IndexPath(1, 3)", "true"), ("IndexPath(1, 3) < IndexPath(2, 1)", "true"),
    ("IndexPath(1, 3) <= IndexPath(1, 2)", "false"), ("IndexPath(2.0, 1).section", "2"), ("IndexPath(1, 500000000000).row", "500000000000"),
    ("({[IndexPath(4, 5)] = 'found'})[IndexPath(4, 5)]", "found"),
  ]) func indexPathsAreValues(expression: String, result: String) throws {
    #expect(try text(expression) == result)
  }

  @Test(arguments: [
    ("IndexPath(1)", "a.lua:1: IndexPath: argument 2 'row' must be a whole number, got nothing; write IndexPath(section, row)"),
    ("IndexPath(0, 1)", "a.lua:1: IndexPath: rows and sections count from 1, got section 0"),
    ("IndexPath(1, -3)", "a.lua:1: IndexPath: rows and sections count from 1, got row -3"),
    ("IndexPath(1.5, 1)", "a.lua:1: IndexPath: argument 1 'section' must be a whole number, got 1.5; write IndexPath(section, row)"),
    ("IndexPath(1, 1).x = 1", "a.lua:1: an IndexPath cannot be changed; make another: IndexPath(section, row)"),
    ("return IndexPath(1, 1).column", "a.lua:1: IndexPath has no property 'column'; it has 'section' and 'row'"),
    ("return IndexPath(1, 1) < 3", "a.lua:1: < compares two index paths, got IndexPath 1.1 and 3"),
    ("IndexPath(1 << 23, 1)", "a.lua:1: IndexPath: 'section' must be between 1 and 8388607, got 8388608"),
    ("return IndexPath(1, 1)[{}]", "a.lua:1: IndexPath has no property 'table: 1'; it has 'section' and 'row'"),
    ("IndexPath(1, 1 << 40)", "a.lua:1: IndexPath: 'row' must be between 1 and 549755813887, got 1099511627776"),
  ]) func misuseOfIndexPathsIsExplained(script: String, expected: String) throws {
    #expect(try message(script) == expected)
  }
}
