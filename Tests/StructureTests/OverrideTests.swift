import Foundation
import Testing

/// What a script's class may override is called by its declaration, `UIView.Overridable.hitTest(view, point, event)`: a direct call runs the
/// class's own method and skips the script's. A fast path that looks whether there are overrides may call directly.
@Suite struct OverrideTests {
  /// A method or a property that Swift code could use directly: its name, and the labels of a call; nil for a property.
  struct Member: Hashable {
    let name: String
    let labels: [String]?
  }

  /// Members of the same names and labels that belong to others, too often to be listed: collections of all kinds have `contains(_:)`, and no
  /// code but a layer's own hit test asks a layer for it. `accessibilitySettings` is what an app has set, which the declarations fall back on;
  /// so is the identifier, which frames, recordings and messages show as it was set: `currentIdentifier` asks a script's class.
  /// Grids, windows and columns have a `show(_:)` of their own.
  /// The chain asks a class for its next responder (`following`), texts ask it for what is drawn of caret and selection (`AskedEditing`), and flow layouts
  /// for their sizes and distances.
  /// A controller takes its overridden title and items when it comes into a container (`takeOverriddenItems`), and its delegate before a presentation.
  static let common: Set<Member> = [
    Member(name: "contains", labels: ["_"]), Member(name: "configurationUpdateHandler", labels: nil), Member(name: "alignmentRectInsets", labels: nil),
    Member(name: "accessibilitySettings", labels: nil), Member(name: "accessibilityIdentifier", labels: nil),
    Member(name: "title", labels: nil), Member(name: "navigationItem", labels: nil), Member(name: "tabBarItem", labels: nil),
    Member(name: "transitioningDelegate", labels: nil), Member(name: "next", labels: nil), Member(name: "show", labels: ["_"]),
    Member(name: "caretRect", labels: nil),
    Member(name: "caretRect", labels: ["for"]), Member(name: "selectionRects", labels: ["for"]), Member(name: "ownItemSize", labels: nil),
    Member(name: "ownLineSpacing", labels: nil), Member(name: "ownInteritemSpacing", labels: nil), Member(name: "ownSectionInset", labels: nil),
  ]

