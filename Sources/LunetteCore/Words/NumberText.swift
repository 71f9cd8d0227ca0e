import _FoundationICU

/// Writes and reads numbers in a locale's form.
package final class NumberText {
  /// Source: Apple, NumberFormatter.Style
  package enum Style: String, CaseIterable, Sendable {
    case none, decimal, currency, percent, scientific, spellOut, ordinal, currencyISOCode, currencyPlural, currencyAccounting
  }

  /// Source: Apple, NumberFormatter.RoundingMode
  package enum Rounding: String, CaseIterable, Sendable { case ceiling, floor, down, up, halfEven, halfDown, halfUp }

  /// Where a short number is filled up. Source: Apple, NumberFormatter.PadPosition
  package enum Padding: String, CaseIterable, Sendable { case beforePrefix, afterPrefix, beforeSuffix, afterSuffix }

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
    package var perMillSymbol: String?
    package var zeroSymbol: String?
    package var negativeInfinitySymbol: String?
    package var positiveFormat: String?
    package var negativeFormat: String?
    /// 0: as wide as it is. Units: characters
    package var formatWidth = 0
    package var paddingCharacter: String?
    package var padding = Padding.beforePrefix
    /// What is read lies between these.
    package var minimum: Double?
    package var maximum: Double?
    package var allowsFloats = true
    package var isLenient = false
    package init() {}
  }

  private let format: UnsafeMutablePointer<UNumberFormat?>
  private let zeroSymbol, negativeInfinitySymbol: String?
  private let allowed: ClosedRange<Double>
  private let allowsFloats: Bool
  private let locale: String

  /// Limit of all counts of digits. Ours: more than a number has
  package static let mostDigits = 400
  /// A longer text says no number, and is no prefix, suffix or separator. Source: docs/rules/world.md 8. Units: bytes
  package static let longestText = 1024

  package init?(_ settings: Settings) {
    guard Icu.isReady else { return nil }
    var status = U_ZERO_ERROR
    guard let format = swift_unum_open(settings.style.icu, nil, 0, Icu.locale(settings.locale), nil, &status), status.isSuccess else { return nil }
    (self.format, locale) = (format, settings.locale)
    (zeroSymbol, negativeInfinitySymbol, allowsFloats) = (settings.zeroSymbol, settings.negativeInfinitySymbol, settings.allowsFloats)
    // A limit that is no number is none.
    let smallest = max(settings.minimum ?? -.infinity, -.infinity)
    let largest = min(settings.maximum ?? .infinity, .infinity)
    allowed = smallest <= largest ? smallest...largest : -.infinity ... .infinity
    guard takePatterns(of: settings) else { return nil }
    set(settings)
  }

  /// Sets the patterns. Returns: false for one that ICU can't use
  private func takePatterns(of settings: Settings) -> Bool {
    guard let positive = settings.positiveFormat ?? settings.negativeFormat.map({ _ in pattern(isNegative: false) }) else { return true }
    // A style without words or digits of its own, such as spelling out, has no pattern.
    guard settings.style != .spellOut, settings.style != .ordinal else { return true }
    var status = U_ZERO_ERROR
    let both = positive + (settings.negativeFormat.map { ";" + $0 } ?? "")
    both.withUnits { swift_unum_applyPattern(format, 0, $0, $1, nil, &status) }
    return status.isSuccess
  }

  /// The pattern of one sign: `#,##0.###`.
  package func pattern(isNegative: Bool) -> String {
    let whole = Icu.text { swift_unum_toPattern(format, 0, $0, $1, &$2) } ?? ""
    let parts = whole.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    guard let positive = parts.first else { return "" }
    return isNegative ? parts.count > 1 ? String(parts[1]) : "-" + positive : String(positive)
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
    if settings.style == .none, settings.positiveFormat == nil, settings.negativeFormat == nil {
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
    set(UNUM_PERMILL_SYMBOL, settings.perMillSymbol)
    if settings.formatWidth > 0 {
      set(UNUM_FORMAT_WIDTH, digits(settings.formatWidth))
      set(UNUM_PADDING_POSITION, Int(settings.padding.icu.rawValue))
      set(UNUM_PADDING_CHARACTER, settings.paddingCharacter ?? " ")
    }
    set(UNUM_LENIENT_PARSE, settings.isLenient ? 1 : 0)
  }

  package func string(_ number: Double) -> String {
    if let zeroSymbol, number == 0 { return zeroSymbol }
    if let negativeInfinitySymbol, number == -.infinity { return negativeInfinitySymbol }
    // What is no number has no sign, though the processor keeps one.
    let number = number.isNaN ? .nan : number
    return Icu.text { swift_unum_formatDouble(format, number, $0, $1, nil, &$2) } ?? ""
  }

  package func string(whole number: Int64) -> String {
    if let zeroSymbol, number == 0 { return zeroSymbol }
    // Of the smallest number ICU has no opposite, and hands it from one form to the other without end where figures are no digits, as Rome's.
    let possible = number == .min && hasLetterFigures ? number + 1 : number
    return Icu.text { swift_unum_formatInt64(format, possible, $0, $1, nil, &$2) } ?? ""
  }

  /// Whether the locale writes numbers by rules, as `@numbers=roman` does.
  private var hasLetterFigures: Bool {
    var status = U_ZERO_ERROR
    guard let system = swift_unumsys_open(Icu.locale(locale), &status), status.isSuccess else { return false }
    defer { swift_unumsys_close(system) }
    return swift_unumsys_isAlgorithmic(system) != 0
  }

  /// Reads a whole text. Returns: nil for one that is no number in this form
  package func number(_ text: String) -> Double? {
    guard text.utf8.count <= Self.longestText else { return nil }
    if let zeroSymbol, text == zeroSymbol { return allowed.contains(0) ? 0 : nil }
    var status = U_ZERO_ERROR
    var place: Int32 = 0
    let (value, length) = text.withUnits { (swift_unum_parseDouble(format, $0, $1, &place, &status), $1) }
    guard status.isSuccess, place == length, length > 0, allowsFloats || value.rounded() == value else { return nil }
    return value.isNaN || allowed.contains(value) ? value : nil
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
    (
      "negativeInfinitySymbol", "is written for infinity below zero", \.negativeInfinitySymbol,
      { $0.negativeInfinitySymbol ?? $0.symbol(UNUM_MINUS_SIGN_SYMBOL) + $0.symbol(UNUM_INFINITY_SYMBOL) }
    ),
    ("perMillSymbol", "says that it is a share of a thousand", \.perMillSymbol, { $0.symbol(UNUM_PERMILL_SYMBOL) }),
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

extension NumberText.Padding {
  fileprivate var icu: UNumberFormatPadPosition {
    switch self {
    case .beforePrefix: UNUM_PAD_BEFORE_PREFIX
    case .afterPrefix: UNUM_PAD_AFTER_PREFIX
    case .beforeSuffix: UNUM_PAD_BEFORE_SUFFIX
    case .afterSuffix: UNUM_PAD_AFTER_SUFFIX
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
