import ArgumentParser
import LunetteTesting

/// How long a failure may be made smaller, and its cause be looked for.
struct ShrinkOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Seconds of processor time to look for a smaller failing case, and for its cause; the next run goes on from there.", valueName: "s"),
    transform: parseCount)
  var shrinkFor = Int(ShrinkLimits().seconds)

  @Option(help: ArgumentHelp("Number of cases to try while looking for a smaller failing one.", valueName: "n"), transform: parseCount)
  var shrinkRuns = ShrinkLimits().runs

  var limits: ShrinkLimits {
    var limits = ShrinkLimits()
    (limits.seconds, limits.runs) = (Double(shrinkFor), shrinkRuns)
    return limits
  }
}
