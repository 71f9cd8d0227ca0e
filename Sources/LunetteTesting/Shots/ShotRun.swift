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
    /// The tests that failed, in their order.
    public var failures: [Failure] = []
  }

  public struct Failure: Sendable {
    /// The test's own words, and with those of the blocks around it.
    let title, test: String
    /// Where and why, in a line.
    let reason: String
    /// The place of its shot in the row; nil where it had no app.
    let shot: Int?

    public var text: String { "\(test) failed: \(reason)" }
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
        row.failures = spec(subject, options, &shots, &row.problem)
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

  /// At the end of each test. Returns: those that failed
  private func spec(_ path: String, _ host: ScriptHost.Options, _ shots: inout [Shot], _ problem: inout String?) -> [Failure] {
    var options = SpecRunner.Options(host: host, frames: .ignore)
    options.workers = 1
    let found = FoundShots()
    let lint = lint
    options.looksAtEnd = { app, test in found.shots.append((test, Shot(of: app, title: test.path.last ?? test.name, lint))) }
    var failures: [Failure] = []
    var failed: String?
    SpecRunner(options: options) { event in
      switch event {
      case .testEnded(let result) where result.outcome.isFailure:
        failures.append(
          Failure(
            title: result.id.path.last ?? result.id.name, test: result.id.name, reason: result.outcome.line,
            shot: found.shots.lastIndex { $0.test == result.id }))
      case .fileFailed(_, let message): failed = failed ?? message
      default: break
      }
    }.run([path])
    (shots, problem) = (found.shots.map(\.shot), failed)
    return failures
  }

  /// Unchecked: one worker adds, and nobody reads before it has ended.
  private final class FoundShots: @unchecked Sendable { var shots: [(test: TestID, shot: Shot)] = [] }
}

extension ShotRun {
  /// One sheet of all rows; marks and differences are those against the same step of the first row, the base.
  public static func sheet(title: String, _ rows: [Row]) -> ContactSheet {
    let base = rows.first.map { Array(zip(steps(of: $0), $0.shots)) } ?? []
    let byStep = Dictionary(uniqueKeysWithValues: base)
    return ContactSheet(
      title: title,
      rows: rows.map { row in
        let name = row.variant.name.isEmpty ? "base" : row.variant.name
        func told(_ failure: Failure) -> String { "failed: \(failure.reason)" }
        let steps = steps(of: row)
        var tiles = zip(steps, row.shots).enumerated().map { place, found -> ContactSheet.Tile in
          let (step, shot) = found
          // A print without a title is called by its frame, which is another one in each variant: its place tells which it is.
          let samePlace = base.indices.contains(place) && !steps.contains(base[place].0) ? base[place].1 : nil
          let other = row.variant == rows.first?.variant ? nil : byStep[step] ?? samePlace
          return ContactSheet.Tile(
            variant: name, step: shot.title, frame: shot.frame,
            marks: shot.findings.enumerated().map { ContactSheet.Mark(number: $0.offset + 1, frame: $0.element.frame, text: $0.element.text) },
            differences: row.failures.filter { $0.shot == place }.map(told) + (other.map(shot.differences) ?? []))
        }
        for failure in row.failures where failure.shot == nil {
          tiles.append(ContactSheet.Tile(variant: name, step: failure.title, frame: nil, marks: [], differences: [told(failure)]))
        }
        if let problem = row.problem {
          let next = base.indices.contains(tiles.count) ? base[tiles.count].1.title : nil
          tiles.append(ContactSheet.Tile(variant: name, step: next ?? "its end", frame: nil, marks: [], differences: [problem]))
        }
        return tiles
      })
  }

  /// What is shown at a place of a row: the how many-th of its title.
  private struct Step: Hashable {
    let title: String
    let number: Int
  }

  private static func steps(of row: Row) -> [Step] {
    var counts: [String: Int] = [:]
    return row.shots.map { shot in
      counts[shot.title, default: 0] += 1
      return Step(title: shot.title, number: counts[shot.title, default: 0])
    }
  }
}
