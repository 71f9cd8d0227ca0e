import Foundation
import LunetteDriver
import LunetteTesting

/// What a screen means: its tree, queries, waiting, VoiceOver's next element, a variant. Floors are text frames and `exists` of the same run.
/// Source: docs/rules/accessibility.md
func measureAccessibility(_ report: Report) throws {
  var options = ScriptHost.Options()
  options.output = { _ in }
  let host = ScriptHost(options: options)
  defer { host.close() }
  try host.run(
    source: """
      app = launch "fruits"
      many = launch { didFinishLaunching = function()
        local window = UIWindow { frame = UIScreen.main.bounds }
        for i = 1, 500 do window:addSubview(UILabel { text = "Label " .. i, frame = { 0, i % 500, 100, 20 } }) end
        window:makeKeyAndVisible()
      end }
      rows = launch { didFinishLaunching = function()
        local window = UIWindow { frame = UIScreen.main.bounds }
        local list = UITableView { frame = window.bounds, rowHeight = 44 }
        source = { numberOfRowsInSection = function() return 10000 end, cellForRowAt = function(_, list, path)
          local cell = list:dequeueReusableCell "row" or UITableViewCell { reuseIdentifier = "row" }
          cell.textLabel.text = "Row " .. path.row
          return cell
        end }
        list.dataSource = source
        window:addSubview(list)
        window:makeKeyAndVisible()
      end }
      vo = rows:voiceOver()
      function frames(n) for _ = 1, n do app:frame() end end
      function trees(n) for _ = 1, n do app:accessibility() end end
      function finds(n) for _ = 1, n do many:exists { role = "staticText", name = "Label 7" } end end
      function steps(n) for _ = 1, n do vo:next() end end
      function waits(n) for _ = 1, n do rows:advanceFrames(1) end end
      """, name: "=accessibility")
  func time(_ call: String, _ count: Int) throws -> Double {
    try Clock.processor { try host.run(source: "\(call)(\(count))", name: "=accessibility") } / Double(count)
  }
  let (frame, tree) = (try time("frames", 200), try time("trees", 200))
  // A-198 of docs/rules/accessibility.md.
  report.add(Figure("tree of 13 rows, in text frames", tree / frame, "frames", .atMost(1.2)))
  report.add(Figure("a query by role and name over 500 views", try time("finds", 200) * 1e6, "us", .atMost(60)))
  let (step, wait) = (try time("steps", 300), try time("waits", 300))
  report.add(Figure("VoiceOver's next in 10,000 rows, without its frame", max(0, step - wait) * 1e6, "us", .atMost(50)))
  let plan = VariantPlan.usual(base: options.device, hasDark: false)
  var rows: [ShotRun.Row] = []
  let looked = Clock.processor { rows = ShotRun(options).rows(of: "fruits", plan) }
  report.add(Figure("a variant of fruits without drawing", looked * 1e3 / Double(plan.variants.count), "ms", .atMost(0.75)))
  let drawn = Clock.processor { _ = ShotPage.text(ShotRun.sheet(title: "fruits", rows)) }
  report.add(Figure("\(plan.variants.count) variants as HTML, with their launches", (looked + drawn) * 1e3, "ms", .atMost(100)))
}
