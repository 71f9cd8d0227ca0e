import Foundation

/// A layout that is put together from items, groups and sections.
///
/// The description is here, and what was computed from it; `+Places` computes, `+Attributes` answers the view, `+Measuring` takes what cells
/// would like to have, `+Scrolling` says how sections scroll by themselves. Source: Apple, UICollectionViewCompositionalLayout; docs/rules/lists.md 1
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Gets the section's number and what it is laid out in; nil is an exception.
  public typealias SectionProvider = (_ section: Int, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  /// Setting it computes the layout anew.
  public var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
  override var bouncesAlways: UICollectionViewFlowLayout.ScrollDirection? { configuration.scrollDirection }
  package let own: NSCollectionLayoutSection?
  private let provider: SectionProvider?

  // MARK: What was computed

  /// Nil when it has to be computed.
  final var places: [SectionPlaces]?
  /// The sections as the provider answered them, as long as the width and the traits stay.
  final var answered: [Int: NSCollectionLayoutSection] = [:]
  final var answeredFor: (container: LayoutContainer, traits: UITraitCollection)?
  /// Headers and footers of the whole layout, from the content's start.
  final var global: [BoundaryPlace] = []
  final var measuredGlobal: [Int: CGSize] = [:]
  final var contentLength: CGFloat = 0
  final var breadth: CGFloat = 0
  /// What cells and headers have said that they want to be: by section, then by item or by the number of the boundary item.
  final var measured: [Int: [Int: CGSize]] = [:]
  final var measuredBoundaries: [Int: [Int: CGSize]] = [:]
  /// What `measured` has of items that the running update moves, by their new places.
  private var carried: (items: [Int: [Int: CGSize]], boundaries: [Int: [Int: CGSize]])?
  private var hasReported = false
  /// What the view was given as a list's background.
  final var listBackground: UIColor?
  /// The configuration of a layout that is one list, which has a background without sections, too.
  package final var wholeList: UICollectionLayoutListConfiguration?

  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration? = nil) {
    (own, provider) = (section, nil)
    self.configuration = configuration ?? UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  public init(configuration: UICollectionViewCompositionalLayoutConfiguration? = nil, sectionProvider: @escaping SectionProvider) {
    (own, provider) = (nil, sectionProvider)
    self.configuration = configuration ?? UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  final var axis: LayoutAxis { configuration.scrollDirection == .vertical ? .vertical : .horizontal }

  /// The description of a section; nil, with a fault, where there is none.
  final func section(_ number: Int, _ environment: LayoutEnvironment) -> NSCollectionLayoutSection? {
    if let own { return own }
    if let known = answered[number] { return known }
    guard let provider, !isFaulty else { return nil }
    guard let section = provider(number, environment) else {
      if !isFaulty { report("sectionProvider returned nothing for section \(index: number)", .internalInconsistency) }
      return nil
    }
    answered[number] = section
    return section
  }

  private var isFaulty: Bool { (collectionView?.simulation ?? .current).fault != nil }

  final func report(_ problem: UIException.Reason, _ name: UIException.Name = .invalidArgument) {
    guard !hasReported || !isFaulty else { return }
    hasReported = true
    (collectionView?.simulation ?? .current).recordFault(UIException(name, problem))
  }

  // MARK: What the view asks

  override var turnsItself: Bool { true }
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func prepare() {
    super.prepare()
    updatePlaces()
  }

  open override var collectionViewContentSize: CGSize {
    updatePlaces()
    return axis.size(contentLength, across: breadth)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { ownElements(in: rect) }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { ownItem(RowPath(indexPath)) }
  open override func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { ownSupplementaryView(kind, RowPath(indexPath)) }
  open override func layoutAttributesForDecorationView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    ownDecorationView(kind, RowPath(indexPath))
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts {
      (measured, measuredBoundaries) = carried ?? ([:], [:])
      carried = nil
    }
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      // What the provider answered goes with the items; another size asks it by itself.
      (places, answered, answeredFor, hasReported) = (nil, [:], nil, false)
    } else if let preferred = context.preferred {
      let length = contentLength
      take(preferred.element, preferred.size)
      // What is visible stays where it is.
      if preferred.isAbove { context.contentOffsetAdjustment = axis.point(contentLength - length, across: 0) }
    } else if !context.keepsPlaces {
      places = nil
    }
    super.invalidateLayout(with: context)
  }

  /// Nothing but another size moves items; with pinned headers each scroll moves these.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView, places != nil else { return false }
    return pins || container(of: newBounds, in: collectionView) != answeredFor?.container
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    if let collectionView, container(of: newBounds, in: collectionView) == answeredFor?.container {
      context.keepsPlaces = true
    }
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool { isNew(preferred, original) }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.invalidateItems(at: [original.indexPath])
    context.preferred = (original.element, preferred.size, isAbove(original))
    return context
  }

  override func asksForPreferredAttributes(of attributes: UICollectionViewLayoutAttributes) -> Bool { attributes.measured.isAny }

  // MARK: Sections that scroll across

  override func stretch(ofSection section: Int) -> OrthogonalStretch? { ownStretch(ofSection: section) }
  override func sectionsWithStretches(in rect: CGRect) -> [Int] { ownSectionsWithStretches(in: rect) }
  override func boundaryKinds(ofSection section: Int) -> BoundaryKinds {
    guard let places, places.indices.contains(section) else { return BoundaryKinds() }
    return kinds(of: places[section].section.boundarySupplementaryItems)
  }
  override var globalBoundaryKinds: BoundaryKinds { kinds(of: configuration.boundarySupplementaryItems) }
  private func kinds(of items: [NSCollectionLayoutBoundarySupplementaryItem]) -> BoundaryKinds {
    func isAtEnd(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool { (axis == .vertical ? item.alignment.y : item.alignment.x) > 0 }
    return BoundaryKinds(before: items.filter { !isAtEnd($0) }.map(\.elementKind), after: items.filter(isAtEnd).map(\.elementKind))
  }
  override func scrollsWithItems(_ element: CollectionElement) -> Bool { ownScrollsWithItems(element) }
  override func elementsWereShown() { changeVisibleItems() }

  /// Such a section is as high as its highest item, which may be out of sight. Source: docs/rules/lists.md 1.6
  override func forgetMeasured(unless isShown: (CollectionElement) -> Bool) -> Bool {
    guard let places else { return false }
    var hasChanged = false
    for (number, sizes) in measured where places.indices.contains(number) && places[number].scrollsAcross {
      let kept = sizes.filter { isShown(.cell(RowPath(section: number, row: $0.key))) }
      guard kept.count < sizes.count else { continue }
      measured[number] = kept
      hasChanged = true
    }
    if hasChanged { self.places = nil }
    return hasChanged
  }

  /// Whether anything stays in sight while its section scrolls.
  final var pins: Bool {
    configuration.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
      || (places ?? []).contains { $0.section.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds) }
  }

  override func carryItems(_ after: (RowPath) -> RowPath?) {
    var items: [Int: [Int: CGSize]] = [:]
    for (section, sizes) in measured {
      for (item, size) in sizes {
        if let path = after(RowPath(section: section, row: item)) { items[path.section, default: [:]][path.row] = size }
      }
    }
    carried = (items, measuredBoundaries)
  }
}
