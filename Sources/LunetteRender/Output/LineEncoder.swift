import Foundation

/// Writes an `Encodable` value as JSON on one line, with keys in the order in which the value gives them; Foundation's encoder keeps no order.
/// The keys of a dictionary are in alphabetical order.
///
/// A number that six decimals can express is written with them, any other with the digits that read back as the same number.
/// What is not finite becomes the text "inf", "-inf" or "nan". A value that writes nothing is an empty object.
package enum LineEncoder {
  /// Throws: what the value's own `encode(to:)` throws
  package static func bytes(_ value: some Encodable) throws -> [UInt8] {
    let line = Line()
    try line.write(value, inside: 0)
    line.close(to: 0)
    return line.out.bytes
  }

  /// For values that never throw, as those of logs.
  package static func text(_ value: some Encodable) -> String { (try? bytes(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null" }
}

/// The text that has been written, and the objects and lists that are open at its end.
private final class Line {
  var out = Utf8Buffer()
  private var open: [Nest] = []
  private var known: [ObjectIdentifier: Form] = [:]

  private struct Nest {
    let end: UInt8
    var isEmpty = true
  }

  /// How values of a type are written.
  private enum Form { case number, data, address, dictionary, own }

  /// Ends what is open inside of so many levels.
  func close(to level: Int) {
    while open.count > level { out.add(byte: open.removeLast().end) }
  }

  /// Begins an object or a list as a value inside of so many levels, unless that value has begun already.
  func begin(_ start: Unicode.Scalar, _ end: Unicode.Scalar, inside level: Int) {
    if open.count > level { return }
    out.add(byte: UInt8(ascii: start))
    open.append(Nest(end: UInt8(ascii: end)))
  }

  /// The place of the next value in the object or list at this level.
  func next(in level: Int) {
    close(to: level)
    if !open[level - 1].isEmpty { out.add(byte: UInt8(ascii: ",")) }
    open[level - 1].isEmpty = false
  }

  func write(key: String, in level: Int) {
    next(in: level)
    out.add(json: key)
    out.add(byte: UInt8(ascii: ":"))
  }

  func write(_ value: Double) {
    guard value.isFinite else { return out.add(json: value.isNaN ? "nan" : value < 0 ? "-inf" : "inf") }
    if abs(value) <= Self.farthest, (value * 1e6).rounded() / 1e6 == value { return out.add(value, decimals: 6) }
    let digits = "\(value)"
    out.add(text: digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits)
  }

  /// Up to this number all millionths are different floating point numbers.
  private static let farthest = 1e9

  /// - Parameter level: the number of objects and lists around the value
  func write<Value: Encodable>(_ value: Value, inside level: Int) throws {
    switch form(of: Value.self) {
    case .number: write((value as? Double) ?? Double(value as? CGFloat ?? 0))
    case .data: out.add(json: (value as? Data)?.base64EncodedString() ?? "")
    case .address: out.add(json: (value as? URL)?.absoluteString ?? "")
    case .dictionary:
      begin("{", "}", inside: level)
      for (key, value) in (value as? any NamedValues)?.inOrder ?? [] {
        write(key: key, in: level + 1)
        try write(value, inside: level + 1)
      }
      close(to: level)
    case .own:
      let start = out.bytes.count
      try value.encode(to: ValueEncoder(line: self, level: level))
      close(to: level)
      if out.bytes.count == start { out.add("{}") }
    }
  }

  private func form<Value>(of type: Value.Type) -> Form {
    if let known = known[ObjectIdentifier(type)] { return known }
    let form: Form =
      type == Double.self || type == CGFloat.self
      ? .number : type == Data.self ? .data : type == URL.self ? .address : type is any NamedValues.Type ? .dictionary : .own
    known[ObjectIdentifier(type)] = form
    return form
  }
}

/// A dictionary whose keys are names.
private protocol NamedValues { var inOrder: [(String, any Encodable)] { get } }
extension Dictionary: NamedValues where Key == String, Value: Encodable {
  fileprivate var inOrder: [(String, any Encodable)] { sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
}

/// Takes one value at its place in a line.
private struct ValueEncoder: Encoder, SingleValueEncodingContainer {
  let line: Line
  /// The number of objects and lists around the value.
  let level: Int

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    line.begin("{", "}", inside: level)
    return KeyedEncodingContainer(Fields(line: line, level: level + 1))
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    line.begin("[", "]", inside: level)
    return Elements(line: line, level: level + 1)
  }
  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  func encodeNil() { line.out.add("null") }
  func encode(_ value: Bool) { line.out.add(value ? "true" : "false") }
  func encode(_ value: String) { line.out.add(json: value) }
  func encode(_ value: Double) { line.write(value) }
  func encode(_ value: Float) { line.write(Double(value)) }
  func encode(_ value: Int) { line.out.add(value) }
  func encode(_ value: Int8) { line.out.add(Int(value)) }
  func encode(_ value: Int16) { line.out.add(Int(value)) }
  func encode(_ value: Int32) { line.out.add(Int(value)) }
  func encode(_ value: Int64) { line.out.add(Int(value)) }
  func encode(_ value: UInt) { line.out.add(text: "\(value)") }
  func encode(_ value: UInt8) { line.out.add(Int(value)) }
  func encode(_ value: UInt16) { line.out.add(Int(value)) }
  func encode(_ value: UInt32) { line.out.add(Int(value)) }
  func encode(_ value: UInt64) { line.out.add(text: "\(value)") }
  func encode<Value: Encodable>(_ value: Value) throws { try line.write(value, inside: level) }
}

/// The fields of an object.
private struct Fields<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let line: Line
  /// The number of objects and lists around a field's value, this object included.
  let level: Int

  var codingPath: [any CodingKey] { [] }

  /// Writes the key, and gives what takes its value.
  private func at(_ key: some CodingKey) -> ValueEncoder {
    line.write(key: key.stringValue, in: level)
    return ValueEncoder(line: line, level: level)
  }

  func encodeNil(forKey key: Key) { at(key).encodeNil() }
  func encode(_ value: Bool, forKey key: Key) { at(key).encode(value) }
  func encode(_ value: String, forKey key: Key) { at(key).encode(value) }
  func encode(_ value: Double, forKey key: Key) { at(key).encode(value) }
  func encode(_ value: Int, forKey key: Key) { at(key).encode(value) }
  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws { try at(key).encode(value) }
  func nestedContainer<Nested>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested> { at(key).container(keyedBy: type) }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { at(key).unkeyedContainer() }
  func superEncoder() -> any Encoder { at(SuperKey()) }
  func superEncoder(forKey key: Key) -> any Encoder { at(key) }
}

/// The key of what a class above writes, as in Foundation's encoder.
private struct SuperKey: CodingKey {
  var stringValue: String { "super" }
  var intValue: Int? { nil }
  init() {}
  init?(stringValue: String) { nil }
  init?(intValue: Int) { nil }
}

/// The elements of a list.
private struct Elements: UnkeyedEncodingContainer {
  let line: Line
  /// The number of objects and lists around an element, this list included.
  let level: Int
  private(set) var count = 0

  init(line: Line, level: Int) { (self.line, self.level) = (line, level) }

  var codingPath: [any CodingKey] { [] }

  private mutating func next() -> ValueEncoder {
    count += 1
    line.next(in: level)
    return ValueEncoder(line: line, level: level)
  }

  mutating func encodeNil() { next().encodeNil() }
  mutating func encode(_ value: Bool) { next().encode(value) }
  mutating func encode(_ value: String) { next().encode(value) }
  mutating func encode(_ value: Double) { next().encode(value) }
  mutating func encode(_ value: Int) { next().encode(value) }
  mutating func encode<Value: Encodable>(_ value: Value) throws { try next().encode(value) }
  mutating func nestedContainer<Nested>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> { next().container(keyedBy: type) }
  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { next().unkeyedContainer() }
  mutating func superEncoder() -> any Encoder { next() }
}
