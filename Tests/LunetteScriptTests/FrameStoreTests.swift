import Foundation
import LunetteScript
import LunetteTesting
import Testing

/// `assert.frame` writes, compares and updates the files beside a spec.
@Suite final class FrameStoreTests {
  private let folder = NSTemporaryDirectory() + "frames-\(UUID().uuidString.prefix(8))"
  private var spec: String { folder + "/list_spec.lua" }
  private var kept: String { folder + "/__frames__/list_spec/start.txt" }

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  @Test func aMissingFrameIsWritten() throws {
    let output = try run(showing: "Apple\\nBanana", .writeMissing)
    #expect(output == "\(spec): 1 passed\n  wrote \(kept)\n\n1 passed, 0 failed\n")
    #expect(try String(contentsOfFile: kept, encoding: .utf8) == "Apple\nBanana\n")
    #expect(try run(showing: "Apple\\nBanana", .requireAll) == "\(spec): 1 passed\n\n1 passed, 0 failed\n")
  }

  @Test func aMissingFrameFailsWhereNobodyLooks() throws {
    #expect(
      try run(showing: "Apple", .requireAll) == """
        \(spec): 1 failed
          FAILED shows its start
            \(spec):2:
              2 | assert.frame({ frame = function() return "Apple" end }, "start")
            \(kept) is missing; run the spec where CI is not set, look at the new file and commit it

        0 passed, 1 failed

        """)
    #expect(!FileManager.default.fileExists(atPath: kept))
  }

  @Test func anotherFrameFailsWithTheLinesThatDiffer() throws {
    try run(showing: "1\\n2\\n3\\nApple\\nBanana\\n6\\n7\\n8\\n9\\n10\\nlast", .writeMissing)
    let output = try run(showing: "1\\n2\\n3\\nApple\\nBanane\\n6\\n7\\n8\\n9\\n10", .writeMissing)
    #expect(
      output.hasSuffix(
        """
            the frame differs from \(kept) (- kept, + now); --update keeps it as it is now
               3   3
               4   Apple
               5 - Banana
               5 + Banane
               6   6
               7   7
              ...
               9   9
              10   10
              11 - last

        0 passed, 1 failed

        """), "\(output)")
  }

  @Test func anUpdateWritesWhatDiffersAndNothingElse() throws {
    try run(showing: "Apple", .writeMissing)
    #expect(try run(showing: "Cherry", .update).contains("wrote"))
    #expect(try !run(showing: "Cherry", .update).contains("wrote"))
    #expect(try String(contentsOfFile: kept, encoding: .utf8) == "Cherry\n")
  }

  @Test(arguments: ["../start", "", ".start", "a/b"]) func aNameThatIsNoFilesNameIsAnError(name: String) throws {
    #expect(try run(showing: "Apple", .writeMissing, name: name).contains("assert.frame: argument 2 'name' must be a file's name"))
  }

  @discardableResult private func run(showing text: String, _ mode: FrameStore.Mode, name: String = "start") throws -> String {
    try """
    it("shows its start", function()
      assert.frame({ frame = function() return "\(text)" end }, "\(name)")
    end)
    """.write(toFile: spec, atomically: true, encoding: .utf8)
    let recorder = Recorder(colour: false)
    SpecRunner(options: SpecRunner.Options(host: ScriptHost.Options(), frames: mode), report: recorder.receive).run([spec])
    return recorder.output
  }
}
