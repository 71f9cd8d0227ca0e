import Lua
import LunetteDriver
import LunetteScript

/// A `describe` block: its hooks and its children, in the order of the file.
final class SpecBlock {
  enum Child {
    case block(SpecBlock)
    case test(SpecTest)
  }

  /// A kind of hook. Those around the block run once: the strict ones when the block is entered and left, the lazy ones around the first
  /// and the last of its tests that really run. The other two kinds run for each test in the block.
  enum Hook {
    case setup, lazySetup, teardown, lazyTeardown, beforeEach, afterEach

    /// The name in reports.
    var name: String {
      switch self {
      case .setup, .lazySetup: "setup"
      case .teardown, .lazyTeardown: "teardown"
      case .beforeEach: "before_each"
      case .afterEach: "after_each"
      }
    }
  }

  /// The names of the blocks around it, and its own name; empty for the file itself.
  let path: [String]
  /// Whether globals and modules are restored when the block ends.
  let isInsulated: Bool
  /// Its lines in the file, from the call to the end of its function; nil for the file itself.
  let lines: ClosedRange<Int>?
  /// Whether it was declared with `describe.only`.
  let isOnly: Bool
  /// Whether the block has asked for its children to be shuffled.
  var isRandomized = false
  /// In which its tests run besides the base; nil for those of the block around.
  var variants: VariantAxes?
  var hooks: [Hook: [LuaFunction]] = [:]
  var children: [Child] = []

  init(path: [String] = [], isInsulated: Bool = false, isOnly: Bool = false, lines: ClosedRange<Int>? = nil) {
    (self.path, self.isInsulated, self.isOnly, self.lines) = (path, isInsulated, isOnly, lines)
  }

  /// The blocks directly in it.
  var blocks: [SpecBlock] {
    children.compactMap { if case .block(let block) = $0 { block } else { nil } }
  }

  /// Every test in it and in its blocks, in the order of the file.
  var tests: [SpecTest] {
    children.flatMap { child in
      switch child {
      case .block(let block): block.tests
      case .test(let test): [test]
      }
    }
  }
}

/// A test as the file declares it.
struct SpecTest {
  let id: TestID
  /// The position of the call.
  let position: SourcePosition?
  /// From the call to the end of its function.
  let lines: ClosedRange<Int>?
  /// Whether it was declared with `it.only`.
  let isOnly: Bool
  /// Number of tests that the file declares before it.
  let index: Int
  /// Nil for a test without a function.
  let body: Body?

  enum Body {
    case function(LuaFunction)
    /// Made by `property` or `machine`: many cases are one test.
    case property(LuaTable)
  }
}

/// Identifies a test in reports and filters.
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
