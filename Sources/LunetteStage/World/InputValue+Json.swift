import LunetteCore

extension InputValue {
  /// Throws: `JsonProblem`
  package static func read(json: [UInt8]) throws(JsonProblem) -> InputValue {
    var result = Result<InputValue, JsonProblem>.success(.none)
    json.withUnsafeBufferPointer { text in
      do throws(JsonProblem) {
        result = .success(try JsonReader.read(text, allowsFragments: true, into: InputValueBuilder()).value)
      } catch { result = .failure(error) }
    }
    return try result.get()
  }
}

/// Makes values of JSON. Numbers are floating point numbers, of equal keys the last one counts.
private struct InputValueBuilder: JsonBuilder {
  /// A list or an object that has begun.
  private struct Open {
    var list: [InputValue]?
    var table: [String: InputValue] = [:]
    /// The key whose value comes next.
    var key = ""
  }

  private(set) var value = InputValue.none
  private var open: [Open] = []

  private mutating func add(_ value: InputValue) {
    guard let last = open.indices.last else {
      self.value = value
      return
    }
    // In place: what is appended to a copy would be copied each time.
    if open[last].list?.append(value) == nil { open[last].table[open[last].key] = value }
  }

  private mutating func end() {
    guard let last = open.popLast() else { return }
    add(last.list.map { .list($0) } ?? .table(last.table))
  }

  mutating func null() { add(.none) }
  mutating func flag(_ value: Bool) { add(.bool(value)) }
  mutating func whole(_ value: Int64) { add(.number(Double(value))) }
  mutating func number(_ value: Double) { add(.number(value)) }
  mutating func text(_ utf8: UnsafeBufferPointer<UInt8>) { add(.text(String(decoding: utf8, as: UTF8.self))) }
  mutating func key(_ utf8: UnsafeBufferPointer<UInt8>) { if let last = open.indices.last { open[last].key = String(decoding: utf8, as: UTF8.self) } }
  mutating func beginObject() { open.append(Open()) }
  mutating func endObject() { end() }
  mutating func beginList() { open.append(Open(list: [])) }
  mutating func endList() { end() }
}
