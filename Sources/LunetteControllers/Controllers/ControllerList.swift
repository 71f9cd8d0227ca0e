/// The controllers of a container, in order: a stack from the bottom to the top, or tabs. Each stands in it once, and is found at once.
struct ControllerList {
  private var order: VersionedList<UIViewController>
  private var places: [ObjectIdentifier: Int] = [:]

  init(_ controllers: [UIViewController] = []) {
    order = VersionedList(controllers)
    places.reserveCapacity(controllers.count)
    for (place, controller) in controllers.enumerated() { places[ObjectIdentifier(controller)] = place }
  }

  var all: [UIViewController] { order.elements }
  mutating func read() -> ReadList<UIViewController> { order.read() }
  var count: Int { all.count }
  var isEmpty: Bool { all.isEmpty }
  var first: UIViewController? { all.first }
  var last: UIViewController? { all.last }

  func index(of controller: UIViewController) -> Int? { places[ObjectIdentifier(controller)] }
  func contains(_ controller: UIViewController) -> Bool { index(of: controller) != nil }

  mutating func append(_ controller: UIViewController) {
    places[ObjectIdentifier(controller)] = all.count
    order.append(controller)
  }

  /// Returns: those that leave, in their order
  mutating func shorten(to count: Int) -> [UIViewController] {
    let leaving = Array(all[count...])
    if leaving.count == 1 { order.remove(at: count) } else { order.replace(with: Array(all[..<count])) }
    for controller in leaving { places[ObjectIdentifier(controller)] = nil }
    return leaving
  }

  /// Without those controllers.
  func without(_ controllers: [UIViewController]) -> [UIViewController] {
    let gone = Set(controllers.map(ObjectIdentifier.init))
    return all.filter { !gone.contains(ObjectIdentifier($0)) }
  }
}
