import Foundation
import LunetteCore
import Testing

@Suite struct SystemTableTests {
  @Test("each cell of the table says where it is known from (M-011)") func eachCellHasItsSource() {
    for row in SystemConstants.rows {
      #expect(row.cells.count == SystemTable.numbers.count && row.cells.allSatisfy { !$0.source.isEmpty && !$0.value.isEmpty }, "\(row.name)")
    }
    #expect(Set(SystemConstants.rows.map { $0.group + "/" + $0.name }).count == SystemConstants.rows.count, "two rows of one name")
  }

  @Test func theSystemsAreThoseOfTheTable() {
    #expect(SystemConstants.all.map(\.number) == [12, 17] && SystemConstants.usual.number == 12)
    #expect(SystemConstants.numbered(13) == nil && SystemConstants.numbered(17)?.device.version == "17.5")
  }

  @Test func theSpringOfTheSystemIsCritical() throws {
    let push = try #require(SystemConstants.numbered(17)).motion.push
    let curve = SpringCurve(criticalFrequency: try #require(push.frequency), duration: CGFloat(push.duration))
    // Source: docs/rules/appearance.md 4
    for (time, share) in [(0.05, 0.232), (0.1, 0.545), (0.2, 0.879), (0.5, 1)] { #expect(abs(curve.position(at: time) - share) < 0.001) }
  }
}
