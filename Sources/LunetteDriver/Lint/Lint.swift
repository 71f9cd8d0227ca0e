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
  /// Where it is, as far as it is anywhere; no part of what makes two findings equal. Space: screen
  public var frame: CGRect?

  public static func == (one: LintFinding, other: LintFinding) -> Bool {
    one.rule == other.rule && one.subject == other.subject && one.detail == other.detail
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rule)
    hasher.combine(subject)
    hasher.combine(detail)
  }

  /// `3 small-target: UIButton "x" is 20 x 20 points`
  public var text: String { "\(rule.rawValue) \(rule.name): " + (subject.isEmpty ? "" : subject + " ") + detail }
  public var why: String { rule.why }
  /// The rule's number and name.
  public var ruleName: String { "\(rule.rawValue) \(rule.name)" }
}

/// What is checked besides what always is.
public struct LintOptions: Sendable {
  /// Rules that are only checked where they are asked for.
  package var also: Set<LintRule> = []
  /// Whether contrast counts where both colours are UIKit's own.
  public var checksSystemColors = false

  public init() {}

  /// Throws: `ScenarioError` for a name of no such rule
  public mutating func add(_ names: [String]) throws {
    for name in names {
      guard let rule = LintRule(name: name), rule.isAskedFor else {
        let known = LintRule.allCases.filter(\.isAskedFor).map { "\"\($0.name)\"" }.joined(separator: ", ")
        throw ScenarioError.badValue(name: "also", wanted: "a rule that is only checked where it is asked for: \(known)", got: "\"\(name)\"")
      }
      also.insert(rule)
    }
  }
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
  let options: LintOptions
  /// Colours of UIKit's own, in numbers.
  let (textColors, groundColors): (Set<[Int]>, Set<[Int]>)
  private(set) var findings: [LintFinding] = []

  init(_ app: ScenarioApp, _ list: DisplayList, _ options: LintOptions) {
    (self.app, self.list, self.options) = (app, list, options)
    (textColors, groundColors) = (Self.textColors(of: app.simulation), Self.groundColors(of: app.simulation))
    views = app.viewsOnScreen.filter { $0.window?.isKeyboardWindow == false }
    viewsByLayer = Dictionary(views.map { ($0.layer.id, $0) }) { first, _ in first }
  }

  static func findings(of app: ScenarioApp, _ list: DisplayList, _ options: LintOptions) -> [LintFinding] {
    var lint = Lint(app, list, options)
    lint.checkTexts()
    lint.checkControls()
    lint.checkPlaces()
    lint.checkMaterial()
    lint.checkMeaning()
    return lint.findings.sorted { $0.rule < $1.rule }
  }

  mutating func note(_ rule: LintRule, _ view: UIView?, _ detail: String) {
    guard !rule.isAskedFor || options.also.contains(rule), !app.context.lintAllowances.allow(rule, in: view) else { return }
    let finding = LintFinding(rule: rule, subject: view.map(name) ?? "", detail: detail, frame: view?.screenFrame)
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
      let isPainted = item.gradient.map { $0.isDrawn && $0.colors.allSatisfy { $0.alpha > Self.opaque } } ?? false
      return item.alpha > Self.opaque && (isPainted || (item.fill?.alpha ?? 0) > Self.opaque)
    }
  }

  /// From this opacity on a paint counts as opaque. Ours
  static let opaque: CGFloat = 0.98
}

extension ScenarioApp {
  /// The findings for the screen as it is now. It calls no script except overrides of hit-testing.
  public func lint(_ options: LintOptions = LintOptions()) -> [LintFinding] { Lint.findings(of: self, simulation.displayList(), options) }

  /// The findings for a script. Throws: if the app has been closed; errors of an override
  public func linted(_ options: LintOptions = LintOptions()) throws -> [LintFinding] { try run { context.asCall { lint(options) } } }
}

/// The findings at all rests of a run, each once.
public final class LintCollector {
  public private(set) var findings: [LintFinding] = []
  /// When and where each finding was first made.
  public private(set) var places: [String] = []
  private var known: Set<LintFinding> = []
  private var last: DisplayList?
  private let options: LintOptions

  public init(_ options: LintOptions = LintOptions()) { self.options = options }

  public func look(_ app: ScenarioApp) {
    let list = app.simulation.displayList()
    guard list != last else { return }
    last = list
    for finding in Lint.findings(of: app, list, options) where known.insert(finding).inserted {
      findings.append(finding)
      places.append("frame \(app.simulation.frameCount), \(decimal(app.simulation.time, places: 3)) s")
    }
  }
}

/// The list of rules.
public enum LintRules {
  public static let all = LintRule.allCases.map { (number: $0.rawValue, name: $0.name, why: $0.why) }
}
