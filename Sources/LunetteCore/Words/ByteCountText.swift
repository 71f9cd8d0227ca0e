import _FoundationICU

/// The size of a file in words: `1.2 MB`.
package struct ByteCountText {
  package var locale = "en_US"
  /// Whether a KB has 1,024 bytes; else it has 1,000.
  package var isBinary = false
  package var allowsNonnumericFormatting = true
  package init() {}

  /// The units with their decimals. Source: measured, docs/rules/world.md 4
  private static let units: [(name: String, digits: Int)] = [
    ("byte", 0), ("kilobyte", 0), ("megabyte", 1), ("gigabyte", 2), ("terabyte", 2), ("petabyte", 2),
  ]

  package func string(_ count: Int64) -> String {
    if count == 0, allowsNonnumericFormatting { return "Zero KB" }
    let step = isBinary ? 1024.0 : 1000.0
    var (value, index) = (Double(count), 0)
    while index + 1 < Self.units.count, rounded(abs(value), Self.units[index].digits) >= step {
      value /= step
      index += 1
    }
    let unit = Self.units[index]
    // ICU says "byte" for bytes and "kB" for kilobytes; Apple's formatter writes the words of bytes out, and KB.
    if index == 0 {
      return UnitText(locale: locale, unit: "digital-byte", width: .full)?.string(value, fractionDigits: 0) ?? ""
    }
    let text = UnitText(locale: locale, unit: "digital-" + unit.name, width: .short)?.string(value, fractionDigits: unit.digits) ?? ""
    return text.replacing("kB", with: "KB")
  }

  private func rounded(_ value: Double, _ digits: Int) -> Double {
    let scale = digits == 0 ? 1.0 : digits == 1 ? 10.0 : 100.0
    return (value * scale).rounded() / scale
  }
}

/// A number with a unit of measure.
package final class UnitText {
  package enum Width: String, Sendable {
    case full = "full-name"
    case short, narrow

    fileprivate var skeleton: String { "unit-width-" + rawValue }
  }

  private let locale: String
  private let skeleton: String

  /// - Parameter unit: as CLDR names it: `digital-megabyte`, `duration-hour`
  package init?(locale: String, unit: String, width: Width) {
    guard Icu.isReady else { return nil }
    (self.locale, skeleton) = (locale, "unit/\(unit.split(separator: "-").last ?? "") \(width.skeleton)")
  }

  package func string(_ value: Double, fractionDigits: Int) -> String? {
    var status = U_ZERO_ERROR
    let precision = fractionDigits == 0 ? "precision-integer" : "." + String(repeating: "#", count: fractionDigits)
    let opened = "\(skeleton) \(precision) rounding-mode-half-even".withUnits { swift_unumf_openForSkeletonAndLocale($0, $1, Icu.locale(locale), &status) }
    guard let formatter = opened, let result = swift_unumf_openResult(&status), status.isSuccess else { return nil }
    defer {
      swift_unumf_close(formatter)
      swift_unumf_closeResult(result)
    }
    swift_unumf_formatDouble(formatter, value, result, &status)
    guard status.isSuccess else { return nil }
    return Icu.text { swift_unumf_resultToString(result, $0, $1, &$2) }
  }
}
