import Foundation

/// A sign or control beside a list cell's content. Source: Apple, UICellAccessory; docs/rules/lists.md 2.5
public final class UICellAccessory: StoredState {
  public enum DisplayedState: String, CaseIterable, Sendable { case always, whenEditing, whenNotEditing }
  /// Whether a tap anywhere on the cell opens and closes an outline. Source: Apple, OutlineDisclosureOptions.Style
  public enum OutlineStyle: String, CaseIterable, Sendable { case automatic, header, cell }
  public enum Placement: String, CaseIterable, Sendable { case leading, trailing }

  public enum Kind {
    case disclosureIndicator, checkmark, detail, delete, insert, reorder, multiselect
    case outlineDisclosure(OutlineStyle)
    case label(String)
    case popUpMenu(UIMenu)
    case customView(UIView, Placement)

    /// In the order in which they stand, from the leading edge. Source: docs/rules/lists.md 2.5 (D)
    var place: Int {
      switch self {
      case .delete, .insert: 0
      case .multiselect: 1
      case .customView(_, .leading): 2
      case .label: 10
      case .popUpMenu: 11
      case .outlineDisclosure: 12
      case .checkmark: 13
      case .detail: 14
      case .disclosureIndicator: 15
      case .customView(_, .trailing): 16
      case .reorder: 17
      }
    }
    var isLeading: Bool { place < 10 }

    var isOfEditing: Bool {
      switch self {
      case .delete, .insert, .reorder, .multiselect: true
      default: false
      }
    }
  }

  public let kind: Kind
  public let displayed: DisplayedState
  public let isHidden: Bool
  public let tintColor: UIColor?
  /// The font of a label; nil for the usual one. Source: Apple, UICellAccessory.LabelOptions
  public let font: UIFont?
  /// The action of a tap, in place of the usual one.
  let action: (() -> Void)?
  /// The function of a script that it calls.
  public var cause: Any?

  public init(
    _ kind: Kind, displayed: DisplayedState? = nil, isHidden: Bool = false, tintColor: UIColor? = nil, font: UIFont? = nil, action: (() -> Void)? = nil
  ) {
    (self.kind, self.isHidden, self.tintColor, self.font, self.action) = (kind, isHidden, tintColor, font, action)
    self.displayed = displayed ?? (kind.isOfEditing ? .whenEditing : .always)
  }

  func isShown(_ isEditing: Bool) -> Bool {
    if isHidden { return false }
    switch displayed {
    case .always: return true
    case .whenEditing: return isEditing
    case .whenNotEditing: return !isEditing
    }
  }
}

/// An item of an outline: whether it is open, and how it is opened and closed.
public struct CellOutline {
  public var isExpanded: Bool
  public var toggle: () -> Void
  public init(isExpanded: Bool, toggle: @escaping () -> Void) { (self.isExpanded, self.toggle) = (isExpanded, toggle) }
}
