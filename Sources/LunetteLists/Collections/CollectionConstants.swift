import Foundation

enum CollectionConstants {
  /// Ours: each round measures at least one more cell of those on the screen.
  static let mostMeasuringRounds = 2_000
}
