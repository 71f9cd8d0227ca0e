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

  public init() {}

  /// Whether it leaves nothing out.
  public var isWhole: Bool { filters.isEmpty && excluded.isEmpty && tags.isEmpty && excludedTags.isEmpty && shard == nil }

  public func matches(_ test: TestID) -> Bool {
    let name = test.name
    if !filters.isEmpty, !filters.contains(where: name.contains) { return false }
    if excluded.contains(where: name.contains) { return false }
    if tags.isEmpty, excludedTags.isEmpty { return true }
    let own = test.tags
    return (tags.isEmpty || !tags.isDisjoint(with: own)) && excludedTags.isDisjoint(with: own)
  }

  /// The tests of one file that run, by their index.
  ///
  /// Tests are dealt out in turn, beginning one shard further with each file, so that shards of many small files are of one size.
  /// - Parameter fileIndex: the file's place among all that were found, before any shuffling
  func chosen(of tests: [SpecTest], fileIndex: Int) -> (indexes: Set<Int>, matched: Int) {
    let matching = tests.filter { matches($0.id) }
    guard let shard else { return (Set(matching.map(\.index)), matching.count) }
    let own = matching.enumerated().filter { ($0.offset + fileIndex) % shard.count == shard.index - 1 }
    return (Set(own.map(\.element.index)), matching.count)
  }
}
