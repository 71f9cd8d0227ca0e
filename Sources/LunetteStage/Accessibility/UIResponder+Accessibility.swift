import Foundation

/// What scripts' classes may say about an object by methods. Source: docs/rules/accessibility.md 1
extension UIResponder.Overridable {
  public static let isAccessibilityElement = OverridableMethod(
    property: "isAccessibilityElement", "Whether assistive technology meets the object itself, not what is in it. Nil brings the class's own answer back."
  ) { (r: UIResponder) -> Bool? in r.isAccessibilityElement }
  public static let accessibilityLabel = OverridableMethod(
    property: "accessibilityLabel", "What assistive technology calls the object. Nil brings the class's own words back."
  ) { (r: UIResponder) -> String? in r.accessibilityLabel }
  public static let accessibilityValue = OverridableMethod(
    property: "accessibilityValue", "What the object's value is read as, such as 75%."
  ) { (r: UIResponder) -> String? in r.accessibilityValue }
  public static let accessibilityHint = OverridableMethod(
    property: "accessibilityHint", "What happens when the object is activated, in a sentence."
  ) { (r: UIResponder) -> String? in r.accessibilityHint }
  public static let accessibilityTraits = OverridableMethod(
    property: "accessibilityTraits", "What the object is good for: a trait or a list of them."
  ) { (r: UIResponder) -> UIAccessibilityTraits? in r.accessibilityTraits }
  public static let accessibilityFrame = OverridableMethod(property: "accessibilityFrame", "Where the object is, in coordinates of the screen.", unit: .points)
  {
    (r: UIResponder) -> CGRect? in r.accessibilityFrame
  }
  public static let accessibilityActivationPoint = OverridableMethod(
    property: "accessibilityActivationPoint", "Where a finger lands when the object is activated; the middle by default. In coordinates of the screen.",
    unit: .points
  ) { (r: UIResponder) -> CGPoint? in r.accessibilityActivationPoint }
  public static let accessibilityElements = OverridableMethod(
    property: "accessibilityElements", "Views and elements in the order in which they are read, in place of the subviews; nil for none."
  ) { (r: UIResponder) -> [UIResponder]? in r.accessibilitySettings?.elements }
  public static let accessibilityElementsHidden = OverridableMethod(
    property: "accessibilityElementsHidden", "Whether assistive technology meets neither the object nor what is in it."
  ) { (r: UIResponder) -> Bool in r.accessibilitySettings?.hidesElements ?? false }
  public static let accessibilityViewIsModal = OverridableMethod(
    property: "accessibilityViewIsModal", "Whether assistive technology leaves out the siblings of the view."
  ) { (r: UIResponder) -> Bool in r.accessibilitySettings?.isModal ?? r.accessibilityNature.isModal }
  public static let shouldGroupAccessibilityChildren = OverridableMethod(
    property: "shouldGroupAccessibilityChildren", "Whether what is in the object stays together in the order of reading."
  ) { (r: UIResponder) -> Bool in r.accessibilitySettings?.groupsChildren ?? false }
  public static let accessibilityCustomActions = OverridableMethod(
    property: "accessibilityCustomActions", "What can be done with the object besides activating it: a list of UIAccessibilityCustomAction."
  ) { (r: UIResponder) -> [UIAccessibilityCustomAction] in r.accessibilitySettings?.customActions ?? [] }
  public static let accessibilityUserInputLabels = OverridableMethod(
    property: "accessibilityUserInputLabels", "Other names by which a user may call the object."
  ) { (r: UIResponder) -> [String]? in r.accessibilityUserInputLabels }
  public static let accessibilityContainerType = OverridableMethod(
    property: "accessibilityContainerType", "What the object is as a container: none, list, landmark, dataTable, semanticGroup."
  ) { (r: UIResponder) -> UIAccessibilityContainerType in r.accessibilitySettings?.containerType ?? .none }
  public static let accessibilityRespondsToUserInteraction = OverridableMethod(
    property: "accessibilityRespondsToUserInteraction", "Whether the user can do something with the object; what Switch Control stops at."
  ) { (r: UIResponder) -> Bool? in r.respondsToInteraction }
  public static let accessibilityPath = OverridableMethod(
    property: "accessibilityPath", "The outline of the object, in place of its frame; nil for none. In coordinates of the screen.", unit: .points
  ) { (r: UIResponder) -> UIBezierPath? in r.accessibilitySettings?.path }
  public static let accessibilityLanguage = OverridableMethod(
    property: "accessibilityLanguage", "The language in which the object's words are read, such as \"de\"; nil for the user's."
  ) { (r: UIResponder) -> String? in r.accessibilitySettings?.language }
  public static let accessibilityNavigationStyle = OverridableMethod(
    property: "accessibilityNavigationStyle", "Kept: whether a switch reaches what is in the object one by one (separate) or together (combined)."
  ) { (r: UIResponder) -> UIAccessibilityNavigationStyle in r.accessibilitySettings?.navigationStyle ?? .automatic }
  public static let accessibilityCustomRotors = OverridableMethod(
    property: "accessibilityCustomRotors", "The object's own ways through elements."
  ) { (r: UIResponder) -> [UIAccessibilityCustomRotor] in r.accessibilitySettings?.customRotors ?? [] }

