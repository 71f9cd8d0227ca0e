import Foundation
import Lua
import LunetteKit

extension NSCollectionLayoutSection: LuaObject {}
extension NSCollectionLayoutVisibleItem: LuaObject {}
extension UICollectionViewCompositionalLayoutConfiguration: LuaObject {}
extension UIContentInsetsReference: LuaEnum {}
extension UICollectionLayoutSectionOrthogonalScrollingBehavior: LuaEnum {}
extension LayoutContainer: NamedStruct { static var luaName: String { "NSCollectionLayoutContainer" } }

final class ScriptLayoutEnvironment: LuaObject {
  static let luaName = "NSCollectionLayoutEnvironment"
  let environment: any NSCollectionLayoutEnvironment
  init(_ environment: any NSCollectionLayoutEnvironment) { self.environment = environment }
}

/// Sections of compositional layouts, and the layouts. Source: docs/rules/lists.md 1
extension Registry {
  static func compositionalLayouts(_ r: RegistryBuilder) {
    layoutEnvironments(r)
    layoutSections(r)
    visibleItems(r)
    r.type(
      UICollectionViewCompositionalLayoutConfiguration.self, "UICollectionViewCompositionalLayoutConfiguration",
      doc: "What concerns all sections of a compositional layout."
    ) { c in
      c.constructor { _ in UICollectionViewCompositionalLayoutConfiguration() }
      c.property("scrollDirection", "The direction in which sections follow one another: vertical by default.", \.scrollDirection)
      c.property("interSectionSpacing", "The distance between sections.", unit: .points, \.interSectionSpacing)
      c.property("boundarySupplementaryItems", "Headers and footers of the whole layout.", \.boundarySupplementaryItems)
      c.property(
        "contentInsetsReference", "What content insets are measured from, where a section doesn't say it: the safe area by default.",
        \.contentInsetsReference)
    }
    r.type(
      UICollectionViewCompositionalLayout.self, "UICollectionViewCompositionalLayout", inherits: "UICollectionViewLayout",
      doc: "A layout that is put together from items, groups and sections: UICollectionViewCompositionalLayout { section = section }."
    ) { c in
      c.state("section") { $0.own }
      c.state("list") { $0.wholeList }
      c.constructor(newCompositionalLayout)
      c.function("list", "A layout with all sections as lists.", args: "configuration") { (configuration: UICollectionLayoutListConfiguration) in
        UICollectionViewCompositionalLayout.list(using: configuration)
      }
      c.property("configuration", "What concerns all sections.", \.configuration)
    }
  }

  private static func newCompositionalLayout(_ a: ConstructorArguments) throws -> UICollectionViewCompositionalLayout {
    let configuration = try a.take("configuration", as: UICollectionViewCompositionalLayoutConfiguration.self)
    let section = try a.take("section", as: NSCollectionLayoutSection.self, "The section, if all are alike.")
    let provider = try a.take(
      "sectionProvider", as: LuaFunction.self, "Called as sectionProvider(section, environment) for each section; it must return an NSCollectionLayoutSection.",
      calledWith: ["section": .integer, "environment": ScriptLayoutEnvironment.luaType])
    if let section { return UICollectionViewCompositionalLayout(section: section, configuration: configuration) }
    guard let provider else {
      throw LuaMismatch(wanted: "section = an NSCollectionLayoutSection, or sectionProvider = a function", got: "neither")
    }
    let callback = Callback(provider)
    return UICollectionViewCompositionalLayout(configuration: configuration) { number, environment in
      callback.answer(list: [number + 1, ScriptLayoutEnvironment(environment)], as: NSCollectionLayoutSection?.self, named: "sectionProvider") ?? nil
    }
  }

  private static func layoutEnvironments(_ r: RegistryBuilder) {
    r.type(ScriptStruct<LayoutContainer>.self, "NSCollectionLayoutContainer", doc: "The room that something is laid out in.") { c in
      c.property("contentSize", "The whole room.", unit: .points, get: \.value.contentSize)
      c.property("effectiveContentSize", "The room less its insets.", unit: .points, get: \.value.effectiveContentSize)
      c.property("contentInsets", "What of it is left free.", unit: .points, get: \.value.contentInsets)
      c.property("effectiveContentInsets", "The same.", unit: .points, get: \.value.effectiveContentInsets)
    }
    r.type(ScriptLayoutEnvironment.self, "NSCollectionLayoutEnvironment", doc: "What a section or a group is laid out in.") { c in
      c.property("container", "The room.", get: { ScriptStruct($0.environment.container) })
      c.property("traitCollection", "The traits of the collection view.", get: \.environment.traitCollection)
    }
  }

