import Foundation
import Lua
import LunetteKit

extension UIUserInterfaceSizeClass: LuaEnum {}
extension UIUserInterfaceStyle: LuaEnum {}
extension UIUserInterfaceLevel: LuaEnum {}
extension UIAccessibilityContrast: LuaEnum {}
extension UILegibilityWeight: LuaEnum {}
extension UITraitEnvironmentLayoutDirection: LuaEnum {}
extension UITraitCollection.Trait: LuaEnum {}

/// The traits of views and controllers. Source: docs/rules/appearance.md 2; Apple, UITraitCollection
extension Registry {
  static func traits(_ r: RegistryBuilder) {
    r.type(
      UITraitCollection.self, "UITraitCollection",
      doc: "Size classes, appearance, scale and other traits: UITraitCollection { userInterfaceStyle = \"dark\" }."
    ) { c in
      c.state("values") { $0.values }
      c.constructor { a in
        let parts = try a.take("traitsFrom", as: [UITraitCollection].self, "Others, of which the last that specifies a trait counts.")
        var own = UITraitCollection(try values(a))
        if let mutations = try a.take("mutations", as: LuaFunction.self, "A function that gets a UITraitOverrides to fill in.") {
          own = try changed(own, by: mutations)
        }
        return parts.map { UITraitCollection(traitsFrom: $0 + [own]) } ?? own
      }
      c.describe {
        " horizontal=\($0.horizontalSizeClass) vertical=\($0.verticalSizeClass)" + ($0.userInterfaceStyle == .dark ? " dark" : "")
      }
      c.property("horizontalSizeClass", "The size class, or unspecified.", get: \.horizontalSizeClass)
      c.property("verticalSizeClass", "The size class, or unspecified.", get: \.verticalSizeClass)
      c.property("userInterfaceIdiom", "The kind of device, or nil if it is not specified.", get: \.userInterfaceIdiom)
      c.property("displayScale", "The number of pixels for each point, or 0 if it is not specified.", get: \.displayScale)
      c.property("userInterfaceStyle", "Light or dark, or unspecified; in system 12 always light.", get: \.userInterfaceStyle)
      c.property("userInterfaceLevel", "Elevated in sheets, popovers and alerts, else base, or unspecified.", get: \.userInterfaceLevel)
      c.property("accessibilityContrast", "High where the user wants more contrast, else normal, or unspecified.", get: \.accessibilityContrast)
      c.property("layoutDirection", "The direction of the language, or unspecified.", get: \.layoutDirection)
      c.property(
        "preferredContentSizeCategory", "The text size that the user has chosen, or nil if it is not specified.", get: \.preferredContentSizeCategory)
      c.property("legibilityWeight", "Bold where the user wants bold texts, else regular, or unspecified.", get: \.legibilityWeight)
      c.method(
        "containsTraits", "Whether this collection has the same value for every trait that the other one specifies.", "other",
        UITraitCollection.containsTraits(in:))
      c.method(
        "hasDifferentColorAppearance", "Whether dynamic colours may look different with the traits of the other collection; nil has no traits.", "other",
        UITraitCollection.hasDifferentColorAppearance(comparedTo:))
      c.method("modifyingTraits", "A copy with other traits: mutations(traits) is called with a UITraitOverrides to change.", args: "mutations") {
        (traits: UITraitCollection, mutations: LuaFunction) in
        try changed(traits, by: mutations)
      }
      c.method("performAsCurrent", "Calls a function while these traits are UITraitCollection.current.", args: "actions") {
        (traits: UITraitCollection, actions: LuaFunction) in
        var failure: (any Error)?
        traits.performAsCurrent { do { try Callback(actions).callThrowing() } catch { failure = error } }
        if let failure { throw failure }
      }
      c.value(
        "current", "The traits of the object whose layout, drawing or change of traits is under way; elsewhere those of the key window."
      ) { UITraitCollection.current }
    }
    r.type(
      ScriptTraitOverrides.self, "UITraitOverrides",
      doc:
        "The traits that a view or a controller has of its own, for itself and all below: view.traitOverrides.userInterfaceStyle = \"dark\"; nil takes one away."
    ) { c in
      c.property("userInterfaceStyle", "Light or dark, or nil.", get: { $0.style }, set: { $0.style = $1 })
      c.property("userInterfaceLevel", "Base or elevated, or nil.", get: { $0.level }, set: { $0.level = $1 })
      c.property("accessibilityContrast", "Normal or high, or nil.", get: { $0.contrast }, set: { $0.contrast = $1 })
      c.property("horizontalSizeClass", "Compact or regular, or nil.", get: { $0.horizontal }, set: { $0.horizontal = $1 })
      c.property("verticalSizeClass", "Compact or regular, or nil.", get: { $0.vertical }, set: { $0.vertical = $1 })
      c.property("preferredContentSizeCategory", "A text size, or nil.", get: { $0.category }, set: { $0.category = $1 })
      c.property("layoutDirection", "leftToRight or rightToLeft, or nil.", get: { $0.direction }, set: { $0.direction = $1 })
      c.property("legibilityWeight", "Regular or bold, or nil.", get: { $0.weight }, set: { $0.weight = $1 })
      c.method("contains", "Whether this trait has a value here: \"userInterfaceStyle\".", args: "trait") {
        (overrides: ScriptTraitOverrides, trait: UITraitCollection.Trait) in overrides.contains(trait)
      }
      c.method("remove", "Takes the value of this trait away.", args: "trait") {
        (overrides: ScriptTraitOverrides, trait: UITraitCollection.Trait) in overrides.remove(trait)
      }
    }
    r.type(ScriptTraitRegistration.self, "UITraitChangeRegistration", doc: "What registerForTraitChanges answers, for unregisterForTraitChanges.") { c in
      c.state("isRegistered") { $0.object?.ownTraits?.registrations[$0.number] != nil }
    }
  }

