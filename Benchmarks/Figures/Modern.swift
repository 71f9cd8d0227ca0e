import Foundation
import LunetteDriver
import LunetteKit
import LunetteScript
import LunetteTools

/// What the looks and the lists of today cost. The start has its own group.
func measureModern(_ report: Report) throws {
  try scrolledLooks(report)
  try appearances(report)
  try preparations(report)
  try compositionalScrolling(report)
  try appliedSnapshots(report)
  try collidingBoxes(report)
  try importedFile(report)
}

/// A piece of a script that is run again and again in an app that another piece has launched as `app`.
private final class ScriptedWork {
  let host = ScriptHost()
  let work: String

  init(_ launch: String, _ work: String) throws {
    self.work = work
    try host.run(source: launch, name: "=bench")
  }
  deinit { host.close() }

  /// Units: seconds.
  func once() -> Double { Clock.once { try? host.run(source: work, name: "=bench") } }
}

/// Adds what one of so many times costs beside its floor, both measured in turns.
private func add(
  _ report: Report, _ name: String, _ unit: String, _ target: Figure.Target, times: Int = 1, against what: String, _ work: () throws -> Double,
  floor: () throws -> Double
) rethrows {
  let (time, least) = try Clock.inTurns(rounds: 9, work, floor: floor)
  let factor = (unit == "us" ? 1e6 : 1e3) / Double(times)
  report.add(Figure(name, time.median * factor, unit, target, floor: .init(what: what, value: least.median * factor), spread: time.spread))
}

/// The list of fruits in 17, light and dark, beside itself in 12.
private func scrolledLooks(_ report: Report) throws {
  let frames = Clock.isCounting ? 100 : 2_000
  func list(_ options: String) throws -> ScriptedWork {
    try ScriptedWork(
      "app = launch('fruits', { \(options) }) app:advanceFrames(2)",
      "for frame = 1, \(frames) do app.table.contentOffset = { 0, frame * 37 % 300 } app:advanceFrames(1) end app:clearCalls()")
  }
  let classic = try list("system = 12")
  for (name, options) in [("light", "system = 17"), ("dark", "system = 17, appearance = 'dark'")] {
    let today = try list(options)
    add(
      report, "a scrolled frame of plugins/fruits in system 17, \(name)", "us", .timesFloor(1.05), times: frames, against: "the same in 12", today.once,
      floor: classic.once)
  }
}

/// Another appearance for a thousand views with ten dynamic colours.
private func appearances(_ report: Report) throws {
  let times = 10
  let launch = """
    local colors, views = {}, {}
    for i = 0, 9 do
      colors[i] = UIColor { dynamicProvider = function(traits)
        local share = traits.userInterfaceStyle == "dark" and i / 10 or 1 - i / 10
        return UIColor { white = share, alpha = 1 }
      end }
    end
    app = launch({ didFinishLaunching = function()
      window = UIWindow { rootViewController = UIViewController {} }
      for i = 1, 1000 do
        views[i] = UIView { frame = { 0, i % 480, 10, 1 }, backgroundColor = colors[i % 10] }
        window.rootViewController.view:addSubview(views[i])
      end
      window:makeKeyAndVisible()
    end }, { system = 17 })
    app:advanceFrames(2)
    """
  let change = try ScriptedWork(
    launch, "for i = 1, \(times) do app:setAppearance(i % 2 == 1 and 'dark' or 'light', { animated = false }) app:advanceFrames(1) end")
  let walk = try ScriptedWork(
    launch, "for i = 1, \(times) do for _, view in ipairs(window.rootViewController.view.subviews) do local _ = view.backgroundColor end end")
  add(report, "setAppearance, 1,000 views, 10 dynamic colours", "ms", .atMost(2), times: times, against: "walking them", change.once, floor: walk.once)
}

/// A collection view of equal items in a script's `view`. Its layout is computed anew by `layout()`.
private func equalItems(_ count: Int, _ layout: String) -> String {
  """
  local size = NSCollectionLayoutSize {
    widthDimension = NSCollectionLayoutDimension.fractionalWidth(1), heightDimension = NSCollectionLayoutDimension.absolute(44) }
  local section = NSCollectionLayoutSection {
    group = NSCollectionLayoutGroup.horizontal { layoutSize = size, subitems = { NSCollectionLayoutItem { layoutSize = size } } } }
  app = launch({ didFinishLaunching = function()
    window = UIWindow { rootViewController = UIViewController {} }
    view = UICollectionView { frame = { 0, 0, 320, 480 }, collectionViewLayout = \(layout) }
    view:register(UICollectionViewCell, "cell")
    view.dataSource = {
      numberOfItemsInSection = function() return \(count) end,
      cellForItemAt = function(_, view, path) return view:dequeueReusableCell("cell", path) end,
    }
    window.rootViewController.view:addSubview(view)
    window:makeKeyAndVisible()
  end }, { system = 17 })
  app:advanceFrames(2)
  function layout()
    view.collectionViewLayout:invalidateLayout()
    view:layoutIfNeeded()
  end
  """
}
private let compositional = "UICollectionViewCompositionalLayout { section = section }"
private let flow = "UICollectionViewFlowLayout { itemSize = { 320, 44 }, minimumLineSpacing = 0 }"

private func preparations(_ report: Report) throws {
  for count in [10_000, 1_000_000] {
    let today = try ScriptedWork(equalItems(count, compositional), "for _ = 1, 10 do layout() end")
    let classic = try ScriptedWork(equalItems(count, flow), "for _ = 1, 10 do layout() end")
    add(
      report, "prepare of \(count) equal items of a compositional layout", "ms", .atMost(1), times: 10, against: "flow layout", today.once, floor: classic.once)
  }
}

