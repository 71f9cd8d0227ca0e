import Foundation
import Testing

/// Where a view or a window is at hand, code goes to the simulation through it. The files that have none are listed, with the reason.
@Suite struct CurrentSimulationTests {
  static let readers: [(reason: String, files: [String])] = [
    (
      "UIKit's static entry points (UIScreen.main, UIView.animate), and drawing and colours, which go with the call that draws",
      [
        "UIApplication", "ActionWithoutTarget", "UIScreen", "UIDevice", "UIMenuController", "TextEditor", "KeptState", "SimulatedNotificationCenter",
        "UIView+Animation", "UIView+BeginAnimations", "UIMotionEffect", "CATransaction", "CAAnimation", "GraphicsStack", "DisplayListBuilder",
        "UIColor+Pattern", "TextSettings", "UIViewController+Rotation",
      ]
    ),
    (
      "objects that are being made, and are in no window yet",
      [
        "CALayer", "UIWindow", "UIDatePicker", "UIViewPropertyAnimator", "ViewAnimationBlock", "CADisplayLink", "RowPath+IndexPath",
        "CLLocationManager", "UIDynamicBehavior", "UndoManager", "UIMenu",
      ]
    ),
    (
      "values that belong to no view and have the system's colours or the traits of the call",
      [
        "CellMark", "CellRegistration", "DynamicColors", "SwipeActions", "NSCollectionLayoutItem", "UIBackgroundConfiguration", "UIBarAppearance",
        "UIButton+Configuration", "UIContentUnavailableConfiguration", "UIListContentConfiguration", "UISearchTextField", "UITraitCollection",
      ]
    ),
    ("the way up the responder chain, on which a responder's own way to its window would ask for the next one", ["UIResponder+Chain"]),
    (
      "a script's call that is running (its errors are raised where the script made the call, for whichever app's view they came up), and functions of "
        + "scripts without an object (clocks, archives, pictures by name): the API's one door, ScriptContext.simulation",
      ["ScriptContext"]
    ),
    (
      "code that makes a simulation the current one",
      [
        "Simulation", "ScriptHost", "ScenarioApp", "Rerun+Log", "Witness",
      ]
    ),
  ]

  @Test func whatReadsTheCurrentSimulationIsListed() throws {
    let sources = FolderTests.root.appendingPathComponent("Sources")
    let files = try #require(FileManager.default.enumerator(atPath: sources.path)).compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    let readers = try files.filter { file in
      try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8).split(separator: "\n").contains { line in
        line.contains("Simulation.current") && !line.drop { $0 == " " }.hasPrefix("//")
      }
    }
    let names = Set(readers.map { String(($0 as NSString).lastPathComponent.dropLast(".swift".count)) })
    let listed = Set(Self.readers.flatMap(\.files))
    #expect(names.subtracting(listed).sorted() == [], "go through a view or a window, or list the file here with its reason")
    #expect(listed.subtracting(names).sorted() == [], "these read it no more")
  }
}