  private static func changed(_ traits: UITraitCollection, by mutations: LuaFunction) throws -> UITraitCollection {
    let loose = ScriptTraitOverrides(traits.values)
    try Callback(mutations).callThrowing { stack in
      stack.push(loose)
      return 1
    }
    return UITraitCollection(loose.values)
  }

  private static func values(_ a: ConstructorArguments) throws -> UITraitCollection.Values {
    var values = UITraitCollection.Values()
    values.horizontal = try a.take("horizontalSizeClass", as: UIUserInterfaceSizeClass.self, "The size class.") ?? .unspecified
    values.vertical = try a.take("verticalSizeClass", as: UIUserInterfaceSizeClass.self, "The size class.") ?? .unspecified
    values.idiom = try a.take("userInterfaceIdiom", as: UIUserInterfaceIdiom.self, "The kind of device.")
    values.scale = try a.take("displayScale", as: CGFloat.self, "The number of pixels for each point.") ?? 0
    values.style = try a.take("userInterfaceStyle", as: UIUserInterfaceStyle.self, "Light or dark.") ?? .unspecified
    values.level = try a.take("userInterfaceLevel", as: UIUserInterfaceLevel.self, "Base or elevated.") ?? .unspecified
    values.contrast = try a.take("accessibilityContrast", as: UIAccessibilityContrast.self, "Normal or high.") ?? .unspecified
    values.direction = try a.take("layoutDirection", as: UITraitEnvironmentLayoutDirection.self, "The direction of the language.") ?? .unspecified
    values.category = try a.take("preferredContentSizeCategory", as: UIContentSizeCategory.self, "The text size.")
    values.weight = try a.take("legibilityWeight", as: UILegibilityWeight.self, "Bold texts or regular ones.") ?? .unspecified
    return values
  }

  /// What views and controllers have in common.
  static func traitMembers<Object: TraitEnvironment & LuaObject>(_ c: ClassBuilder<Object>) {
    c.property(
      "traitCollection", "Size classes, appearance, scale and other properties of the place where the object is shown.", get: { $0.traitCollection })
    c.property(
      "overrideUserInterfaceStyle",
      "The appearance of the object and all below it, from the next frame on; unspecified takes over the one around. Without effect in system 12.",
      get: { $0.overrideStyle }, set: { $0.overrideStyle = $1 })
    c.property("traitOverrides", "The traits that the object has of its own, for itself and all below, from the next frame on.") {
      ScriptTraitOverrides($0)
    }
    c.method(
      "registerForTraitChanges",
      "Calls handler(object, previousTraits) when one of these traits has changed: { \"userInterfaceStyle\" }; or a target's method by name "
        + "(registerForTraitChanges(traits, target, \"method\")), or the object's own by its name alone. Returns what unregisterForTraitChanges wants.",
      args: "traits", "handler"
    ) { (object: Object, traits: [UITraitCollection.Trait], rest: LuaArguments) in
      let action = try ScriptAction(rest, orMethodOf: object)
      let number = object.madeTraits.register(traits, cause: action) { object, previous in
        if let object = object as? Object { action.tell(object, previous) }
      }
      return ScriptTraitRegistration(number, of: object)
    }
    c.method("updateTraitsIfNeeded", "Traits that were set are those of the objects now, and not from the next frame on.") { (object: Object) in
      object.simulation.updateTraits()
    }
    c.method("unregisterForTraitChanges", "Ends a registration.", args: "registration") { (object: Object, registration: ScriptTraitRegistration) in
      if registration.object === object { object.ownTraits?.unregister(registration.number) }
    }
  }
}

