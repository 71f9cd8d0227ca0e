import Foundation
@_spi(Lunette) import LunetteStage

/// How a section scrolls across its layout. Space: content of the collection view. Units: points.
struct OrthogonalStretch {
  /// Where the section shows its items.
  var frame: CGRect
  /// How long its content is.
  var length: CGFloat
  var isHorizontal: Bool
  /// More content before the first item and behind the last, so that these can stand in the middle.
  var insets = (before: CGFloat(0), after: CGFloat(0))
  /// Whether its first item stands at its right end.
  var startsAtEnd = false
  var isPaging = false
  /// Pages from right to left.
  var turnsPages = false
  var decelerationRate = ScrollDecelerationRate.normal
  /// Where a drag comes to rest, along the scroll. - Parameters: where it would, and where it began
  var rest: (_ natural: CGFloat, _ start: CGFloat) -> CGFloat = { natural, _ in natural }
}

/// How far a section has scrolled. From right to left that is counted from its right end, so that its first items stay in sight when its width, its
/// items or the direction change. Units: points.
struct ScrollerPlace {
  let offset: CGPoint
  /// Between which ends.
  let legal: ClosedRange<CGFloat>
  let startsAtEnd: Bool

  func offset(in new: ClosedRange<CGFloat>, startsAtEnd isAtEnd: Bool) -> CGPoint {
    guard startsAtEnd || isAtEnd, startsAtEnd != isAtEnd || legal.upperBound != new.upperBound else { return offset }
    let way = startsAtEnd ? legal.upperBound - offset.x : offset.x - legal.lowerBound
    return CGPoint(x: isAtEnd ? new.upperBound - way : new.lowerBound + way, y: offset.y)
  }
}

/// The part of a collection view in which one section scrolls by itself: its items are subviews of it. Nobody but the collection view hears of
/// its scrolls. Source: docs/rules/lists.md 1.7; Apple, orthogonalScrollingBehavior
final class OrthogonalScroller: UIScrollView, UIScrollViewDelegate {
  let section: Int
  private var stretch: OrthogonalStretch
  /// Where the content stood when the finger came. Units: points.
  private var start: CGFloat = 0
  private var isPlacing = false

  init(_ section: Int, _ stretch: OrthogonalStretch) {
    (self.section, self.stretch) = (section, stretch)
    super.init(frame: stretch.frame)
    delegate = self
    scrollsToTop = false
    // The collection view knows which item a finger is on.
    handsTouchesOn = true
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
  }

  /// The element by which the scroller has its place among the views of the collection view.
  var element: CollectionElement { .cell(RowPath(section: section, row: 0)) }

  override var beginsAtRight: Bool { stretch.startsAtEnd }

  /// How far it has scrolled.
  var place: ScrollerPlace {
    let legal = legalOffsets.x
    return ScrollerPlace(offset: contentOffset, legal: legal, startsAtEnd: stretch.startsAtEnd)
  }

  /// Takes on where the section stands now. - Parameter place: how far it had scrolled; nil at first
  func take(_ new: OrthogonalStretch, _ place: ScrollerPlace?) {
    isPlacing = true
    defer { isPlacing = false }
    stretch = new
    if frame != new.frame { frame = new.frame }
    let isHorizontal = new.isHorizontal
    let size = isHorizontal ? CGSize(width: new.length, height: new.frame.height) : CGSize(width: new.frame.width, height: new.length)
    if contentSize != size { contentSize = size }
    let inset =
      isHorizontal
      ? UIEdgeInsets(top: 0, left: new.insets.before, bottom: 0, right: new.insets.after)
      : UIEdgeInsets(top: new.insets.before, left: 0, bottom: new.insets.after, right: 0)
    if contentInset != inset { contentInset = inset }
    isPagingEnabled = new.isPaging
    decelerationRate = new.decelerationRate
    if let offset = place?.offset(in: legalOffsets.x, startsAtEnd: new.startsAtEnd) {
      let legal = legalOffsets
      let point = CGPoint(x: offset.x.clamped(to: legal.x), y: offset.y.clamped(to: legal.y))
      if contentOffset != point, !isDragging, !isDecelerating { contentOffset = point }
    } else if new.startsAtEnd {
      contentOffset = CGPoint(x: legalOffsets.x.upperBound, y: -inset.top)
    } else if inset != .zero {
      contentOffset = CGPoint(x: -inset.left, y: -inset.top)
    }
  }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if bounds.origin != old.origin, !isPlacing { (superview as? UICollectionView)?.didScroll(self) }
  }

  override func restingPlace(instead natural: CGPoint, velocity: CGPoint) -> CGPoint {
    guard !stretch.isPaging else { return natural }
    if stretch.turnsPages {
      // Where it would come to rest, also beyond its ends: as of pages from left to right.
      let reach = decelerationRate.rawValue / (1 - decelerationRate.rawValue)
      return CGPoint(x: stretch.rest(contentOffset.x + velocity.x * reach, start), y: natural.y)
    }
    return stretch.isHorizontal
      ? CGPoint(x: stretch.rest(natural.x, start), y: natural.y) : CGPoint(x: natural.x, y: stretch.rest(natural.y, start))
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { start = stretch.isHorizontal ? contentOffset.x : contentOffset.y }
}

