import Foundation
import ScriptTestSupport
import TestSupport
import Testing

/// `lunette import` from outside.
@Suite struct ImportCommandTests {
  private let folder: SpecFolder

  init() throws {
    folder = try SpecFolder()
    let text = try String(contentsOfFile: Repository.root + "/scripts/storyboards/Main.storyboard", encoding: .utf8)
    try folder.write("plugins/tea/Base.lproj/Main.storyboard", text)
  }

  /// M-183
  @Test func theLuaIsCheckedAgainstItsFile() throws {
    let made = try folder.run(command: "import plugins/tea/Base.lproj/Main.storyboard")
    #expect(
      made.status == 0 && made.text.contains("wrote plugins/tea/Main.lua: ") && made.text.contains("1 mapView.mapType, first in line 129"), "\(made.text)")
    #expect(made.text.contains("plugins/tea/Base.lproj/Main.storyboard:129: mapView is not simulated"))
    #expect(try folder.run(command: "import plugins/tea/Base.lproj/Main.storyboard -o other").status == 0)
    let texts = try ["plugins/tea", "other"].map { try String(contentsOfFile: "\(folder.path)/\($0)/Main.lua", encoding: .utf8) }
    #expect(texts[0] == texts[1])
    #expect(try folder.run(command: "import --check plugins/tea/Base.lproj/Main.storyboard").status == 0)
    let file = folder.path + "/plugins/tea/Base.lproj/Main.storyboard"
    try (String(contentsOfFile: file, encoding: .utf8) + " ").write(toFile: file, atomically: true, encoding: .utf8)
    let older = try folder.run(command: "import --check plugins/tea/Base.lproj/Main.storyboard")
    #expect(older.status == 1 && older.text.contains("plugins/tea/Main.lua is older than plugins/tea/Base.lproj/Main.storyboard"), "\(older.text)")
    let missing = try folder.run(command: "import --check -o nowhere plugins/tea/Base.lproj/Main.storyboard")
    #expect(missing.status == 1 && missing.text.contains("nowhere/Main.lua is missing"), "\(missing.text)")
  }

  /// M-190
  @Test func aBrokenFileIsToldWithItsLine() throws {
    try folder.write("Half.storyboard", "<?xml version=\"1.0\"?>\n<document>\n  <scenes>\n")
    let broken = try folder.run(command: "import Half.storyboard")
    #expect(broken.status == 1 && broken.text.split(separator: "\n").count == 1 && broken.text.contains(#/^Half\.storyboard:\d+: /#), "\(broken.text)")
    #expect(try folder.run(command: "import none.storyboard").text.contains("none.storyboard"))
    #expect(try folder.run(command: "import some.lua").text.contains("must be a .storyboard or a .xib"))
  }
}
