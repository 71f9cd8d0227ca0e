import LunetteRender

/// Which tests run: those whose names say so, and of these one shard's.
public struct TestSelection: Sendable {
  /// One of several parts of a run: together they have every test exactly once.
  public struct Shard: Equatable, Sendable {
    /// From 1.
    public let index: Int
    public let count: Int

    /// Nil where the index is not from 1 to the count.
    public init?(index: Int, count: Int) {
      guard count >= 1, (1...count).contains(index) else { return nil }
      (self.index, self.count) = (index, count)
    }
  }

  /// Only tests whose full name contains one of these texts; all when there is none.
  public var filters: [String] = []
  /// No test whose full name contains one of these.
  public var excluded: [String] = []
  /// Only tests with one of these tags; all when there is none.
  public var tags: Set<String> = []
  public var excludedTags: Set<String> = []
  public var shard: Shard?
  /// Which shard has which test, by measured times; tests that it doesn't know are dealt out.
  public var division: TestTimings.Division?
  /// Of files named here by their standardized paths: only the tests at these lines.
  public var lines: [String: Set<Int>] = [:]
  /// Only these tests; nil for all.
  public var recorded: Set<FailedTests.Entry>?

  public init() {}

  /// Whether it leaves nothing out.
  public var isWhole: Bool { filters.isEmpty && excluded.isEmpty && tags.isEmpty && excludedTags.isEmpty && shard == nil && !choosesSingly }

  /// Whether single tests are named.
  var choosesSingly: Bool { !lines.isEmpty || recorded != nil }

  public func matches(_ test: TestID) -> Bool {
    let name = test.name
    if !filters.isEmpty, !filters.contains(where: name.contains) { return false }
    if excluded.contains(where: name.contains) { return false }
    if tags.isEmpty, excludedTags.isEmpty { return true }
    let own = test.tags
    return (tags.isEmpty || !tags.isDisjoint(with: own)) && excludedTags.isDisjoint(with: own)
  }

  /// What a selection makes of one file.
  struct Chosen {
    /// The tests that run.
    var indexes: Set<Int> = []
    /// How many tests the filters leave, in every shard.
    var matched = 0
    /// How many of them `only` leaves out.
    var leftOut = 0
    /// What is wrong with the lines that were named.
    var problem: String?
  }

  /// The tests of one file that run, by their index.
  ///
  /// Tests are dealt out in turn, beginning one shard further with each file, so that shards of many small files are of one size.
  /// - Parameter fileIndex: the file's place among all that were found, before any shuffling
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
    // A test that is named by its line runs whatever else is marked.
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
  /// The test that stands in a line, else those of the innermost block that does; nil where there is none.
  fileprivate func tests(at line: Int) -> [SpecTest]? {
    for child in children {
      switch child {
      case .test(let test): if test.lines?.contains(line) == true { return [test] }
      case .block(let block): if let found = block.tests(at: line) { return found }
      }
    }
    return lines?.contains(line) == true ? tests : nil
  }

  /// The tests that run where some are said with `only`; nil where none is. In a block that is said so, those said so in it alone.
  fileprivate var onlyTests: Set<Int>? {
    var found: Set<Int>?
    for child in children {
      switch child {
      case .test(let test): if test.isOnly { found = (found ?? []).union([test.index]) }
      case .block(let block):
        if let inner = block.onlyTests { found = (found ?? []).union(inner) } else if block.isOnly {
          found = (found ?? []).union(block.tests.map(\.index))
        }
      }
    }
    return found
  }
}
