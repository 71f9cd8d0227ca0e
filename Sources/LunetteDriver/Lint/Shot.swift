import Foundation
import LunetteKit
import LunetteRender
import LunetteScript

/// One screen in one variant: its picture, what it means, and what lint finds. Source: docs/variants.md
public struct Shot: Sendable {
  /// An element as it is compared with that of the base.
  struct Element: Hashable, Sendable {
    let role: AccessibilityRole
    let label: String

    var words: String { label.isEmpty ? role.rawValue : "\(role.rawValue) \"\(label)\"" }
  }

  public let title: String
  public let frame: FrameSnapshot
  public let findings: [LintFinding]
  /// In the order of reading; rows of lists are left out, of which other devices show others.
  let elements: [(element: Element, isSeen: Bool, isScrolled: Bool)]
  /// Whether a list of the app's own is on it, which makes what is in it as it comes into sight.
  let hasOwnList: Bool

  public init(of app: ScenarioApp, title: String, _ options: LintOptions = LintOptions()) {
    self.title = title
    frame = FrameSnapshot(app.simulation, title: title)
    findings = Lint.findings(of: app, frame.list, options)
    var whole = AccessibilityTree.Options()
    whole.offscreen = true
    let screen = app.simulation.screen.bounds
    hasOwnList = app.viewsOnScreen.contains { ($0 as? UIScrollView)?.makesWhatIsSeen == true }
    elements = app.simulation.perform {
      let tree = AccessibilityTree(of: app.simulation, whole)
      return tree.elements.compactMap { node in
        let object = tree.object(of: node)
        let view = object as? UIView ?? (object as? UIAccessibilityElement)?.containerView
        guard view?.isInList != true else { return nil }
        let isScrolled = view?.isInScrollView == true
        let isSeen = (object as? UIView)?.isOnScreen ?? node.frame.meets(screen)
        return (Element(role: node.facts.role, label: node.facts.label ?? ""), isSeen || isScrolled, isScrolled)
      }
    }
  }

  /// How it differs from the base, in words; what lint finds here and there isn't told again.
  public func differences(from base: Shot) -> [String] {
    var differences: [String] = []
    // Another screen shows other rows of a list of the app's own, too.
    let leavesOutScrolled = hasOwnList || base.hasOwnList
    func counts(_ shot: Shot, seen: Bool) -> [Element: Int] {
      shot.elements.reduce(into: [:]) { if !seen || $1.isSeen, !($1.isScrolled && leavesOutScrolled) { $0[$1.element, default: 0] += 1 } }
    }
    let (before, now, seenBefore, seenNow) = (counts(base, seen: false), counts(self, seen: false), counts(base, seen: true), counts(self, seen: true))
    var told: Set<Element> = []
    for (element, _, _) in base.elements where told.insert(element).inserted {
      if now[element, default: 0] < before[element, default: 0] {
        differences.append("missing: \(element.words)")
      } else if seenNow[element, default: 0] < seenBefore[element, default: 0] {
        differences.append("left the screen: \(element.words)")
      }
    }
    told = []
    for (element, _, _) in elements where told.insert(element).inserted {
      if now[element, default: 0] > before[element, default: 0] { differences.append("new: \(element.words)") }
    }
    let known = Set(base.findings.map { "\($0.ruleName) \($0.subject)" })
    for finding in findings where Self.visibleFaults.contains(finding.rule) && !known.contains("\(finding.ruleName) \(finding.subject)") {
      differences.append("newly \(finding.rule.name)")
    }
    var seen: Set<String> = []
    return differences.filter { seen.insert($0).inserted }
  }

  /// What an edge marks where it is new.
  private static let visibleFaults: [LintRule] = [.cutText, .overlappingTexts, .unsafePlace, .swallowedTouches, .unsoundLayout]
}

extension UIView {
  fileprivate var isInList: Bool {
    var view: UIView? = self
    while let current = view {
      if current is ListView { return true }
      view = current.superview
    }
    return false
  }

  fileprivate var isInScrollView: Bool {
    var view: UIView? = superview
    while let current = view {
      if current is UIScrollView { return true }
      view = current.superview
    }
    return false
  }
}

extension UIScrollView {
  /// Whether a long part of its content has nothing in it: what belongs there is made when it is scrolled to, as in a list.
  fileprivate var makesWhatIsSeen: Bool {
    if self is ListView || self is UITextView { return false }
    let frames = subviews.filter { !$0.isHidden }.map(\.frame)
    func isEmptySomewhere(_ length: CGFloat, _ seen: CGFloat, _ spans: [(start: CGFloat, end: CGFloat)]) -> Bool {
      guard length > seen, seen > 0 else { return false }
      var end: CGFloat = 0
      for span in spans.sorted(by: { $0.start < $1.start }) + [(length, length)] {
        if span.start - end > Self.emptyShare * seen { return true }
        end = max(end, span.end)
      }
      return false
    }
    return isEmptySomewhere(contentSize.height, bounds.height, frames.map { ($0.minY, $0.maxY) })
      || isEmptySomewhere(contentSize.width, bounds.width, frames.map { ($0.minX, $0.maxX) })
  }

  /// Nobody leaves more than this share of what is seen empty for looks. Ours
  private static let emptyShare: CGFloat = 0.5
}
