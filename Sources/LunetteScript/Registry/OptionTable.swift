import Lua
import LunetteCore

/// The table of named options of a call. Each option is declared once, with its type, its default and one line of documentation:
///
/// ```swift
/// struct FlingOptions: OptionTable {
///   @LuaOption(required: "The place where the finger lands.") var from: ScenarioTarget? = nil
///   @LuaOption("Seconds.") var duration: Double = 0.05
/// }
/// ```
///
/// The check of a script's table, the messages and the reference are derived from it. A key that is not declared is an error.
package protocol OptionTable: LuaReadable {
  init()
}

extension OptionTable {
  package static var luaTypeName: String { LuaOptions.luaTypeName }

  package static var luaType: LuaType {
    .fields(
      Self().declared.map { name, option in
        LuaType.Field(name: name, type: option.type.required, doc: option.doc, unit: option.unit?.rawValue, isOptional: !option.isRequired)
      })
  }

  /// The first option and those that a call needs, as a script writes them: `duration = ..., animations = ...`.
  static var form: String {
    Self().declared.enumerated().filter { $0.offset == 0 || $0.element.option.isRequired }.map { "\($0.element.name) = ..." }
      .joined(separator: ", ")
  }

  package static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Self {
    var options = try LuaOptions.read(stack, at: index)
    let table = Self()
    do throws(LuaMismatch) {
      for (name, option) in table.declared { try option.take(name, from: &options) }
      try options.finish()
    } catch {
      throw LuaMismatch(wanted: error.wanted, got: error.got, hint: error.hint, namesItsPlace: true)
    }
    return table
  }

  private var declared: [(name: String, option: any DeclaredOption)] {
    Mirror(reflecting: self).children.compactMap { child in
      // Swift stores a wrapped property under its name with an underscore before it.
      (child.value as? any DeclaredOption).map { (String((child.label ?? "").drop { $0 == "_" }), $0) }
    }
  }
}

private protocol DeclaredOption {
  var type: LuaType { get }
  var doc: String { get }
  var unit: MeasuredUnit? { get }
  var isRequired: Bool { get }
  func take(_ name: String, from options: inout LuaOptions) throws(LuaMismatch)
}

/// One option. A class, so that the value can be set while a table is read.
///
/// The generic type has no constraint on `Value`: with one, Swift would search the program for the conformance of each value type.
@propertyWrapper package final class LuaOption<Value>: DeclaredOption {
  package private(set) var wrappedValue: Value
  let doc: String
  let unit: MeasuredUnit?
  let isRequired: Bool
  private let types: () -> LuaType
  private let takeValue: (String, inout LuaOptions) throws(LuaMismatch) -> Value?

  fileprivate init(
    _ value: Value, _ doc: String, _ unit: MeasuredUnit?, isRequired: Bool, types: @escaping () -> LuaType,
    takeValue: @escaping (String, inout LuaOptions) throws(LuaMismatch) -> Value?
  ) {
    (wrappedValue, self.doc, self.unit, self.isRequired) = (value, doc, unit, isRequired)
    (self.types, self.takeValue) = (types, takeValue)
  }

  var type: LuaType { types() }

  func take(_ name: String, from options: inout LuaOptions) throws(LuaMismatch) {
    if let value = try takeValue(name, &options) { wrappedValue = value }
  }
}

extension LuaOption where Value: LuaReadable {
  package convenience init(wrappedValue: Value, _ doc: String, unit: MeasuredUnit? = nil) {
    self.init(wrappedValue, doc, unit, isRequired: false, types: { Value.luaType }) { (name, options) throws(LuaMismatch) -> Value? in
      try options.take(name, as: Value.self)
    }
  }
  /// - Parameter arguments: what the function is called with
  package convenience init(wrappedValue: Value, _ doc: String, calledWith arguments: @autoclosure @escaping () -> KeyValuePairs<String, LuaType>) {
    self.init(wrappedValue, doc, nil, isRequired: false, types: { Value.luaType.called(with: arguments()) }) {
      (name, options) throws(LuaMismatch) -> Value? in try options.take(name, as: Value.self)
    }
  }
  /// The initial value is never used: without a value for this option a call is refused.
  package convenience init(wrappedValue: Value, required doc: String, unit: MeasuredUnit? = nil) {
    self.init(wrappedValue, doc, unit, isRequired: true, types: { Value.luaType }) { (name, options) throws(LuaMismatch) -> Value? in
      try options.require(name) as Value
    }
  }
  /// - Parameter labels: names that the argument has in UIKit's functions, under which it may be given as well
  package convenience init(wrappedValue: Value, _ doc: String, unit: MeasuredUnit? = nil, labels: String...) {
    self.init(wrappedValue, doc + Self.alsoNamed(labels), unit, isRequired: false, types: { Value.luaType }) { (name, options) throws(LuaMismatch) -> Value? in
      var value: Value? = try options.take(name)
      for label in labels {
        let labelled: Value? = try options.take(label)
        value = value ?? labelled
      }
      return value
    }
  }
  /// - Parameter arguments: what the function is called with
  package convenience init(
    wrappedValue: Value, required doc: String, unit: MeasuredUnit? = nil,
    calledWith arguments: @autoclosure @escaping () -> KeyValuePairs<String, LuaType> = [:], labels: String...
  ) {
    self.init(wrappedValue, doc + Self.alsoNamed(labels), unit, isRequired: true, types: { Value.luaType.called(with: arguments()) }) {
      (name, options) throws(LuaMismatch) -> Value? in
      var value: Value?
      for label in labels {
        let labelled: Value? = try options.take(label)
        value = value ?? labelled
      }
      if let own: Value = try options.take(name) { return own }
      if let value { return value }
      return try options.require(name) as Value
    }
  }

  private static func alsoNamed(_ labels: [String]) -> String { " UIKit's " + labels.joined(separator: " and ") + " may be written, too." }
}
