import Lua

/// One `describe`: its hooks, and what is in it, in the order in which the file says it.
final class SpecBlock {
  enum Child {
    case block(SpecBlock)
    case test(SpecTest)
  }

  /// A function around tests. `setup` and `teardown` run once for the block, the other two for each test in it.
  enum Hook: String, CaseIterable {
    case setup, teardown
    case beforeEach = "before_each"
    case afterEach = "after_each"
  }

  /// The names of the blocks around it and its own; empty for the file itself.
  let path: [String]
  var hooks: [Hook: [LuaFunction]] = [:]
  var children: [Child] = []

  init(path: [String] = []) { self.path = path }

  var tests: [SpecTest] {
    children.flatMap { child in
      switch child {
      case .block(let block): block.tests
      case .test(let test): [test]
      }
    }
  }
}

/// One `it` as the file declares it.
struct SpecTest {
  let id: TestID
  /// Nil for a test that is only announced.
  let body: LuaFunction?
}

/// What names a test in reports and filters.
public struct TestID: Hashable {
  /// The spec's path as it was found.
  public let file: String
  /// The names of the blocks around the test, then its own.
  public let path: [String]

  public var name: String { path.joined(separator: " ") }
}
