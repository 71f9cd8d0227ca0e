import ArgumentParser
import Foundation
import LunetteLive
import LunetteSystem

struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Let other programs play apps, many at once, over the standard input and output.",
    discussion: """
      Requests and answers are frames of JSON; docs/python.md has the protocol, and the Python package that speaks it. What scripts print goes to the \
      standard error. It ends with its input, with status 0, and when nobody reads its output any more.

      Example:
        lunette serve
      """)

  @OptionGroup var network: NetworkOptions
  @OptionGroup var host: HostOptions
  @Option(help: ArgumentHelp("End when this process ends, too: the number of the process that has started this one.", valueName: "pid"))
  var parent: Int32?

  func run() throws {
    var options = host.options
    options.color = false
    options.network = network.network == nil ? .beside : try network.choice(for: nil)
    ClientWatch.begin(parent: parent)
    let server = ServeServer(options, version: Lunette.release) { StandardStream.errors.write($0) }
    write(server.greeting, kind: ServeFraming.json)
    var input = FrameInput()
    while !server.isOver, let head = input.read(ServeFraming.headLength) {
      let (length, kind) = ServeFraming.read(head)
      guard length <= ServeFraming.largestRequest else {
        Output.complain("lunette serve: a request is at most \(ServeFraming.largestRequest) bytes, this one has \(length)")
        throw ExitStatus.wrongUsage
      }
      guard let payload = input.read(length) else { break }
      let answer = server.answer(to: payload, kind: kind)
      write(answer.json, kind: ServeFraming.json)
      if let bytes = answer.bytes { write(bytes, kind: ServeFraming.bytes) }
    }
    server.closeAll()
  }

  private func write(_ payload: [UInt8], kind: UInt8) {
    StandardStream.output.write(bytes: ServeFraming.head(length: payload.count, kind: kind))
    StandardStream.output.write(bytes: payload)
    Output.flush()
  }
}

/// The standard input, read by counts of bytes.
private struct FrameInput {
  private var block = [UInt8](repeating: 0, count: 1 << 16)
  private var rest: ArraySlice<UInt8> = []

  /// Nil at the end of the input.
  mutating func read(_ count: Int) -> [UInt8]? {
    var bytes = Array(rest.prefix(count))
    rest = rest.dropFirst(count)
    while bytes.count < count {
      let got = Foundation.read(STDIN_FILENO, &block, block.count)
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return nil }
      let wanted = min(got, count - bytes.count)
      bytes += block[..<wanted]
      rest = block[wanted..<got]
    }
    return bytes
  }
}
