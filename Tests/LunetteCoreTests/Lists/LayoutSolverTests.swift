import CoreTestSupport
import Foundation
import Testing

@testable import LunetteCore

/// Groups as docs/rules/lists.md 1.2 and 1.3 tell them, from the outside in, item after item: sizes that nobody measures are known before anything is placed.
private struct NaiveGroups {
  /// The frames of so many items of one group, of which the first stands at `corner`.
  static func frames(_ node: LayoutNode, _ own: CGSize, at corner: CGPoint) -> [CGRect] {
    let inner = CGRect(
      x: corner.x + node.insets.leading, y: corner.y + node.insets.top, width: max(0, own.width - node.insets.leading - node.insets.trailing),
      height: max(0, own.height - node.insets.top - node.insets.bottom))
    guard case .line(let axis, let children, let count, let spacing) = node.content else { return [inner] }
    let isAcross = axis == .horizontal
    let room = isAcross ? inner.width : inner.height
    /// Which child comes, how long it is, and how long with its own spacing.
    var row: [(LayoutNode, CGSize, CGFloat)] = []
    func size(_ child: LayoutNode) -> CGSize {
      var size = CGSize(width: child.lengths.width.points(in: inner.size), height: child.lengths.height.points(in: inner.size))
      if let count {
        let share = max(0, (room - CGFloat(count - 1) * spacing.least) / CGFloat(count))
        if isAcross { size.width = share } else { size.height = share }
      }
      return size
    }
    func edges(_ child: LayoutNode) -> [LayoutSpacing] {
      isAcross ? [child.spacing.leading, child.spacing.trailing] : [child.spacing.top, child.spacing.bottom]
    }
    while row.count < (count ?? 200) {
      let child = children[count == nil ? row.count % children.count : 0]
      let length = isAcross ? size(child).width : size(child).height
      let whole = length + edges(child).map(\.least).reduce(0, +)
      let total = row.map(\.2).reduce(0, +) + CGFloat(row.count) * spacing.least + whole
      if count == nil, (total + 1e-9).rounded(.down) > (room + 1e-9).rounded(.down) { break }
      row.append((child, size(child), whole))
    }
    let least = row.map(\.2).reduce(0, +) + CGFloat(max(0, row.count - 1)) * spacing.least
    let springs = row.flatMap { edges($0.0) }.count(where: \.isFlexible) + (spacing.isFlexible ? row.count - 1 : 0)
    let more = springs > 0 ? max(0, room - least) / CGFloat(springs) : 0
    func points(_ spacing: LayoutSpacing) -> CGFloat { spacing.least + (spacing.isFlexible ? more : 0) }
    var result: [CGRect] = []
    var along = isAcross ? inner.minX : inner.minY
    for (number, (child, size, _)) in row.enumerated() {
      if number > 0 { along += points(spacing) }
      along += points(edges(child)[0])
      let cross = isAcross ? [child.spacing.top, child.spacing.bottom] : [child.spacing.leading, child.spacing.trailing]
      let free = (isAcross ? inner.height - size.height : inner.width - size.width) - cross[0].least - cross[1].least
      let lead = cross[0].least + (cross[0].isFlexible ? max(0, free) / (cross[1].isFlexible ? 2 : 1) : 0)
      let place = isAcross ? CGPoint(x: along, y: inner.minY + lead) : CGPoint(x: inner.minX + lead, y: along)
      result += frames(child, size, at: place)
      along += (isAcross ? size.width : size.height) + points(edges(child)[1])
    }
    return result
  }

  static func frames(_ node: LayoutNode, in container: CGSize, count: Int, spacing: CGFloat) -> [CGRect] {
    let size = node.lengths.points(in: container)
    var result: [CGRect] = []
    var y: CGFloat = 0
    while result.count < count {
      let group = frames(node, size, at: CGPoint(x: 0, y: y))
      if group.isEmpty { break }
      result += group
      y += max(0, size.height + spacing)
    }
    return Array(result.prefix(count))
  }
}

struct LayoutSolverTests {
  private static func length(_ random: inout SeededRandom) -> LayoutLength {
    switch Int.random(in: 0..<5, using: &random) {
    case 0, 1: .fractionalWidth([0.2, 0.25, 0.33, 0.5, 1].randomElement(using: &random) ?? 1)
    case 2: .fractionalHeight([0.1, 0.25, 0.5, 1].randomElement(using: &random) ?? 1)
    default: .absolute(CGFloat(Int.random(in: 5...120, using: &random)))
    }
  }

  private static func spacing(_ random: inout SeededRandom) -> LayoutSpacing {
    let points = CGFloat(Int.random(in: 0...12, using: &random))
    return Bool.random(using: &random) ? .fixed(points) : .flexible(points)
  }

