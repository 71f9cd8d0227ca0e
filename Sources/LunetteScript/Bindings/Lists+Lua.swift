import Foundation
import Lua
import LunetteKit

/// What tables and collection views have in common.
extension Registry {
  /// - Parameter words: what the rows are called
  static func lists<List: ListView>(_ c: ClassBuilder<List>, _ words: ListWords) {
    c.property("backgroundView", "A view behind the \(words.things), as large as the \(words.short), or nil. It does not scroll.", \.backgroundView)
    c.property(
      "contextMenuInteraction", "The interaction that shows the delegate's context menus, or nil where it has none.", get: { $0.contextMenuInteraction })
    c.property("allowsSelection", "Whether a tap selects \(words.aThing).", \.allowsSelection)
    c.property(
      "allowsMultipleSelection", "Whether several \(words.things) can be selected; a tap then selects or deselects \(words.aThing).",
      \.allowsMultipleSelection)
    c.property("numberOfSections", "The number of sections that the data source returned last.", \.numberOfSections)
    c.method("moveSection", "Tells that a section has another place in the data source now.", args: "from", "to") {
      (t: List, from: Int, to: Int) in t.moveSection(from.fromZero, toSection: to.fromZero)
    }
    c.method(
      "performBatchUpdates",
      "Applies the updates that a function makes as one batch, and then calls completion(finished).",
      args: "updates", "completion"
    ) {
      (t: List, updates: LuaFunction?, completion: LuaFunction?) in
      let done = completion.map(Callback.once)
      t.performBatchUpdates({ if let updates { Callback(updates).call() } }, completion: done.map { done in { done.call($0) } })
    }
    c.raises("if the data source's counts don't agree with them")
    c.calls("completion", with: ["finished": .boolean])
  }
}

/// The number of one section, or a list of them. Counted from 0 here, from 1 in scripts.
struct SectionList: LuaReadable {
  let numbers: [Int]

  static var luaTypeName: String { "a section's number or a list of them" }
  static var luaType: LuaType { .either([.integer, .list(.integer)]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> SectionList {
    guard stack.isTable(at: index) else { return SectionList(numbers: [try Int.read(stack, at: index).fromZero]) }
    return SectionList(numbers: try [Int].read(stack, at: index).map(\.fromZero))
  }
}
