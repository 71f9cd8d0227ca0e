import ArgumentParser
import LunetteDriver
import LunetteLog
import LunetteRender
import LunetteScript
import LunetteTesting

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Look at an app's screens for what reviewers find: cut texts, small targets, pale colours, stretched pictures.",
    discussion: """
      A plugin is launched and looked at when it has come to rest; a scenario or a spec at each of its rests. What an app \
      means to be as it is, it says with lint.allow(rule, why).

      Example:
        lunette lint fruits
        lunette lint scripts/fruits.lua
        lunette lint scripts/fruits_spec.lua
        lunette lint --rules

      Exit status: 0 when nothing was found, 1 with findings or where a script raised an error, 2 for wrong usage.
      """)

  @Argument(help: "Plugins, scenarios (.lua) and specs (_spec.lua).", completion: .file())
  var subjects: [String] = []

  @Flag(help: "List the rules with their reasons, and look at nothing.")
  var rules = false

  @Option(help: ArgumentHelp("A rule that is only checked where it is asked for: fixed-text.", valueName: "rule"))
  var also: [String] = []

  @Flag(help: "Contrast counts where both colours are UIKit's own, too.")
  var systemColors = false

  @OptionGroup var network: NetworkOptions
  @OptionGroup var host: HostOptions

  func validate() throws {
    if subjects.isEmpty, !rules { throw ValidationError("Name a plugin, a scenario or a spec; --rules lists the rules.") }
  }

  func run() throws {
    if rules { return Output.write(LintCommand.ruleList) }
    var isClean = true
    // Checked first, so that nothing is looked at with a wrong command line.
    if network.network != nil { _ = try network.choice(for: nil) }
    var lint = LintOptions()
    lint.checksSystemColors = systemColors
    do { try lint.add(also) } catch { throw ValidationError("\(error)") }
    for subject in subjects {
      let collector = LintCollector(lint)
      let isWhole = look(at: subject, collector)
      let count = collector.findings.count
      let words = count == 0 ? "nothing found" : count == 1 ? "1 finding" : "\(count) findings"
      Output.write("\(subject): \(words)\(isWhole ? "" : " before it ended with the error above")\n")
      for (finding, place) in zip(collector.findings, collector.places) { Output.write("  \(finding.text) (\(place))\n") }
      var reported: Set<String> = []
      for finding in collector.findings where reported.insert(finding.ruleName).inserted {
        Output.write("  why \(finding.ruleName): \(finding.why)\n")
      }
      if count > 0 || !isWhole { isClean = false }
    }
    if !isClean { throw ExitStatus.failed }
  }

  /// Returns: whether it ran to its end
  private func look(at subject: String, _ collector: LintCollector) -> Bool {
    var options = host.options
    options.quiet = true
    options.atRest = collector.look
    do {
      options.network = try network.choice(for: Self.isScript(subject) ? nil : subject)
      if subject.hasSuffix("_spec.lua") { return lookAtSpec(subject, options) }
      let host = ScriptHost(options: options)
      defer { host.close() }
      if Self.isScript(subject) {
        try host.run(file: subject)
      } else {
        let player = try RunPlayer(Run(of: subject, options), in: host)
        _ = try host.reporting { try player.app.rest() }
      }
      return true
    } catch {
      Output.complain((error as? ScriptFailure)?.report ?? "\(error)")
      return false
    }
  }

  private static func isScript(_ subject: String) -> Bool { subject.hasSuffix(".lua") && !subject.hasSuffix("/init.lua") }

  private func lookAtSpec(_ path: String, _ host: ScriptHost.Options) -> Bool {
    var options = SpecRunner.Options(host: host, frames: .ignore)
    options.workers = 1
    let summary = SpecRunner(options: options) { event in
      switch event {
      case .testEnded(let result) where result.outcome.isFailure: Output.complain("\(path): \(result.id.name) failed")
      case .fileFailed(_, let message): Output.complain(message)
      default: break
      }
    }.run([path])
    return summary.counts.failed == 0
  }
}

extension LintCommand {
  static var ruleList: String {
    LintRules.all.map { "\($0.number) \($0.name)\n    \($0.why)\n" }.joined()
  }
}
