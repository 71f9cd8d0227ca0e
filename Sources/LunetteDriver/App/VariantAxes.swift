import Lua
import LunetteKit
import LunetteScript

/// Axes with the values on which an app is looked at, as a project and a block of tests say them: `{ device = { "iPad" }, textSize = { "L", "AX3" } }`.
/// Source: docs/variants.md
package struct VariantAxes {
  package let values: [(axis: Variant.Axis, values: [Variant.Setting])]

  /// - Parameter place: what an error calls the table
  /// Throws: `ScenarioError`
  package init(_ stack: LuaStack, at index: Int32, in place: String) throws {
    guard let axes = try? [String: [String]].read(stack, at: index) else {
      throw ScenarioError.badValue(name: place, wanted: "lists of values by their axes, such as { device = { \"iPad\" } }", got: stack.shown(at: index))
    }
    if let unknown = axes.keys.sorted().first(where: { Variant.Axis(rawValue: $0) == nil }) { _ = try VariantPlan.axis(unknown) }
    values = try Variant.Axis.allCases.compactMap { axis in
      try axes[axis.rawValue].map { (axis, try $0.map { try Variant.Setting(axis, $0) }) }
    }
  }

  /// The variants that differ from the base, one axis at a time.
  package func others(base device: Device) -> [Variant] { VariantPlan(values, base: device).variants.filter { !$0.settings.isEmpty } }
}
