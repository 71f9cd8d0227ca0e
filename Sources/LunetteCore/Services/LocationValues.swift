import Foundation

/// A place on the earth. Units: degrees. Source: Apple, CLLocationCoordinate2D
public struct Coordinate: Equatable, Codable, Sendable {
  public var latitude: Double
  public var longitude: Double
  public init(latitude: Double, longitude: Double) { (self.latitude, self.longitude) = (latitude, longitude) }

  public static let (latitudes, longitudes) = (-90.0...90.0, -180.0...180.0)

  /// Mean radius of the earth. Units: metres. Source: IUGG's mean radius R1
  private static let radius = 6_371_008.8

  /// By the haversine formula on a sphere. Units: metres. Source: docs/rules/world.md 7
  public func distance(to other: Coordinate) -> Double {
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let (north, east) = (radians(other.latitude - latitude) / 2, radians(other.longitude - longitude) / 2)
    let square = sin(north) * sin(north) + cos(radians(latitude)) * cos(radians(other.latitude)) * sin(east) * sin(east)
    return 2 * Self.radius * asin(min(1, square.squareRoot()))
  }
}

/// A circle on the earth whose edge an app hears of. Source: Apple, CLCircularRegion
public struct CircularRegion: Equatable, Codable, Sendable {
  public var identifier: String
  public var center: Coordinate
  /// Units: metres.
  public var radius: Double
  public var notifiesOnEntry = true
  public var notifiesOnExit = true

  public init(identifier: String, center: Coordinate, radius: Double) { (self.identifier, self.center, self.radius) = (identifier, center, radius) }

  public func contains(_ place: Coordinate) -> Bool { center.distance(to: place) <= radius }

  /// The most that an app can watch. Source: Apple, startMonitoring(for:)
  public static let most = 20
  /// How long the device must be beyond the edge before the app hears of it. Units: seconds. Source: Apple, "Monitoring the user's proximity to
  /// geographic regions"
  public static let delay: TimeInterval = 20
}

/// Source: Apple, CLError
public enum LocationFailure: Int, CaseIterable, Error, Sendable {
  case locationUnknown = 0
  case denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure
}
