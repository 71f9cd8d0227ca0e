import Foundation
import Lua
import LunetteKit
import LunetteScript

/// What a control is set to by `app:adjust`.
enum AdjustedValue: LuaReadable, LuaPushable {
  case bool(Bool)
  case number(Double)
  case text(String)
  /// A share of a slider's range, from 0 to 1.
  case fraction(Double)
  /// A row of one of a picker's wheels, both from 0; without a wheel of the one that the target names, else of the first.
  case row(component: Int?, row: Int)
  case title(component: Int?, String)

  static var luaTypeName: String { "a number, a text, true or false, { fraction = … } or { component =, row = … }" }
  static var luaType: LuaType {
    .either([.number, .string, .boolean, AdjustedFields.luaType])
  }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> AdjustedValue {
    switch stack.type(at: index) {
    case LUA_TBOOLEAN: return .bool(try Bool.read(stack, at: index))
    case LUA_TNUMBER: return .number(try Double.read(stack, at: index))
    case LUA_TSTRING: return .text(try String.read(stack, at: index))
    case LUA_TTABLE:
      let fields = try AdjustedFields.read(stack, at: index)
      let component = fields.component.map(\.fromZero)
      if let fraction = fields.fraction { return .fraction(fraction) }
      if let row = fields.row { return .row(component: component, row: row.fromZero) }
      if let title = fields.title { return .title(component: component, title) }
      throw stack.mismatch(luaTypeName, at: index)
    default: throw stack.mismatch(luaTypeName, at: index)
    }
  }

  func push(on stack: LuaStack) {
    switch self {
    case .bool(let value): stack.push(value)
    case .number(let value): if let whole = Int(exactly: value) { stack.push(whole) } else { stack.push(value) }
    case .text(let value): stack.push(value)
    case .fraction(let value): stack.push(value)
    case .row(_, let row): stack.push(row + 1)
    case .title(_, let title): stack.push(title)
    }
  }
}

private struct AdjustedFields: OptionTable {
  @LuaOption("A share of a slider's range, from 0 to 1.") var fraction: Double? = nil
  @LuaOption("The number of a picker's wheel, from 1; if it is left out, the one that the target names, else 1.") var component: Int? = nil
  @LuaOption("A row of the wheel, from 1.") var row: Int? = nil
  @LuaOption("The title of a row of the wheel.") var title: String? = nil
}

/// Sets controls as a user does, by touches. Source: ours
extension ScenarioApp {
  /// Returns: the value that was reached. Throws: `ScenarioError.notAdjusted` for a value that the control can't have
  func adjust(_ target: ScenarioTarget, to value: AdjustedValue) throws -> AdjustedValue {
    try checkMayDrive()
    guard cursor == nil else { throw ScenarioError.notAdjusted("adjust waits while it touches, so it can't be called in app:together") }
    let view = try run { try wheel(target, value) ?? adjustableView(target) }
    switch (view, value) {
    case (let slider as UISlider, .number(let number)): return try adjust(slider, to: CGFloat(number))
    case (let slider as UISlider, .fraction(let share)):
      guard (0...1).contains(share) else { throw ScenarioError.badValue(name: "fraction", wanted: "from 0 to 1", got: formatted(share)) }
      return try adjust(slider, to: slider.minimumValue * (1 - CGFloat(share)) + slider.maximumValue * CGFloat(share))
    case (let stepper as UIStepper, .number(let number)): return try adjust(stepper, to: CGFloat(number))
    case (let pages as UIPageControl, .number(let number)): return try adjust(pages, to: number)
    case (let segments as UISegmentedControl, .number), (let segments as UISegmentedControl, .text): return try adjust(segments, to: value)
    case (let toggle as UISwitch, .bool(let isOn)):
      if toggle.isOn != isOn { try tapPart(toggle.bounds, of: toggle) }
      return .bool(toggle.isOn)
    case (let dates as UIDatePicker, .number(let seconds)): return try opened(dates) { try adjust(dates, to: seconds) }
    case (let dates as UIDatePicker, _): return try opened(dates) { try adjust(dates.picker, wheel: nil, to: value) }
    case (let wheel as PickerWheel, _): return try adjust(wheel.picker, wheel: wheel, to: value)
    case (let picker as UIPickerView, _): return try adjust(picker, wheel: nil, to: value)
    default:
      throw ScenarioError.notAdjusted("\(name(view)) can't be adjusted to this: it takes \(Self.takenValue(view))")
    }
  }