/// Sections that scroll by themselves.
extension UICollectionView {
  /// The view that an element stands in: the collection view, or the part in which its section scrolls.
  func home(of element: CollectionElement) -> UIView {
    guard !scrollers.isEmpty, let scroller = scrollers[element.path.section], scroller.holds(element, layout) else { return self }
    return scroller
  }

  /// The centre of an element in the coordinates of its home.
  func placeAtHome(_ attributes: UICollectionViewLayoutAttributes) -> CGPoint {
    let home = home(of: attributes.element)
    guard home !== self else { return attributes.center }
    return CGPoint(x: attributes.center.x - home.frame.minX, y: attributes.center.y - home.frame.minY)
  }

  /// A view whose element belongs elsewhere now goes there, and stays where it is seen.
  func bringHome(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    guard let parent = view.superview, !isLifted(view), parent === self || parent is OrthogonalScroller else { return }
    let home = home(of: attributes.element)
    guard home !== parent else { return }
    let center = home.convert(view.center, from: parent)
    simulation.performWithoutAnimation {
      stack(view, attributes.element, attributes.zIndex, in: home)
      view.center = center
    }
  }

  /// How far an element is seen from the place that its layout has for it.
  func scrollOffset(of attributes: UICollectionViewLayoutAttributes) -> CGPoint {
    guard !scrollers.isEmpty, home(of: attributes.element) !== self else { return .zero }
    return scrollers[attributes.path.section]?.contentOffset ?? .zero
  }

  func shownFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    let offset = scrollOffset(of: attributes)
    return attributes.frame.offsetBy(dx: -offset.x, dy: -offset.y)
  }

  /// Gives the sections in sight that scroll by themselves a view for that; before the layout is asked for elements.
  func placeScrollers() {
    let sections = layout.sectionsWithStretches(in: content.rect)
    guard !sections.isEmpty || !scrollers.isEmpty else { return }
    for section in sections {
      guard let stretch = layout.stretch(ofSection: section) else { continue }
      if let known = scrollers[section] {
        known.take(stretch, scrollPlaces[section])
      } else {
        let new = OrthogonalScroller(section, stretch)
        scrollers[section] = new
        simulation.performWithoutAnimation {
          stack(new, new.element, 0, in: self)
          new.take(stretch, scrollPlaces[section])
        }
      }
      scrollPlaces[section] = scrollers[section]?.place
    }
    let known = Set(sections)
    for (section, scroller) in scrollers.sorted(by: { $0.key < $1.key }) where !known.contains(section) {
      scrollers[section] = nil
      // Its views are used again elsewhere, or end, in this layout.
      for view in scroller.subviews {
        if let view = view as? UICollectionReusableView, view.$list.leads(to: self) {
          let center = convert(view.center, from: scroller)
          simulation.performWithoutAnimation {
            addSubview(view)
            view.center = center
          }
        }
      }
      scroller.removeFromSuperview()
    }
  }

  /// A section has scrolled: other items of it are seen.
  func didScroll(_ scroller: OrthogonalScroller) {
    scrollPlaces[scroller.section] = scroller.place
    content.isStale = true
    setNeedsLayout()
  }

  /// Sections have other numbers after an update.
  func carryScrollers(_ after: (Int) -> Int?) {
    guard !scrollPlaces.isEmpty else { return }
    scrollPlaces = Dictionary(scrollPlaces.compactMap { section, offset in after(section).map { ($0, offset) } }) { first, _ in first }
  }

  /// What leaves is behind what stays, in the view in which it stands.
  func sendBehind(_ view: UIView) {
    if let scroller = view.superview as? OrthogonalScroller { scroller.sendSubviewToBack(view) } else { sendBehindCells(view) }
  }

  /// Brings an item of such a section to a place of it.
  func scroll(_ section: Int, _ stretch: OrthogonalStretch, to frame: CGRect, at position: ScrollPosition, animated: Bool) {
    let local = frame.offsetBy(dx: -stretch.frame.minX, dy: -stretch.frame.minY)
    let across: ScrollPosition = stretch.isHorizontal ? [.left, .centeredHorizontally, .right] : [.top, .centeredVertically, .bottom]
    let own = position.intersection(across)
    guard let scroller = scrollers[section] else {
      // A section that isn't on the screen will stand there when it is.
      let waiting = OrthogonalScroller(section, stretch)
      waiting.take(stretch, scrollPlaces[section])
      waiting.contentOffset = offset(showing: local, at: own, in: waiting)
      scrollPlaces[section] = waiting.place
      return
    }
    let target = offset(showing: local, at: own, in: scroller)
    if target != scroller.contentOffset { scroller.setContentOffset(target, animated: animated) }
  }
}

extension OrthogonalScroller {
  /// Cells scroll with their section, and the views that belong to them; headers, footers and decorations don't.
  fileprivate func holds(_ element: CollectionElement, _ layout: UICollectionViewLayout) -> Bool {
    switch element.category {
    case .cell: true
    case .supplementaryView: layout.scrollsWithItems(element)
    case .decorationView: false
    }
  }
}