  /// Direct uses that are right, with the reason.
  static let allowed: [String: String] = [
    "sizeThatFits in UIListContentConfiguration": "its own labels", "sizeThatFits in UISearchToken": "its own label",
    "gestureRecognizer in GestureEnvironment": "a delegate's method", "gestureRecognizer in GestureEnvironment+Arbitration": "a delegate's method",
    "presentedView in UIPopoverPresentationController": "a popover's own", "minimumValueImageRect in UISlider": "where no class of the app says it",
    "maximumValueImageRect in UISlider": "where no class of the app says it", "startInteractiveTransition in UIViewControllerTransitionContext": "a table's",
    "action in CALayer+Animations": "a delegate's method", "draw in UITextField+Drawing": "a line of text's own",
    "navigationBar in UINavigationBar": "a delegate's method", "tabBar in UITabBar": "a delegate's method",
    "sizeThatFits in UITableViewCell+Layout": "the cell's own labels", "sizeThatFits in UITableViewCell+Section": "the cell's own labels",
    "sizeThatFits in UITableViewHeaderFooterView": "its own labels", "sizeThatFits in AlertView": "its own labels",
    "sizeThatFits in UISearchController": "its own bar", "sizeThatFits in UINavigationBar": "the class's own size, from itself",
    "sizeThatFits in UISearchBar": "its own labels", "sizeThatFits in UILabel": "intrinsicContentSize is overridden by itself",
    "sizeThatFits in UIMenuController": "its own labels", "sizeThatFits in UITextField": "intrinsicContentSize is overridden by itself",
    "sizeThatFits in UITextView": "intrinsicContentSize is overridden by itself", "sizeThatFits in WebContentView": "its own label",
    "sizeThatFits in UIButton": "intrinsicContentSize is overridden by itself", "sizeThatFits in UIButton+Layout": "its own label",
    "sizeThatFits in UIContentUnavailableView": "its own parts", "intrinsicContentSize in UIContentUnavailableView": "its own parts",
    "systemLayoutSizeFitting in UIView+Fitting": "a cell's content view",
    "systemLayoutSizeFitting in UICollectionReusableView": "where no class of the app says it",
    "sizeThatFits in UIDatePicker+Compact": "its own label",
    "sizeThatFits in UIButton+ConfigurationLayout": "its own labels", "trackRect in UISlider": "where no class of the app says it",
    "thumbRect in UISlider": "where no class of the app says it", "sizeThatFits in UIPageControl": "intrinsicContentSize is overridden by itself",
    "sizeThatFits in UISegmentedControl": "intrinsicContentSize is overridden by itself",
    "sizeThatFits in UIStepper": "intrinsicContentSize is overridden by itself", "sizeThatFits in UISwitch": "intrinsicContentSize is overridden by itself",
    "prepare in PresentationTransition": "a transition's motion", "prepare in UIViewPropertyAnimator": "the animator's own",
    "prepare in LiveServer": "the pool's own", "apply in ListView+Updates": "a batch", "apply in LogDifference": "the fields of a line",
    "apply in Paths+Lua": "a path's", "gestureRecognizerShouldBegin in GestureEnvironment+Arbitration": "the delegate's",
    "display in UIView+Layers": "the view's, which draws its content", "display in UIView+Layout": "the view's, which draws its content",
    "display in CALayer+Display": "the view's, which draws its content", "draw in ViewContent": "a picture's", "draw in CALayer+Render": "the context's",
    "draw in UIImage+Drawing": "the picture's own", "draw in CATextLayer": "the context's", "draw in CGContext+Text": "the context's",
    "draw in UILabel": "the context's", "draw in AttributedStrings+Lua": "a text's", "draw in DrawingFunctions+Lua": "a function of this name",
    "draw in PlayLoop": "the terminal's", "point in KeyboardView": "a key", "layoutAttributesForItem in Collections+Lua": "the collection view's",
    "layoutAttributesForSupplementaryView in Dynamics+Lua": "the animator's", "layoutAttributesForDecorationView in Dynamics+Lua": "the animator's",
    "layoutAttributesForItem in UICollectionView+Accessibility": "the collection view's", "canBecomeFirstResponder in UISearchBar": "its own field",
    "waitsForMore in GestureEnvironment": "the script's answer, which is kept",
    "supportedInterfaceOrientations in UIViewController+Rotation": "the application's", "supportedInterfaceOrientations in PluginStart": "the application's",
    "accessibilityFrame in AccessibilityTree": "where no script overrides it", "accessibilityFrame in UIResponder+Accessibility": "its middle, where none does",
    "accessibilityActivationPoint in ScenarioApp+VoiceOver": "where no script overrides it",
    "accessibilityFrame in ScenarioApp+Elements": "where no script overrides it",
    "accessibilityActivationPoint in ScenarioApp+Elements": "where no script overrides it",
    "accessibilityTraits in NavigationBarContent": "is set", "accessibilityTraits in AlertView": "is set",
    "accessibilityLabel in Accessibility+Lua": "of a bar item, which scripts don't derive from", "accessibilityValue in Accessibility+Lua": "of a bar item",
    "accessibilityHint in Accessibility+Lua": "of a bar item", "accessibilityTraits in Accessibility+Lua": "of a bar item",
    "accessibilityUserInputLabels in Accessibility+Lua": "of a bar item",
    "frameOfPresentedViewInContainerView in UISheetPresentationController": "a card's own place",
    "frameOfPresentedViewInContainerView in ModalPlace": "a card's own place",
    "modalPresentationStyle in UIAlertController": "its own", "preferredContentSize in UIAlertController": "its own",
    "modalPresentationStyle in UISearchController": "its own", "modalPresentationStyle in UIViewController+Presentation": "is set",
    "preferredContentSize in UIViewController": "tells of a change", "layoutMargins in NSCollectionLayoutSection": "a case of this name",
    "hidesBottomBarWhenPushed in Bars+Lua": "scripts set it as a property", "modalPresentationStyle in Controllers+Lua": "scripts set it as a property",
    "modalTransitionStyle in UIViewController+Presentation": "is set", "modalTransitionStyle in Presentations+Lua": "scripts set it as a property",
    "isModalInPresentation in Presentations+Lua": "scripts set it as a property",
    "preferredContentSize in Presentations+Lua": "scripts set it as a property", "layoutMargins in ViewConstraints+Lua": "scripts set it as a property",
    "setShowsCancelButton in UISearchBar": "its property's setter",
    "setContentOffset in UIPageViewController": "its own strip", "setContentOffset in OrthogonalScroller": "its own scroller",
    "setContentOffset in PickerWheel": "the wheel's own", "setContentOffset in VoiceOver": "looks, and goes back",
    "setContentOffset in UITableView+Accessibility": "looks, and goes back", "setContentOffset in StateRestoration": "the system restores",
    "setContentOffset in UIScrollView+Pages": "the place of the page in a new size", "setContentOffset in UIScrollView+Zooming": "a part of zooming",
    "reloadData in ScenarioApp+Reload": "the host's, after a change of the script", "reloadData in UITableView": "its style is set, before it has rows",
    "reloadData in ListView+Updates": "the script's own call, which waited",
    "inputView in TextInput+Lua": "scripts set it as a property", "inputAccessoryView in TextInput+Lua": "scripts set it as a property",
  ]

  // MARK: Reading

  /// The place after the bracket that closes the one at `start`; nil where none does. Texts and comments have been taken out before.
  static func end(of start: String.Index, in text: String) -> String.Index? {
    var depth = 0
    var index = start
    while index < text.endIndex {
      if "([{".contains(text[index]) { depth += 1 }
      if ")]}".contains(text[index]) { depth -= 1 }
      index = text.index(after: index)
      if depth == 0 { return index }
    }
    return nil
  }

  /// The labels of the call whose bracket opens at `start`.
  static func labels(at start: String.Index, in text: String) -> [String]? {
    guard let end = end(of: start, in: text) else { return nil }
    var (items, depth) = ([""], 0)
    for character in text[start..<end].dropFirst().dropLast() {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if character == ",", depth == 0 { items.append("") } else { items[items.count - 1].append(character) }
    }
    return items.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }.map { item in
      item.prefixMatch(of: #/(\w+):/#).map { String($0.1) } ?? "_"
    }
  }

