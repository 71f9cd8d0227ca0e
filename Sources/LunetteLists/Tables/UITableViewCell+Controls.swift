import Foundation

/// What the table allows a row in editing mode. Source: docs/rules/tables.md 5.1
struct EditingLook: Equatable {
  var style = UITableViewCell.EditingStyle.none
  /// The content makes room at the left.
  var indents = false
  var isMovable = false
  /// Check circles take the place of minus and plus.
  var selectsMany = false
}

/// The views beside a cell's content; each is made when it is needed and goes when it isn't.
struct CellControls {
  /// Minus or plus.
  var edit: UITableViewCellMarkControl?
  var circle: UITableViewCellMark?
  var reorder: UITableViewCellMarkControl?
  var detail: UITableViewCellMarkControl?
  /// A disclosure indicator or a check mark.
  var sign: UITableViewCellMark?
  /// The app's own accessory that is shown now.
  var own: UIView?
  /// Controls on their way out.
  var leaving: [UIView] = []

  /// Whether none is shown, apart from those on their way out.
  var isEmpty: Bool { edit == nil && circle == nil && reorder == nil && detail == nil && sign == nil && own == nil }
}

/// Accessories and editing controls. Source: docs/rules/tables.md 2.5, 5
extension UITableViewCell {
  /// A part that a finger can be sent to.
  public enum Part: String, CaseIterable, Sendable { case minus, insert, reorder, accessory, delete }

  /// The control of a part; nil where the cell doesn't show it now. A disclosure indicator or a check mark is no control.
  public func control(_ part: Part) -> UIView? {
    switch part {
    case .minus: controls.edit?.mark == .minus ? controls.edit : nil
    case .insert: controls.edit?.mark == .plus ? controls.edit : nil
    case .reorder: controls.reorder
    case .accessory: controls.detail ?? controls.own ?? controls.sign
    case .delete: actionsView?.deleteButton
    }
  }

  /// The parts that it shows now.
  public var shownParts: [Part] { Part.allCases.filter { control($0) != nil } }

  /// True while it shows the controls of editing mode; not for a row that was swiped open.
  private var showsEditing: Bool { isEditing && tableView?.editing.isOn == true }
  var isIndented: Bool { showsEditing && editingLook.indents }

  /// Whether something stands beside the content, or is to come or go. Most rows of most tables have nothing there.
  private var hasControls: Bool {
    accessoryType != .none || accessoryView != nil || actionsView != nil || showsEditing || !controls.isEmpty
  }

  /// - Parameter margins: what is kept clear at the sides of the cell
  /// - Returns: what the content leaves free beside the right margin, and whether an accessory is there
  func placeControls(height: CGFloat, _ margins: (leading: CGFloat, trailing: CGFloat)) -> (room: CGFloat, hasAccessory: Bool) {
    guard hasControls else { return (0, false) }
    placeLeft(height, margins.leading)
    let right = bounds.width - margins.trailing
    let reorder = placeReorder(height, right: right)
    let accessory = placeAccessory(height, right: right - reorder)
    actionsView?.place(in: bounds, offset: actionsOffset)
    return (reorder + accessory, accessory > 0)
  }

  private func placeLeft(_ height: CGFloat, _ margin: CGFloat) {
    let mark: CellMark? =
      !showsEditing || editingLook.selectsMany
      ? nil : editingLook.style == .delete ? .minus : editingLook.style == .insert ? .plus : nil
    let width = CellConstants.editControlWidth
    let outside = sided(CGRect(x: -width, y: 0, width: width, height: height))
    let place = sided(CGRect(x: margin + actionsOffset, y: 0, width: width, height: height))
    if let old = controls.edit, old.mark != mark {
      send(old, to: outside)
      controls.edit = nil
    }
    if let mark {
      if controls.edit == nil {
        controls.edit = bring(UITableViewCellMarkControl(mark), from: outside)
        controls.edit?.addAction(for: .touchUpInside) { [weak self] _, _ in
          if let self { self.tableView?.editControlTapped(self) }
        }
      }
      controls.edit?.frame = place
    }
    if showsEditing && editingLook.selectsMany {
      if controls.circle == nil { controls.circle = bring(UITableViewCellMark(.circle(isSelected: isSelected)), from: outside) }
      controls.circle?.frame = place
    } else if let circle = controls.circle {
      send(circle, to: outside)
      controls.circle = nil
    }
  }

  func refreshCircle() { controls.circle?.mark = .circle(isSelected: isSelected) }

