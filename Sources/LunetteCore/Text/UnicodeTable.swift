/// A class for each character, by ranges.
struct UnicodeTable<Class: CaseIterable & Sendable>: Sendable {
  /// The first character of each range, in order, and the class of the range.
  private var starts: [UInt32] = []
  private var classes: [Class] = []

  /// - Parameter runs: as in `UnicodeData`
  init(runs: String) {
    let all = Array(Class.allCases)
    var (scalar, length) = (UInt32(0), UInt32(0))
    for byte in runs.utf8 {
      if byte <= UInt8(ascii: "9") {
        length = length * 10 + UInt32(byte - UInt8(ascii: "0"))
        continue
      }
      if !classes.isEmpty { scalar += max(length, 1) }
      let place = byte < UInt8(ascii: "a") ? byte - UInt8(ascii: "A") : byte - UInt8(ascii: "a") + Self.letters
      starts.append(scalar)
      classes.append(all[Int(place)])
      length = 0
    }
  }

  /// Capital letters are the first places, small letters the next.
  private static var letters: UInt8 { 26 }

  subscript(_ scalar: Unicode.Scalar) -> Class {
    var (low, high) = (0, starts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= scalar.value { low = middle } else { high = middle - 1 }
    }
    return classes[low]
  }
}
