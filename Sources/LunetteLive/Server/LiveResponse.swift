import Foundation

/// The answer to a request, besides what the connection itself adds. Source: RFC 9110
struct LiveResponse: Sendable {
  /// Source: RFC 9110, section 15
  enum Status: Int, Sendable {
    case switchingProtocols = 101
    case ok = 200
    case badRequest = 400
    case notFound = 404

    var phrase: String {
      switch self {
      case .switchingProtocols: "Switching Protocols"
      case .ok: "OK"
      case .badRequest: "Bad Request"
      case .notFound: "Not Found"
      }
    }
  }

  let code: Int
  let phrase: String
  let headers: [String: String]
  let body: [UInt8]

  init(_ status: Status, headers: [String: String] = [:], body: [UInt8] = []) {
    (code, phrase, self.headers, self.body) = (status.rawValue, status.phrase, headers, body)
  }

  init(_ refusal: RequestHead.Refusal) {
    (code, phrase, headers) = (refusal.rawValue, refusal.reason, Self.plainText)
    body = Array("\(refusal.reason)\n".utf8)
  }

  static let plainText = ["Content-Type": "text/plain; charset=utf-8"]

  /// - Parameter keepsAlive: whether another request may follow on the connection
  func bytes(keepsAlive: Bool) -> Data {
    var text = "HTTP/1.1 \(code) \(phrase)\r\n"
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) { text += "\(name): \(value)\r\n" }
    if code != Status.switchingProtocols.rawValue {
      text += "Content-Length: \(body.count)\r\nConnection: \(keepsAlive ? "keep-alive" : "close")\r\n"
    }
    return Data((text + "\r\n").utf8) + body
  }
}
