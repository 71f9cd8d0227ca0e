import Foundation
import LunetteCore
import Testing

@Suite struct LocationValuesTests {
  /// W-142
  @Test func distancesAreThoseOnASphere() {
    let here = Coordinate(latitude: 52.52, longitude: 13.405)
    #expect(abs(here.distance(to: Coordinate(latitude: 52.53, longitude: 13.405)) - 1112) < 2)
    #expect(here.distance(to: here) == 0)
    let (north, south) = (Coordinate(latitude: 90, longitude: 0), Coordinate(latitude: -90, longitude: 77))
    #expect(abs(north.distance(to: south) - 6_371_008.8 * Double.pi) < 1)
    let (west, east) = (Coordinate(latitude: 0, longitude: -179.5), Coordinate(latitude: 0, longitude: 179.5))
    #expect(abs(west.distance(to: east) - 111_195) < 5)
  }

  @Test func theEdgeOfARegionIsInside() {
    let center = Coordinate(latitude: 0, longitude: 0)
    let edge = Coordinate(latitude: 0, longitude: 0.01)
    let radius = center.distance(to: edge)
    #expect(CircularRegion(identifier: "a", center: center, radius: radius).contains(edge))
    #expect(!CircularRegion(identifier: "a", center: center, radius: radius - 0.001).contains(edge))
  }

  @Test func whatWasAllowedOnceIsOverWithTheUse() {
    var state = ServiceState()
    state.permissions = ["location": .authorizedWhenInUse, "camera": .authorized]
    state.endUse()
    #expect(state.permissions["location"] == .authorizedWhenInUse)
    state.allowsPlaceOnce = true
    state.endUse()
    #expect(state.permissions == ["camera": .authorized])
  }
}
