import Foundation

/// Measures of cells and of their controls in the classic profile. Units: points; seconds where it says so.
/// Source: docs/rules/tables.md 2.5 and 5 with its certainty marks; the others say where they come from
enum CellConstants {
  /// Text before an accessory ends this far from the content view's edge. Source: label 270 wide in a content view of 287, iOS 7. (C)
  static let textInsetBeforeAccessory: CGFloat = 2
  /// Between the picture and the text. (C)
  static let imageGap: CGFloat = 15
  /// Between the two texts of value1 and value2. (C)
  static let detailGap: CGFloat = 6
  /// The right-aligned first text of value2. (C)
  static let value2TextWidth: CGFloat = 91
  /// One level of indentation. Source: Apple, UITableViewCell.indentationWidth
  static let indentationWidth: CGFloat = 10

  static let subtitleFontSize: CGFloat = 12
  /// Both texts of value2. (C)
  static let value2FontSize: CGFloat = 14

  /// From an accessory to the cell's edge, and to the content view. 10 + 8 + 15 are the 33 of T64.
  static let accessoryMargin: CGFloat = 15
  static let accessoryGap: CGFloat = 10
  static let disclosureSize = CGSize(width: 8, height: 13)
  static let checkmarkSize = CGSize(width: 14, height: 13)
  static let detailButtonSize = CGSize(width: 22, height: 22)
  /// Between a detail button and the disclosure beside it. (C)
  static let detailDisclosureGap: CGFloat = 12

  /// The room of a minus, plus or check circle, by which the content moves. (C)
  static let editControlWidth: CGFloat = 38
  /// The room of a reorder control. Ours: as much as on the other side.
  static let reorderControlWidth: CGFloat = 38

  /// What a swipe action's button has beside its title. (A, T141)
  static let actionPadding: CGFloat = 30
  /// From this height of a row on, an action with a picture shows its title under it. Units: points. Source: docs/rules/tables.md 5.5 (K)
  static let titledActionHeight: CGFloat = 91
  /// Between the picture and the title. Units: points. Ours
  static let actionImageGap: CGFloat = 4
  /// (A, T141: "Delete" is 52 wide)
  static let actionFontSize: CGFloat = 18

  /// The selected background that fades away. Units: seconds. Ours: the default duration of a row's own changes
  static let deselectionDuration: TimeInterval = 0.3
  /// Into and out of editing, opening and closing a row. Units: seconds. (C)
  static let editingDuration: TimeInterval = 0.3
  /// A row under the finger. Ours: it can be told from the others
  static let liftedAlpha: CGFloat = 0.9

  /// What of a row's width a swipe must cover to run its first action. (C: "more than about half")
  static let fullSwipeShare: CGFloat = 0.5
  /// A row stays open when it shows this share of its actions at the lift. Ours
  static let openShare: CGFloat = 0.5
  /// A lift counts as if the finger had gone on for so long. Units: seconds. Ours
  static let projection: TimeInterval = 0.1
  /// Whether a row that a finger has swiped stays open as it lifts. Source: docs/rules/systems.md
  /// - Parameters:
  ///   - distance: how far it is open, in points
  ///   - speed: of the finger, on its way to open the row, in points a second
  static func staysOpen(_ distance: CGFloat, of width: CGFloat, speed: CGFloat, in system: SystemConstants) -> Bool {
    if system.tables.swipeGoesBySpeed { return distance > 0 && speed >= 0 }
    return distance + speed * projection >= width * openShare
  }
}
