import Foundation
import LunetteDriver
import LunetteKit

/// How the time of constraints that depend on each other grows with their number, and how long kiwi (https://github.com/nucleic/kiwi, the algorithm
/// that most solvers of layouts have) takes for the same system. Kiwi is measured through Python, if `python3` can import `kiwisolver`.
func measureConstraintGrowth(_ report: Report) {
  guard !Clock.isCounting else { return }
  var hasKiwi = true
  for kind in LargeSystem.Kind.allCases {
    let (small, large) = (LargeSystem(kind, kind.least), LargeSystem(kind, 10 * kind.least))
    let (once, tenTimes) = (small.time(), large.time())
    report.add(
      Figure("constraints: \(kind.rawValue), ten times \(kind.least)", tenTimes / once, "times", kind == .everywhere ? .none : .atMost(13)))
    guard kind.isSolvedByKiwi else { continue }
    let kiwi = hasKiwi ? small.timeOfKiwi() : nil
    hasKiwi = kiwi != nil
    let floor = kiwi.map { Figure.Floor(what: "kiwi", value: $0 * 1e3) }
    report.add(
      Figure(
        "constraints: \(kind.rawValue) \(kind.least)" + (floor == nil ? " (kiwi is missing: pip install kiwisolver)" : ""), once * 1e3, "ms",
        floor == nil ? .none : .timesFloor(1), floor: floor))
  }
  for (name, source) in largeScreens {
    let (once, tenTimes) = (timeOfScreen(source, tenths: 1), timeOfScreen(source, tenths: 10))
    report.add(Figure("constraints: \(name), ten times as many views", tenTimes / once, "times", .atMost(13)))
  }
}

/// Units: microseconds for a view or cell, by their number; for the plot.
func constraintCost(_ kind: LargeSystem.Kind, _ count: Int) -> Double { LargeSystem(kind, count).time() / Double(count) }

/// Units: seconds; a hundredth of the largest number of views for each tenth.
private func timeOfScreen(_ source: String, tenths: Int) -> Double {
  var best = Double.infinity
  for _ in 0..<3 {
    let host = ScriptHost(options: silent)
    defer { host.close() }
    let time = try? Clock.processor(rounds: 1) { try host.run(source: "local tenths = \(tenths)\n" + source, name: "=screen") }
    best = min(best, time ?? .infinity)
  }
  return best
}

private let largeScreens: [(name: String, source: String)] =
  ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"].map { distribution in
    (
      "a stack, \(distribution), a tenth hidden",
      """
      launch { didFinishLaunching = function()
        local w = UIWindow {} w:makeKeyAndVisible()
        local s = UIStackView { frame = w.bounds, axis = "vertical", distribution = "\(distribution)" } w:addSubview(s)
        for i = 1, 200 * tenths do s:addArrangedSubview(UILabel { text = "x", isHidden = i % 10 == 1 }) end
      end }:frame()
      """
    )
  } + [
    (
      "stacks in stacks",
      """
      launch { didFinishLaunching = function()
        local w = UIWindow {} w:makeKeyAndVisible()
        local p = UIStackView { frame = w.bounds } w:addSubview(p)
        for i = 1, 25 * tenths do
          local s = UIStackView { axis = i % 2 == 0 and "vertical" or "horizontal", distribution = "fillProportionally" }
          p:addArrangedSubview(s) p:addArrangedSubview(UILabel { text = "x" }) p = s
        end
      end }:frame()
      """
    ),
    (
      "views with contradictions",
      """
      launch { didFinishLaunching = function()
        local w = UIWindow {} w:makeKeyAndVisible()
        for i = 1, 800 * tenths do
          local x = UIView {} x.translatesAutoresizingMaskIntoConstraints = false w:addSubview(x)
          x.widthAnchor:constraint("==", i).isActive = true
          x.widthAnchor:constraint("==", i + 1).isActive = true
        end
      end }:frame()
      """
    ),
  ]

