import Foundation

/// What differs from system to system: constants, and behaviours as values, a row of the table each.
///
/// Views read `simulation.system.bars.height`. Nothing else in the host asks which system is simulated, so a system is no more than a column
/// of values. Units: points and seconds. Source of the rows: docs/rules/systems.md, which is made of them
package final class SystemConstants: Sendable {
  /// For scripts and logs; never to be compared.
  package let number: Int
  package let device: DeviceConstants
  package let motion: MotionConstants
  package let colors: ColorConstants
  package let bars: BarSystemConstants
  package let tables: TableSystemConstants
  package let controls: ControlConstants
  package let presentation: PresentationConstants

  private init(column: Int, _ table: inout SystemTable) {
    number = SystemTable.numbers[column]
    device = DeviceConstants(&table)
    motion = MotionConstants(&table)
    colors = ColorConstants(&table)
    bars = BarSystemConstants(&table)
    tables = TableSystemConstants(&table)
    controls = ControlConstants(&table)
    presentation = PresentationConstants(&table)
  }

  /// A system with other values, for tests.
  package init(
    like other: SystemConstants, number: Int, device: DeviceConstants? = nil, motion: MotionConstants? = nil, colors: ColorConstants? = nil,
    bars: BarSystemConstants? = nil, tables: TableSystemConstants? = nil, controls: ControlConstants? = nil,
    presentation: PresentationConstants? = nil
  ) {
    self.number = number
    (self.device, self.motion, self.colors) = (device ?? other.device, motion ?? other.motion, colors ?? other.colors)
    (self.bars, self.tables, self.controls) = (bars ?? other.bars, tables ?? other.tables, controls ?? other.controls)
    self.presentation = presentation ?? other.presentation
  }

  /// All systems, in the order of the columns.
  package static let all: [SystemConstants] = SystemTable.numbers.indices.map { column in
    var table = SystemTable(column: column)
    return SystemConstants(column: column, &table)
  }

  /// The one that is simulated where nobody has chosen.
  package static let usual = all[0]

  /// Nil for a number that is none.
  package static func numbered(_ number: Int) -> SystemConstants? { all.first { $0.number == number } }

  /// The table with the values of all systems.
  package static var rows: [SystemTable.Row] {
    var table = SystemTable(column: 0, tells: true)
    _ = SystemConstants(column: 0, &table)
    return table.rows
  }
}

/// The device as an app sees it.
package struct DeviceConstants: Sendable {
  package var version: String
  /// Whether an app has a status bar that says nothing of it.
  package var hasStatusBar: Bool

  init(_ table: inout SystemTable) {
    table.begin("Device")
    version = table.row("`UIDevice.current.systemVersion`", ("12.4", "A: the last one with the classic looks"), ("17.5", "A; D: the last but one"))
    hasStatusBar = table.row(
      "status bar where the plugin says nothing", (false, "D: frames that are kept show it so"), (true, "A; D: 20 high on devices without insets"))
  }
}

/// Movements that the system makes by itself.
package struct MotionConstants: Sendable {
  /// A controller that is pushed or popped, and what a finger leaves of its way.
  package var push, pushEnd: SystemMotion
  /// A title and bar items that change with a push.
  package var bar: SystemMotion
  /// A controller that is presented from below, and that goes.
  package var sheet: SystemMotion
  package var keyboard: SystemMotion
  /// The duration that the keyboard's notifications say. Units: seconds.
  package var keyboardToldDuration: CGFloat
  /// What a finger leaves of a pop takes a part of the time of `pushEnd` as large as the part of the way.
  package var swipeEndTakesShare: Bool
  /// The width of the zone in which a finger begins a pop.
  package var popZone: CGFloat
  /// A lift with this speed decides by its direction alone: points a second, or bar widths a second where that is nil.
  package var popSpeed: CGFloat?
  /// How long the fade from one appearance to another takes.
  package var appearanceFade: CGFloat
  /// How long the usual title takes to appear where a large one has gone, and to go.
  package var largeTitleFade: CGFloat

  init(_ table: inout SystemTable) {
    let spring = SystemMotion(duration: 0.5, frequency: SystemMotion.springFrequency)
    let ease = SystemMotion(duration: 0.35)
    table.begin("Motion")
    push = table.row("push, pop", (ease, "T, its feel D"), (spring, "X"))
    pushEnd = table.row("rest of a pop after the lift", (ease, "D"), (SystemMotion(duration: 0.35, frequency: SystemMotion.springFrequency), "E FLUT"))
    bar = table.row("titles and items with a push", (ease, "D"), (spring, "D: as the push"))
    sheet = table.row("presented from below", (SystemMotion(duration: 0.5, frequency: 18.257), "M; its duration D"), (spring, "M OUK: sheet settle"))
    keyboard = table.row("keyboard", (SystemMotion(duration: 0.25), "D"), (spring, "X FORUM"))
    keyboardToldDuration = table.row("duration in the keyboard's notifications", (0.25, "A"), (0.25, "X FORUM"))
    swipeEndTakesShare = table.row("rest of a pop takes its share of the time", (true, "D"), (false, "E FLUT"))
    popZone = table.row("edge zone of the pop", (13, "L"), (20, "E FLUT, I OUK"))
    popSpeed = table.row("speed that decides a pop; none: one bar width a second", (300, "T"), (nil, "E FLUT"))
    largeTitleFade = table.row("large title's words change places in", (0.2, "A, L HACK"), (0.15, "E FLUT"))
    appearanceFade = table.row("fade to another appearance", (0.35, "D: there is none"), (0.35, "D"))
  }
}
