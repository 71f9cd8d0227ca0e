import Foundation
@_spi(Lunette) import LunetteKit
import LunetteRender
import LunetteScript

/// Checks what assistive technology meets: that it meets everything, under a name and with the traits that help.
/// Source: Apple, XCUIAccessibilityAuditType; docs/rules/accessibility.md 9
extension Lint {
  mutating func checkMeaning() {
    let tree = AccessibilityTree(of: app.simulation)
    let met = tree.elements.map { MetElement(node: $0, object: tree.object(of: $0)) }
    checkDetection(met)
    checkDescriptions(met)
    checkSilence(met)
    checkTraits(met)
    checkSizesOfText()
    checkDistances()
    checkGraphics()
    checkWayOut(met)
  }

  /// An element of the screen.
  private struct MetElement {
    let node: AccessibilityNode
    let object: UIResponder
    var view: UIView? { object as? UIView }
    var facts: AccessibilityFacts { node.facts }
    /// Whether something happens where it is tapped or adjusted.
    var isForUse: Bool {
      !facts.traits.isDisjoint(with: [.button, .link, .adjustable, .searchField, .keyboardKey, .toggleButton]) || facts.unnamed.contains(.textEntry)
    }
  }

  // MARK: Elements

  private mutating func checkDetection(_ met: [MetElement]) {
    let views = Set(met.compactMap { $0.view.map(ObjectIdentifier.init) })
    let drawn = drawnTexts
    for view in self.views where !view.isPartOfTheSystem {
      let isTapped = view.isTappable && !(view is UIControl)
      let texts = view is UILabel ? view.visibleText.map { [$0] } ?? [] : view.drawnTexts.map(\.text) + drawn[ObjectIdentifier(view), default: []]
      guard isTapped || texts.contains(where: { $0.contains { !$0.isWhitespace } }) else { continue }
      var ancestor: UIView? = view
      var isMet = false
      while let current = ancestor, !isMet {
        isMet = views.contains(ObjectIdentifier(current))
        ancestor = current.superview
      }
      if isMet || hidesFromTechnology(view) || holdsElement(view, views) { continue }
      let rect = view.visibleScreenFrame
      guard rect.width > 0, rect.height > 0 else { continue }
      let middle = CGPoint(x: rect.midX, y: rect.midY)
      if met.contains(where: { !($0.object is UIView) && $0.node.frame.holds(middle) }) { continue }
      // What a finger doesn't reach either is hidden from everybody.
      guard let hit = app.hitTest(middle), hit.isDescendant(of: view) || view.isDescendant(of: hit) else { continue }
      note(.undetectedElement, view, isTapped ? "can be tapped, and no element covers it" : "shows a text that no element says")
    }
  }

  /// What views of the app's own have drawn as texts, and the layers of texts in them.
  private var drawnTexts: [ObjectIdentifier: [String]] {
    var texts: [ObjectIdentifier: [String]] = [:]
    for (index, item) in list.items.enumerated() {
      var said = (item.art?.operations ?? []).flatMap { operation -> [String] in
        if case .text(let text) = operation.shape { text.lines.map(\.text) } else { [] }
      }
      guard let view = view(of: index) else { continue }
      if item.id != view.layer.id, let text = item.text?.text { said.append(text) }
      if !said.isEmpty { texts[ObjectIdentifier(view), default: []] += said }
    }
    return texts
  }

  private func holdsElement(_ view: UIView, _ met: Set<ObjectIdentifier>) -> Bool {
    view.subviews.contains { met.contains(ObjectIdentifier($0)) || holdsElement($0, met) } || !view.accessibilityParts.isEmpty
  }

  /// Whether the app has said that this is for nobody's ears.
  private func hidesFromTechnology(_ view: UIView) -> Bool {
    var ancestor: UIView? = view
    while let current = ancestor {
      if current.accessibilitySettings != nil || current.overrides != nil, UIResponder.Overridable.accessibilityElementsHidden(current) { return true }
      if current.accessibilitySettings?.isElement == false { return true }
      ancestor = current.superview
    }
    return false
  }

  // MARK: Words

