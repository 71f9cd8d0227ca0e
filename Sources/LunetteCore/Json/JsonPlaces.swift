/// Finds values in a text that is known to be JSON, by the way to them: `items[2].name`.
///
/// A reader of values keeps no places; who has to say where a value stands, or to change one, looks for it here.
package struct JsonPlaces {
  package enum Step: Hashable, Sendable {
    /// A key as it is written in the text, with its escapes.
    case key(String)
    /// Counts from 0.
    case item(Int)
  }

  package struct Place {
    package let path: [Step]
    /// Units: bytes
    package let value: Range<Int>
    /// The value, and in an object its key before it. Units: bytes
    package let member: Range<Int>
  }

  private let text: UnsafeBufferPointer<UInt8>
  private var next = 0
  private var path: [Step] = []
  /// Gets each value after those in it. With the answer false the search is over.
  private let visit: (Place) -> Bool
  private var isOver = false

  /// - Parameter text: JSON that a reader has accepted
  package static func visit(_ text: UnsafeBufferPointer<UInt8>, _ visit: @escaping (Place) -> Bool) {
    var places = JsonPlaces(text: text, visit: visit)
    if text.count >= 3, text[0] == 0xEF { places.next = 3 }
    places.value(from: nil)
  }

  /// Of equal keys the last one counts, as in readers. Nil where there is no such value
  package static func place(of path: [Step], in text: UnsafeBufferPointer<UInt8>) -> Place? {
    var found: Place?
    visit(text) { place in
      if place.path == path { found = place }
      return true
    }
    return found
  }

  private init(text: UnsafeBufferPointer<UInt8>, visit: @escaping (Place) -> Bool) { (self.text, self.visit) = (text, visit) }

  private mutating func skipBlanks() { while next < text.count, [0x20, 0x0A, 0x0D, 0x09].contains(text[next]) { next += 1 } }

  private func isAt(_ character: Unicode.Scalar) -> Bool { next < text.count && text[next] == UInt8(ascii: character) }

  /// - Parameter start: of its key, in an object
  private mutating func value(from start: Int?) {
    skipBlanks()
    let first = next
    if isAt("{") {
      members(until: "}") { places, _ in
        let start = places.next
        let key = places.string()
        places.skipBlanks()
        places.next += 1
        places.path.append(.key(key))
        places.value(from: start)
      }
    } else if isAt("[") {
      members(until: "]") { places, count in
        places.path.append(.item(count))
        places.value(from: nil)
      }
    } else if isAt("\"") {
      _ = string()
    } else {
      while next < text.count, ![0x20, 0x0A, 0x0D, 0x09, UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(text[next]) { next += 1 }
    }
    if !isOver, !visit(Place(path: path, value: first..<next, member: (start ?? first)..<next)) { isOver = true }
  }

  private mutating func members(until end: Unicode.Scalar, _ member: (inout JsonPlaces, Int) -> Void) {
    next += 1
    var count = 0
    skipBlanks()
    while next < text.count, !isAt(end), !isOver {
      if HostWork.mustEnd(steps: 1, "looking through \(text.count) bytes of JSON") { isOver = true }
      let depth = path.count
      member(&self, count)
      path.removeLast(path.count - depth)
      count += 1
      skipBlanks()
      if isAt(",") { next += 1 }
      skipBlanks()
    }
    next = min(next + 1, text.count)
  }

  private mutating func string() -> String {
    next += 1
    let first = next
    while next < text.count, !isAt("\"") { next += isAt("\\") ? 2 : 1 }
    let last = min(next, text.count)
    next = min(next + 1, text.count)
    return String(decoding: text[first..<last], as: UTF8.self)
  }
}

extension JsonPlaces {
  /// A way as people write it: `items[2].name`, with items counted from 1. Nil for a text that is none
  package static func path(_ text: String) -> [Step]? {
    var steps: [Step] = []
    var key = ""
    func endKey() {
      if !key.isEmpty { steps.append(.key(key)) }
      key = ""
    }
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case ".": endKey()
      case "[":
        endKey()
        let digits = rest.prefix { $0 != "]" }
        guard let number = Int(digits), number >= 1, rest.dropFirst(digits.count).first == "]" else { return nil }
        steps.append(.item(number - 1))
        rest = rest.dropFirst(digits.count + 1)
      default: key.append(character)
      }
    }
    endKey()
    return steps
  }

  package static func text(of path: [Step]) -> String {
    var text = ""
    for step in path {
      switch step {
      case .key(let key): text += (text.isEmpty ? "" : ".") + key
      case .item(let index): text += "[\(index + 1)]"
      }
    }
    return text
  }
}
