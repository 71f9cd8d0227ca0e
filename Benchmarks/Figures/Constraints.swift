import Foundation
import LunetteKit

private typealias Solver = ConstraintSolver

/// What Auto Layout's solver costs: four systems of n rows or views, each with four variables.
func measureConstraints(_ report: Report) {
  for system in ConstraintSystem.Kind.allCases {
    var hundred = 0.0
    for count in [100, 200, 1000] {
      let time = Clock.processor(rounds: 5) { ConstraintSystem(system, count).solver.solve() }
      if count == 100 { hundred = time }
      let limit = system.limit(count)
      report.add(
        Figure("constraints: build \(system) \(count)", time * 1e3, "ms", limit.map { .atMost($0) } ?? .none))
      if count == 1000 {
        report.add(Figure("constraints: build \(system) 1000, in times of 100", time / hundred, "x", .atMost(13)))
      }
    }
    var large = ConstraintSystem(system, 1000)
    large.solver.solve()
    measureChange(large, system, report)
    large = measureAdding(large, system, report)
    measureResizing(large, system, report)
  }
  measureSelfSizing(report)
}

private func measureChange(_ system: ConstraintSystem, _ kind: ConstraintSystem.Kind, _ report: Report) {
  guard let constraint = system.middle else { return }
  let changes = 100
  let time = Clock.processor(rounds: 5) {
    for change in 0..<changes {
      system.solver.setConstant(-Double(100 + change % 2), of: constraint)
      system.solver.solve()
    }
  }
  system.solver.forgetChanges()
  report.add(
    Figure(
      "constraints: a changed constant, \(kind) 1000", time / Double(changes) * 1e6, "us", kind == .rows ? .atMost(5) : .none))
}

/// Removes the constraint in the middle and adds it again, with a solve after each.
private func measureAdding(_ known: ConstraintSystem, _ kind: ConstraintSystem.Kind, _ report: Report) -> ConstraintSystem {
  var system = known
  let rounds = 100
  let time = Clock.processor(rounds: 5) { for _ in 0..<rounds { system.renewMiddle() } }
  system.solver.forgetChanges()
  report.add(Figure("constraints: removed and added again, \(kind) 1000", time / Double(rounds) * 1e6, "us", .none))
  return system
}

/// A cell of two labels and six constraints whose texts change, as a table measures it.
private func measureSelfSizing(_ report: Report) {
  let simulation = Simulation()
  Simulation.current = simulation
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  let (title, detail) = (UILabel(), UILabel())
  for label in [title, detail] {
    label.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(label)
  }
  NSLayoutConstraint.activate([
    title.leadingAnchor.constraint(to: content.leadingAnchor, constant: 15),
    title.trailingAnchor.constraint(to: content.trailingAnchor, constant: -15),
    title.topAnchor.constraint(to: content.topAnchor, constant: 8),
    detail.leadingAnchor.constraint(to: title.leadingAnchor), detail.topAnchor.constraint(to: title.bottomAnchor, constant: 4),
    detail.bottomAnchor.constraint(to: content.bottomAnchor, constant: -8),
  ])
  let texts = ["a title", "another title"]
  let rounds = 200
  let time = Clock.processor(rounds: 5) {
    for round in 0..<rounds {
      title.text = texts[round % 2]
      detail.text = texts[(round + 1) % 2]
      let height = content.systemLayoutSizeFitting(CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required).height
      content.frame = CGRect(x: 0, y: 0, width: 320, height: height)
      content.layoutIfNeeded()
    }
  }
  report.add(Figure("constraints: a self-sizing cell of 6", time / Double(rounds) * 1e6, "us", .atMost(15)))
}

private func measureResizing(_ system: ConstraintSystem, _ kind: ConstraintSystem.Kind, _ report: Report) {
  let steps = 100
  func resize(_ step: Int) {
    system.solver.forgetChanges()
    system.solver.give(system.root.width, 4000 + Double(step % 2))
    system.solver.solve()
  }
  resize(1)
  let moved = system.movedViews
  let time = Clock.processor(rounds: 5) { for step in 0..<steps { resize(step) } }
  report.add(
    Figure(
      "constraints: a step of resizing, \(kind) 1000, a view that moves", time / Double(steps * moved) * 1e6, "us", .atMost(1)))
}

/// A system of constraints to measure: one of four kinds, in any size.
private struct ConstraintSystem {
  enum Kind: String, CaseIterable {
    case rows, chain, nest, form

