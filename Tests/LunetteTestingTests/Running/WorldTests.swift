import Foundation
import LunetteTesting
import ScriptTestSupport
import Testing

/// What fails a test without an assertion: calls of views in the background, and routes that had to be asked.
@Suite struct WorldTests {
  private func messages(_ source: String) throws -> [String] {
    let folder = try SpecFolder()
    try folder.add("world", source)
    folder.run()
    return folder.results.map { "\($0.outcome)" }
  }

  private static let app = """
    local server = Server { baseURL = "https://a.test" }
    server:get("/x", { json = {} })
    local label = UILabel {}
    local app = launch({ didFinishLaunching = function()
      SESSION:dataTask("https://a.test/x", function() label.text = "there" end):resume()
    end }, { network = server })
    app:advance(1)
    assert.are.equal("there", label.text)
    """

  /// W-035
  @Test func aViewThatIsChangedInTheBackgroundFailsATest() throws {
    let source = "it(\"asks\", function()\n\(Self.app)\nend)"
    let failed = try messages(source.replacingOccurrences(of: "SESSION", with: "URLSession.shared"))
    #expect(failed.count == 1 && failed[0].contains("Main Thread Checker: UI API called on a background thread: -[UILabel setText:]"))
    #expect(failed[0].contains("world_spec.lua:6"))
    let passed = try messages(source.replacingOccurrences(of: "SESSION", with: "URLSession({ delegateQueue = OperationQueue.main })"))
    #expect(!passed[0].contains("Main Thread Checker"))
  }

  /// W-034
  @Test func aRouteThatIsRequiredAndNotAskedFailsATest() throws {
    let failed = try messages(
      """
      it("asks for nothing", function()
        local server = Server { baseURL = "https://a.test" }
        server:get("/i", { json = {} }, { required = true })
        launch({ didFinishLaunching = function() end }, { network = server })
      end)
      """)
    #expect(failed[0].contains("GET /i is required"))
  }
}