  private static func node(_ random: inout SeededRandom, depth: Int) -> LayoutNode {
    var node = LayoutNode(LayoutLengths(width: length(&random), height: length(&random)))
    if depth > 0 {
      let axis: LayoutAxis = Bool.random(using: &random) ? .horizontal : .vertical
      let count: Int? = Int.random(in: 0..<3, using: &random) == 0 ? Int.random(in: 1...5, using: &random) : nil
      let children = (0..<(count == nil ? Int.random(in: 1...3, using: &random) : 1)).map { _ in
        Self.node(&random, depth: Int.random(in: 0..<depth, using: &random))
      }
      node.content = .line(axis, children, count: count, spacing(&random))
    }
    if Int.random(in: 0..<3, using: &random) == 0 { node.insets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 1) }
    if Int.random(in: 0..<3, using: &random) == 0 {
      node.spacing = LayoutEdgeSpacing(
        leading: spacing(&random), top: spacing(&random), trailing: spacing(&random), bottom: spacing(&random))
    }
    return node
  }

  /// Nested groups in which something doesn't fit are an own rule (nothing takes its place), so descriptions with any such are passed over.
  private static func isWhole(_ node: LayoutNode, _ size: CGSize) -> Bool {
    guard case .line(let axis, let children, let count, _) = node.content else { return true }
    let inner = CGSize(
      width: max(0, size.width - node.insets.leading - node.insets.trailing), height: max(0, size.height - node.insets.top - node.insets.bottom))
    guard inner.width > 30, inner.height > 30 else { return false }
    return children.allSatisfy { child in
      var size = child.lengths.points(in: inner)
      if let count { size = axis.size(axis.length(inner) / CGFloat(count) - 12, across: axis.other.length(size)) }
      let edges = child.spacing.before(axis).least + child.spacing.after(axis).least
      return axis.length(size) > 0 && axis.length(size) + edges < axis.length(inner) && isWhole(child, size)
    }
  }

  @Test func agreesWithANaiveModelOnRandomDescriptions() {
    var random = SeededRandom(34)
    var (tried, placed) = (0, 0)
    while tried < 1500 {
      let container = CGSize(width: CGFloat(Int.random(in: 200...800, using: &random)), height: CGFloat(Int.random(in: 200...900, using: &random)))
      var node = Self.node(&random, depth: 3)
      node.spacing = LayoutEdgeSpacing()
      guard !node.isItem, Self.isWhole(node, node.lengths.points(in: container)) else { continue }
      tried += 1
      let count = Int.random(in: 1...60, using: &random)
      let spacing = CGFloat(Int.random(in: 0...9, using: &random))
      let stack = GroupStack(node, along: .vertical, in: container, count: count, spacing: spacing)
      let naive = NaiveGroups.frames(node, in: container, count: count, spacing: spacing)
      for item in 0..<count {
        let (own, other) = (stack.leaf(ofItem: item)?.frame, item < naive.count ? naive[item] : nil)
        guard let own, let other else {
          #expect(own == nil && other == nil)
          continue
        }
        placed += 1
        let isSame =
          abs(own.minX - other.minX) < 1e-6 && abs(own.minY - other.minY) < 1e-6 && abs(own.width - other.width) < 1e-6
          && abs(own.height - other.height) < 1e-6
        #expect(isSame, "item \(item) of \(node) in \(container): \(own), naive \(other)")
        if !isSame { return }
      }
    }
    #expect(placed > 10_000)
  }

  @Test func measuredItemsMoveWhatFollows() {
    var random = SeededRandom(35)
    let row = LayoutNode(LayoutLengths(width: .fractionalWidth(0.5), height: .estimated(44)))
    let node = LayoutNode(LayoutLengths(width: .fractionalWidth(1), height: .estimated(44)), .line(.horizontal, [row], count: nil, .none))
    let count = 501
    var stack = GroupStack(node, along: .vertical, in: CGSize(width: 300, height: 500), count: count, spacing: 3)
    var heights = Array(repeating: CGFloat(44), count: count)
    for _ in 0..<400 {
      let (item, height) = (Int.random(in: 0..<count, using: &random), CGFloat(Int.random(in: 0...90, using: &random)))
      heights[item] = height
      stack.measure(item, CGSize(width: 1, height: height))
    }
    var y: CGFloat = 0
    for item in stride(from: 0, to: count, by: 2) {
      #expect(stack.leaf(ofItem: item)?.frame == CGRect(x: 0, y: y, width: 150, height: heights[item]))
      let second = item + 1 < count ? heights[item + 1] : 0
      if item + 1 < count { #expect(stack.leaf(ofItem: item + 1)?.frame == CGRect(x: 150, y: y, width: 150, height: second)) }
      y += max(heights[item], second) + 3
    }
    #expect(stack.length == y - 3)
  }

  @Test func aMillionItemsCostNoMoreThanOne() {
    let node = LayoutNode(
      LayoutLengths(width: .fractionalWidth(1), height: .absolute(100)),
      .line(.horizontal, [LayoutNode(LayoutLengths(width: .fractionalWidth(0.25), height: .fractionalHeight(1)))], count: nil, .none))
    let stack = GroupStack(node, along: .vertical, in: CGSize(width: 400, height: 500), count: 1_000_000, spacing: 0)
    #expect(stack.length == 25_000_000)
    #expect(stack.leaf(ofItem: 999_999)?.frame == CGRect(x: 300, y: 24_999_900, width: 100, height: 100))
    #expect(stack.groups(touching: 1000..<1250) == 10..<13)
  }

  /// A child that takes no room, or a group without any, ends.
  @Test func emptyLengthsEnd() {
    let nothing = LayoutNode(LayoutLengths(width: .absolute(0), height: .absolute(10)))
    let node = LayoutNode(LayoutLengths(width: .fractionalWidth(1), height: .absolute(10)), .line(.horizontal, [nothing], count: nil, .none))
    let stack = GroupStack(node, along: .vertical, in: CGSize(width: 100, height: 100), count: 5, spacing: 0)
    #expect(stack.leaf(ofItem: 4) != nil)
    #expect(GroupStack(node, along: .vertical, in: .zero, count: 5, spacing: 0).groupCount == 0)
  }
}
