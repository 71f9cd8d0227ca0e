import Lua
import LunetteKit

/// A value that no other of this run has, one object for scripts wherever it comes from: 128 bits of which 122 are drawn from the seed, in a stream that `math.random` does not share.
///
/// Source: RFC 9562, version 4
final class ScriptUUID: LuaObject {
  static let luaName = "UUID"
  let text: String

  static let vendor = CompanionKey<ScriptUUID>()
  private static let known = CompanionKey<EqualObjects<String, ScriptUUID>>()
  var unique: ScriptUUID { ScriptContext.current.equalObjects(Self.known).object(text) { self } }

  init?(_ text: String) {
    let groups = text.split(separator: "-", omittingEmptySubsequences: false)
    guard groups.map(\.utf8.count) == [8, 4, 4, 4, 12], groups.joined().utf8.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }) else { return nil }
    self.text = text.uppercased()
  }

  init(drawnFrom random: inout SplitMix64) {
    let (high, low) = (random.next(), random.next())
    // Bits 12 to 15 of the third group are the version, the first two of the fourth the variant.
    let groups = [
      Self.hex(high >> 32, digits: 8), Self.hex(high >> 16, digits: 4), Self.hex(high & 0x0FFF | 0x4000, digits: 4),
      Self.hex(low >> 48 & 0x3FFF | 0x8000, digits: 4), Self.hex(low, digits: 12),
    ]
    text = groups.joined(separator: "-")
  }

  /// The last digits of a number, in capital letters as UIKit writes them.
  private static func hex(_ number: UInt64, digits: Int) -> String {
    let all = String(number, radix: 16, uppercase: true)
    return (String(repeating: "0", count: max(0, digits - all.count)) + all).suffix(digits).description
  }
}

extension Registry {
  static func identifiers(_ r: RegistryBuilder) {
    r.type(
      ScriptUUID.self, "UUID",
      doc: "A value that no other of this run has: UUID() makes one. The seed of the launch determines which; math.random does not notice."
    ) { c in
      c.constructor { a in
        guard let text = try a.take("uuidString", as: String.self, "The 36 characters of a known one; nil is answered for another text.") else {
          return ScriptUUID(drawnFrom: &ScriptContext.current.identifiers).unique
        }
        guard let known = ScriptUUID(text) else { throw NothingMade() }
        return known.unique
      }
      c.describe { id in " \(id.text)" }
      c.property("uuidString", "The 36 characters: five groups of hexadecimal digits, in capital letters.", get: \.text)
    }
  }
}
