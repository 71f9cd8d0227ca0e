import Foundation

/// The directions of a text's characters by the Unicode Bidirectional Algorithm.
///
/// All rules of UAX #9 (Unicode 15.0) but L3 and L4 (combining marks and mirrored glyphs), which are left to the typeface.
enum BidiLevels {
  /// The classes of UAX #9, table 4.
  enum Class: UInt8, CaseIterable, Sendable {
    case L, R, AL, EN, ES, ET, AN, CS, NSM, BN, B, S, WS, ON, LRE, LRO, RLE, RLO, PDF, LRI, RLI, FSI, PDI
  }

  /// Whether a text with this character may have parts that run from right to left.
  @inline(__always) static func mayTurn(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x590 && turns(bidiClass(of: scalar)) }

  /// One level for each scalar, even from left to right and odd from right to left; nil when all of the text runs from left to right.
  ///
  /// - Parameter base: the level of the paragraph that begins at a scalar: 0, 1, or nil for that of its first letter
  package static func levels(of scalars: [Unicode.Scalar], base: (Int) -> UInt8? = { _ in nil }) -> [UInt8]? {
    let classes = scalars.map(bidiClass(of:))
    var levels = [UInt8](repeating: 0, count: scalars.count)
    var start = 0
    while start < scalars.count {
      let end = classes[start...].firstIndex(of: .B).map { $0 + 1 } ?? scalars.count
      var paragraph = Paragraph(scalars[start..<end], classes[start..<end], base: base(start) ?? baseLevel(of: classes[start..<end]))
      paragraph.resolve()
      for (offset, level) in paragraph.levels.enumerated() { levels[start + offset] = level }
      start = end
    }
    return levels.contains { $0 > 0 } ? levels : nil
  }

  private static func turns(_ kind: Class) -> Bool {
    switch kind {
    case .R, .AL, .AN, .RLE, .RLO, .RLI, .FSI: true
    default: false
    }
  }

  /// P2 and P3: the direction of the first strong character outside of isolates.
  private static func baseLevel(of classes: ArraySlice<Class>) -> UInt8 {
    var isolates = 0
    for kind in classes {
      switch kind {
      case .LRI, .RLI, .FSI: isolates += 1
      case .PDI: isolates = max(0, isolates - 1)
      case .L where isolates == 0: return 0
      case .R where isolates == 0, .AL where isolates == 0: return 1
      default: break
      }
    }
    return 0
  }

  /// L2: the indices of a line's levels, in their order from left to right.
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else { return order }
    var level = highest
    while level >= lowestOdd {
      var start = 0
      while start < levels.count {
        guard levels[start] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < levels.count, levels[end] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
      level -= 1
    }
    return order
  }

  // MARK: Classes

  private static let table = UnicodeTable<Class>(runs: UnicodeData.bidiClasses)

  static func bidiClass(of scalar: Unicode.Scalar) -> Class { table[scalar] }

  /// The two angle brackets that are canonically equivalent to others count as these (BD16).
  fileprivate static func bracket(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\u{2329}": "\u{3008}"
    case "\u{232A}": "\u{3009}"
    default: scalar
    }
  }

  /// From an opening bracket to the closing one.
  fileprivate static let closingBrackets: [Unicode.Scalar: Unicode.Scalar] = {
    let all = Array(UnicodeData.brackets.unicodeScalars)
    return Dictionary(uniqueKeysWithValues: stride(from: 0, to: all.count, by: 2).map { (all[$0], all[$0 + 1]) })
  }()
}

