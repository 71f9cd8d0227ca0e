import Foundation

/// An axis: its range, and the round numbers on it, which are multiples of 1, 2 or 5 times a power of ten.
struct ChartScale: Equatable {
  enum Ends {
    /// The axis ends with the values.
    case exact
    /// The axis is extended to the next round number.
    case round
  }

  let lower, upper: Double
  /// In ascending order, each with its text.
  let ticks: [Tick]

  struct Tick: Equatable {
    let value: Double
    let text: String
  }

  /// - Parameter most: about the number of round numbers that fit; at least 2
  init(_ range: ClosedRange<Double>, most: Int, ends: Ends) {
    let range = Self.widened(range)
    let (mantissa, exponent) = Self.step(for: (range.upperBound - range.lowerBound) / Double(max(most, 2) - 1))
    // A number is a whole multiple divided by a power of ten: 3 * 0.1 would not be 0.3.
    let power = Self.power(abs(exponent))
    func value(_ count: Double) -> Double { exponent < 0 ? count * mantissa / power : count * mantissa * power }
    func count(_ value: Double) -> Double { exponent < 0 ? value * power / mantissa : value / power / mantissa }
    var (first, last) = (count(range.lowerBound), count(range.upperBound))
    switch ends {
    case .round: (first, last) = ((first + Self.noise).rounded(.down), (last - Self.noise).rounded(.up))
    case .exact: (first, last) = ((first - Self.noise).rounded(.up), (last + Self.noise).rounded(.down))
    }
    let multiples = Array(stride(from: first, through: last, by: 1).prefix(Self.mostTicks))
    ticks = multiples.map { Tick(value: value($0), text: chartNumber(value($0), decimals: max(0, -exponent))) }
    lower = ends == .round ? min(value(first), range.lowerBound) : range.lowerBound
    upper = ends == .round ? max(value(last), range.upperBound) : range.upperBound
  }

  /// From 0 at the lower end to 1 at the upper.
  func fraction(_ value: Double) -> Double { (value - lower) / (upper - lower) }

  /// Extends a range without length, or one whose ends are nearly the same number.
  private static func widened(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    let size = max(abs(range.lowerBound), abs(range.upperBound))
    let bound = min(size, largest)
    let (lower, upper) = (max(range.lowerBound, -bound), min(range.upperBound, bound))
    guard upper - lower <= size * shortest else { return lower...upper }
    let margin = size > 0 ? bound * 0.1 : 1
    return (lower - margin)...(upper + margin)
  }

  /// The smallest round number that is at least `raw`.
  private static func step(for raw: Double) -> (mantissa: Double, exponent: Int) {
    var exponent = Int(min(max(log10(raw).rounded(.down), -300), 300))
    for _ in 0..<2 {
      for mantissa in [1.0, 2, 5] {
        let value = exponent < 0 ? mantissa / power(-exponent) : mantissa * power(exponent)
        if value >= raw * (1 - noise) { return (mantissa, exponent) }
      }
      exponent += 1
    }
    return (1, exponent)
  }

  private static func power(_ exponent: Int) -> Double { pow(10, Double(exponent)) }

  /// Rounding errors, in steps.
  private static let noise = 1e-9
  /// Numbers that are closer than this share of their size have no numbers between them.
  private static let shortest = 1e-12
  /// Beyond it, lengths of ranges would overflow.
  private static let largest = 1e300
  private static let mostTicks = 100
}

/// A number with a fixed count of decimals, the same on every machine; large numbers as powers of ten.
func chartNumber(_ value: Double, decimals: Int) -> String {
  let power = pow(10, Double(decimals))
  let scaled = (abs(value) * power).rounded()
  guard scaled < 1e15, abs(value) < 1e9, decimals <= 9 else { return value == 0 ? "0" : "\(value)" }
  var digits = String(Int(scaled))
  if decimals > 0 {
    digits = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -decimals))
  }
  return value < 0 && scaled > 0 ? "-" + digits : digits
}
