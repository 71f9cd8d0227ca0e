import Foundation

/// Units: points.
package struct BarSystemConstants: Sendable {
  /// A bar as wide as this has the wider margins.
  package var wideBar: CGFloat
  package var height, padHeight, sheetHeight: CGFloat
  /// The height of a bar button's box, and its distance from the bar's side, in a narrow and in a wide bar.
  package var boxHeight, textMargin, wideTextMargin: CGFloat
  /// What the outermost box with a text has more than the text, on its outer side.
  package var outerPadding: CGFloat
  /// Whether a bar of a navigation controller has no background while the content's edge lies at it.
  package var isClearAtEdge: Bool
  /// Whether tab bars and toolbars have no background while the content's lower edge lies at them.
  package var isClearAtLowerEdge: Bool
  package var tabFontIsMedium: Bool
  package var searchFollowsTextSize: Bool
  package var searchHeight, searchFieldHeight, searchFieldTop, searchCancelTop, searchCorner, searchFontSize: CGFloat
  /// Whether glass and placeholder stand in the middle while there is no search.
  package var searchCentersPlaceholder: Bool
  /// What a search bar in a navigation bar adds to the bar, in all.
  package var searchRoom: CGFloat

  init(_ table: inout SystemTable) {
    table.begin("Bars")
    wideBar = table.row("width from which margins are 20, else 16", (414, "L"), (390, "TBL; C"))
    height = table.row("navigation bar", (44, "L"), (44, "L"))
    padHeight = table.row("navigation bar on a pad", (44, "L"), (50, "A"))
    sheetHeight = table.row("navigation bar in a page or form sheet", (44, "L"), (56, "L DUMP-A"))
    boxHeight = table.row("bar button's box", (30, "L"), (44, "L DUMP-A"))
    textMargin = table.row("box from the side", (8, "L"), (8, "L DUMP-A"))
    wideTextMargin = table.row("box from the side of a wide bar", (8, "L"), (12, "C, D"))
    outerPadding = table.row("the outermost box beside its text", (0, "L"), (8, "L DUMP-A"))
    isClearAtEdge = table.row("clear at the scroll edge", (false, "A"), (true, "A; L DUMP-A"))
    isClearAtLowerEdge = table.row("tab bars and toolbars clear at the lower edge", (false, "A"), (true, "A: iOS 15"))
    tabFontIsMedium = table.row("medium font of tabs", (false, "L"), (true, "D"))
    searchHeight = table.row("search bar", (44, "L"), (56, "A; M OUK"))
    searchFollowsTextSize = table.row("a field in a search bar follows the text size", (false, "L"), (true, "K"))
    searchFieldHeight = table.row("field in a search bar", (28, "L"), (36, "A; M OUK"))
    searchFieldTop = table.row("field from the bar's top", (8, "L"), (10, "A; M OUK"))
    searchCancelTop = table.row("cancel button of a search bar from the bar's top", (6, "L"), (13, "C"))
    searchCentersPlaceholder = table.row("placeholder of a search bar in the middle", (true, "L"), (false, "A: since iOS 11"))
    searchRoom = table.row("search bar in a navigation bar", (52, "L"), (52, "C"))
    searchCorner = table.row("radius of that field", (5, "by eye"), (10, "M OUK"))
    searchFontSize = table.row("font of that field", (14, "by eye"), (17, "M OUK"))
  }
}

