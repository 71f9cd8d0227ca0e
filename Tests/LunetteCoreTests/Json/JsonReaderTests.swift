import LunetteCore
import Testing

/// A value of JSON, as a naive model.
private indirect enum Value: Equatable {
  case null
  case flag(Bool)
  case whole(Int64)
  case number(Double)
  case text(String)
  case list([Value])
  case object([String: Value])
}

private struct ValueBuilder: JsonBuilder {
  private(set) var value: Value?
  private var open: [Value] = []
  private var keys: [String] = []

  private mutating func place(_ new: Value) {
    guard let last = open.popLast() else {
      value = new
      return
    }
    switch last {
    case .list(let items): open.append(.list(items + [new]))
    case .object(var fields):
      fields[keys.removeLast()] = new
      open.append(.object(fields))
    default: break
    }
  }

  private mutating func close() { if let last = open.popLast() { place(last) } }

  mutating func null() { place(.null) }
  mutating func flag(_ value: Bool) { place(.flag(value)) }
  mutating func whole(_ value: Int64) { place(.whole(value)) }
  mutating func number(_ value: Double) { place(.number(value)) }
  mutating func text(_ utf8: UnsafeBufferPointer<UInt8>) { place(.text(String(decoding: utf8, as: UTF8.self))) }
  mutating func key(_ utf8: UnsafeBufferPointer<UInt8>) { keys.append(String(decoding: utf8, as: UTF8.self)) }
  mutating func beginObject() { open.append(.object([:])) }
  mutating func endObject() { close() }
  mutating func beginList() { open.append(.list([])) }
  mutating func endList() { close() }
}

extension Value {
  fileprivate func write(to writer: inout JsonWriter) {
    func utf8(_ text: String, _ use: (UnsafeBufferPointer<UInt8>) -> Void) { Array(text.utf8).withUnsafeBufferPointer(use) }
    switch self {
    case .null: writer.null()
    case .flag(let value): writer.flag(value)
    case .whole(let value): writer.whole(value)
    case .number(let value): writer.number(value)
    case .text(let text): utf8(text) { writer.text($0) }
    case .list(let items):
      writer.beginList()
      for item in items { item.write(to: &writer) }
      writer.endList()
    case .object(let fields):
      writer.beginObject()
      for (key, value) in fields.sorted(by: { $0.key < $1.key }) {
        utf8(key) { writer.key($0) }
        value.write(to: &writer)
      }
      writer.endObject()
    }
  }
}

private func read(_ text: String, fragments: Bool = true) throws -> Value? { try read(Array(text.utf8), fragments: fragments) }

private func read(_ bytes: [UInt8], fragments: Bool = true) throws -> Value? {
  try bytes.withUnsafeBufferPointer { try JsonReader.read($0, allowsFragments: fragments, into: ValueBuilder()).value }
}

