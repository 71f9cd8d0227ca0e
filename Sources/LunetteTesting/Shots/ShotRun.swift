import Foundation
import LunetteDriver
import LunetteKit
import LunetteLog
import LunetteRender
import LunetteScript

/// Looks at a plugin, a scenario or a spec in each of several variants. Source: docs/variants.md
public struct ShotRun {
  /// The shots of one variant, in the order of the steps: one of a plugin at rest, each print of a scenario, each test.
  public struct Row: Sendable {
    public let variant: Variant
    public var shots: [Shot] = []
    /// Why there are no more.
    public var problem: String?
  }

  private let host: ScriptHost.Options
  private let lint: LintOptions

  public init(_ host: ScriptHost.Options, _ lint: LintOptions = LintOptions()) { (self.host, self.lint) = (host, lint) }

  public func rows(of subject: String, _ plan: VariantPlan) -> [Row] { plan.variants.map { row(of: subject, $0) } }

  private func row(of subject: String, _ variant: Variant) -> Row {
    var row = Row(variant: variant)
    var options = host
    options.quiet = true
    options.variant = variant
    var shots: [Shot] = []
    let lint = lint
    do {
      if subject.hasSuffix("_spec.lua") {
        (shots, row.problem) = spec(subject, options)
      } else if subject.hasSuffix(".lua"), !subject.hasSuffix("/init.lua") {
        options.printed = { shots.append(Shot(of: $0, title: $1 ?? "frame \($0.simulation.frameCount)", lint)) }
        let host = ScriptHost(options: options)
        defer { host.close() }
        try host.run(file: subject)
        if shots.isEmpty, let app = host.apps.last { shots.append(Shot(of: app, title: "at its end", lint)) }
      } else {
        let host = ScriptHost(options: options)
        defer { host.close() }
        let player = try RunPlayer(Run(of: subject, options), in: host)
        _ = try host.reporting { try player.app.rest() }
        shots.append(Shot(of: player.app, title: "at rest", lint))
      }
    } catch {
      row.problem = (error as? ScriptFailure)?.report ?? "\(error)"
    }
    row.shots = shots
    return row
  }

  /// At the end of each test.
  private func spec(_ path: String, _ host: ScriptHost.Options) -> (shots: [Shot], problem: String?) {
    var options = SpecRunner.Options(host: host, frames: .ignore)
    options.workers = 1
    let found = FoundShots()
    let lint = lint
    options.looksAtEnd = { app, test in found.shots.append(Shot(of: app, title: test.path.last ?? test.name, lint)) }
    var problem: String?
    SpecRunner(options: options) { event in
      switch event {
      case .testEnded(let result) where result.outcome.isFailure: problem = problem ?? "\(result.id.name) failed"
      case .fileFailed(_, let message): problem = problem ?? message
      default: break
      }
    }.run([path])
    return (found.shots, problem)
  }

  /// Unchecked: one worker adds, and nobody reads before it has ended.
  private final class FoundShots: @unchecked Sendable { var shots: [Shot] = [] }
}

extension ShotRun {
  /// One sheet of all rows; marks and differences are those against the first row, the base.
  public static func sheet(title: String, _ rows: [Row]) -> ContactSheet {
    let base = rows.first
    let steps = base?.shots.map(\.title) ?? []
    return ContactSheet(
      title: title,
      rows: rows.map { row in
        let name = row.variant.name.isEmpty ? "base" : row.variant.name
        var tiles = row.shots.enumerated().map { place, shot -> ContactSheet.Tile in
          let other = base.flatMap { $0.shots.indices.contains(place) && row.variant != $0.variant ? $0.shots[place] : nil }
          return ContactSheet.Tile(
            variant: name, step: shot.title, frame: shot.frame,
            marks: shot.findings.enumerated().map { ContactSheet.Mark(number: $0.offset + 1, frame: $0.element.frame, text: $0.element.text) },
            differences: other.map(shot.differences) ?? [])
        }
        if let problem = row.problem {
          tiles.append(
            ContactSheet.Tile(variant: name, step: steps.indices.contains(tiles.count) ? steps[tiles.count] : "", frame: nil, marks: [], differences: [problem])
          )
        }
        return tiles
      })
  }
}
