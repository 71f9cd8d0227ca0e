import Testing

// The reader has no connection.
@testable import LunetteLive

/// The heads of requests, byte by byte: what is read, and what is refused with which number.
@Suite struct RequestHeadTests {
  private func read(_ text: String) throws -> RequestHead? {
    var reader = RequestHeadReader()
    for byte in text.utf8 { if let head = try reader.take(byte) { return head } }
    return nil
  }

  private func refusal(_ text: String) -> RequestHead.Refusal? {
    do {
      _ = try read(text)?.bodyLength()
      return nil
    } catch { return error as? RequestHead.Refusal }
  }

  @Test func aHeadIsReadToItsEmptyLine() throws {
    let head = try #require(try read("\r\nGET /a/b?c=d HTTP/1.1\r\nHost:  x:1 \r\nConnection: keep-alive, Upgrade\r\n\r\nrest"))
    #expect(head.method == "GET" && head.path == "/a/b" && !head.isHttp10)
    #expect(head["host"] == "x:1")
    #expect(head.lists("connection", "upgrade") && !head.lists("connection", "close"))
    #expect(try head.bodyLength() == 0)
    #expect(try read("GET / HTTP/1.1\r\nHost: x\r\n") == nil)
    #expect(try read("GET / HTTP/1.0\n\n")?.isHttp10 == true)
  }

  @Test func ofTwoHeadersOfOneNameNoneCounts() throws {
    let head = try #require(try read("GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n"))
    #expect(head["host"] == nil && head.has("host"))
    #expect(refusal("GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n") == .badRequest)
  }

  @Test func theLimitsAreThoseOfServers() {
    let (line, many) = (String(repeating: "x", count: 8192), String(repeating: "A: b\r\n", count: 100))
    #expect(refusal("GET /" + line) == .lineTooLong)
    #expect(refusal("GET /" + line.dropLast(15) + " HTTP/1.1\r\n\r\n") == nil)
    #expect(refusal("GET / HTTP/1.1\r\nX: " + line) == .headTooLarge)
    #expect(refusal("GET / HTTP/1.1\r\n" + many + "\r\n") == nil)
    #expect(refusal("GET / HTTP/1.1\r\n" + many + "A: b\r\n\r\n") == .headTooLarge)
    #expect(refusal("GET / HTTP/1.1\r\n" + String(repeating: "A: \(line.dropLast(3))\r\n", count: 8)) == .headTooLarge)
    func body(_ length: String) -> RequestHead.Refusal? { refusal("POST / HTTP/1.1\r\nContent-Length: \(length)\r\n\r\n") }
    #expect(body("1048576") == nil && body("1048577") == .bodyTooLarge && body("99999999999999999999999") == .bodyTooLarge)
    #expect(body("-1") == .badRequest && body("1e3") == .badRequest && body("") == .badRequest)
    #expect(refusal("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n") == .lengthRequired)
  }

  @Test(arguments: [
    "GET\r\n", "GET / HTTP/2.0\r\n", "GET  / HTTP/1.1\r\n", "GET x HTTP/1.1\r\n", "G(T / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nno colon\r\n",
    "GET / HTTP/1.1\r\n: no name\r\n", "GET / HTTP/1.1\r\nA: b\r\n folded\r\n", "GET / HTTP/1.1\r\nA b: c\r\n", "GET / HTTP/1.1\r\nA: \u{0}\r\n",
  ]) func whatIsNoRequestIsRefused(text: String) { #expect(refusal(text) == .badRequest) }
}
