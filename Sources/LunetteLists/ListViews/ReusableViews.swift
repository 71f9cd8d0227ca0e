import Foundation

/// How views are made for an identifier, and those that are off the screen: last in, first out, without a limit.
/// Source: docs/rules/tables.md 3, docs/rules/collections.md 3.3
///
/// Every row that comes onto the screen or leaves it asks here. Most of them use one identifier, so the last one is compared first.
package final class ReusableViews {
  private final class Pool {
    let identifier: String
    /// Makes a view with the frame that the list has for it, if it has one. Nil without a registration.
    var factory: ((CGRect) -> ReusableView)?
    var waiting: [ReusableView] = []
    /// Whether a view has ever waited.
    var isUsed = false
    /// Whether the app has ever asked for one.
    var isAskedFor = false
    init(_ identifier: String) { self.identifier = identifier }
  }

  private var pools: [String: Pool] = [:]
  private var last: Pool?

  private func pool(_ identifier: String) -> Pool {
    if let last, last.identifier == identifier { return last }
    let found = pools[identifier] ?? Pool(identifier)
    (pools[identifier], last) = (found, found)
    return found
  }

  /// Nil takes the registration back.
  func register(_ factory: ((CGRect) -> ReusableView)?, _ identifier: String) { pool(identifier).factory = factory }

  /// The identifiers that views can be made for.
  var registered: [String] { pools.values.filter { $0.factory != nil }.map(\.identifier).sorted() }

  /// A view that waits in the pool, or nil.
  func take(_ identifier: String) -> ReusableView? {
    let pool = pool(identifier)
    pool.isAskedFor = true
    let view = pool.waiting.popLast()
    view?.uses += 1
    return view
  }

  /// A new one; nil without a registration.
  func make(_ identifier: String, frame: CGRect = .zero) -> ReusableView? { pools[identifier]?.factory?(frame) }

  /// A view that waits already stays where it is.
  func put(_ view: ReusableView, _ identifier: String) {
    let pool = pool(identifier)
    pool.isUsed = true
    if !pool.waiting.contains(where: { $0 === view }) { pool.waiting.append(view) }
  }

  func forgetWaiting() { for pool in pools.values { pool.waiting.removeAll() } }

  /// All that wait.
  package var waiting: [ReusableView] { pools.keys.sorted().flatMap { pools[$0]?.waiting ?? [] } }

  /// Identifiers with a registration, of which none is shown or waits. Sorted.
  func unused(besides shown: [String]) -> [String] {
    pools.values.filter { $0.factory != nil && !$0.isUsed && !shown.contains($0.identifier) }.map(\.identifier).sorted()
  }

  /// Identifiers that nobody asks for and of which so many wait that nobody will. Sorted. - Parameter screen: how many a screen can show
  func neglected(screen: Int) -> [String] {
    pools.values.filter { !$0.isAskedFor && $0.waiting.count > ListConstants.mostSpareCells * screen }.map(\.identifier).sorted()
  }
}
