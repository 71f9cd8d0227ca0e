import Foundation
@_spi(Lunette) import LunetteStage

/// What an alert controller shows: the dark screen, and on it the controller's own view, a box with the plates.
final class AlertView: UIView {
  /// Nil once it has gone; a finger on the view may be there longer.
  private weak var controller: UIAlertController?
  override var accessibilityNature: AccessibilityNature {
    AccessibilityNature(container: isAlert ? .alert : .sheet).with { ($0.label, $0.isModal) = (controller?.title ?? controller?.message, true) }
  }
  private let dimming: AlertDimming
  /// The controller's view: as large as all that isn't dark.
  let box = UIAlertControllerView()
  /// Words, fields and buttons: an alert's whole box, of a sheet all but the cancel button.
  private let plate: UIView
  private let header = AlertView.scrollView()
  private let list = AlertView.scrollView()
  /// The plate of a sheet's cancel button.
  private let cancelPlate = UIView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var fields: [UIView] = []
  /// Of fields to which the app hasn't given another one.
  private var fieldFont: UIFont?
  private(set) var buttons: [AlertButton] = []
  private var cancelButton: AlertButton?
  private var hairlines: [UIView] = []
  private var observation: SimulatedNotificationCenter.Observation?
  /// Where it observes.
  private var notices: SimulatedNotificationCenter?
  /// Whether the alert stands where it will be seen: what changes now is seen to change.
  private var isPlaced = false
  /// The finger that is on a button.
  private weak var finger: UITouch?
  /// The upper edge of a sheet at rest. Units: points.
  private var sheetTop: CGFloat = 0

  private var isAlert: Bool { controller?.preferredStyle == .alert }
  private var measures: AlertMeasures { AlertMeasures(textSize) }
  private var pixel: CGFloat { 1 / simulation.screen.scale }

