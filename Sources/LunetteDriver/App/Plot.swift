import Foundation
import Lua
import LunetteCharts
import LunetteKit
import LunetteRender
import LunetteScript

/// Records numbers of an object: one sample for each path at every frame.
final class PlotRecording {
  let object: LuaReference
  let paths: [PropertyPath]
  private let simulation: Simulation
  private let stack: LuaStack
  private let start: TimeInterval
  /// Seconds since the first sample.
  private(set) var times: [Double] = []
  /// For each path one value per time.
  private(set) var values: [[Double]]
  private(set) var isTouched: [Bool] = []

  /// Takes the first sample. Throws: if a path doesn't lead to a number
  init(of object: LuaReference, paths: [PropertyPath], in app: ScenarioApp) throws {
    (self.object, self.paths, simulation, start) = (object, paths, app.simulation, app.simulation.time)
    stack = app.context.state.stack
    values = [[Double]](repeating: [], count: paths.count)
    try add()
  }

  /// Called at the end of a frame. A path that no longer leads to a number is a fault of the frame.
  func takeSample() {
    guard simulation.fault == nil else { return }
    do { try add() } catch { simulation.recordFault(error) }
  }

  private func add() throws {
    let numbers = try paths.map { try $0.number(of: object, stack) }
    times.append(simulation.time - start)
    isTouched.append(!simulation.input.activeTouches.isEmpty)
    for (index, number) in numbers.enumerated() { values[index].append(number) }
  }

  /// The ranges of time in which a finger was down.
  var touchedRanges: [ClosedRange<Double>] {
    var ranges: [ClosedRange<Double>] = []
    var from: Double?
    for (time, touched) in zip(times, isTouched) {
      if touched { from = from ?? time }
      if let begin = from, !touched {
        ranges.append(begin...time)
        from = nil
      }
    }
    if let from, let last = times.last { ranges.append(from...last) }
    return ranges
  }
}

/// The answer of `app:plot`: the samples, and the chart of them.
final class ScriptPlot: LuaObject {
  static let luaName = "Plot"
  let chart: Chart
  let times: [Double]
  private let values: [(path: String, samples: [Double])]
  private let size: (columns: Int, rows: Int)

  init(_ recording: PlotRecording, title: String, unit: String, size: (columns: Int, rows: Int)) {
    (times, self.size) = (recording.times, size)
    values = zip(recording.paths, recording.values).map { ($0.text, $1) }
    let curves = values.map { [times] path, samples in
      Chart.Curve(path, zip(times, samples).map { CGPoint(x: $0, y: $1) })
    }
    chart = Chart(
      title: title, x: .init("time", unit: "s"), y: .init(values.count == 1 ? values[0].path : "", unit: unit).bare, curves: curves,
      marks: .init("finger down", recording.touchedRanges))
  }

  var text: String { chart.text(columns: size.columns, rows: size.rows) }
  var svg: String { chart.svg() }

  /// The samples of a path; of the first path if none is named.
  func samples(of path: String?) throws -> [Double] {
    guard let path else { return values[0].samples }
    if let known = values.first(where: { $0.path == path }) { return known.samples }
    let nearest = Suggestion.nearest(to: path, among: values.map(\.path))
    throw ScenarioError.badValue(
      name: "the path", wanted: "one of those plotted: " + values.map(\.path).joined(separator: ", "),
      got: "\"\(path)\"" + (nearest.map { " (did you mean \"\($0)\"?)" } ?? ""))
  }

  static let formats = [".svg", ".txt"]

  static func check(path: String) throws {
    guard formats.contains(where: path.hasSuffix) else { throw ScenarioError.unknownFormat(path: path, known: formats) }
  }

  func save(path: String) throws {
    try Self.check(path: path)
    try ScenarioApp.writeInProject(Data((path.hasSuffix(".svg") ? svg : text + "\n").utf8), to: path)
  }
}

extension Chart.Axis {
  /// The axis with its unit in place of a missing label.
  fileprivate var bare: Chart.Axis { label.isEmpty ? Chart.Axis(unit) : self }
}

/// One path or a list of them.
struct PlotPaths: LuaReadable {
  let paths: [String]

