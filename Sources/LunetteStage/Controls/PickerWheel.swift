import Foundation

/// One wheel of a picker. Its content is a flat strip that scrolls like any other; each row is shown where the strip, wound on a cylinder,
/// would have it.
///
/// The middle of row r is at H / 2 + R sin(d b) and its height is h cos(d b). Here d is the row's distance from the middle in rows,
/// b = 2 pi / N and R = 0.33423 (H + 75). A row is visible while d b is below 90 degrees. N is the number of rows that the cylinder has
/// room for: the number of flat plates of height h around a circle of radius R. Source: docs/rules/controllers.md 8.3; N is fitted to its
/// three values
package final class PickerWheel: UIScrollView, UIScrollViewDelegate, RestsByItself {
  private weak var living: UIPickerView?
  /// A plain one in the place of one that has gone: a script or a finger may keep the wheel.
  package var picker: UIPickerView { living ?? standIn }
  private lazy var standIn = UIPickerView()
  package let component: Int
  package var rowHeight = UIPickerView.rowHeight
  package private(set) var count = 0
  /// The visible rows, by their indexes.
  private var cells: [Int: PickerCell] = [:]
  private var spare: [PickerCell] = []
  /// True from the touch of a finger until the wheel rests: the delegate is told only of rows that a finger has chosen.
  private var isByFinger = false

  private static let radiusShare: CGFloat = 0.33423
  private static let radiusAddition: CGFloat = 75
  /// Limit of rows. Ours: more than a finger can turn through, and few enough that every row's place is an exact number
  private static let mostRows = 1_000_000_000

  init(_ picker: UIPickerView, component: Int) {
    (living, self.component) = (picker, component)
    super.init()
    (showsVerticalScrollIndicator, scrollsToTop, contentInsetAdjustmentBehavior) = (false, false, .never)
    decelerationRate = .fast
    alwaysBounceVertical = true
    delegate = self
    let tap = UITapGestureRecognizer()
    tap.addTarget { [weak self] recognizer in self?.tapped(recognizer) }
    addGestureRecognizer(tap)
  }

  // MARK: The cylinder

  private var radius: CGFloat { Self.radiusShare * (bounds.height + Self.radiusAddition) }
  /// The angle between two rows. Units: radians
  private var angle: CGFloat {
    let half = CGFloat(atan(Double(rowHeight / (2 * radius))))
    return 2 * .pi / max(4, (.pi / half).rounded(.down))
  }

  // MARK: Rows

  func reload(count: Int) {
    let selected = selectedRow
    self.count = count.clamped(to: 0...Self.mostRows)
    let count = self.count
    for cell in cells.values { cell.removeFromSuperview() }
    cells = [:]
    spare = []
    updateContentSize()
    if count > 0 { contentOffset.y = CGFloat(min(max(selected, 0), count - 1)) * rowHeight }
    setNeedsLayout()
  }

  private func updateContentSize() {
    contentSize = CGSize(width: bounds.width, height: bounds.height + CGFloat(max(count - 1, 0)) * rowHeight)
  }

  package var selectedRow: Int {
    guard count > 0 else { return -1 }
    return (contentOffset.y / rowHeight).rounded().wholePart(upTo: count - 1)
  }

  func select(_ row: Int, animated: Bool) {
    isByFinger = false
    setContentOffset(CGPoint(x: 0, y: CGFloat(row) * rowHeight), animated: animated)
    // The rows around it are there before time passes: a frame that is saved now shows them.
    if !animated, window != nil { layoutIfNeeded() }
  }

  /// Whether it turns, or a finger is on it.
  package var isTurning: Bool { isMoving || isTracking || isByFinger }

  /// The place of a row on the wheel; nil for one that is not visible.
  package func frame(ofRow row: Int) -> CGRect? { cells[row]?.frame }

  func view(ofRow row: Int) -> UIView? { cells[row].map { $0.content ?? $0.label } }

  package override func boundsDidChange(from old: CGRect) {
    if bounds.size != old.size {
      let row = CGFloat(max(selectedRow, 0))
      updateContentSize()
      if count > 0, !isMoving { contentOffset.y = row * rowHeight }
    }
    super.boundsDidChange(from: old)
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    guard count > 0, bounds.height > 0 else { return }
    let middle = contentOffset.y / rowHeight
    let (angle, radius) = (angle, radius)
    // A row that is seen from its edge is not visible.
    let reach = .pi / 2 / angle
    let first = max(0, (middle - reach).rounded(.down) + 1)
    let last = min(CGFloat(count - 1), (middle + reach).rounded(.up) - 1)
    let shown = first <= last ? Int(first)...Int(last) : nil
    for (row, cell) in cells.sorted(by: { $0.key < $1.key }) where shown?.contains(row) != true {
      cell.removeFromSuperview()
      cells[row] = nil
      spare.append(cell)
    }
    guard let shown else { return }
    for row in shown {
      let cell = cells[row] ?? makeCell(row)
      let distance = CGFloat(row) - middle
      let turn = Double(distance * angle)
      cell.bounds.size = CGSize(width: bounds.width, height: rowHeight)
      cell.center = CGPoint(x: bounds.width / 2, y: contentOffset.y + bounds.height / 2 + radius * CGFloat(sin(turn)))
      cell.transform = CGAffineTransform(scaleX: 1, y: CGFloat(cos(turn)))
      cell.isChosen = abs(distance) < 0.5
    }
  }

  private func makeCell(_ row: Int) -> PickerCell {
    let cell = spare.popLast() ?? PickerCell()
    let content = picker.content(row, component, reusing: cell.content)
    cell.fill(content, content == nil ? picker.title(row, component) : nil)
    cells[row] = cell
    addSubview(cell)
    return cell
  }

  // MARK: By finger

  package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isByFinger = true }

  /// Makes the wheel come to rest on a row.
  package func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset target: inout CGPoint) {
    guard count > 0 else { return }
    target.y = CGFloat((target.y / rowHeight).rounded().wholePart(upTo: count - 1)) * rowHeight
  }

  package func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
    if !willDecelerate { settle() }
  }
  package func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    // A finger that catches the wheel holds it where it is.
    if !simulation.input.activeTouches.contains(where: { $0.view?.isDescendant(of: self) == true }) { settle() }
  }
  package func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

  /// Comes to rest on the nearest row, and tells the delegate.
  func settle() {
    guard isByFinger, count > 0 else { return }
    let place = CGFloat(selectedRow) * rowHeight
    if contentOffset.y != place {
      setContentOffset(CGPoint(x: 0, y: place), animated: true)
      if contentOffset.y != place, isMoving { return }
    }
    isByFinger = false
    picker.didSelect(selectedRow, component)
  }

  private func tapped(_ recognizer: UIGestureRecognizer) {
    let place = recognizer.location(in: self)
    guard let row = cells.first(where: { $0.value.frame.holds(place) })?.key else { return }
    isByFinger = true
    if row == selectedRow, !isMoving { return settle() }
    setContentOffset(CGPoint(x: 0, y: CGFloat(row) * rowHeight), animated: true)
    if !isMoving { settle() }
  }
}

