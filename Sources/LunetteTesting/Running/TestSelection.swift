import LunetteRender
import LunetteSystem

/// Selects the tests to run: by name, and of these the tests of one shard.
public struct TestSelection: Sendable {
  /// A part of a run, out of several: together they have every test exactly once.
  public struct Shard: Equatable, Sendable {
    /// Counted from 1.
    public let index: Int
    public let count: Int

    /// Nil if the index isn't between 1 and the count.
    public init?(index: Int, count: Int) {
      guard count >= 1, (1...count).contains(index) else { return nil }
      (self.index, self.count) = (index, count)
    }
  }

  /// Only tests whose full name contains one of these texts; all if there are none.
  public var filters: [String] = []
  /// No test whose full name contains one of these.
  public var excluded: [String] = []
  /// Only tests with one of these tags; all if there are none.
  public var tags: Set<String> = []
  public var excludedTags: Set<String> = []
  public var shard: Shard?
  /// Which shard has which test, by measured times; tests that are not in it are distributed in turn.
  public var division: TestTimings.Division?
  /// For files in this table, by their standardized paths, only the tests at these lines.
  public var lines: [String: Set<Int>] = [:]
  /// Only these tests; nil for all.
  public var recorded: Set<FailedTests.Entry>?

  public init() {}

  /// Whether it leaves no test out.
  public var isWhole: Bool { filters.isEmpty && excluded.isEmpty && tags.isEmpty && excludedTags.isEmpty && shard == nil && !choosesSingly }

  /// Whether it names single tests.
  var choosesSingly: Bool { !lines.isEmpty || recorded != nil }

  public func matches(_ test: TestID) -> Bool {
    let name = test.name
    if !filters.isEmpty, !filters.contains(where: name.contains) { return false }
    if excluded.contains(where: name.contains) { return false }
    if tags.isEmpty, excludedTags.isEmpty { return true }
    let own = test.tags
    return (tags.isEmpty || !tags.isDisjoint(with: own)) && excludedTags.isDisjoint(with: own)
  }

  /// The result of a selection for one file.
  struct Chosen {
    /// The tests that run.
    var indexes: Set<Int> = []
    /// Number of tests that the filters leave, in all shards together.
    var matched = 0
    /// Number of those that `only` leaves out.
    var leftOut = 0
    /// A problem with the given lines.
    var problem: String?
  }

  /// The selected tests of one file, by their index.
  ///
  /// Tests are distributed to shards in turn, beginning with another shard for each file, so that shards of many small files have equal
  /// sizes.
  /// - Parameter fileIndex: the file's index among all files that were found, before any shuffling
  func chosen(of root: SpecBlock, in path: String, fileIndex: Int) -> Chosen {
    var result = Chosen()
    var tests = root.tests
    if let lines = lines[FilePath.standardized(path)] {
      var found: Set<Int> = []
      for line in lines.sorted() {
        if let there = root.tests(at: line) { found.formUnion(there.map(\.index)) } else { result.problem = Self.problem(path, line, tests) }
      }
      tests = tests.filter { found.contains($0.index) }
    }
    if let recorded {
      tests = tests.filter { recorded.contains(.init(file: path, test: $0.id.name)) || recorded.contains(.init(file: path, test: nil)) }
    }
    let matching = tests.filter { matches($0.id) }
    // A test that is named by its line runs even if other tests are marked with `only`.
    let only = lines.isEmpty ? root.onlyTests : nil
    let running = only.map { only in matching.filter { only.contains($0.index) } } ?? matching
    result.leftOut = matching.count - running.count
    result.matched = running.count
    let own = running.enumerated().filter { place, test in
      guard let shard else { return true }
      let measured = division?.shards[TestTimings.Key(file: path, test: test.id.name)]
      return (measured ?? (place + fileIndex) % shard.count) == shard.index - 1
    }
    result.indexes = Set(own.map(\.element.index))
    return result
  }

  private static func problem(_ path: String, _ line: Int, _ tests: [SpecTest]) -> String {
    func distance(_ test: SpecTest) -> Int { test.lines.map { abs($0.lowerBound - line) } ?? .max }
    let nearest = tests.min { distance($0) < distance($1) }
    let hint = nearest.flatMap { test in test.lines.map { "; the nearest is \"\(test.id.name)\" in line \($0.lowerBound)" } } ?? ""
    return "\(path):\(line): \(noTestThere)\(hint)"
  }

  static let noTestThere = "no test stands in this line"
}

extension SpecBlock {
  /// The test at a line, or the tests of the innermost block around the line; nil if there is none.
  fileprivate func tests(at line: Int) -> [SpecTest]? {
    for child in children {
      switch child {
      case .test(let test): if test.lines?.contains(line) == true { return [test] }
      case .block(let block): if let found = block.tests(at: line) { return found }
      }
    }
    return lines?.contains(line) == true ? tests : nil
  }

  /// The tests marked with `only`, or in a marked block; nil if there are none. Inside a marked block, marked tests have precedence.
  fileprivate var onlyTests: Set<Int>? {
    var found: Set<Int>?
    for child in children {
      switch child {
      case .test(let test): if test.isOnly { found = (found ?? []).union([test.index]) }
      case .block(let block):
        if let inner = block.onlyTests {
          found = (found ?? []).union(inner)
        } else if block.isOnly {
          found = (found ?? []).union(block.tests.map(\.index))
        }
      }
    }
    return found
  }
}
