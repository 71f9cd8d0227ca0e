import Foundation

/// The compact style: the date and the time on pills, and the wheels in a popover while one of them is touched.
/// Source: Apple, UIDatePickerStyle (iOS 14); sizes: docs/rules/controllers.md 8.4
extension UIDatePicker {
  public enum Style: String, CaseIterable, Sendable { case automatic, wheels, compact, inline }

  final class Compact {
    var preferred = Style.automatic
    let date = UIButton()
    let time = UIButton()
    var cover: DatePickerCover?
    var calendar: DatePickerCalendar?
    /// Of the pills when they were last laid out.
    var size = CGSize.zero
  }
  private static let compactKey = CompanionKey<Compact>()
  final var known: Compact? { companions[Self.compactKey] }
  private var compact: Compact {
    if let known { return known }
    let new = Compact()
    companions[Self.compactKey] = new
    for pill in [new.date, new.time] {
      pill.addAction(for: .touchUpInside) { [weak self] _, _ in self?.open() }
      pill.titleLabel.font = .systemFont(ofSize: DatePickerConstants.fontSize)
      pill.setTitleColor(system.colors.label, for: .normal)
      pill.layer.cornerRadius = DatePickerConstants.pillRadius
      pill.backgroundColor = .part("tertiarySystemFill")
      addSubview(pill)
    }
    return new
  }

  /// What the app wants; automatic is the system's usual one.
  public final var preferredDatePickerStyle: Style {
    get { known?.preferred ?? .automatic }
    set {
      guard newValue != preferredDatePickerStyle else { return }
      compact.preferred = newValue
      showStyle()
    }
  }

  /// How it is shown. A countdown is always on wheels.
  public final var datePickerStyle: Style {
    guard datePickerMode != .countDownTimer else { return .wheels }
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return system.controls.datePickerIsCompact ? .compact : .wheels
  }

  final var isCompact: Bool { datePickerStyle == .compact }
  package final var isOpen: Bool { known?.cover != nil }
  /// The pill that a finger touches first, and what it touches to close the popover.
  package final var firstPill: UIControl? { pills.first }
  package final var openCover: UIControl? { known?.cover?.region }

  private var pills: [UIButton] {
    guard isCompact, let known else { return [] }
    return switch datePickerMode {
    case .date: [known.date]
    case .time: [known.time]
    default: [known.date, known.time]
    }
  }

  /// The style or the mode has changed.
  final func showStyle() {
    if isCompact || showsCalendar { _ = compact }
    guard let known else { return }
    if !isCompact { close() }
    showCalendar()
    let shown = pills
    for pill in [known.date, known.time] { pill.isHidden = !shown.contains { $0 === pill } }
    if known.cover == nil { picker.isHidden = hidesWheels }
    showTexts()
    invalidateIntrinsicContentSize()
  }

  final func showTexts() {
    followMoment()
    guard isCompact, let known else { return }
    known.date.setTitle(shownDate, for: .normal)
    known.time.setTitle(shownTime, for: .normal)
    for pill in pills { pill.isEnabled = isEnabled }
    setNeedsLayout()
  }

  final var compactSize: CGSize {
    let widths = pills.map(Self.width)
    return CGSize(
      width: widths.reduce(0, +) + CGFloat(max(0, widths.count - 1)) * DatePickerConstants.pillGap, height: DatePickerConstants.pillHeight)
  }

