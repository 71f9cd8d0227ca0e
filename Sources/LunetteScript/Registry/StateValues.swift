import Foundation
import Lua
import LunetteKit

/// A value that writes itself.
protocol StateValue {
  func write(to state: StateWriter)
}

extension Bool: StateValue { func write(to state: StateWriter) { state.bool(self) } }
extension Int: StateValue { func write(to state: StateWriter) { state.integer(self) } }
extension Double: StateValue { func write(to state: StateWriter) { state.number(self) } }
extension Float: StateValue { func write(to state: StateWriter) { state.number(Double(self)) } }
extension CGFloat: StateValue { func write(to state: StateWriter) { state.number(Double(self)) } }
extension String: StateValue { func write(to state: StateWriter) { state.text(self) } }
/// What is in them, and not what was there before, or was read.
extension DeliveredList: StateValue {
  func write(to state: StateWriter) { state.any(all) }
}
extension SecretList: StateValue {
  func write(to state: StateWriter) { state.any(all) }
}
extension CGPoint: StateValue {
  func write(to state: StateWriter) {
    state.number(Double(x))
    state.number(Double(y))
  }
}
extension CGSize: StateValue {
  func write(to state: StateWriter) {
    state.number(Double(width))
    state.number(Double(height))
  }
}
extension CGRect: StateValue {
  func write(to state: StateWriter) {
    origin.write(to: state)
    size.write(to: state)
  }
}
extension UIEdgeInsets: StateValue { func write(to state: StateWriter) { for side in [top, left, bottom, right] { state.number(Double(side)) } } }
extension CGAffineTransform: StateValue {
  func write(to state: StateWriter) { for number in [a, b, c, d, tx, ty] { state.number(Double(number)) } }
}
extension LuaReference: StateValue { func write(to state: StateWriter) { state.value(self) } }
extension LuaFunction: StateValue { func write(to state: StateWriter) { state.value(reference) } }
extension LuaTable: StateValue { func write(to state: StateWriter) { state.value(reference) } }

extension UIColor: StateValue {
  func write(to state: StateWriter) {
    for component in [red, green, blue, alpha] { state.number(Double(component)) }
    state.word(UInt64(UInt32(bitPattern: pattern)) << 32 | UInt64(UInt32(bitPattern: dynamic)))
  }
}
extension UIImage {
  func writeContent(to state: StateWriter) {
    state.text(name)
    state.text(symbol ?? "")
    size.write(to: state)
    state.number(Double(scale))
    if let file {
      file.bytes.withUnsafeBytes { bytes in
        bytes.withMemoryRebound(to: CChar.self) { lshim_walk_text(state.walk, $0.baseAddress, $0.count) }
      }
    }
    if let drawing { state.any(drawing) }
    state.any(symbolConfiguration as Any)
    state.any(renderingMode)
    capInsets.write(to: state)
    alignmentRectInsets.write(to: state)
    state.any(resizingMode as Any)
    state.any(tint as Any)
    state.bool(flipsForRightToLeftLayoutDirection)
    state.any(imageOrientation)
    state.number(duration)
    state.objects(images ?? [], named: ".images")
    state.object(dark)
  }
}
extension CATransform3D: StateValue {
  func write(to state: StateWriter) {
    // Nearly all are the identity.
    if isIdentity { return state.word(0) }
    for number in elements { state.number(Double(number)) }
  }
}
extension NSDirectionalEdgeInsets: StateValue {
  func write(to state: StateWriter) { for side in [top, leading, bottom, trailing] { state.number(Double(side)) } }
}

/// A value that may be nil. How the value in it is written is chosen once for each property.
protocol OptionalStateValue: StateValue {
  static var writer: (Self, StateWriter) -> Void { get }
}

extension Optional: OptionalStateValue {
  func write(to state: StateWriter) {
    guard let value = self else { return Self.writeNil(to: state) }
    state.any(value)
  }

  private static func writeNil(to state: StateWriter) { lshim_walk_plain(state.walk, 0, "nil") }

  static var writer: (Self, StateWriter) -> Void {
    if Wrapped.self is any LuaObject.Type {
      return { value, state in if let value { state.object(value as AnyObject) } else { writeNil(to: state) } }
    }
    if let type = Wrapped.self as? any StateValue.Type { return stated(as: type) }
    return { value, state in value.write(to: state) }
  }

  private static func stated<Stated: StateValue>(as _: Stated.Type) -> (Self, StateWriter) -> Void {
    // Both are the same type.
    { value, state in if let value { unsafeBitCast(value, to: Stated.self).write(to: state) } else { writeNil(to: state) } }
  }
}

extension Array: StateValue {
  func write(to state: StateWriter) {
    state.word(UInt64(count))
    let name = state.named
    for (place, value) in enumerated() {
      state.name("\(name)[\(place + 1)]")
      state.any(value)
    }
  }
}

extension Dictionary: StateValue {
  func write(to state: StateWriter) {
    state.word(UInt64(count))
    for (key, value) in self.map({ ("\($0.key)", $0.value) }).sorted(by: { $0.0 < $1.0 }) {
      state.text(key)
      state.any(value)
    }
  }
}

/// Plain values such as fonts, colours and attributed texts, of which there are few: each is taken apart once.
enum PlainEncoding {
  /// Guarded by the lock.
  nonisolated(unsafe) private static var known: [AnyHashable: UInt64] = [:]
  private static let lock = NSLock()
  /// Ours: more than the looks of an app, and few enough to be kept.
  private static let most = 10_000

  static func hash(_ value: AnyHashable) -> UInt64 {
    if let hash = lock.withLock({ known[value] }) { return hash }
    var hash = Encoder()
    hash.add(value.base, depth: 0)
    lock.withLock {
      if known.count >= most { known.removeAll() }
      known[value] = hash.value
    }
    return hash.value
  }

  /// Makes a hash that is equal in every process, unlike Swift's own hashes.
  private struct Encoder {
    var value: UInt64 = 0x2545_F491_4F6C_DD1D

    private mutating func add(_ word: UInt64) {
      value = (value ^ word) &* 0x9E37_79B9_7F4A_7C15
      value ^= value >> 29
    }

    private mutating func add(_ text: String) { for byte in text.utf8 { add(UInt64(byte) + 1) } }

    /// Limit of values in values. Ours: no plain value is nested as deeply
    private static let deepest = 32

    mutating func add(_ value: Any, depth: Int) {
      switch value {
      case let text as String: return add(text)
      case let number as Double: return add(number.bitPattern)
      case let number as CGFloat: return add(Double(number).bitPattern)
      case let number as any BinaryInteger: return add(UInt64(truncatingIfNeeded: number))
      case let bool as Bool: return add(bool ? 1 : 0)
      default: break
      }
      let mirror = Mirror(reflecting: value)
      add(String(describing: type(of: value)))
      if mirror.children.isEmpty, mirror.displayStyle == .enum { return add("\(value)") }
      guard depth < Self.deepest else { return }
      let isUnordered = mirror.displayStyle == .dictionary || mirror.displayStyle == .set
      var parts: [UInt64] = []
      var ancestor: Mirror? = mirror
      while let mirror = ancestor {
        for child in mirror.children {
          if isUnordered {
            var part = Encoder()
            part.add(child.value, depth: depth + 1)
            parts.append(part.value)
          } else {
            if let label = child.label { add(label) }
            add(child.value, depth: depth + 1)
          }
        }
        ancestor = mirror.superclassMirror
      }
      for part in parts.sorted() { add(part) }
    }
  }
}
