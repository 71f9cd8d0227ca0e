import Foundation

/// Items in lines, one after another as words in a text, with headers and footers of sections.
///
/// The values that a layout is made from are here; `+Metrics` asks the delegate for those that differ, `FlowGeometry` computes places from
/// them, and `+Attributes` answers the view. Source: Apple, UICollectionViewFlowLayout; docs/rules/collections.md 2
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum ScrollDirection: String, CaseIterable, Sendable { case vertical, horizontal }
  /// What section insets are measured from. Source: Apple, SectionInsetReference
  public enum SectionInsetReference: String, CaseIterable, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }

  /// As `estimatedItemSize`: the cells say how large they are. Source: Apple, automaticSize
  public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// Units: points. Source: Apple, the documented defaults
  public static let (defaultItemSize, defaultSpacing) = (CGSize(width: 50, height: 50), 10 as CGFloat)
  /// Pinned headers and footers stand in front of items. Source: docs/rules/collections.md 2.6
  static let zIndexOfPinned = 10

  // MARK: Values. Units: points

  package final var ownItemSize = UICollectionViewFlowLayout.defaultItemSize {
    didSet {
      check(
        ownItemSize, oldValue, \.ownItemSize, "negative or zero item sizes are not supported in the flow layout", least: .leastNonzeroMagnitude)
    }
  }
  package final var ownLineSpacing = UICollectionViewFlowLayout.defaultSpacing {
    didSet { check(ownLineSpacing, oldValue, \.ownLineSpacing, "minimumLineSpacing") }
  }
  package final var ownInteritemSpacing = UICollectionViewFlowLayout.defaultSpacing {
    didSet { check(ownInteritemSpacing, oldValue, \.ownInteritemSpacing, "minimumInteritemSpacing") }
  }
  package final var ownSectionInset = UIEdgeInsets.zero {
    didSet {
      guard ownSectionInset != oldValue else { return }
      guard Self.isUsable(ownSectionInset) else {
        report("sectionInset must be finite")
        ownSectionInset = oldValue
        return
      }
      valuesDidChange()
    }
  }
  /// The size of headers, of which only the length along the scroll counts; 0 for no headers.
  public var headerReferenceSize = CGSize.zero {
    didSet { check(headerReferenceSize, oldValue, \.headerReferenceSize, "negative sizes of headers are not supported in the flow layout") }
  }
  public var footerReferenceSize = CGSize.zero {
    didSet { check(footerReferenceSize, oldValue, \.footerReferenceSize, "negative sizes of footers are not supported in the flow layout") }
  }
  /// Zero where nobody is asked how large cells want to be; `automaticSize` where there is no better guess than the item size.
  public var estimatedItemSize = CGSize.zero {
    didSet { check(estimatedItemSize, oldValue, \.estimatedItemSize, "negative sizes are not supported in the flow layout") }
  }
  public var scrollDirection = ScrollDirection.vertical { didSet { if scrollDirection != oldValue { valuesDidChange() } } }
  public var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { valuesDidChange() } }
  }
  /// Whether headers stay in sight as long as something of their section does.
  public var sectionHeadersPinToVisibleBounds = false { didSet { if sectionHeadersPinToVisibleBounds != oldValue { placesDidChange() } } }
  public var sectionFootersPinToVisibleBounds = false { didSet { if sectionFootersPinToVisibleBounds != oldValue { placesDidChange() } } }

  // MARK: What was computed

  /// Nil when the delegate is to be asked, or the layout's own values have changed.
  var metrics: [FlowMetrics]?
  /// Nil when the metrics or the view's size have changed.
  var geometry: FlowGeometry?
  /// How large cells have said that they want to be.
  var measured: [RowPath: CGSize] = [:]
  /// What `measured` has of items that the running update moves, by their new places; nil outside of an update.
  private var carried: [RowPath: CGSize]?
  /// Which problem it has warned of, so that a scroll doesn't repeat it.
  var hasWarned = false

  open override func prepare() {
    super.prepare()
    updateGeometry()
  }

  open override var collectionViewContentSize: CGSize { updateGeometry().contentSize }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { ownElements(in: rect) }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { ownItem(RowPath(indexPath)) }
  open override func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { ownSupplementaryView(kind, RowPath(indexPath)) }

  // MARK: Invalidation

  override var turnsItself: Bool { true }
  open override func newContext() -> UICollectionViewLayoutInvalidationContext { UICollectionViewFlowLayoutInvalidationContext() }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else {
      report(
        """
        the invalidation context sent to -[UICollectionViewFlowLayout invalidateLayoutWithContext:] is not an instance of type \
        UICollectionViewFlowLayoutInvalidationContext or a subclass
        """)
      return
    }
    if flow.invalidateDataSourceCounts { (measured, carried) = (carried ?? [:], nil) }
    measured.merge(flow.preferredSizes) { $1 }
    let isAll = flow.invalidateEverything || flow.invalidateDataSourceCounts
    if isAll || flow.invalidateFlowLayoutDelegateMetrics { metrics = nil }
    if isAll || flow.invalidateFlowLayoutAttributes { (geometry, hasWarned) = (nil, false) }
    super.invalidateLayout(with: context)
  }

  /// Nothing but another breadth moves items; with pinned headers or footers each scroll moves these.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    pins || isOfOtherBreadth(newBounds)
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.keepMetrics(andPlaces: !isOfOtherBreadth(newBounds))
    return context
  }

  override var asksForPreferredAttributes: Bool { estimatedItemSize != .zero }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero && preferred.representedElementCategory == .cell && preferred.size != original.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.invalidateItems(at: [original.indexPath])
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    flow?.keepMetrics(andPlaces: false)
    flow?.prefer(preferred.size, at: original.path)
    return context
  }

  override func carryItems(_ after: (RowPath) -> RowPath?) {
    carried = Dictionary(measured.compactMap { path, size in after(path).map { ($0, size) } }) { one, _ in one }
  }

  var pins: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  private func isOfOtherBreadth(_ bounds: CGRect) -> Bool {
    guard let geometry, let collectionView else { return true }
    return geometry.breadth != breadth(of: bounds, in: collectionView)
  }

  // MARK: Changes of values

  private func valuesDidChange() {
    (metrics, geometry) = (nil, nil)
    Overridable.invalidateLayout(self, nil)
  }

  private func placesDidChange() {
    let context = makeContext()
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.keepMetrics(andPlaces: true)
    Overridable.invalidateLayout(self, context)
  }

  private func check(
    _ size: CGSize, _ old: CGSize, _ path: ReferenceWritableKeyPath<UICollectionViewFlowLayout, CGSize>, _ problem: String,
    least: CGFloat = 0
  ) {
    guard size != old else { return }
    if size.width >= least, size.height >= least, size.width.isFinite, size.height.isFinite { return valuesDidChange() }
    report("\(problem)")
    self[keyPath: path] = old
  }

  private func check(
    _ value: CGFloat, _ old: CGFloat, _ path: ReferenceWritableKeyPath<UICollectionViewFlowLayout, CGFloat>, _ name: String
  ) {
    guard value != old else { return }
    if value.isFinite { return valuesDidChange() }
    report("\(name) must be finite, got \(value)")
    self[keyPath: path] = old
  }

  static func isUsable(_ inset: UIEdgeInsets) -> Bool {
    inset.top.isFinite && inset.left.isFinite && inset.bottom.isFinite && inset.right.isFinite
  }
}

/// What of a flow layout is to be computed again. Source: Apple, UICollectionViewFlowLayoutInvalidationContext
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked again for sizes and distances.
  public var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the attributes are computed again, from the present sizes.
  public var invalidateFlowLayoutAttributes = true
  private(set) var preferredSizes: [RowPath: CGSize] = [:]

  /// The delegate isn't asked again; with `places` not even these are computed again.
  final func keepMetrics(andPlaces places: Bool) {
    (invalidateFlowLayoutDelegateMetrics, invalidateFlowLayoutAttributes) = (false, !places)
  }
  final func prefer(_ size: CGSize, at path: RowPath) { preferredSizes[path] = size }
}