/// A system as data, so that other solvers can have it too.
struct LargeSystem {
  enum Kind: String, CaseIterable {
    case chain = "a chain of >="
    case wishes = "a chain of >= with wishes against it"
    case places = "a chain of >= with a wish for each place"
    case mixed = "a chain of >= of views with mixed priorities"
    case equal = "a chain of == with weak widths"
    case grid = "rows of a grid of 30 with equal widths at 750"
    case labels = "labels in columns and rows without room"
    case full = "views with content in a row without room"
    case pictures = "pictures with ratios in a row without room"
    case gaps = "a stack whose equal gaps don't fit"
    case nested = "rows in columns in rows without room"
    case random = "sparse constraints at random"
    /// There is no order in which they could be solved one after the other, so that they grow faster.
    case everywhere = "sparse constraints at random among all variables"
    case contradictions = "a chain with a contradiction in each view"

    var least: Int {
      switch self {
      case .grid, .nested: 30
      case .labels: 10
      case .pictures: 100
      case .everywhere: 40
      case .random: 200
      default: 400
      }
    }
    /// Kiwi refuses contradictions, and takes its own objective for unbounded in random systems among all variables.
    var isSolvedByKiwi: Bool { self != .contradictions && self != .gaps && self != .everywhere }
  }

  private var isSize: [Bool] = []
  private var constraints: [(terms: [(variable: Int, factor: Double)], constant: Double, relation: Int8, priority: Double)] = []

  private mutating func variable(isSize: Bool = false) -> Int {
    self.isSize.append(isSize)
    return self.isSize.count - 1
  }

  private mutating func add(_ terms: [(Int, Double)], _ constant: Double, _ relation: Int8 = 0, _ priority: Double = 1000) {
    constraints.append((terms.map { ($0.0, $0.1) }, constant, relation, priority))
  }

  init(_ kind: Kind, _ count: Int) {
    switch kind {
    case .chain, .wishes, .places: addChain(count, kind)
    case .full: addFullRow(count)
    case .pictures: addPictures(count)
    case .gaps: addLongGaps(count)
    case .nested: addNested(count)
    case .mixed, .equal, .contradictions: addViews(count, kind)
    case .grid: addGrid(count)
    case .labels: addLabels(count)
    case .random: addRandom(count, near: 8)
    case .everywhere: addRandom(count, near: count)
    }
  }

  private mutating func addChain(_ count: Int, _ kind: Kind) {
    var last: Int?
    for index in 0..<count {
      let place = variable()
      if let last { add([(place, 1), (last, -1)], -10, 1) } else { add([(place, 1)], 0, 1) }
      if kind == .wishes { add([(place, 1)], -100, 0, 250) }
      if kind == .places { add([(place, 1)], -Double(index * 10 + index * 7919 % 401), 0, 250) }
      last = place
    }
  }

  private mutating func addContent(_ size: Int, _ length: Double) {
    add([(size, 1)], -length, -1, 250)
    add([(size, 1)], -length, 1, 750)
  }

  /// As a stack view's, with half the room that the views need.
  private mutating func addFullRow(_ count: Int) {
    var end: [(Int, Double)] = []
    for index in 0..<count {
      let (place, size) = (variable(), variable(isSize: true))
      add([(place, 1)] + end.map { ($0.0, -$0.1) }, index == 0 ? 0 : -4)
      addContent(size, Double(10 + index % 5))
      end = [(place, 1), (size, 1)]
    }
    add(end, -Double(count * 8))
  }

  /// In a row that has half the room they need.
  private mutating func addPictures(_ count: Int) {
    var end: [(Int, Double)] = []
    for index in 0..<count {
      let (x, y, width, height) = (variable(), variable(), variable(isSize: true), variable(isSize: true))
      add([(x, 1)] + end.map { ($0.0, -$0.1) }, index == 0 ? 0 : -4, index == 0 ? 0 : 1)
      add([(y, 1)], -4, 1)
      add([(y, 1), (height, 1)], -100, -1)
      add([(width, 1), (height, -[1.5, 1, 0.75, 16 / 9.0][index % 4])], 0)
      addContent(width, Double(40 + index * 11 % 53))
      addContent(height, Double(30 + index * 7 % 41))
      end = [(x, 1), (width, 1)]
    }
    add(end, -Double(count * 20), -1)
  }

