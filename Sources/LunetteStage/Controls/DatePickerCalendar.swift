import Foundation

/// A button that is called otherwise than it reads.
final class CalendarButton: UIButton {
  var spoken: String?
  override var accessibilityNature: AccessibilityNature { super.accessibilityNature.with { $0.label = spoken ?? $0.label } }
}

/// The month of an inline date picker, whose days are touched. Source: Apple, UIDatePickerStyle.inline (iOS 14); looks and measures:
/// docs/rules/controllers.md 8.4 (D)
final class DatePickerCalendar: UIView {
  /// Units: points.
  enum Measures {
    static let width: CGFloat = 320
    static let side: CGFloat = 16
    /// The height of the header, with the month's name and the arrows.
    static let header: CGFloat = 44
    static let weekdays: CGFloat = 24
    static let row: CGFloat = 44
    /// A month may touch so many weeks.
    static let rows = 6
    static let time: CGFloat = 50
    static let month = header + weekdays + row * CGFloat(rows)
    static let titleSize: CGFloat = 17
    static let weekdaySize: CGFloat = 13
    static let daySize: CGFloat = 20
    /// How much of the tint is behind the chosen day.
    static let chosenAlpha: CGFloat = 0.14
    /// A finger that lifts has gone to another month when it is past this share of the width, or as fast. Units of the speed: points per second.
    /// Share and speed are those of paging scroll views.
    static let swipeShare: CGFloat = 0.5
    static let swipeSpeed: CGFloat = 250
  }

  private weak var living: UIDatePicker?
  /// A plain one in the place of one that has gone: a script or a finger may keep the calendar.
  private var picker: UIDatePicker { living ?? standIn }
  private lazy var standIn = UIDatePicker()
  let title = UIButton()
  /// To the month before, and to the next one.
  let arrows = [CalendarButton(), CalendarButton()]
  private var arrowsAreMirrored = false
  private let weekdays = (0..<7).map { _ in UILabel() }
  private(set) var days: [CalendarButton] = []
  private let timeLabel = UILabel()
  let time = UIButton()
  private(set) var month = (year: 2001, month: 1)
  /// Whether wheels for month and year stand in the place of the days.
  private(set) var showsMonths = false

  init(_ picker: UIDatePicker) {
    living = picker
    super.init(frame: picker.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    title.titleLabel.font = .systemFont(ofSize: Measures.titleSize, weight: .semibold)
    title.setTitleColor(.part("label"), for: .normal)
    title.addAction(for: .touchUpInside) { [weak self] _, _ in self?.toggleMonths() }
    addSubview(title)
    for (step, arrow) in zip([-1, 1], arrows) {
      arrow.addAction(for: .touchUpInside) { [weak self] _, _ in self?.go(by: step) }
      arrow.spoken = step < 0 ? "Previous Month" : "Next Month"
      addSubview(arrow)
    }
    for label in weekdays {
      label.font = .systemFont(ofSize: Measures.weekdaySize, weight: .semibold)
      label.textColor = .part("tertiaryLabel")
      label.textAlignment = .center
      addSubview(label)
    }
    timeLabel.font = .systemFont(ofSize: Measures.titleSize)
    time.titleLabel.font = .systemFont(ofSize: Measures.titleSize)
    time.setTitleColor(.part("label"), for: .normal)
    time.layer.cornerRadius = DatePickerConstants.pillRadius
    time.backgroundColor = .part("tertiarySystemFill")
    time.addAction(for: .touchUpInside) { [weak self] _, _ in self.map { $0.picker.openTime(from: $0.time) } }
    addSubview(timeLabel)
    addSubview(time)
    let swipe = UIPanGestureRecognizer()
    swipe.addTarget { [weak self] in self?.follow($0) }
    addGestureRecognizer(swipe)
  }

  /// Months lie side by side; what goes up or down is the business of what the picker stands in.
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer, pan.view === self else { return super.gestureRecognizerShouldBegin(recognizer) }
    guard picker.isEnabled, !showsMonths else { return false }
    let way = pan.translation(in: self)
    return abs(way.x) > abs(way.y)
  }

  private func follow(_ recognizer: UIGestureRecognizer) {
    guard let pan = recognizer as? UIPanGestureRecognizer, pan.state == .ended else { return }
    let (way, speed) = (pan.translation(in: self).x, pan.velocity(in: self).x)
    // A finger that turns back in the end stays in its month.
    let isFast = abs(speed) >= Measures.swipeSpeed
    guard isFast ? speed * way > 0 : abs(way) >= bounds.width * Measures.swipeShare else { return }
    go(by: (way < 0) == isMirrored ? -1 : 1)
  }

  // MARK: Which month

  func show(year: Int, month number: Int) {
    month = (year, number)
    refresh()
  }

  private func go(by step: Int) {
    guard picker.isEnabled, !showsMonths, mayGo(by: step) else { return }
    let months = month.year * 12 + month.month - 1 + step
    show(year: months / 12, month: months % 12 + 1)
  }

  /// Not beyond the years that can be written, nor to months without a day that can be chosen.
  private func mayGo(by step: Int) -> Bool {
    let months = month.year * 12 + month.month - 1 + step
    guard UIDatePicker.years.contains(months / 12) else { return false }
    let (year, number) = (months / 12, months % 12 + 1)
    let first = CalendarDay(year: year, month: number, day: 1).number
    return picker.mayChoose(daysFrom: first, to: first + CalendarDay.count(inMonth: number, of: year) - 1)
  }

  private func toggleMonths() {
    guard picker.isEnabled else { return }
    showsMonths.toggle()
    picker.monthWheelsDidChange()
  }

