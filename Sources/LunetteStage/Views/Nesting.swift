/// How much stands in something whose parts may be of its own kind: menus in menus, groups in groups. Such things are walked through by one call in
/// another, and one that stands in another twice is walked through twice.
package struct Nesting {
  /// How many of the kind stand inside one another.
  package let levels: Int
  /// The number of parts of all levels; what stands in several places counts in each.
  package let parts: Int

  package init(levels: Int, parts: Int) { (self.levels, self.parts) = (levels, parts) }

  package init(around inner: [Nesting]) {
    levels = 1 + (inner.map(\.levels).max() ?? 0)
    parts = inner.reduce(1) { $0.addingReportingOverflow($1.parts).overflow ? .max : $0 + $1.parts }
  }

  /// More than a finger opens one after the other. Ours
  package static let mostMenus = 64
  /// More than any layout needs. Where groups whose lengths are known and estimated ones take turns, every second level doubles what is placed. Ours
  package static let mostGroups = 32
  /// Ours: what is walked through in a second.
  private static let mostParts = 1_000_000

  /// - Parameter kind: in the plural
  package func problem(_ kind: String, _ mostLevels: Int) -> String? {
    if levels > mostLevels { return "there can't be more than \(mostLevels) \(kind) inside one another" }
    return parts > Self.mostParts ? "it can't hold more than \(Self.mostParts) elements, those of \(kind) inside it included" : nil
  }
}
