import LunetteCore
import Testing

@testable import LunetteStage

/// Answers of one address are often equal, and a test's server keeps them all.
@Suite struct LargeBodiesTests {
  private let simulation = Simulation(device: .iPhone8)

  private func place(of body: [UInt8]) -> UnsafeRawPointer? { body.withUnsafeBytes { $0.baseAddress } }

  @Test func equalOnesAreHeldOnce() {
    func reply(_ byte: UInt8) -> NetworkReply {
      var reply = NetworkReply()
      reply.body = Array(repeating: byte, count: 100_000)
      return reply
    }
    let (first, second, other) = (simulation.network.shared(reply(1)), simulation.network.shared(reply(1)), simulation.network.shared(reply(2)))
    #expect(place(of: first.body) == place(of: second.body))
    #expect(place(of: first.body) != place(of: other.body))
    #expect(other.body.first == 2)
  }
}
