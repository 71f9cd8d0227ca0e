import _FoundationICU

/// Writes and reads numbers in a locale's form.
package final class NumberText {
  /// Source: Apple, NumberFormatter.Style
  package enum Style: String, CaseIterable, Sendable {
    case none, decimal, currency, percent, scientific, spellOut, ordinal, currencyISOCode, currencyPlural, currencyAccounting
  }

  /// Source: Apple, NumberFormatter.RoundingMode
  package enum Rounding: String, CaseIterable, Sendable { case ceiling, floor, down, up, halfEven, halfDown, halfUp }

  /// What differs from the style in the locale; nil for what the style has.
  package struct Settings: Hashable, Sendable {
    package var style = Style.none
    package var locale = "en_US"
    package var currencyCode: String?
    package var currencySymbol: String?
    package var minimumFractionDigits: Int?
    package var maximumFractionDigits: Int?
    package var minimumIntegerDigits: Int?
    package var maximumIntegerDigits: Int?
    package var usesSignificantDigits = false
    package var minimumSignificantDigits: Int?
    package var maximumSignificantDigits: Int?
    package var rounding = Rounding.halfEven
    package var roundingIncrement = 0.0
    package var usesGroupingSeparator: Bool?
    package var groupingSeparator: String?
    package var groupingSize: Int?
    package var secondaryGroupingSize: Int?
    package var alwaysShowsDecimalSeparator = false
    package var decimalSeparator: String?
    package var currencyDecimalSeparator: String?
    package var currencyGroupingSeparator: String?
    package var minusSign: String?
    package var plusSign: String?
    package var percentSymbol: String?
    package var exponentSymbol: String?
    package var notANumberSymbol: String?
    package var positiveInfinitySymbol: String?
    package var positivePrefix: String?
    package var positiveSuffix: String?
    package var negativePrefix: String?
    package var negativeSuffix: String?
    package var multiplier: Int?
    package var isLenient = false
    package init() {}
  }

  private let format: UnsafeMutablePointer<UNumberFormat?>

  /// Limit of all counts of digits. Ours: more than a number has
  package static let mostDigits = 400
  /// A longer text says no number, and is no prefix, suffix or separator. Source: docs/rules/world.md 8. Units: bytes
  package static let longestText = 1024

  package init?(_ settings: Settings) {
    guard Icu.isReady else { return nil }
    var status = U_ZERO_ERROR
    guard let format = swift_unum_open(settings.style.icu, nil, 0, Icu.locale(settings.locale), nil, &status), status.isSuccess else { return nil }
    self.format = format
    set(settings)
  }

  deinit { swift_unum_close(format) }

  private func set(_ settings: Settings) {
    func set(_ attribute: UNumberFormatAttribute, _ value: Int?) {
      if let value { swift_unum_setAttribute(format, attribute, Int32(clamping: value)) }
    }
    func digits(_ count: Int?) -> Int? { count.map { min(max($0, 0), Self.mostDigits) } }
    func set(_ attribute: UNumberFormatTextAttribute, _ text: String?) {
      guard let text else { return }
      var status = U_ZERO_ERROR
      text.withUnits { swift_unum_setTextAttribute(format, attribute, $0, $1, &status) }
    }
    func set(_ symbol: UNumberFormatSymbol, _ text: String?) {
      guard let text else { return }
      var status = U_ZERO_ERROR
      text.withUnits { swift_unum_setSymbol(format, symbol, $0, $1, &status) }
    }
    if settings.style == .none {
      set(UNUM_GROUPING_USED, 0)
      set(UNUM_MAX_FRACTION_DIGITS, 0)
    }
    set(UNUM_CURRENCY_CODE, settings.currencyCode)
    set(UNUM_CURRENCY_SYMBOL, settings.currencySymbol)
    set(UNUM_MULTIPLIER, settings.multiplier)
    // The smaller count is kept below the larger one by ICU, whichever is set last.
    set(UNUM_MIN_FRACTION_DIGITS, digits(settings.minimumFractionDigits))
    set(UNUM_MAX_FRACTION_DIGITS, digits(settings.maximumFractionDigits))
    set(UNUM_MIN_INTEGER_DIGITS, digits(settings.minimumIntegerDigits))
    set(UNUM_MAX_INTEGER_DIGITS, digits(settings.maximumIntegerDigits))
    if settings.usesSignificantDigits {
      set(UNUM_SIGNIFICANT_DIGITS_USED, 1)
      set(UNUM_MIN_SIGNIFICANT_DIGITS, digits(settings.minimumSignificantDigits))
      set(UNUM_MAX_SIGNIFICANT_DIGITS, digits(settings.maximumSignificantDigits))
    }
    set(UNUM_ROUNDING_MODE, Int(settings.rounding.icu.rawValue))
    if settings.roundingIncrement > 0 { swift_unum_setDoubleAttribute(format, UNUM_ROUNDING_INCREMENT, settings.roundingIncrement) }
    set(UNUM_GROUPING_USED, settings.usesGroupingSeparator.map { $0 ? 1 : 0 })
    set(UNUM_GROUPING_SIZE, digits(settings.groupingSize))
    set(UNUM_GROUPING_SEPARATOR_SYMBOL, settings.groupingSeparator)
    set(UNUM_SECONDARY_GROUPING_SIZE, digits(settings.secondaryGroupingSize))
    set(UNUM_DECIMAL_ALWAYS_SHOWN, settings.alwaysShowsDecimalSeparator ? 1 : 0)
    set(UNUM_DECIMAL_SEPARATOR_SYMBOL, settings.decimalSeparator)
    set(UNUM_MONETARY_SEPARATOR_SYMBOL, settings.currencyDecimalSeparator)
    set(UNUM_MONETARY_GROUPING_SEPARATOR_SYMBOL, settings.currencyGroupingSeparator)
    set(UNUM_MINUS_SIGN_SYMBOL, settings.minusSign)
    set(UNUM_PLUS_SIGN_SYMBOL, settings.plusSign)
    set(UNUM_PERCENT_SYMBOL, settings.percentSymbol)
    set(UNUM_EXPONENTIAL_SYMBOL, settings.exponentSymbol)
    set(UNUM_NAN_SYMBOL, settings.notANumberSymbol)
    set(UNUM_INFINITY_SYMBOL, settings.positiveInfinitySymbol)
    set(UNUM_POSITIVE_PREFIX, settings.positivePrefix)
    set(UNUM_POSITIVE_SUFFIX, settings.positiveSuffix)
    set(UNUM_NEGATIVE_PREFIX, settings.negativePrefix)
    set(UNUM_NEGATIVE_SUFFIX, settings.negativeSuffix)
    set(UNUM_LENIENT_PARSE, settings.isLenient ? 1 : 0)
  }

  package func string(_ number: Double) -> String {
    // What is no number has no sign, though the processor keeps one.
    let number = number.isNaN ? .nan : number
    return Icu.text { swift_unum_formatDouble(format, number, $0, $1, nil, &$2) } ?? ""
  }

  package func string(whole number: Int64) -> String { Icu.text { swift_unum_formatInt64(format, number, $0, $1, nil, &$2) } ?? "" }

  /// Reads a whole text. Returns: nil for one that is no number in this form
  package func number(_ text: String) -> Double? {
    guard text.utf8.count <= Self.longestText else { return nil }
    var status = U_ZERO_ERROR
    var place: Int32 = 0
    let (value, length) = text.withUnits { (swift_unum_parseDouble(format, $0, $1, &place, &status), $1) }
    return status.isSuccess && place == length && length > 0 ? value : nil
  }

  /// The signs of the form by Apple's names. Source: Apple, NumberFormatter
  /// `nonisolated(unsafe)`: key paths never change.
  nonisolated(unsafe) package static let signs: [(name: String, words: String, path: WritableKeyPath<Settings, String?>, own: (NumberText) -> String)] = [
    ("currencyDecimalSeparator", "stands before the fraction of an amount", \.currencyDecimalSeparator, { $0.symbol(UNUM_MONETARY_SEPARATOR_SYMBOL) }),
    (
      "currencyGroupingSeparator", "stands between the thousands of an amount", \.currencyGroupingSeparator,
      { $0.symbol(UNUM_MONETARY_GROUPING_SEPARATOR_SYMBOL) }
    ),
    ("minusSign", "stands before a negative number", \.minusSign, { $0.symbol(UNUM_MINUS_SIGN_SYMBOL) }),
    ("plusSign", "stands before a positive exponent", \.plusSign, { $0.symbol(UNUM_PLUS_SIGN_SYMBOL) }),
    ("percentSymbol", "says that it is a share", \.percentSymbol, { $0.symbol(UNUM_PERCENT_SYMBOL) }),
    ("exponentSymbol", "stands before an exponent", \.exponentSymbol, { $0.symbol(UNUM_EXPONENTIAL_SYMBOL) }),
    ("notANumberSymbol", "is written for what is no number", \.notANumberSymbol, { $0.symbol(UNUM_NAN_SYMBOL) }),
    ("positiveInfinitySymbol", "is written for infinity", \.positiveInfinitySymbol, { $0.symbol(UNUM_INFINITY_SYMBOL) }),
  ]

  private func symbol(_ symbol: UNumberFormatSymbol) -> String { Icu.text { swift_unum_getSymbol(format, symbol, $0, $1, &$2) } ?? "" }

  package var decimalSeparator: String { symbol(UNUM_DECIMAL_SEPARATOR_SYMBOL) }
  package var groupingSeparator: String { symbol(UNUM_GROUPING_SEPARATOR_SYMBOL) }
  package var currencySymbol: String { symbol(UNUM_CURRENCY_SYMBOL) }

  package var currencyCode: String { Icu.text { swift_unum_getTextAttribute(format, UNUM_CURRENCY_CODE, $0, $1, &$2) } ?? "" }
}

extension NumberText.Style {
  fileprivate var icu: UNumberFormatStyle {
    switch self {
    case .none, .decimal: UNUM_DECIMAL
    case .currency: UNUM_CURRENCY
    case .percent: UNUM_PERCENT
    case .scientific: UNUM_SCIENTIFIC
    case .spellOut: UNUM_SPELLOUT
    case .ordinal: UNUM_ORDINAL
    case .currencyISOCode: UNUM_CURRENCY_ISO
    case .currencyPlural: UNUM_CURRENCY_PLURAL
    case .currencyAccounting: UNUM_CURRENCY_ACCOUNTING
    }
  }
}

extension NumberText.Rounding {
  fileprivate var icu: UNumberFormatRoundingMode {
    switch self {
    case .ceiling: UNUM_ROUND_CEILING
    case .floor: UNUM_ROUND_FLOOR
    case .down: UNUM_ROUND_DOWN
    case .up: UNUM_ROUND_UP
    case .halfEven: UNUM_ROUND_HALFEVEN
    case .halfDown: UNUM_ROUND_HALFDOWN
    case .halfUp: UNUM_ROUND_HALFUP
    }
  }
}
