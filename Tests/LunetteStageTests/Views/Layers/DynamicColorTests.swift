import LunetteCore
import LunetteStage
import TestSupport
import Testing

@Suite struct DynamicColorTests {
  private let tester = TouchTester()

  @Test("an app that makes a colour a row keeps each of them") func many() {
    let colors = tester.simulation.colors
    let made = (0..<100_000).map { number in colors.make { _ in UIColor(white: Double(number) / 100_000) } }
    #expect(Set(made).count == 100_000)
    for number in [0, 1, 40_000, 65_535, 65_536, 99_999] {
      #expect(tester.simulation.resolved(made[number], for: []) == UIColor(white: Double(number) / 100_000))
    }
    #expect(tester.simulation.fault == nil)
  }

  @Test("patterns and dynamic colours of one number are two colours") func numbers() {
    let (pattern, dynamic) = (UIColor(pattern: 3), UIColor(dynamic: 3, shown: UIColor(white: 0.5)))
    #expect(pattern != dynamic)
    #expect(pattern.pattern == 3 && pattern.dynamic == 0 && dynamic.dynamic == 3 && dynamic.pattern == 0)
  }
}
