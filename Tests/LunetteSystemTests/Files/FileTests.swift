import Foundation
import LunetteSystem
import Testing

@Suite struct FileTests {
  @Test func whatNeverEndsIsRefusedInWords() throws {
    #expect(
      "\(try #require(throws: FileProblem.self) { try FilePath.contents(of: "/dev/zero") })".contains("is a device, which may never end"))
    try FilePath.withTemporaryFolder("lunette-files") { folder in
      #expect(FileManager.default.createFile(atPath: folder + "/large.lua", contents: nil))
      truncate(folder + "/large.lua", off_t(FilePath.largestFile) * 2)
      let problem = try #require(throws: FileProblem.self) { try FilePath.contents(of: folder + "/large.lua") }
      #expect("\(problem)".contains("more than the 64 MB"))
    }
  }

  @Test func aFileIsWholeOrAsItWas() throws {
    try FilePath.withTemporaryFolder("lunette-files") { folder in
      try WholeFile.write(Data("one".utf8), to: folder + "/a.txt")
      try WholeFile.write(Data("two".utf8), to: folder + "/a.txt")
      #expect(FilePath.text(of: folder + "/a.txt") == "two")
      #expect(throws: (any Error).self) { try WholeFile.write(Data(), to: folder + "/none/a.txt") }
      #expect(throws: (any Error).self) { try WholeFile.write(Data(), to: folder) }
      #expect(FilePath.names(in: folder) == ["a.txt"])
    }
  }

  @Test func aNewFileReplacesNothing() throws {
    try FilePath.withTemporaryFolder("lunette-files") { folder in
      try WholeFile.writeNew("one", to: folder + "/inner/a.txt")
      #expect(throws: (any Error).self) { try WholeFile.writeNew("two", to: folder + "/inner/a.txt") }
      #expect(FilePath.text(of: folder + "/inner/a.txt") == "one")
    }
  }

  @Test func aGrowingFileBeginsEmptyInAFolderOfItsOwn() throws {
    try FilePath.withTemporaryFolder("lunette-files") { folder in
      for _ in 1...2 {
        let file = try GrowingFile(folder + "/logs/run.log")
        try file.write("a\n")
        try file.write("b\n")
        try file.close()
      }
      #expect(FilePath.text(of: folder + "/logs/run.log") == "a\nb\n")
    }
  }

  @Test func namesAndPathsAreInOrderAndLinksAreNotFollowed() throws {
    try FilePath.withTemporaryFolder("lunette-files") { folder in
      for name in ["c.lua", "a.lua", "b/d.lua"] { try WholeFile.write("", to: "\(folder)/\(name)", makesFolder: true) }
      try FileManager.default.createSymbolicLink(atPath: folder + "/z", withDestinationPath: folder)
      #expect(FilePath.names(in: folder) == ["a.lua", "b", "c.lua", "z"])
      #expect(FilePath.paths(below: folder) == ["a.lua", "b", "b/d.lua", "c.lua", "z"])
      #expect(FilePath.names(in: folder + "/none") == nil && FilePath.paths(below: folder + "/none").isEmpty)
      #expect(FilePath.isLink(folder + "/z") && FilePath.sizeUnlessLink(folder + "/z") == nil && FilePath.sizeUnlessLink(folder + "/a.lua") == 0)
    }
  }

  @Test func aTemporaryFolderIsRemovedWithWhatIsInIt() throws {
    let path = try FilePath.withTemporaryFolder("lunette-files") { folder in
      try WholeFile.write("x", to: folder + "/inner/a.txt", makesFolder: true)
      return folder
    }
    #expect(!FilePath.exists(path))
  }

  @Test func textIsInUtf8() throws {
    try FilePath.withTemporaryFolder("lunette-files") { folder in
      try WholeFile.write(Data([0x61, 0xFF]), to: folder + "/a.txt")
      #expect(FilePath.text(of: folder + "/a.txt") == nil)
    }
  }
}
