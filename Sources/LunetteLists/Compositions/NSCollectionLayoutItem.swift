import Foundation

/// One item of a compositional layout, or, as its subclass, a group of items. Source: Apple, NSCollectionLayoutItem
public class NSCollectionLayoutItem {
  public let layoutSize: NSCollectionLayoutSize
  /// Views that belong to each item, such as a badge.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// They shrink the cell after it has been placed; ignored on estimated axes. Units: points.
  public var contentInsets = NSDirectionalEdgeInsets() {
    didSet { if !checkFinite(contentInsets, "NSCollectionLayoutItem.contentInsets") { contentInsets = oldValue } }
  }
  /// Room that neighbours leave.
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
  }

  /// How many groups stand inside one another here, and how many items and groups there are in all.
  var nesting: Nesting { Nesting(levels: 0, parts: 1) }

  var badges: [NSCollectionLayoutSupplementaryItem] { supplementaryItems }
  var content: LayoutNode.Content { .item }

  final var node: LayoutNode {
    var node = LayoutNode(layoutSize.lengths, content)
    node.insets = contentInsets
    node.spacing = edgeSpacing?.value ?? LayoutEdgeSpacing()
    node.badges = badges.map(\.badge)
    return node
  }
}

func checkFinite(_ insets: NSDirectionalEdgeInsets, _ name: String) -> Bool {
  let isFinite = [insets.top, insets.leading, insets.bottom, insets.trailing].allSatisfy(\.isFinite)
  if !isFinite {
    Simulation.current.recordFault(UIException(.invalidArgument, "\(name) must be finite, got \(String(describing: insets))"))
  }
  return isFinite
}

func checkFinite(_ points: CGFloat, _ name: String) -> Bool {
  if points.isFinite { return true }
  Simulation.current.recordFault(UIException(.invalidArgument, "\(name) must be finite, got \(points)"))
  return false
}

/// A place that an app gives an item of a custom group. Source: Apple, NSCollectionLayoutGroupCustomItem
public final class NSCollectionLayoutGroupCustomItem: StoredState {
  /// Space: the group. Units: points.
  public let frame: CGRect
  public let zIndex: Int

  public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}

/// Items side by side, or one below another, or wherever a function puts them. Source: Apple, NSCollectionLayoutGroup
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private enum Kind {
    case line(LayoutAxis, count: Int?)
    case custom((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])
  }

  public let subitems: [NSCollectionLayoutItem]
  /// How its items stand: side by side, or below one another, and how many.
  package var arrangement: Any { kind }
  /// Between items.
  public var interItemSpacing: NSCollectionLayoutSpacing?
  private var ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  private let kind: Kind

  private let ownNesting: Nesting
  override var nesting: Nesting { ownNesting }

  /// A group that holds too much is a fault, and empty.
  private init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ kind: Kind) {
    let nesting = Nesting(around: subitems.map(\.nesting))
    if let problem = nesting.problem("groups", Nesting.mostGroups) {
      Simulation.current.recordFault(UIException(.invalidArgument, "NSCollectionLayoutGroup: \(problem)"))
      (self.subitems, ownNesting) = ([], Nesting(around: []))
    } else {
      (self.subitems, ownNesting) = (subitems, nesting)
    }
    self.kind = kind
    super.init(layoutSize: size)
  }

  /// A group of as many items in a row as fit, in turn.
  public static func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, .line(.horizontal, count: nil))
  }
  /// So many, which share the room.
  public static func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [repeatingSubitem], .line(.horizontal, count: max(1, count)))
  }
  public static func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, .line(.vertical, count: nil))
  }
  public static func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [repeatingSubitem], .line(.vertical, count: max(1, count)))
  }
  /// - Parameter itemProvider: gets the group's container; answers the places of its items
  public static func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider)) }

  /// Views that belong to the group.
  public var groupSupplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { ownSupplementaryItems }
    set { ownSupplementaryItems = newValue }
  }

  override var badges: [NSCollectionLayoutSupplementaryItem] { ownSupplementaryItems }

  override var content: LayoutNode.Content {
    switch kind {
    case .line(let axis, let count): .line(axis, subitems.map(\.node), count: count, interItemSpacing?.value ?? .none)
    case .custom(let provider):
      .custom { size in
        let environment = LayoutEnvironment(LayoutContainer(contentSize: size, contentInsets: NSDirectionalEdgeInsets()), UITraitCollection.current)
        return provider(environment).map { LayoutPlace($0.frame, zIndex: $0.zIndex) }
      }
    }
  }
}

/// A view that belongs to an item, a group or a section. Source: Apple, NSCollectionLayoutSupplementaryItem
public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  public let containerAnchor: NSCollectionLayoutAnchor
  /// Of itself: what stands at the container's anchor. Nil: it stands inside its container.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// Elements with a larger one are in front.
  public var zIndex = 0

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
    super.init(layoutSize: layoutSize)
  }

  final var badge: LayoutBadge {
    LayoutBadge(
      elementKind, layoutSize.lengths, at: containerAnchor.value, by: itemAnchor?.value, zIndex: zIndex, insets: contentInsets)
  }
}

/// Source: Apple, NSRectAlignment
public enum NSRectAlignment: String, CaseIterable, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  /// -1 at the start, 1 at the end, of each axis.
  var x: Int {
    switch self {
    case .leading, .topLeading, .bottomLeading: -1
    case .trailing, .topTrailing, .bottomTrailing: 1
    case .none, .top, .bottom: 0
    }
  }
  var y: Int {
    switch self {
    case .top, .topLeading, .topTrailing: -1
    case .bottom, .bottomLeading, .bottomTrailing: 1
    case .none, .leading, .trailing: 0
    }
  }
}

/// A header, a footer, or another view at the edge of a section or of the whole layout. Source: Apple,
/// NSCollectionLayoutBoundarySupplementaryItem
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public let alignment: NSRectAlignment
  /// Units: points.
  public let offset: CGPoint
  /// Whether the section makes room for it; else it stands over the items.
  public var extendsBoundary = true
  /// Whether the header or footer stays in sight as long as its section does.
  public var pinToVisibleBounds = false

  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint = .zero) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }
}

/// A view behind a section. Source: Apple, NSCollectionLayoutDecorationItem
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  /// Among the decorations; all of them are behind the items of the same index.
  public var zIndex = 0

  private init(_ kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem { NSCollectionLayoutDecorationItem(elementKind) }
}
