/// The names that scripts use: those that occur outside of their own definitions and of comments.
///
/// The texts are read once and by bytes, because this is done at the end of each run.
struct NameUsage {
  private let used: Set<String>

  init(_ sources: [String]) {
    var used: Set<String> = []
    for var source in sources { source.withUTF8 { Self.collect(from: $0, into: &used) } }
    self.used = used
  }

  func isUsed(_ name: String) -> Bool { used.contains(name) }

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  private static func collect(from text: Bytes, into used: inout Set<String>) {
    for line in text.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      var rest = line
      while let start = rest.firstIndex(where: isPart) {
        let after = rest[start...].drop(while: isPart)
        if rest[..<start].containsComment { break }
        if !isDefinition(before: line[..<start], after: after) {
          used.insert(String(decoding: rest[start..<after.startIndex], as: UTF8.self))
        }
        rest = after
      }
    }
  }

  /// Whether a name is being defined: `function C:name(`, `name = …`, or the call of super inside the definition.
  private static func isDefinition(before: Slice<Bytes>, after: Slice<Bytes>) -> Bool {
    if before.ends(with: "super.") || before.ends(with: "super:") { return true }
    let tail = after.drop { $0 == space }
    if tail.first == equals, tail.dropFirst().first != equals { return true }
    // `function C:` or `local function ` before the name.
    let head = before.dropLast { isPart($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") }.dropLast { $0 == space || $0 == tab }
    return head.count < before.count && head.ends(with: "function") && head.dropLast("function".utf8.count).last.map(isPart) != true
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static var space: UInt8 { UInt8(ascii: " ") }
  private static var tab: UInt8 { UInt8(ascii: "\t") }
  private static var equals: UInt8 { UInt8(ascii: "=") }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  fileprivate func ends(with text: StaticString) -> Bool {
    text.withUTF8Buffer { suffix($0.count).elementsEqual($0) }
  }

  fileprivate func dropLast(while isDropped: (UInt8) -> Bool) -> Self {
    lastIndex { !isDropped($0) }.map { self[...$0] } ?? self[..<startIndex]
  }

  fileprivate var containsComment: Bool { zip(self, dropFirst()).contains { $0 == UInt8(ascii: "-") && $1 == UInt8(ascii: "-") } }
}
