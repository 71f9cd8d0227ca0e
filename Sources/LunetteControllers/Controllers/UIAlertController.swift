import Foundation

/// A button of an alert: what it says, and what it does once the alert has gone. Source: Apple, UIAlertAction
public final class UIAlertAction {
  /// Source: Apple, UIAlertAction.Style (raw values)
  public enum Style: Int, CaseIterable, Sendable { case `default`, cancel, destructive }

  public let title: String?
  public let style: Style
  /// May change while the alert is shown.
  public var isEnabled = true { didSet { button?.update() } }
  /// In place of the alert's colour. Source: apps, setValue(_:forKey: "titleTextColor")
  public var titleTextColor: UIColor? { didSet { button?.update() } }
  weak var button: AlertButton?
  let handler: ((UIAlertAction) -> Void)?
  /// What the handler calls, for a description of the app's state.
  public var cause: Any?
  /// See `UIResponder.companions`.
  public var companions = Companions()

  public init(title: String?, style: Style = .default, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}

/// A few words with buttons under them, over a dark screen; an action sheet comes from below.
///
/// A tap on a button dismisses the alert, and then runs the button's handler, which may present something else. The presenter's appearance methods are not called.
/// Source: docs/rules/controllers.md 6
open class UIAlertController: UIViewController {
  /// Source: Apple, UIAlertController.Style (raw values)
  public enum Style: Int, CaseIterable, Sendable { case actionSheet, alert }

  public let preferredStyle: Style
  public override var title: String? { didSet { plate?.contentDidChange() } }
  public var message: String? { didSet { plate?.contentDidChange() } }
  /// The actions in the order of adding.
  public var actions: [UIAlertAction] { actionOrder.elements }
  package var actionsToRead: ReadList<UIAlertAction> { actionOrder.read() }
  private var actionOrder = VersionedList<UIAlertAction>()
  private var known: Set<ObjectIdentifier> = []
  public var textFields: [UITextField] { fieldOrder.elements }
  package var textFieldsToRead: ReadList<UITextField> { fieldOrder.read() }
  private var fieldOrder = VersionedList<UITextField>()
  /// Stands out in place of the cancel action. One of `actions`.
  public var preferredAction: UIAlertAction? {
    didSet {
      if let preferredAction, !actions.contains(where: { $0 === preferredAction }) {
        self.preferredAction = oldValue
        simulation.recordFault(
          UIException(.invalidArgument, "The preferredAction must be in the actions array, call addAction to add it first"))
      }
      plate?.contentDidChange()
    }
  }
  /// The responder whose keyboard the alert has taken, to be given back.
  private weak var formerResponder: UIResponder?
  private var isLeaving = false

  /// The whole of it, with the dark screen; its own view is the box in it, as in UIKit. Nil until the view is loaded.
  private(set) var plate: AlertView?

  public init(title: String? = nil, message: String? = nil, preferredStyle: Style = .actionSheet) {
    (self.preferredStyle, self.message) = (preferredStyle, message)
    super.init()
    self.title = title
    // A pad shows it beside what was touched. Source: docs/rules/controllers.md 6
    modalPresentationStyle = preferredStyle == .actionSheet && simulation.screen.device.isPad ? .popover : .custom
  }

  public func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, cancelAction != nil {
      simulation.recordFault(
        UIException(.internalInconsistency, "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"))
      return
    }
    if !known.insert(ObjectIdentifier(action)).inserted { return }
    actionOrder.append(action)
    plate?.contentDidChange()
  }

  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      simulation.recordFault(
        UIException(
          .internalInconsistency, "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"))
      return
    }
    let field = UITextField()
    field.font = AlertMeasures(simulation.text.contentSizeCategory).fieldFont
    fieldOrder.append(field)
    plate?.contentDidChange()
    configurationHandler?(field)
  }

  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }
  /// As they are shown: the cancel action last, or on the left of two; not in a popover. Source: docs/rules/controllers.md 6
  var shownActions: [UIAlertAction] {
    actions.filter { $0.style != .cancel } + (isPopover ? [] : actions.filter { $0.style == .cancel })
  }

  override var reasonAgainstBeingPresented: UIException? {
    guard title == nil, message == nil, actions.isEmpty else { return nil }
    return UIException(.internalInconsistency, "UIAlertController must have a title, a message or an action to display")
  }

  // MARK: Its life

  open override func loadView() {
    let plate = AlertView(self)
    self.plate = plate
    view = plate.box
  }

  override var viewToPresent: UIView? {
    guard let plate, viewIfLoaded === plate.box else { return viewIfLoaded }
    // An app may have had it as a child before.
    if plate.box.superview !== plate, coveredPlace == nil { plate.addSubview(plate.box) }
    return plate
  }

  override var popoverColor: UIColor? { simulation.system.colors.alert }
  var isPopover: Bool { modalPresentationStyle == .popover && simulation.screen.device.isPad }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if isPopover, let plate { preferredContentSize = plate.popoverSize }
  }

  /// A touch beside a popover stands for the cancel action, which it does not show. Source: docs/rules/controllers.md 6
  override func popoverDidDismissByTouch() {
    guard let cancelAction, !isLeaving else { return }
    cancelAction.handler?(cancelAction)
  }

  override var presentationMotion: PresentationMotion? {
    guard let plate, !isPopover else { return nil }
    return PresentationMotion(
      duration: AlertConstants.duration, frequency: AlertConstants.frequency, prepare: plate.prepareToAppear, appear: plate.appear,
      disappear: plate.disappear)
  }

  /// What is edited gives the keyboard up. Source: docs/rules/controllers.md 6, V-173
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isLeaving = false
    plate?.box.makeRoom()
    guard let window = simulation.application.keyWindow, let responder = window.firstResponder else { return }
    if !textFields.contains(where: { $0 === responder }) { formerResponder = responder }
    if textFields.isEmpty { responder.leaveFirstResponder(of: window) }
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if let field = textFields.first { UIResponder.Overridable.becomeFirstResponder(field) }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard let window = viewIfLoaded?.window else { return }
    window.resignFirstResponder(inside: view)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if let formerResponder, formerResponder.responderWindow != nil { UIResponder.Overridable.becomeFirstResponder(formerResponder) }
    formerResponder = nil
  }

  /// The escape does what the cancel button does. Source: docs/rules/accessibility.md 5
  open override func accessibilityPerformEscape() -> Bool {
    guard let cancelAction, cancelAction.isEnabled, !isLeaving else { return false }
    choose(cancelAction)
    return true
  }

  /// A button was touched: the alert goes, and then the action runs.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isLeaving else { return }
    isLeaving = true
    guard let presenter = presentingViewController else {
      action.handler?(action)
      return
    }
    presenter.dismissByTouch { action.handler?(action) }
  }

  /// A touch beside a sheet. Source: docs/rules/controllers.md 6
  func touchedOutside() {
    if preferredStyle == .actionSheet, let cancelAction { choose(cancelAction) }
  }
}

extension Simulation {
  /// The alert or action sheet in front of all others; nil where none shows.
  public var shownAlert: UIAlertController? {
    for window in application.visibleWindows.reversed() {
      guard let root = window.root as? UIViewController else { continue }
      let alerts = ([root] + root.presentedAbove).compactMap { $0 as? UIAlertController }
      if let alert = alerts.last(where: { !$0.isBeingDismissed }) { return alert }
    }
    return nil
  }
}