/// One row of a wheel: a title, or a view that the delegate gives.
final class PickerCell: UIView {
  let label = UILabel()
  private(set) var content: UIView?
  private var title: AttributedText?

  /// Units: points. Source: docs/rules/controllers.md 8.3
  private static let chosenFont = UIFont.systemFont(ofSize: 23.5)
  private static let otherFont = UIFont.systemFont(ofSize: 21)
  private static let otherAlpha: CGFloat = 0.447

  /// Whether the row is in the middle of the wheel.
  var isChosen = false { didSet { if isChosen != oldValue { updateLook() } } }

  init() {
    super.init()
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    addSubview(label)
    updateLook()
  }

  func fill(_ content: UIView?, _ title: AttributedText?) {
    if let old = self.content, old !== content { old.removeFromSuperview() }
    self.content = content
    label.isHidden = content != nil
    label.attributedText = nil
    if let title { if title.runs.allSatisfy({ $0.attributes == TextAttributes() }) { label.text = title.string } else { label.attributedText = title } }
    if let content, content.superview !== self { addSubview(content) }
    setNeedsLayout()
  }

  private func updateLook() {
    label.font = isChosen ? Self.chosenFont : Self.otherFont
    label.alpha = isChosen ? 1 : Self.otherAlpha
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    guard let content else { return }
    let size = content.bounds.size == .zero ? bounds.size : content.bounds.size
    content.bounds.size = size
    content.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