  private static func takenValue(_ view: UIView) -> String {
    switch view {
    case is UISlider: "a number or { fraction = … }"
    case is UIStepper, is UIPageControl: "a number"
    case is UISegmentedControl: "the number of a segment or its title"
    case is UISwitch: "true or false"
    default: "a title, or { component = …, row = … }"
    }
  }

  /// The wheel that a query means by its words: it is a part of a picker, which the query finds in its place. A date is that of all wheels.
  private func wheel(_ target: ScenarioTarget, _ value: AdjustedValue) throws -> PickerWheel? {
    if case .number = value { return nil }
    guard case .query(let query) = target, let part = element(query)?.element as? AccessibilityPartElement else { return nil }
    _ = try find(query)
    let wheels = ((part.owner as? UIDatePicker)?.picker ?? part.owner as? UIPickerView)?.wheels ?? []
    return wheels.indices.contains(part.index) ? wheels[part.index] : nil
  }

  /// The view of the target that can be adjusted: itself, one around it, or the only one inside.
  private func adjustableView(_ target: ScenarioTarget) throws -> UIView {
    let view: UIView
    switch target {
    case .view(let given): view = given
    case .query(let query): view = try find(query)
    case .row(let path): view = try cell(at: path)
    case .item(let path): view = try item(at: path)
    case .point(let point):
      guard let hit = hitTest(point) else { throw ScenarioError.nothingThere(point: point) }
      view = hit
    case .part, .indexTitle, .key: throw ScenarioError.notAdjusted("adjust wants a control, not a part of a row or a key")
    }
    var around: UIView? = view
    while let current = around, !(current is UITableViewCell), !(current is UIWindow) {
      if current.isAdjustable { return current }
      around = current.superview
    }
    let inside = view.adjustableViewsInside
    if inside.count == 1 { return inside[0] }
    throw ScenarioError.notAdjusted(
      "\(name(view)) can't be adjusted: "
        + (inside.isEmpty
          ? "it is no slider, stepper, switch, segmented control, page control or picker, and has none in it"
          : "there are several controls in it: \(inside.map(name).joined(separator: ", "))"))
  }

  // MARK: Controls

  /// A finger takes the thumb, rests until no scroll view waits for it, and moves it.
  private func adjust(_ slider: UISlider, to value: CGFloat) throws -> AdjustedValue {
    guard value >= slider.minimumValue, value <= slider.maximumValue else {
      throw ScenarioError.notAdjusted(
        "\(name(slider)) has values from \(formatted(slider.minimumValue)) to \(formatted(slider.maximumValue)), not \(formatted(value))")
    }
    func thumb(_ value: CGFloat) -> CGPoint {
      let rect = slider.knobRect(for: value)
      return screenPoint(CGPoint(x: rect.midX, y: rect.midY), of: slider)
    }
    if slider.value != value {
      let (start, end) = try run { (thumb(slider.value), thumb(value)) }
      var place = try run { try self.place(on: slider) }
      (place.point, place.needsEnabled) = (start, true)
      try perform(on: place) { script in
        let finger = newFinger()
        script.add(finger, .began, start)
        try script.wait(Self.grip)
        try script.move(finger, from: start, to: end, duration: Timing.drag)
        script.add(finger, .ended, end)
      }
    }
    return .number(Double(slider.value))
  }
  /// How long a finger rests on a thumb: longer than a scroll view delays touches (0.15 s). Units: seconds
  private static let grip: TimeInterval = 0.2

  private func adjust(_ stepper: UIStepper, to value: CGFloat) throws -> AdjustedValue {
    guard value >= stepper.minimumValue, value <= stepper.maximumValue else {
      throw ScenarioError.notAdjusted(
        "\(name(stepper)) has values from \(formatted(stepper.minimumValue)) to \(formatted(stepper.maximumValue)), not \(formatted(value))")
    }
    let steps = (value - stepper.value) / stepper.stepValue
    guard abs(steps) < CGFloat(Self.mostTaps) else {
      throw ScenarioError.notAdjusted("\(name(stepper)) would need more than \(Self.mostTaps) taps to reach \(formatted(value))")
    }
    // At an end of its range a step is as long as there is room.
    let isEnd = value == stepper.minimumValue || value == stepper.maximumValue
    let count = steps.magnitude.rounded(isEnd ? .up : .toNearestOrAwayFromZero)
    guard isEnd || (steps.magnitude - count).magnitude < Self.noise else {
      throw ScenarioError.notAdjusted(
        "\(name(stepper)) goes from \(formatted(stepper.value)) in steps of \(formatted(stepper.stepValue)), which don't meet \(formatted(value))")
    }
    try tapHalf(of: stepper, onwards: steps > 0, times: Int(count))
    return .number(Double(stepper.value))
  }
  private static let noise: CGFloat = 1e-6

