import Foundation
import Lua
import LunetteCore
import LunetteKit

// Sizes with their units, and names of people, in words.

extension MeasureUnit: LuaEnum {}
extension MeasureText.UnitStyle: LuaEnum {}
extension MeasureText.UnitOption: LuaEnum {}
extension PersonNameText.Style: LuaEnum {}

/// Source: Apple, Measurement
final class ScriptMeasurement: LuaObject {
  static let luaName = "Measurement"
  let value: Double
  let unit: MeasureUnit
  init(_ value: Double, _ unit: MeasureUnit) { (self.value, self.unit) = (value, unit) }

  static func read(reference: LuaReference) -> ScriptMeasurement? {
    let stack = ScriptContext.current.state.stack
    stack.reserve(2)
    stack.push(reference)
    defer { stack.pop() }
    return try? read(stack, at: -1)
  }

  func converted(_ other: MeasureUnit) throws -> ScriptMeasurement {
    guard other.kind == unit.kind else {
      let known = MeasureUnit.allCases.filter { $0.kind == unit.kind }.map { "\"\($0)\"" }.joined(separator: ", ")
      throw BindingFault.badValue(name: "Measurement:converted: argument 1 'unit'", wanted: "a unit of \(unit.kind): \(known)", got: "\"\(other)\"")
    }
    return ScriptMeasurement(unit.converted(value, to: other), other)
  }
}

/// Source: Apple, Measurement: operators
extension ScriptMeasurement {
  /// The sum or difference: in its own unit if the other has it, too, else in the base unit.
  func combined(_ sign: Double, _ other: ScriptMeasurement, _ name: String) throws -> ScriptMeasurement {
    try check(other, name)
    if other.unit == unit { return ScriptMeasurement(value + sign * other.value, unit) }
    let base = unit.base
    return ScriptMeasurement(unit.converted(value, to: base) + sign * other.unit.converted(other.value, to: base), base)
  }

  func isLess(_ other: ScriptMeasurement, orEqual: Bool) throws -> Bool {
    try check(other, "compared with")
    let (own, others) = (inBase, other.inBase)
    return orEqual ? own <= others : own < others
  }

  var inBase: Double { unit.converted(value, to: unit.base) }

  private func check(_ other: ScriptMeasurement, _ name: String) throws {
    guard other.unit.kind == unit.kind else {
      throw BindingFault.badValue(name: "what is \(name) a Measurement of \(unit.kind)", wanted: "one of \(unit.kind)", got: "\"\(other.unit)\"")
    }
  }
}

final class ScriptMeasurementFormatter: LuaObject {
  static let luaName = "MeasurementFormatter"
  var text = MeasureText()
  var locale: String?
  var numberFormatter: ScriptNumberFormatter?

  func string(_ measurement: ScriptMeasurement) -> String {
    var text = text
    text.locale = locale ?? ScriptLocale.current
    return text.string(measurement.value, measurement.unit, number: numberFormatter.map { formatter in { formatter.string(.real($0)) } })
  }
}

final class ScriptPersonName: LuaObject {
  static let luaName = "PersonNameComponents"
  var name = PersonName()

  /// `nonisolated(unsafe)`: key paths never change.
  nonisolated(unsafe) static let parts: [(name: String, words: String, path: WritableKeyPath<PersonName, String?>)] = [
    ("namePrefix", "What stands before the name: \"Dr.\".", \.namePrefix), ("givenName", "The name that the parents gave.", \.givenName),
    ("middleName", "The names behind the first one.", \.middleName), ("familyName", "The family's name.", \.familyName),
    ("nameSuffix", "What stands behind the name: \"Jr.\".", \.nameSuffix), ("nickname", "What friends say.", \.nickname),
  ]
}

final class ScriptPersonNameFormatter: LuaObject {
  static let luaName = "PersonNameComponentsFormatter"
  var text = PersonNameText()
}

