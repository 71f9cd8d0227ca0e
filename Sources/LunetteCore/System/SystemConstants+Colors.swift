import Foundation

/// The colours that views have when nobody has given them one.
package struct ColorConstants: Sendable {
  /// Whether there is a dark appearance: the system's colours follow it, and an app may ask for it.
  package var followAppearance: Bool
  package var tint, label, placeholder, disabledTitle: UIColor
  /// Behind a table or a collection view, a grouped table, and a cell of a grouped table.
  package var table, groupedTable, groupedCell: UIColor
  package var collection: UIColor
  package var selectedCell, detail, separator, plainHeader, plainTitle, groupedTitle: UIColor
  package var indexTitle, insert, delete, mark, action: UIColor
  package var scrollIndicator, bar, barHairline, barTitle, tab, badge: UIColor
  package var searchBar, searchField, bareSearchField, searchGlass: UIColor
  package var keyboard, key, darkKey, keyTitle: UIColor
  package var alert, pressedInAlert, alertHairline, alertTitle, sheetHeader, disabledInAlert, destructive: UIColor
  package var alertDim, sheetDim: UIColor
  package var field, fieldEdge, track, progressTrack, pickerLine, wheelTitle, page, otherPage: UIColor
  package var segmentPlate, segmentThumb: UIColor
  package var switchOn, switchOff, switchEdge, spinner: UIColor
  package var grayFill, disabledInConfiguration: UIColor
  /// Behind a menu's rows, and between its groups; an edit menu's plate, titles and lines.
  package var menu, menuGap, editMenu, editMenuTitle, editMenuLine: UIColor
  /// Between the columns of a split view.
  package var columnLine: UIColor
  /// In place of a blur whose style follows the appearance.
  package var thinMaterial, thickMaterial: UIColor

  init(_ table: inout SystemTable) {
    table.begin("Colours")
    let eye = "iOS 7 to 12, by eye"
    func gray(_ byte: Int, _ alpha: CGFloat = 1) -> UIColor { UIColor(white: CGFloat(byte) / 255, alpha: alpha) }
    func bytes(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) -> UIColor {
      UIColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
    }
    func part(_ name: String) -> UIColor { .part(name) }
    let (blue, red) = (bytes(0, 122, 255), bytes(255, 59, 48))
    followAppearance = table.row("there is a dark appearance", (false, "A"), (true, "A"))
    tint = table.row("tint", (blue, "A"), (part("tintColor"), "A"))
    label = table.row("text", (.black, "A"), (part("label"), "A"))
    placeholder = table.row("placeholder", (UIColor(white: 0.7), "A: 70 % grey"), (part("placeholderText"), "A"))
    disabledTitle = table.row("title of a disabled button", (UIColor(white: 0.4, alpha: 0.35), eye), (part("disabled title"), "D: as tertiaryLabel"))
    self.table = table.row("table", (.white, "A"), (part("systemBackground"), "A; L DUMP-A"))
    groupedTable = table.row("grouped table", (bytes(239, 239, 244), "A"), (part("systemGroupedBackground"), "A; L DUMP-A"))
    groupedCell = table.row("cell of a grouped table", (.white, "A"), (part("secondarySystemGroupedBackground"), "A; L DUMP-A"))
    collection = table.row("collection view", (.black, "A"), (part("systemBackground"), "M OUK"))
    selectedCell = table.row("selected row", (gray(217), "L"), (part("systemGray4"), "E FLUT 14.4"))
    detail = table.row("second text of a cell", (bytes(142, 142, 147), "L"), (part("secondaryLabel"), "A"))
    separator = table.row("separator", (bytes(200, 199, 204), "L"), (part("separator"), "A"))
    plainHeader = table.row("header of a plain table", (gray(247), "recollection (C)"), (part("systemBackground"), "A: from iOS 15 on; flat: D"))
    plainTitle = table.row("title of a plain header", (.black, "recollection (C)"), (part("secondaryLabel"), "A"))
    groupedTitle = table.row("title of a grouped header", (bytes(109, 109, 114), "recollection (C)"), (part("secondaryLabel"), "A"))
    indexTitle = table.row("section index", (blue, "recollection (C)"), (part("tintColor"), "D"))
    insert = table.row("sign that inserts", (bytes(76, 217, 100), eye), (part("systemGreen"), "A"))
    delete = table.row("sign that deletes", (red, eye), (part("systemRed"), "A"))
    mark = table.row("disclosure, reorder control", (bytes(199, 199, 204), eye), (part("systemGray3"), "L"))
    action = table.row("swipe action", (bytes(199, 199, 205), eye), (part("systemGray3"), "L"))
    scrollIndicator = table.row("scroll indicator", (UIColor(white: 0, alpha: 0.35), eye), (part("scroll indicator"), "D"))
    bar = table.row("bar", (gray(247), "D: flat"), (part("bar"), "D: flat"))
    barHairline = table.row("line beside a bar", (UIColor(white: 0, alpha: 0.3), "L"), (part("bar hairline"), "L DUMP-B"))
    barTitle = table.row("title in a bar", (.black, "A"), (part("label"), "A"))
    tab = table.row("tab that isn't selected", (UIColor(white: 0.573), "L"), (part("systemGray"), "A"))
    badge = table.row("badge", (red, "A"), (part("systemRed"), "A"))
    searchBar = table.row("search bar", (bytes(201, 201, 206), eye), (part("bar"), "D"))
    searchField = table.row("field in a search bar", (.white, eye), (part("tertiarySystemFill"), "A; M OUK"))
    bareSearchField = table.row("field in a search bar without a plate", (UIColor(white: 0, alpha: 0.08), eye), (part("tertiarySystemFill"), "A; M OUK"))
    searchGlass = table.row("magnifying glass", (UIColor(white: 0.56), eye), (part("secondaryLabel"), "D"))
    keyboard = table.row("keyboard", (bytes(209, 213, 219), eye), (part("keyboard"), "D"))
    key = table.row("key", (.white, eye), (part("key"), "D"))
    darkKey = table.row("key for something else than a letter", (bytes(171, 177, 186), eye), (part("dark key"), "D"))
    keyTitle = table.row("sign on a key", (.black, eye), (part("label"), "D"))
    alert = table.row("alert", (UIColor(white: 0.97), eye), (part("alert"), "D: flat"))
    pressedInAlert = table.row("pressed button of an alert", (UIColor(white: 0.86), eye), (part("pressed in alert"), "D: flat"))
    alertHairline = table.row("line in an alert", (UIColor(white: 0, alpha: 0.2), eye), (part("alert hairline"), "D: as the separator"))
    alertTitle = table.row("text of an alert", (.black, "A"), (part("label"), "A"))
    sheetHeader = table.row("text of an action sheet", (UIColor(white: 0.56), eye), (part("secondaryLabel"), "E FLUT"))
    disabledInAlert = table.row("disabled button of an alert", (UIColor(white: 0.6), eye), (part("tertiaryLabel"), "D"))
    destructive = table.row("destructive button", (red, "A"), (part("systemRed"), "A"))
    alertDim = table.row("dim behind alerts", (UIColor(white: 0, alpha: 0.4), "L"), (part("alert dim"), "M OUK; dark: E FLUT, D"))
    sheetDim = table.row("dim behind sheets", (UIColor(white: 0, alpha: 0.4), "L"), (part("sheet dim"), "M OUK"))
    field = table.row("rounded field", (.white, eye), (part("systemBackground"), "D"))
    fieldEdge = table.row("edge of a rounded field", (UIColor(white: 0.8), eye), (part("separator"), "D"))
    track = table.row("track of a slider", (UIColor(white: 0.718), eye), (part("systemFill"), "A"))
    progressTrack = table.row("track of a progress bar", (UIColor(white: 0.718), eye), (part("systemFill"), "A"))
    pickerLine = table.row("lines of a picker", (UIColor(white: 0.8), eye), (part("tertiarySystemFill"), "A: a plate in place of lines"))
    wheelTitle = table.row("rows of a picker", (.black, "A"), (part("label"), "A"))
    page = table.row("dot of the current page", (UIColor(white: 0.45), "D: seen on white and black"), (part("label"), "D: seen on both"))
    otherPage = table.row("dot of another page", (UIColor(white: 0.5, alpha: 0.4), "D: seen on white and black"), (part("tertiaryLabel"), "D: seen on both"))
    segmentPlate = table.row("behind segments", (.clear, "A"), (part("tertiarySystemFill"), "E FLUT 13.2"))
    segmentThumb = table.row("thumb of segments", (.clear, "A"), (part("segment thumb"), "E FLUT 13.2"))
    switchOn = table.row("switch that is on", (bytes(76, 217, 100), "A"), (part("systemGreen"), "E FLUT"))
    switchOff = table.row("switch that is off", (.white, "A"), (part("secondarySystemFill"), "E FLUT"))
    switchEdge = table.row("edge of a switch that is off", (UIColor(white: 0.898), eye), (.clear, "E FLUT"))
    spinner = table.row("activity indicator, medium and large", (.gray, "D: there is none"), (part("systemGray"), "A"))
    grayFill = table.row("fill of a gray button", (bytes(118, 118, 128, 0.12), "A"), (part("tertiarySystemFill"), "A"))
    disabledInConfiguration = table.row("title of a disabled button with a configuration", (bytes(60, 60, 67, 0.3), "A"), (part("tertiaryLabel"), "A"))
    menu = table.row("row of a menu", (.white, "D: there is none"), (part("menu"), "D: flat"))
    menuGap = table.row("between a menu's groups", (bytes(239, 239, 244), "D: there is none"), (part("menu gap"), "D: flat"))
    editMenu = table.row("edit menu", (UIColor(white: 0.13), eye), (part("menu"), "A: iOS 16; flat: D"))
    editMenuTitle = table.row("title in an edit menu", (.white, "A"), (part("label"), "A: iOS 16"))
    editMenuLine = table.row("line between titles of an edit menu", (.clear, "D: as it was"), (part("separator"), "A: iOS 16"))
    columnLine = table.row("line between columns", (UIColor(white: 0, alpha: 0.3), eye), (part("opaqueSeparator"), "D: as lines that hide what is below"))
    let blur = "A: old blur sample; use D"
    thinMaterial = table.row("blur, thin", (UIColor(white: 1, alpha: 0.3), blur), (part("thin material"), "A: follows the appearance; flat: D"))
    thickMaterial = table.row("blur, thick", (UIColor(white: 0.97, alpha: 0.82), blur), (part("thick material"), "A: follows the appearance; flat: D"))
  }

  /// The colour of a name that scripts use, or of its digits; nil for another text.
  package func named(_ text: String) -> UIColor? {
    if followAppearance, let color = UIColor(dynamicSystem: text), UIColor.dynamicNames.contains(text) { return color }
    return UIColor(text) ?? (UIColor.dynamicNames.contains(text) ? UIColor(lightSystem: text) : nil)
  }
}
