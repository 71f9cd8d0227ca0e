import Foundation
import Lua
import LunetteKit

/// Cells: what they show and how they look.
extension Registry {
  static func cells(_ r: RegistryBuilder) {
    r.type(UITableViewCell.self, "UITableViewCell", inherits: "UIView", doc: "One row on the screen.") { c in
      c.constructor { a in
        UITableViewCell(
          style: try a.take("style", as: UITableViewCell.CellStyle.self) ?? .default,
          reuseIdentifier: try a.take("reuseIdentifier", as: String.self))
      }
      c.property("style", "default, value1, value2 or subtitle.", get: { $0.style })
      c.property("reuseIdentifier", "The pool it goes to when it leaves the screen.", get: { $0.reuseIdentifier })
      cellContent(c)
      cellLooks(c)
      cellAccessories(c)
      cellState(c)
    }
    r.type(UITableViewCellMark.self, "UITableViewCellMark", inherits: "UIView", doc: "A cell's disclosure indicator, check mark or circle.")
    {
      c in
      c.property("mark", "disclosure, checkmark, circle or selectedCircle.", get: { $0.mark.luaName })
    }
    r.type(
      UITableViewCellMarkControl.self, "UITableViewCellMarkControl", inherits: "UIControl",
      doc: "A cell's minus, plus, reorder handle or detail button."
    ) { c in
      c.property("mark", "minus, plus, reorder or detail.", get: { $0.mark.luaName })
    }
  }

  private static func cellContent(_ c: ClassBuilder<UITableViewCell>) {
    c.property("contentView", "Holds what the cell shows.", get: { $0.contentView })
    c.property("textLabel", "The main text.", get: { $0.textLabel })
    c.property("detailTextLabel", "The second text; nil in the default style.", get: { $0.detailTextLabel })
    c.property("imageView", "The picture.", get: { $0.imageView })
    c.property(
      "indentationLevel", "How far picture and texts stand to the right: so many times indentationWidth.",
      get: { $0.indentationLevel }, set: { $0.indentationLevel = $1 })
    c.property("indentationWidth", "Points; 10.", get: { $0.indentationWidth }, set: { $0.indentationWidth = $1 })
    c.property(
      "separatorInset", "The table's, until it is set. Only left and right count. Points.",
      get: { $0.separatorInset }, set: { $0.separatorInset = $1 })
  }

  private static func cellLooks(_ c: ClassBuilder<UITableViewCell>) {
    c.property(
      "selectionStyle", "How a selection looks; none shows nothing.", get: { $0.selectionStyle }, set: { $0.selectionStyle = $1 })
    c.property("backgroundView", "Behind everything else.", get: { $0.backgroundView }, set: { $0.backgroundView = $1 })
    c.property(
      "selectedBackgroundView", "Shown behind the content while selected or highlighted.",
      get: { $0.selectedBackgroundView }, set: { $0.selectedBackgroundView = $1 })
  }

  private static func cellAccessories(_ c: ClassBuilder<UITableViewCell>) {
    c.property(
      "accessoryType", "none, disclosureIndicator, detailDisclosureButton, checkmark or detailButton.",
      get: { $0.accessoryType }, set: { $0.accessoryType = $1 })
    c.property("accessoryView", "A view in place of the accessory type's sign.", get: { $0.accessoryView }, set: { $0.accessoryView = $1 })
    c.property(
      "editingAccessoryType", "The accessory while editing; none shows nothing then.",
      get: { $0.editingAccessoryType }, set: { $0.editingAccessoryType = $1 })
    c.property(
      "editingAccessoryView", "The accessory view while editing.",
      get: { $0.editingAccessoryView }, set: { $0.editingAccessoryView = $1 })
  }

  private static func cellState(_ c: ClassBuilder<UITableViewCell>) {
    c.property("isSelected", "Set by the table.", get: { $0.isSelected }, set: { $0.isSelected = $1 })
    c.property("isHighlighted", "A finger is on it.", get: { $0.isHighlighted }, set: { $0.isHighlighted = $1 })
    c.property("isEditing", "Set by the table.", get: { $0.isEditing }, set: { $0.isEditing = $1 })
    c.property("editingStyle", "none, delete or insert, as the delegate said.", get: { $0.editingStyle })
    c.property("showingDeleteConfirmation", "Its row is open.", get: { $0.showingDeleteConfirmation })
    c.property("shouldIndentWhileEditing", "Whether its content makes room at the left.", get: { $0.shouldIndentWhileEditing })
    c.property(
      "showsReorderControl", "Set by the table: its row may be moved.",
      get: { $0.showsReorderControl }, set: { $0.showsReorderControl = $1 })
    c.method("setSelected", "Shows it selected or not. May be overridden.", args: "selected", "animated") {
      (cell: UITableViewCell, selected: Bool, animated: Bool?) in cell.setSelected(selected, animated: animated ?? false)
    }
    c.method("setHighlighted", "Shows it highlighted or not. May be overridden.", args: "highlighted", "animated") {
      (cell: UITableViewCell, highlighted: Bool, animated: Bool?) in cell.setHighlighted(highlighted, animated: animated ?? false)
    }
    c.method("setEditing", "Shows or hides its controls. May be overridden.", args: "editing", "animated") {
      (cell: UITableViewCell, editing: Bool, animated: Bool?) in cell.setEditing(editing, animated: animated ?? false)
    }
    c.method("prepareForReuse", "It was taken out of the pool. May be overridden; call super.") { (cell: UITableViewCell) in
      cell.prepareForReuse()
    }
  }
}

extension CellMark {
  fileprivate var luaName: String {
    switch self {
    case .circle(let isSelected): isSelected ? "selectedCircle" : "circle"
    default: "\(self)"
    }
  }
}