  /// As a stack view's with equal gaps, whose least gaps alone are twice as long as the stack.
  private mutating func addLongGaps(_ count: Int) {
    var end: [(Int, Double)] = []
    var model: Int?
    for index in 0..<count {
      let (place, size) = (variable(), variable(isSize: true))
      addContent(size, Double(10 + index % 5))
      if end.isEmpty {
        add([(place, 1)], 0)
      } else {
        let back = end.map { ($0.0, -$0.1) }
        let spacer = (place: variable(), size: variable(isSize: true))
        add([(place, 1)] + back, -8, 1)
        add([(spacer.place, 1)] + back, 0)
        add([(spacer.place, 1), (spacer.size, 1), (place, -1)], 0)
        if let model { add([(spacer.size, 1), (model, -1)], 0) } else { model = spacer.size }
      }
      end = [(place, 1), (size, 1)]
    }
    add(end, -Double(count * 4))
  }

  /// In each row or column a view with content and the next column or row.
  private mutating func addNested(_ count: Int) {
    var (along, across) = (variable(isSize: true), variable(isSize: true))
    add([(along, 1)], -1.2 * Double(count))
    add([(across, 1)], -1.8 * Double(count))
    for _ in 0..<count {
      let (inner, size, other) = (variable(isSize: true), variable(isSize: true), variable(isSize: true))
      add([(along, 1), (inner, -1), (size, -1)], 0)
      add([(other, 1), (across, -1)], 0)
      addContent(size, 9)
      addContent(other, 9)
      (along, across) = (across, inner)
    }
  }

  private mutating func addViews(_ count: Int, _ kind: Kind) {
    var last: (place: Int, size: Int)?
    for index in 0..<count {
      let (place, size) = (variable(), variable(isSize: true))
      let gap: Int8 = kind == .mixed ? 1 : 0
      if let last { add([(place, 1), (last.place, -1), (last.size, -1)], -8, gap) } else { add([(place, 1)], -20, gap) }
      if kind == .mixed, let last { add([(place, 1), (last.place, -1), (last.size, -1)], -12, 0, [250, 500, 750][index % 3]) }
      let length = Double(20 + index * 7 % 61)
      switch kind {
      case .mixed:
        add([(size, 1)], -length, -1, 250)
        add([(size, 1)], -length, 1, 750)
      case .contradictions:
        add([(size, 1)], -length)
        add([(size, 1)], -length - 1)
      default: add([(size, 1)], -length, 0, 250)
      }
      last = (place, size)
    }
    if kind != .contradictions, let last { add([(last.place, 1), (last.size, 1)], -Double(count * 40), kind == .mixed ? -1 : 0) }
  }

  private mutating func addGrid(_ rows: Int) {
    let width = 30
    var cells: [(x: Int, y: Int, width: Int, height: Int)] = []
    for index in 0..<rows * width {
      let cell = (x: variable(), y: variable(), width: variable(isSize: true), height: variable(isSize: true))
      if index % width == 0 { add([(cell.x, 1)], -8, 1) } else { add([(cell.x, 1), (cells[index - 1].x, -1), (cells[index - 1].width, -1)], -8, 1) }
      if index < width {
        add([(cell.y, 1)], -8, 1)
      } else {
        add([(cell.y, 1), (cells[index - width].y, -1), (cells[index - width].height, -1)], -8, 1)
      }
      add([(cell.width, 1)], -Double(10 + index * 13 % 41), 1)
      add([(cell.height, 1)], -20, 1, 750)
      if index > 0 { add([(cell.width, 1), (cells[0].width, -1)], 0, 0, 750) }
      if index % width == width - 1 { add([(cell.x, 1), (cell.width, 1)], -4000, -1) }
      cells.append(cell)
    }
  }

