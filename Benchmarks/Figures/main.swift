// The figures of Lunette's speed, one in each line. `make bench` builds this for release and runs it from the project's folder.
import ArgumentParser
import Floors
import Foundation

/// Each line is written at once, also into a file.
func print(_ line: String) {
  Swift.print(line)
  fflush(nil)
}

struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lunette-bench", abstract: "Measures Lunette, beside the floors of the same work in C.")

  @Option(help: "Where the figures go as JSON.") var json = ".build/bench.json"
  @Option(help: "A folder for plots of how the cost grows, as SVG; none are made without it.") var plots: String?
  @Option(
    help:
      "Runs the groups whose name contains this: start, load, scroll, update, touch, controllers, modern, frame, layers, constraints, text, words, services, accessibility, world, log, test, bugs, live, debug, growth, memory."
  ) var only: String?

  @Flag(help: "Counts instructions beside the times, under valgrind and on smaller tables: a few minutes for all groups.") var count = false
  @Option(help: .hidden) var counting: String?

  func run() throws {
    if let counting {
      Clock.isCounting = true
      floors_count_into(strdup(counting))
    }
    let report = Report(filter: only, instructions: count ? try Instructions.count(only: only) : [:], countsInstructions: count)
    print(
      "pace: \(shown(Clock.reference.median * 1e3)) ms ±\(Int(Clock.reference.spread * 100))% for 1,000,000 Lua calls from C; targets in seconds are for "
        + "\(shown(Clock.referenceTime * 1e3)) ms, and here \(shown(Clock.pace)) times as long")
    report.printHeading()
    if report.wants("start"), counting == nil { try measureStart(report) }
    if report.wants("load") { try measureLoading(report) }
    if report.wants("scroll") { try measureScrolling(report) }
    if report.wants("update") { try measureUpdates(report) }
    if report.wants("touch") { measureTouches(report) }
    if report.wants("controllers") { measureControllers(report) }
    if report.wants("modern") { try measureModern(report) }
    if report.wants("frame") { try measureFrames(report) }
    if report.wants("layers") { measureLayers(report) }
    if report.wants("constraints") {
      measureConstraints(report)
      measureConstraintGrowth(report)
    }
    if report.wants("text") { measureTexts(report) }
    if report.wants("words") { try measureWords(report) }
    if report.wants("services") { try measureServices(report) }
    if report.wants("accessibility") { try measureAccessibility(report) }
    if report.wants("world") { try measureWorld(report) }
    if report.wants("log") { try measureLogging(report) }
    if report.wants("test") { try measureTests(report) }
    if report.wants("bugs") { try measureBugs(report) }
    if report.wants("live") { try measureLive(report) }
    if report.wants("debug") { try measureDebugging(report) }
    if report.wants("explore") { try measureExploring(report) }
    if report.wants("growth") { try measureNumbers(report) }
    if report.wants("memory"), counting == nil { try measureLeaks(report) }
    if let plots { try drawGrowth(into: URL(fileURLWithPath: plots)) }
    let file = URL(fileURLWithPath: json)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try report.json().write(to: file)
    let missed = report.figures.filter { $0.isMet == false }.count
    let judged = report.figures.filter { $0.isMet != nil }.count
    print("\(judged - missed) of \(judged) targets met; as JSON: \(json)")
  }
}

Bench.main()
