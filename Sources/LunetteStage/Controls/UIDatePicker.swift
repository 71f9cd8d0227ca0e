import Foundation

/// Wheels for a date, a time, or both, in the words, the order and the clock of its locale, and in its time zone: the device's, where it has none.
///
/// Dates are seconds since the first of January 2001. When a date beyond a limit is chosen,
/// the wheels roll back to the limit. Source: docs/rules/controllers.md 8.4
open class UIDatePicker: UIControl, UIPickerViewDataSource, UIPickerViewDelegate {
  open override var accessibilityNature: AccessibilityNature { AccessibilityNature(container: .datePicker) }
  /// Its wheels, without the picker around them.
  @_spi(Lunette) open override var accessibilityOrder: [UIView]? { isCompact || showsCalendar ? nil : [] }
  @_spi(Lunette) open override var accessibilityParts: [AccessibilityPart] { isCompact || showsCalendar ? [] : spokenParts }
  @_spi(Lunette) open override func adjustAccessibilityPart(_ index: Int, up: Bool) { picker.turn(index, by: up ? 1 : -1) }
  /// Source: Apple, UIDatePicker.Mode (raw values)
  public enum Mode: Int, CaseIterable, Sendable { case time, date, dateAndTime, countDownTimer }

  package let picker = UIPickerView()
  private(set) var moment: TimeInterval
  private var duration: TimeInterval = UIDatePicker.minute

  public var datePickerMode = Mode.dateAndTime {
    didSet {
      guard datePickerMode != oldValue else { return }
      reload()
      showStyle()
    }
  }
  public var minimumDate: TimeInterval? {
    didSet { if isFinite("minimumDate", CGFloat(minimumDate ?? 0)) { limitsDidChange() } else { minimumDate = oldValue } }
  }
  public var maximumDate: TimeInterval? {
    didSet { if isFinite("maximumDate", CGFloat(maximumDate ?? 0)) { limitsDidChange() } else { maximumDate = oldValue } }
  }
  public var minuteInterval = 1 {
    didSet {
      guard (1...30).contains(minuteInterval), 60 % minuteInterval == 0 else {
        minuteInterval = oldValue
        return
      }
      if minuteInterval != oldValue { reload() }
    }
  }

  /// The locale whose words, order and clock the wheels have; nil: the device's. Source: Apple, UIDatePicker.locale
  public var locale: String? { didSet { if locale != oldValue { wordsDidChange() } } }
  /// By its identifier; nil: the device's. Source: Apple, UIDatePicker.timeZone
  public var timeZone: String? { didSet { if timeZone != oldValue { wordsDidChange() } } }
  private func wordsDidChange() {
    reload()
    if isCompact { invalidateIntrinsicContentSize() }
  }

  private static let minute: TimeInterval = 60
  private static let longestDuration: TimeInterval = 86_340
  /// A wheel of hours or minutes seems endless: it repeats its values so many times, and begins in the middle. Ours
  private static let turns = 200
  /// Number of days before and after the day with which the picker began. Ours
  private static let dayReach = 10_000
  /// The years that a date can be written in. Ours
  static let years = 1...9999

  /// The part of the date that a wheel chooses.
  fileprivate enum Part { case day, hour, hourOf24, minute, half, month, dayOfMonth, year, hours, minutes }

