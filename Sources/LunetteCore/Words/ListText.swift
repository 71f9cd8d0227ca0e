import _FoundationICU

/// Joins texts as a locale lists things: `a, b, and c`.
package func listText(_ items: [String], locale: String, joinedBy kind: ListKind = .and) -> String {
  var status = U_ZERO_ERROR
  // Each text is held as it came, in units, among all units, in the list, and in the answer.
  let bytes = items.reduce(0) { $0 + $1.utf8.count + MemoryLayout<String>.size }
  if HostWork.mustEnd(steps: items.count, "listing \(items.count) texts") || HostWork.mustEnd(bytes: 8 * bytes, "listing \(items.count) texts") { return "" }
  guard !items.isEmpty, Icu.isReady, let format = swift_ulistfmt_openForType(Icu.locale(locale), kind.icu, ULISTFMT_WIDTH_WIDE, &status), status.isSuccess
  else {
    return items.joined(separator: ", ")
  }
  defer { swift_ulistfmt_close(format) }
  let units = items.map { Array($0.utf16) }
  let lengths = units.map { Int32(clamping: $0.count) }
  // All texts lie in one array, and the function gets where each begins.
  let all: [UInt16] = units.flatMap { $0 } + [0]
  return all.withUnsafeBufferPointer { (buffer: UnsafeBufferPointer<UInt16>) -> String in
    var starts: [UnsafePointer<UInt16>?] = []
    var next = 0
    for item in units {
      starts.append(buffer.baseAddress.map { $0 + next })
      next += item.count
    }
    return Icu.text { swift_ulistfmt_format(format, starts, lengths, Int32(clamping: items.count), $0, $1, &$2) } ?? ""
  }
}

package enum ListKind: String, CaseIterable, Sendable {
  case and, or

  fileprivate var icu: UListFormatterType { self == .and ? ULISTFMT_TYPE_AND : ULISTFMT_TYPE_OR }
}
