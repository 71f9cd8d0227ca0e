import Foundation
import Testing

@testable import LunetteLive

/// A client of the player, without a connection.
@Suite struct LiveClientTests {
  private func ends(_ mailbox: Mailbox<LiveClient.Event>) -> Bool {
    mailbox.take(waiting: 0).contains { if case .closed = $0 { true } else { false } }
  }

  @Test func whoLeaves256AnswersUnreadIsLetGoWithTheNext() {
    let mailbox = Mailbox<LiveClient.Event>()
    let client = LiveClient(mailbox)
    for _ in 0..<256 { client.send(Array("{}".utf8)) }
    #expect(!ends(mailbox))
    client.send(Array("{}".utf8))
    #expect(ends(mailbox))
    // The client is closed, and takes no more messages.
    #expect(!client.isReady)
    client.send(Array("{}".utf8))
    #expect(!ends(mailbox))
  }

  @Test func aFrameIsSentOnlyWhenTheOneBeforeWasRead() {
    let client = LiveClient(Mailbox<LiveClient.Event>())
    #expect(client.isReady)
    client.send(Array("{}".utf8), isFrame: true)
    #expect(!client.isReady)
  }
}