    /// Units: milliseconds.
    func limit(_ count: Int) -> Double? {
      switch (self, count) {
      case (.rows, 1000): 12
      case (.chain, 200), (.nest, 200): 3
      case (.form, 1000): 25
      default: nil
      }
    }
  }

  struct View {
    let x, y, width, height: Solver.Variable
    init(_ solver: Solver) {
      (x, y) = (solver.addVariable(), solver.addVariable())
      (width, height) = (solver.addVariable(isNonNegative: true), solver.addVariable(isNonNegative: true))
    }
    var variables: [Solver.Variable] { [x, y, width, height] }
  }

  let solver = Solver()
  let root: View
  private var views: [View] = []
  /// A constant in the middle of the system.
  private(set) var middle: Solver.Constraint?

  mutating func renewMiddle() {
    guard let middle else { return }
    let sum = solver.terms(of: middle)
    let constant = solver.constant(of: middle)
    solver.remove(middle)
    solver.solve()
    self.middle = solver.add(sum, constant: constant, .equal)
    solver.solve()
  }

  var movedViews: Int {
    let changed = Set(solver.changedVariables)
    return views.filter { !changed.isDisjoint(with: $0.variables) }.count
  }

  init(_ kind: Kind, _ count: Int) {
    root = View(solver)
    for (variable, value) in [(root.x, 0.0), (root.y, 0), (root.width, 4000), (root.height, 4000)] { solver.give(variable, value) }
    for index in 0..<count {
      let view = View(solver)
      let constraint: Solver.Constraint
      switch kind {
      case .rows: constraint = addRow(view, index)
      case .chain: constraint = addLink(view, isLast: index == count - 1)
      case .nest: constraint = addInset(view)
      case .form: constraint = addField(view, index)
      }
      views.append(view)
      if index == count / 2 { middle = constraint }
    }
  }

  @discardableResult
  private func equal(_ terms: [(Solver.Variable, Double)], _ constant: Double) -> Solver.Constraint {
    solver.add(terms.map { Solver.Term($0.0, $0.1) }, constant: constant, .equal)
  }

  private func addRow(_ view: View, _ index: Int) -> Solver.Constraint {
    equal([(view.x, 1)], -8)
    equal([(view.x, 1), (view.width, 1), (root.width, -1)], 8)
    equal([(view.height, 1)], -40)
    return equal([(view.y, 1)], -44 * Double(index))
  }

  private func addLink(_ view: View, isLast: Bool) -> Solver.Constraint {
    equal([(view.y, 1)], 0)
    equal([(view.y, 1), (view.height, 1), (root.height, -1)], 0)
    guard let last = views.last else { return equal([(view.x, 1)], 0) }
    equal([(view.width, 1), (last.width, -1)], 0)
    if isLast { equal([(view.x, 1), (view.width, 1), (root.width, -1)], 0) }
    return equal([(view.x, 1), (last.x, -1), (last.width, -1)], 0)
  }

  private func addInset(_ view: View) -> Solver.Constraint {
    let outer = views.last ?? root
    equal([(view.y, 1), (outer.y, -1)], -1)
    equal([(view.x, 1), (view.width, 1), (outer.x, -1), (outer.width, -1)], 1)
    equal([(view.y, 1), (view.height, 1), (outer.y, -1), (outer.height, -1)], 1)
    return equal([(view.x, 1), (outer.x, -1)], -1)
  }

  /// A label with its own width and the field beside it; all fields begin in one column.
  private mutating func addField(_ label: View, _ index: Int) -> Solver.Constraint {
    let field = View(solver)
    equal([(label.x, 1)], -20)
    equal([(field.x, 1), (label.x, -1), (label.width, -1)], -8)
    equal([(field.x, 1), (field.width, 1), (root.width, -1)], 20)
    if index > 0 { equal([(field.x, 1), (views[0].x, -1)], 0) }
    equal([(label.height, 1)], -21)
    equal([(field.height, 1)], -30)
    equal([(field.y, 1), (field.height, 0.5), (label.y, -1), (label.height, -0.5)], 0)
    wish(label.width, 40 + Double(index * 7 % 61), hugging: 251)
    wish(field.width, 30, hugging: 250)
    let above = views.last
    views.append(field)
    return above.map { equal([(label.y, 1), ($0.y, -1), ($0.height, -1)], -8) } ?? equal([(label.y, 1)], -20)
  }

  private func wish(_ size: Solver.Variable, _ value: Double, hugging: Double) {
    _ = solver.add([.init(size)], constant: -value, .lessOrEqual, priority: hugging)
    _ = solver.add([.init(size)], constant: -value, .greaterOrEqual, priority: 750)
  }
}
