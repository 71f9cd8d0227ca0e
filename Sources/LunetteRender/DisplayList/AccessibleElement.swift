import Foundation
import LunetteKit

/// An element of assistive technology, or a container that shows, as JSON frames have it. Source: docs/rules/accessibility.md 6
public struct AccessibleElement: Equatable, Sendable {
  public let facts: AccessibilityFacts
  public let isElement: Bool
  /// Space: screen
  public let frame: CGRect
  public let activationPoint: CGPoint
  /// The number of its view, or of that around it, in the list of views, from 1; nil for one that isn't drawn.
  public let view: Int?
  /// The number of its container in the list of elements, from 1; nil for none.
  public let parent: Int?

  /// The elements in the order of reading, containers before what is in them.
  static func all(of simulation: Simulation, _ list: DisplayList) -> [AccessibleElement] {
    let tree = AccessibilityTree(of: simulation)
    let places = Dictionary(list.items.enumerated().map { ($0.element.id, $0.offset + 1) }, uniquingKeysWith: { first, _ in first })
    var all: [AccessibleElement] = []
    func add(_ nodes: [AccessibilityNode], _ parent: Int?) {
      for node in nodes {
        let object = tree.object(of: node)
        let point = UIResponder.Overridable.accessibilityActivationPoint(object) ?? CGPoint(x: node.frame.midX, y: node.frame.midY)
        all.append(
          AccessibleElement(
            facts: node.facts, isElement: node.isElement, frame: node.frame, activationPoint: point, view: place(of: object, places), parent: parent))
        add(node.children, all.count)
      }
    }
    add(tree.nodes, nil)
    return all
  }

  private static func place(of object: UIResponder, _ places: [Int: Int]) -> Int? {
    var view = object as? UIView ?? (object as? UIAccessibilityElement)?.containerView
    while let current = view {
      if let place = places[current.layer.id] { return place }
      view = current.superview
    }
    return nil
  }
}
