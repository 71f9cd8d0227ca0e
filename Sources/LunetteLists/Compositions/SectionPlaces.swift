import Foundation

/// A header, a footer or another view at the edge of a section, or of all. Space: along the scroll from the section's start. Units: points.
struct BoundaryPlace {
  let item: NSCollectionLayoutBoundarySupplementaryItem
  /// Among the boundary items of its section.
  let number: Int
  var frame: CGRect
}

/// One section of a compositional layout, computed. Source: docs/rules/lists.md 1.5
struct SectionPlaces {
  let section: NSCollectionLayoutSection
  let axis: LayoutAxis
  /// What the section has beside its groups across the scroll, and how broad it is.
  private(set) var breadth: CGFloat = 0
  private(set) var boundaries: [BoundaryPlace] = []
  var groups: GroupStack
  /// Where the groups begin, from the section's start.
  private(set) var groupsStart: CGFloat = 0
  private(set) var groupsCrossStart: CGFloat = 0
  private(set) var length: CGFloat = 0
  /// From the start of the content; set by the layout.
  var start: CGFloat = 0
  var end: CGFloat { start + length }
  private let frameOfReference: Reference
  private var measuredBoundaries: [Int: CGSize]

  /// What a section is laid out in.
  struct Reference {
    /// Across the scroll, between the content's insets. Units: points.
    var breadth: CGFloat
    /// What counts as 1 for shares along the scroll. Units: points.
    var depth: CGFloat
    /// Beyond the content's insets: of the safe area, or of the margins.
    var insets: NSDirectionalEdgeInsets
    var supplementaryInsets: NSDirectionalEdgeInsets
  }

  init(_ section: NSCollectionLayoutSection, axis: LayoutAxis, count: Int, in reference: Reference, measured: [Int: CGSize], boundaries: [Int: CGSize]) {
    (self.section, self.axis, frameOfReference, measuredBoundaries) = (section, axis, reference, boundaries)
    let insets = section.contentInsets
    let (along, cross) = (axis, axis.other)
    let (crossBefore, crossAfter) = Self.insets(insets + reference.insets, cross)
    let (before, after) = Self.insets(insets, along)
    var room = max(0, reference.breadth - crossBefore - crossAfter)
    // What stands beside the groups takes of their room.
    let container = along.size(max(0, reference.depth - before - after), across: room)
    for item in section.boundarySupplementaryItems where item.extendsBoundary && Self.isBeside(item, axis) {
      room = max(0, room - cross.length(item.layoutSize.lengths.points(in: container)))
    }
    let scrollsAcross = section.orthogonalScrollingBehavior != .none
    groups = GroupStack(
      section.group.node, along: scrollsAcross ? cross : along, in: along.size(max(0, reference.depth - before - after), across: room),
      count: count, spacing: section.interGroupSpacing, measured: measured)
    settle()
  }

  private static func insets(_ insets: NSDirectionalEdgeInsets, _ axis: LayoutAxis) -> (CGFloat, CGFloat) {
    axis == .horizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
  }

  /// Whether an item stands beside the groups, and not before or behind them.
  private static func isBeside(_ item: NSCollectionLayoutBoundarySupplementaryItem, _ axis: LayoutAxis) -> Bool {
    axis == .vertical ? item.alignment.y == 0 && item.alignment.x != 0 : item.alignment.y != 0
  }

  var scrollsAcross: Bool { section.orthogonalScrollingBehavior != .none }

  mutating func measure(boundary number: Int, _ size: CGSize) {
    measuredBoundaries[number] = size
    settle()
  }
  var boundarySizes: [Int: CGSize] { measuredBoundaries }

  mutating func measure(item: Int, _ size: CGSize) {
    groups.measure(item, size)
    settle()
  }

