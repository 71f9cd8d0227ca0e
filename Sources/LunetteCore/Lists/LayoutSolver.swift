import Foundation

/// A group of a compositional layout with its items in their places. Space: the group. Units: points.
package struct SolvedGroup {
  package struct Badge {
    package var kind: String
    package var frame: CGRect
    package var zIndex: Int
  }
  /// An item.
  package struct Leaf {
    package var frame: CGRect
    /// Which of its lengths are measured.
    package var measuresWidth = false
    package var measuresHeight = false
    package var zIndex = 0
    package var badges: [Badge] = []

    mutating func move(by offset: CGPoint) {
      frame = frame.offsetBy(dx: offset.x, dy: offset.y)
      for index in badges.indices { badges[index].frame = badges[index].frame.offsetBy(dx: offset.x, dy: offset.y) }
    }
  }

  package var size: CGSize
  package var leaves: [Leaf]
}

/// A group in which nothing fits. Source: docs/rules/lists.md 1.3 (D)
package struct LayoutProblem: Hashable, Sendable {
  package var item, room: CGSize
}

/// Computes one group: it goes down the description once, and places children when their sizes are known. Source: docs/rules/lists.md 1
package struct LayoutSolver {
  /// Nil for items that have not been measured; by the item's number in the group.
  private let measured: (Int) -> CGSize?
  /// Items that the group may take.
  private let most: Int
  /// Items that there are: the places of the others only count where they are, not in what is as large as its content.
  private let present: Int
  private var leaves: [SolvedGroup.Leaf] = []
  private var problem: LayoutProblem?

  private init(present: Int, most: Int, _ measured: @escaping (Int) -> CGSize?) { (self.present, self.most, self.measured) = (present, most, measured) }

  /// - Parameters:
  ///   - present: how many items are left for the group
  ///   - isOpen: it takes no more than those; else all that would fit, so that a last group looks as the others do
  package static func solve(
    _ node: LayoutNode, in container: CGSize, present: Int, isOpen: Bool = false, measured: @escaping (Int) -> CGSize? = { _ in nil }
  ) -> (group: SolvedGroup, problem: LayoutProblem?) {
    var solver = LayoutSolver(present: present, most: isOpen ? present : max(present, fewestTried), measured)
    let size = solver.place(node, in: container, forced: nil)
    return (SolvedGroup(size: size, leaves: solver.leaves), solver.leaves.isEmpty ? solver.problem : nil)
  }

  /// How many items are tried for a group however few there are: with them a single row is spread as full rows are. Ours
  private static let fewestTried = 256
  /// Rounding errors that don't make a child too long. Units: points.
  private static let noise: CGFloat = 1e-6

  /// Leaves of a node are added with the node's own corner as their origin. - Returns: the node's size
  private mutating func place(_ node: LayoutNode, in container: CGSize, forced: (axis: LayoutAxis, length: CGFloat)?) -> CGSize {
    var size = node.lengths.points(in: container)
    var lengths = node.lengths
    if let forced {
      if forced.axis == .horizontal {
        (size.width, lengths.width) = (forced.length, .absolute(forced.length))
      } else {
        (size.height, lengths.height) = (forced.length, .absolute(forced.length))
      }
    }
    let first = leaves.count
    switch node.content {
    case .item: size = placeItem(lengths, node.insets, size)
    case .custom(let places):
      let room = CGRect(origin: .zero, size: size).inset(by: node.insets, of: lengths)
      for place in places(room.size).prefix(max(0, most - leaves.count)) {
        leaves.append(SolvedGroup.Leaf(frame: place.frame.standardized.offsetBy(dx: room.minX, dy: room.minY), zIndex: place.zIndex))
      }
    case .line(let axis, let children, let count, let spacing):
      var line = Line(axis: axis, room: CGRect(origin: .zero, size: size).inset(by: node.insets, of: lengths), spacing: spacing, lengths: lengths)
      fill(&line, with: children, count: count)
      size = arrange(line, size)
    }
    guard first < leaves.count else { return size }
    for badge in node.badges {
      let rect = node.isItem ? leaves[first].frame : CGRect(origin: .zero, size: size)
      leaves[first].badges.append(SolvedGroup.Badge(kind: badge.kind, frame: badge.frame(at: rect), zIndex: badge.zIndex))
    }
    return size
  }

  private mutating func placeItem(_ lengths: LayoutLengths, _ insets: NSDirectionalEdgeInsets, _ estimate: CGSize) -> CGSize {
    var size = estimate
    if lengths.isEstimated, let known = measured(leaves.count) {
      if lengths.width.isEstimated { size.width = known.width }
      if lengths.height.isEstimated { size.height = known.height }
    }
    leaves.append(
      SolvedGroup.Leaf(
        frame: CGRect(origin: .zero, size: size).inset(by: insets, of: lengths), measuresWidth: lengths.width.isEstimated,
        measuresHeight: lengths.height.isEstimated))
    return size
  }

  // MARK: Lines

  private struct Child {
    let node: LayoutNode
    var size: CGSize
    /// Its items.
    var leaves: Range<Int>
  }

  private struct Line {
    let axis: LayoutAxis
    let room: CGRect
    let spacing: LayoutSpacing
    /// The lengths of the group.
    let lengths: LayoutLengths
    var children: [Child] = []
    /// The least that the children and what is between them take.
    var used: CGFloat = 0

    /// Whether a group is as long as its children: they stand in it once.
    var isAsLongAsContent: Bool { lengths[axis].isEstimated }
  }

  private mutating func fill(_ line: inout Line, with children: [LayoutNode], count: Int?) {
    guard !children.isEmpty else { return }
    let (axis, room) = (line.axis, line.axis.length(line.room.size))
    var forced: (axis: LayoutAxis, length: CGFloat)?
    if let count, !line.isAsLongAsContent {
      forced = (axis, max(0, (room - CGFloat(count - 1) * line.spacing.least) / CGFloat(count)))
    }
    var turn = 0
    var usedBefore: CGFloat = -1
    while leaves.count < most {
      if HostWork.mustEnd("placing the items of a group") { return }
      if let count, line.children.count >= count { return }
      if count == nil, line.isAsLongAsContent, turn >= children.count { return }
      // A whole round that took no room would go on without end.
      if turn % children.count == 0, count == nil {
        if line.used <= usedBefore { return }
        usedBefore = line.used
      }
      let node = children[count == nil ? turn % children.count : 0]
      turn += 1
      func needed(_ length: CGFloat) -> CGFloat {
        line.used + (line.children.isEmpty ? 0 : line.spacing.least) + node.spacing.before(axis).least + length + node.spacing.after(axis).least
      }
      func fits(_ length: CGFloat) -> Bool {
        count != nil || line.isAsLongAsContent || (needed(length) + Self.noise).rounded(.down) <= (room + Self.noise).rounded(.down)
      }
      // A child whose length is known is not placed for nothing: in groups inside one another each level would double what is placed.
      if !line.children.isEmpty, !node.lengths[axis].isEstimated, !fits(axis.length(node.lengths.points(in: line.room.size))) { return }
      let start = leaves.count
      let size = place(node, in: line.room.size, forced: forced)
      guard fits(axis.length(size)) else {
        leaves.removeSubrange(start...)
        if line.children.isEmpty, room > 0 { problem = problem ?? LayoutProblem(item: size, room: line.room.size) }
        return
      }
      // A group in which nothing fits, or for which nothing is left, takes no place.
      if leaves.count == start { return }
      line.used = needed(axis.length(size))
      line.children.append(Child(node: node, size: size, leaves: start..<leaves.count))
    }
  }

  /// - Returns: the group's size
  private mutating func arrange(_ line: Line, _ size: CGSize) -> CGSize {
    var line = line
    makeUniform(&line)
    let (axis, cross) = (line.axis, line.axis.other)
    var size = size
    let isThere = line.children.map { $0.leaves.lowerBound < present }
    if line.lengths[cross].isEstimated {
      var breadth: CGFloat = 0
      for (child, isThere) in zip(line.children, isThere) where isThere {
        let spacing = child.node.spacing
        breadth = max(breadth, spacing.before(cross).least + cross.length(child.size) + spacing.after(cross).least)
      }
      if !line.children.isEmpty { size = axis.size(axis.length(size), across: breadth) }
    }
    let breadth = line.lengths[cross].isEstimated ? cross.length(size) : cross.length(line.room.size)
    let used = line.children.enumerated().reduce(0) { sum, entry in
      let spacing = entry.element.node.spacing
      return sum + (entry.offset == 0 ? 0 : line.spacing.least) + spacing.before(axis).least + axis.length(entry.element.size)
        + spacing.after(axis).least
    }
    let share = line.isAsLongAsContent ? 0 : share(of: max(0, axis.length(line.room.size) - used), in: line)
    var along = axis.start(line.room)
    var end = along
    for (number, child) in line.children.enumerated() {
      func points(_ spacing: LayoutSpacing) -> CGFloat { spacing.least + (spacing.isFlexible ? share : 0) }
      if number > 0 { along += points(line.spacing) }
      along += points(child.node.spacing.before(axis))
      let (before, after) = (child.node.spacing.before(cross), child.node.spacing.after(cross))
      let free = max(0, breadth - before.least - cross.length(child.size) - after.least)
      let springs = CGFloat((before.isFlexible ? 1 : 0) + (after.isFlexible ? 1 : 0))
      let across = cross.start(line.room) + before.least + (before.isFlexible ? free / springs : 0)
      let place = axis.point(along, across: across)
      for leaf in child.leaves { leaves[leaf].move(by: place) }
      along += axis.length(child.size) + points(child.node.spacing.after(axis))
      if isThere[number] { end = along }
    }
    if line.isAsLongAsContent, !line.children.isEmpty { size = axis.size(end - axis.start(line.room), across: cross.length(size)) }
    return size
  }

  /// What each flexible spacing of a line gets of what is left over.
  private func share(of free: CGFloat, in line: Line) -> CGFloat {
    var springs = line.spacing.isFlexible ? line.children.count - 1 : 0
    for child in line.children {
      springs += (child.node.spacing.before(line.axis).isFlexible ? 1 : 0) + (child.node.spacing.after(line.axis).isFlexible ? 1 : 0)
    }
    return springs > 0 ? free / CGFloat(springs) : 0
  }

  /// Siblings that are to be equally long get the length of the longest.
  private mutating func makeUniform(_ line: inout Line) {
    for axis in [LayoutAxis.horizontal, .vertical] {
      var longest: CGFloat = 0
      var isAny = false
      for child in line.children where child.node.lengths[axis].isUniform && child.leaves.lowerBound < present {
        (longest, isAny) = (max(longest, axis.length(child.size)), true)
      }
      guard isAny else { continue }
      for index in line.children.indices where line.children[index].node.lengths[axis].isUniform {
        let child = line.children[index]
        line.children[index].size = axis.size(longest, across: axis.other.length(child.size))
        guard child.node.isItem, let leaf = child.leaves.first else { continue }
        leaves[leaf].frame.size = axis.size(longest, across: axis.other.length(leaves[leaf].frame.size))
      }
    }
  }
}
