import Foundation
import Lua
import LunetteKit

/// The shape of a table: headers and footers of sections, the index of titles, heights, and the places of rows.
extension Registry {
  static func tableShape(_ c: ClassBuilder<UITableView>) {
    tableHeights(c)
    tableIndex(c)
    tableSections(c)
    c.value("automaticDimension", "A height: take the default, or measure.") { UITableView.automaticDimension }
    c.value("indexSearch", "As a title of the section index it shows a magnifier.") { UITableView.indexSearch }
    c.property("backgroundView", "Behind the rows, as large as the table; it does not scroll.", \.backgroundView)
    c.property(
      "prefetchDataSource", "A table with UITableViewDataSourcePrefetching's methods.",
      get: { ScriptTablePrefetching.table(of: $0).map(DelegateTable<TablePrefetchingMethods>.init) },
      set: { ScriptTablePrefetching.attach($1?.script, to: $0) })
  }

  private static func tableHeights(_ c: ClassBuilder<UITableView>) {
    c.property(
      "sectionHeaderHeight", "Of titled headers in plain tables, of untitled ones in grouped tables. Points.", \.sectionHeaderHeight)
    c.property(
      "sectionFooterHeight", "Of titled footers in plain tables, of untitled ones in grouped tables. Points.", \.sectionFooterHeight)
    c.property("estimatedRowHeight", "Until rows come into view; 0 asks for all heights at once. Points.", \.estimatedRowHeight)
    c.property("estimatedSectionHeaderHeight", "Until headers come into view; 0 asks at once. Points.", \.estimatedSectionHeaderHeight)
    c.property("estimatedSectionFooterHeight", "Until footers come into view; 0 asks at once. Points.", \.estimatedSectionFooterHeight)
    c.property(
      "takesZeroSectionHeightsLiterally", "Whether a header height of 0 means 0 in a grouped table, as from iOS 11 on.",
      \.takesZeroSectionHeightsLiterally)
  }

  private static func tableIndex(_ c: ClassBuilder<UITableView>) {
    c.property("sectionIndexMinimumDisplayRowCount", "Rows from which on the section index is shown.", \.sectionIndexMinimumDisplayRowCount)
    c.property("sectionIndexColor", "Of the index's titles.", \.sectionIndexColor)
    c.property("sectionIndexBackgroundColor", "Behind the index's titles.", \.sectionIndexBackgroundColor)
    c.property("sectionIndexTrackingBackgroundColor", "The same while a finger is on them.", \.sectionIndexTrackingBackgroundColor)
    c.method("reloadSectionIndexTitles", "Asks the data source for them anew.") { (t: UITableView) in t.reloadSectionIndexTitles() }
  }

  private static func tableSections(_ c: ClassBuilder<UITableView>) {
    c.method("rectForHeader", "Its resting place in the content. Points.", args: "section") {
      (t: UITableView, section: Int) in t.rectForHeader(inSection: section.fromZero)
    }
    c.method("rectForFooter", "Its resting place in the content. Points.", args: "section") {
      (t: UITableView, section: Int) in t.rectForFooter(inSection: section.fromZero)
    }
    c.method("headerView", "The header on the screen, or nil.", args: "section") {
      (t: UITableView, section: Int) in t.headerView(forSection: try section.counted("section"))
    }
    c.method("footerView", "The footer on the screen, or nil.", args: "section") {
      (t: UITableView, section: Int) in t.footerView(forSection: try section.counted("section"))
    }
    c.method(
      "registerHeaderFooter", "Makes headers and footers of this class for an identifier; nil takes it back.", args: "class", "identifier"
    ) {
      (t: UITableView, viewClass: HeaderFooterClass?, identifier: String) in
      t.register(viewClass.map { type in { type.make(identifier) } }, forHeaderFooterViewReuseIdentifier: identifier)
    }
    c.method(
      "dequeueReusableHeaderFooterView", "A view that is not in use; nil when there is none and no class is registered.",
      args: "identifier"
    ) { (t: UITableView, identifier: String) in t.dequeueReusableHeaderFooterView(withIdentifier: identifier) }
    c.method("scrollToNearestSelectedRow", "Scrolls to the selected row that is nearest.", args: "position", "animated") {
      (t: UITableView, position: UITableView.ScrollPosition?, animated: Bool?) in
      t.scrollToNearestSelectedRow(at: position ?? .none, animated: animated ?? false)
    }
  }

  static func headerFooterViews(_ r: RegistryBuilder) {
    r.type(UITableViewHeaderFooterView.self, "UITableViewHeaderFooterView", inherits: "UIView", doc: "A section's header or footer.") { c in
      c.constructor { a in UITableViewHeaderFooterView(reuseIdentifier: try a.take("reuseIdentifier", as: String.self)) }
      c.property("reuseIdentifier", "The pool it goes to when it leaves the screen.", \.reuseIdentifier)
      c.property("contentView", "Holds what the view shows.", \.contentView)
      c.property("backgroundView", "Behind the content.", \.backgroundView)
      c.property("textLabel", "The main text.", \.textLabel)
      c.property("detailTextLabel", "The second text.", \.detailTextLabel)
      c.overridable(UITableViewHeaderFooterView.Overridable.prepareForReuse)
    }
    r.type(UITableViewIndex.self, "UITableViewIndex", inherits: "UIControl", doc: "The strip of section titles.") { c in
      c.property("titles", "All of them, also where dots stand for some.", \.titles)
    }
  }
}
