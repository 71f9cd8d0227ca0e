import Foundation
import Lua
import LunetteKit

extension NSCollectionLayoutDimension: LuaObject {}
extension NSCollectionLayoutSize: LuaObject {}
extension NSCollectionLayoutSpacing: LuaObject {}
extension NSCollectionLayoutEdgeSpacing: LuaObject {}
extension NSCollectionLayoutAnchor: LuaObject {}
extension NSCollectionLayoutItem: LuaObject {}
extension NSCollectionLayoutGroupCustomItem: LuaObject {}
extension NSRectAlignment: LuaEnum {}
extension NSDirectionalRectEdge: LuaOptionSet {
  public static var luaCases: [(name: String, option: NSDirectionalRectEdge)] {
    [("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing), ("all", .all)]
  }
}

/// A number of points, or a share, of a compositional layout.
private struct LayoutNumber: LuaReadable {
  let value: CGFloat
  static var luaTypeName: String { "a finite number of at least 0" }
  static var luaType: LuaType { .number }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> LayoutNumber {
    guard let number = try? CGFloat.read(stack, at: index), number.isFinite, number >= 0 else { throw stack.mismatch(luaTypeName, at: index) }
    return LayoutNumber(value: number)
  }
}

/// Items and groups of compositional layouts. Source: docs/rules/lists.md 1
extension Registry {
  static func compositionalItems(_ r: RegistryBuilder) {
    layoutSizes(r)
    layoutSpacings(r)
    layoutItems(r)
    layoutSupplementaryItems(r)
  }

  private static func layoutSizes(_ r: RegistryBuilder) {
    typealias Dimension = NSCollectionLayoutDimension
    r.type(
      Dimension.self, "NSCollectionLayoutDimension", doc: "A width or a height in a compositional layout: NSCollectionLayoutDimension.fractionalWidth(0.5)."
    ) { c in
      c.function("fractionalWidth", "A share of the container's width; 1 is all of it.", args: "share") { (share: LayoutNumber) in
        Dimension.fractionalWidth(share.value)
      }
      c.function("fractionalHeight", "A share of the container's height; 1 is all of it.", args: "share") { (share: LayoutNumber) in
        Dimension.fractionalHeight(share.value)
      }
      c.function("absolute", "A number of points.", args: "points") { (points: LayoutNumber) in Dimension.absolute(points.value) }
      c.function("estimated", "About so many points: the cell says how many when it comes into view.", args: "points") { (points: LayoutNumber) in
        Dimension.estimated(points.value)
      }
      c.function("uniformAcrossSiblings", "As estimated, and then as long as the longest item of its group.", args: "points") {
        (points: LayoutNumber) in Dimension.uniformAcrossSiblings(estimate: points.value)
      }
      c.property("dimension", "The share, or the points.", get: \.dimension)
      c.property("isFractionalWidth", "Whether it is a share of the container's width.", get: \.isFractionalWidth)
      c.property("isFractionalHeight", "Whether it is a share of the container's height.", get: \.isFractionalHeight)
      c.property("isAbsolute", "Whether it is a number of points.", get: \.isAbsolute)
      c.property("isEstimated", "Whether cells are measured.", get: \.isEstimated)
      c.property("isUniformAcrossSiblings", "Whether all items of a group get the length of the longest.", get: \.isUniformAcrossSiblings)
      c.describe { " \(formatted($0.dimension))" }
    }
    r.type(NSCollectionLayoutSize.self, "NSCollectionLayoutSize", doc: "A width and a height in a compositional layout.") { c in
      c.constructor { a in
        guard let width = try a.take("widthDimension", as: Dimension.self, "The width, which must be given."),
          let height = try a.take("heightDimension", as: Dimension.self, "The height, which must be given.")
        else {
          throw LuaMismatch(
            wanted: "widthDimension = and heightDimension =, each a NSCollectionLayoutDimension", got: "not both",
            hint: "write NSCollectionLayoutSize { widthDimension = NSCollectionLayoutDimension.fractionalWidth(1), heightDimension = ... }")
        }
        return NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
      }
      c.property("widthDimension", "The width.", get: \.widthDimension)
      c.property("heightDimension", "The height.", get: \.heightDimension)
    }
  }

  private static func layoutSpacings(_ r: RegistryBuilder) {
    typealias Spacing = NSCollectionLayoutSpacing
    r.type(Spacing.self, "NSCollectionLayoutSpacing", doc: "The distance between neighbours in a compositional layout.") { c in
      c.function("fixed", "So many points.", args: "points") { (points: LayoutNumber) in Spacing.fixed(points.value) }
      c.function("flexible", "At least so many points; what is left over is shared by all distances that are flexible.", args: "points") {
        (points: LayoutNumber) in Spacing.flexible(points.value)
      }
      c.property("spacing", "The points.", get: \.spacing)
      c.property("isFixed", "Whether it is no more.", get: \.isFixed)
      c.property("isFlexible", "Whether it takes what is left over.", get: \.isFlexible)
    }
    r.type(
      NSCollectionLayoutEdgeSpacing.self, "NSCollectionLayoutEdgeSpacing", doc: "The room around an item that its neighbours leave; each side may be left out."
    ) { c in
      c.constructor { a in
        NSCollectionLayoutEdgeSpacing(
          leading: try a.take("leading", as: Spacing.self, "Before the item."), top: try a.take("top", as: Spacing.self, "Above the item."),
          trailing: try a.take("trailing", as: Spacing.self, "Behind the item."), bottom: try a.take("bottom", as: Spacing.self, "Below the item."))
      }
      c.property("leading", "Before the item, or nil.", get: \.leading)
      c.property("top", "Above the item, or nil.", get: \.top)
      c.property("trailing", "Behind the item, or nil.", get: \.trailing)
      c.property("bottom", "Below the item, or nil.", get: \.bottom)
    }
    r.type(NSCollectionLayoutAnchor.self, "NSCollectionLayoutAnchor", doc: "Where a supplementary item stands at its item.") { c in
      c.constructor { a in
        let edges = try a.take("edges", as: NSDirectionalRectEdge.self, "The edges, such as { \"top\", \"trailing\" }; none is the middle.") ?? []
        let fraction = try a.take("fractionalOffset", as: CGPoint.self, "How far beside, in sizes of the supplementary item.")
        let points = try a.take("absoluteOffset", as: CGPoint.self, "How far beside.", unit: .points) ?? .zero
        for offset in [fraction, points].compactMap({ $0 }) where !offset.x.isFinite || !offset.y.isFinite {
          throw LuaMismatch(wanted: "a finite offset", got: "{\(offset.x), \(offset.y)}")
        }
        return fraction.map { NSCollectionLayoutAnchor(edges: edges, fractionalOffset: $0) } ?? NSCollectionLayoutAnchor(edges: edges, absoluteOffset: points)
      }
      c.property("edges", "The edges at which it stands.", get: \.edges)
      c.property("offset", "How far beside them.", get: \.offset)
      c.property("isFractionalOffset", "Whether the offset is in sizes of the supplementary item.", get: \.isFractionalOffset)
    }
  }

  private static func size(_ a: ConstructorArguments) throws -> NSCollectionLayoutSize {
    guard let size = try a.take("layoutSize", as: NSCollectionLayoutSize.self, "The size, which must be given.") else {
      throw LuaMismatch(wanted: "layoutSize = a NSCollectionLayoutSize", got: "no layoutSize")
    }
    return size
  }

  private static func layoutItems(_ r: RegistryBuilder) {
    r.type(NSCollectionLayoutItem.self, "NSCollectionLayoutItem", doc: "One item of a compositional layout: NSCollectionLayoutItem { layoutSize = size }.") {
      c in
      c.state("layoutSize") { $0.layoutSize }
      c.state("supplementaryItems") { $0.supplementaryItems }
      c.constructor { a in
        NSCollectionLayoutItem(
          layoutSize: try size(a),
          supplementaryItems: try a.take("supplementaryItems", as: [NSCollectionLayoutSupplementaryItem].self, "Views that belong to each item.") ?? [])
      }
      c.property("layoutSize", "The size.", get: \.layoutSize)
      c.property("contentInsets", "They shrink the cell after it has been placed; ignored where the size is estimated.", unit: .points, \.contentInsets)
      c.property("edgeSpacing", "The room that neighbours leave, or nil.", \.edgeSpacing)
      c.property("supplementaryItems", "Views that belong to each item, such as a badge.", get: \.supplementaryItems)
    }
    r.type(
      NSCollectionLayoutGroup.self, "NSCollectionLayoutGroup", inherits: "NSCollectionLayoutItem",
      doc:
        "Items side by side, one below another, or where a function puts them: NSCollectionLayoutGroup.horizontal { layoutSize = size, subitems = { item } }."
    ) { c in
      c.state("subitems") { $0.subitems }
      c.state("arrangement") { $0.arrangement }
      c.function("horizontal", "Items side by side: as many as fit in turn, or so many that share the room.", args: "options") { (options: LineOptions) in
        try options.group(horizontal: true)
      }
      c.function("vertical", "Items one below another: as many as fit in turn, or so many that share the room.", args: "options") { (options: LineOptions) in
        try options.group(horizontal: false)
      }
      c.function(
        "custom",
        "Items where a function puts them: itemProvider(environment) returns a list of NSCollectionLayoutGroupCustomItem for a group as large as "
          + "environment.container.contentSize.", args: "options"
      ) { (options: CustomGroupOptions) in options.group }
      c.property("subitems", "The items.", get: \.subitems)
      c.property("interItemSpacing", "The distance between items, or nil for none.", \.interItemSpacing)
      c.property(
        "supplementaryItems", "Views that belong to the group.", get: { $0.groupSupplementaryItems }, set: { $0.groupSupplementaryItems = $1 })
    }
    r.type(NSCollectionLayoutGroupCustomItem.self, "NSCollectionLayoutGroupCustomItem", doc: "The place of one item of a custom group.") { c in
      c.constructor { a in
        guard let frame = try a.take("frame", as: CGRect.self, "The rectangle in the group.", unit: .points) else {
          throw LuaMismatch(wanted: "frame = {x, y, width, height}", got: "no frame")
        }
        guard [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite) else {
          throw LuaMismatch(wanted: "a finite frame", got: "one with a number that isn't")
        }
        return NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: try a.take("zIndex", as: Int.self, "Items with a larger one are in front.") ?? 0)
      }
      c.property("frame", "The rectangle in the group.", unit: .points, get: \.frame)
      c.property("zIndex", "Items with a larger one are in front.", get: \.zIndex)
    }
  }

  private static func layoutSupplementaryItems(_ r: RegistryBuilder) {
    func kind(_ a: ConstructorArguments) throws -> String {
      guard let kind = try a.take("elementKind", as: String.self, "The kind, by which the data source knows it.") else {
        throw LuaMismatch(wanted: "elementKind = a string", got: "no elementKind")
      }
      return kind
    }
    r.type(
      NSCollectionLayoutSupplementaryItem.self, "NSCollectionLayoutSupplementaryItem", inherits: "NSCollectionLayoutItem",
      doc: "A view that belongs to an item or a group, such as a badge."
    ) { c in
      c.state("elementKind") { $0.elementKind }
      c.state("anchors") { [$0.containerAnchor, $0.itemAnchor] }
      c.constructor { a in
        let anchor = try a.take("containerAnchor", as: NSCollectionLayoutAnchor.self, "Where it stands.")
        return NSCollectionLayoutSupplementaryItem(
          layoutSize: try size(a), elementKind: try kind(a), containerAnchor: anchor ?? NSCollectionLayoutAnchor(edges: []),
          itemAnchor: try a.take("itemAnchor", as: NSCollectionLayoutAnchor.self, "What of itself stands there; by default it stands inside."))
      }
      c.property("elementKind", "The kind, by which the data source knows it.", get: \.elementKind)
      c.property("containerAnchor", "Where it stands.", get: \.containerAnchor)
      c.property("itemAnchor", "What of itself stands there, or nil.", get: \.itemAnchor)
      c.property("zIndex", "Elements with a larger one are in front.", \.zIndex)
    }
    r.type(
      NSCollectionLayoutBoundarySupplementaryItem.self, "NSCollectionLayoutBoundarySupplementaryItem", inherits: "NSCollectionLayoutSupplementaryItem",
      doc: "A header, a footer or another view at the edge of a section or of the whole layout."
    ) { c in
      c.state("alignment") { $0.alignment }
      c.state("offset") { $0.offset }
      c.constructor { a in
        guard let alignment = try a.take("alignment", as: NSRectAlignment.self, "The edge: \"top\" for a header, \"bottom\" for a footer.") else {
          throw LuaMismatch(wanted: "alignment = \(NSRectAlignment.luaTypeName)", got: "no alignment")
        }
        let offset = try a.take("absoluteOffset", as: CGPoint.self, "How far beside its place.", unit: .points) ?? .zero
        guard offset.x.isFinite, offset.y.isFinite else { throw LuaMismatch(wanted: "a finite offset", got: "{\(offset.x), \(offset.y)}") }
        return NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: try size(a), elementKind: try kind(a), alignment: alignment, absoluteOffset: offset)
      }
      c.property("alignment", "The edge at which it stands.", get: \.alignment)
      c.property("offset", "How far beside its place.", unit: .points, get: \.offset)
      c.property("extendsBoundary", "Whether the section makes room for it; true by default.", \.extendsBoundary)
      c.property("pinToVisibleBounds", "Whether it stays visible as long as its section is.", \.pinToVisibleBounds)
    }
    r.type(
      NSCollectionLayoutDecorationItem.self, "NSCollectionLayoutDecorationItem", inherits: "NSCollectionLayoutItem",
      doc: "A view behind a section, of a class that is registered with the layout: NSCollectionLayoutDecorationItem.background(\"card\")."
    ) { c in
      c.state("elementKind") { $0.elementKind }
      c.function("background", "A view as large as the section, less the item's contentInsets.", args: "elementKind") { (kind: ElementKind) in
        NSCollectionLayoutDecorationItem.background(elementKind: kind.name)
      }
      c.property("elementKind", "The kind, by which the layout knows its class.", get: \.elementKind)
      c.property("zIndex", "The order among decorations; all of them are behind the items.", \.zIndex)
    }
  }
}

