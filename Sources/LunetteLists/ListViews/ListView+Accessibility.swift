import Foundation
@_spi(Lunette) import LunetteStage

// What lists and their cells say to assistive technology. Source: docs/rules/accessibility.md 2 (O3), 3

extension UIView {
  /// The texts of the labels in a view, in the order of reading, with commas between; nil for none. Controls keep theirs.
  final func spokenText(in content: UIView) -> String? {
    var texts: [(label: UILabel, text: String)] = []
    func visit(_ view: UIView) {
      for subview in view.subviews where !subview.isHidden && subview.alpha > 0.01 {
        if HostWork.mustEnd("reading the texts of a cell") { return }
        if let label = subview as? UILabel {
          guard label.accessibilitySettings?.hidesElements != true, label.accessibilitySettings?.isElement != false else { continue }
          if let text = UIResponder.Overridable.accessibilityLabel(label), !text.isEmpty { texts.append((label, text)) }
        } else if !(subview is UIControl), !(subview is UIScrollView), subview.accessibilitySettings?.hidesElements != true {
          if subview.accessibilitySettings?.isElement == true {
            continue
          }
          visit(subview)
        }
      }
    }
    visit(content)
    if texts.count < 2 { return texts.first?.text }
    let row = simulation.screen.device.isPad ? ReadingOrder.padRow : ReadingOrder.phoneRow
    let frames = texts.map { content.convert($0.label.bounds, from: $0.label) }
    let order = ReadingOrder.places(of: frames, row: row, rightToLeft: simulation.isRightToLeft)
    return order.map { texts[$0].text }.joined(separator: ", ")
  }
}

extension ReusableView {
  /// Whether the app has made the content view an element: it is met in the place of its cell then. Source: docs/rules/accessibility.md 3
  final func stands(_ content: UIView) -> Bool { content.accessibilitySettings?.isElement == true }

  /// The texts in the content view, or what the app calls it where it stands for its cell.
  final func spokenWords(of content: UIView) -> String? {
    (stands(content) ? content.accessibilitySettings?.label : nil) ?? spokenText(in: content)
  }

  /// What the content view says in the place of its cell: what the cell would say, as long as the app has no other words for it.
  final func inPlace(_ cell: AccessibilityNature, by content: UIView) -> AccessibilityNature {
    cell.with { ($0.isElement, $0.hasElementsInside, $0.label) = (true, false, spokenText(in: content)) }
  }
}

extension ListView {
  /// Its views in their order, then what else the app has put into it. What updates have sent away is on the screen only until its animation has ended, and
  /// nobody comes to it any more.
  final func withOthers(_ ordered: [UIView]) -> [UIView] {
    let known = Set(ordered.map(ObjectIdentifier.init)).union(leavingViews.map { ObjectIdentifier($0.view) })
    return ordered + subviews.filter { !known.contains(ObjectIdentifier($0)) }
  }
}
