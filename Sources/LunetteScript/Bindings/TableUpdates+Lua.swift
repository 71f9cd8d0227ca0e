import Foundation
import Lua
import LunetteKit

/// Changes of rows and sections.
extension Registry {
  static func tableUpdates(_ c: ClassBuilder<UITableView>) {
    c.method("insertRows", "Tells that the data source has new rows, at these places after the update.", args: "indexPaths", "animation") {
      (t: UITableView, paths: [RowPath], animation: UITableView.RowAnimation?) in
      t.insertRows(at: paths.map(\.indexPath), with: animation ?? .automatic)
    }
    c.method(
      "deleteRows", "Tells that the data source no longer has these rows, which were at these places before the update.",
      args: "indexPaths", "animation"
    ) {
      (t: UITableView, paths: [RowPath], animation: UITableView.RowAnimation?) in
      t.deleteRows(at: paths.map(\.indexPath), with: animation ?? .automatic)
    }
    c.method("reloadRows", "Asks for new cells for these rows.", args: "indexPaths", "animation") {
      (t: UITableView, paths: [RowPath], animation: UITableView.RowAnimation?) in
      t.reloadRows(at: paths.map(\.indexPath), with: animation ?? .automatic)
    }
    c.method(
      "reconfigureRows",
      "Asks for the contents of these rows again: cellForRowAt dequeues the cells that they have. Their heights are asked for again.",
      args: "indexPaths"
    ) { (t: UITableView, paths: [RowPath]) in t.reconfigureRows(at: paths.map(\.indexPath)) }
    c.method("moveRow", "Tells that a row has another place in the data source now.", args: "from", "to") {
      (t: UITableView, from: RowPath, to: RowPath) in t.moveRow(at: from.indexPath, to: to.indexPath)
    }
    c.method(
      "insertSections", "Tells that the data source has new sections, with these numbers after the update.", args: "sections", "animation"
    ) {
      (t: UITableView, sections: SectionList, animation: UITableView.RowAnimation?) in
      t.insertSections(sections.numbers, with: animation ?? .automatic)
    }
    c.method(
      "deleteSections", "Tells that the data source no longer has these sections, which had these numbers before the update.",
      args: "sections", "animation"
    ) {
      (t: UITableView, sections: SectionList, animation: UITableView.RowAnimation?) in
      t.deleteSections(sections.numbers, with: animation ?? .automatic)
    }
    c.method(
      "reloadSections", "Asks for the headers, footers and rows of these sections again.", args: "sections", "animation"
    ) {
      (t: UITableView, sections: SectionList, animation: UITableView.RowAnimation?) in
      t.reloadSections(sections.numbers, with: animation ?? .automatic)
    }
    c.method("beginUpdates", "Begins a batch: updates are collected until endUpdates.", UITableView.beginUpdates)
    c.method(
      "endUpdates", "Ends the batch and applies its updates, animated.",
      UITableView.endUpdates)
    c.raises("if the data source's counts don't agree with them")
  }
}
