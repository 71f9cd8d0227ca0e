import Foundation
import LunetteDriver
import LunetteKit
import LunetteScript
import TestSupport
import Testing

/// What isn't used costs nothing. The cases' numbers are those of docs/rules/accessibility.md; instructions are counted by `make bench`.
@Suite struct AccessibilityCostTests {
  private static let fruits = Repository.root + "/plugins/fruits"

  private func run(_ source: String) throws -> ScriptHost {
    var options = ScriptHost.Options()
    (options.quiet, options.output) = (true, { _ in })
    let host = ScriptHost(options: options)
    try host.run(source: source, name: "=cost")
    return host
  }

  private static func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

  @Test("A-199: a list that scrolls makes nothing for assistive technology")
  func unused() throws {
    let host = try run("app = launch '\(Self.fruits)' app:drag { from = { 160, 400 }, to = { 160, 100 } } app:settle()")
    defer { host.close() }
    let simulation = try #require(host.apps.last).simulation
    let views = simulation.application.windows.flatMap(Self.all)
    #expect(views.count > 20)
    #expect(views.allSatisfy { $0.accessibilitySettings == nil && $0.interactions.isEmpty })
  }

  @Test("A-198: a tree asks each object once, and keeps nothing")
  func looking() throws {
    let host = try run("app = launch '\(Self.fruits)' for _ = 1, 3 do app:accessibility() end")
    defer { host.close() }
    let simulation = try #require(host.apps.last).simulation
    #expect(simulation.application.windows.flatMap(Self.all).allSatisfy { $0.accessibilitySettings == nil })
  }
}