/// `"card"` or `{ elementKind = "card" }`
private struct ElementKind: LuaReadable {
  let name: String
  static var luaTypeName: String { "a kind, as a string" }
  static var luaType: LuaType { .string }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> ElementKind {
    guard stack.isTable(at: index) else { return ElementKind(name: try String.read(stack, at: index)) }
    var options = try LuaOptions.read(stack, at: index)
    let name = try options.require("elementKind", as: String.self)
    try options.finish()
    return ElementKind(name: name)
  }
}

/// What a group may be given beside its items.
private protocol GroupOptions {
  var interItemSpacing: NSCollectionLayoutSpacing? { get }
  var contentInsets: NSDirectionalEdgeInsets? { get }
  var edgeSpacing: NSCollectionLayoutEdgeSpacing? { get }
  var supplementaryItems: [NSCollectionLayoutSupplementaryItem]? { get }
}

extension GroupOptions {
  fileprivate func apply(to group: NSCollectionLayoutGroup) -> NSCollectionLayoutGroup {
    if let interItemSpacing { group.interItemSpacing = interItemSpacing }
    if let contentInsets { group.contentInsets = contentInsets }
    if let edgeSpacing { group.edgeSpacing = edgeSpacing }
    if let supplementaryItems { group.groupSupplementaryItems = supplementaryItems }
    return group
  }
}

