import Foundation
import LunetteCore

extension HarFile {
  /// The text of the file.
  public var text: [UInt8] {
    var options = JsonWriter.Options()
    (options.isPretty, options.escapesSlashes) = (true, false)
    var json = JsonWriter(options)
    let moments = DateText(.pattern("yyyy-MM-dd'T'HH:mm:ss.SSSXXXXX"), locale: "en_US_POSIX", zone: .gmt)
    json.object { json in
      json.key("log")
      json.object { json in
        json.field("version", "1.2")
        json.key("creator")
        json.object { json in
          json.field("name", "Lunette")
          json.field("version", "")
        }
        json.key("entries")
        json.beginList()
        for entry in entries { json.write(entry, at: moments?.string(entry.date) ?? "") }
        json.endList()
      }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }
}

extension JsonWriter {
  fileprivate mutating func object(_ body: (inout JsonWriter) -> Void) {
    beginObject()
    body(&self)
    endObject()
  }

  fileprivate mutating func key(_ name: String) {
    var name = name
    name.withUTF8 { key($0) }
  }

  fileprivate mutating func field(_ name: String, _ value: String) {
    key(name)
    var value = value
    value.withUTF8 { text($0) }
  }

  fileprivate mutating func field(_ name: String, _ value: Double) {
    key(name)
    number(value)
  }

  /// Bytes that are no text are in base64.
  fileprivate mutating func field(body: [UInt8]) {
    if let text = String(validating: body, as: UTF8.self) { return field("text", text) }
    field("text", Data(body).base64EncodedString())
    field("encoding", "base64")
  }

  fileprivate mutating func field(_ name: String, _ pairs: [(name: String, value: String)]) {
    key(name)
    beginList()
    for pair in pairs {
      object { json in
        json.field("name", pair.name)
        json.field("value", pair.value)
      }
    }
    endList()
  }

  /// What the format asks for and nobody here knows is -1 or empty, as the format says.
  /// - Parameter moment: when the request was made
  fileprivate mutating func write(_ entry: HarFile.Entry, at moment: String) {
    let milliseconds = ((entry.seconds ?? 0) * 1_000_000).rounded() / 1000
    object { json in
      json.field("startedDateTime", moment)
      json.field("time", milliseconds)
      json.key("request")
      json.object { json in
        json.field("method", entry.request.method)
        json.field("url", entry.request.url)
        json.head(entry.request.fields)
        let query = RoutePattern.parts(of: entry.request.url)?.query ?? [:]
        json.field("queryString", query.keys.sorted().map { ($0, query[$0] ?? "") })
        if let body = entry.request.body {
          json.key("postData")
          json.object { json in
            json.field("mimeType", entry.request.fields["Content-Type"] ?? "")
            json.field(body: body)
          }
        }
        json.field("bodySize", Double(entry.request.body?.count ?? 0))
      }
      json.key("response")
      json.object { json in
        let reply = entry.reply
        json.field("status", reply.failure == nil ? Double(reply.status) : 0)
        json.field("statusText", reply.failure == nil ? HTTPNames.status(reply.status) : "")
        if let failure = reply.failure { json.field("_error", failure.rawValue) }
        json.head(reply.fields)
        json.key("content")
        json.object { json in
          json.field("size", Double(reply.body.count))
          json.field("mimeType", reply.fields["Content-Type"] ?? "")
          json.field(body: reply.body)
        }
        json.field("redirectURL", reply.fields["Location"] ?? "")
        json.field("bodySize", Double(reply.body.count))
      }
      json.key("cache")
      json.object { _ in }
      json.key("timings")
      json.object { json in
        json.field("send", 0)
        json.field("wait", milliseconds)
        json.field("receive", 0)
      }
    }
  }

  private mutating func head(_ fields: HTTPFields) {
    field("httpVersion", "HTTP/1.1")
    field("cookies", [])
    field("headers", fields.list.map { ($0.name, $0.value) })
    field("headersSize", -1)
  }
}
