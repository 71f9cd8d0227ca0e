import Foundation
import LunetteDriver
import LunetteScript
import LunetteTesting
import ScriptTestSupport
import Testing

@testable import LunetteTools

/// `lunette types --annotate`.
@Suite struct ClassAnnotationTests {
  let annotations = ClassAnnotations(.ofSpecs)
  let folder: SpecFolder
  init() throws { folder = try SpecFolder() }

  func text(_ name: String) throws -> String { try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8) }

  @Test("Z-159: two classes get two lines each, the one that is annotated none; a second run changes nothing, and the file runs as before")
  func annotate() throws {
    let source = """
      local Card = class("Card", UIView)
      ---@class cards.Deck
      ---@field cards table
      local Deck = class("Deck")
      local Ace = class("Ace", Card)
      print(Ace { tag = 3 }.tag, Deck {}.cards)
      """
    try folder.write("f.lua", source)
    let before = try ScriptHost.printed { try $0.run(file: folder.path + "/f.lua") }
    #expect(try annotations.annotate([folder.path + "/f.lua"]) == ["\(folder.path)/f.lua: 2 classes"])
    #expect(
      try text("f.lua") == """
        ---@class f.Card: UIView
        ---@overload fun(properties?: table): f.Card
        local Card = class("Card", UIView)
        ---@class cards.Deck
        ---@field cards table
        local Deck = class("Deck")
        ---@class f.Ace: f.Card
        ---@overload fun(properties?: table): f.Ace
        local Ace = class("Ace", Card)
        print(Ace { tag = 3 }.tag, Deck {}.cards)
        """)
    #expect(try annotations.annotate([folder.path + "/f.lua"]) == [])
    #expect(try ScriptHost.printed { try $0.run(file: folder.path + "/f.lua") } == before)
  }

  func annotated(_ source: String, of path: String = "f.lua") -> String? { annotations.annotated(source, of: path)?.text }

  @Test func everyFormOfAClassIsFound() {
    #expect(annotated("Card = class \"Card\"") == "---@class f.Card\n---@overload fun(properties?: table): f.Card\nCard = class \"Card\"")
    #expect(annotated("m.Card = class(\"X\", UIView)")?.hasPrefix("---@class f.Card: UIView\n") == true)
    #expect(annotated("local Box = class(\"Box\", talker(UIView, \"a\"))")?.hasPrefix("---@class f.Box: UIView\n") == true)
    #expect(annotated("local Box = class(\"Box\", other)")?.hasPrefix("---@class f.Box\n") == true)
    // In a block, with its indentation, and with the ends of its lines.
    #expect(
      annotated("do\r\n  local Card = class(\"Card\", UIView)\r\nend")
        == "do\r\n  ---@class f.Card: UIView\r\n  ---@overload fun(properties?: table): f.Card\r\n  local Card = class(\"Card\", UIView)\r\nend")
    // What is no statement of its own has no line above it; what is a text or a comment is no class.
    for source in ["f() local A = class(\"A\")", "return class(\"A\")", "-- local A = class(\"A\")", "local a = [[\nA = class(\"A\")]]", "local class = 1", ""]
    {
      #expect(annotated(source) == nil, "\(source)")
    }
  }

  @Test func aConstructorOfItsOwnTakesWhatItSays() {
    #expect(annotated("local P = class(\"P\")\nfunction P:init(x, y) end")?.contains("fun(x?: any, y?: any): f.P\n") == true)
    #expect(annotated("local P = class(\"P\")\nfunction P:init(...) end")?.contains("fun(...: any): f.P\n") == true)
    #expect(annotated("local P = class(\"P\", UIView)\nfunction P:init(properties) end")?.contains("fun(properties?: table): f.P\n") == true)
    #expect(annotated("local P = class(\"P\")\nlocal function init(a, b) end")?.contains("fun(properties?: table): f.P\n") == true)
  }

  @Test func aNameIsTakenOnce() throws {
    #expect(annotated("local A = class(\"A\")\nlocal A = class(\"A\", A)")?.contains("---@class f.A2: f.A\n") == true)
    #expect(annotated("x()\nA = class(\"A\")", of: "my-list_spec.lua")?.contains("---@class my_list_spec.A\n") == true)
    // In a plugin, names begin with the plugin's, and another file may have one already.
    try folder.write("plugins/cards/Base.lua", "---@class cards.Card: UIView\nlocal Card = class(\"Card\", UIView)\nreturn Card\n")
    try folder.write("plugins/cards/init.lua", "local Base = require \"cards.Base\"\nlocal Card = class(\"Card\", Base)\nreturn Card\n")
    #expect(try annotations.annotate([folder.path + "/plugins"]).count == 1)
    #expect(try text("plugins/cards/init.lua").contains("\n---@class cards.Card2: cards.Card\n---@overload fun(properties?: table): cards.Card2\n"))
  }

  @Test func whatCannotBeReadIsNamed() throws {
    #expect(throws: ClassAnnotations.Refusal.self) { try annotations.annotate([folder.path + "/none.lua"]) }
    #expect(try folder.run(command: "types --annotate none.lua").text.contains("there is no file none.lua"))
    try folder.write("f.lua", "local Card = class(\"Card\", UIView)\n")
    let told = try folder.run(command: "types --annotate f.lua")
    #expect(told.status == 0 && told.text == "f.lua: 1 class\n")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/types"), "types are not written")
  }
}
