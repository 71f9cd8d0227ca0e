import Foundation

// What controls say to assistive technology. Source: docs/rules/accessibility.md 3

/// A share of a whole in per cent, rounded: "75%".
func percentText(_ share: CGFloat) -> String { "\((share * 100).rounded().wholePart(upTo: 100))%" }

extension UIControl {
  /// The traits of its state.
  package final var stateTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = []
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}

extension UIButton {
  /// What is read of its title or its picture; nil for a button that shows neither.
  package final var spokenName: String? {
    let title = shownConfiguration == nil ? currentAttributedTitle?.string ?? currentTitle : titleLabel.text
    if let title, !title.isEmpty { return title }
    switch buttonType {
    case .custom, .system: break
    case .detailDisclosure, .infoLight, .infoDark: return "More Info"
    case .contactAdd: return "Add"
    case .close: return "Close"
    }
    let image = shownConfiguration?.image ?? currentImage
    return image.map(\.spokenName).flatMap { $0.isEmpty ? nil : $0 }
  }

  final var spokenNature: AccessibilityNature { AccessibilityNature(.button, label: spokenName, stateTraits.union(.button)) }
}

extension UISwitch {
  var spokenNature: AccessibilityNature {
    AccessibilityNature(.switch, value: isOn ? "1" : "0", stateTraits.union([.button, .toggleButton]))
  }
}

extension UISlider {
  final var spokenNature: AccessibilityNature { AccessibilityNature(.slider, value: percentText(fraction), stateTraits.union(.adjustable)) }

  /// A tenth of the range. Source: docs/rules/accessibility.md 5
  private static let steps: CGFloat = 10

  final func step(up: Bool) {
    // In whole tenths from where it stands, so that ten steps make the range.
    let moved = (fraction * Self.steps + (up ? 1 : -1)).clamped(0, Self.steps) / Self.steps
    guard isEnabled, abs(moved - fraction) > .ulpOfOne else { return }
    let (low, high) = (minimumValue, maximumValue)
    let old = value
    value = low * (1 - moved) + high * moved
    if value != old { sendValueChanged(nil) }
  }
}

extension UIStepper {
  var spokenParts: [AccessibilityPart] {
    [false, true].map { up in
      var traits: UIAccessibilityTraits = [.button]
      if !isEnabled || !canStep(up: up) { traits.insert(.notEnabled) }
      let half = bounds.width / 2
      return AccessibilityPart(
        AccessibilityNature(.button, label: up ? "Increment" : "Decrement", traits),
        frame: CGRect(x: bounds.minX + (up != isMirrored ? half : 0), y: bounds.minY, width: half, height: bounds.height))
    }
  }
}

extension UISegmentedControl {
  var spokenParts: [AccessibilityPart] {
    (0..<numberOfSegments).map { index in
      var traits: UIAccessibilityTraits = [.button]
      if index == selectedSegmentIndex { traits.insert(.selected) }
      if !isEnabled || !isEnabledForSegment(at: index) { traits.insert(.notEnabled) }
      let nature = AccessibilityNature(.button, label: titleForSegment(at: index) ?? imageForSegment(at: index)?.spokenName, traits)
      return AccessibilityPart(nature.with { $0.place = .init(index + 1, of: numberOfSegments) }, frame: frame(ofSegment: index))
    }
  }
}

extension UIPageControl {
  var spokenNature: AccessibilityNature {
    guard numberOfDots > 0 else { return AccessibilityNature() }
    return AccessibilityNature(.pageIndicator, value: "page \(currentPage + 1) of \(numberOfPages)", stateTraits.union(.adjustable))
      .with { $0.userInputLabels = ["Page control"] }
  }

  func turn(by step: Int) {
    guard isEnabled else { return }
    let old = currentPage
    currentPage += step
    if currentPage != old { sendValueChanged(nil) }
  }
}

extension UIPickerView {
  final var spokenParts: [AccessibilityPart] {
    // The wheels that a compact date picker shows in its popover say what those of the other styles do.
    if let date = delegate as? UIDatePicker { return date.spokenParts(in: self) }
    return spokenParts { [unowned self] row, component in
      title(row, component)?.string ?? view(forRow: row, forComponent: component)?.wordsAsRow
    }
  }

  /// What a row is called by its title or by the view that stands in its place, of which the delegate makes one where none is shown.
  package final func words(ofRow row: Int, _ component: Int) -> String? {
    title(row, component)?.string ?? (view(forRow: row, forComponent: component) ?? content(row, component, reusing: nil))?.wordsAsRow
  }

  /// Whether a row has these words, or is read so: "9" of a clock's hours, or "9 o'clock".
  package final func isRow(_ row: Int, _ component: Int, called name: String) -> Bool {
    words(ofRow: row, component) == name || (delegate as? UIDatePicker)?.spokenTitle(row, component) == name
  }

  final func spokenParts(_ title: (Int, Int) -> String?) -> [AccessibilityPart] {
    (0..<numberOfComponents).map { component in
      let wheel = wheels[component]
      let row = wheel.selectedRow
      var nature = AccessibilityNature(.pickerWheel, value: row < 0 ? nil : title(row, component), .adjustable)
      nature.unnamed = .pickerElement
      if row >= 0 { nature.place = .init(row + 1, of: wheel.count) }
      return AccessibilityPart(nature, frame: wheel.frame)
    }
  }

  /// Turns a wheel by rows as a finger does; at its ends nothing happens.
  final func turn(_ component: Int, by step: Int) {
    guard (0..<numberOfComponents).contains(component), isUserInteractionEnabled else { return }
    let wheel = wheels[component]
    let row = wheel.selectedRow + step
    guard (0..<wheel.count).contains(row) else { return }
    selectRow(row, inComponent: component, animated: false)
    didSelect(row, component)
  }
}

extension UIView {
  /// The words of a view in the place of a wheel's row.
  fileprivate var wordsAsRow: String? { (self as? UILabel)?.text ?? accessibilitySettings?.label }
}

extension UIDatePicker {
  final var spokenParts: [AccessibilityPart] { spokenParts(in: self) }

  /// - Parameter view: the picker itself, or the view with the wheels
  fileprivate final func spokenParts(in view: UIView) -> [AccessibilityPart] {
    picker.spokenParts { [unowned self] row, component in spokenTitle(row, component) }.map { part in
      var part = part
      // Wheels of hours turn round without an end: which of how many rows it is says nothing.
      part.nature.place = nil
      part.frame = view.convert(part.frame, from: picker)
      return part
    }
  }
}