/// Frames of a compositional list beside a table's, and what a cell costs that is measured among many.
private func compositionalScrolling(_ report: Report) throws {
  let frames = Clock.isCounting ? 100 : 2_000
  let scroll = "for frame = 1, \(frames) do view.contentOffset = { 0, frame * 37 } app:advanceFrames(1) end app:clearCalls()"
  let list = try ScriptedWork(equalItems(100_000, compositional), scroll)
  let table = try ScriptedWork(
    """
    app = launch({ didFinishLaunching = function()
      view = UITableView { frame = { 0, 0, 320, 480 }, rowHeight = 44 }
      view:register(UITableViewCell, "cell")
      view.dataSource = {
        numberOfRowsInSection = function() return 100000 end,
        cellForRowAt = function(_, view, path) return view:dequeueReusableCell("cell", path) end,
      }
      window = UIWindow { rootViewController = UIViewController {} }
      window.rootViewController.view:addSubview(view)
      window:makeKeyAndVisible()
    end }, { system = 17 })
    app:advanceFrames(2)
    """, scroll)
  add(report, "a scrolled frame of a compositional list", "us", .timesFloor(1.2), times: frames, against: "the table", list.once, floor: table.once)

  // A cell comes into view in nearly each frame of 44 points: what is more than without measuring is the measuring.
  let rows = "for frame = 1, \(frames) do view.contentOffset = { 0, frame * 44 } app:advanceFrames(1) end app:clearCalls()"
  let estimated = equalItems(100_000, compositional).replacingOccurrences(of: "absolute(44)", with: "estimated(44)")
  let measuring = try ScriptedWork(estimated, rows)
  let plain = try ScriptedWork(equalItems(100_000, compositional), rows)
  add(
    report, "a frame with a cell that is measured among 100,000 estimated", "us", .aboveFloor(30), times: frames, against: "the same without measuring",
    measuring.once, floor: plain.once)
}

/// A snapshot of 10,000 items of which 100 are others.
private func appliedSnapshots(_ report: Report) throws {
  let launch = """
    local items = {}
    for i = 1, 10000 do items[i] = i end
    \(equalItems(0, flow))
    source = UICollectionViewDiffableDataSource { collectionView = view, cellProvider = function(view, path) return view:dequeueReusableCell("cell", path) end }
    snapshots = {}
    for number = 1, 2 do
      if number == 2 then for i = 100, 10000, 100 do items[i] = -i end end
      snapshots[number] = NSDiffableDataSourceSnapshot()
      snapshots[number]:appendSections { 1 }
      snapshots[number]:appendItems(items, 1)
    end
    source:apply(snapshots[1], false)
    app:advanceFrames(1)
    """
  let change = try ScriptedWork(launch, "for number = 1, 10 do source:apply(snapshots[1 + number % 2], false) end app:advanceFrames(1)")
  let hashing = try ScriptedWork(launch, "for number = 1, 20 do local seen = {} for i = 1, 10000 do seen[i] = number end end")
  add(report, "apply, 10,000 items, 100 changed", "ms", .atMost(10), times: 10, against: "hashing them twice", change.once, floor: hashing.once)
}

/// Fifty boxes that fall upon one another.
private func collidingBoxes(_ report: Report) throws {
  let frames = Clock.isCounting ? 20 : 200
  let launch = """
    function drop()
      animator = UIDynamicAnimator { referenceView = window.rootViewController.view }
      for i, box in ipairs(boxes) do box.frame = { i % 10 * 31, i // 10 * 31, 30, 30 } end
      local collision = UICollisionBehavior { items = boxes, translatesReferenceBoundsIntoBoundary = true }
      animator:addBehavior(UIGravityBehavior { items = boxes })
      animator:addBehavior(collision)
    end
    boxes = {}
    app = launch({ didFinishLaunching = function()
      window = UIWindow { rootViewController = UIViewController {} }
      for i = 1, 50 do
        boxes[i] = UIView { frame = { 0, 0, 30, 30 }, backgroundColor = "red" }
        window.rootViewController.view:addSubview(boxes[i])
      end
      window:makeKeyAndVisible()
    end }, { system = 17 })
    app:advanceFrames(2)
    """
  let falling = try ScriptedWork(launch, "drop() app:advanceFrames(\(frames))")
  let rectangles = (0..<50).map { CGRect(x: $0 % 10 * 31, y: $0 / 10 * 31, width: 30, height: 30) }
  var met = 0
  add(report, "a frame of 50 colliding boxes", "ms", .atMost(1), times: frames, against: "4 x 1,225 rectangles") {
    falling.once()
  } floor: {
    Clock.once {
      for _ in 0..<(4 * frames) {
        for (number, one) in rectangles.enumerated() { for other in rectangles[(number + 1)...] where one.meets(other) { met += 1 } }
      }
    }
  }
}

/// A storyboard of 60 KB, made of a small one's scenes again and again.
private func importedFile(_ report: Report) throws {
  let file = "scripts/storyboards/Camps.storyboard"
  let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self)
  guard let start = text.range(of: "<scenes>"), let end = text.range(of: "</scenes>") else { throw BenchError(what: "\(file) has no scenes") }
  let scenes = text[start.upperBound..<end.lowerBound]
  var large = String(text[..<start.upperBound])
  while large.utf8.count < 60_000 { large += scenes }
  let bytes = Array((large + text[end.lowerBound...]).utf8)
  try add(report, "import of \(bytes.count / 1_000) KB of a storyboard", "ms", .atMost(50), against: "reading it") {
    try Clock.once { _ = try InterfaceImport(bytes, file: file, api: .ofSpecs).lua() }
  } floor: {
    Clock.once { _ = bytes.reduce(0) { $0 &+ Int($1) } }
  }
}
