import LunetteKit
import TestSupport
import Testing

@testable import LunetteLists

/// Views that wait for reuse, by identifier.
@Suite struct ReusableViewsTests {
  private let simulation: Simulation
  private let views = ReusableViews()

  init() {
    simulation = Simulation()
    Simulation.current = simulation
  }

  @Test("The view that came last goes first, and one that waits already doesn't wait twice") func lastInFirstOut() {
    let (first, second) = (ReusableView(), ReusableView())
    for view in [first, second, first] { views.put(view, "a") }
    #expect(views.waiting.count == 2)
    #expect(views.take("a") === second && views.take("a") === first && views.take("a") == nil)
    #expect(views.take("b") == nil)
  }

  @Test("Identifiers have views of their own, however often they take turns") func identifiers() {
    var random = SeededRandom(5)
    var model: [String: [ReusableView]] = [:]
    for _ in 0..<500 {
      let identifier = ["a", "b", "c"][Int(random.next() % 3)]
      if random.next() % 2 == 0 {
        let view = ReusableView()
        views.put(view, identifier)
        model[identifier, default: []].append(view)
      } else {
        #expect(views.take(identifier) === model[identifier]?.popLast())
      }
    }
  }

  @Test("A registration makes views until it is taken back") func registrations() {
    #expect(views.make("a") == nil)
    views.register({ _ in UITableViewCell(reuseIdentifier: "a") }, "a")
    #expect(views.make("a") is UITableViewCell && views.waiting.isEmpty)
    views.register(nil, "a")
    #expect(views.make("a") == nil)
  }

  @Test("A registration is unused until one of its views was shown or has waited; the memory's shortage doesn't change that") func unused() {
    for identifier in ["b", "a", "c"] { views.register({ _ in ReusableView() }, identifier) }
    #expect(views.unused(besides: ["c"]) == ["a", "b"])
    views.put(ReusableView(), "a")
    _ = views.take("unknown")
    #expect(views.unused(besides: []) == ["b", "c"])
    views.forgetWaiting()
    #expect(views.waiting.isEmpty && views.unused(besides: []) == ["b", "c"])
  }

  @Test("So many wait that nobody takes them: more than three screens") func neglected() {
    for _ in 0..<7 { views.put(ReusableView(), "a") }
    #expect(views.neglected(screen: 2) == ["a"])
    #expect(views.neglected(screen: 3).isEmpty)
  }
}
