import _FoundationICU

/// A regular expression, ICU's as in Apple's NSRegularExpression. Its work is counted in steps, so that no pattern hangs.
/// Source: ICU, uregex.h; Apple, NSRegularExpression
package final class RegularText {
  package struct Options: OptionSet, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Source: ICU, URegexpFlag
    package static let caseInsensitive = Options(rawValue: UREGEX_CASE_INSENSITIVE.rawValue)
    package static let allowCommentsAndWhitespace = Options(rawValue: UREGEX_COMMENTS.rawValue)
    package static let dotMatchesLineSeparators = Options(rawValue: UREGEX_DOTALL.rawValue)
    package static let anchorsMatchLines = Options(rawValue: UREGEX_MULTILINE.rawValue)
    package static let ignoreMetacharacters = Options(rawValue: UREGEX_LITERAL.rawValue)
    package static let useUnicodeWordBoundaries = Options(rawValue: UREGEX_UWORD.rawValue)
    package static let useUnixLineSeparators = Options(rawValue: UREGEX_UNIX_LINES.rawValue)
  }

  package enum Failure: Error, Equatable { case badPattern, tooLong, tooMuchWork }

  /// One place that fits: the whole, and each group, nil where the group took no part. Units: UTF-16 units
  package typealias Match = [Range<Int>?]

  /// Units: bytes. Ours, as of other patterns; docs/rules/world.md 8
  private static let longestPattern = 4096
  /// Units: ICU's steps, some ten thousand comparisons each. Ours: a tenth of a second
  private static let mostSteps: Int32 = 1000
  /// Units: bytes. ICU's own limit
  private static let mostStack: Int32 = 8_000_000

  private let expression: OpaquePointer
  private let pattern: String

  package init(_ pattern: String, _ options: Options = []) throws(Failure) {
    guard pattern.utf8.count <= Self.longestPattern else { throw .tooLong }
    self.pattern = pattern
    var status = U_ZERO_ERROR
    var problem = UParseError()
    let opened = Icu.isReady ? pattern.withUnits { swift_uregex_open($0, $1, options.rawValue, &problem, &status) } : nil
    guard let opened, status.isSuccess else { throw .badPattern }
    expression = opened
    swift_uregex_setTimeLimit(expression, Self.mostSteps, &status)
    swift_uregex_setStackLimit(expression, Self.mostStack, &status)
  }
  deinit { swift_uregex_close(expression) }

  package var groupCount: Int {
    var status = U_ZERO_ERROR
    return Int(swift_uregex_groupCount(expression, &status))
  }

  /// The number of the group that the pattern gives this name; nil without one.
  package func group(named name: String) -> Int? {
    var status = U_ZERO_ERROR
    let number = name.withCString { swift_uregex_groupNumberFromCName(expression, $0, -1, &status) }
    return status.isSuccess ? Int(number) : nil
  }

  /// Whether the whole text fits.
  package func isWhole(_ text: String) throws(Failure) -> Bool {
    let found = text.withUnits { (start, length) -> Result<Bool, Failure> in
      var status = U_ZERO_ERROR
      swift_uregex_setText(expression, start, length, &status)
      let fits = swift_uregex_matches(expression, -1, &status)
      return status.isSuccess ? .success(fits != 0) : .failure(.tooMuchWork)
    }
    return try found.get()
  }

  /// What fits, from the front, at most so many.
  package func matches(in text: String, range: Range<Int>? = nil, most: Int = .max) throws(Failure) -> [Match] {
    let found = text.withUnits { (start, length) -> Result<[Match], Failure> in
      var status = U_ZERO_ERROR
      swift_uregex_setText(expression, start, length, &status)
      if let range {
        let (low, high) = (min(max(range.lowerBound, 0), Int(length)), min(max(range.upperBound, 0), Int(length)))
        swift_uregex_setRegion(expression, Int32(low), Int32(max(low, high)), &status)
      }
      var list: [Match] = []
      let groups = swift_uregex_groupCount(expression, &status)
      while list.count < most, status.isSuccess, swift_uregex_findNext(expression, &status) != 0 {
        if HostWork.mustEnd("looking for a regular expression") { break }
        list.append(
          (0...groups).map { group in
            let (from, to) = (swift_uregex_start(expression, group, &status), swift_uregex_end(expression, group, &status))
            return from < 0 || to < from ? nil : Int(from)..<Int(to)
          })
      }
      return status.isSuccess ? .success(list) : .failure(.tooMuchWork)
    }
    return try found.get()
  }
}