  private func adjust(_ pages: UIPageControl, to page: Double) throws -> AdjustedValue {
    guard let page = Int(exactly: page), (1...max(1, pages.numberOfPages)).contains(page) else {
      throw ScenarioError.notAdjusted("\(name(pages)) has pages 1 to \(pages.numberOfPages), not \(formatted(page))")
    }
    let steps = page.fromZero - pages.currentPage
    try tapHalf(of: pages, onwards: steps > 0, times: abs(steps))
    return .number(Double(pages.currentPage + 1))
  }

  /// - Parameter onwards: the half that adds: the right one, and the left one where the interface goes from right to left
  private func tapHalf(of control: UIControl, onwards: Bool, times: Int) throws {
    let right = onwards != control.isMirrored
    for _ in 0..<times {
      let half = CGRect(
        x: control.bounds.minX + (right ? control.bounds.width / 2 : 0), y: control.bounds.minY, width: control.bounds.width / 2, height: control.bounds.height)
      try tapPart(half, of: control)
    }
  }

  private func adjust(_ control: UISegmentedControl, to value: AdjustedValue) throws -> AdjustedValue {
    let titles = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? control.imageForSegment(at: $0)?.spokenName ?? "" }
    let index: Int?
    switch value {
    case .number(let number): index = Int(exactly: number).map(\.fromZero)
    case .text(let title): index = titles.firstIndex(of: title)
    default: index = nil
    }
    guard let index, titles.indices.contains(index) else {
      throw ScenarioError.notAdjusted(
        "\(name(control)) has no such segment; it has " + titles.enumerated().map { "\($0 + 1) \"\($1)\"" }.joined(separator: ", "))
    }
    guard control.isEnabledForSegment(at: index) else { throw ScenarioError.notAdjusted("segment \(index + 1) of \(name(control)) is disabled") }
    if control.selectedSegmentIndex != index { try tapPart(control.frame(ofSegment: index), of: control) }
    let chosen = control.selectedSegmentIndex
    if case .text = value { return titles.indices.contains(chosen) ? .text(titles[chosen]) : .text("") }
    return .number(Double(chosen + 1))
  }

  /// Taps the middle of a rectangle in a control. Space of the rectangle: the control's bounds
  private func tapPart(_ rect: CGRect, of control: UIControl) throws {
    var place = try run { try self.place(on: control) }
    (place.point, place.needsEnabled) = (screenPoint(CGPoint(x: rect.midX, y: rect.midY), of: control), true)
    try tap(at: place, taps: 1, fingers: 1)
  }

  private func screenPoint(_ point: CGPoint, of view: UIView) -> CGPoint {
    let inWindow = view.convert(point, to: nil)
    return view.window?.convertToScreen(CGRect(origin: inWindow, size: .zero)).origin ?? inWindow
  }

  // MARK: Wheels

  /// The wheels of a compact date picker are in a popover, which a touch opens and a touch beside it closes.
  private func opened(_ dates: UIDatePicker, _ body: () throws -> AdjustedValue) throws -> AdjustedValue {
    guard !dates.isOpen, let pill = try run({ dates.firstPill }) else { return try body() }
    try tapPart(pill.bounds, of: pill)
    let value = try body()
    if let cover = dates.openCover { try tapPart(CGRect(x: 0, y: cover.bounds.midY, width: 2, height: 2), of: cover) }
    return value
  }

  private func adjust(_ dates: UIDatePicker, to value: Double) throws -> AdjustedValue {
    func rows() throws -> [Int] {
      guard let rows = dates.rows(for: value) else {
        throw ScenarioError.notAdjusted("\(name(dates)) has no \(formatted(value)): it is beyond its limits")
      }
      return rows
    }
    if dates.showsCalendar { return try adjustCalendar(dates, to: value, rows) }
    try turnWheels(of: dates, to: value, rows)
    return .number(dates.datePickerMode == .countDownTimer ? dates.countDownDuration : dates.date)
  }

  /// A turned wheel may turn others, as the days of a month do, and one that leads beyond a limit comes back: it is turned again when another one has
  /// moved. The longest part of time comes first, since most limits are near today.
  private func turnWheels(of dates: UIDatePicker, to value: Double, _ rows: () throws -> [Int]) throws {
    let picker = dates.picker
    var held: Set<Int> = []
    for _ in 0..<Self.mostRounds {
      let wanted = try run(rows)
      let open = wanted.indices.filter { picker.selectedRow(inComponent: $0) != wanted[$0] }
      if open.isEmpty { return }
      guard let component = open.filter({ !held.contains($0) }).max(by: { dates.length(ofComponent: $0) < dates.length(ofComponent: $1) }) else { break }
      let before = dates.date
      try turn(picker, component, to: wanted[component])
      if dates.date != before { held = [] }
      if picker.selectedRow(inComponent: component) != wanted[component] { held.insert(component) }
    }
    let wanted = try run(rows)
    guard wanted.indices.allSatisfy({ picker.selectedRow(inComponent: $0) == wanted[$0] }) else {
      throw ScenarioError.notAdjusted(
        "\(name(dates)) doesn't come to \(formatted(value)); it stays at \(formatted(dates.date)), as its limits or its actions want")
    }
  }

  /// Arrows lead to the month, its day is touched, and the time is chosen on the wheels of its pill.
  private func adjustCalendar(_ dates: UIDatePicker, to value: Double, _ rows: () throws -> [Int]) throws -> AdjustedValue {
    _ = try run(rows)
    guard dates.monthsAway(value) <= Self.mostMonths else {
      throw ScenarioError.notAdjusted("\(name(dates)) shows a month more than \(Self.mostMonths) months away from \(formatted(value)); set its date")
    }
    for _ in 0..<Self.mostMonths + 2 {
      guard let touched = try run({ dates.nextTouch(towards: value) }) else { break }
      try tapPart(touched.bounds, of: touched)
    }
    guard let pill = dates.timePill, dates.timeOfDay(value) != dates.timeOfDay(dates.date) else { return .number(dates.date) }
    try tapPart(pill.bounds, of: pill)
    try turnWheels(of: dates, to: value, rows)
    if let cover = dates.openCover { try tapPart(CGRect(x: 0, y: cover.bounds.midY, width: 2, height: 2), of: cover) }
    return .number(dates.date)
  }
  /// Ours: a hundred years of touches on an arrow.
  private static let mostMonths = 1_200

  /// Limit of turned wheels. Ours: each of a date's four wheels four times
  private static let mostRounds = 16

  private func adjust(_ picker: UIPickerView, wheel: PickerWheel?, to value: AdjustedValue) throws -> AdjustedValue {
    let components = try run { picker.numberOfComponents }
    func checked(_ component: Int) throws -> Int {
      guard (0..<components).contains(component) else {
        throw ScenarioError.notAdjusted("\(name(picker)) has \(components) \(components == 1 ? "wheel" : "wheels"), not \(component + 1)")
      }
      return component
    }
    switch value {
    case .row(let component, let row):
      let component = try checked(component ?? wheel?.component ?? 0)
      let count = try run { picker.numberOfRows(inComponent: component) }
      guard (0..<count).contains(row) else { throw ScenarioError.notAdjusted("wheel \(component + 1) of \(name(picker)) has \(count) rows, not \(row + 1)") }
      try turn(picker, component, to: row)
      return .row(component: component, row: picker.selectedRow(inComponent: component))
    case .text(let title), .title(_, let title):
      var wheels = Array(0..<components)
      if case .title(let component?, _) = value { wheels = [try checked(component)] } else if let wheel { wheels = [wheel.component] }
      for component in wheels {
        guard let row = try run({ nearestRow(title, picker, component) }) else { continue }
        try turn(picker, component, to: row)
        return .text(try run { picker.words(ofRow: picker.selectedRow(inComponent: component), component) ?? "" })
      }
      let shown = try run { wheels.map { component in (titles(picker, component), picker.numberOfRows(inComponent: component)) } }
      let rows = shown.map { titles, count in
        titles.map { "\"\($0)\"" }.joined(separator: ", ") + (titles.count < count ? " and \(count - titles.count) more" : "")
      }
      let which = wheels.count == 1 && components > 1 ? "wheel \(wheels[0] + 1) of \(name(picker)) has no row" : "no wheel of \(name(picker)) has a row"
      throw ScenarioError.notAdjusted("\(which) \"\(title)\"; it has " + rows.joined(separator: "; "))
    default: throw ScenarioError.notAdjusted("\(name(picker)) takes a title, or { component = …, row = … }")
    }
  }

  /// The row with a title that is nearest to the chosen one: a wheel may repeat its rows.
  private func nearestRow(_ title: String, _ picker: UIPickerView, _ component: Int) -> Int? {
    let (count, chosen) = (picker.numberOfRows(inComponent: component), max(0, picker.selectedRow(inComponent: component)))
    for distance in 0...min(count, Self.mostRowsRead) {
      for row in distance == 0 ? [chosen] : [chosen + distance, chosen - distance] where (0..<count).contains(row) {
        if picker.isRow(row, component, called: title) { return row }
        if HostWork.mustEnd("reading the rows of a wheel") { return nil }
      }
    }
    return nil
  }
  /// Limit of rows whose titles are asked for, on each side. Ours: the years of a date picker
  private static let mostRowsRead = 10_000

  /// Some titles of a wheel, for a message.
  private func titles(_ picker: UIPickerView, _ component: Int) -> [String] {
    let chosen = max(0, picker.selectedRow(inComponent: component))
    return (chosen - 5...chosen + 5).filter { (0..<picker.numberOfRows(inComponent: component)).contains($0) }.compactMap {
      picker.words(ofRow: $0, component)
    }
  }

  /// Turns a wheel by fingers: a row that is near is tapped, towards others it is dragged. A finger that must drag several times lands again before
  /// the wheel rests, so that the delegate hears of the last row only.
  private func turn(_ picker: UIPickerView, _ component: Int, to row: Int) throws {
    for _ in 0..<Self.mostDragsOfWheel {
      guard picker.wheels.indices.contains(component) else { return }
      let wheel = picker.wheels[component]
      if !wheel.isTurning, wheel.selectedRow == row { return }
      let (before, away) = (wheel.contentOffset, abs(row - wheel.selectedRow))
      var place = try run { try self.place(on: wheel) }
      var rests = true
      if !wheel.isTurning, abs(row - wheel.selectedRow) <= 2, let frame = wheel.frame(ofRow: row) {
        place.point = screenPoint(CGPoint(x: frame.midX, y: frame.midY), of: wheel)
        try tap(at: place, taps: 1, fingers: 1)
      } else {
        let length = wheel.bounds.height * Self.shareOfWheel
        let distance = CGFloat(row) * wheel.rowHeight - before.y
        // A pan leaves out the first part of a finger's way.
        let wanted = distance + (distance < 0 ? -1 : 1) * GestureConstants.panHysteresis
        rests = abs(wanted) <= length
        let way = max(-length, min(length, wanted))
        let middle = CGPoint(x: wheel.bounds.midX, y: wheel.bounds.midY)
        place.point = screenPoint(CGPoint(x: middle.x, y: middle.y + way / 2), of: wheel)
        try drag(
          from: place, to: screenPoint(CGPoint(x: middle.x, y: middle.y - way / 2), of: wheel), duration: Timing.drag, hold: rests ? Timing.rest : 0)
      }
      var frames = 0
      while rests, wheel.isTurning, frames < Self.longestTurn {
        try advance(frames: 1)
        frames += 1
      }
      // Its delegate, or something over it, holds it; or what it stands for has a limit, and turns it back.
      if wheel.contentOffset == before || rests && wheel.selectedRow != row && abs(row - wheel.selectedRow) >= away { return }
    }
  }
  /// Ours: ten thousand rows, five at a time
  private static let mostDragsOfWheel = 2000
  /// How much of a wheel's height a finger uses. Ours
  private static let shareOfWheel: CGFloat = 0.8
  /// Longest time in which a wheel comes to rest. Units: frames. Ours: three seconds
  private static let longestTurn = 180
}

extension UIView {
  fileprivate var isAdjustable: Bool {
    self is UISlider || self is UIStepper || self is UISwitch || self is UISegmentedControl || self is UIPageControl || self is UIPickerView
      || self is UIDatePicker || self is PickerWheel
  }

  fileprivate var adjustableViewsInside: [UIView] {
    subviews.flatMap { $0.isHidden ? [] : $0.isAdjustable ? [$0] : $0.adjustableViewsInside }
  }
}
