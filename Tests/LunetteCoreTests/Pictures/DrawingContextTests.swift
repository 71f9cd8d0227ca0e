import Foundation
import Testing

@testable import LunetteCore

/// A context asks its surroundings for what it can't know, and tells them what it refuses.
@Suite struct DrawingContextTests {
  private final class Surroundings: DrawingSurroundings {
    var refused: [UIException] = []
    var patterns: [UIImage] = []
    func image(ofPattern number: Int32) -> UIImage? { patterns.indices.contains(Int(number) - 1) ? patterns[Int(number) - 1] : nil }
    func refuse(_ problem: UIException) { refused.append(problem) }
  }

  private let surroundings = Surroundings()
  private let context: CGContext

  init() { context = CGContext(bounds: CGRect(x: 0, y: 0, width: 40, height: 20), in: surroundings) }

  @Test func tooManySavedStatesAreRefusedOnce() {
    for _ in 0..<1000 { context.saveGState() }
    #expect(surroundings.refused.isEmpty)
    context.saveGState()
    #expect(surroundings.refused.map(\.name) == [.invalidArgument])
  }

  @Test func aPatternFillsWithTheTilesOfItsPicture() throws {
    surroundings.patterns = [UIImage(named: "tile", size: CGSize(width: 10, height: 10))]
    context.setFillColor(UIColor(pattern: 1))
    context.fill(context.bounds)
    let operation = try #require(context.picture.operations.first)
    guard case .image(let image, let place) = operation.shape else {
      Issue.record("no picture was drawn")
      return
    }
    #expect(image.name == "tile" && image.resizingMode == .tile)
    #expect(place == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(operation.clips.count == 1)
  }

  @Test func manyTilesAreJoinedToALargerOne() throws {
    let tile = UIImage(named: "tile", size: CGSize(width: 1, height: 1))
    let operation = try #require(DrawOperation(tiling: tile, over: CGRect(x: 0, y: 0, width: 100, height: 100)))
    guard case .image(let image, _) = operation.shape else {
      Issue.record("no picture")
      return
    }
    // 10,000 tiles are 4 times as many as are written one by one.
    #expect(image.size == CGSize(width: 2, height: 2) && image.drawing?.operations.count == 4)
  }
}
