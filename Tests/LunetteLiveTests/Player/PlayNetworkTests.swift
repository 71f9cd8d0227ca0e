import Foundation
import ScriptTestSupport
import TestSupport
import Testing

/// A session with a server from a file: going back runs the server again.
@Suite(.serialized) struct PlayNetworkTests {
  typealias Client = PlayServerTests.Client

  /// W-158
  @Test func aSessionGoesBackWithItsServerAndABranchCountsFromItsOwnPast() throws {
    let folder = try SpecFolder()
    try folder.write(
      "app/init.lua",
      """
      return { didFinishLaunching = function()
        local window = UIWindow { backgroundColor = "white" }
        local button = UIButton { type = "system", frame = { 20, 100, 280, 44 } }
        button:setTitle("nothing", "normal")
        button:addTarget("touchUpInside", function()
          URLSession.shared:dataTask("https://a.test/count", function(data)
            DispatchQueue.main:async(function() button:setTitle(data, "normal") end)
          end):resume()
        end)
        window:addSubview(button)
        window:makeKeyAndVisible()
      end }
      """)
    try folder.write(
      "server.lua",
      """
      local count = 0
      return function(server) server:get("https://a.test/count", function() count = count + 1 return { body = "count " .. count } end) end
      """)
    let program = try PlayServerTests.Program(["--network", folder.path + "/server.lua"], plugin: folder.path + "/app")
    defer { _ = program.end() }
    let client = try Client(program)
    _ = client.next("frame")

    func tap(until text: String) throws {
      for phase in ["began", "ended"] { client.send("{\"type\":\"input\",\"input\":{\"touches\":[[1,\"\(phase)\",160,120]]}}") }
      for _ in 0..<600 where !tree().contains(text) {}
      #expect(tree().contains(text))
    }
    func tree() -> String {
      let value = client.ask("tree") ?? [:]
      return (try? JSONSerialization.data(withJSONObject: value["value"] ?? value, options: .sortedKeys)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    func seek(_ tick: Int) throws {
      client.send("{\"type\":\"seek\",\"tick\":\(tick)}")
      try #require(client.next("state") { $0["tick"] as? Int == tick && $0["playing"] as? Bool == false } != nil)
    }

    try tap(until: "count 1")
    try tap(until: "count 2")
    client.send("{\"type\":\"pause\"}")
    let end = try #require(client.next("state") { $0["playing"] as? Bool == false }?["tick"] as? Int)
    func pictures() throws -> [String] {
      try stride(from: 0, to: end, by: max(1, end / 12)).map { tick in
        try seek(tick)
        return tree()
      }
    }
    let first = try pictures()
    let again = try pictures()
    #expect(again == first)
    #expect(first.contains { $0.contains("count 1") } && !first[0].contains("count"))
    try seek(end)
    #expect(tree().contains("count 2"))
    // The past before the second request, and from there one more.
    let before = try #require(stride(from: 0, to: end, by: max(1, end / 12)).first { tick in first[tick / max(1, end / 12)].contains("count 1") })
    try seek(before)
    client.send("{\"type\":\"play\"}")
    client.send("{\"type\":\"input\",\"input\":{\"touches\":[[1,\"began\",160,120]]}}")
    client.send("{\"type\":\"input\",\"input\":{\"touches\":[[1,\"ended\",160,120]]}}")
    for _ in 0..<600 where !tree().contains("count 2") {}
    #expect(tree().contains("count 2") && !tree().contains("count 3"))
  }
}
