import Foundation
import Lua
import LunetteKit

extension ScriptPickerViewDataSource {
  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    has(PickerViewDataSourceMethods.numberOfComponents) ? require(PickerViewDataSourceMethods.numberOfComponents, pickerView)?.value ?? 0 : 1
  }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    require(PickerViewDataSourceMethods.numberOfRowsInComponent, pickerView, RowNumber(component))?.value ?? 0
  }
}

extension ScriptPickerViewDelegate {
  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> AttributedText? {
    guard has(PickerViewDelegateMethods.attributedTitleForRow),
      let answer = ask(PickerViewDelegateMethods.attributedTitleForRow, pickerView, RowNumber(row), RowNumber(component)) ?? nil
    else { return nil }
    let stack = ScriptContext.current.state.stack
    stack.push(answer)
    defer { stack.pop() }
    do throws(LuaMismatch) { return try ScriptAttributedString.read(stack, at: -1).text } catch {
      fail(error, PickerViewDelegateMethods.attributedTitleForRow.name, "", pickerView)
      return nil
    }
  }
}

extension UIDatePicker.Mode: LuaEnum {}
extension UIDatePicker.Style: LuaEnum {}

extension Registry {
  static func pickers(_ r: RegistryBuilder) {
    r.type(
      UIPickerView.self, "UIPickerView", inherits: "UIView",
      doc: "Wheels (components) with rows, of which one is selected in each wheel. Components and rows count from 1."
    ) { c in
      c.constructor { _ in UIPickerView() }
      c.delegate("dataSource", PickerViewDataSourceMethods.self, get: { $0.dataSource }, set: { $0.dataSource = $1 })
      c.delegate("delegate", PickerViewDelegateMethods.self, get: { $0.delegate }, set: { $0.delegate = $1 })
      c.property("numberOfComponents", "The number of wheels.", get: \.numberOfComponents)
      c.property("showsSelectionIndicator", "Kept only; the selection's lines are always shown.", \.showsSelectionIndicator)
      c.method("numberOfRows", "The number of rows of a wheel.", args: "component") {
        (picker: UIPickerView, component: Int) in picker.numberOfRows(inComponent: component.fromZero)
      }
      c.method("rowSize", "The size of the rows of a wheel.", args: "component") {
        (picker: UIPickerView, component: Int) in picker.rowSize(forComponent: component.fromZero)
      }
      c.measured(in: .points)
      c.method("viewForRow", "The view that shows a row, or nil if the row is not visible.", args: "row", "component") {
        (picker: UIPickerView, row: Int, component: Int) in picker.view(forRow: row.fromZero, forComponent: component.fromZero)
      }
      c.method("reloadAllComponents", "Asks the data source and the delegate for all wheels again.", UIPickerView.reloadAllComponents)
      c.method("reloadComponent", "Asks the data source and the delegate for one wheel again.", args: "component") {
        (picker: UIPickerView, component: Int) in picker.reloadComponent(component.fromZero)
      }
      c.method("selectRow", "Turns a wheel to a row. The delegate is not told.", args: "row", "component", "animated") {
        (picker: UIPickerView, row: Int, component: Int?, animated: Bool?) in
        picker.selectRow(row.fromZero, inComponent: (component ?? 1).fromZero, animated: animated ?? false)
      }
      c.method("selectedRow", "The selected row of a wheel, or nil if the wheel has no rows.", args: "component") {
        (picker: UIPickerView, component: Int?) -> Int? in
        let row = picker.selectedRow(inComponent: (component ?? 1).fromZero)
        return row < 0 ? nil : row + 1
      }
    }
    r.type(
      UIDatePicker.self, "UIDatePicker", inherits: "UIControl",
      doc:
        "Wheels for a date or a time, in the device's words and time zone or its own. Dates are seconds as os.time returns them. valueChanged is sent when the "
        + "user has chosen another date."
    ) { c in
      c.constructor { a in
        let picker = UIDatePicker()
        // The mode and the limits are set before the date, whatever the order of the keys is.
        if let mode = try a.take("datePickerMode", as: UIDatePicker.Mode.self) { picker.datePickerMode = mode }
        if let style = try a.take("preferredDatePickerStyle", as: UIDatePicker.Style.self) { picker.preferredDatePickerStyle = style }
        if !a.has("frame") { picker.sizeToFit() }
        if let interval = try a.take("minuteInterval", as: Int.self) { picker.minuteInterval = interval }
        if let minimum = try a.take("minimumDate", as: PickerDate.self) { picker.minimumDate = minimum.seconds }
        if let maximum = try a.take("maximumDate", as: PickerDate.self) { picker.maximumDate = maximum.seconds }
        return try control(picker, a)
      }
      c.property("datePickerMode", "What the wheels show.", \.datePickerMode)
      c.property(
        "preferredDatePickerStyle",
        "wheels, compact (texts on pills, and wheels in a popover), inline (a calendar, wheels for a time alone), or automatic: compact in system 17, wheels in 12.",
        \.preferredDatePickerStyle)
      c.property("datePickerStyle", "How it is shown; a countDownTimer is always on wheels.", get: { $0.datePickerStyle })
      c.property(
        "date",
        "The chosen date, in seconds as os.time returns them; a Date may be set, too. Setting it sends no event.",
        get: { PickerDate($0.date) }, set: { $0.date = $1.seconds })
      c.property(
        "minimumDate", "The earliest date that can be chosen, or nil.", get: { $0.minimumDate.map { PickerDate($0) } }, set: { $0.minimumDate = $1?.seconds })
      c.property(
        "maximumDate", "The latest date that can be chosen, or nil. If it is before minimumDate, both are ignored.",
        get: { $0.maximumDate.map { PickerDate($0) } }, set: { $0.maximumDate = $1?.seconds })
      c.property(
        "minuteInterval", "The minutes between two rows of the minutes' wheel, from 1 to 30. A number that does not divide 60 is ignored.",
        \.minuteInterval)
      c.property(
        "countDownDuration", "The duration that a countDownTimer shows, from one minute to 23 h 59 min.", unit: .seconds, \.countDownDuration)
      c.property(
        "locale", "Whose words, order of wheels and clock are used; the device's if none is set.",
        get: { LocaleName(identifier: $0.locale ?? ScriptLocale.current) }, set: { $0.locale = $1?.checked } as (UIDatePicker, LocaleName?) -> Void)
      c.property(
        "timeZone", "In which its dates are shown; the device's if none is set.",
        get: { $0.timeZone.flatMap { TimeZoneInfo(identifier: $0) }.map { ZoneName(info: $0) } },
        set: { $0.timeZone = $1?.info.identifier })
      c.method("setDate", "Chooses a date, and sends no event.", args: "date", "animated") {
        (picker: UIDatePicker, date: PickerDate, animated: Bool?) in picker.setDate(date.seconds, animated: animated ?? false)
      }
    }
  }
}

/// The moment of a date picker: seconds as `os.time` returns them, or a Date. It reads as seconds.
private struct PickerDate: LuaConvertible {
  /// Units: seconds since the first of January 2001, as os.time of an app counts
  let seconds: Double
  init(_ seconds: Double) { self.seconds = seconds }

  static var luaTypeName: String { "a number of seconds as os.time returns them, or a Date" }
  static var luaType: LuaType { .number }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> PickerDate {
    if stack.type(at: index) == LUA_TNUMBER { return PickerDate(try Double.read(stack, at: index)) }
    guard let date = try? ScriptDate.read(stack, at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    return PickerDate(date.seconds)
  }

  func push(on stack: LuaStack) { stack.push(seconds) }
}
