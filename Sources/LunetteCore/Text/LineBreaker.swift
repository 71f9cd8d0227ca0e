/// Where a line may end, by the Unicode line breaking algorithm, for one character after the other.
///
/// All rules of UAX #14 (Unicode 15.0), numbers by its example 7 as in Unicode's own tests. Words of Thai and similar scripts are not divided
/// (LB1 without a dictionary). What labels do otherwise is in `TypesetText` and docs/rules/text.md 3.
struct LineBreaker: Equatable {
  /// The classes of UAX #14, table 1, without those that LB1 replaces. Opening and closing marks as wide as ideographs (`OPwide`, `CPwide`)
  /// and pictures that no version has named yet (`IDfree`) have rules of their own.
  enum Class: UInt8, CaseIterable, Sendable {
    case AL, B2, BA, BB, BK, CB, CL, CM, CP, CR, EB, EM, EX, GL, H2, H3, HL, HY, ID, IN, IS, JL, JT, JV, LF, NL, NS, NU, OP, PO, PR, QU, RI, SP, SY, WJ
    case ZW, ZWJ, CPwide, OPwide, IDfree
  }

  struct Step: OptionSet, Sendable {
    let rawValue: UInt8
    /// A line may end before the character; after a line break it must have.
    static let mayBreak = Step(rawValue: 1)
    /// No line may end before the character though spaces are before it.
    static let joinsSpaces = Step(rawValue: 2)
    /// Nor may a line end before the opening mark in front of this digit: "$(12" is one number.
    static let joinsOpening = Step(rawValue: 4)
  }

  /// How far a number has come, by the regular expression of example 7.
  private enum Number { case none, digits, closed }

  /// The class before, joined marks left out; nil at the start.
  private var last: Class?
  /// The class before the spaces that are before.
  private var beforeSpaces: Class?
  private var number = Number.none
  /// A joiner is before: nothing divides a sequence of emoji.
  private var isJoined = false
  /// A hyphen after a Hebrew letter is before.
  private var isHebrewHyphen = false
  /// An opening mark after a sign of currency, or a similar one, is before.
  private var isPrefixed = false
  /// An odd number of regional indicators is before.
  private var isHalfFlag = false

  private static let table = UnicodeTable<Class>(runs: UnicodeData.breakClasses)

  static func breakClass(of scalar: Unicode.Scalar) -> Class {
    let kind = table[scalar]
    // Syllables of Hangul with two letters are every 28th. Source: Unicode Standard 3.12
    return kind == .H3 && (scalar.value - 0xAC00) % 28 == 0 ? .H2 : kind
  }

  @inline(__always) mutating func next(_ kind: Class) -> Step { kind == .AL && last == .AL && !isJoined ? [] : take(kind) }

  private mutating func take(_ kind: Class) -> Step {
    var kind = kind
    let isJoiner = kind == .ZWJ
    if kind == .CM || isJoiner {
      switch last {
      case nil, .BK, .CR, .LF, .NL, .SP, .ZW: kind = .AL  // LB10
      default:  // LB9
        isJoined = isJoiner
        return []
      }
    }
    let step: Step
    if mayBreak(before: kind) {
      step = .mayBreak
    } else {
      step = last == .SP ? .joinsSpaces : kind == .NU && isPrefixed ? .joinsOpening : []
    }
    goOn(kind)
    isJoined = isJoiner
    return step
  }

  private mutating func goOn(_ kind: Class) {
    if kind != .SP { beforeSpaces = nil } else if last != .SP { beforeSpaces = last }
    isHebrewHyphen = last == .HL && (kind == .HY || kind == .BA)
    isPrefixed = (last == .PR || last == .PO) && (kind == .OP || kind == .OPwide)
    isHalfFlag = kind == .RI && !isHalfFlag
    switch (kind, number) {
    case (.NU, _), (.SY, .digits), (.IS, .digits): number = .digits
    case (.CL, .digits), (.CP, .digits), (.CPwide, .digits): number = .closed
    default: number = .none
    }
    last = kind
  }