  public override init(frame: CGRect = .zero) {
    moment = Simulation.current.date.rounded(.down)
    super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: UIPickerView.standardSize) : frame)
    // A compact one takes its size once its texts are known.
    let isOfUsualSize = frame.size == .zero
    picker.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    picker.frame = bounds
    addSubview(picker)
    (picker.dataSource, picker.delegate) = (self, self)
    reload()
    showStyle()
    if isOfUsualSize { self.frame.size = usualSize }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { usualSize }
  open override var intrinsicContentSize: CGSize { usualSize }
  private var usualSize: CGSize { isCompact ? compactSize : showsCalendar ? calendarSize : UIPickerView.standardSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutPills()
    layOutCalendar()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { close() }
  }

  open override var isEnabled: Bool { didSet { if isEnabled != oldValue { showTexts() } } }

  /// "Nov 27, 2026", in the device's words.
  final var shownDate: String { shown("yMMMd") { "\($0.shortMonths[$1.month - 1]) \($1.day), \($1.year)" } }

  /// "9:41 AM", in the device's words.
  final var shownTime: String {
    let uses24Hours = locale == nil && simulation.world.uses24HourClock == true
    return shown(uses24Hours ? "Hm" : "jm") { words, day in
      let (hour, minute) = (Int(day.second) / 3600, Int(day.second) / 60 % 60)
      let minutes = minute < 10 ? "0\(minute)" : "\(minute)"
      if uses24Hours { return "\(hour < 10 ? "0" : "")\(hour):\(minutes)" }
      return "\(hour % 12 == 0 ? 12 : hour % 12):\(minutes) \(words.halves[hour / 12])"
    }
  }

  /// - Parameter american: needs no calendar
  final func shown(_ template: String, of date: TimeInterval? = nil, american: (Words, CalendarDay) -> String) -> String {
    let words = words
    guard !words.isAmerican, let pattern = DateText.pattern(ofTemplate: template, locale: words.locale),
      let text = DateText(.pattern(pattern), locale: DateCalendar.Kind.gregorian.locale(words.locale), zone: zone)?.string(date ?? moment)
    else { return american(words, localDay(of: date ?? moment)) }
    return text
  }

  // MARK: The date

  public var date: TimeInterval {
    get { moment }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date without sending `valueChanged`.
  public func setDate(_ date: TimeInterval, animated: Bool) {
    guard isFinite("date", CGFloat(date)) else { return }
    moment = limited(date)
    showDate(animated: animated)
  }

  /// Units: seconds, in whole minutes.
  public var countDownDuration: TimeInterval {
    get { duration }
    set {
      guard isFinite("countDownDuration", CGFloat(newValue)) else { return }
      duration = Self.limitedDuration(newValue)
      showDate(animated: false)
    }
  }

  private static func limitedDuration(_ seconds: TimeInterval) -> TimeInterval {
    (min(max(seconds, minute), longestDuration) / minute).rounded(.down) * minute
  }

  final func limited(_ date: TimeInterval) -> TimeInterval {
    var date = date
    // Limits that exclude each other are ignored.
    if !((minimumDate ?? -.infinity) > (maximumDate ?? .infinity)) {
      date = min(max(date, minimumDate ?? date), maximumDate ?? .infinity)
    }
    return min(max(date, CalendarDay.start(ofYear: Self.years.lowerBound)), CalendarDay.start(ofYear: Self.years.upperBound + 1) - 1)
  }

  private func limitsDidChange() {
    moment = limited(moment)
    showDate(animated: false)
  }

  // MARK: The device's clock and words

  private var zoneName: String { timeZone ?? simulation.world.timeZone }
  private var zone: TimeZoneInfo { TimeZoneInfo(identifier: zoneName) ?? .gmt }

  /// The day and the time of the day that a clock shows at a moment, in the device's time zone.
  final func localDay(of moment: TimeInterval) -> CalendarDay {
    return CalendarDay(zoneName == Self.greenwich ? moment : moment + TimeInterval(self.zone.secondsFromGMT(at: moment)))
  }
  private static let greenwich = "GMT"

  /// The moment at which a clock shows this time. One that summer time skips is the moment after the gap.
  final func atClock(_ local: TimeInterval) -> TimeInterval {
    guard zoneName != Self.greenwich else { return local }
    let guess = local - TimeInterval(zone.secondsFromGMT(at: local))
    return local - TimeInterval(zone.secondsFromGMT(at: guess))
  }

  /// The names on the wheels.
  struct Words {
    let locale: String
    var months = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"]
    var shortMonths = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    var weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    var halves = ["AM", "PM"]
    var uses24Hours = false
    fileprivate var dateOrder: [Part] = [.month, .dayOfMonth, .year]
    /// Whether the half of the day stands before the hours, as in Korean and Chinese.
    fileprivate var halfIsFirst = false
    /// Writes a weekday, a month and a day in the locale's order; nil for American ones.
    private var dayText: DateText?
    /// Its digit for 0; the others follow it.
    private var zero = Self.asciiZero
    private static let asciiZero: Unicode.Scalar = "0"

    private static let american = "en_US"
    var isAmerican: Bool { locale == Self.american }

    /// American ones need no calendar.
    init(_ locale: String) {
      self.locale = locale
      guard locale != Self.american, let format = DateText(.pattern("y"), locale: DateCalendar.Kind.gregorian.locale(locale), zone: .gmt) else { return }
      func set(_ words: WritableKeyPath<Words, [String]>, _ kind: DateSymbols) {
        let names = format.symbols(kind)
        if names.count == self[keyPath: words].count { self[keyPath: words] = names }
      }
      set(\.months, .standaloneMonths)
      set(\.shortMonths, .shortMonths)
      set(\.weekdays, .shortWeekdays)
      set(\.halves, .dayPeriods)
      let hours = DateText.pattern(ofTemplate: "j", locale: locale) ?? ""
      uses24Hours = hours.contains("H")
      halfIsFirst = hours.first.map { "aBb".contains($0) } ?? false
      dayText = DateText.pattern(ofTemplate: "EEEMMMd", locale: locale).flatMap {
        DateText(.pattern($0), locale: DateCalendar.Kind.gregorian.locale(locale), zone: .gmt)
      }
      zero = format.string(CalendarDay.start(ofYear: 2000)).unicodeScalars.last ?? zero
      dateOrder = Self.order(in: DateText.pattern(ofTemplate: "yMMMMd", locale: locale) ?? "")
    }

    /// "Thu Mar 26". Source: docs/rules/controllers.md 8.4
    fileprivate func day(_ day: CalendarDay) -> String {
      dayText?.string(day.start) ?? "\(weekdays[day.weekday]) \(shortMonths[day.month - 1]) \(number(day.day))"
    }

    /// A length of time in the words of the wheels, or as it is spoken. English has Apple's words, other languages have those of CLDR.
    fileprivate func length(_ number: Int, _ unit: MeasureUnit, isSpoken: Bool = false) -> String {
      let shown = self.number(number)
      guard !locale.hasPrefix("en") else {
        let word = unit == .hours ? "hour" : isSpoken ? "minute" : "min"
        return "\(shown) \(word)\(number == 1 || word == "min" ? "" : "s")"
      }
      var text = MeasureText()
      (text.locale, text.unitStyle, text.unitOptions) = (locale, isSpoken ? .long : .medium, [.providedUnit])
      return text.string(Double(number), unit)
    }

    func number(_ number: Int, digits: Int = 1) -> String {
      let text = String(number)
      let padded = String(repeating: "0", count: max(0, digits - text.count)) + text
      guard zero != Self.asciiZero else { return padded }
      return String(String.UnicodeScalarView(padded.unicodeScalars.compactMap { Unicode.Scalar(zero.value + $0.value - Self.asciiZero.value) }))
    }

    /// The order of a written date, in which the wheels stand. Source: Apple, UIDatePicker; the letters: Unicode TR 35
    private static func order(in pattern: String) -> [Part] {
      var order: [Part] = []
      for letter in pattern {
        let part: Part? =
          switch letter {
          case "d": .dayOfMonth
          case "M", "L": .month
          case "y", "r", "U": .year
          default: nil
          }
        if let part, !order.contains(part) { order.append(part) }
      }
      return order.count == 3 ? order : [.month, .dayOfMonth, .year]
    }
  }
  private var knownWords: Words?
  final var words: Words {
    let locale = locale ?? simulation.world.locale
    if let knownWords, knownWords.locale == locale { return knownWords }
    let words = Words(locale)
    knownWords = words
    return words
  }

  // MARK: Wheels

  /// Nil for a wheel that there is no more: its user has chosen the 24-hour clock since the wheels were loaded.
  private func part(_ component: Int) -> Part? { parts.indices.contains(component) ? parts[component] : nil }
  private var parts: [Part] {
    if showsCalendar { return showsMonthWheels ? [.month, .year] : clock }
    return switch datePickerMode {
    case .time: clock
    case .date: words.dateOrder
    case .dateAndTime: [.day] + clock
    case .countDownTimer: [.hours, .minutes]
    }
  }

  /// A locale of its own says whether there are 24 hours, whatever the user has set. Source: Apple, UIDatePicker.locale
  private var clock: [Part] {
    if (locale == nil ? simulation.world.uses24HourClock : nil) ?? words.uses24Hours { return [.hourOf24, .minute] }
    return words.halfIsFirst ? [.half, .hour, .minute] : [.hour, .minute, .half]
  }

  /// The day in the middle of the day wheel.
  private var anchorDay = 0

  final func reload() {
    anchorDay = localDay(of: moment).number
    picker.reloadAllComponents()
    showDate(animated: false)
  }

  private func count(_ part: Part) -> Int {
    switch part {
    case .day: 2 * Self.dayReach + 1
    case .hour: 12 * Self.turns
    case .hourOf24: 24 * Self.turns
    case .minute, .minutes: 60 / minuteInterval * Self.turns
    case .half: 2
    case .month: 12 * Self.turns
    case .dayOfMonth: 31 * Self.turns
    case .year: Self.years.count
    case .hours: 24 * Self.turns
    }
  }

  /// The rows for a date, or for seconds of a countdown, nearest to those that are chosen; nil if it can't be chosen.
  package func rows(for value: TimeInterval) -> [Int]? {
    let isDuration = datePickerMode == .countDownTimer
    guard value.isFinite, isDuration ? Self.limitedDuration(value) == value : limited(value) == value else { return nil }
    return parts.enumerated().map { component, part in
      row(part, near: picker.selectedRow(inComponent: component), moment: isDuration ? moment : value, duration: isDuration ? value : duration)
    }
  }

  /// How long the part of time is that a wheel stands for. Units: seconds
  package func length(ofComponent component: Int) -> TimeInterval {
    switch parts[component] {
    case .year: 31_536_000
    case .month: 2_678_400
    case .day, .dayOfMonth: 86_400
    case .half: 43_200
    case .hour, .hourOf24, .hours: 3600
    case .minute, .minutes: 60
    }
  }

  /// The row for the present date; of several rows with the same meaning the one nearest to `present`.
  private func row(_ part: Part, near present: Int) -> Int { row(part, near: present, moment: moment, duration: duration) }

  private func row(_ part: Part, near present: Int, moment: TimeInterval, duration: TimeInterval) -> Int {
    let day = localDay(of: moment)
    let second = Int(day.second)
    func turning(_ value: Int, _ cycle: Int) -> Int {
      let base = present < 0 ? cycle * (Self.turns / 2) : present - present % cycle
      return base + value
    }
    switch part {
    case .day: return (day.number - anchorDay + Self.dayReach).clamped(to: 0...2 * Self.dayReach)
    case .hour: return turning(second / 3600 % 12, 12)
    case .hourOf24: return turning(second / 3600 % 24, 24)
    case .minute: return turning(second / 60 % 60 / minuteInterval, 60 / minuteInterval)
    case .half: return second / 43_200
    case .month: return turning(day.month - 1, 12)
    case .dayOfMonth: return turning(day.day - 1, 31)
    case .year: return day.year - Self.years.lowerBound
    case .hours: return turning(Int(duration) / 3600, 24)
    case .minutes: return turning(Int(duration) / 60 % 60 / minuteInterval, 60 / minuteInterval)
    }
  }

  private func showDate(animated: Bool) {
    let day = localDay(of: moment).number
    if abs(day - anchorDay) > Self.dayReach {
      anchorDay = day
      // The rows of the wheel of days stand for other days now.
      if hasShown, let component = parts.firstIndex(of: .day) { picker.reloadComponent(component) }
    }
    for (component, part) in parts.enumerated() {
      let present = hasShown ? picker.selectedRow(inComponent: component) : -1
      let row = row(part, near: present)
      if row != present { picker.selectRow(row, inComponent: component, animated: animated) }
    }
    hasShown = true
    showTexts()
  }
  private var hasShown = false

  public func numberOfComponents(in pickerView: UIPickerView) -> Int {
    hasShown = false
    return parts.count
  }
  public func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { part(component).map(count) ?? 0 }

  /// A wheel's row in words: "9 o'clock". Source: docs/rules/accessibility.md 3
  func spokenTitle(_ row: Int, _ component: Int) -> String? {
    let title = pickerView(picker, titleForRow: row, forComponent: component) ?? ""
    switch part(component) {
    case .hour: return words.locale.hasPrefix("en") ? "\(title) o'clock" : title
    case .minute, .minutes: return words.length(minutes(row), .minutes, isSpoken: true)
    case .hours: return words.length(row % 24, .hours, isSpoken: true)
    case .day:
      guard words.isAmerican, let space = title.firstIndex(of: " ") else { return title }
      return title[..<space] + "," + title[space...]
    default: return title
    }
  }

  private func minutes(_ row: Int) -> Int { row * minuteInterval % 60 }

  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    let words = words
    switch part(component) {
    case .day:
      let day = CalendarDay(number: anchorDay + row - Self.dayReach)
      return day.number == localDay(of: simulation.date).number ? SystemWord.today.shown : words.day(day)
    case .hour: return words.number(row % 12 == 0 ? 12 : row % 12)
    case .hourOf24: return words.number(row % 24, digits: 2)
    case .minute: return words.number(minutes(row), digits: 2)
    case .half: return words.halves[row % 2]
    case .month: return words.months[row % 12]
    case .dayOfMonth: return words.number(row % 31 + 1)
    case .year: return words.number(row + Self.years.lowerBound)
    case .hours: return words.length(row % 24, .hours)
    case .minutes: return words.length(minutes(row), .minutes)
    case nil: return nil
    }
  }

  /// Only the sum of the widths has a source; ours: the day gets the most.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat? {
    switch part(component) {
    case .day: 140
    case .month: 130
    default: nil
    }
  }

  /// The user has chosen it, on wheels or in the calendar.
  final func chooseMoment(_ new: TimeInterval) {
    moment = limited(new)
    showDate(animated: true)
    sendValueChanged(nil)
  }

  /// Turns the wheels for month and year there.
  final func turnMonthWheels(year: Int, month: Int) {
    picker.selectRow(12 * (Self.turns / 2) + month - 1, inComponent: 0, animated: false)
    picker.selectRow(year - Self.years.lowerBound, inComponent: 1, animated: false)
  }

  /// The user has turned a wheel. In a month without a 31st, the 31st becomes the month's last day.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    var values: [Part: Int] = [:]
    for (component, part) in parts.enumerated() { values[part] = picker.selectedRow(inComponent: component) }
    let day = localDay(of: moment)
    let second = TimeInterval(Int(day.second))
    func time() -> TimeInterval {
      let hourOfHalf: Int = (values[.hour] ?? 0) % 12
      let hour: Int = values[.hourOf24].map { $0 % 24 } ?? (hourOfHalf + 12 * (values[.half] ?? 0))
      let minute: Int = (values[.minute] ?? 0) * minuteInterval % 60
      return TimeInterval(hour * 3600 + minute * 60)
    }
    if showsCalendar {
      if showsMonthWheels {
        showCalendarMonth(year: (values[.year] ?? 0) + Self.years.lowerBound, month: (values[.month] ?? 0) % 12 + 1)
        return
      }
      chooseMoment(atClock(CalendarDay(number: day.number).start + time()))
      return
    }
    switch datePickerMode {
    case .time: moment = limited(atClock(CalendarDay(number: day.number).start + time()))
    case .dateAndTime: moment = limited(atClock(CalendarDay(number: anchorDay + (values[.day] ?? 0) - Self.dayReach).start + time()))
    case .date:
      let (year, month) = ((values[.year] ?? 0) + Self.years.lowerBound, (values[.month] ?? 0) % 12 + 1)
      let last = CalendarDay.count(inMonth: month, of: year)
      moment = limited(atClock(CalendarDay(year: year, month: month, day: min((values[.dayOfMonth] ?? 0) % 31 + 1, last)).start + second))
    case .countDownTimer:
      let seconds = (values[.hours] ?? 0) % 24 * 3600 + (values[.minutes] ?? 0) * minuteInterval % 60 * 60
      duration = Self.limitedDuration(TimeInterval(seconds))
    }
    showDate(animated: true)
    sendValueChanged(nil)
  }
}