  /// Places everything around the groups, whose length may have changed.
  private mutating func settle() {
    let reference = frameOfReference
    let (along, cross) = (axis, axis.other)
    let insets = section.contentInsets
    let (before, after) = Self.insets(insets, along)
    let (crossBefore, crossAfter) = Self.insets(insets + reference.insets, cross)
    breadth = reference.breadth
    groupsCrossStart = crossBefore
    boundaries = []
    // What headers and footers are as wide as.
    let (outerBefore, outerAfter) =
      section.supplementariesFollowContentInsets ? (crossBefore, crossAfter) : Self.insets(reference.supplementaryInsets, cross)
    let room = along.size(reference.depth, across: max(0, reference.breadth - outerBefore - outerAfter))
    func size(_ number: Int, _ item: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
      var size = item.layoutSize.lengths.points(in: room)
      if let known = measuredBoundaries[number] {
        if item.layoutSize.widthDimension.isEstimated { size.width = known.width }
        if item.layoutSize.heightDimension.isEstimated { size.height = known.height }
      }
      return size
    }
    /// Across the scroll, at the start, in the middle or at the end.
    func across(_ item: NSCollectionLayoutBoundarySupplementaryItem, _ size: CGSize) -> CGFloat {
      let side = axis == .vertical ? item.alignment.x : item.alignment.y
      let free = reference.breadth - outerBefore - outerAfter - cross.length(size)
      return outerBefore + free * CGFloat(side + 1) / 2
    }
    func side(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Int { axis == .vertical ? item.alignment.y : item.alignment.x }

    var cursor: CGFloat = 0
    let numbered = Array(section.boundarySupplementaryItems.enumerated())
    var overlaid: [(Int, NSCollectionLayoutBoundarySupplementaryItem, CGSize)] = []
    for (number, item) in numbered where !Self.isBeside(item, axis) && side(item) <= 0 {
      let size = size(number, item)
      guard item.extendsBoundary else {
        overlaid.append((number, item, size))
        continue
      }
      add(item, number, size, along: cursor, across: across(item, size))
      cursor += along.length(size)
    }
    let contentStart = cursor
    cursor += before
    groupsStart = cursor
    cursor += scrollsAcross ? groups.breadth : groups.length
    let groupsEnd = cursor
    cursor += after
    let contentEnd = cursor
    for (number, item) in numbered where !Self.isBeside(item, axis) && side(item) > 0 {
      let size = size(number, item)
      guard item.extendsBoundary else {
        overlaid.append((number, item, size))
        continue
      }
      add(item, number, size, along: cursor, across: across(item, size))
      cursor += along.length(size)
    }
    length = max(0, cursor)
    for (number, item, size) in overlaid {
      add(item, number, size, along: side(item) > 0 ? contentEnd - along.length(size) : contentStart, across: across(item, size))
    }
    for (number, item) in numbered where Self.isBeside(item, axis) {
      let size = size(number, item)
      let isFirst = (axis == .vertical ? item.alignment.x : item.alignment.y) < 0
      let place = isFirst ? outerBefore : reference.breadth - outerAfter - cross.length(size)
      if item.extendsBoundary, isFirst { groupsCrossStart += cross.length(size) }
      // Along the scroll: in the middle of the groups, or at the end that its other half names.
      let other = axis == .vertical ? 0 : item.alignment.x
      let free = groupsEnd - groupsStart - along.length(size)
      add(item, number, size, along: groupsStart + free * CGFloat(other + 1) / 2, across: place)
    }
  }

  private mutating func add(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ number: Int, _ size: CGSize, along: CGFloat, across: CGFloat
  ) {
    let frame = CGRect(origin: axis.point(along, across: across), size: size).offsetBy(dx: item.offset.x, dy: item.offset.y)
    boundaries.append(BoundaryPlace(item: item, number: number, frame: frame.inset(by: item.contentInsets, of: item.layoutSize)))
  }

  // MARK: Where. Space: the content

  /// The corner of the groups, as if they had not scrolled.
  var groupsOrigin: CGPoint { axis.point(start + groupsStart, across: groupsCrossStart) }

  func frame(of boundary: BoundaryPlace) -> CGRect {
    let shift = axis.point(start, across: 0)
    return boundary.frame.offsetBy(dx: shift.x, dy: shift.y)
  }

  /// What the section covers.
  var frame: CGRect { CGRect(origin: axis.point(start, across: 0), size: axis.size(length, across: breadth)) }

  /// The part of the section that scrolls across, and what lies in it.
  var stretch: (frame: CGRect, length: CGFloat) {
    let (before, after) = Self.insets(section.contentInsets + frameOfReference.insets, axis.other)
    let beside = groupsCrossStart - before
    let frame = CGRect(
      origin: axis.point(start + groupsStart, across: beside), size: axis.size(groups.breadth, across: max(0, breadth - beside)))
    return (frame, before + groups.length + after)
  }
}

extension NSDirectionalEdgeInsets {
  static func + (a: NSDirectionalEdgeInsets, b: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom, trailing: a.trailing + b.trailing)
  }
}

extension CGRect {
  /// Less an item's content insets, except on estimated axes.
  func inset(by insets: NSDirectionalEdgeInsets, of size: NSCollectionLayoutSize) -> CGRect {
    let (x, y) = (!size.widthDimension.isEstimated, !size.heightDimension.isEstimated)
    return CGRect(
      x: minX + (x ? insets.leading : 0), y: minY + (y ? insets.top : 0), width: max(0, width - (x ? insets.leading + insets.trailing : 0)),
      height: max(0, height - (y ? insets.top + insets.bottom : 0)))
  }
}