  private func mayBreak(before kind: Class) -> Bool {
    guard let last else { return false }  // LB2
    switch last {  // LB4, LB5
    case .BK, .LF, .NL: return true
    case .CR: return kind != .LF
    default: break
    }
    switch kind {  // LB6, LB7
    case .BK, .CR, .LF, .NL, .SP, .ZW: return false
    default: break
    }
    let base = last == .SP ? beforeSpaces : last
    if base == .ZW { return true }  // LB8
    if isJoined || kind == .WJ || last == .WJ || last == .GL { return false }  // LB8a, LB11, LB12
    if kind == .GL, last != .SP, last != .BA, last != .HY { return false }  // LB12a
    switch (base, kind) {
    case (_, .CL), (_, .CP), (_, .CPwide), (_, .EX), (_, .IS), (_, .SY): return false  // LB13
    case (.OP, _), (.OPwide, _), (.QU, .OP), (.QU, .OPwide): return false  // LB14, LB15
    case (.CL, .NS), (.CP, .NS), (.CPwide, .NS), (.B2, .B2): return false  // LB16, LB17
    default: break
    }
    if last == .SP { return true }  // LB18
    if last == .QU || kind == .QU { return false }  // LB19
    if last == .CB || kind == .CB { return true }  // LB20
    if isHebrewHyphen { return false }  // LB21a
    if number != .none, kind == .PO || kind == .PR || (kind == .NU && number == .digits) { return false }  // LB25
    if last == .RI, kind == .RI { return !isHalfFlag }  // LB30a
    return !Self.stay(last, kind)
  }

  /// The rules for two classes from LB21 on.
  private static func stay(_ last: Class, _ kind: Class) -> Bool {
    switch (last, kind) {
    case (_, .BA), (_, .HY), (_, .NS), (.BB, _), (.SY, .HL), (_, .IN): true  // LB21, LB21b, LB22
    case (.AL, .NU), (.HL, .NU), (.NU, .AL), (.NU, .HL): true  // LB23
    case (.PR, .ID), (.PR, .IDfree), (.PR, .EB), (.PR, .EM), (.ID, .PO), (.IDfree, .PO), (.EB, .PO), (.EM, .PO): true  // LB23a
    case (.PR, .AL), (.PR, .HL), (.PO, .AL), (.PO, .HL), (.AL, .PR), (.HL, .PR), (.AL, .PO), (.HL, .PO): true  // LB24
    case (.PR, .NU), (.PO, .NU), (.HY, .NU): true  // LB25
    case (.JL, .JL), (.JL, .JV), (.JL, .H2), (.JL, .H3), (.JV, .JV), (.JV, .JT), (.H2, .JV), (.H2, .JT), (.JT, .JT), (.H3, .JT): true  // LB26
    case (.JL, .PO), (.JV, .PO), (.JT, .PO), (.H2, .PO), (.H3, .PO), (.PR, .JL), (.PR, .JV), (.PR, .JT), (.PR, .H2), (.PR, .H3): true  // LB27
    case (.AL, .AL), (.AL, .HL), (.HL, .AL), (.HL, .HL), (.IS, .AL), (.IS, .HL): true  // LB28, LB29
    case (.AL, .OP), (.HL, .OP), (.NU, .OP), (.CP, .AL), (.CP, .HL), (.CP, .NU): true  // LB30
    case (.EB, .EM), (.IDfree, .EM): true  // LB30b
    default: false
    }
  }
}

extension LineBreaker {
  /// The algorithm for the ASCII characters as a table, which answers in a nanosecond: they are most of all text.
  struct PlainTable: Sendable {
    /// For each state, from the one at a text's start, and each character: the next state, and the step.
    private(set) var entries: [Entry] = []
    struct Entry: Sendable {
      var state: UInt8
      var step: Step
    }

    @inline(__always) static func place(_ state: UInt8, _ byte: UInt8) -> Int { Int(state) << 7 | Int(byte & 0x7F) }

    /// Made at each start, so each class is tried once in a state, not for each of its characters.
    fileprivate init() {
      var states = [LineBreaker()]
      var index = 0
      while index < states.count {
        var ofClasses = [Entry?](repeating: nil, count: Class.allCases.count)
        for kind in LineBreaker.ascii {
          let entry = ofClasses[Int(kind.rawValue)] ?? Self.entry(kind, after: index, &states)
          ofClasses[Int(kind.rawValue)] = entry
          entries.append(entry)
        }
        index += 1
      }
    }

    private static func entry(_ kind: Class, after index: Int, _ states: inout [LineBreaker]) -> Entry {
      var state = states[index]
      let step = state.next(kind)
      if let known = states.firstIndex(of: state) { return Entry(state: UInt8(known), step: step) }
      states.append(state)
      return Entry(state: UInt8(states.count - 1), step: step)
    }
  }

  static let plainTable = PlainTable()

  /// The classes of the ASCII characters, by their code.
  static let ascii = (0..<128).map { breakClass(of: Unicode.Scalar(UInt8($0))) }
}