  /// What a label must not end in, as the role is said anyway.
  private static let roleWords: [AccessibilityRole: [String]] = [
    .button: ["button"], .image: ["image", "picture", "icon"], .link: ["link"], .switch: ["switch", "toggle"], .slider: ["slider"],
    .textField: ["text field", "field"], .secureTextField: ["text field", "field"], .searchField: ["search field"], .tab: ["tab"], .cell: ["cell"],
  ]

  private mutating func checkDescriptions(_ met: [MetElement]) {
    var seen: [String: [MetElement]] = [:]
    for element in met {
      guard let label = element.facts.label, !label.isEmpty, let view = element.view, !view.isPartOfTheSystem || view.isBarButton && element.isForUse else {
        continue
      }
      let shown = view.visibleText
      if label == view.shownImageName, shown != label, !view.isNamedBySymbol {
        note(.poorDescription, view, "is called \"\(label)\", as its picture's file; an accessibilityLabel says what it is for")
      } else if label == view.accessibilityIdentifier, shown != label {
        note(.poorDescription, view, "is called \"\(label)\", as its accessibilityIdentifier")
      } else if label == app.context.className(of: view), shown != label {
        note(.poorDescription, view, "is called \"\(label)\", as its class")
      } else if element.isForUse || element.facts.traits.contains(.image), !label.contains(where: \.isSpoken) {
        note(.poorDescription, view, "is called \"\(label)\", which no voice can say")
      } else if let word = Self.roleWords[element.facts.role]?.first(where: { label.lowercased().hasSuffix(" " + $0) }) {
        note(.poorDescription, view, "is called \"\(label)\"; that it is a \(word) is said anyway")
      }
      if element.isForUse { seen["\(element.facts.role.rawValue) \(label)", default: []].append(element) }
    }
    for key in seen.keys.sorted() {
      guard let list = seen[key], list.count > 1 else { continue }
      let cells = list.map { $0.view?.cellAround.map { $0.accessibilityFacts.label ?? "" } }
      if Set(cells.compactMap { $0 }).count == list.count { continue }
      if let view = list[1].view {
        note(.poorDescription, view, "has the role and the name of another one on the screen: \(list[1].facts.role.rawValue) \"\(list[1].facts.label ?? "")\"")
      }
    }
  }

  /// Elements at which a voice has nothing to say. Controls are looked at elsewhere; a row counts where it shows a picture.
  private mutating func checkSilence(_ met: [MetElement]) {
    for (place, element) in met.enumerated() {
      let facts = element.facts
      let words = [facts.label, facts.value, facts.hint]
      guard !words.contains(where: { $0?.contains { !$0.isWhitespace } == true }), !facts.unnamed.contains(.textEntry), !(element.object is UIControl),
        let view = element.view ?? (element.object as? UIAccessibilityElement)?.containerView, !view.isPartOfTheSystem, view.isOnScreen
      else { continue }
      if view is ReusableView || view.superview is ReusableView {
        // A row whose controls are called something, or that shows nothing, is passed by.
        let isSaid = met[(place + 1)...].contains { next in
          next.view.map { $0 !== view && $0.isDescendant(of: view) && next.facts.label?.isEmpty == false } ?? false
        }
        if isSaid || !view.showsPicture { continue }
        note(.missingName, view, "at \(element.node.frame.origin.described) shows a picture, and neither a text nor an accessibilityLabel says what it is")
      } else {
        note(.missingName, view, "at \(element.node.frame.origin.described) is an element, and has no accessibilityLabel")
      }
    }
  }

  // MARK: Traits

  private mutating func checkTraits(_ met: [MetElement]) {
    for element in met {
      guard let view = element.view else { continue }
      if element.facts.traits.contains(.adjustable), !view.accessibilityNature.traits.contains(.adjustable),
        view.overrides?.implements("accessibilityIncrement", on: view) != true
      {
        note(.wrongTrait, view, "has the trait adjustable, and no accessibilityIncrement")
      }
      guard !view.isPartOfTheSystem, !(view is ReusableView), view.isTappable, !element.isForUse else { continue }
      note(.wrongTrait, view, "can be tapped, and has none of the traits button, link, adjustable, searchField, keyboardKey, toggleButton")
    }
  }

