import Foundation
import LunetteDriver
import LunetteScript
import TestSupport
import Testing

/// Every method that LunetteKit declares as overridable is one that scripts can override.
@Suite struct OverridableTests {
  @Test func everyDeclarationIsBound() throws {
    let kit = URL(fileURLWithPath: Repository.root)
      .appendingPathComponent("Sources/LunetteKit")
    let files = FileManager.default.enumerator(at: kit, includingPropertiesForKeys: nil)
    let declaration = try Regex(#"static let \w+ = (?:OverridableMethod|rect)\(\s*(?:property: )?"(\w+)""#, as: (Substring, Substring).self)
    var declared: [String] = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      // Without the examples in comments.
      let source = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("///") }.joined(separator: "\n")
      declared += source.matches(of: declaration).map { String($0.output.1) }
    }
    let bound = ScriptHost.apiDescription.classes.flatMap { $0.members.filter(\.isOverridable).map(\.name) }
    #expect(declared.count > 40)
    #expect(declared.sorted() == bound.sorted())
  }

  @Test func theReferenceSaysSo() {
    let view = ScriptHost.apiDescription.classes.first { $0.name == "UIView" }
    #expect(view?.members.first { $0.name == "layoutSubviews" }?.isOverridable == true)
    #expect(view?.members.first { $0.name == "addSubview" }?.isOverridable == false)
  }
}
