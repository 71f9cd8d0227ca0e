import Foundation

/// The inline style: a calendar in which days are touched. Source: Apple, UIDatePickerStyle.inline (iOS 14); docs/rules/controllers.md 8.4
extension UIDatePicker {
  private var calendar: DatePickerCalendar? { known?.calendar }

  /// A time alone, and a countdown, are on wheels in every style but the compact one.
  package final var showsCalendar: Bool { datePickerStyle == .inline && (datePickerMode == .date || datePickerMode == .dateAndTime) }
  final var showsMonthWheels: Bool { calendar?.showsMonths == true }
  final var hidesWheels: Bool { isCompact || showsCalendar && !showsMonthWheels }

  final var calendarSize: CGSize {
    typealias Measures = DatePickerCalendar.Measures
    return CGSize(width: Measures.width, height: Measures.month + (datePickerMode == .dateAndTime ? Measures.time : 0))
  }

  /// The style or the mode has changed: the calendar comes or goes.
  final func showCalendar() {
    guard showsCalendar else {
      guard let old = calendar else { return }
      known?.calendar = nil
      old.removeFromSuperview()
      picker.frame = bounds
      reload()
      return
    }
    if calendar == nil {
      let new = DatePickerCalendar(self)
      known?.calendar = new
      insertSubview(new, belowSubview: picker)
      reload()
    }
    let day = localDay(of: moment)
    calendar?.show(year: day.year, month: day.month)
  }

  final func layOutCalendar() {
    guard let calendar else { return }
    calendar.frame = bounds
    if picker.superview === self { picker.frame = calendar.wheels }
  }

  /// The date, a limit or the words are others: the month of the date is shown.
  final func followMoment() {
    guard let calendar else { return }
    let day = localDay(of: moment)
    calendar.show(year: day.year, month: day.month)
    if showsMonthWheels { turnMonthWheels(year: day.year, month: day.month) }
  }

  final func showCalendarMonth(year: Int, month: Int) { calendar?.show(year: year, month: month) }

  /// The wheels for month and year come in the place of the days, or go.
  final func monthWheelsDidChange() {
    guard let calendar else { return }
    let month = calendar.month
    picker.reloadAllComponents()
    if showsMonthWheels { turnMonthWheels(year: month.year, month: month.month) }
    picker.isHidden = hidesWheels
    calendar.show(year: month.year, month: month.month)
    setNeedsLayout()
  }

  /// The time of the day, on wheels in a popover.
  final func openTime(from pill: UIView) {
    guard let calendar, isEnabled else { return }
    if showsMonthWheels {
      calendar.endMonths()
      monthWheelsDidChange()
    }
    reload()
    open(at: pill)
  }

  // MARK: Days

  final var chosenDay: CalendarDay { localDay(of: moment) }
  final var today: CalendarDay { localDay(of: simulation.date) }

  /// Another day at the same time of the day.
  final func choose(day: CalendarDay) { chooseMoment(atClock(day.start + chosenDay.second)) }

  /// Whether one of the days can be chosen. Units: numbers of days.
  final func mayChoose(daysFrom first: Int, to last: Int) -> Bool {
    let (low, high) = (minimumDate ?? -.infinity, maximumDate ?? .infinity)
    if low > high { return true }
    return atClock(CalendarDay(number: last + 1).start) > low && atClock(CalendarDay(number: first).start) <= high
  }

  // MARK: Words

  /// From 0, Sunday. American weeks need no calendar.
  final var firstWeekday: Int {
    let words = words
    guard !words.isAmerican else { return 0 }
    return ((DateCalendar(zone: .gmt, locale: words.locale)?.firstWeekday ?? 1) - 1).clamped(to: 0...6)
  }
  final func shortWeekday(_ day: Int) -> String { words.weekdays[day] }

  /// "November 2026", in the device's words.
  final func shownMonth(_ year: Int, _ month: Int) -> String {
    shown("yMMMM", of: atClock(CalendarDay(year: year, month: month, day: 1).start)) { words, day in "\(words.months[day.month - 1]) \(day.year)" }
  }

  /// "Friday, November 27", in the device's words.
  final func spokenDay(_ day: CalendarDay) -> String {
    shown("EEEEMMMMd", of: atClock(day.start)) { words, day in "\(Self.weekdays[day.weekday]), \(words.months[day.month - 1]) \(day.day)" }
  }
  private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

  // MARK: Whoever leads a finger

  /// What is to be touched to come nearer to a date: an arrow, a day; nil where the calendar has it. Units of the date: seconds.
  package final func nextTouch(towards date: TimeInterval) -> UIControl? {
    guard let calendar else { return nil }
    if showsMonthWheels { return calendar.title }
    let (wanted, shown) = (localDay(of: date), calendar.month)
    if wanted.number == chosenDay.number { return nil }
    let months = (wanted.year - shown.year) * 12 + wanted.month - shown.month
    if months != 0 { return calendar.arrows[months < 0 ? 0 : 1] }
    return calendar.days.indices.contains(wanted.day - 1) ? calendar.days[wanted.day - 1] : nil
  }
  /// Months between the one that is shown and that of a date.
  package final func monthsAway(_ date: TimeInterval) -> Int {
    guard let calendar else { return 0 }
    let wanted = localDay(of: date)
    return abs((wanted.year - calendar.month.year) * 12 + wanted.month - calendar.month.month)
  }
  /// Whether the date can be chosen here as it is: within the limits, and, where there is no time to choose, at the present time of the day.
  package final func hasInCalendar(_ date: TimeInterval) -> Bool { date.isFinite && limited(date) == date }
  /// What opens the wheels for the time of the day; nil where there is none.
  package final var timePill: UIControl? { datePickerMode == .dateAndTime ? calendar?.time : nil }
  /// Seconds since the day began.
  package final func timeOfDay(_ date: TimeInterval) -> TimeInterval { localDay(of: date).second }
}