/// `{ layoutSize =, subitems = }` or `{ layoutSize =, repeatingSubitem =, count = }`
private struct LineOptions: OptionTable, GroupOptions {
  @LuaOption(required: "The size.") var layoutSize: NSCollectionLayoutSize? = nil
  @LuaOption("The items, which are placed in turn until the next doesn't fit.") var subitems: [NSCollectionLayoutItem]? = nil
  @LuaOption("In place of subitems: one item, count times.") var repeatingSubitem: NSCollectionLayoutItem? = nil
  @LuaOption("The same under its older name.") var subitem: NSCollectionLayoutItem? = nil
  @LuaOption("How many of them share the room.") var count: Int? = nil
  @LuaOption("The distance between items.") var interItemSpacing: NSCollectionLayoutSpacing? = nil
  @LuaOption("The room that is left free inside.", unit: .points) var contentInsets: NSDirectionalEdgeInsets? = nil
  @LuaOption("The room that neighbours leave.") var edgeSpacing: NSCollectionLayoutEdgeSpacing? = nil
  @LuaOption("Views that belong to the group.") var supplementaryItems: [NSCollectionLayoutSupplementaryItem]? = nil

  /// More items than a group can show. Ours
  private static let mostItems = 10_000

  func group(horizontal: Bool) throws -> NSCollectionLayoutGroup {
    guard let layoutSize else { throw LuaMismatch(wanted: "layoutSize = a NSCollectionLayoutSize", got: "no layoutSize") }
    if let item = repeatingSubitem ?? subitem {
      guard let count else { throw LuaMismatch(wanted: "count = a number of items beside repeatingSubitem", got: "no count") }
      guard (1...Self.mostItems).contains(count) else { throw LuaMismatch(wanted: "count = a number from 1 to \(Self.mostItems)", got: "\(count)") }
      return apply(
        to: horizontal
          ? .horizontal(layoutSize: layoutSize, repeatingSubitem: item, count: count)
          : .vertical(layoutSize: layoutSize, repeatingSubitem: item, count: count))
    }
    guard let subitems, !subitems.isEmpty else {
      throw LuaMismatch(wanted: "subitems = a list of at least one item, or repeatingSubitem and count", got: subitems == nil ? "neither" : "an empty list")
    }
    return apply(
      to: horizontal ? .horizontal(layoutSize: layoutSize, subitems: subitems) : .vertical(layoutSize: layoutSize, subitems: subitems))
  }
}

/// `{ layoutSize =, itemProvider = }`
private struct CustomGroupOptions: OptionTable, GroupOptions {
  @LuaOption(required: "The size.") var layoutSize: NSCollectionLayoutSize? = nil
  @LuaOption(required: "A function of the environment that returns a list of NSCollectionLayoutGroupCustomItem.") var itemProvider: LuaFunction? = nil
  @LuaOption("The room that is left free inside.", unit: .points) var contentInsets: NSDirectionalEdgeInsets? = nil
  @LuaOption("The room that neighbours leave.") var edgeSpacing: NSCollectionLayoutEdgeSpacing? = nil
  @LuaOption("Views that belong to the group.") var supplementaryItems: [NSCollectionLayoutSupplementaryItem]? = nil
  var interItemSpacing: NSCollectionLayoutSpacing? { nil }

  var group: NSCollectionLayoutGroup {
    let callback = itemProvider.map(Callback.init)
    let size = layoutSize ?? NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
    return apply(
      to: .custom(layoutSize: size) { environment in
        callback?.answer(list: [ScriptLayoutEnvironment(environment)], as: [NSCollectionLayoutGroupCustomItem].self, named: "itemProvider") ?? []
      })
  }
}