  /// Ten in each row; each column has one leading edge, and each row one top.
  private mutating func addLabels(_ rows: Int) {
    let width = 10
    var cells: [(x: Int, y: Int, width: Int, height: Int)] = []
    for index in 0..<rows * width {
      let cell = (x: variable(), y: variable(), width: variable(isSize: true), height: variable(isSize: true))
      let left = index % width > 0 ? cells[index - 1] : nil
      let above = index >= width ? cells[index - width] : nil
      add([(cell.x, 1)] + (left.map { [($0.x, -1), ($0.width, -1)] } ?? []), -8, 1)
      add([(cell.y, 1)] + (above.map { [($0.y, -1), ($0.height, -1)] } ?? []), -8, 1)
      if let above { add([(cell.x, 1), (above.x, -1)], 0) }
      if let left { add([(cell.y, 1), (left.y, -1)], 0) }
      if index % width == width - 1 { add([(cell.x, 1), (cell.width, 1)], -320, -1) }
      if index / width == rows - 1 { add([(cell.y, 1), (cell.height, 1)], -Double(rows * 20), -1) }
      addContent(cell.width, Double(10 + index * 13 % 41))
      addContent(cell.height, 20)
      cells.append(cell)
    }
  }

  /// Required constraints that a point fulfils, and wishes; of neighbours, as those of a screen, or of all variables.
  private mutating func addRandom(_ count: Int, near: Int) {
    var state: UInt64 = 12345
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    for _ in 0..<count { _ = variable(isSize: random(2) == 0) }
    let point = (0..<count).map { _ in Double(random(1000)) }
    for _ in 0..<2 * count {
      var terms: [(Int, Double)] = []
      let base = random(count)
      for _ in 0..<2 + random(2) {
        let variable = (base + random(near)) % count
        if !terms.contains(where: { $0.0 == variable }) { terms.append((variable, [1, -1, 2, 0.5][random(4)])) }
      }
      let (relation, priority) = (random(2) == 0 ? Int8(1) : -1, [1000, 750, 500, 250][random(4)])
      let sum = terms.reduce(0) { $0 + $1.1 * point[$1.0] }
      let constant = priority == 1000 ? -sum + Double(random(50)) * Double(relation) : -Double(random(1000))
      add(terms, constant, relation, Double(priority))
    }
  }

  /// Units: seconds of processor time.
  func time() -> Double {
    Clock.processor(rounds: 5) {
      let solver = ConstraintSolver()
      let variables = isSize.map { solver.addVariable(isNonNegative: $0) }
      for constraint in constraints {
        _ = solver.add(
          constraint.terms.map { ConstraintSolver.Term(variables[$0.variable], $0.factor) }, constant: constraint.constant,
          ConstraintSolver.Relation(rawValue: constraint.relation) ?? .equal, priority: constraint.priority)
      }
      solver.solve()
    }
  }

  /// Units: seconds of processor time; nil without kiwi.
  func timeOfKiwi() -> Double? {
    let lines =
      [isSize.map { $0 ? "1" : "0" }.joined()]
      + constraints.map { entry in
        "\(entry.relation) \(entry.priority) \(entry.constant) " + entry.terms.map { "\($0.variable):\($0.factor)" }.joined(separator: " ")
      }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("lunette-constraints-\(ProcessInfo.processInfo.processIdentifier).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", Self.program, file.path]
    (process.standardOutput, process.standardError) = (pipe, FileHandle.nullDevice)
    guard (try? lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)) != nil, (try? process.run()) != nil
    else { return nil }
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Double(text.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// Makes the constraints beforehand, and times what the solver does, the best of three.
  private static let program = """
    import sys, time, kiwisolver as k
    lines = open(sys.argv[1]).read().split("\\n")
    v = [k.Variable(str(i)) for i in range(len(lines[0]))]
    def strength(p): return k.strength.required if p >= 1000 else k.strength.create(*((0, 0, 1) if p < 400 else (0, 1, 0) if p < 700 else (1, 0, 0)))
    cs = [(v[i] >= 0) | k.strength.required for i, c in enumerate(lines[0]) if c == "1"]
    for line in lines[1:]:
        r, p, c, *terms = line.split()
        e = float(c)
        for t in terms:
            i, f = t.split(":")
            e = e + float(f) * v[int(i)]
        cs.append((e == 0 if r == "0" else e >= 0 if r == "1" else e <= 0) | strength(float(p)))
    best = 1e9
    for _ in range(3):
        begin = time.process_time()
        s = k.Solver()
        for c in cs: s.addConstraint(c)
        s.updateVariables()
        best = min(best, time.process_time() - begin)
    print(best)
    """
}
