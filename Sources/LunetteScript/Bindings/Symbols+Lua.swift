import Foundation
import Lua
import LunetteKit

extension UIImage.SymbolConfiguration: NamedStruct { static var luaName: String { "UIImageSymbolConfiguration" } }
extension UIImage.SymbolConfiguration.Weight: LuaEnum {}
extension UIImage.SymbolConfiguration.Scale: LuaEnum {}

/// How symbols are drawn. Source: docs/rules/layers.md 3.3
extension Registry {
  typealias ScriptSymbolConfiguration = ScriptStruct<UIImage.SymbolConfiguration>

  static func symbols(_ r: RegistryBuilder) {
    r.type(
      ScriptSymbolConfiguration.self, "UIImageSymbolConfiguration",
      doc: "How large and how bold a symbol is: UIImage.SymbolConfiguration { pointSize = 24, weight = \"bold\", scale = \"large\" }."
    ) { c in
      c.constructor { a in
        let size = try a.take("pointSize", as: CGFloat.self, "The size of the text that the symbol stands beside.", unit: .points)
        if let size, !(size > 0 && size <= Self.largestSymbol) {
          throw LuaMismatch(wanted: "pointSize = a number above 0, at most \(formatted(Self.largestSymbol))", got: "\(formatted(size))")
        }
        let single = try a.take("hierarchicalColor", as: UIColor.self, "The symbol's colour.")
        let palette = try a.take("paletteColors", as: [UIColor].self, "Colours, of which the first is the symbol's.")
        let font = try a.take("font", as: ScriptFont.self, "The font of the text that the symbol stands beside: its size and its weight.")
        let ofFont = (font?.font).map {
          UIImage.SymbolConfiguration(pointSize: min($0.pointSize, Self.largestSymbol), weight: .init(rawValue: $0.weight.rawValue))
        }
        return ScriptStruct(
          (ofFont ?? UIImage.SymbolConfiguration()).applying(
            UIImage.SymbolConfiguration(
              pointSize: size, weight: try a.take("weight", as: UIImage.SymbolConfiguration.Weight.self, "How bold its lines are."),
              scale: try a.take("scale", as: UIImage.SymbolConfiguration.Scale.self, "Its size compared with the text."),
              textStyle: try a.take("textStyle", as: UIFont.TextStyle.self, "The style of the text that the symbol stands beside, in place of pointSize."),
              color: single ?? palette?.first)))
      }
      c.value("unspecified", "Says nothing: a symbol is drawn as usual.") { ScriptStruct(UIImage.SymbolConfiguration()) }
      c.function("preferringMonochrome", "In one colour, as all symbols are drawn.") { ScriptStruct(UIImage.SymbolConfiguration()) }
      c.function("preferringMulticolor", "For symbols of several colours: they are drawn in one.") { ScriptStruct(UIImage.SymbolConfiguration()) }
      c.method("applying", "A configuration in which the other one counts first.", args: "configuration") {
        (one: ScriptSymbolConfiguration, other: ScriptSymbolConfiguration) in ScriptStruct(one.value.applying(other.value))
      }
    }
  }
  /// Units: points. Ours
  private static let largestSymbol: CGFloat = 2000

  /// What images have.
  static func symbolImages(_ c: ClassBuilder<UIImage>) {
    c.value("SymbolConfiguration", "The class of configurations: UIImage.SymbolConfiguration { pointSize = 24 }.") {
      NestedClass(name: "UIImageSymbolConfiguration")
    }
    c.property("isSymbolImage", "Whether it is a symbol.", get: { $0.isSymbolImage })
    c.property("symbolConfiguration", "How the symbol is drawn, or nil as usual.", get: { $0.symbolConfiguration.map { ScriptStruct($0) } })
    c.method("withConfiguration", "The symbol with another configuration; other images stay as they are.", args: "configuration") {
      (image: UIImage, configuration: ScriptSymbolConfiguration) in image.inThisSimulation(configuration.value)
    }
    c.method("applyingSymbolConfiguration", "The same.", args: "configuration") { (image: UIImage, configuration: ScriptSymbolConfiguration) in
      image.inThisSimulation(configuration.value)
    }
  }
}

extension UIImage {
  /// Drawn as a configuration says, for the screen and the text size that there are.
  func inThisSimulation(_ configuration: SymbolConfiguration) -> UIImage {
    let simulation = ScriptContext.simulation
    return applying(configuration, category: simulation.text.contentSizeCategory, pixels: simulation.screen.scale)
  }
}