/// The traits that an object has of its own, or those of a collection that is being made.
final class ScriptTraitOverrides: LuaObject {
  static let luaName = "UITraitOverrides"
  private let object: (any TraitEnvironment)?
  private var loose: UITraitCollection.Values
  init(_ object: any TraitEnvironment) { (self.object, loose) = (object, .unspecified) }
  init(_ values: UITraitCollection.Values) { (object, loose) = (nil, values) }

  fileprivate var values: UITraitCollection.Values {
    get { object.map { $0.ownTraits?.overrides ?? .unspecified } ?? loose }
    set { if let object { object.changeOwnTraits { $0.overrides = newValue } } else { loose = newValue } }
  }
  func contains(_ trait: UITraitCollection.Trait) -> Bool {
    var others = values
    others.remove(trait)
    return others != values
  }
  func remove(_ trait: UITraitCollection.Trait) { values.remove(trait) }

  var style: UIUserInterfaceStyle? {
    get { values.style.specified }
    set { values.style = newValue ?? .unspecified }
  }
  var level: UIUserInterfaceLevel? {
    get { values.level.specified }
    set { values.level = newValue ?? .unspecified }
  }
  var contrast: UIAccessibilityContrast? {
    get { values.contrast.specified }
    set { values.contrast = newValue ?? .unspecified }
  }
  var horizontal: UIUserInterfaceSizeClass? {
    get { values.horizontal.specified }
    set { values.horizontal = newValue ?? .unspecified }
  }
  var vertical: UIUserInterfaceSizeClass? {
    get { values.vertical.specified }
    set { values.vertical = newValue ?? .unspecified }
  }
  var direction: UITraitEnvironmentLayoutDirection? {
    get { values.direction.specified }
    set { values.direction = newValue ?? .unspecified }
  }
  var weight: UILegibilityWeight? {
    get { values.weight.specified }
    set { values.weight = newValue ?? .unspecified }
  }
  var category: UIContentSizeCategory? {
    get { values.category }
    set { values.category = newValue }
  }
}

private protocol MayBeUnspecified: Equatable { static var unspecified: Self { get } }
extension MayBeUnspecified { fileprivate var specified: Self? { self == .unspecified ? nil : self } }
extension UIUserInterfaceStyle: MayBeUnspecified {}
extension UIUserInterfaceLevel: MayBeUnspecified {}
extension UIAccessibilityContrast: MayBeUnspecified {}
extension UIUserInterfaceSizeClass: MayBeUnspecified {}
extension UITraitEnvironmentLayoutDirection: MayBeUnspecified {}
extension UILegibilityWeight: MayBeUnspecified {}

final class ScriptTraitRegistration: LuaObject {
  static let luaName = "UITraitChangeRegistration"
  let number: Int
  private(set) weak var object: (any TraitEnvironment)?
  init(_ number: Int, of object: any TraitEnvironment) { (self.number, self.object) = (number, object) }
}

extension UITraitCollection.Values {
  fileprivate mutating func remove(_ trait: UITraitCollection.Trait) {
    let none = Self.unspecified
    switch trait {
    case .horizontalSizeClass: horizontal = none.horizontal
    case .verticalSizeClass: vertical = none.vertical
    case .userInterfaceIdiom: idiom = none.idiom
    case .displayScale: scale = none.scale
    case .userInterfaceStyle: style = none.style
    case .userInterfaceLevel: level = none.level
    case .accessibilityContrast: contrast = none.contrast
    case .layoutDirection: direction = none.direction
    case .preferredContentSizeCategory: category = none.category
    case .legibilityWeight: weight = none.weight
    }
  }
}