extension Registry {
  static func measurements(_ r: RegistryBuilder) {
    r.type(ScriptMeasurement.self, "Measurement", doc: "A size with its unit: Measurement { value = 5, unit = \"kilometers\" }.") { c in
      c.constructor { arguments in
        let value = try arguments.take("value", as: Double.self, "How many.")
        let unit = try arguments.take("unit", as: MeasureUnit.self, "Of what: a case of UnitLength, UnitMass and their likes.")
        guard let value, let unit else { throw LuaMismatch(wanted: "value = 5, unit = \"kilometers\"", got: value == nil ? "no value" : "no unit") }
        return ScriptMeasurement(value, unit)
      }
      c.describe { " \(formatted(CGFloat($0.value))) \($0.unit)" }
      c.property("value", "How many.", get: \.value)
      c.property("unit", "Of what.", get: \.unit)
      c.method("__add", "a + b: the sum, in the unit of both, or in the base unit of their kind.", args: "other") {
        (one: ScriptMeasurement, other: ScriptMeasurement) in try one.combined(1, other, "added to")
      }
      c.method("__sub", "a - b: the difference.", args: "other") { (one: ScriptMeasurement, other: ScriptMeasurement) in
        try one.combined(-1, other, "taken from")
      }
      c.method("__mul", "a * 2, or 2 * a.", args: "factor") { (one: ScriptMeasurement, factor: Double) in ScriptMeasurement(one.value * factor, one.unit) }
      c.method("__div", "a / 2.", args: "divisor") { (one: ScriptMeasurement, divisor: Double) in ScriptMeasurement(one.value / divisor, one.unit) }
      c.method("__lt", "a < b, in whatever units of one kind.", args: "other") { (one: ScriptMeasurement, other: ScriptMeasurement) in
        try one.isLess(other, orEqual: false)
      }
      c.method("__le", "a <= b.", args: "other") { (one: ScriptMeasurement, other: ScriptMeasurement) in try one.isLess(other, orEqual: true) }
      c.method("__eq", "a == b: whether both are of one kind and equally large.", args: "other") { (one: ScriptMeasurement, other: LuaReference?) -> Bool in
        guard let other = other.flatMap({ ScriptMeasurement.read(reference: $0) }) else { return false }
        return one.unit.kind == other.unit.kind && one.inBase == other.inBase
      }
      c.method("converted", "The same in another unit of its kind.", "unit", ScriptMeasurement.converted(_:))
    }
    r.type(
      ScriptMeasurementFormatter.self, "MeasurementFormatter",
      doc: "Writes a size with its unit: \"5 km\", and where people reckon in miles, \"3.107 mi\"."
    ) { c in
      c.constructor { _ in ScriptMeasurementFormatter() }
      c.property("unitStyle", "How long the unit is: \"5km\", \"5 km\", \"5 kilometers\"; \"medium\" if it isn't set.", \.text.unitStyle)
      c.property("unitOptions", "\"providedUnit\" keeps the measurement's own unit, \"naturalScale\" takes a fitting size.", \.text.unitOptions)
      c.property("numberFormatter", "Writes the number; at most three decimals if none is set.", \.numberFormatter)
      c.property(
        "locale", "Whose form is used; the device's if none is set.", get: { LocaleName(identifier: $0.locale ?? ScriptLocale.current) },
        set: { $0.locale = $1.checked })
      c.method("string", "The size as a text.", "measurement", ScriptMeasurementFormatter.string(_:))
    }
    r.type(
      ScriptPersonName.self, "PersonNameComponents", doc: "A person's name in parts: PersonNameComponents { givenName = \"Ada\", familyName = \"Byron\" }."
    ) { c in
      c.constructor { _ in ScriptPersonName() }
      for (name, words, path) in ScriptPersonName.parts {
        c.property(name, words, get: { $0.name[keyPath: path] }, set: { $0.name[keyPath: path] = $1 })
      }
    }
    r.type(
      ScriptPersonNameFormatter.self, "PersonNameComponentsFormatter", doc: "Writes a person's name, the family first where the letters want it."
    ) { c in
      c.constructor { _ in ScriptPersonNameFormatter() }
      c.property("style", "How much of it: \"short\", \"medium\", \"long\" or \"abbreviated\".", \.text.style)
      c.method("string", "The name as a text.", args: "components") { (formatter: ScriptPersonNameFormatter, name: ScriptPersonName) in
        formatter.text.string(name.name)
      }
      c.function("localizedString", "The name as a text, without a formatter of one's own. There are no options: nil.", args: "components", "style", "options")
      {
        (name: ScriptPersonName, style: PersonNameText.Style?, _: [String]?) -> String in
        var text = PersonNameText()
        if let style { text.style = style }
        return text.string(name.name)
      }
    }
  }
}
