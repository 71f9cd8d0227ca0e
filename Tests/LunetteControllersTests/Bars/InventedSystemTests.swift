import LunetteKit
import TestSupport
import Testing

/// A third system is a column of values and nothing else: with one that doesn't exist everything that asks the table follows.
@Suite struct InventedSystemTests {
  private func invented() -> SystemConstants {
    let usual = SystemConstants.usual
    var (device, colors, controls, motion) = (usual.device, usual.colors, usual.controls, usual.motion)
    device.version = "99.0"
    (colors.label, colors.table) = (.purple, .orange)
    (controls.fieldHeight, controls.segmentHeight, controls.pageHeight) = (61, 62, 63)
    motion.push = SystemMotion(duration: 2)
    return SystemConstants(like: usual, number: 99, device: device, motion: motion, colors: colors, controls: controls)
  }

  @Test func everythingFollowsTheTable() {
    let simulation = Simulation()
    simulation.setSystem(invented())
    simulation.perform {
      #expect(UIDevice.current.systemVersion == "99.0")
      #expect(UILabel().textColor == .purple && UITableView(frame: .zero).backgroundColor == .orange)
      let field = UITextField()
      field.borderStyle = .roundedRect
      #expect(field.intrinsicContentSize.height == 61 && UISegmentedControl(items: ["A"]).bounds.height == 62)
      #expect(UIPageControl().sizeThatFits(.zero).height == 63)
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = UIWindow()
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      simulation.runFrame()
      navigation.pushViewController(UIViewController(), animated: true)
      #expect(navigation.transitionCoordinator?.transitionDuration == 2)
    }
  }
}
