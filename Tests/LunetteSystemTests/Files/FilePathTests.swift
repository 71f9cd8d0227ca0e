import Foundation
import LunetteSystem
import Testing

@Suite struct FilePathTests {
  @Test(arguments: [
    ("a/b.lua", "a"), ("b.lua", "."), ("d", "."), ("/b.lua", "/"), ("/a/b.lua", "/a"), ("a/b/", "a"), ("a//b", "a"), ("/", "/"),
    ("//", "/"),
    ("", "."), (".", "./.."), ("..", "../.."), ("a/..", "a/../.."), ("./a", "."),
  ]) func theFolderOfAPath(path: String, folder: String) { #expect(FilePath.folder(of: path) == folder) }

  @Test(arguments: [
    ("a/../b", "b"), ("../a", "../a"), ("a/../../b", "../b"), ("./a/./b//c", "a/b/c"), ("/../a", "/a"), ("a/..", "."), ("", "."),
    ("/", "/"),
  ]) func aPathWithoutNeedlessParts(path: String, standard: String) { #expect(FilePath.standardized(path) == standard) }

  @Test func pathsAreShownFromTheWorkingFolder() {
    let here = FileManager.default.currentDirectoryPath
    #expect(FilePath.shown("a/../b/c.lua") == "b/c.lua")
    #expect(FilePath.shown("./../elsewhere/c.lua") == FilePath.folder(of: here) + "/elsewhere/c.lua")
    #expect(FilePath.shown(here + "/a.lua") == "a.lua")
    #expect(FilePath.shown(here) == here)
    #expect(FilePath.shown("/nowhere/a.lua") == "/nowhere/a.lua")
  }
}
