import Lua
import LunetteScript

/// One `describe`: its hooks, and what is in it, in the order in which the file says it.
final class SpecBlock {
  enum Child {
    case block(SpecBlock)
    case test(SpecTest)
  }

  /// A function around tests. Those around the block run once: the strict ones when the block is entered and left, the lazy ones
  /// around the first of its tests that really runs and the last. The other two run for each test in the block.
  enum Hook {
    case setup, lazySetup, teardown, lazyTeardown, beforeEach, afterEach

    /// The word that a report names it by.
    var name: String {
      switch self {
      case .setup, .lazySetup: "setup"
      case .teardown, .lazyTeardown: "teardown"
      case .beforeEach: "before_each"
      case .afterEach: "after_each"
      }
    }
  }

  /// The names of the blocks around it and its own; empty for the file itself.
  let path: [String]
  /// Whether globals and modules are put back when the block ends.
  let isInsulated: Bool
  /// Its lines in the file, from the word to the end of its function; nil for the file itself.
  let lines: ClosedRange<Int>?
  /// Said with `describe.only`.
  let isOnly: Bool
  /// Whether the block asked for its children to be shuffled.
  var isRandomized = false
  var hooks: [Hook: [LuaFunction]] = [:]
  var children: [Child] = []

  init(path: [String] = [], isInsulated: Bool = false, isOnly: Bool = false, lines: ClosedRange<Int>? = nil) {
    (self.path, self.isInsulated, self.isOnly, self.lines) = (path, isInsulated, isOnly, lines)
  }

  /// The blocks in it, without those in them.
  var blocks: [SpecBlock] {
    children.compactMap { if case .block(let block) = $0 { block } else { nil } }
  }

  /// Every test in it, in the order of the file.
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
  /// Where the word stands.
  let position: SourcePosition?
  /// From the word to the end of its function.
  let lines: ClosedRange<Int>?
  /// Said with `it.only`.
  let isOnly: Bool
  /// How many tests the file declares before it.
  let index: Int
  /// Nil for a test that is only announced.
  let body: Body?

  enum Body {
    case function(LuaFunction)
    /// What `property` or `machine` made: many cases are one test.
    case property(LuaTable)
  }
}

/// What names a test in reports and filters.
public struct TestID: Hashable, Sendable {
  /// The spec's path as it was found.
  public let file: String
  /// The names of the blocks around the test, then its own.
  public let path: [String]

  public var name: String { path.joined(separator: " ") }

  /// The words after `#` in the names: `it("scrolls #slow")` has the tag "slow".
  public var tags: Set<String> {
    Set(
      name.split(separator: "#", omittingEmptySubsequences: false).dropFirst().map { text in
        String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" })
      })
  }
}
