import Foundation

@testable import LunetteKit

/// Files of `Fixtures/`, which are recordings and measurements of real iOS; each names its source in its `source` field.
enum Fixture {
  static func data(_ name: String) throws -> Data {
    let folder = Bundle.module.resourceURL ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try Data(contentsOf: folder.appendingPathComponent("Fixtures").appendingPathComponent(name))
  }
}

/// One recorded drag of a real UIScrollView along y.
struct ScrollTrace: Decodable {
  var startOffsetY, finalOffsetY: CGFloat
  var viewport, contentSize: [CGFloat]
  var decelerationRate: CGFloat
  /// Seconds since touch-down, y, phase.
  var touches: [Touch]
  /// Seconds since touch-down, contentOffset.y.
  var offsets: [[CGFloat]]
  var delegate: [Call]

  struct Touch: Decodable {
    var time, y: CGFloat
    var phase: String

    init(from decoder: Decoder) throws {
      var row = try decoder.unkeyedContainer()
      (time, y, phase) = (try row.decode(CGFloat.self), try row.decode(CGFloat.self), try row.decode(String.self))
    }
  }

  /// One delegate callback: velocity in points per millisecond and target are there for `willEndDragging` only.
  struct Call: Decodable {
    var time: CGFloat
    var name: String
    var offset, velocity, target: CGFloat?

    init(from decoder: Decoder) throws {
      var row = try decoder.unkeyedContainer()
      (time, name) = (try row.decode(CGFloat.self), try row.decode(String.self))
      (offset, velocity) = (try row.decode(CGFloat?.self), try row.decode(CGFloat?.self))
      target = try row.decode(CGFloat?.self)
    }
  }

  static func named(_ name: String) throws -> ScrollTrace {
    try JSONDecoder().decode(ScrollTrace.self, from: Fixture.data(name))
  }

  func call(_ name: String) -> Call? { delegate.first { $0.name == name } }
}