/// Units: points.
package struct TableSystemConstants: Sendable {
  /// From the side to a cell's text and to the separator, in a narrow table and in one as wide as `wideTable`.
  package var textInset, wideTextInset, wideTable: CGFloat
  /// Whether the content view is as high as the row, and not one line less.
  package var contentFillsRow: Bool
  /// A swipe action's button is at least so wide.
  package var narrowestAction: CGFloat
  /// Whether a lift opens a swiped row unless its speed leads back, and not by how far it is open.
  package var swipeGoesBySpeed: Bool
  /// Above a header of a plain table.
  package var headerPadding: CGFloat
  /// The height of the empty rows with which a short plain table goes on; negative for that of its rows, 0 for none.
  package var fillerRowHeight: CGFloat
  /// Whether rows, headers and footers of which nothing is said are measured when they come into view.
  package var measuresByItself: Bool
  /// Whether the texts of cells, headers and footers follow the text size.
  package var textsFollowSize: Bool
  /// Of a content view, at its sides where they are not as for texts, and above and below.
  package var contentSideMargin: CGFloat?
  package var contentMargin: CGFloat

  /// From the side to a text in something so wide.
  package func inset(in width: CGFloat) -> CGFloat { width >= wideTable ? wideTextInset : textInset }

  init(_ table: inout SystemTable) {
    table.begin("Tables")
    textInset = table.row("text and separator from the side", (15, "L"), (16, "L DUMP-A"))
    wideTextInset = table.row("the same in a wide table", (15, "L"), (20, "C"))
    wideTable = table.row("a table is wide from", (390, "C"), (390, "C"))
    contentFillsRow = table.row("content view as high as the row", (false, "TBL"), (true, "TBL"))
    narrowestAction = table.row("least width of a swipe action", (0, "L"), (74, "I SWIPE"))
    swipeGoesBySpeed = table.row("a swiped row goes the way of the finger's speed", (false, "D"), (true, "I SWIPE"))
    headerPadding = table.row("above a header of a plain table", (0, "A"), (22, "A, TBL"))
    fillerRowHeight = table.row("height of empty rows below a short table (-1: of its rows)", (-1, "A"), (0, "A"))
    measuresByItself = table.row("heights that nobody sets are measured", (false, "A: iOS 7 to 10"), (true, "A: iOS 11"))
    textsFollowSize = table.row("texts of cells and titles follow the text size", (false, "D: as before"), (true, "A: iOS 11"))
    contentSideMargin = table.row("margin at the sides of a content view; none: as for texts", (8, "L: files of Xcode 8"), (nil, "L: files of Xcode 11"))
    contentMargin = table.row("margin above and below of a content view", (8, "L: files of Xcode 8"), (11, "L: files of Xcode 10"))
  }
}

/// Units: points.
package struct ControlConstants: Sendable {
  package var segmentHeight: CGFloat
  /// Whether the selected segment is a thumb that slides on a plate, and not a filled part of an outline.
  package var segmentsHaveThumb: Bool
  /// What constraints leave out of a control's frame.
  package var switchOverhang, sliderOverhang, controlUnderhang: CGFloat
  package var fieldHeight, stepperHeight: CGFloat
  /// Whether a stepper stands on a plate, and not in an outline.
  package var stepperHasPlate: Bool
  package var pageHeight, pageDot, pageSpacing, pageMargin: CGFloat
  /// Whether a finger that moves along the dots turns the pages on its way.
  package var pagesFollowFinger: Bool
  package var sliderTrack, progressHeight: CGFloat
  /// Whether a date picker that says nothing of its style is compact, and not wheels.
  package var datePickerIsCompact: Bool
  /// Whether an activity indicator that says nothing of its style is a medium one, and not a white one.
  package var spinnerIsMedium: Bool
  /// Whether a finger lifts rows of a phone's lists that say nothing of it.
  package var phonesDrag: Bool
  /// Whether a picker's row stands on a plate, and not between lines.
  package var pickerHasPlate: Bool

  init(_ table: inout SystemTable) {
    table.begin("Controls")
    segmentHeight = table.row("segmented control", (29, "A"), (32, "E FLUT 13.2"))
    let canvas = "L: files of Xcode 8 to 14"
    switchOverhang = table.row("of a switch, beyond its alignment rectangle at the end", (0, "D"), (2, canvas))
    sliderOverhang = table.row("of a slider, beyond it at both sides", (0, "D"), (2, canvas))
    controlUnderhang = table.row("of a slider and of segments, below it", (0, "D"), (1, canvas))
    segmentsHaveThumb = table.row("segments with a thumb", (false, "A"), (true, "E FLUT 13.2"))
    fieldHeight = table.row("rounded text field", (30, "L"), (34, "M OUK"))
    stepperHeight = table.row("stepper, 94 wide", (29, "A"), (32, "M OUK"))
    stepperHasPlate = table.row("stepper on a plate", (false, "A"), (true, "A"))
    pageHeight = table.row("page control", (37, "A"), (26, "M OUK, taken for 17: D"))
    pageDot = table.row("dot of a page control", (7, "A"), (10, "M OUK, taken for 17: D"))
    pageSpacing = table.row("between two dots", (9, "A"), (8, "M OUK, taken for 17: D"))
    pageMargin = table.row("beside the dots", (0, "A"), (14, "M OUK, taken for 17: D"))
    pagesFollowFinger = table.row("a finger drags the pages", (false, "A"), (true, "A: iOS 14"))
    datePickerIsCompact = table.row("date picker, automatic, is compact", (false, "A"), (true, "A: iOS 14"))
    sliderTrack = table.row("track of a slider", (2, "A"), (4, "D"))
    progressHeight = table.row("progress bar", (2, "A"), (4, "D"))
    spinnerIsMedium = table.row("activity indicator is medium", (false, "A"), (true, "A"))
    phonesDrag = table.row("rows of a phone's lists can be dragged", (false, "A"), (true, "A: iOS 15"))
    pickerHasPlate = table.row("picker with a plate", (false, "A"), (true, "A: iOS 14"))
  }
}

