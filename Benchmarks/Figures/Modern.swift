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
private struct ScriptedWork {
  let host = ScriptHost()
  let work: String

  init(_ launch: String, _ work: String) throws {
    self.work = work
    try host.run(source: launch, name: "=bench")
  }

  /// Units: seconds.
  func once() -> Double { Clock.once { try? host.run(source: work, name: "=bench") } }
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
    let (time, floor) = Clock.inTurns(rounds: 9) {
      today.once()
    } floor: {
      classic.once()
    }
    report.add(
      Figure(
        "a scrolled frame of plugins/fruits in system 17, \(name)", time.median / Double(frames) * 1e6, "us", .timesFloor(1.05),
        floor: .init(what: "the same in 12", value: floor.median / Double(frames) * 1e6), spread: time.spread))
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
  let (time, floor) = Clock.inTurns(rounds: 9) {
    change.once()
  } floor: {
    walk.once()
  }
  report.add(
    Figure(
      "setAppearance, 1,000 views, 10 dynamic colours", time.median / Double(times) * 1e3, "ms", .atMost(2),
      floor: .init(what: "walking them", value: floor.median / Double(times) * 1e3), spread: time.spread))
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
    let (time, floor) = Clock.inTurns(rounds: 9) {
      today.once()
    } floor: {
      classic.once()
    }
    report.add(
      Figure(
        "prepare of \(count) equal items of a compositional layout", time.median / 10 * 1e3, "ms", .atMost(1),
        floor: .init(what: "flow layout", value: floor.median / 10 * 1e3), spread: time.spread))
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
  let (time, floor) = Clock.inTurns(rounds: 9) {
    list.once()
  } floor: {
    table.once()
  }
  report.add(
    Figure(
      "a scrolled frame of a compositional list", time.median / Double(frames) * 1e6, "us", .timesFloor(1.2),
      floor: .init(what: "the table", value: floor.median / Double(frames) * 1e6), spread: time.spread))

  // A cell comes into view in nearly each frame of 44 points: what is more than without measuring is the measuring.
  let rows = "for frame = 1, \(frames) do view.contentOffset = { 0, frame * 44 } app:advanceFrames(1) end app:clearCalls()"
  let estimated = equalItems(100_000, compositional).replacingOccurrences(of: "absolute(44)", with: "estimated(44)")
  let measuring = try ScriptedWork(estimated, rows)
  let plain = try ScriptedWork(equalItems(100_000, compositional), rows)
  let (measured, unmeasured) = Clock.inTurns(rounds: 9) {
    measuring.once()
  } floor: {
    plain.once()
  }
  report.add(
    Figure(
      "a frame with a cell that is measured among 100,000 estimated", measured.median / Double(frames) * 1e6, "us", .aboveFloor(30),
      floor: .init(what: "the same without measuring", value: unmeasured.median / Double(frames) * 1e6), spread: measured.spread))
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
  let (time, floor) = Clock.inTurns(rounds: 9) {
    change.once()
  } floor: {
    hashing.once()
  }
  report.add(
    Figure(
      "apply, 10,000 items, 100 changed", time.median / 10 * 1e3, "ms", .atMost(10),
      floor: .init(what: "hashing them twice", value: floor.median / 10 * 1e3), spread: time.spread))
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
  let (time, floor) = Clock.inTurns(rounds: 9) {
    falling.once()
  } floor: {
    Clock.once {
      for _ in 0..<(4 * frames) {
        for (number, one) in rectangles.enumerated() { for other in rectangles[(number + 1)...] where one.meets(other) { met += 1 } }
      }
    }
  }
  report.add(
    Figure(
      "a frame of 50 colliding boxes", time.median / Double(frames) * 1e3, "ms", .atMost(1),
      floor: .init(what: "4 x 1,225 rectangles", value: floor.median / Double(frames) * 1e3), spread: time.spread))
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
  let (time, floor) = try Clock.inTurns(rounds: 9) {
    try Clock.once { _ = try InterfaceImport(bytes, file: file, api: .ofSpecs).lua() }
  } floor: {
    Clock.once { _ = bytes.reduce(0) { $0 &+ Int($1) } }
  }
  report.add(
    Figure(
      "import of \(bytes.count / 1_000) KB of a storyboard", time.median * 1e3, "ms", .atMost(50), floor: .init(what: "reading it", value: floor.median * 1e3),
      spread: time.spread))
}
