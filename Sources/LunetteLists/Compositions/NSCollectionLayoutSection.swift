import Foundation

/// The room that something is laid out in. Source: Apple, NSCollectionLayoutContainer
public struct LayoutContainer: Hashable, Sendable {
  /// Units: points.
  public var contentSize: CGSize
  public var contentInsets: NSDirectionalEdgeInsets

  public init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets) { (self.contentSize, self.contentInsets) = (contentSize, contentInsets) }

  public var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
  public var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}

/// What a layout is asked with. Source: Apple, NSCollectionLayoutEnvironment
public protocol NSCollectionLayoutEnvironment: AnyObject {
  var container: LayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

public final class LayoutEnvironment: NSCollectionLayoutEnvironment {
  public let container: LayoutContainer
  public let traitCollection: UITraitCollection
  public init(_ container: LayoutContainer, _ traits: UITraitCollection) { (self.container, traitCollection) = (container, traits) }
}

/// Source: Apple, UIContentInsetsReference
public enum UIContentInsetsReference: String, CaseIterable, Sendable { case automatic, none, safeArea, layoutMargins, readableContent }

/// How a section scrolls across the layout. Source: Apple, UICollectionLayoutSectionOrthogonalScrollingBehavior
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: String, CaseIterable, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// A section of a compositional layout: a group that is repeated, and what stands around. Source: Apple, NSCollectionLayoutSection
public final class NSCollectionLayoutSection {
  public typealias VisibleItemsHandler = (_ items: [NSCollectionLayoutVisibleItem], _ offset: CGPoint, _ environment: any NSCollectionLayoutEnvironment) -> Void

  public let group: NSCollectionLayoutGroup
  /// Units: points.
  public var contentInsets = NSDirectionalEdgeInsets() {
    didSet { if !checkFinite(contentInsets, "NSCollectionLayoutSection.contentInsets") { contentInsets = oldValue } }
  }
  /// Between groups. Units: points.
  public var interGroupSpacing: CGFloat = 0 {
    didSet { if !checkFinite(interGroupSpacing, "NSCollectionLayoutSection.interGroupSpacing") { interGroupSpacing = oldValue } }
  }
  /// What content insets are measured from.
  public var contentInsetsReference = UIContentInsetsReference.automatic
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers stand between the content insets, too.
  public var supplementariesFollowContentInsets = true
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// May change items that are on the screen, each time before a frame in which the section has scrolled.
  public var visibleItemsInvalidationHandler: VisibleItemsHandler?
  /// What is kept with it.
  public var companions = Companions()
  /// The look of a section that was made as a list.
  var list: ListSectionLook?

  public init(group: NSCollectionLayoutGroup) { self.group = group }
}

/// An item on the screen, as `visibleItemsInvalidationHandler` gets it: changes last until the next call. Source: Apple,
/// NSCollectionLayoutVisibleItem
public final class NSCollectionLayoutVisibleItem {
  let attributes: UICollectionViewLayoutAttributes
  init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }

  public var indexPath: IndexPath { attributes.indexPath }
  /// Space: the content of the collection view, as if its section had not scrolled. Units: points.
  public var frame: CGRect { attributes.frame }
  public var bounds: CGRect { attributes.bounds }
  public var representedElementCategory: UICollectionViewLayoutAttributes.ElementCategory { attributes.representedElementCategory }
  public var representedElementKind: String? { attributes.representedElementKind }
  /// The kind of a supplementary item, else nothing.
  public var name: String { attributes.representedElementKind ?? "" }
  public var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  public var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  public var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  public var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  public var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  public var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
}

/// What concerns all sections. Source: Apple, UICollectionViewCompositionalLayoutConfiguration
public final class UICollectionViewCompositionalLayoutConfiguration {
  public var scrollDirection = UICollectionViewFlowLayout.ScrollDirection.vertical
  /// Units: points.
  public var interSectionSpacing: CGFloat = 0 {
    didSet {
      if !checkFinite(interSectionSpacing, "UICollectionViewCompositionalLayoutConfiguration.interSectionSpacing") { interSectionSpacing = oldValue }
    }
  }
  /// The headers and footers of the whole layout.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  public var contentInsetsReference = UIContentInsetsReference.automatic

  public init() {}
}