  func endMonths() { showsMonths = false }

  // MARK: What it shows

  /// Everything anew: the month, the chosen day, the limits, words, whether it is enabled.
  func refresh() {
    let name = picker.shownMonth(month.year, month.month)
    title.setTitle(name + (showsMonths ? " ⌄" : isMirrored ? " ‹" : " ›"), for: .normal)
    title.setAccessibility(\.label, name)
    pointArrows()
    for (index, arrow) in arrows.enumerated() {
      arrow.isEnabled = picker.isEnabled && mayGo(by: index == 0 ? -1 : 1)
      arrow.isHidden = showsMonths
    }
    title.isEnabled = picker.isEnabled
    let first = picker.firstWeekday
    for (place, label) in weekdays.enumerated() {
      label.text = picker.shortWeekday((first + place) % 7).uppercased()
      label.isHidden = showsMonths
    }
    refreshDays()
    let hasTime = picker.datePickerMode == .dateAndTime
    timeLabel.text = SystemWord.time.shown
    time.setTitle(picker.shownTime, for: .normal)
    time.isEnabled = picker.isEnabled
    (timeLabel.isHidden, time.isHidden) = (!hasTime, !hasTime)
    setNeedsLayout()
  }

  private func refreshDays() {
    let count = CalendarDay.count(inMonth: month.month, of: month.year)
    while days.count < count {
      let day = CalendarButton()
      let number = days.count + 1
      day.addAction(for: .touchUpInside) { [weak self] _, _ in
        guard let self else { return }
        picker.choose(day: CalendarDay(year: month.year, month: month.month, day: number))
      }
      days.append(day)
      addSubview(day)
    }
    let (chosen, today) = (picker.chosenDay, picker.today)
    for (index, day) in days.enumerated() {
      // In the digits of the locale, which may have changed.
      let title = picker.words.number(index + 1)
      if day.title(for: .normal) != title { day.setTitle(title, for: .normal) }
      day.isHidden = index >= count || showsMonths
      guard index < count else { continue }
      let here = CalendarDay(year: month.year, month: month.month, day: index + 1)
      let (isChosen, isToday) = (here.number == chosen.number, here.number == today.number)
      day.isEnabled = picker.isEnabled && picker.mayChoose(daysFrom: here.number, to: here.number)
      day.titleLabel.font = .systemFont(ofSize: Measures.daySize, weight: isChosen ? .medium : .regular)
      day.setTitleColor(isChosen && isToday ? .white : isChosen || isToday ? tintColor : .part("label"), for: .normal)
      day.setTitleColor(.part("tertiaryLabel"), for: .disabled)
      day.backgroundColor = isChosen ? tintColor.withAlphaComponent(isToday ? 1 : Measures.chosenAlpha) : nil
      day.isSelected = isChosen
      day.spoken = picker.spokenDay(here)
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh()
  }

  private func pointArrows() {
    arrowsAreMirrored = isMirrored
    let names = isMirrored ? ["chevron.right", "chevron.left"] : ["chevron.left", "chevron.right"]
    for (arrow, name) in zip(arrows, names) { arrow.setImage(UIImage.symbol(named: name)?.withRenderingMode(.alwaysTemplate), for: .normal) }
  }

  // MARK: Layout

  /// Where the wheels for month and year stand.
  var wheels: CGRect { CGRect(x: 0, y: Measures.header, width: bounds.width, height: Measures.month - Measures.header) }

  override func layoutSubviews() {
    super.layoutSubviews()
    if arrowsAreMirrored != isMirrored { pointArrows() }
    let (width, side, header) = (bounds.width, Measures.side, Measures.header)
    let whole = CGSize(width: CGFloat.greatestFiniteMagnitude, height: header)
    let arrow = header
    title.frame = mirrored(
      CGRect(x: side, y: 0, width: min(UIView.Overridable.sizeThatFits(title.titleLabel, whole).width, max(0, width - side - 2 * arrow)), height: header))
    arrows[0].frame = mirrored(CGRect(x: width - 2 * arrow, y: 0, width: arrow, height: header))
    arrows[1].frame = mirrored(CGRect(x: width - arrow, y: 0, width: arrow, height: header))
    let column = max(0, (width - 2 * side) / 7)
    for (place, label) in weekdays.enumerated() {
      label.frame = mirrored(CGRect(x: side + CGFloat(place) * column, y: header, width: column, height: Measures.weekdays))
    }
    let before = (CalendarDay(year: month.year, month: month.month, day: 1).weekday - picker.firstWeekday + 7) % 7
    let circle = min(column, Measures.row)
    for (index, day) in days.enumerated() {
      let (line, place) = ((index + before) / 7, (index + before) % 7)
      day.frame = mirrored(
        CGRect(
          x: side + CGFloat(place) * column + (column - circle) / 2,
          y: header + Measures.weekdays + CGFloat(line) * Measures.row + (Measures.row - circle) / 2, width: circle, height: circle))
      day.layer.cornerRadius = circle / 2
    }
    let pill = UIView.Overridable.sizeThatFits(time.titleLabel, whole).width + 2 * DatePickerConstants.pillInset
    let (top, height) = (Measures.month + (Measures.time - DatePickerConstants.pillHeight) / 2, DatePickerConstants.pillHeight)
    timeLabel.frame = mirrored(CGRect(x: side, y: top, width: max(0, width - 2 * side - pill), height: height))
    time.frame = mirrored(CGRect(x: width - side - pill, y: top, width: pill, height: height))
  }

}
