import Foundation

/// What a list in a collection view looks like. Source: Apple, UICollectionLayoutListConfiguration; docs/rules/lists.md 2.6
public final class UICollectionLayoutListConfiguration {
  public enum Appearance: String, CaseIterable, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain

    var hasSeparators: Bool { self != .sidebar && self != .sidebarPlain }
    var isPlain: Bool { self == .plain || self == .sidebarPlain }

    var cellBackground: UIBackgroundConfiguration {
      switch self {
      case .plain: .listPlainCell()
      case .grouped, .insetGrouped: .listGroupedCell()
      case .sidebar, .sidebarPlain: .listSidebarCell()
      }
    }
    var headerBackground: UIBackgroundConfiguration {
      switch self {
      case .plain: .listPlainHeaderFooter()
      case .grouped, .insetGrouped: .listGroupedHeaderFooter()
      case .sidebar, .sidebarPlain: .listSidebarHeader()
      }
    }
  }
  public enum HeaderMode: String, CaseIterable, Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: String, CaseIterable, Sendable { case none, supplementary }
  public typealias SwipeProvider = (IndexPath) -> UISwipeActionsConfiguration?

  public let appearance: Appearance
  public var showsSeparators = true
  /// The separators of all rows.
  public var separatorConfiguration = UIListSeparatorConfiguration()
  /// Behind the list; nil for the system's colour.
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// Above each section; nil for the system's. Units: points.
  public var headerTopPadding: CGFloat? {
    didSet { if let headerTopPadding, !checkFinite(headerTopPadding, "headerTopPadding") { self.headerTopPadding = oldValue } }
  }
  public var leadingSwipeActionsConfigurationProvider: SwipeProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeProvider?
  public var itemSeparatorHandler: ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
  /// What is kept with it.
  public var companions = Companions()

  public init(appearance: Appearance) { self.appearance = appearance }

  /// Behind the rows.
  func background(_ colors: ColorConstants) -> UIColor { backgroundColor ?? (appearance.isPlain ? colors.table : colors.groupedTable) }
}

/// The lines of a row. Source: Apple, UIListSeparatorConfiguration; docs/rules/lists.md 2.6
public struct UIListSeparatorConfiguration: Equatable {
  public enum Visibility: String, CaseIterable, Sendable { case automatic, visible, hidden }

  /// Nil for the system's.
  public var color: UIColor?
  /// By itself a row has no line above it.
  public var topSeparatorVisibility = Visibility.automatic
  /// By itself a row has a line below it, except the last one of a group.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// Nil: from the text to the edge. Units: points.
  public var topSeparatorInsets: NSDirectionalEdgeInsets?
  public var bottomSeparatorInsets: NSDirectionalEdgeInsets?
  public init() {}
}

/// What a section that was made as a list looks like.
final class ListSectionLook {
  let configuration: UICollectionLayoutListConfiguration
  init(_ configuration: UICollectionLayoutListConfiguration) { self.configuration = configuration }
}

extension NSCollectionLayoutSection {
  /// Rows one below another, as wide as the section. Source: Apple, list(using:layoutEnvironment:)
  public static func list(using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment)
    -> NSCollectionLayoutSection
  {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(UITableView.defaultRowHeight))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.list = ListSectionLook(configuration)
    let width = layoutEnvironment.container.effectiveContentSize.width
    let appearance = configuration.appearance
    if appearance == .insetGrouped || appearance == .sidebar {
      let margin = width < TableConstants.wideInsetWidth ? TableConstants.insetMargin : TableConstants.wideInsetMargin
      (section.contentInsets.leading, section.contentInsets.trailing) = (margin, margin)
    }
    let isCard = !appearance.isPlain
    func boundary(_ kind: String, _ alignment: NSRectAlignment, _ height: CGFloat) -> NSCollectionLayoutBoundarySupplementaryItem {
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
      return NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment)
    }
    if configuration.headerMode == .supplementary {
      let header = boundary(
        UICollectionView.elementKindSectionHeader, .top, isCard ? TableConstants.groupedTitle : TableConstants.plainHeader)
      header.pinToVisibleBounds = appearance.isPlain
      section.boundarySupplementaryItems.append(header)
    } else if isCard, configuration.headerMode == .none {
      section.contentInsets.top = TableConstants.groupedGap
    }
    if let padding = configuration.headerTopPadding { section.contentInsets.top = padding }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        boundary(UICollectionView.elementKindSectionFooter, .bottom, isCard ? TableConstants.groupedFooterTitle : TableConstants.plainHeader))
    } else if isCard {
      section.contentInsets.bottom = TableConstants.groupedGap
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// All sections as lists. Source: Apple, UICollectionViewCompositionalLayout.list(using:)
  public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout { number, environment in
      let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
      // Source: docs/rules/tables.md 2.2, as of grouped tables
      let isFirst = number == 0 && configuration.appearance == .grouped && configuration.headerMode == .none
      if isFirst, configuration.headerTopPadding == nil { section.contentInsets.top = TableConstants.firstGroupedHeader }
      return section
    }
    layout.wholeList = configuration
    return layout
  }

  /// Nil for a section that isn't one.
  func listLook(ofSection section: Int) -> ListSectionLook? {
    guard let places, places.indices.contains(section) else { return nil }
    return places[section].section.list
  }
}