@Suite struct JsonReaderTests {
  @Test func W041_numbersAreWholeWhereTheyAreWrittenSoAndFit() throws {
    #expect(
      try read("[1, 1.0, -0, 1e2, 9223372036854775807, 9223372036854775808, -9223372036854775808]")
        == .list([.whole(1), .number(1), .number(-0.0), .number(100), .whole(.max), .number(9_223_372_036_854_775_808), .whole(.min)]))
    guard case .list(let numbers)? = try read("[-0]"), case .number(let zero)? = numbers.first else {
      Issue.record("no number")
      return
    }
    #expect(zero.sign == .minus)
  }

  @Test(arguments: [
    ("{\"a\":1,}", "No string key for value in object", 1, 8, 7), ("{\n  \"a\": tru\n}", "Invalid value", 2, 8, 9),
    ("[1,2", "Unexpected end of file while parsing an array", 1, 5, 4), ("[1] x", "Garbage at end", 1, 5, 4),
    ("01", "Number with leading zero", 1, 1, 0), ("[\"é\", x]", "Unexpected character 'x'", 1, 7, 7), ("", "Unable to parse empty data", 1, 1, 0),
    ("[-]", "Unexpected character ']'", 1, 3, 2), ("[1.]", "Unexpected character ']'", 1, 4, 3), ("[\"\\x\"]", "Invalid escape sequence", 1, 3, 2),
    ("[\"abc", "Unterminated string", 1, 2, 1), ("{\"a\" 1}", "Unexpected character '1'", 1, 6, 5), ("[1e999]", "Number wound up as NaN", 1, 2, 1),
    ("[\"\\ud800\"]", "Missing low code point in surrogate pair", 1, 3, 2), ("[\"a\tb\"]", "Unescaped control character '0x9'", 1, 4, 3),
  ]) func whatIsNoJsonSaysWhere(text: String, reason: String, line: Int, column: Int, index: Int) {
    let problem = #expect(throws: JsonProblem.self) { try read(text) }
    #expect(
      problem?.reason == reason && problem?.line == line && problem?.column == column && problem?.index == index, "\(text): \(String(describing: problem))")
  }

  @Test func W050_aSingleValueNeedsToBeAllowed() throws {
    #expect(try read("\"text\"") == .text("text"))
    let problem = #expect(throws: JsonProblem.self) { try read("\"text\"", fragments: false) }
    #expect(problem?.reason == "JSON text did not start with array or object and option to allow fragments not set")
  }

  @Test func W051_fiveHundredAndTwelveLevelsAreReadAndNoMore() throws {
    func nested(_ levels: Int) -> String { String(repeating: "[", count: levels) + String(repeating: "]", count: levels) }
    #expect(throws: Never.self) { try read(nested(512)) }
    for levels in [513, 100_000] { #expect(throws: JsonProblem.self) { try read(nested(levels)) } }
  }

  @Test func textsAreUnicode() throws {
    #expect(try read("[\"\\u00e9\\ud83d\\ude00\\n\\/é\"]") == .list([.text("é😀\n/é")]))
    #expect(try read("\u{FEFF}[]") == .list([]))
    #expect(throws: JsonProblem.self) { try read([0x5B, 0x22, 0xFF, 0x22, 0x5D]) }
    #expect(throws: JsonProblem.self) { try read([0x5B, 0x22, 0x5C, 0x6E, 0xC3, 0x22, 0x5D]) }
  }

  @Test func ofEqualKeysTheLastCounts() throws { #expect(try read("{\"a\":1,\"a\":2}") == .object(["a": .whole(2)])) }

  @Test func W042_numbersAreWrittenWithTheFewestDigits() throws {
    var writer = JsonWriter()
    Value.list([.number(1), .number(2.5), .number(1e21), .number(0.1), .number(-0.0), .whole(.min), .text("é/\n\u{1}\"\\")]).write(to: &writer)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == #"[1,2.5,1e+21,0.1,-0,-9223372036854775808,"é\/\n\u0001\"\\"]"#)
  }

  @Test func thePrettyFormIsFoundations() {
    var options = JsonWriter.Options()
    (options.isPretty, options.escapesSlashes) = (true, false)
    var writer = JsonWriter(options)
    Value.object(["a": .list([.whole(1), .text("/")]), "b": .object([:]), "c": .list([]), "d": .object(["x": .null])]).write(to: &writer)
    #expect(
      String(decoding: writer.bytes, as: UTF8.self) == """
        {
          "a" : [
            1,
            "/"
          ],
          "b" : {

          },
          "c" : [

          ],
          "d" : {
            "x" : null
          }
        }
        """)
  }

  // MARK: At random

  private static func random(_ random: inout some RandomNumberGenerator, level: Int) -> Value {
    switch Int.random(in: 0...(level > 4 ? 4 : 6), using: &random) {
    case 0: return .null
    case 1: return .flag(Bool.random(using: &random))
    case 2: return .whole(Int64.random(in: .min ... .max, using: &random) >> Int64.random(in: 0...63, using: &random))
    case 3: return .number(Double(bitPattern: UInt64.random(in: 0...UInt64.max, using: &random)).finite)
    case 4: return .text(text(&random))
    case 5: return .list((0..<Int.random(in: 0...4, using: &random)).map { _ in Self.random(&random, level: level + 1) })
    default:
      let keys = (0..<Int.random(in: 0...4, using: &random)).map { _ in text(&random) }
      return .object(Dictionary(keys.map { ($0, Self.random(&random, level: level + 1)) }) { $1 })
    }
  }

  private static func text(_ random: inout some RandomNumberGenerator) -> String {
    let letters: [Character] = ["a", "é", "😀", "\"", "\\", "/", "\n", "\u{1}", "\u{7f}", "漢", "\u{2028}", " "]
    return String((0..<Int.random(in: 0...6, using: &random)).map { _ in letters.randomElement(using: &random) ?? "a" })
  }

  @Test(arguments: 1...200) func whatIsWrittenIsReadAgain(seed: UInt64) throws {
    var random = Seeded(state: seed)
    for isPretty in [false, true] {
      let value = Self.random(&random, level: 0)
      var options = JsonWriter.Options()
      options.isPretty = isPretty
      var writer = JsonWriter(options)
      value.write(to: &writer)
      // A floating point number that is whole is read as a whole number.
      #expect(try read(writer.bytes)?.plain == value.plain)
    }
  }

  /// Whatever the bytes, the reader answers or says what is wrong.
  @Test(arguments: 1...200) func damagedTextsAreRefusedInWords(seed: UInt64) throws {
    var random = Seeded(state: seed)
    var writer = JsonWriter()
    Self.random(&random, level: 0).write(to: &writer)
    for _ in 0..<20 {
      var bytes = writer.bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
        default: bytes.insert("[]{},:\"\\-+e.0".utf8.randomElement(using: &random) ?? 0, at: place)
        }
      }
      do { _ = try read(bytes) } catch let problem as JsonProblem { #expect(!problem.reason.isEmpty && problem.index <= bytes.count) }
    }
  }
}

private struct Seeded: RandomNumberGenerator {
  var state: UInt64
  /// Source: Knuth, MMIX
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}

extension Double { fileprivate var finite: Double { isFinite ? self : 0.5 } }

extension Value {
  /// With whole numbers in one form.
  fileprivate var plain: Value {
    switch self {
    case .number(let value): Int64(exactly: value).map(Value.whole) ?? self
    case .list(let items): .list(items.map(\.plain))
    case .object(let fields): .object(fields.mapValues(\.plain))
    default: self
    }
  }
}
