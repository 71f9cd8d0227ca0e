import Foundation
import LunetteDriver
import LunetteScript
import TestSupport
import Testing

/// Every method that LunetteKit or a binding declares as overridable is one that scripts can override.
@Suite struct OverridableTests {
  @Test func everyDeclarationIsBound() throws {
    let root = URL(fileURLWithPath: Repository.root)
    let folders = ["LunetteStage", "LunetteLists", "LunetteControllers", "LunetteScript/Bindings"].map { root.appendingPathComponent("Sources/" + $0) }
    let files = folders.flatMap { folder in
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    }
    let declaration = try Regex(#"static let \w+ = (?:OverridableMethod|rect)\(\s*(?:property: )?"(\w+)""#, as: (Substring, Substring).self)
    var declared: [String] = []
    for file in files where file.pathExtension == "swift" {
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
