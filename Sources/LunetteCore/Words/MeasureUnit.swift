/// A unit of measure, by its name in Foundation. Source: Apple, UnitLength and its likes (coefficients); CLDR, unit identifiers
package enum MeasureUnit: String, CaseIterable, Sendable {
  case kilometers, meters, centimeters, millimeters, micrometers, inches, feet, yards, miles, nauticalMiles, lightyears
  case kilograms, grams, milligrams, metricTons, ounces, pounds, stones
  case kelvin, celsius, fahrenheit
  case metersPerSecond, kilometersPerHour, milesPerHour, knots
  case liters, milliliters, cubicMeters, gallons, quarts, pints, cups, fluidOunces, tablespoons, teaspoons
  case seconds, minutes, hours
  case squareKilometers, squareMeters, squareMiles, squareFeet, acres, hectares
  case kilojoules, joules, kilocalories, kilowattHours
  case degrees, radians
  case bits, kilobits, megabits, gigabits, terabits, bytes, kilobytes, megabytes, gigabytes, terabytes, petabytes
  case megawatts, kilowatts, watts, milliwatts, gigawatts, horsepower
  case newtonsPerMetersSquared, hectopascals, kilopascals, bars, millibars, millimetersOfMercury, inchesOfMercury, poundsForcePerSquareInch
  case hertz, kilohertz, megahertz, gigahertz

  package enum Kind: String, Sendable { case length, mass, temperature, speed, volume, duration, area, energy, angle, digital, power, pressure, frequency }

  /// - Parameters:
  ///   - factor: how many of the kind's base unit (metre, kilogram, kelvin, ...) it is
  ///   - offset: what is added then, in the base unit
  private typealias Row = (unit: MeasureUnit, kind: Kind, name: String, factor: Double, offset: Double)

  private static let rows: [Row] = [
    (.kilometers, .length, "kilometer", 1000, 0), (.meters, .length, "meter", 1, 0), (.centimeters, .length, "centimeter", 0.01, 0),
    (.millimeters, .length, "millimeter", 0.001, 0), (.micrometers, .length, "micrometer", 1e-6, 0), (.inches, .length, "inch", 0.0254, 0),
    (.feet, .length, "foot", 0.3048, 0), (.yards, .length, "yard", 0.9144, 0), (.miles, .length, "mile", 1609.344, 0),
    (.nauticalMiles, .length, "nautical-mile", 1852, 0), (.lightyears, .length, "light-year", 9.461e15, 0),
    (.kilograms, .mass, "kilogram", 1, 0), (.grams, .mass, "gram", 0.001, 0), (.milligrams, .mass, "milligram", 1e-6, 0),
    (.metricTons, .mass, "tonne", 1000, 0), (.ounces, .mass, "ounce", 0.0283495, 0), (.pounds, .mass, "pound", 0.453592, 0),
    (.stones, .mass, "stone", 6.35029, 0),
    (.kelvin, .temperature, "kelvin", 1, 0), (.celsius, .temperature, "celsius", 1, 273.15),
    (.fahrenheit, .temperature, "fahrenheit", 0.55555555555556, 255.37222222222427),
    (.metersPerSecond, .speed, "meter-per-second", 1, 0), (.kilometersPerHour, .speed, "kilometer-per-hour", 0.277778, 0),
    (.milesPerHour, .speed, "mile-per-hour", 0.44704, 0), (.knots, .speed, "knot", 0.514444, 0),
    (.liters, .volume, "liter", 1, 0), (.milliliters, .volume, "milliliter", 0.001, 0), (.cubicMeters, .volume, "cubic-meter", 1000, 0),
    (.gallons, .volume, "gallon", 3.78541, 0), (.quarts, .volume, "quart", 0.946353, 0), (.pints, .volume, "pint", 0.473176, 0),
    (.cups, .volume, "cup", 0.24, 0), (.fluidOunces, .volume, "fluid-ounce", 0.0295735, 0), (.tablespoons, .volume, "tablespoon", 0.0147868, 0),
    (.teaspoons, .volume, "teaspoon", 0.00492892, 0),
    (.seconds, .duration, "second", 1, 0), (.minutes, .duration, "minute", 60, 0), (.hours, .duration, "hour", 3600, 0),
    (.squareKilometers, .area, "square-kilometer", 1e6, 0), (.squareMeters, .area, "square-meter", 1, 0),
    (.squareMiles, .area, "square-mile", 2.59e6, 0), (.squareFeet, .area, "square-foot", 0.092903, 0), (.acres, .area, "acre", 4046.86, 0),
    (.hectares, .area, "hectare", 10000, 0),
    (.kilojoules, .energy, "kilojoule", 1000, 0), (.joules, .energy, "joule", 1, 0), (.kilocalories, .energy, "kilocalorie", 4184, 0),
    (.kilowattHours, .energy, "kilowatt-hour", 3_600_000, 0),
    (.degrees, .angle, "degree", 1, 0), (.radians, .angle, "radian", 57.2957795130823208768, 0),
    (.bits, .digital, "bit", 1, 0), (.kilobits, .digital, "kilobit", 1e3, 0), (.megabits, .digital, "megabit", 1e6, 0),
    (.gigabits, .digital, "gigabit", 1e9, 0), (.terabits, .digital, "terabit", 1e12, 0), (.bytes, .digital, "byte", 8, 0),
    (.kilobytes, .digital, "kilobyte", 8e3, 0), (.megabytes, .digital, "megabyte", 8e6, 0), (.gigabytes, .digital, "gigabyte", 8e9, 0),
    (.terabytes, .digital, "terabyte", 8e12, 0), (.petabytes, .digital, "petabyte", 8e15, 0),
    (.megawatts, .power, "megawatt", 1e6, 0), (.kilowatts, .power, "kilowatt", 1000, 0), (.watts, .power, "watt", 1, 0),
    (.milliwatts, .power, "milliwatt", 0.001, 0), (.gigawatts, .power, "gigawatt", 1e9, 0), (.horsepower, .power, "horsepower", 745.7, 0),
    (.newtonsPerMetersSquared, .pressure, "pascal", 1, 0), (.hectopascals, .pressure, "hectopascal", 100, 0),
    (.kilopascals, .pressure, "kilopascal", 1000, 0), (.bars, .pressure, "bar", 100_000, 0), (.millibars, .pressure, "millibar", 100, 0),
    (.millimetersOfMercury, .pressure, "millimeter-ofhg", 133.322, 0), (.inchesOfMercury, .pressure, "inch-ofhg", 3386.39, 0),
    (.poundsForcePerSquareInch, .pressure, "pound-force-per-square-inch", 6894.76, 0),
    (.hertz, .frequency, "hertz", 1, 0), (.kilohertz, .frequency, "kilohertz", 1000, 0), (.megahertz, .frequency, "megahertz", 1e6, 0),
    (.gigahertz, .frequency, "gigahertz", 1e9, 0),
  ]
  private static let byUnit = Dictionary(uniqueKeysWithValues: rows.map { ($0.unit, $0) })

  private var row: Row { Self.byUnit[self] ?? (self, .length, "meter", 1, 0) }
  package var kind: Kind { row.kind }
  /// The unit's name in CLDR, with its kind.
  var identifier: String { "\(row.kind)-\(row.name)" }

  /// The unit in which sums of two units of its kind are. Source: Apple, Dimension.baseUnit()
  package var base: MeasureUnit { Self.rows.first { $0.kind == kind && $0.factor == 1 && $0.offset == 0 }?.unit ?? self }

  /// So many of this unit in another one of its kind.
  package func converted(_ value: Double, to other: MeasureUnit) -> Double {
    if self == other { return value }
    let (own, wanted) = (row, other.row)
    return (value * own.factor + own.offset - wanted.offset) / wanted.factor
  }

  /// The pairs of a metric unit and the one that is used in its place in the United States. Ours, after CLDR's preferences
  private static let pairs: [(metric: MeasureUnit, american: MeasureUnit)] = [
    (.kilometers, .miles), (.meters, .feet), (.centimeters, .inches), (.kilograms, .pounds), (.grams, .ounces), (.celsius, .fahrenheit),
    (.kilometersPerHour, .milesPerHour), (.liters, .gallons), (.milliliters, .fluidOunces), (.squareKilometers, .squareMiles),
    (.squareMeters, .squareFeet), (.hectares, .acres),
  ]

  /// The unit in whose place it stands where people reckon in other ones.
  func usual(isAmerican: Bool) -> MeasureUnit {
    if isAmerican { return Self.pairs.first { $0.metric == self }?.american ?? self }
    return Self.pairs.first { $0.american == self }?.metric ?? self
  }

  /// Units of one kind from the smallest to the largest, between which a size may choose.
  private static let ladders: [[MeasureUnit]] = [
    [.millimeters, .centimeters, .meters, .kilometers], [.inches, .feet, .miles], [.milligrams, .grams, .kilograms, .metricTons], [.ounces, .pounds],
    [.milliliters, .liters], [.fluidOunces, .gallons], [.seconds, .minutes, .hours],
    [.bits, .kilobits, .megabits, .gigabits, .terabits], [.bytes, .kilobytes, .megabytes, .gigabytes, .terabytes, .petabytes],
    [.milliwatts, .watts, .kilowatts, .megawatts, .gigawatts], [.hertz, .kilohertz, .megahertz, .gigahertz],
  ]

  /// The largest unit of its ladder of which there is one.
  func natural(_ value: Double) -> MeasureUnit {
    guard let ladder = Self.ladders.first(where: { $0.contains(self) }) else { return self }
    return ladder.last { abs(converted(value, to: $0)) >= 1 } ?? ladder.first ?? self
  }
}
