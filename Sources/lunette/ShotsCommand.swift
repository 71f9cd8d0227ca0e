import ArgumentParser
import Foundation
import LunetteDriver
import LunetteKit
import LunetteRender
import LunetteScript
import LunetteSystem
import LunetteTesting

struct ShotsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shots",
    abstract: "Look at an app on every device, in other text sizes, languages, directions and looks, on one sheet.",
    discussion: """
      A row a variant, a column a step: a plugin at rest, each print of a scenario, each test of a spec. Tiles bear what lunette lint finds, and an \
      edge where an element is missing or new against the first row, a text is newly cut or covered, or something left the screen.

      Axes: \(Variant.Axis.allCases.map(\.rawValue).joined(separator: ", ")).

      Example:
        lunette shots fruits
        lunette shots fruits --vary device="iPhone SE,iPad" --vary textSize=L,XXXL,AX3 --full -o sheet.svg
        lunette shots scripts/fruits.lua --check

      Exit status: 0; 1 where a script raised an error, or with --check where a tile has a mark; 2 for wrong usage.
      """)

  @Argument(help: "Plugins, scenarios (.lua) and specs (_spec.lua).", completion: .file())
  var subjects: [String]

  @Option(
    help: ArgumentHelp("Values of an axis, as textSize=L,AX3; may be repeated. Without it, what lunette.lua says, or the usual set.", valueName: "axis=a,b"))
  var vary: [String] = []

  @Flag(help: "Every combination of the values, not one axis at a time.")
  var full = false

  @Option(name: .shortAndLong, help: ArgumentHelp("The sheet: a name ending in .html, .svg or .png.", valueName: "file"), completion: .file())
  var output = "shots.html"

  @Flag(help: "Fail where a tile has a mark that no lint.allow allows.")
  var check = false

  @OptionGroup var host: HostOptions

  func run() throws {
    let plan: VariantPlan
    do {
      var axes = try vary.map(VariantPlan.axis)
      if axes.isEmpty { axes = try ProjectSettings.read().variants }
      plan =
        axes.isEmpty
        ? .usual(base: host.options.device, hasDark: host.options.device.constants.colors.followAppearance, isWhole: full)
        : VariantPlan(axes, base: host.options.device, isWhole: full)
    } catch { throw ValidationError("\(error)") }
    guard ["html", "svg", "png"].contains((output as NSString).pathExtension.lowercased()) else {
      throw ValidationError("The sheet's name must end in .html, .svg or .png, got \(output).")
    }
    var rows: [ShotRun.Row] = []
    var hasProblem = false
    var sheetRows: [[ContactSheet.Tile]] = []
    for subject in subjects {
      let found = ShotRun(host.options).rows(of: subject, plan)
      if let problem = found.first?.problem, found.allSatisfy({ $0.shots.isEmpty && $0.failures.isEmpty }) {
        // Nothing of it can be shown in any variant.
        hasProblem = true
        Output.complain("\(subject): \(problem)")
        continue
      }
      for row in found {
        for problem in row.failures.map(\.text) + [row.problem].compactMap({ $0 }) {
          hasProblem = true
          Output.complain("\(subject) [\(row.variant.name.isEmpty ? "base" : row.variant.name)]: \(problem)")
        }
      }
      rows += found
      sheetRows += ShotRun.sheet(title: subject, found).rows
    }
    if sheetRows.isEmpty { throw ExitStatus.failed }
    let sheet = ContactSheet(title: subjects.joined(separator: ", "), rows: sheetRows)
    try write(sheet)
    let tiles = sheetRows.flatMap { $0 }
    let marked = tiles.filter { !$0.marks.isEmpty }
    Output.write("\(output): \(tiles.count) tiles, \(tiles.filter(\.differs).count) differ from the base, \(marked.count) with marks\n")
    for tile in tiles where tile.differs || !tile.marks.isEmpty {
      Output.write("  \(tile.variant), \(tile.step)\n")
      for text in tile.differences { Output.write("    \(text)\n") }
      for mark in tile.marks { Output.write("    \(mark.text)\n") }
    }
    if hasProblem || check && !marked.isEmpty { throw ExitStatus.failed }
  }

  private func write(_ sheet: ContactSheet) throws {
    let data: Data
    switch (output as NSString).pathExtension.lowercased() {
    case "svg": data = Data(sheet.svg())
    case "png": data = try reportingFailure { try PngImage(sheet.svg(), scale: 1).data }
    default: data = Data(ShotPage.text(sheet).utf8)
    }
    do { try WholeFile.write(data, to: output, makesFolder: true) } catch {
      Output.complain("\(output) can't be written: \(systemReason(error))")
      throw ExitStatus.failed
    }
  }
}
