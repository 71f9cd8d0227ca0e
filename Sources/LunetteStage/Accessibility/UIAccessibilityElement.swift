import Foundation

/// An element without a view: a part of something that a view draws. Source: Apple, UIAccessibilityElement
open class UIAccessibilityElement: UIResponder {
  /// The view or the element that it is in; held weakly, as in UIKit.
  public weak var accessibilityContainer: UIResponder?
  public var accessibilityIdentifier: String?
  /// Space: the container's bounds.
  private var frameInContainer: CGRect?

  public init(accessibilityContainer container: UIResponder?) {
    accessibilityContainer = container
    super.init()
  }

  open override var next: UIResponder? { accessibilityContainer }
  open override var accessibilityNature: AccessibilityNature { AccessibilityNature().with { $0.isElement = true } }

  /// Setting the frame on the screen takes it away. Source: Apple, accessibilityFrameInContainerSpace
  public final var accessibilityFrameInContainerSpace: CGRect? {
    get { frameInContainer }
    set {
      frameInContainer = newValue
      if newValue != nil { setAccessibility(\.frame, nil) }
    }
  }

  /// Space: screen.
  public override var usualAccessibilityFrame: CGRect {
    guard let frame = frameInContainer, let view = containerView else { return .zero }
    return view.screenRect(of: frame)
  }

  public final func setAccessibilityFrame(_ frame: CGRect?) {
    setAccessibility(\.frame, frame)
    if frame != nil { frameInContainer = nil }
  }

  /// The nearest view around.
  package final var containerView: UIView? {
    var container = accessibilityContainer
    // Elements in elements; a ring has no view.
    for _ in 0..<Self.mostContainers {
      if let view = container as? UIView { return view }
      guard let element = container as? UIAccessibilityElement else { return container?.responderView }
      container = element.accessibilityContainer
    }
    return nil
  }

  /// Ours: nobody nests as many
  private static let mostContainers = 100
}

/// An element that stands for a part of a control: a segment, a half of a stepper, a wheel.
package final class AccessibilityPartElement: UIAccessibilityElement {
  package weak var owner: UIView?
  package let index: Int

  init(_ owner: UIView, _ index: Int) {
    (self.owner, self.index) = (owner, index)
    super.init(accessibilityContainer: owner)
  }

  private var part: AccessibilityPart? {
    let parts = owner?.accessibilityParts ?? []
    return parts.indices.contains(index) ? parts[index] : nil
  }

  package override var accessibilityNature: AccessibilityNature { part?.nature ?? super.accessibilityNature }
  package override var usualAccessibilityFrame: CGRect { part.flatMap { part in owner?.screenRect(of: part.frame) } ?? .zero }
  package override func accessibilityIncrement() { owner?.adjustAccessibilityPart(index, up: true) }
  package override func accessibilityDecrement() { owner?.adjustAccessibilityPart(index, up: false) }
}

/// The elements of a view's parts, the same ones as long as the view lives.
final class AccessibilityPartElements {
  private var elements: [AccessibilityPartElement] = []

  static func of(_ view: UIView, count: Int) -> ArraySlice<AccessibilityPartElement> {
    let known = view.companions[AccessibilityPartElements.self] ?? AccessibilityPartElements()
    view.companions[AccessibilityPartElements.self] = known
    while known.elements.count < count { known.elements.append(AccessibilityPartElement(view, known.elements.count)) }
    return known.elements.prefix(count)
  }
}

/// How much an object may say that it has, as each thing is asked for by its number.
enum AccessibilityBounds {
  /// Ours: VoiceOver's user would go through more for a day, and a number by mistake (NSNotFound) is far above.
  static let most = 100_000

  /// The count, or the bound with a fault that says what was answered.
  static func checked(_ count: Int, _ method: String, of object: UIResponder) -> Int {
    guard count > most else { return max(0, count) }
    object.simulation.recordFault(
      UIException(.range, "\(String(describing: type(of: object))): \(method) answered \(count); each of them is asked for, and there may be at most \(most)"))
    return 0
  }
}

extension UIResponder {
  /// The app's own elements: its list, or what it answers by numbers from 1.
  final var ownAccessibilityElements: [UIResponder]? {
    typealias Ask = UIResponder.Overridable
    if let elements = Ask.accessibilityElements(self) { return elements }
    guard let answer = Ask.accessibilityElementCount.overridden(self) else { return nil }
    let count = AccessibilityBounds.checked(answer, "accessibilityElementCount", of: self)
    var elements: [UIResponder] = []
    for number in 0..<count {
      if HostWork.mustEnd("asking accessibilityElement, \(number) of \(count) so far") { break }
      if let element = Ask.accessibilityElement(self, number + 1) { elements.append(element) }
    }
    return elements
  }
}

extension UIView {
  /// The elements in it that have no views of their own: segments, wheels, and those that the app has made.
  package final var elementsWithoutViews: [UIAccessibilityElement] {
    let parts = accessibilityParts
    var found: [UIAccessibilityElement] = parts.isEmpty ? [] : Array(AccessibilityPartElements.of(self, count: parts.count))
    guard accessibilitySettings != nil || overrides != nil else { return found }
    var waiting = (ownAccessibilityElements ?? []).compactMap { $0 as? UIAccessibilityElement }
    var met: Set<ObjectIdentifier> = []
    while !waiting.isEmpty, !HostWork.mustEnd("looking at elements") {
      let element = waiting.removeFirst()
      guard met.insert(ObjectIdentifier(element)).inserted, !UIResponder.Overridable.accessibilityElementsHidden(element) else { continue }
      if UIResponder.Overridable.isAccessibilityElement(element) ?? true {
        found.append(element)
      } else {
        waiting = (element.ownAccessibilityElements ?? []).compactMap { $0 as? UIAccessibilityElement } + waiting
      }
    }
    return found
  }
}

extension UIView.Overridable {
  public static let accessibilityIdentifier = OverridableMethod(property: "accessibilityIdentifier", "A name by which tests find the object.") {
    (view: UIView) -> String? in view.accessibilityIdentifier
  }
}

extension UIResponder.Overridable {
  /// That of an element without a view.
  public static let elementIdentifier = OverridableMethod(property: "accessibilityIdentifier", "A name by which tests find the object.") {
    (element: UIAccessibilityElement) -> String? in element.accessibilityIdentifier
  }
}

extension UIResponder {
  /// The `accessibilityIdentifier` that it has now: a script's class may answer it by a method.
  package final var currentIdentifier: String? {
    if let view = self as? UIView { return overrides == nil ? view.accessibilityIdentifier : UIView.Overridable.accessibilityIdentifier(view) }
    return (self as? UIAccessibilityElement).flatMap { UIResponder.Overridable.elementIdentifier($0) }
  }
}