extension BidiLevels {
  /// One paragraph while the rules are applied to it.
  fileprivate struct Paragraph {
    let scalars: [Unicode.Scalar]
    let original: [Class]
    var classes: [Class]
    var levels: [UInt8]
    let base: UInt8
    /// From the position of each isolate initiator to the position of the matching end, and the other way round.
    var endOfIsolate: [Int: Int] = [:]
    var startOfIsolate: [Int: Int] = [:]

    init(_ scalars: ArraySlice<Unicode.Scalar>, _ classes: ArraySlice<Class>, base: UInt8) {
      (self.scalars, original, self.classes) = (Array(scalars), Array(classes), Array(classes))
      (levels, self.base) = ([UInt8](repeating: base, count: scalars.count), base)
      var open: [Int] = []
      for (index, kind) in original.enumerated() {
        switch kind {
        case .LRI, .RLI, .FSI: open.append(index)
        case .PDI: if let start = open.popLast() { (endOfIsolate[start], startOfIsolate[index]) = (index, start) }
        default: break
        }
      }
    }

    mutating func resolve() {
      setExplicitLevels()
      // What a sequence has beside it counts with its level before the sequence there is resolved (X10).
      let explicit = levels
      for sequence in isolatingRunSequences() { resolve(sequence, explicit) }
      resetWhitespace()
    }

    // MARK: X1 to X8

    private static let deepest: UInt8 = 125

    private mutating func setExplicitLevels() {
      struct Entry {
        var level: UInt8
        var override: Class?
        var isIsolate: Bool
      }
      var stack = [Entry(level: base, override: nil, isIsolate: false)]
      var (overflowIsolates, overflowEmbeddings, validIsolates) = (0, 0, 0)
      func next(_ level: UInt8, odd: Bool) -> UInt8 { odd ? (level + 1) | 1 : (level + 2) & ~1 }
      for index in original.indices {
        let top = stack[stack.count - 1]
        switch original[index] {
        case .RLE, .LRE, .RLO, .LRO:
          let kind = original[index]
          levels[index] = top.level
          let level = next(top.level, odd: kind == .RLE || kind == .RLO)
          if level <= Self.deepest, overflowIsolates == 0, overflowEmbeddings == 0 {
            stack.append(Entry(level: level, override: kind == .RLO ? .R : kind == .LRO ? .L : nil, isIsolate: false))
          } else if overflowIsolates == 0 {
            overflowEmbeddings += 1
          }
          classes[index] = .BN
        case .RLI, .LRI, .FSI:
          levels[index] = top.level
          if let override = top.override { classes[index] = override }
          var isRightToLeft = original[index] == .RLI
          if original[index] == .FSI, !HostWork.mustEnd(steps: original.count, "finding the direction of a text of \(original.count) characters") {
            isRightToLeft = BidiLevels.baseLevel(of: original[(index + 1)..<(endOfIsolate[index] ?? original.count)]) == 1
          }
          let level = next(top.level, odd: isRightToLeft)
          if level <= Self.deepest, overflowIsolates == 0, overflowEmbeddings == 0 {
            validIsolates += 1
            stack.append(Entry(level: level, override: nil, isIsolate: true))
          } else {
            overflowIsolates += 1
          }
        case .PDI:
          if overflowIsolates > 0 {
            overflowIsolates -= 1
          } else if validIsolates > 0 {
            overflowEmbeddings = 0
            while let last = stack.last, !last.isIsolate { stack.removeLast() }
            stack.removeLast()
            validIsolates -= 1
          }
          let top = stack[stack.count - 1]
          levels[index] = top.level
          if let override = top.override { classes[index] = override }
        case .PDF:
          if overflowIsolates == 0 {
            if overflowEmbeddings > 0 {
              overflowEmbeddings -= 1
            } else if !top.isIsolate, stack.count >= 2 {
              stack.removeLast()
            }
          }
          levels[index] = stack[stack.count - 1].level
          classes[index] = .BN
        case .B: levels[index] = base
        case .BN: levels[index] = top.level
        default:
          levels[index] = top.level
          if let override = top.override { classes[index] = override }
        }
      }
    }

    // MARK: X10

    private func isRemoved(_ index: Int) -> Bool { classes[index] == .BN }

    /// Level runs, joined across isolates; characters that X9 removes are in none of them.
    private func isolatingRunSequences() -> [[Int]] {
      var runs: [[Int]] = []
      for index in classes.indices where !isRemoved(index) {
        if let last = runs.last?.last, levels[last] == levels[index] { runs[runs.count - 1].append(index) } else { runs.append([index]) }
      }
      let runOfStart = Dictionary(uniqueKeysWithValues: runs.enumerated().map { ($1[0], $0) })
      var sequences: [[Int]] = []
      for run in runs {
        // A run that begins with the end of an isolate was joined to the run in which the isolate began.
        if original[run[0]] == .PDI, startOfIsolate[run[0]] != nil { continue }
        var sequence = run
        while let last = sequence.last, let end = endOfIsolate[last], let next = runOfStart[end] { sequence += runs[next] }
        sequences.append(sequence)
      }
      return sequences
    }

    private mutating func resolve(_ sequence: [Int], _ explicit: [UInt8]) {
      let level = explicit[sequence[0]]
      func direction(_ level: UInt8) -> Class { level % 2 == 1 ? .R : .L }
      var before = sequence[0] - 1
      while before >= 0, isRemoved(before) { before -= 1 }
      let last = sequence[sequence.count - 1]
      var after = last + 1
      while after < classes.count, isRemoved(after) { after += 1 }
      let isOpenIsolate = [.LRI, .RLI, .FSI].contains(original[last]) && endOfIsolate[last] == nil
      let start = direction(max(level, before >= 0 ? explicit[before] : base))
      let end = direction(max(level, after < classes.count && !isOpenIsolate ? explicit[after] : base))
      var kinds = sequence.map { classes[$0] }
      resolveWeak(&kinds, start)
      resolveBrackets(&kinds, sequence, direction(level), start)
      resolveNeutral(&kinds, direction(level), start, end)
      for (place, index) in sequence.enumerated() {
        switch (kinds[place], level % 2) {
        case (.R, 0): levels[index] = level + 1
        case (.AN, 0), (.EN, 0): levels[index] = level + 2
        case (.L, 1), (.AN, 1), (.EN, 1): levels[index] = level + 1
        default: levels[index] = level
        }
      }
    }

    // MARK: W1 to W7

    private func resolveWeak(_ kinds: inout [Class], _ start: Class) {
      var previous = start
      for place in kinds.indices {
        if kinds[place] == .NSM { kinds[place] = [.LRI, .RLI, .FSI, .PDI].contains(previous) ? .ON : previous }
        previous = kinds[place]
      }
      var strong = start
      for place in kinds.indices {
        switch kinds[place] {
        case .L, .R, .AL: strong = kinds[place]
        case .EN where strong == .AL: kinds[place] = .AN
        default: break
        }
      }
      for place in kinds.indices where kinds[place] == .AL { kinds[place] = .R }
      for place in kinds.indices.dropFirst().dropLast() {
        let (one, other) = (kinds[place - 1], kinds[place + 1])
        if kinds[place] == .ES, one == .EN, other == .EN { kinds[place] = .EN }
        if kinds[place] == .CS, one == other, one == .EN || one == .AN { kinds[place] = one }
      }
      var place = 0
      while place < kinds.count {
        guard kinds[place] == .ET else {
          place += 1
          continue
        }
        var end = place
        while end < kinds.count, kinds[end] == .ET { end += 1 }
        let isBesideNumber = (place > 0 && kinds[place - 1] == .EN) || (end < kinds.count && kinds[end] == .EN)
        for index in place..<end { kinds[index] = isBesideNumber ? .EN : .ON }
        place = end
      }
      for place in kinds.indices where kinds[place] == .ES || kinds[place] == .CS { kinds[place] = .ON }
      strong = start
      for place in kinds.indices {
        switch kinds[place] {
        case .L, .R: strong = kinds[place]
        case .EN where strong == .L: kinds[place] = .L
        default: break
        }
      }
    }

    // MARK: N0 to N2

    private static let mostOpenBrackets = 63

    private static func strongDirection(_ kind: Class) -> Class? {
      switch kind {
      case .L: .L
      case .R, .EN, .AN: .R
      default: nil
      }
    }

    private func resolveBrackets(_ kinds: inout [Class], _ sequence: [Int], _ embedding: Class, _ start: Class) {
      var open: [(place: Int, closing: Unicode.Scalar)] = []
      var pairs: [(Int, Int)] = []
      for place in kinds.indices where kinds[place] == .ON {
        let bracket = BidiLevels.bracket(scalars[sequence[place]])
        if let closing = BidiLevels.closingBrackets[bracket] {
          // BD16: without room for another open bracket no more pairs are looked for.
          if open.count == Self.mostOpenBrackets { break }
          open.append((place, closing))
        } else if let match = open.lastIndex(where: { $0.closing == bracket }) {
          pairs.append((open[match].place, place))
          open.removeSubrange(match...)
        }
      }
      for (first, last) in pairs.sorted(by: { $0.0 < $1.0 }) {
        let inside = kinds[(first + 1)..<last].compactMap(Self.strongDirection)
        var direction: Class?
        if inside.contains(embedding) {
          direction = embedding
        } else if !inside.isEmpty {
          let before = kinds[..<first].last { Self.strongDirection($0) != nil }.flatMap(Self.strongDirection) ?? start
          direction = before != embedding ? before : embedding
        }
        guard let direction else { continue }
        for bracket in [first, last] {
          kinds[bracket] = direction
          // Marks on a bracket go with it.
          var mark = bracket + 1
          while mark < kinds.count, original[sequence[mark]] == .NSM {
            kinds[mark] = direction
            mark += 1
          }
        }
      }
    }

    private func resolveNeutral(_ kinds: inout [Class], _ embedding: Class, _ start: Class, _ end: Class) {
      var place = 0
      while place < kinds.count {
        guard Self.strongDirection(kinds[place]) == nil else {
          place += 1
          continue
        }
        var after = place
        while after < kinds.count, Self.strongDirection(kinds[after]) == nil { after += 1 }
        let before = place > 0 ? Self.strongDirection(kinds[place - 1]) : start
        let next = after < kinds.count ? Self.strongDirection(kinds[after]) : end
        for index in place..<after { kinds[index] = before == next ? before ?? embedding : embedding }
        place = after
      }
    }

    // MARK: X9 and L1

    /// Characters that X9 removed take the level of the character before. Separators, and spaces before them and at the end, take the base
    /// level.
    private mutating func resetWhitespace() {
      for index in classes.indices where isRemoved(index) { levels[index] = index > 0 ? levels[index - 1] : base }
      var isTrailing = true
      for index in original.indices.reversed() {
        switch original[index] {
        case .B, .S:
          levels[index] = base
          isTrailing = true
        case .WS, .LRI, .RLI, .FSI, .PDI, .LRE, .RLE, .LRO, .RLO, .PDF, .BN: if isTrailing { levels[index] = base }
        default: isTrailing = false
        }
      }
    }
  }
}