  private func placeReorder(_ height: CGFloat, right: CGFloat) -> CGFloat {
    let width = CellConstants.reorderControlWidth
    let outside = sided(CGRect(x: bounds.width, y: 0, width: width, height: height))
    guard showsEditing, editingLook.isMovable else {
      if let reorder = controls.reorder { send(reorder, to: outside) }
      controls.reorder = nil
      return 0
    }
    if controls.reorder == nil { controls.reorder = bring(UITableViewCellMarkControl(.reorder), from: outside) }
    controls.reorder?.frame = sided(CGRect(x: right + actionsOffset - width, y: 0, width: width, height: height))
    return width
  }

  private func placeAccessory(_ height: CGFloat, right: CGFloat) -> CGFloat {
    let type = showsEditing ? editingAccessoryType : accessoryType
    var own = showsEditing ? editingAccessoryView : accessoryView
    // A view that the cell stands in by now can't stand in the cell.
    if let view = own, isDescendant(of: view) { own = nil }
    if controls.own !== own {
      if controls.own?.superview === self { controls.own?.removeFromSuperview() }
      if let own { addSubview(own) }
      controls.own = own
    }
    let mark: CellMark? =
      own != nil
      ? nil : type == .checkmark ? .checkmark : type == .disclosureIndicator || type == .detailDisclosureButton ? .disclosure : nil
    refreshSign(mark)
    refreshDetail(isShown: own == nil && (type == .detailButton || type == .detailDisclosureButton))
    var edge = right - CellConstants.accessoryMargin
    func place(_ view: UIView, _ size: CGSize) {
      edge -= size.width
      let y = ((height - size.height) / 2).roundedToPixel(scale: simulation.screen.scale)
      view.frame = sided(CGRect(x: edge + actionsOffset, y: y, width: size.width, height: size.height))
    }
    if let own { place(own, own.bounds.size) }
    if let sign = controls.sign {
      turn(sign)
      place(sign, mark == .checkmark ? CellConstants.checkmarkSize : CellConstants.disclosureSize)
    }
    if let detail = controls.detail {
      if controls.sign != nil { edge -= CellConstants.detailDisclosureGap }
      place(detail, CellConstants.detailButtonSize)
    }
    return controls.own == nil && controls.sign == nil && controls.detail == nil ? 0 : right - edge + CellConstants.accessoryGap
  }

  /// The mark of a disclosure points to where the next screen comes from.
  private func turn(_ sign: UITableViewCellMark) {
    let isTurned = isMirrored && sign.mark == .disclosure
    if isTurned != (sign.transform != .identity) { sign.transform = isTurned ? CGAffineTransform(scaleX: -1, y: 1) : .identity }
  }

  private func refreshSign(_ mark: CellMark?) {
    if let sign = controls.sign, sign.mark != mark {
      sign.removeFromSuperview()
      controls.sign = nil
    }
    if let mark, controls.sign == nil {
      let sign = UITableViewCellMark(mark)
      addSubview(sign)
      controls.sign = sign
    }
  }

  private func refreshDetail(isShown: Bool) {
    if !isShown {
      controls.detail?.removeFromSuperview()
      controls.detail = nil
    } else if controls.detail == nil {
      let detail = UITableViewCellMarkControl(.detail)
      detail.addAction(for: .touchUpInside) { [weak self] _, _ in
        if let self { self.tableView?.accessoryTapped(self) }
      }
      addSubview(detail)
      controls.detail = detail
    }
  }

  // MARK: Coming and going

  private func bring<Control: UIView>(_ control: Control, from outside: CGRect) -> Control {
    simulation.performWithoutAnimation {
      control.frame = outside
      addSubview(control)
    }
    return control
  }

  private func send(_ control: UIView, to outside: CGRect) {
    control.frame = outside
    control.isUserInteractionEnabled = false
    controls.leaving.append(control)
  }

  /// After a change of editing: the parts slide to their places, or stand there at once.
  func layOutControls(animated: Bool, then done: @escaping () -> Void = {}) {
    guard animated, window != nil, simulation.areAnimationsEnabled else {
      setNeedsLayout()
      removeLeaving()
      return done()
    }
    simulation.animate(
      withDuration: CellConstants.editingDuration, options: .allowUserInteraction, animations: { layOut() },
      completion: { [weak self] _ in
        self?.removeLeaving()
        done()
      })
  }

  func removeLeaving() {
    let gone = controls.leaving
    controls.leaving.removeAll()
    for view in gone { view.removeFromSuperview() }
  }

  /// Brings the cell back to what it was before any editing, at once.
  func resetEditing() {
    actionsView?.removeFromSuperview()
    actionsView = nil
    actionsOffset = 0
    if isEditing { UITableViewCell.Overridable.setEditing(self, false, false) }
    editingLook = EditingLook()
  }
}