/// Units: points.
package struct PresentationConstants: Sendable {
  package var alertRadius, actionSheetMargin: CGFloat
  /// Of a card: its radius, the least distance from the safe area and from the top of the screen, and what is seen on either side of what it has pushed back.
  package var sheetRadius, sheetGap, sheetTop, behindMargin: CGFloat
  /// A finger that pulls a sheet down decides by its direction alone from this speed on. Units: points a second.
  package var sheetSpeed: CGFloat
  /// Whether a controller that says nothing of its style comes as a card, and sheets and popovers of a phone, too.
  package var usesCards: Bool
  /// Whether the view of a popover goes on into its arrow, whose side is in its safe area.
  package var popoverFillsArrow: Bool
  package var editMenuHeight, editMenuRadius, editMenuFontSize: CGFloat
  /// Of menus and edit menus: how dark, how wide and how low their shadow is; the first from 0 to 1.
  package var menuShadow, menuShadowRadius, menuShadowOffset: CGFloat

  init(_ table: inout SystemTable) {
    table.begin("Presentation")
    alertRadius = table.row("radius of alerts and action sheets", (13, "L"), (14, "E FLUT"))
    actionSheetMargin = table.row("action sheet from the edges", (10, "L"), (8, "E FLUT 17"))
    sheetRadius = table.row("radius of a card", (10, "D: there is none"), (10, "D; E FLUT"))
    sheetGap = table.row("card from the safe area's top", (10, "D: there is none"), (10, "L DUMP-A, C"))
    sheetTop = table.row("card from the screen's top, at least", (40, "D: there is none"), (40, "L DUMP-A"))
    behindMargin = table.row("beside what a card has pushed back", (16, "D: there is none"), (16, "E FLUT"))
    sheetSpeed = table.row("speed that decides of a sheet", (300, "D: as a pop"), (1000, "M OUK"))
    usesCards = table.row("sheets of phones are cards", (false, "A"), (true, "A"))
    popoverFillsArrow = table.row("the view of a popover goes on into its arrow", (false, "A"), (true, "A: iOS 13"))
    editMenuHeight = table.row("edit menu", (37, "iOS 7, by eye"), (44, "D: as a row of a menu"))
    editMenuRadius = table.row("radius of an edit menu", (8, "iOS 7, by eye"), (12, "D: as a menu"))
    editMenuFontSize = table.row("font of an edit menu", (14, "A"), (15, "D"))
    menuShadow = table.row("shadow of a menu: how dark", (0, "D: as it was"), (0.094, "M OUK, taken for 17: D"))
    menuShadowRadius = table.row("shadow of a menu: how wide", (0, "D: as it was"), (20, "D; with the offset M OUK"))
    menuShadowOffset = table.row("shadow of a menu: how low", (0, "D: as it was"), (9, "D; with the radius M OUK"))
  }
}
