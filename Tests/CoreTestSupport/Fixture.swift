import Foundation

/// Files of `Fixtures/`, which are recordings and measurements of real iOS; each names its source in its `source` field.
package enum Fixture {
  package static func data(_ name: String) throws -> Data {
    let folder = Bundle.module.resourceURL ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try Data(contentsOf: folder.appendingPathComponent("Fixtures").appendingPathComponent(name))
  }
}

/// One recorded drag of a real UIScrollView along y.
package struct ScrollTrace: Decodable {
  package var startOffsetY, finalOffsetY: CGFloat
  package var viewport, contentSize: [CGFloat]
  package var decelerationRate: CGFloat
  /// Seconds since touch-down, y, phase.
  package var touches: [Touch]
  /// Seconds since touch-down, contentOffset.y.
  package var offsets: [[CGFloat]]
  package var delegate: [Call]

  package struct Touch: Decodable {
    package var time, y: CGFloat
    package var phase: String

    package init(from decoder: Decoder) throws {
      var row = try decoder.unkeyedContainer()
      (time, y, phase) = (try row.decode(CGFloat.self), try row.decode(CGFloat.self), try row.decode(String.self))
    }
  }

  /// One delegate callback: velocity in points per millisecond and target are there for `willEndDragging` only.
  package struct Call: Decodable {
    package var time: CGFloat
    package var name: String
    package var offset, velocity, target: CGFloat?

    package init(from decoder: Decoder) throws {
      var row = try decoder.unkeyedContainer()
      (time, name) = (try row.decode(CGFloat.self), try row.decode(String.self))
      (offset, velocity) = (try row.decode(CGFloat?.self), try row.decode(CGFloat?.self))
      target = try row.decode(CGFloat?.self)
    }
  }

  package static func named(_ name: String) throws -> ScrollTrace {
    try JSONDecoder().decode(ScrollTrace.self, from: Fixture.data(name))
  }

  package func call(_ name: String) -> Call? { delegate.first { $0.name == name } }
}
