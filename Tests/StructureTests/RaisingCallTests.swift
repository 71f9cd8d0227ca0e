import Foundation
import Testing

/// A Lua error that jumps over a frame of Swift's leaves it undone, so what may raise is called from C or in a protected call: raw access is used here.
@Suite struct RaisingCallTests {
  @Test func noSwiftSourceCallsWhatMayRaise() throws {
    let call = try NSRegularExpression(
      pattern: #"\blua_(setfield|getfield|settable|gettable|seti|geti|getglobal|setglobal|concat|arith|compare|len|next|error|call)\("#)
    let files = try #require(FileManager.default.enumerator(atPath: "Sources")).compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    #expect(files.count > 500)
    for file in files {
      for line in try String(contentsOfFile: "Sources/" + file, encoding: .utf8).split(separator: "\n") {
        let found = call.firstMatch(in: String(line), range: NSRange(line.startIndex..., in: line)) != nil
        #expect(!found, "\(file): \(line.trimmingCharacters(in: .whitespaces)); use pushRawField, setRawField or a C helper")
      }
    }
  }
}
