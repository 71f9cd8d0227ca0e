import Foundation
import LunetteKit
import LunetteRender

/// A flame graph as SVG, without a script: a box is as wide as its instructions, the callers stand below. The title of a box has the exact numbers.
public struct FlameGraph {
  private let profile: CostProfile
  private let tree: FlameTree

  public init(_ profile: CostProfile) { (self.profile, tree) = (profile, FlameTree(profile)) }

  /// Units: points. Ours: a page's width, and rows in which a line of small type fits
  private static let (width, row, margin, top, type) = (1200.0, 18.0, 10.0, 34.0, 11.0)
  /// The width of a letter of that size. Units: points. Ours, for the common sans-serif types
  private static let letter = 6.2
  /// Narrower boxes are left out: they would be invisible. Units: points
  private static let least = 0.2

  public var svg: String {
    let total = max(tree.roots.reduce(0) { $0 + tree.nodes[$1].total }, 1)
    let depth = (tree.nodes.map(\.depth).max() ?? 0) + 1
    let height = Self.top + Double(depth) * Self.row + Self.margin
    let scale = (Self.width - 2 * Self.margin) / Double(total)
    var boxes = ""
    var waiting: [(node: Int, x: Double)] = []
    var x = Self.margin
    for root in tree.roots.sorted(by: { (tree.nodes[$1].total, $0) < (tree.nodes[$0].total, $1) }) {
      waiting.append((root, x))
      x += Double(tree.nodes[root].total) * scale
    }
    while let (index, x) = waiting.popLast() {
      let node = tree.nodes[index]
      let width = Double(node.total) * scale
      guard width >= Self.least else { continue }
      boxes += box(node, x: x, width: width, y: height - Self.margin - Double(node.depth + 1) * Self.row, of: total)
      // The function's own instructions are at the right of those that it calls.
      var inside = x
      for child in node.children.sorted(by: { (tree.nodes[$1].total, $0) < (tree.nodes[$0].total, $1) }) {
        waiting.append((child, inside))
        inside += Double(tree.nodes[child].total) * scale
      }
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(number(Self.width))" height="\(number(height))" viewBox="0 0 \(number(Self.width)) \(number(height))" \
      font-family="Helvetica, Arial, sans-serif" font-size="\(number(Self.type))">
      <rect width="100%" height="100%" fill="#fff"/>
      <text x="\(number(Self.margin))" y="22" font-size="14">\(Utf8Buffer.xml(profile.run)): \(profile.instructions) instructions in \(profile.hostCalls) calls</text>
      \(boxes)</svg>

      """
  }

  private func box(_ node: FlameTree.Node, x: Double, width: Double, y: Double, of total: Int) -> String {
    let name = profile.names[node.name]
    let share = Double(node.total) / Double(total) * 100
    let room = Int((width - 6) / Self.letter)
    let shown = name.count <= room ? name : room >= 3 ? String(name.prefix(room - 1)) + "…" : ""
    let label = shown.isEmpty ? "" : "<text x=\"\(number(x + 3))\" y=\"\(number(y + Self.row - 5.5))\">\(Utf8Buffer.xml(shown))</text>"
    return """
      <g><title>\(Utf8Buffer.xml(name)): \(node.total) instructions (\(String(format: "%.1f", share)) %), \(node.own) of its own</title>\
      <rect x="\(number(x))" y="\(number(y))" width="\(number(width))" height="\(number(Self.row - 1))" rx="2" fill="\(color(name, isRoot: node.depth == 0))"/>\(label)</g>

      """
  }

  /// Grey for the host's calls; for functions a warm colour that follows from the name.
  private func color(_ name: String, isRoot: Bool) -> String {
    if isRoot { return "#d7dce2" }
    let hash = StableHash.of(name)
    return "hsl(\(20 + hash % 36), 85%, \(70 + (hash >> 8) % 12)%)"
  }

  private func number(_ value: Double) -> String {
    let text = String(format: "%.2f", value)
    return text.hasSuffix(".00") ? String(text.dropLast(3)) : text
  }
}
