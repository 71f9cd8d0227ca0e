import Foundation
import Lua
import LunetteKit

/// The shape of a table: headers and footers of sections, the index of titles, heights, and the places of rows.
extension Registry {
  static func tableShape(_ c: ClassBuilder<UITableView>) {
    tableHeights(c)
    tableIndex(c)
    tableSections(c)
    c.value("automaticDimension", "As a height: the default height, or the height that the content needs.") {
      UITableView.automaticDimension
    }
    c.value("indexSearch", "As a title of the section index: it is shown as a magnifying glass.") { UITableView.indexSearch }
    c.delegate(
      "prefetchDataSource", TableViewDataSourcePrefetchingMethods.self,
      get: { $0.prefetchDataSource }, set: { $0.prefetchDataSource = $1 })
    c.property(
      "selfSizingInvalidation",
      "When cells, headers and footers that measure themselves are measured again: with another width, text size or editing mode (disabled), also with another content configuration or invalidateIntrinsicContentSize (enabled, the default of today), or also when constraints in them change.",
      \.selfSizingInvalidation)
    c.property("isPrefetchingEnabled", "Whether the prefetchDataSource is told anything; true by default.", \.isPrefetchingEnabled)
    c.delegate("dragDelegate", TableViewDragDelegateMethods.self, get: { $0.dragDelegate }, set: { $0.dragDelegate = $1 })
    c.delegate("dropDelegate", TableViewDropDelegateMethods.self, get: { $0.dropDelegate }, set: { $0.dropDelegate = $1 })
    listDragging(c)
  }

  private static func tableHeights(_ c: ClassBuilder<UITableView>) {
    c.property(
      "sectionHeaderTopPadding", "The room above each header; UITableView.automaticDimension for the system's: 22 in plain tables of today.", unit: .points,
      \.sectionHeaderTopPadding)
    c.property(
      "fillerRowHeight",
      "The height of the empty rows with which a short plain table goes on: UITableView.automaticDimension for that of its rows, 0 for none.", unit: .points,
      \.fillerRowHeight)
    c.property(
      "sectionHeaderHeight", "The height of headers with a title in plain tables, and without a title in grouped tables.", unit: .points,
      \.sectionHeaderHeight)
    c.property(
      "sectionFooterHeight", "The height of footers with a title in plain tables, and without a title in grouped tables.", unit: .points,
      \.sectionFooterHeight)
    c.property(
      "estimatedRowHeight",
      "The height that is assumed for rows until they are visible; 0 means that all heights are asked for at once.", unit: .points,
      \.estimatedRowHeight)
    c.property(
      "estimatedSectionHeaderHeight",
      "The height that is assumed for headers until they are visible; 0 means that all heights are asked for at once.", unit: .points,
      \.estimatedSectionHeaderHeight)
    c.property(
      "estimatedSectionFooterHeight",
      "The height that is assumed for footers until they are visible; 0 means that all heights are asked for at once.", unit: .points,
      \.estimatedSectionFooterHeight)
    c.property(
      "takesZeroSectionHeightsLiterally",
      "Whether in grouped tables a header or footer height of 0 means 0, as from iOS 11 on. False: 0 means the default height.",
      \.takesZeroSectionHeightsLiterally)
  }

  private static func tableIndex(_ c: ClassBuilder<UITableView>) {
    c.property(
      "sectionIndexMinimumDisplayRowCount", "The number of rows from which on the section index is shown.",
      \.sectionIndexMinimumDisplayRowCount)
    c.property("sectionIndexColor", "The colour of the titles of the section index, or nil.", \.sectionIndexColor)
    c.property("sectionIndexBackgroundColor", "The colour behind the titles of the section index, or nil.", \.sectionIndexBackgroundColor)
    c.property(
      "sectionIndexTrackingBackgroundColor", "The colour behind the titles of the section index while a finger is on them, or nil.",
      \.sectionIndexTrackingBackgroundColor)
    c.method("reloadSectionIndexTitles", "Asks the data source for the titles of the section index again.", UITableView.reloadSectionIndexTitles)
  }

  private static func tableSections(_ c: ClassBuilder<UITableView>) {
    c.method("rectForHeader", "The rectangle in the content where it is without floating.", args: "section") {
      (t: UITableView, section: Int) in t.rectForHeader(inSection: section.fromZero)
    }
    c.measured(in: .points)
    c.method("rectForFooter", "The rectangle in the content where it is without floating.", args: "section") {
      (t: UITableView, section: Int) in t.rectForFooter(inSection: section.fromZero)
    }
    c.measured(in: .points)
    c.method("headerView", "The section's header if it is visible, or nil.", args: "section") {
      (t: UITableView, section: Int) in t.headerView(forSection: try section.counted("section"))
    }
    c.method("footerView", "The section's footer if it is visible, or nil.", args: "section") {
      (t: UITableView, section: Int) in t.footerView(forSection: try section.counted("section"))
    }
    c.method(
      "registerHeaderFooter", "Headers and footers for this identifier are made from this class; nil removes the registration.",
      args: "class", "identifier"
    ) {
      (t: UITableView, viewClass: ViewClass<UITableViewHeaderFooterView>?, identifier: String) in
      let arguments = ["reuseIdentifier": identifier]
      t.registrationCauses["\(UITableView.headerFooterKind) \(identifier)"] = viewClass
      let factory = viewClass.map { type in { type.make(arguments) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier) } }
      t.register(factory, forHeaderFooterViewReuseIdentifier: identifier)
    }
    c.method(
      "registerHeaderFooterNib", "Headers and footers for this identifier are made by this nib, which has one of them; nil removes the registration.", "nib",
      "identifier", UITableView.register(_:forHeaderFooterViewReuseIdentifier:))
    c.method(
      "dequeueReusableHeaderFooterView", "A header or footer from the pool, or a new one of the registered class, or nil if there is neither.", "identifier",
      UITableView.dequeueReusableHeaderFooterView(withIdentifier:))
    c.method("scrollToNearestSelectedRow", "Scrolls to the selected row that needs the least scrolling.", args: "position", "animated") {
      (t: UITableView, position: UITableView.ScrollPosition?, animated: Bool?) in
      t.scrollToNearestSelectedRow(at: position ?? .none, animated: animated ?? false)
    }
  }

  static func headerFooterViews(_ r: RegistryBuilder) {
    r.type(UITableViewHeaderFooterView.self, "UITableViewHeaderFooterView", inherits: "UIView", doc: "A header or footer of a section.") {
      c in
      c.constructor { a in UITableViewHeaderFooterView(reuseIdentifier: try a.take("reuseIdentifier", as: String.self)) }
      c.initial("reuseIdentifier", as: String.self) { $0.reuseIdentifier = $1 }
      c.property(
        "reuseIdentifier", "The name of the pool that the view goes to when it leaves the screen, or nil for none.", get: { $0.reuseIdentifier })
      c.property("contentView", "The view that contains what the header or footer shows.", \.contentView)
      c.property("backgroundView", "A view behind the content, or nil.", \.backgroundView)
      c.property("textLabel", "The main text.", \.textLabel)
      c.property("detailTextLabel", "The second text.", \.detailTextLabel)
      c.overridable(UITableViewHeaderFooterView.Overridable.prepareForReuse)
      headerFooterConfiguration(c)
    }
    r.type(
      UITableViewIndex.self, "UITableViewIndex", inherits: "UIControl",
      doc: "The section index: the strip of titles at the right edge of a table view."
    ) { c in
      c.property("titles", "All titles, including those that are shown as dots.", \.titles)
    }
  }
}
