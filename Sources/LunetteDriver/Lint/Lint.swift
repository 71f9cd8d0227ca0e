import Foundation
import LunetteKit
import LunetteRender
import LunetteScript

/// A finding about a screen, as a reviewer would report it.
public struct LintFinding: Hashable, Sendable {
  package let rule: LintRule
  /// The view's name for a reader; empty for a finding about no particular view.
  package let subject: String
  /// What is wrong, with the measured values.
  package let detail: String

  /// `3 small-target: UIButton "x" is 20 x 20 points`
  public var text: String { "\(rule.rawValue) \(rule.name): " + (subject.isEmpty ? "" : subject + " ") + detail }
  public var why: String { rule.why }
  /// The rule's number and name.
  public var ruleName: String { "\(rule.rawValue) \(rule.name)" }
}

/// Checks one screen, as `lunette lint` does at every rest.
///
/// The display list has what is painted, where and over what; the views have the meaning. An item and its view have the same layer number.
struct Lint {
  let app: ScenarioApp
  let list: DisplayList
  /// The views of all windows but the keyboard's, front to back.
  let views: [UIView]
  private let viewsByLayer: [Int: UIView]
  private(set) var findings: [LintFinding] = []

  init(_ app: ScenarioApp, _ list: DisplayList) {
    (self.app, self.list) = (app, list)
    views = app.viewsOnScreen.filter { $0.window?.isKeyboardWindow == false }
    viewsByLayer = Dictionary(views.map { ($0.layer.id, $0) }) { first, _ in first }
  }

  static func findings(of app: ScenarioApp, _ list: DisplayList) -> [LintFinding] {
    var lint = Lint(app, list)
    lint.checkTexts()
    lint.checkControls()
    lint.checkPlaces()
    lint.checkMaterial()
    return lint.findings.sorted { $0.rule < $1.rule }
  }

  mutating func note(_ rule: LintRule, _ view: UIView?, _ detail: String) {
    guard !app.context.lintAllowances.allow(rule, in: view) else { return }
    let finding = LintFinding(rule: rule, subject: view.map(name) ?? "", detail: detail)
    if !findings.contains(finding) { findings.append(finding) }
  }

  /// The view that an item belongs to: its own view, or the nearest one around it.
  func view(of index: Int) -> UIView? {
    var place: Int? = index
    while let current = place {
      if let view = viewsByLayer[list.items[current].id] { return view }
      place = list.items[current].parent
    }
    return nil
  }

  /// `UILabel "Hint"`
  func name(_ view: UIView) -> String {
    let words = view.accessibilityIdentifier ?? view.visibleText ?? UIResponder.Overridable.accessibilityLabel(view)
    return app.context.className(of: view) + (words.map { " \"\($0)\"" } ?? "")
  }

  // MARK: What is painted over what

  /// The visible part of an item, as far as clips decide. Space: screen.
  func shownBox(_ item: DisplayItem) -> CGRect { item.quad.box.intersection(item.clipRect) }

  /// Whether something opaque is painted over a part of the screen after an item.
  func isPaintedOver(_ rect: CGRect, after index: Int) -> Bool {
    list.items[(index + 1)...].contains { (item: DisplayItem) -> Bool in
      guard item.quad.isUpright, shownBox(item).contains(rect) else { return false }
      return item.alpha > Self.opaque && (item.fill?.alpha ?? 0) > Self.opaque
    }
  }

  /// From this opacity on a paint counts as opaque. Ours
  static let opaque: CGFloat = 0.98
}

extension ScenarioApp {
  /// The findings for the screen as it is now. It calls no script except overrides of hit-testing.
  public func lint() -> [LintFinding] { Lint.findings(of: self, simulation.displayList()) }

  /// The same for a script. Throws: if the app has been closed; errors of an override
  public func linted() throws -> [LintFinding] { try run { context.asCall { lint() } } }
}

/// The findings at all rests of a run, each once.
public final class LintCollector {
  public private(set) var findings: [LintFinding] = []
  /// When and where each finding was first made.
  public private(set) var places: [String] = []
  private var known: Set<LintFinding> = []
  private var last: DisplayList?

  public init() {}

  public func look(_ app: ScenarioApp) {
    let list = app.simulation.displayList()
    guard list != last else { return }
    last = list
    for finding in Lint.findings(of: app, list) where known.insert(finding).inserted {
      findings.append(finding)
      places.append("frame \(app.simulation.frameCount), \(decimal(app.simulation.time, places: 3)) s")
    }
  }
}

/// The list of rules.
public enum LintRules {
  public static let all = LintRule.allCases.map { (number: $0.rawValue, name: $0.name, why: $0.why) }
}
