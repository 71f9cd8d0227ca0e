/// How views are made for an identifier, and those that are off the screen. Source: docs/rules/tables.md 3, docs/rules/collections.md 3.3
package struct ReusableViews<View: UIView> {
  private var factories: [String: () -> View] = [:]
  private var pool = ReusePool<View>()

  /// Nil takes the registration back.
  mutating func register(_ factory: (() -> View)?, _ identifier: String) { factories[identifier] = factory }

  /// How one is made; nil without a registration.
  func factory(_ identifier: String) -> (() -> View)? { factories[identifier] }

  /// One that waits.
  mutating func take(_ identifier: String) -> View? { pool.take(identifier) }
  mutating func put(_ view: View, _ identifier: String) { pool.put(view, identifier) }
  mutating func removeAll() { pool.removeAll() }

  /// All that wait.
  package var waiting: [View] { pool.cells }

  /// Identifiers with a registration, of which none is shown or waits. Sorted.
  func unused(besides shown: [String]) -> [String] {
    let shown = Set(shown)
    return factories.keys.filter { !pool.knows($0) && !shown.contains($0) }.sorted()
  }

  /// Identifiers of which so many wait that nobody takes them again. Sorted. - Parameter screen: how many a screen can show
  func neglected(screen: Int) -> [String] {
    pool.counts.filter { $0.waiting > ListConstants.mostSpareCells * screen }.map(\.identifier).sorted()
  }
}

extension UINib {
  /// For a registration: makes the one view of the nib. - Parameter fallback: after a fault
  func factory<View: UIView>(
    of identifier: String, for list: UIView, _ fallback: @escaping () -> View,
    then adapt: @escaping (View, Simulation) -> Void = { _, _ in }
  ) -> () -> View {
    { [unowned list] in
      let simulation = list.simulation
      let made = self.instantiateForReuse(as: View.self, "\(View.self)", identifier: identifier, in: simulation)
      guard let view = made else { return fallback() }
      adapt(view, simulation)
      return view
    }
  }
}
