import ArgumentParser
import LunetteTesting

struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Step through the frames that failed tests found changed, and keep those you accept.",
    discussion: """
      Shows for each the kept frame, the new one and their difference, and reads an answer, a line each: \
      a accepts (the new one is kept from now on), r rejects (the kept one stays), s leaves it for later, q ends. \
      The frames are those that the last runs of `lunette test` left in \(FailedFrames.usualRoot), below the folder it ran in.

      Example:
        lunette test scripts
        lunette review
      """)

  func run() throws {
    let review = FrameReview(
      style: TerminalStyle(color: Environment.allowsColor, columns: nil),
      read: {
        Output.flush()
        return readLine()
      }, write: Output.write)
    do {
      _ = try review.run()
    } catch {
      Output.complain("\(error)")
      throw ExitStatus.failed
    }
  }
}
