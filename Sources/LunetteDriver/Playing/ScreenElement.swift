import Foundation
import Lua
import LunetteKit
import LunetteScript

/// Something on the screen that a program which plays can name by its number: an element of assistive technology, in the order of reading. Keys of the
/// keyboard are none, since a program types texts. Source: docs/rules/playing.md 1
package struct ScreenElement {
  package let role: AccessibilityRole
  /// What it says: its label, and its value after a colon. What is on or off says so by `isSelected`.
  package let text: String
  /// What can be seen of it. Space: screen. Units: points
  package let frame: CGRect
  package let isEnabled: Bool
  package let isSelected: Bool
  /// Where a finger lands. Space: screen
  package var point: CGPoint { place.point }
  /// Whether a finger on it would reach it.
  package let isReachable: Bool
  /// Where a finger lands.
  let place: TouchPlace

  /// Whether a finger that taps it would do something.
  package var takesTaps: Bool { isReachable && isEnabled }
}

extension ScenarioApp {
  /// The elements that can be seen now. Throws: what a callback raised as the screen was laid out
  package func screenElements() throws -> [ScreenElement] {
    try run {
      let tree = try accessibilityTree()
      return tree.elements.compactMap { node in
        node.facts.role == .key || node.facts.traits.contains(.keyboardKey) ? nil : element(node, tree.object(of: node))
      }
    }
  }

  private func element(_ node: AccessibilityNode, _ object: UIResponder) -> ScreenElement {
    let facts = node.facts
    let view = object as? UIView
    let seen = (view?.visibleScreenFrame ?? node.frame).shared(with: simulation.screen.bounds)
    let place = landing(on: object, view, seen)
    let isOn = facts.isToggle && facts.value == "1"
    return ScreenElement(
      role: facts.role, text: Self.words(of: facts), frame: seen, isEnabled: !facts.traits.contains(.notEnabled),
      isSelected: isOn || facts.traits.contains(.selected), isReachable: reaches(place), place: place)
  }

  /// Where a finger lands: at the point that the element says where that can be seen, else in the middle of what can be seen. A cell whose accessory is a
  /// switch is one element with it, so the finger lands on the switch.
  private func landing(on object: UIResponder, _ view: UIView?, _ seen: CGRect) -> TouchPlace {
    if let control = (view as? UITableViewCell)?.accessoryView as? UISwitch, control.isOnScreen {
      let frame = control.visibleScreenFrame
      return TouchPlace(CGPoint(x: frame.midX, y: frame.midY), on: control)
    }
    let middle = CGPoint(x: seen.midX, y: seen.midY)
    var point = middle
    if let said = UIResponder.Overridable.accessibilityActivationPoint(object), let whole = UIResponder.Overridable.accessibilityFrame(object),
      said != CGPoint(x: whole.midX, y: whole.midY), seen.holds(said)
    {
      point = said
    }
    guard let target = view ?? (object as? UIAccessibilityElement)?.containerView else { return TouchPlace(point) }
    return TouchPlace(point, on: target)
  }

  private static func words(of facts: AccessibilityFacts) -> String {
    let (label, value) = (facts.label ?? "", facts.isToggle ? "" : facts.value ?? "")
    return label.isEmpty ? value : value.isEmpty ? label : label + ": " + value
  }

  /// Whether a finger that lands there touches what it is meant for: the view itself, what is in it, or the view around one that only shows.
  func reaches(_ place: TouchPlace) -> Bool {
    guard let hit = hitTest(place.point) else { return false }
    return place.receiver.map { hit.isDescendant(of: $0) } ?? true
  }

  /// Whether a tap there would land on a disabled control.
  func isDisabled(at place: TouchPlace) -> Bool { hitTest(place.point)?.disabledControl != nil }

  /// The number of the element that a target means: the one that it is or is part of, else the first one in it. Nil for none.
  package func number(of target: ScenarioPlace, among elements: [ScreenElement]) -> Int? {
    guard let view = target.view else {
      let hits = elements.enumerated().filter { $0.element.frame.holds(target.point) }
      return hits.min { $0.element.frame.width * $0.element.frame.height < $1.element.frame.width * $1.element.frame.height }?.offset
    }
    var ancestor: UIView? = view
    while let current = ancestor {
      if let found = elements.firstIndex(where: { $0.place.target === current && $0.frame.holds(target.point) }) { return found }
      if let found = elements.firstIndex(where: { $0.place.target === current }) { return found }
      ancestor = current.superview
    }
    return elements.firstIndex { $0.place.target?.isDescendant(of: view) == true }
  }
}

/// Where a target is now.
package struct ScenarioPlace {
  let point: CGPoint
  let view: UIView?
}

/// The elements of a screen as bytes, the same number for each: for programs that learn. All numbers are little endian.
package enum ElementTable {
  /// Source: docs/rules/playing.md 1
  package static let count = 64
  /// Room for an element's text in UTF-8. Units: bytes. Ours: longer texts are cut
  package static let textLength = 64
  /// Role, enabled, selected, whether there is one, whether a tap would do something: a byte each.
  private static let flags = 5
  /// Units: bytes
  package static let size = count * (flags + 4 * MemoryLayout<Float>.size + textLength)

  /// The numbers of roles are their places here.
  package static let roles = AccessibilityRole.allCases.map(\.rawValue)
  private static let numbers = Dictionary(uniqueKeysWithValues: AccessibilityRole.allCases.enumerated().map { ($0.element, UInt8($0.offset)) })

  /// Adds a table to bytes: all roles, then all flags of one kind after the other, all frames, all texts. Of more elements the first ones count.
  package static func add(_ elements: [ScreenElement], to bytes: inout [UInt8]) {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: size))
    bytes.withUnsafeMutableBytes { all in
      let table = UnsafeMutableRawBufferPointer(rebasing: all[start...])
      let frames = flags * count
      let texts = frames + count * 4 * MemoryLayout<Float>.size
      for (index, element) in elements.prefix(count).enumerated() {
        table[index] = numbers[element.role] ?? 0
        table[count + index] = element.isEnabled ? 1 : 0
        table[2 * count + index] = element.isSelected ? 1 : 0
        table[3 * count + index] = 1
        table[4 * count + index] = element.takesTaps ? 1 : 0
        let frame = element.frame
        for (place, value) in [frame.minX, frame.minY, frame.width, frame.height].enumerated() {
          let number = Float(value.isFinite ? value : 0)
          table.storeBytes(of: number.bitPattern.littleEndian, toByteOffset: frames + (index * 4 + place) * MemoryLayout<Float>.size, as: UInt32.self)
        }
        var next = texts + index * textLength
        let end = next + textLength
        for scalar in element.text.unicodeScalars {
          let width = UTF8.width(scalar)
          guard next + width <= end else { break }
          for byte in String(scalar).utf8 {
            table[next] = byte
            next += 1
          }
        }
      }
    }
  }
}
