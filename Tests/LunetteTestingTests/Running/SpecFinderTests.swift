import Foundation
import LunetteTesting
import ScriptTestSupport
import Testing

@Suite struct SpecFinderTests {
  private let folder = RunnerTests.folder

  @Test func aFolderStandsForItsSpecsByName() throws {
    let found = try SpecFinder.specs(at: [folder])
    #expect(found == found.sorted())
    #expect(found.contains("\(folder)/order_spec.lua"))
    #expect(found.allSatisfy { $0.hasSuffix("_spec.lua") })
  }

  @Test func aFileIsTakenAsItIsAndOnce() throws {
    let file = "\(folder)/order_spec.lua"
    #expect(try SpecFinder.specs(at: [file, folder, file]).filter { $0 == file }.count == 1)
    #expect(try SpecFinder.specs(at: ["README.md"]) == ["README.md"])
  }

  @Test func linksToFilesAreFollowedAndThoseToFoldersAreNot() throws {
    let folder = try SpecFolder()
    try folder.write("inner/b_spec.lua", "")
    try folder.write("folder_spec.lua/note.txt", "")
    for (link, target) in [("a_spec.lua", "inner/b_spec.lua"), ("inner/again", ".."), ("gone_spec.lua", "nowhere")] {
      try FileManager.default.createSymbolicLink(atPath: folder.path + "/" + link, withDestinationPath: target)
    }
    // Reading it would never end.
    #expect(mkfifo(folder.path + "/pipe_spec.lua", 0o600) == 0)
    #expect(try SpecFinder.specs(at: [folder.path]) == ["\(folder.path)/a_spec.lua", "\(folder.path)/inner/b_spec.lua"])
    #expect(try SpecFinder.specs(at: [folder.path + "/inner/again"]).count == 2)
  }

  @Test func aPathThatIsNotThereIsAnError() {
    let error = #expect(throws: SpecFinder.Missing.self) { try SpecFinder.specs(at: ["no/such"]) }
    #expect(error?.description == "no/such: there is no such file or folder")
  }
}