  /// The declarations in a source: what they call, and where they stand.
  static func declarations(in text: String) -> (members: Set<Member>, places: [Range<String.Index>]) {
    var members: Set<Member> = []
    var places: [Range<String.Index>] = []
    for start in text.matches(of: #/OverridableMethod(?:<[^=\n]*>)?\(/#) {
      guard let arguments = end(of: text.index(before: start.range.upperBound), in: text) else { continue }
      guard let body = text[arguments...].prefixMatch(of: #/\s*\{\s*\(\s*(\w+): [\w.]+/#), let brace = text[arguments...].firstIndex(of: "{"),
        let last = end(of: brace, in: text)
      else { continue }
      places.append(start.range.lowerBound..<last)
      guard let opening = text[brace..<last].firstRange(of: " in") else { continue }
      // What it calls comes first; what else it asks is about its arguments.
      guard let use = text[opening.upperBound..<last].firstMatch(of: #/(\w+)\.(\w+)(\()?/#), use.1 == body.1 else { continue }
      let labels = use.3 == nil ? nil : labels(at: text.index(before: use.range.upperBound), in: text)
      members.insert(Member(name: String(use.2), labels: labels))
    }
    return (members, places)
  }

  /// The lines of direct uses in a source.
  static func uses(of members: Set<Member>, in text: String) -> [(name: String, line: String)] {
    let places = declarations(in: text).places
    let names = Dictionary(grouping: members, by: \.name)
    return text.matches(of: #/(?:(\w+)(\.))?(\w+)(\()?/#).compactMap { use -> (name: String, line: String)? in
      guard let meant = names[String(use.3)], !places.contains(where: { $0.contains(use.range.lowerBound) }) else { return nil }
      let before = text[..<use.range.lowerBound].suffix(12)
      if let owner = use.1, ["super", "Overridable", "Ask", "Asked", "ConfigurationMethods"].contains(owner) { return nil }
      if use.1 == nil, ["func ", "var ", "let ", "case ", "Overridable.", "Ask.", "Asked.", "super."].contains(where: before.hasSuffix) { return nil }
      let found = use.4 == nil ? nil : labels(at: text.index(before: use.range.upperBound), in: text)
      // A name before a colon is a label.
      guard meant.contains(where: { $0.labels == found }), found != nil || text[use.range.upperBound...].first != ":" else { return nil }
      let start = text[..<use.range.lowerBound].lastIndex(of: "\n").map { text.index(after: $0) } ?? text.startIndex
      let line = text[start...].prefix { $0 != "\n" }
      return line.contains("overrides") ? nil : (String(use.3), line.trimmingCharacters(in: .whitespaces))
    }
  }

  static func sources() throws -> [(name: String, text: String)] {
    let folder = FolderTests.root.appendingPathComponent("Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") && !$0.hasSuffix(".gen.swift") }
    return try paths.sorted().map { path in
      (
        URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent,
        FolderTests.code(try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8))
      )
    }
  }

  // MARK: Tests

  @Test func overridesAreNotSkipped() throws {
    let sources = try Self.sources()
    let members = sources.reduce(into: Set<Member>()) { $0.formUnion(Self.declarations(in: $1.text).members) }.subtracting(Self.common)
    #expect(members.count > 80)
    var unused = Set(Self.allowed.keys)
    for (name, text) in sources {
      for use in Self.uses(of: members, in: text) {
        if Self.allowed["\(use.name) in \(name)"] != nil {
          unused.remove("\(use.name) in \(name)")
        } else {
          Issue.record("\(name).swift skips a script's override of \(use.name): call its declaration in Overridable. \(use.line)")
        }
      }
    }
    #expect(unused.sorted() == [], "nothing there uses them directly any more")
  }

  @Test func aSkippedOverrideIsFound() {
    let declared = """
      static let hitTest = OverridableMethod("", "", "") { (view: UIView, point: CGPoint) in view.hitTest(point, with: nil) }
      static let isReady = OverridableMethod(property: "", "") {
        (view: UIView) in view.isReady
      }
      """
    let members = Self.declarations(in: declared).members
    #expect(members == [Member(name: "hitTest", labels: ["_", "with"]), Member(name: "isReady", labels: nil)])
    func lines(_ text: String) -> [String] { Self.uses(of: members, in: declared + "\n" + text).map(\.name) }
    #expect(lines("let hit = child.hitTest(place(of: a, in: b), with: event)") == ["hitTest"])
    #expect(lines("if child.isReady { }") == ["isReady"])
    #expect(lines("func hitTest(_ point: CGPoint, with event: UIEvent?) { super.hitTest(point, with: event) }") == [])
    #expect(lines("Overridable.hitTest(child, with: event); UIView.Overridable.isReady(child); tree.hitTest(point)") == [])
    #expect(lines("if view.overrides == nil { view.hitTest(point, with: nil) }") == [])
  }
}