  private mutating func checkSizesOfText() {
    guard options.also.contains(.fixedText) else { return }
    for view in views {
      guard let (font, adjusts) = view.chosenFont, view.visibleText?.isEmpty == false, !font.canFollowTextSize || !adjusts else { continue }
      note(
        .fixedText, view, "has a font that doesn't follow the text size; UIFont.preferredFont or UIFontMetrics, with adjustsFontForContentSizeCategory, does")
    }
  }

  // MARK: Places

  /// Diameter of the circle around the middle of a small target. Units: points. Source: WCAG 2.2, 2.5.8
  private static let targetCircle: CGFloat = 24

  private mutating func checkDistances() {
    let targets = views.filter { $0.isTappable && !$0.isPartOfTheSystem && $0.isOnScreen }.map { (view: $0, rect: $0.screenFrame) }
    let side = Self.targetCircle
    func isSmall(_ rect: CGRect) -> Bool { rect.width < side && rect.height < side }
    for (place, one) in targets.enumerated() where isSmall(one.rect) {
      let middle = CGPoint(x: one.rect.midX, y: one.rect.midY)
      for (otherPlace, other) in targets.enumerated()
      where otherPlace != place && !one.view.isDescendant(of: other.view) && !other.view.isDescendant(of: one.view) {
        if isSmall(other.rect), otherPlace < place { continue }
        let x = isSmall(other.rect) ? other.rect.midX : min(max(middle.x, other.rect.minX), other.rect.maxX)
        let y = isSmall(other.rect) ? other.rect.midY : min(max(middle.y, other.rect.minY), other.rect.maxY)
        let distance = ((middle.x - x) * (middle.x - x) + (middle.y - y) * (middle.y - y)).squareRoot()
        guard distance < (isSmall(other.rect) ? side : side / 2) - Self.rounding else { continue }
        note(.closeTargets, one.view, "is \(size(one.rect.size)) and \(formatted((distance * 10).rounded() / 10)) points from \(name(other.view))")
        break
      }
    }
  }
  /// Units: points. Ours
  private static let rounding: CGFloat = 0.01

  /// Least contrast of what shows where a control is. Source: WCAG 2.1, 1.4.11
  private static let leastGraphicContrast: CGFloat = 3

  private mutating func checkGraphics() {
    for case let control as UIControl in views where !control.isPartOfTheSystem && control.isEnabled && control.layer.borderWidth > 0 {
      let border = control.layer.borderColor
      guard border.alpha > 0, let ground = control.superview?.colorBehindSubviews ?? control.superview?.backgroundColor,
        ground.alpha == 1, control.backgroundColor.map({ $0.alpha == 0 || $0 == ground }) ?? true
      else { continue }
      let contrast = border.contrast(to: ground)
      guard contrast < Self.leastGraphicContrast else { continue }
      note(.weakGraphics, control, "has a border with a contrast of \(decimal(Double(contrast), places: 2)) to 1; 3 to 1 shows where it is")
    }
  }

  private mutating func checkWayOut(_ met: [MetElement]) {
    // A view of the app's own that leaves nothing else for use.
    let modal = met.compactMap(\.view?.modalAround).first { !$0.isControllerView && !$0.isPartOfTheSystem && $0.coversItsWindow }
    if let modal, !isLeft(met, modal), !modal.escapes {
      note(.noWayOut, modal, "is modal, and has no button, no accessibilityPerformEscape and no other way out")
    }
    guard let root = app.simulation.application.keyWindow?.rootViewController else { return }
    var top = root
    while let next = top.presentedViewController { top = next }
    guard top !== root, top.isViewLoaded, !top.isBeingDismissed, !top.isBeingPresented, !top.view.isInsideOfTheSystem, !(top is UIAlertController)
    else { return }
    let inner = [top, (top as? UINavigationController)?.topViewController].compactMap { $0 }
    if isLeft(met, top.view) || inner.contains(where: { $0.answersEscape || $0.isViewLoaded && $0.view.escapes }) || top.mayBePulledDown { return }
    note(.noWayOut, top.view, "covers the screen, and has no button, no accessibilityPerformEscape and no other way out")
  }

