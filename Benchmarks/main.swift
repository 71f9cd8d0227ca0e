// Figures of Lunette's speed, one a line. `make bench` builds it for release and runs it from the project's folder.
//
// The wall clock is read here and nowhere else in the project.
import Foundation
import LunetteKit
import LunetteRender
import LunetteScript
import LunetteTesting

/// Runs `body` and answers how long it took. Units: seconds.
func measured(_ body: () throws -> Void) rethrows -> Double {
  let start = ContinuousClock.now
  try body()
  let elapsed = (ContinuousClock.now - start).components
  return Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18
}

func report(_ name: String, _ value: Double, _ unit: String) {
  print(name.padding(toLength: 64, withPad: " ", startingAt: 0) + String(format: "%12.3f %@", value, unit))
}

/// A scenario source with a table of a million rows, whose heights Lua answers.
let millionRows = """
  rows = 1000000
  plugin = {
    numberOfRowsInSection = function(self, tableView, section) return rows end,
    heightForRowAt = function(self, tableView, indexPath) return 40 + indexPath.row % 7 end,
    cellForRowAt = function(self, tableView, indexPath)
      local cell = tableView:dequeueReusableCell("row") or UITableViewCell { reuseIdentifier = "row" }
      cell.textLabel.text = "row"
      return cell
    end,
  }
  app = launch(plugin)
  """

func benchmark() throws {
  let binary = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("lunette").path
  if FileManager.default.isExecutableFile(atPath: binary) {
    var fastest = Double.infinity
    for _ in 0..<5 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: binary)
      process.arguments = ["run", "Benchmarks/first_frame.lua"]
      process.standardOutput = FileHandle.nullDevice
      fastest = min(
        fastest,
        try measured {
          try process.run()
          process.waitUntilExit()
        })
    }
    report("process start to the first frame of plugins/fruits", fastest * 1e3, "ms")
  }

  let host = ScriptHost()
  let load = try measured { try host.run(source: millionRows, name: "=bench") }
  report("1,000,000 rows with Lua heights loaded", load * 1e3, "ms")

  guard let table = host.apps.last?.table, let simulation = host.apps.last?.simulation else { return }
  let frames = 10_000
  let scroll = measured {
    for frame in 1...frames {
      table.contentOffset.y = CGFloat(frame) * 37
      simulation.runFrame()
    }
  }
  report("10,000 frames of 37 pt through them, a frame", scroll / Double(frames) * 1e6, "us")

  let updates = 1_000
  UIView.setAnimationsEnabled(false)
  for (name, row) in [("at the front", 1), ("in the middle", 500_000), ("at the end", 1_000_000)] {
    let time = try measured {
      try host.run(
        source: """
          local table = app.table
          for _ = 1, \(updates) do
            rows = rows + 1; table:insertRows({ IndexPath(1, \(row)) }, "none"); table:layoutIfNeeded()
            rows = rows - 1; table:deleteRows({ IndexPath(1, \(row)) }, "none"); table:layoutIfNeeded()
          end
          """, name: "=bench")
    }
    report("insert or delete one row \(name), laid out", time / Double(2 * updates) * 1e6, "us")
  }
  host.close()
  touchMoves()
  try logging()
  try frameForms()
  try tests()
}

/// A screen of 320 x 568 points with 13 rows, in each form; the walk through the views is part of every one.
func frameForms() throws {
  let host = ScriptHost()
  defer { host.close() }
  try host.run(source: "app = launch 'fruits'", name: "=bench")
  guard let simulation = host.apps.last?.simulation else { return }
  let count = 1_000
  func time(_ name: String, _ body: () -> Int) {
    var bytes = 0
    let seconds = measured { for _ in 0..<count { bytes = body() } }
    report("a frame of 13 rows as \(name), \(bytes) bytes", seconds / Double(count) * 1e6, "us")
  }
  time("text") { TextFrame(simulation).plain.utf8.count }
  time("JSON") { JsonFrame(FrameSnapshot(simulation)).bytes.count }
  time("SVG") { SvgFrame(FrameSnapshot(simulation)).bytes.count }
}

/// A table that is scrolled, with nobody listening, with a log, and with every instruction counted.
func logging() throws {
  func time(_ name: String, _ log: RunLog?) throws {
    let host = ScriptHost()
    defer { host.close() }
    host.log = log
    log?.drain = { _ in }
    try host.run(source: "app = launch 'fruits'", name: "=bench")
    guard let table = host.apps.last?.table, let simulation = host.apps.last?.simulation else { return }
    let frames = 2_000
    let seconds = measured {
      for frame in 1...frames {
        table.contentOffset.y = CGFloat(frame % 200)
        simulation.runFrame()
      }
    }
    report("a frame of a scrolling table, \(name)", seconds / Double(frames) * 1e6, "us")
  }
  try time("without a log", nil)
  try time("with --log", RunLog(.views))
  try time("with --log and --trace", RunLog([.views, .costs]))
}

/// What a test costs: a state of its own, and everything around a thousand that do nothing.
func tests() throws {
  let states = 200
  let state = measured { for _ in 0..<states { ScriptHost().close() } }
  report("a fresh isolated state with the whole API", state / Double(states) * 1e3, "ms")

  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lunette-bench-\(ProcessInfo.processInfo.processIdentifier)")
    .path
  defer { try? FileManager.default.removeItem(atPath: folder) }
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  let trivial = "it('adds', function() assert.are.equal(2, 1 + 1) end)\n"
  var files: [String] = []
  for (name, count) in [("one", 1_000)] + (0..<100).map({ ("part\($0)", 10) }) {
    files.append("\(folder)/\(name)_spec.lua")
    try String(repeating: trivial, count: count).write(toFile: files[files.count - 1], atomically: true, encoding: .utf8)
  }
  var options = SpecRunner.Options(host: ScriptHost.Options(), frames: .requireAll)
  options.workers = 2
  for (name, specs) in [("one file", [files[0]]), ("100 files", Array(files.dropFirst()))] {
    var passed = 0
    let time = measured { passed = SpecRunner(options: options) { _ in }.run(specs).counts.passed }
    report("\(passed) trivial tests in \(name), two workers", time * 1e3, "ms")
  }
}

/// A finger that moves over ten nested views, each with a recognizer that goes on waiting.
func touchMoves() {
  let simulation = Simulation()
  Simulation.current = simulation
  let window = UIWindow()
  window.makeKeyAndVisible()
  var parent: UIView = window
  for _ in 0..<10 {
    let view = UIView(frame: window.bounds)
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    view.addGestureRecognizer(pan)
    parent.addSubview(view)
    parent = view
  }
  let moves = 10_000
  simulation.input.schedule(TouchSample(finger: 1, phase: .began, location: CGPoint(x: 100, y: 100)), at: 0)
  simulation.runFrame()
  let start = simulation.time
  for move in 1...moves {
    let place = CGPoint(x: 100 + CGFloat(move % 2), y: 100)
    simulation.input.schedule(TouchSample(finger: 1, phase: .moved, location: place), at: start + Double(move) * 1e-6)
  }
  let time = measured { simulation.runFrame() }
  report("a touch move through 10 recognizers, 10 views deep", time / Double(moves) * 1e6, "us")
}

do { try benchmark() } catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
