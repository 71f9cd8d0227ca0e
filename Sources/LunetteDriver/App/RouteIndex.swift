/// A server's routes by the last segments of their paths, so that a request looks only at those that may answer it.
struct RouteIndex {
  /// Their places, in order.
  private var bySegment: [String: [Int]] = [:]
  /// The places of the routes that may answer paths with any last segment, in order.
  private var others: [Int] = []

  init(_ routes: [ScriptServer.Route]) {
    for (place, route) in routes.enumerated() {
      if route.isWritten, let segment = route.pattern.lastSegment { bySegment[segment, default: []].append(place) } else { others.append(place) }
    }
  }

  /// The places of the routes that may answer a path, the last one first: it was added last.
  func places(endingWith segment: String?) -> [Int] {
    let own = segment.flatMap { bySegment[$0] } ?? []
    if others.isEmpty { return own.reversed() }
    var (places, rest) = ([Int](), own[...])
    places.reserveCapacity(own.count + others.count)
    for place in others.reversed() {
      while let last = rest.last, last > place { places.append(rest.removeLast()) }
      places.append(place)
    }
    return places + rest.reversed()
  }
}
