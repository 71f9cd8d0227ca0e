import _FoundationICU

/// A size with its unit: `5 km`, `3.107 mi`. Source: Apple, MeasurementFormatter; words ICU's; docs/rules/world.md 4
package struct MeasureText {
  /// Source: Apple, Formatter.UnitStyle
  package enum UnitStyle: String, CaseIterable, Sendable { case short, medium, long }
  /// Source: Apple, MeasurementFormatter.UnitOptions
  package enum UnitOption: String, CaseIterable, Sendable { case providedUnit, naturalScale, temperatureWithoutUnit }

  package var locale = "en_US"
  package var unitStyle = UnitStyle.medium
  package var unitOptions: [UnitOption] = []
  package init() {}

  /// Source: Apple, NumberFormatter in the decimal style
  private static let digits = UnitText.Digits(most: 3)

  /// - Parameter number: writes the number in another way
  package func string(_ value: Double, _ unit: MeasureUnit, number: ((Double) -> String)? = nil) -> String {
    let (value, unit) = shown(value, unit)
    let plain = UnitText(locale: locale)?.string(value, Self.digits) ?? ""
    if unit.kind == .temperature, unitOptions.contains(.temperatureWithoutUnit) { return (number?(value) ?? plain) + "°" }
    let text = UnitText(locale: locale, unit: unit.identifier, width: width)?.string(value, Self.digits) ?? ""
    guard let number, let place = text.range(of: plain) else { return text }
    return text.replacingCharacters(in: place, with: number(value))
  }

  private func shown(_ value: Double, _ unit: MeasureUnit) -> (Double, MeasureUnit) {
    if unitOptions.contains(.providedUnit) { return (value, unit) }
    var (value, unit) = (value, unit)
    func change(to other: MeasureUnit) { (value, unit) = (unit.converted(value, to: other), other) }
    change(to: unit.usual(isAmerican: isAmerican))
    if unitOptions.contains(.naturalScale) { change(to: unit.natural(value)) }
    return (value, unit)
  }

  private var isAmerican: Bool {
    guard Icu.isReady else { return true }
    var status = U_ZERO_ERROR
    return swift_ulocdata_getMeasurementSystem(Icu.locale(locale), &status) == UMS_US
  }

  private var width: UnitText.Width {
    switch unitStyle {
    case .short: .narrow
    case .medium: .short
    case .long: .full
    }
  }
}
