import Foundation
import LunetteSystem
import Testing

@Suite struct ProgramTests {
  /// More than a pipe holds, which would wait for a reader.
  @Test func aProgramReadsItsInputAndItsOutputIsKept() throws {
    let input = Data(repeating: 0x61, count: 1 << 20)
    let ended = try Program.run(["cat"], input: input)
    #expect(ended.status == 0 && ended.output == input && ended.words.isEmpty)
  }

  @Test func aProgramThatFailsSaysWhy() throws {
    let ended = try Program.run(["sh", "-c", "echo out; echo wrong >&2; exit 3"])
    #expect(ended.status == 3 && ended.words == "wrong\n" && !ended.isMissing)
    #expect(String(decoding: ended.output, as: UTF8.self) == "out\n")
  }

  @Test func aProgramThatIsNotInstalledIsMissing() throws {
    let ended = try Program.run(["lunette-no-such-program"])
    #expect(ended.isMissing)
  }
}
