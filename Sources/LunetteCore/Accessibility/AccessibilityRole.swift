/// What kind of thing an element is: the Swift names of XCTest's element types. Source: Apple, XCUIElement.ElementType
public enum AccessibilityRole: String, CaseIterable, Sendable {
  case any, other, application, group, window, sheet, drawer, alert, dialog, button, radioButton, radioGroup, checkBox, disclosureTriangle, popUpButton
  case comboBox, menuButton, toolbarButton, popover, keyboard, key, navigationBar, tabBar, tabGroup, toolbar, statusBar, table, tableRow, tableColumn, outline
  case outlineRow, browser, collectionView, slider, pageIndicator, progressIndicator, activityIndicator, segmentedControl, picker, pickerWheel, `switch`, toggle
  case link, image, icon, searchField, scrollView, scrollBar, staticText, textField, secureTextField, datePicker, textView, menu, menuItem, menuBar, menuBarItem
  case map, webView, incrementArrow, decrementArrow, timeline, ratingIndicator, valueIndicator, splitGroup, splitter, relevanceIndicator, colorWell, helpTag
  case matte, dockItem, ruler, rulerMarker, grid, levelIndicator, cell, layoutArea, layoutItem, handle, stepper, tab, touchBar, statusItem
  /// Groups of an app's own that show in a tree. Ours: element types have no names for them
  case list, landmark, dataTable, semanticGroup

  /// The traits that go without saying for the role: a tree leaves them out.
  package var impliedTraits: UIAccessibilityTraits {
    switch self {
    case .button, .popUpButton, .menuButton: .button
    case .link: [.link, .button]
    case .image: .image
    case .searchField: .searchField
    case .staticText, .textView: .staticText
    case .slider, .pageIndicator, .pickerWheel: .adjustable
    case .switch, .toggle: [.toggleButton, .button]
    case .progressIndicator, .activityIndicator: .updatesFrequently
    case .key: [.keyboardKey, .button]
    case .tabBar: .tabBar
    default: []
    }
  }

  /// The role of an element whose class has none of its own, by its traits.
  package init(_ traits: UIAccessibilityTraits) {
    self =
      traits.contains(.keyboardKey)
      ? .key
      : traits.contains(.searchField)
        ? .searchField
        : traits.contains(.toggleButton)
          ? .switch
          : traits.contains(.link)
            ? .link
            : traits.contains(.button)
              ? .button
              : traits.contains(.adjustable)
                ? .slider
                : traits.contains(.image)
                  ? .image
                  : traits.contains(.staticText) || traits.contains(.header) ? .staticText : .other
  }
}