  private static func width(_ pill: UIButton) -> CGFloat {
    pill.titleLabel.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: DatePickerConstants.pillHeight)).width
      + 2 * DatePickerConstants.pillInset
  }

  /// From the leading edge, in the middle of the height.
  final func layOutPills() {
    guard isCompact, let known else { return }
    // Bold texts, for example, are wider.
    let size = compactSize
    if known.size != size {
      if known.size != .zero { invalidateIntrinsicContentSize() }
      known.size = size
    }
    var x: CGFloat = 0
    for pill in pills {
      let width = Self.width(pill)
      let frame = CGRect(x: x, y: (bounds.height - DatePickerConstants.pillHeight) / 2, width: width, height: DatePickerConstants.pillHeight)
      pill.frame = isMirrored ? frame.mirrored(in: bounds.width) : frame
      x += width + DatePickerConstants.pillGap
    }
  }

  // MARK: The popover

  private func open() { if isCompact { open(at: self) } }

  /// Shows the wheels in a popover at a view.
  final func open(at source: UIView) {
    guard let window, known?.cover == nil else { return }
    let cover = DatePickerCover(frame: window.bounds)
    known?.cover = cover
    cover.region.addAction(for: .touchUpInside) { [weak self] _, _ in self?.close() }
    cover.picker = self
    OpenedAtViews.open(cover, in: simulation)
    cover.show(picker, from: source.convert(source.bounds, to: window), in: window)
    picker.isHidden = false
    window.addSubview(cover)
    simulation.accessibility.post(.screenChanged)
  }

  /// The wheels go back to where they are hidden.
  final func close() {
    guard let known, let cover = known.cover else { return }
    known.cover = nil
    OpenedAtViews.ended(cover, in: simulation)
    picker.removeFromSuperview()
    picker.frame = bounds
    picker.isHidden = hidesWheels
    insertSubview(picker, at: 0)
    cover.removeFromSuperview()
    if window != nil { simulation.accessibility.post(.layoutChanged, .element(self)) }
  }
}

/// Units: points. Source: docs/rules/controllers.md 8.4 (D)
enum DatePickerConstants {
  static let pillHeight: CGFloat = 34
  static let pillRadius: CGFloat = 8
  static let pillInset: CGFloat = 12
  static let pillGap: CGFloat = 8
  static let fontSize: CGFloat = 17
  static let popoverWidth: CGFloat = 320
  static let popoverRadius: CGFloat = 13
  /// Between the popover and the pills, and from it to the edges of the window.
  static let margin: CGFloat = 8
}

/// Fills the window while the popover of a compact date picker is open: a touch beside the popover closes it.
final class DatePickerCover: UIView, OpenedAtView {
  let region = DatePickerRegion()
  private let platter = UIView()
  weak var picker: UIDatePicker?

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    region.frame = bounds
    region.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(region)
  }

  /// What is below can't be used. Source: docs/rules/accessibility.md 2, E4
  override var accessibilityNature: AccessibilityNature { AccessibilityNature().with { ($0.isModal, $0.isGroup) = (true, true) } }
  override var accessibilityOrder: [UIView]? { [platter, region] }
  override func accessibilityPerformEscape() -> Bool {
    picker?.close()
    return picker != nil
  }

  var openedAt: UIView? { picker }
  var openedIn: UIWindow? { window }
  func viewHasGone() { if let picker { picker.close() } else { removeFromSuperview() } }

  func show(_ picker: UIView, from source: CGRect, in window: UIWindow) {
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let (margin, height) = (DatePickerConstants.margin, UIPickerView.standardSize.height)
    let room = window.bounds.inset(by: window.safeAreaInsets)
    let width = min(DatePickerConstants.popoverWidth, max(0, window.bounds.width - 2 * margin))
    let x = (source.midX - width / 2).clamped(margin, max(margin, window.bounds.width - margin - width))
    let below = source.maxY + margin
    let fits = below + height <= room.maxY - margin || source.minY - margin - height < room.minY
    platter.frame = CGRect(x: x, y: fits ? below : source.minY - margin - height, width: width, height: height)
    platter.backgroundColor = .part("tertiarySystemBackground")
    platter.layer.cornerRadius = DatePickerConstants.popoverRadius
    platter.layer.shadowOpacity = 0.2
    platter.layer.shadowRadius = 20
    platter.layer.shadowOffset = CGSize(width: 0, height: 4)
    picker.removeFromSuperview()
    picker.frame = platter.bounds
    platter.addSubview(picker)
    addSubview(platter)
  }
}

/// All around the popover.
final class DatePickerRegion: UIControl {
  override var accessibilityNature: AccessibilityNature { AccessibilityNature(.button, label: "dismiss popup", .button) }
}
