import Foundation
import Lua
import LunetteKit

/// Changes of rows and sections.
extension Registry {
  static func tableUpdates(_ c: ClassBuilder<UITableView>) {
    c.method("reloadData", "Forgets everything; the data source is asked again at the next layout.") { (t: UITableView) in t.reloadData() }
    c.method("insertRows", "Rows that the data source has now, at their places after the update.", args: "indexPaths", "animation") {
      (t: UITableView, paths: [RowPath], animation: UITableView.RowAnimation?) in
      t.insertRows(at: paths.map(\.indexPath), with: animation ?? .automatic)
    }
    c.method("deleteRows", "Rows that the data source has no more, at their places before the update.", args: "indexPaths", "animation") {
      (t: UITableView, paths: [RowPath], animation: UITableView.RowAnimation?) in
      t.deleteRows(at: paths.map(\.indexPath), with: animation ?? .automatic)
    }
    c.method("reloadRows", "Rows that are shown anew.", args: "indexPaths", "animation") {
      (t: UITableView, paths: [RowPath], animation: UITableView.RowAnimation?) in
      t.reloadRows(at: paths.map(\.indexPath), with: animation ?? .automatic)
    }
    c.method("moveRow", "A row that changes its place.", args: "from", "to") {
      (t: UITableView, from: RowPath, to: RowPath) in t.moveRow(at: from.indexPath, to: to.indexPath)
    }
    c.method("insertSections", "Sections that the data source has now, by their numbers after the update.", args: "sections", "animation") {
      (t: UITableView, sections: SectionList, animation: UITableView.RowAnimation?) in
      t.insertSections(sections.numbers, with: animation ?? .automatic)
    }
    c.method(
      "deleteSections", "Sections that the data source has no more, by their numbers before the update.", args: "sections", "animation"
    ) {
      (t: UITableView, sections: SectionList, animation: UITableView.RowAnimation?) in
      t.deleteSections(sections.numbers, with: animation ?? .automatic)
    }
    c.method(
      "reloadSections", "Sections that are shown anew, with their headers, footers and rows.", args: "sections", "animation"
    ) {
      (t: UITableView, sections: SectionList, animation: UITableView.RowAnimation?) in
      t.reloadSections(sections.numbers, with: animation ?? .automatic)
    }
    c.method("moveSection", "A section that changes its place.", args: "from", "to") {
      (t: UITableView, from: Int, to: Int) in t.moveSection(from.fromZero, toSection: to.fromZero)
    }
    c.method("beginUpdates", "Collects updates until endUpdates.") { (t: UITableView) in t.beginUpdates() }
    c.method("endUpdates", "Applies what was collected.") { (t: UITableView) in t.endUpdates() }
    c.method(
      "performBatchUpdates", "Applies the updates that a function makes; completion(finished) follows.", args: "updates", "completion"
    ) {
      (t: UITableView, updates: LuaFunction?, completion: LuaFunction?) in
      let done = completion.map(Callback.init)
      t.performBatchUpdates({ if let updates { Callback(updates).call() } }, completion: done.map { done in { done.call($0) } })
    }
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