  public static let accessibilityElementCount = OverridableMethod(
    "accessibilityElementCount", "The number of accessibilityElements; a class may answer elements one by one in place of a list."
  ) { (r: UIResponder) -> Int in UIResponder.Overridable.accessibilityElements(r)?.count ?? 0 }
  /// Scripts count from 1.
  public static let accessibilityElement = OverridableMethod(
    "accessibilityElement", "One of accessibilityElements, by its number from 1; nil where there is none.", "index"
  ) { (r: UIResponder, number: Int) -> UIResponder? in
    let elements = UIResponder.Overridable.accessibilityElements(r) ?? []
    return (1...max(1, elements.count)).contains(number) ? elements.dropFirst(number - 1).first : nil
  }
  public static let indexOfAccessibilityElement = OverridableMethod(
    "indexOfAccessibilityElement", "The number of an element in accessibilityElements, from 1; nil where it isn't one.", "element"
  ) { (r: UIResponder, element: UIResponder) -> Int? in
    UIResponder.Overridable.accessibilityElements(r)?.firstIndex { $0 === element }.map { $0 + 1 }
  }

  public static let accessibilityActivate = OverridableMethod(
    "accessibilityActivate", "The user activates the object. Answering true keeps a finger from landing on it."
  ) { (r: UIResponder) -> Bool in r.accessibilityActivate() }
  public static let accessibilityIncrement = OverridableMethod("accessibilityIncrement", "The user raises the value of an adjustable object.") {
    (r: UIResponder) in r.accessibilityIncrement()
  }
  public static let accessibilityDecrement = OverridableMethod("accessibilityDecrement", "The user lowers the value of an adjustable object.") {
    (r: UIResponder) in r.accessibilityDecrement()
  }
  public static let accessibilityPerformEscape = OverridableMethod(
    "accessibilityPerformEscape", "The user wants to leave, for example to close a popover. Answers whether the object did something."
  ) { (r: UIResponder) -> Bool in r.accessibilityPerformEscape() }
  public static let accessibilityPerformMagicTap = OverridableMethod(
    "accessibilityPerformMagicTap", "The user wants the most important action, such as to pause. Answers whether the object did something."
  ) { (r: UIResponder) -> Bool in r.accessibilityPerformMagicTap() }
  public static let accessibilityScroll = OverridableMethod(
    "accessibilityScroll", "The user scrolls by a page: right, left, up, down, next, previous. Answers whether the object did.", "direction"
  ) { (r: UIResponder, direction: UIAccessibilityScrollDirection) -> Bool in r.accessibilityScroll(direction) }
  public static let accessibilityElementDidBecomeFocused = OverridableMethod(
    "accessibilityElementDidBecomeFocused", "VoiceOver's cursor has come to the object."
  ) { (r: UIResponder) in r.accessibilityElementDidBecomeFocused() }
  public static let accessibilityElementDidLoseFocus = OverridableMethod(
    "accessibilityElementDidLoseFocus", "VoiceOver's cursor has left the object."
  ) { (r: UIResponder) in r.accessibilityElementDidLoseFocus() }
}

extension UIResponder {
  /// Space: screen.
  public final var accessibilityFrame: CGRect {
    get { accessibilitySettings?.frame ?? usualAccessibilityFrame }
    set { setAccessibility(\.frame, newValue) }
  }
  /// The middle, or the place that the class has chosen. Space: screen.
  public final var accessibilityActivationPoint: CGPoint {
    get {
      if let point = accessibilitySettings?.activationPoint { return point }
      if let view = self as? UIView, let place = view.accessibilityOwnPoint, accessibilitySettings?.frame == nil {
        return view.screenRect(of: CGRect(origin: place, size: .zero)).origin
      }
      let frame = accessibilityFrame
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    set { setAccessibility(\.activationPoint, newValue) }
  }

  /// Whether a finger on it would do something.
  final var respondsToInteraction: Bool {
    if let own = accessibilitySettings?.respondsToUserInteraction { return own }
    let nature = accessibilityNature
    if nature.role == .cell || nature.unnamed.contains(.textEntry) { return true }
    if !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .toggleButton, .searchField, .keyboardKey]) { return true }
    return (self as? UIView)?.gestureRecognizers?.contains { $0.role == nil && $0.isEnabled } == true
  }

  /// Throws nothing: a ring or something in itself is refused. - Returns: the names along a ring
  package final func ringOfElements(_ elements: [UIResponder]) -> String? {
    var path: [UIResponder] = [self]
    func search(_ elements: [UIResponder]) -> Bool {
      for element in elements {
        if HostWork.mustEnd("looking for a ring of accessibilityElements") { return false }
        if path.contains(where: { $0 === element }) {
          path.append(element)
          return true
        }
        guard path.count < UIResponder.deepestElements, let next = element.accessibilitySettings?.elements else { continue }
        path.append(element)
        if search(next) { return true }
        path.removeLast()
      }
      return false
    }
    guard search(elements) else { return nil }
    return path.map { typeName($0) }.joined(separator: " > ")
  }

  /// Ours: nobody nests as many
  static let deepestElements = 100
}