  private static let visibleItemsHandler = FunctionCompanion.Key()

  private static func layoutSections(_ r: RegistryBuilder) {
    r.type(
      NSCollectionLayoutSection.self, "NSCollectionLayoutSection", doc: "A section of a compositional layout: a group that is repeated, and what stands around."
    ) { c in
      c.state("group") { $0.group }
      c.constructor { a in
        guard let group = try a.take("group", as: NSCollectionLayoutGroup.self, "The group, which must be given.") else {
          throw LuaMismatch(wanted: "group = a NSCollectionLayoutGroup", got: "no group")
        }
        return NSCollectionLayoutSection(group: group)
      }
      c.function("list", "A section that is a list, for a sectionProvider.", args: "configuration", "environment") {
        (configuration: UICollectionLayoutListConfiguration, environment: ScriptLayoutEnvironment) in
        NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment.environment)
      }
      c.property("group", "The group that is repeated.", get: \.group)
      c.property("contentInsets", "The room around the groups.", unit: .points, \.contentInsets)
      c.property("interGroupSpacing", "The distance between groups.", unit: .points, \.interGroupSpacing)
      c.property("contentInsetsReference", "What content insets are measured from.", \.contentInsetsReference)
      c.property(
        "supplementaryContentInsetsReference", "What headers and footers keep free, where they don't follow the content insets.",
        \.supplementaryContentInsetsReference)
      c.property(
        "orthogonalScrollingBehavior", "How the section scrolls by itself, across the layout; none by default.", \.orthogonalScrollingBehavior)
      c.property("boundarySupplementaryItems", "Headers, footers and other views at its edges.", \.boundarySupplementaryItems)
      c.property(
        "supplementariesFollowContentInsets", "Whether headers and footers keep between the content insets; true by default.",
        \.supplementariesFollowContentInsets)
      c.property("decorationItems", "Views behind the section.", \.decorationItems)
      c.property(
        "visibleItemsInvalidationHandler",
        "Called as handler(items, offset, environment) before each frame in which the section has scrolled; it may change the items' transform, "
          + "alpha and so on.",
        get: { FunctionCompanion.function(visibleItemsHandler, of: $0) },
        set: { (section: NSCollectionLayoutSection, function: LuaFunction?) in
          let callback = FunctionCompanion.set(visibleItemsHandler, function, of: section)
          section.visibleItemsInvalidationHandler = callback.map { callback in
            { items, offset, environment in callback.call(items, offset, ScriptLayoutEnvironment(environment)) }
          }
        })
      c.calls(with: [
        "items": [NSCollectionLayoutVisibleItem].luaType, "offset": CGPoint.luaType, "environment": ScriptLayoutEnvironment.luaType,
      ])
    }
  }

  private static func visibleItems(_ r: RegistryBuilder) {
    r.type(
      NSCollectionLayoutVisibleItem.self, "NSCollectionLayoutVisibleItem",
      doc: "An item on the screen, for visibleItemsInvalidationHandler; what it changes lasts for a frame."
    ) { c in
      c.property("indexPath", "The section and the item.", get: { RowPath($0.indexPath) })
      c.property("frame", "The rectangle in the content, as if its section had not scrolled.", unit: .points, get: \.frame)
      c.property("bounds", "The rectangle in its own coordinates.", unit: .points, get: \.bounds)
      c.property("representedElementCategory", "Whether it is a cell or a supplementary view.", get: \.representedElementCategory)
      c.property("representedElementKind", "The kind of a supplementary view; nil for a cell.", get: \.representedElementKind)
      c.property("name", "The kind of a supplementary view; \"\" for a cell.", get: \.name)
      c.property("alpha", "Opacity, from 0 to 1.", \.alpha)
      c.property("zIndex", "Elements with a larger zIndex are in front.", \.zIndex)
      c.property("isHidden", "Whether it is not shown.", \.isHidden)
      c.property("center", "The centre in the content.", unit: .points, \.center)
      c.property("transform", "The transform about the centre, in the plane.", \.transform)
      c.property("transform3D", "The transform about the centre, in space.", \.transform3D)
    }
  }
}
