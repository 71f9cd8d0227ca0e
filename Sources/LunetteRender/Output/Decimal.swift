/// A number with a fixed count of decimals, the same in every locale. NaN counts as 0, a number that is too large as the largest.
package func decimal(_ value: Double, places: Int) -> String {
  var unit = 1
  for _ in 0..<places { unit *= 10 }
  let scaled = value.isNaN ? 0 : Int(min((abs(value) * Double(unit)).rounded(), largestScaled))
  let fraction = String(scaled % unit)
  let sign = value < 0 && scaled > 0 ? "-" : ""
  return sign + String(scaled / unit) + (places > 0 ? "." + String(repeating: "0", count: places - fraction.count) + fraction : "")
}

/// A number with at most so many decimals, without zeros at the end.
package func shortDecimal(_ value: Double, places: Int) -> String {
  var text = decimal(value, places: places)
  guard places > 0 else { return text }
  while text.hasSuffix("0") { text.removeLast() }
  if text.hasSuffix(".") { text.removeLast() }
  return text
}

/// The largest number of units of the last decimal that fits an integer.
private let largestScaled = 9e18