  init(_ controller: UIAlertController) {
    self.controller = controller
    dimming = AlertDimming(controller)
    plate = controller.preferredStyle == .alert ? box : UIView()
    super.init(frame: controller.simulation.screen.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = system.colors.alertDim
    addSubview(dimming)
    for plate in [plate, cancelPlate] {
      plate.backgroundColor = system.colors.alert
      plate.layer.cornerRadius = system.presentation.alertRadius
      plate.clipsToBounds = true
    }
    addSubview(box)
    if plate !== box { box.addSubview(plate) }
    plate.addSubview(header)
    plate.addSubview(list)
    titleLabel.accessibilityTraits = [.staticText, .header]
    for label in [titleLabel, messageLabel] {
      (label.numberOfLines, label.textAlignment) = (0, .center)
      header.addSubview(label)
    }
    if !isAlert { (titleLabel.textColor, messageLabel.textColor) = (system.colors.sheetHeader, system.colors.sheetHeader) }
    fill()
    notices = simulation.notificationCenter
    observation = notices?.addObserver(forName: UIResponder.keyboardWillChangeFrameNotification) { [weak self] _ in
      self?.keyboardWillMove()
    }
  }

  deinit { if let observation { notices?.removeObserver(observation) } }

  private static func scrollView() -> UIScrollView {
    let view = UIScrollView()
    (view.scrollsToTop, view.isScrollEnabled, view.delaysContentTouches) = (false, false, false)
    view.contentInsetAdjustmentBehavior = .never
    return view
  }

  // MARK: Content

  /// Words, fields or actions have changed.
  func contentDidChange() {
    fill()
    setNeedsLayout()
  }

  private func fill() {
    guard let controller else { return }
    let measures = measures
    (titleLabel.font, messageLabel.font) =
      isAlert ? (measures.titleFont, measures.messageFont) : (measures.sheetTitleFont, measures.sheetHeaderFont)
    (titleLabel.text, messageLabel.text) = (controller.title, controller.message)
    titleLabel.isHidden = (controller.title ?? "").isEmpty
    messageLabel.isHidden = (controller.message ?? "").isEmpty
    while fields.count < controller.textFields.count {
      let box = UIView()
      box.backgroundColor = system.colors.field
      (box.layer.borderWidth, box.layer.borderColor) = (pixel, system.colors.alertHairline)
      box.addSubview(controller.textFields[fields.count])
      header.addSubview(box)
      fields.append(box)
    }
    for field in controller.textFields where field.font == fieldFont { field.font = measures.fieldFont }
    fieldFont = measures.fieldFont
    let actions = controller.shownActions
    if buttons.map(\.action).elementsEqual(actions, by: ===) {
      for button in buttons { button.update() }
      return
    }
    for button in buttons { button.removeFromSuperview() }
    buttons = actions.map { AlertButton($0, in: self) }
    cancelButton = isAlert ? nil : buttons.first { $0.action.style == .cancel }
    for button in buttons { (button === cancelButton ? cancelPlate : list).addSubview(button) }
    if cancelButton == nil { cancelPlate.removeFromSuperview() } else { box.insertSubview(cancelPlate, at: 0) }
  }

  /// A cancel action is bold where no other is preferred. Source: docs/rules/controllers.md 6
  func isBold(_ action: UIAlertAction) -> Bool { controller?.preferredAction.map { $0 === action } ?? (action.style == .cancel) }
  func buttonFont(_ action: UIAlertAction) -> UIFont {
    measures.buttonFont(isAlert: isAlert, isBold: isBold(action))
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    // The box is elsewhere while a controller in front covers the alert.
    guard let controller, box.superview === self else { return }
    dimming.frame = bounds
    for line in hairlines { line.removeFromSuperview() }
    hairlines = []
    dimming.isHidden = controller.isPopover
    if controller.isPopover { layOutPopover() } else if isAlert { layOutAlert() } else { layOutSheet() }
  }

  /// Above the keyboard. Space: own bounds
  private var bottom: CGFloat {
    let keyboard = simulation.keyboard
    guard keyboard.isVisible, let window else { return bounds.height }
    return min(bounds.height, convert(window.convertFromSuperview(keyboard.frame.origin), from: nil).y)
  }

  private func layOutAlert() {
    let headerHeight = layOutHeader(width: AlertConstants.width)
    let row = measures.buttonHeight
    let room = max(bottom - 2 * AlertConstants.screenMargin, row)
    let listHeight = layOutAlertButtons()
    let scale = simulation.screen.scale
    // The app's constraints make room between the words and the buttons.
    let shown = min(headerHeight + listHeight, room)
    split(headerHeight + box.constrainedHeight(shown) - shown, listHeight, room: room, width: AlertConstants.width, row: row)
    let height = header.bounds.height + list.bounds.height
    place(
      CGRect(
        x: ((bounds.width - AlertConstants.width) / 2).roundedToPixel(scale: scale), y: ((bottom - height) / 2).roundedToPixel(scale: scale),
        width: AlertConstants.width, height: height))
  }

  /// A frame is not to be set while the box is on its way.
  private func place(_ frame: CGRect) {
    box.bounds.size = frame.size
    box.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Where both do not fit, each may be scrolled; the words leave room for a row and a half of buttons.
  private func split(_ headerHeight: CGFloat, _ listHeight: CGFloat, room: CGFloat, width: CGFloat, row: CGFloat) {
    let shownList = min(listHeight, max(room - headerHeight, min(row * 1.5, listHeight)))
    let shownHeader = min(headerHeight, max(0, room - shownList))
    header.frame = CGRect(x: 0, y: 0, width: width, height: shownHeader)
    list.frame = CGRect(x: 0, y: shownHeader, width: width, height: shownList)
    (header.contentSize, list.contentSize) = (CGSize(width: width, height: headerHeight), CGSize(width: width, height: listHeight))
    (header.isScrollEnabled, list.isScrollEnabled) = (headerHeight > shownHeader, listHeight > shownList)
  }

  /// Returns: the height of the words and the fields
  private func layOutHeader(width: CGFloat) -> CGFloat {
    let inner = width - 2 * AlertConstants.textMargin
    let (titles, messages) = (lines(titleLabel, inner), lines(messageLabel, inner))
    let measures = measures
    let (line, messageLine) = (measures.titleLine, measures.messageLine)
    var height: CGFloat = 0
    func place(_ label: UILabel, _ top: CGFloat, _ lineHeight: CGFloat, _ count: CGFloat) {
      label.frame = CGRect(x: AlertConstants.textMargin, y: top.roundedToPixel(scale: 2), width: inner, height: count * lineHeight)
    }
    if titles > 0, messages > 0 {
      let titleTop = measures.titleBaseline - titleLabel.font.ascender
      let last = measures.titleBaseline + (titles - 1) * line
      place(titleLabel, titleTop, line, titles)
      place(messageLabel, last + measures.messageBaseline - messageLabel.font.ascender, messageLine, messages)
      height = measures.wholeHeader + (titles - 1) * line + (messages - 1) * messageLine
    } else if titles > 0 {
      place(titleLabel, (measures.headerWithTitle - line) / 2, line, titles)
      height = measures.headerWithTitle + (titles - 1) * line
    } else if messages > 0 {
      place(messageLabel, (measures.headerWithMessage - messageLine) / 2, messageLine, messages)
      height = measures.headerWithMessage + (messages - 1) * messageLine
    }
    guard !fields.isEmpty else { return height }
    if height == 0 { height = AlertConstants.fieldsBottom }
    for (field, box) in zip(controller?.textFields ?? [], fields) {
      box.frame = CGRect(x: AlertConstants.textMargin, y: height, width: inner, height: measures.fieldHeight)
      field.frame = box.bounds.shrunk(dx: AlertConstants.fieldInset, dy: 0)
      height += measures.fieldHeight
    }
    return height + AlertConstants.fieldsBottom
  }

  /// How many lines a label needs; 0 for one that is not there.
  private func lines(_ label: UILabel, _ width: CGFloat) -> CGFloat {
    guard !label.isHidden else { return 0 }
    let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    return max(1, (height / label.font.lineHeight).rounded())
  }

  /// Two that fit go side by side, the cancel action on the left. Returns: the height of the buttons
  private func layOutAlertButtons() -> CGFloat {
    let (width, height) = (AlertConstants.width, measures.buttonHeight)
    if buttons.count == 2, buttons.allSatisfy({ $0.titleWidth + 2 * AlertConstants.buttonMargin <= width / 2 }) {
      let sides = buttons[1].action.style == .cancel ? [buttons[1], buttons[0]] : buttons
      for (place, button) in sides.enumerated() {
        button.frame = CGRect(x: CGFloat(isMirrored ? 1 - place : place) * width / 2, y: 0, width: width / 2, height: height)
      }
      addLine(CGRect(x: 0, y: 0, width: width, height: pixel), to: list)
      addLine(CGRect(x: width / 2, y: 0, width: pixel, height: height), to: list)
      return height
    }
    return stack(buttons, width: width, height: height)
  }

  private func stack(_ buttons: [AlertButton], width: CGFloat, height: CGFloat) -> CGFloat {
    for (place, button) in buttons.enumerated() {
      button.frame = CGRect(x: 0, y: CGFloat(place) * height, width: width, height: height)
      if place > 0 || header.contentSize.height > 0 || isAlert {
        addLine(CGRect(x: 0, y: button.frame.minY, width: width, height: pixel), to: list)
      }
    }
    return CGFloat(buttons.count) * height
  }

  /// The size of the words and the buttons, as wide as a popover is unless said. Units: points.
  var popoverSize: CGSize {
    let width = AlertConstants.popoverWidth
    return CGSize(width: width, height: layOutSheetHeader(width: width) + CGFloat(buttons.count) * measures.sheetButtonHeight)
  }

  private func layOutPopover() {
    place(bounds)
    plate.frame = box.bounds
    plate.layer.cornerRadius = 0
    let headerHeight = layOutSheetHeader(width: bounds.width)
    header.contentSize.height = headerHeight
    let listHeight = stack(buttons, width: bounds.width, height: measures.sheetButtonHeight)
    split(headerHeight, listHeight, room: bounds.height, width: bounds.width, row: measures.sheetButtonHeight)
  }

  private func layOutSheet() {
    let margin = system.presentation.actionSheetMargin
    let width = min(bounds.width, bounds.height) - 2 * margin
    let left = ((bounds.width - width) / 2).roundedToPixel(scale: simulation.screen.scale)
    let lowest = bounds.height - max(margin, safeAreaInsets.bottom)
    let row = measures.sheetButtonHeight
    let end = cancelButton == nil ? lowest : lowest - row - AlertConstants.sheetGap
    let headerHeight = layOutSheetHeader(width: width)
    header.contentSize.height = headerHeight
    let listHeight = stack(buttons.filter { $0 !== cancelButton }, width: width, height: row)
    split(headerHeight, listHeight, room: max(end - safeAreaInsets.top - margin, row), width: width, row: row)
    let height = header.bounds.height + list.bounds.height
    place(CGRect(x: left, y: end - height, width: width, height: lowest - end + height))
    plate.frame = CGRect(x: 0, y: 0, width: width, height: height)
    if let cancelButton {
      cancelPlate.frame = CGRect(x: 0, y: box.bounds.height - row, width: width, height: row)
      cancelButton.frame = cancelPlate.bounds
    }
    plate.isHidden = height == 0
    sheetTop = height == 0 ? end : end - height
  }

  private func layOutSheetHeader(width: CGFloat) -> CGFloat {
    let (inner, line) = (width - 2 * AlertConstants.textMargin, measures.messageLine)
    let counts = [(titleLabel, lines(titleLabel, inner)), (messageLabel, lines(messageLabel, inner))].filter { $0.1 > 0 }
    guard !counts.isEmpty else { return 0 }
    var y = AlertConstants.sheetHeaderMargin
    for (label, count) in counts {
      if label !== counts[0].0 { y += AlertConstants.sheetHeaderGap }
      label.frame = CGRect(x: AlertConstants.textMargin, y: y, width: inner, height: count * line)
      y += count * line
    }
    return y + AlertConstants.sheetHeaderMargin
  }

  private func addLine(_ frame: CGRect, to view: UIView) {
    let line = UIView(frame: frame)
    line.backgroundColor = system.colors.alertHairline
    line.isUserInteractionEnabled = false
    view.addSubview(line)
    hairlines.append(line)
  }

  private func keyboardWillMove() {
    guard isPlaced, isAlert, window != nil else { return }
    setNeedsLayout()
    simulation.animate(as: simulation.system.motion.keyboard, options: .allowUserInteraction, animations: layoutIfNeeded)
  }

  // MARK: Coming and going

  func prepareToAppear() {
    layoutIfNeeded()
    isPlaced = true
    dimming.alpha = 0
    if isAlert {
      box.alpha = 0
      // Source: docs/rules/accessibility.md 5 (D)
      if !simulation.isOn(.isReduceMotionEnabled) { box.transform = CGAffineTransform(scaleX: AlertConstants.startScale, y: AlertConstants.startScale) }
    } else {
      moveSheet(by: bounds.height - sheetTop)
    }
  }

  func appear() {
    dimming.alpha = 1
    box.alpha = 1
    box.transform = .identity
  }

  func disappear() {
    dimming.alpha = 0
    if isAlert { box.alpha = 0 } else { moveSheet(by: bounds.height - sheetTop) }
  }

  private func moveSheet(by distance: CGFloat) {
    box.transform = CGAffineTransform(translationX: 0, y: distance)
  }

  // MARK: Fingers: the highlight goes with the finger from button to button

  func fingerMoved(_ touch: UITouch?) {
    guard finger == nil || finger === touch else { return }
    finger = touch
    let under = touch.flatMap { button(under: $0) }
    for button in buttons { button.isHighlighted = button === under }
  }

  func fingerLifted(_ touch: UITouch) {
    guard finger === touch else { return }
    finger = nil
    for button in buttons { button.isHighlighted = false }
    guard let button = button(under: touch) else { return }
    button.sendActions(for: .touchUpInside)
    controller?.choose(button.action)
  }

  func fingerLost() {
    finger = nil
    for button in buttons { button.isHighlighted = false }
  }

  /// What is scrolled out of sight, behind another plate, is under no finger.
  private func button(under touch: UITouch) -> AlertButton? {
    buttons.first { button in
      guard button.isEnabled, button.bounds.holds(touch.location(in: button)) else { return false }
      var view = button.superview
      while let current = view, current !== self {
        if current.clipsToBounds, !current.bounds.holds(touch.location(in: current)) { return false }
        view = current.superview
      }
      return true
    }
  }
}

/// The view of an alert controller, to which apps add views of their own, and whose height they may constrain. Its name is UIKit's.
/// Source: docs/rules/controllers.md 6
final class UIAlertControllerView: UIView {
  private var ownHeights: [NSLayoutConstraint] {
    constraints.filter { $0.firstItem === self && $0.secondItem == nil && $0.firstAttribute == .height }
  }

  /// Called before it comes: until the first layout its mask would say that there is no room for what the app has added.
  func makeRoom() {
    bounds.size = CGSize(width: max(bounds.width, AlertConstants.width), height: max(0, constrainedHeight(bounds.height)))
  }

  /// The height that the app's own constraints leave of one that the content wants. Units: points.
  fileprivate func constrainedHeight(_ wanted: CGFloat) -> CGFloat {
    var height = wanted
    for constraint in ownHeights {
      switch constraint.relation {
      case .equal: height = constraint.constant
      case .greaterThanOrEqual: height = max(height, constraint.constant)
      case .lessThanOrEqual: height = min(height, constraint.constant)
      }
    }
    return height
  }
}

/// Words, buttons and heights follow the text size. Source: docs/rules/controllers.md 6
extension AlertView: FollowsTextSizes {
  func textsHaveAnotherSize() { contentDidChange() }
}

/// The dark part of the screen.
final class AlertDimming: UIView {
  private weak var controller: UIAlertController?
  init(_ controller: UIAlertController) {
    self.controller = controller
    super.init()
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { controller?.touchedOutside() }
}

/// A button of an alert.
final class AlertButton: UIControl {
  let action: UIAlertAction
  private weak var plate: AlertView?
  private let label = UILabel()
  override var accessibilityNature: AccessibilityNature { AccessibilityNature(.button, label: action.title, stateTraits.union(.button)) }

  init(_ action: UIAlertAction, in plate: AlertView) {
    (self.action, self.plate) = (action, plate)
    super.init()
    action.button = self
    (label.textAlignment, label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (.center, true, 0.5)
    addSubview(label)
    update()
  }

  /// A list of buttons that does not fit may be scrolled by a finger that came down on a button.
  override var keepsTouchesFromScrolling: Bool { false }
  var titleWidth: CGFloat { label.sizeThatFits(.zero).width }

  func update() {
    guard let plate else { return }
    isEnabled = action.isEnabled
    (label.text, label.font) = (action.title, plate.buttonFont(action))
    label.textColor =
      !action.isEnabled ? system.colors.disabledInAlert : action.titleTextColor ?? (action.style == .destructive ? system.colors.destructive : plate.tintColor)
  }

  override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? system.colors.pressedInAlert : nil } }
  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.shrunk(dx: min(AlertConstants.buttonMargin, bounds.width / 2), dy: 0)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { plate?.fingerMoved(touches.inLandingOrder.first) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { plate?.fingerMoved(touches.inLandingOrder.first) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { touches.inLandingOrder.first.map { plate?.fingerLifted($0) } }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { plate?.fingerLost() }
}
