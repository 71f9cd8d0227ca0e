import Foundation
import LunetteKit

/// Hashes values under their names, and only those that aren't the default. So a new field changes no hash of values that don't use it.
struct LookHasher {
  private var hasher = StableHasher()

  var value: UInt64 { hasher.value }

  private mutating func add(_ name: StaticString) {
    name.withUTF8Buffer { bytes in
      var word: UInt64 = 0
      for byte in bytes { word = word &* 257 &+ UInt64(byte) }
      hasher.add(word: word)
    }
  }

  mutating func add(_ name: StaticString, _ number: CGFloat, usually usual: CGFloat = 0) {
    guard number != usual else { return }
    add(name)
    hasher.add(number)
  }

  mutating func add(_ name: StaticString, _ number: Int, usually usual: Int = 0) {
    guard number != usual else { return }
    add(name)
    hasher.add(word: UInt64(bitPattern: Int64(number)))
  }

  mutating func add(_ name: StaticString, _ text: String?) {
    guard let text else { return }
    add(name)
    hasher.add(text)
  }

  mutating func add(_ name: StaticString, _ color: UIColor?) {
    guard let color else { return }
    add(name)
    for component in [color.red, color.green, color.blue, color.alpha] { hasher.add(component) }
  }

  mutating func add(_ name: StaticString, _ flag: Bool, usually usual: Bool = false) {
    if flag != usual { add(name) }
  }

  /// Adds all four numbers, also zeros.
  mutating func add(_ name: StaticString, _ rect: CGRect) {
    add(name)
    hasher.add(rect.origin)
    hasher.add(rect.width)
    hasher.add(rect.height)
  }

  mutating func add(_ name: StaticString, _ point: CGPoint) {
    add(name)
    hasher.add(point)
  }

  mutating func add(_ name: StaticString, _ transform: CGAffineTransform) {
    guard transform != .identity else { return }
    add(name)
    // Factors are small numbers, while the hash only has thousandths.
    for factor in [transform.a, transform.b, transform.c, transform.d] { hasher.add(factor * 1000) }
    hasher.add(CGPoint(x: transform.tx, y: transform.ty))
  }

  /// Adds a sample of the numbers, such as the bytes of a file.
  mutating func add(_ name: StaticString, sampleOf bytes: [UInt8]) {
    add(name, bytes.count)
    for index in stride(from: 0, to: bytes.count, by: max(bytes.count / Self.sampleSize, 1)) { hasher.add(word: UInt64(bytes[index])) }
  }

  /// Ours: two pictures with the same number of bytes differ in more places than that.
  private static let sampleSize = 512
}