  /// Whether something that is met leads away from a view, or lies outside of it.
  private func isLeft(_ met: [MetElement], _ modal: UIView) -> Bool {
    met.contains { element in
      guard let view = element.view ?? (element.object as? UIAccessibilityElement)?.containerView,
        view.isDescendant(of: modal) || modal.isDescendant(of: view)
      else { return true }
      let isPressed = !element.facts.traits.isDisjoint(with: [.button, .link]) && element.facts.isEnabled
      return isPressed || element.facts.role == .cell || view.isTappable && !(view is UIControl)
    }
  }
}

extension UIResponder {
  /// Whether its class has a method for the user's wish to leave.
  fileprivate var answersEscape: Bool { overrides?.implements("accessibilityPerformEscape", on: self) == true }
}

extension UIView {
  /// Whether it, or something in it, has a method for the user's wish to leave.
  fileprivate var escapes: Bool { answersEscape || subviews.contains { $0.escapes } }

  /// The view around it that leaves its siblings out; nil for none.
  fileprivate var modalAround: UIView? {
    var view: UIView? = self
    while let current = view {
      if current.accessibilitySettings?.isModal == true || current.overrides != nil && UIResponder.Overridable.accessibilityViewIsModal(current) {
        return current
      }
      view = current.superview
    }
    return nil
  }

  /// Whether nothing beside it can be used: a finger reaches only what is in it.
  fileprivate var coversItsWindow: Bool { window.map { screenFrame.covers($0.screenFrame) } ?? false }

  /// Whether a picture is seen in it.
  fileprivate var showsPicture: Bool {
    subviews.contains { !$0.isHidden && (($0 as? UIImageView)?.image != nil && !$0.isPartOfTheSystem || $0.showsPicture) }
  }

  /// The cell that it is in, or is.
  fileprivate var cellAround: UIView? {
    var view: UIView? = self
    while let current = view {
      if current is ReusableView { return current }
      view = current.superview
    }
    return nil
  }

  /// Whether the picture that it shows has words of the system's.
  fileprivate var isNamedBySymbol: Bool { ((self as? UIButton)?.currentImage ?? (self as? UIImageView)?.image)?.isSymbol == true }
}

extension Character {
  /// Whether a voice has a word for it: a letter, a number, a picture among the letters.
  fileprivate var isSpoken: Bool { isLetter || isNumber || unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F } }
}

extension UIViewController {
  /// Whether a finger may pull it down, as a sheet.
  fileprivate var mayBePulledDown: Bool {
    !UIViewController.Overridable.isModalInPresentation(self)
      && [.pageSheet, .formSheet, .popover, .automatic].contains(UIViewController.Overridable.modalPresentationStyle(self))
  }
}

extension Lint {
  /// The colours of texts where nobody has given them one.
  static func textColors(of simulation: Simulation) -> Set<[Int]> {
    let colors = simulation.system.colors
    return inEveryAppearance(
      [
        colors.tint, colors.label, colors.detail, colors.plainTitle, colors.groupedTitle, colors.indexTitle, colors.delete, colors.barTitle, colors.tab,
        colors.destructive, colors.alertTitle, colors.sheetHeader, colors.placeholder, colors.searchGlass, .white,
      ], simulation)
  }

  /// The colours on which texts stand.
  static func groundColors(of simulation: Simulation) -> Set<[Int]> {
    let colors = simulation.system.colors
    return inEveryAppearance(
      [
        colors.table, colors.groupedTable, colors.groupedCell, colors.collection, colors.selectedCell, colors.plainHeader, colors.bar, colors.searchBar,
        colors.searchField, colors.alert, colors.pressedInAlert, colors.field, colors.delete, colors.action, colors.badge, .white,
      ], simulation)
  }

  private static func inEveryAppearance(_ colors: [UIColor], _ simulation: Simulation) -> Set<[Int]> {
    let all = ColorTraits([.dark, .highContrast, .elevated]).rawValue
    return Set((0...all).flatMap { traits in colors.map { simulation.resolved($0, for: ColorTraits(rawValue: traits)).plainNumbers } })
  }
}

extension UIColor {
  /// Red, green and blue as bytes.
  var plainNumbers: [Int] { [red, green, blue].map { ($0 * 255).rounded().wholePart(upTo: 255) } }
}
