import Foundation

/// The groups of one section of a compositional layout, one behind the other. Space: the first group's corner. Units: points.
///
/// Groups without measured items are all alike, so a million items cost as much as one; a measured item changes one height in a tree.
/// Source: docs/rules/lists.md 1.4
package struct GroupStack {
  package let axis: LayoutAxis
  package let count: Int
  private let node: LayoutNode
  private let container: CGSize
  private let spacing: CGFloat
  /// A group without measured items.
  private let template: SolvedGroup
  package let problem: LayoutProblem?
  private var measured: [Int: CGSize]
  /// One row for each group: with its edge spacing, and the spacing to the next. Units: points.
  private var rows = RowGeometry()
  /// Where it depends on measured sizes how many items a group has: the first item of each, and the number of items at the end.
  private var starts: [Int]?
  /// Groups that were solved with measured sizes.
  private var solved: [Int: SolvedGroup] = [:]
  /// How far the broadest group reaches.
  package private(set) var breadth: CGFloat = 0

  /// - Parameters:
  ///   - axis: along which groups follow one another
  ///   - measured: what is known of items, by their numbers
  package init(_ node: LayoutNode, along axis: LayoutAxis, in container: CGSize, count: Int, spacing: CGFloat, measured: [Int: CGSize] = [:]) {
    (self.node, self.axis, self.container, self.count, self.spacing, self.measured) = (node, axis, container, count, spacing, measured)
    // Without any room there are no groups, and nobody is asked.
    guard count > 0, container.width > 0, container.height > 0 else {
      (template, problem) = (SolvedGroup(size: .zero, leaves: []), nil)
      return
    }
    let answer = LayoutSolver.solve(node, in: container, present: count)
    (template, problem) = (answer.group, answer.problem)
    guard !template.leaves.isEmpty else { return }
    breadth = reach(template)
    if node.takesAsManyAsFit { solveAll() } else { solveAlike() }
  }

  private var crossSpacing: CGFloat { node.spacing.before(axis.other).least + node.spacing.after(axis.other).least }
  private var edgeSpacing: CGFloat { node.spacing.before(axis).least + node.spacing.after(axis).least }

  private func length(_ group: SolvedGroup) -> CGFloat {
    let length = axis.length(group.size) + edgeSpacing + spacing
    return length.isFinite ? max(0, length) : 0
  }

  private func reach(_ group: SolvedGroup) -> CGFloat { axis.other.length(group.size) + crossSpacing }

  // MARK: Solving

  private mutating func solveAlike() {
    let perGroup = template.leaves.count
    rows = RowGeometry(repeating: length(template), count: (count + perGroup - 1) / perGroup)
    guard node.isMeasured else { return }
    var groups = Set(measured.keys.filter { $0 >= 0 && $0 < count }.map { $0 / perGroup })
    // A last group with fewer items may be smaller.
    if !count.isMultiple(of: perGroup) { groups.insert(rows.rowCount - 1) }
    for group in groups.sorted() { solve(group) }
  }

  private mutating func solve(_ group: Int) {
    let items = items(ofGroup: group)
    let known = measured
    let answer = LayoutSolver.solve(node, in: container, present: items.count, isOpen: starts != nil) { known[items.lowerBound + $0] }
    let was = solved[group].map(reach)
    solved[group] = answer.group
    let now = reach(answer.group)
    // The broadest group may have become a narrower one. Others stay as broad as the estimate at least.
    if now < breadth, was == breadth { breadth = solved.values.reduce(reach(template)) { max($0, reach($1)) } } else { breadth = max(breadth, now) }
    rows.setHeight(length(answer.group), ofRow: group)
  }

  /// One group after the other, as lines of a text.
  private mutating func solveAll() {
    var starts = [0]
    var lengths: [CGFloat] = []
    let known = measured
    solved = [:]
    while let first = starts.last, first < count {
      if HostWork.mustEnd("placing \(count) items of a collection view") { break }
      let answer = LayoutSolver.solve(node, in: container, present: count - first, isOpen: true) { known[first + $0] }
      // An item that has grown longer than its group stands in it alone.
      let group =
        answer.group.leaves.isEmpty
        ? SolvedGroup(size: template.size, leaves: [SolvedGroup.Leaf(frame: CGRect(origin: .zero, size: template.size))]) : answer.group
      solved[starts.count - 1] = group
      breadth = max(breadth, reach(group))
      lengths.append(length(group))
      starts.append(first + group.leaves.count)
    }
    self.starts = starts
    rows = RowGeometry(heights: lengths)
  }

  /// What an item wants to be like. Cost: O(log groups), where all groups have equally many items.
  package mutating func measure(_ item: Int, _ size: CGSize) {
    guard item >= 0, item < count else { return }
    measured[item] = size
    if starts == nil { if let group = group(ofItem: item) { solve(group) } } else { solveAll() }
  }

  package func measuredSize(ofItem item: Int) -> CGSize? { measured[item] }
  package var measuredSizes: [Int: CGSize] { measured }
  package var isMeasured: Bool { node.isMeasured }

  // MARK: Where

  package var groupCount: Int { rows.rowCount }
  /// All groups, without spacing behind the last.
  package var length: CGFloat { groupCount > 0 ? max(0, rows.totalHeight - spacing) : 0 }

  package func group(ofItem item: Int) -> Int? {
    guard item >= 0, item < count, !template.leaves.isEmpty else { return nil }
    if let starts {
      let group = starts.partitioned { $0 <= item } - 1
      return group < groupCount ? group : nil
    }
    return item / template.leaves.count
  }

  package func items(ofGroup group: Int) -> Range<Int> {
    if let starts { return starts[group]..<starts[group + 1] }
    let first = group * template.leaves.count
    return first..<min(count, first + template.leaves.count)
  }

  /// Where a group begins and ends, without the spacing around it.
  package func span(ofGroup group: Int) -> Range<CGFloat> {
    let start = rows.offset(ofRow: group) + node.spacing.before(axis).least
    return start..<(start + axis.length((solved[group] ?? template).size))
  }

  private func origin(ofGroup group: Int) -> CGPoint {
    let size = (solved[group] ?? template).size
    let (before, after) = (node.spacing.before(axis.other), node.spacing.after(axis.other))
    let free = max(0, axis.other.length(container) - axis.other.length(size) - before.least - after.least)
    let springs = CGFloat((before.isFlexible ? 1 : 0) + (after.isFlexible ? 1 : 0))
    return axis.point(span(ofGroup: group).lowerBound, across: before.least + (before.isFlexible ? free / springs : 0))
  }

  /// Nil for an item that doesn't exist or has no place.
  package func leaf(ofItem item: Int) -> SolvedGroup.Leaf? {
    guard let group = group(ofItem: item) else { return nil }
    let number = item - items(ofGroup: group).lowerBound
    let leaves = (solved[group] ?? template).leaves
    guard leaves.indices.contains(number) else { return nil }
    var leaf = leaves[number]
    leaf.move(by: origin(ofGroup: group))
    return leaf
  }

  /// The groups that a stretch along the axis touches, of which a half may be outside: items may stand beside their groups.
  package func groups(touching stretch: Range<CGFloat>) -> Range<Int> {
    guard groupCount > 0, stretch.lowerBound < stretch.upperBound else { return 0..<0 }
    return rows.rows(in: stretch)
  }

  /// Calls `found` for the items of a group.
  package func forEachItem(ofGroup group: Int, _ found: (Int, SolvedGroup.Leaf) -> Void) {
    let (origin, items, leaves) = (origin(ofGroup: group), items(ofGroup: group), (solved[group] ?? template).leaves)
    for (item, leaf) in zip(items, leaves) {
      var leaf = leaf
      leaf.move(by: origin)
      found(item, leaf)
    }
  }
}
