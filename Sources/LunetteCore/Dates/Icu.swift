import Foundation
import _FoundationICU

/// ICU, the library of calendars, words and numbers that Foundation brings along; its data is part of the program.
///
/// It is used directly, because Foundation's own formatters read the machine: its time zone, its locale, its files.
/// Source: measured on Swift 6.3.1; docs/rules/world.md 4
package enum Icu {
  /// Whether ICU can be used. The first use makes sure that it reads neither the environment nor a file: without a default of ours a locale that
  /// is unknown is written as the machine's locale is.
  static let isReady: Bool = {
    unsetenv("ICU_DATA")
    unsetenv("ICU_TIMEZONE_FILES_DIR")
    swift_u_setDataDirectory("")
    var status = U_ZERO_ERROR
    swift_uloc_setDefault("root", &status)
    // A text of C, which ends in a zero.
    "GMT\0".withUnits { zone, _ in swift_ucal_setDefaultTimeZone(zone, &status) }
    return status.isSuccess
  }()

  /// A locale's identifier in a form that ICU takes: without keywords that are none, and no locale in particular where it is too long.
  static func locale(_ identifier: String) -> String {
    guard identifier.utf8.count <= longestLocale else { return "root" }
    guard let at = identifier.firstIndex(of: "@") else { return identifier }
    let keywords = identifier[at...].dropFirst().split(separator: ";", omittingEmptySubsequences: false)
    let areKeywords = keywords.allSatisfy { word in word.split(separator: "=").count == 2 && word.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } }
    return areKeywords ? identifier : String(identifier[..<at])
  }

  /// Source: ICU, ULOC_FULLNAME_CAPACITY
  private static let longestLocale = 156

  /// The version of the library, for logs: another one may have other words.
  package static var version: String { U_ICU_VERSION }

  /// Most answers are shorter. Units: UTF-16 units
  private static let usualLength = 128

  /// A text that a function of ICU writes into the room that it is given.
  /// - Parameter fill: answers how long the text is, which may be longer than the room
  /// Returns: nil where the function failed
  static func text(_ fill: (UnsafeMutablePointer<UInt16>, Int32, inout UErrorCode) -> Int32) -> String? {
    var room = usualLength
    while true {
      var status = U_ZERO_ERROR
      var length: Int32 = 0
      let text = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: room) { buffer -> String? in
        guard let start = buffer.baseAddress else { return nil }
        length = fill(start, Int32(room), &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue, length <= room else { return nil }
        return String(utf16: UnsafeBufferPointer(rebasing: buffer[..<Int(length)]))
      }
      if let text { return text }
      guard status == U_BUFFER_OVERFLOW_ERROR, Int(length) > room else { return nil }
      room = Int(length)
    }
  }
}

extension String {
  /// A text from UTF-16 units, with U+FFFD for each surrogate that stands alone. The standard library's own conversion gives the same, without being
  /// specialized: it took two thirds of a date's text.
  package init(utf16 units: UnsafeBufferPointer<UInt16>) {
    // Three bytes are the most for one unit: a pair of them takes four.
    self.init(unsafeUninitializedCapacity: 3 * units.count) { bytes in
      var (length, place) = (0, 0)
      func add(_ byte: UInt32) {
        bytes[length] = UInt8(truncatingIfNeeded: byte)
        length += 1
      }
      while place < units.count {
        var scalar = UInt32(units[place])
        place += 1
        if UTF16.isLeadSurrogate(UInt16(truncatingIfNeeded: scalar)), place < units.count, UTF16.isTrailSurrogate(units[place]) {
          scalar = 0x10000 + (scalar & 0x3FF) << 10 + UInt32(units[place]) & 0x3FF
          place += 1
        } else if scalar & 0xF800 == 0xD800 {
          scalar = 0xFFFD
        }
        switch scalar {
        case ..<0x80: add(scalar)
        case ..<0x800:
          add(0xC0 | scalar >> 6)
          add(0x80 | scalar & 0x3F)
        case ..<0x10000:
          add(0xE0 | scalar >> 12)
          add(0x80 | scalar >> 6 & 0x3F)
          add(0x80 | scalar & 0x3F)
        default:
          add(0xF0 | scalar >> 18)
          add(0x80 | scalar >> 12 & 0x3F)
          add(0x80 | scalar >> 6 & 0x3F)
          add(0x80 | scalar & 0x3F)
        }
      }
      return length
    }
  }

  /// Calls a function of ICU with the text's UTF-16 units.
  func withUnits<Answer>(_ call: (UnsafePointer<UInt16>, Int32) throws -> Answer) rethrows -> Answer {
    let units = ContiguousArray(utf16)
    return try units.withUnsafeBufferPointer { buffer in
      var nothing: UInt16 = 0
      return try withUnsafePointer(to: &nothing) { try call(buffer.baseAddress ?? $0, Int32(clamping: units.count)) }
    }
  }
}

extension UErrorCode {
  /// Warnings are below zero.
  var isSuccess: Bool { rawValue <= U_ZERO_ERROR.rawValue }
}

/// A moment as ICU has it: milliseconds since 1970.
extension TimeInterval {
  /// Units: seconds. Source: Apple, Date.timeIntervalBetween1970AndReferenceDate
  static let from1970ToReferenceDate: TimeInterval = 978_307_200
  /// - Parameter: seconds since the reference date, the first of January 2001
  var icuDate: UDate { ((self + Self.from1970ToReferenceDate) * 1000).rounded() }
  init(icuDate: UDate) { self = icuDate / 1000 - Self.from1970ToReferenceDate }
}
