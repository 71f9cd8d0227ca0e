import Foundation
import LunetteKit

/// The cost of a push and of a switch of tabs, without the app's own code.
func measureControllers(_ report: Report) {
  report.add(Figure("a frame of a push and a pop, two screens of 20 labels", pushFrame() * 1e6, "us", .atMost(60)))
  report.add(Figure("a switch of tabs, two screens of 20 labels", tabSwitch() * 1e6, "us", .atMost(100)))
}

private final class LabelsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for line in 0..<20 {
      let label = UILabel(frame: CGRect(x: 16, y: 100 + 20 * CGFloat(line), width: 280, height: 20))
      label.text = "line \(line)"
      view.addSubview(label)
    }
  }
}

private func show(_ root: UIViewController) -> (Simulation, UIWindow) {
  let simulation = Simulation()
  Simulation.current = simulation
  let window = UIWindow()
  window.rootViewController = root
  window.makeKeyAndVisible()
  simulation.advance(frames: 2)
  return (simulation, window)
}

private func controller(_ title: String) -> UIViewController {
  let controller = LabelsController()
  controller.title = title
  controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
  return controller
}

/// Units: seconds for a frame, including the push's start and end.
func pushFrame() -> Double {
  let (root, top) = (controller("Library"), controller("Book"))
  let navigation = UINavigationController(rootViewController: root)
  let (simulation, window) = show(navigation)
  let (frames, pushes) = (22, 20)
  return withExtendedLifetime(window) {
    Clock.processor {
      for _ in 0..<pushes {
        navigation.pushViewController(top, animated: true)
        simulation.advance(frames: frames)
        navigation.popViewController(animated: true)
        simulation.advance(frames: frames)
      }
    } / Double(2 * pushes * frames)
  }
}

/// Units: seconds for a switch and the frame after it.
func tabSwitch() -> Double {
  let tabs = UITabBarController()
  tabs.viewControllers = [controller("One"), controller("Two")]
  let (simulation, window) = show(tabs)
  tabs.selectedIndex = 1
  let switches = 200
  return withExtendedLifetime(window) {
    Clock.processor {
      for number in 0..<switches {
        tabs.selectedIndex = number % 2
        simulation.runFrame()
      }
    } / Double(switches)
  }
}
