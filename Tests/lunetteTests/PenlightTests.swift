import Foundation
import ScriptTestSupport
import TestSupport
import Testing

private let library = "/usr/share/lua/5.4/pl"

/// Penlight in a plugin's folder, as Debian has it.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: library), "no Penlight: Tools/setup.sh --browser installs it"))
struct PenlightTests {
  private let folder: SpecFolder

  init() throws {
    folder = try SpecFolder()
    for name in try FileManager.default.contentsOfDirectory(atPath: library) {
      try folder.write("plugins/p/pl/" + name, String(contentsOfFile: library + "/" + name, encoding: .utf8))
    }
  }

  private func printed(_ code: String) throws -> String {
    try folder.write("plugins/p/init.lua", code + "\nreturn { didFinishLaunching = function() end }")
    try folder.write("p.lua", "launch 'p'")
    return try folder.run(command: "run p.lua").text
  }

  @Test("Z-162, Z-163: what is written and ordered") func values() throws {
    #expect(try printed("print(require 'pl.pretty'.write({ 1, a = 2 }, ''))") == "{1,a=2}\n")
    #expect(try printed("local data = require 'pl.pretty'.read('{ 1, a = 2 }') print(data[1], data.a, ('x'):rep(2))") == "1\t2\txx\n")
    #expect(try printed("local map = require 'pl.OrderedMap' () map:set('z', 1) map:set('a', 2) print(map)") == "{z=1,a=2}\n")
  }

  @Test("what the table of docs/plugins.md says works, and the rest says why not") func modules() throws {
    let working = [
      "class", "lexer", "sip", "compat", "utils", "List", "tablex", "stringx", "func", "template", "data", "text", "Date", "pretty", "seq", "Map", "Set",
      "OrderedMap",
    ]
    let list = working.map { "'\($0)'" }.joined(separator: ", ")
    #expect(try printed("for _, name in ipairs { \(list) } do require('pl.' .. name) end print 'all'") == "all\n")
    #expect(try printed("print(require 'pl.Date' { year = 2020, month = 2, day = 3 }:toUTC())") == "2020-02-03T12:00:00Z\n")
    for (name, words) in [
      ("pl", "require its modules by name"), ("pl.init", "require its modules by name"), ("pl.strict", "the table of globals"), ("pl.path", "FileManager"),
    ] {
      let text = try printed("print(select(2, pcall(require, '\(name)')))")
      #expect(text.contains("can't run here") && text.contains(words), "\(text)")
    }
  }
}
