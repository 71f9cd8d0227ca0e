import Foundation
import ScriptTestSupport
import Testing

/// M-194: the user's appearance is part of a session's past.
@Suite(.serialized) struct PlayAppearanceTests {
  @Test func goingBackBringsTheAppearanceBack() throws {
    let folder = try SpecFolder()
    try folder.write(
      "app/init.lua",
      """
      return { system = 17, didFinishLaunching = function(self)
        self.window = UIWindow {}
        self.window.backgroundColor = "systemBackground"
        self.window:makeKeyAndVisible()
      end }
      """)
    let program = try PlayServerTests.Program(plugin: folder.path + "/app")
    defer { _ = program.end() }
    let client = try PlayServerTests.Client(program)
    _ = client.next("frame")
    func style() -> String {
      let value = client.ask("picture", ",\"form\":\"json\"")?["value"] as? [String: Any]
      let data = (value?["data"] as? String).flatMap { Data(base64Encoded: $0) } ?? Data()
      return String(decoding: data, as: UTF8.self).contains("\"appearance\":\"dark\"") ? "dark" : "light"
    }
    #expect(style() == "light")
    client.send("{\"type\":\"input\",\"input\":{\"answer\":\"appearance\",\"value\":[\"dark\",false]}}")
    for _ in 0..<200 where style() == "light" {}
    #expect(style() == "dark")
    // Nothing moves any more: the session stands where it is until it is sent somewhere else.
    client.send("{\"type\":\"pause\"}")
    let end = client.next("state") { $0["tick"] is Int }?["tick"] as? Int ?? 0
    client.send("{\"type\":\"seek\",\"tick\":0}")
    #expect(client.next("state") { $0["tick"] as? Int == 0 } != nil)
    #expect(style() == "light")
    client.send("{\"type\":\"seek\",\"tick\":\(end)}")
    #expect(client.next("state") { $0["tick"] as? Int == end } != nil)
    #expect(style() == "dark")
  }
}