  static var luaTypeName: String { "a path as \"contentOffset.y\", or a list of paths" }
  static var luaType: LuaType { .either([.string, .list(.string)]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> PlotPaths {
    if let text = stack.text(at: index) { return PlotPaths(paths: [text]) }
    guard stack.isTable(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    return PlotPaths(paths: try [String].read(stack, at: index))
  }
}

/// The object to be plotted: an object, or a view on the screen that shows a given text.
enum PlotSubject: LuaReadable {
  case query(ViewQuery)
  case object(LuaReference)

  static var luaTypeName: String { "a view, a layer, a table, or the text of a view" }
  static var luaType: LuaType { .either([.string, UIView.luaType, CALayer.luaType, .table]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> PlotSubject {
    if let text = stack.text(at: index) { return .query(ViewQuery(any: text)) }
    guard stack.isTable(at: index) || lshim_to_box(stack.raw, index) != nil else { throw stack.mismatch(luaTypeName, at: index) }
    return .object(LuaReference(stack, at: index))
  }
}

struct PlotOptions: OptionTable {
  @LuaOption("The object whose numbers are recorded; the first scroll view on the screen if it is left out.") var of: PlotSubject? = nil
  @LuaOption("The title above the chart.") var title: String? = nil
  @LuaOption("The unit of the numbers, which the chart shows.") var unit: String? = nil
  @LuaOption("The size of the chart in characters, as {columns, rows}; {60, 12} if it is left out.") var size: [Int]? = nil
  @LuaOption("The file, or files, to which the chart is written: .svg or .txt.") var save: PlotPaths? = nil
  @LuaOption("How long numbers are recorded, from the start.", unit: .seconds) var duration: TimeInterval? = nil
  @LuaOption("Whether the chart is printed; true if it is left out.") var print = true
}

/// The second argument: options, or the function if there are no options.
enum PlotSecond: LuaReadable {
  case options(PlotOptions)
  case action(LuaFunction)

  static var luaTypeName: String { "a table of options, or a function" }
  static var luaType: LuaType { .either([PlotOptions.luaType, .function]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> PlotSecond {
    if stack.isFunction(at: index) { return .action(try LuaFunction.read(stack, at: index)) }
    guard stack.isTable(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    return .options(try PlotOptions.read(stack, at: index))
  }
}

extension ScenarioApp {
  /// The arguments of `app:plot`.
  struct PlotRequest {
    var paths: [PropertyPath]
    var subject: PlotSubject?
    var title: String?
    var unit: String?
    var size = (columns: 60, rows: 12)
    var files: [String] = []
    var duration: TimeInterval?
    var isPrinted = true
    var action: Callback?

    /// Limits of a chart's width. Units: characters. Ours: what is still readable as a picture.
    private static let columnRange = 10...400
    private static let rowRange = 3...100

    init(_ paths: PlotPaths, _ second: PlotSecond?, _ third: LuaFunction?) throws {
      guard (1...Chart.mostCurves).contains(paths.paths.count) else {
        throw ScenarioError.badValue(name: "the list of paths", wanted: "1 to \(Chart.mostCurves) long", got: "\(paths.paths.count)")
      }
      self.paths = try paths.paths.map(PropertyPath.init)
      if case .action(let function)? = second { action = Callback(function) } else { action = third.map(Callback.init) }
      guard case .options(let options)? = second else { return }
      (subject, title, unit) = (options.of, options.title, options.unit)
      if let size = options.size {
        guard size.count == 2, Self.columnRange.contains(size[0]), Self.rowRange.contains(size[1]) else {
          throw ScenarioError.badValue(
            name: "size",
            wanted: "{ columns, rows }, of \(Self.columnRange.lowerBound) to \(Self.columnRange.upperBound) and "
              + "\(Self.rowRange.lowerBound) to \(Self.rowRange.upperBound) characters",
            got: "{ " + size.map(String.init).joined(separator: ", ") + " }")
        }
        self.size = (size[0], size[1])
      }
      files = options.save?.paths ?? []
      duration = options.duration
      if let duration, duration < 0 { throw ScenarioError.badValue(name: "duration", wanted: "0 or more", got: formatted(duration)) }
      isPrinted = options.print
      try files.forEach(ScriptPlot.check)
    }
  }

  /// Records numbers at every frame while `action` runs and until `duration` is over, and makes the chart.
  func plot(_ request: PlotRequest) throws -> ScriptPlot {
    guard request.action != nil || request.duration != nil else { throw ScenarioError.nothingToPlot }
    try checkMayDrive()
    let object = try run { try subject(of: request) }
    let start = simulation.time
    let recording = try run { try context.asCall { try PlotRecording(of: object, paths: request.paths, in: self) } }
    recordings.append(recording)
    defer { recordings.removeAll { $0 === recording } }
    try request.action?.callThrowing(asScenario: true)
    if let duration = request.duration { try advance(seconds: max(0, start + duration - simulation.time)) }
    let plot = ScriptPlot(
      recording, title: request.title ?? request.paths.map(\.text).joined(separator: ", ") + " of " + context.kind(of: object),
      unit: request.unit ?? commonUnit(request.paths), size: request.size)
    for file in request.files { try plot.save(path: file) }
    if request.isPrinted, !host.options.quiet { host.options.output(plot.text + "\n") }
    return plot
  }

  private func commonUnit(_ paths: [PropertyPath]) -> String {
    let units = Set(paths.map(\.unit))
    return units.count == 1 ? units.first ?? "" : ""
  }

  private func subject(of request: PlotRequest) throws -> LuaReference {
    switch request.subject {
    case .object(let object): return object
    case .query(let query): return try context.reference(to: find(query))
    case nil:
      guard let view = viewsOnScreen.first(where: { $0 is UIScrollView }) else { throw ScenarioError.noScrollView }
      return context.reference(to: view)
    }
  }
}

extension Registry {
  static func appPlot(_ c: ClassBuilder<ScenarioApp>) {
    c.method(
      "plot",
      "Records numbers of a view in every frame while a function runs, prints a chart of them, and returns the plot.",
      args: "path", "options", "action"
    ) { (app: ScenarioApp, paths: PlotPaths, second: PlotSecond?, action: LuaFunction?) in
      try app.plot(ScenarioApp.PlotRequest(paths, second, action))
    }
  }

  static func plots(_ r: RegistryBuilder) {
    r.type(ScriptPlot.self, "Plot", doc: "Numbers that were recorded over time, and their chart; made by app:plot.") { c in
      c.property("title", "The title above the chart.", \.chart.title)
      c.property("text", "The chart as a text.", \.text)
      c.property("svg", "The chart as the text of an SVG file.", \.svg)
      c.property("times", "The times of the recorded numbers: one at the start, and one for each frame.", unit: .seconds, \.times)
      c.method("values", "The numbers that were recorded for a path; for the first path if none is given.", args: "path") {
        (plot: ScriptPlot, path: String?) in try plot.samples(of: path)
      }
      c.method("save", "Writes the chart to a file: an image (.svg) or a text (.txt).", args: "path") {
        (plot: ScriptPlot, path: String) in try plot.save(path: path)
      }
    }
  }
}
