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
  let elements: [(element: Element, isSeen: Bool)]

  public init(of app: ScenarioApp, title: String, _ options: LintOptions = LintOptions()) {
    self.title = title
    frame = FrameSnapshot(app.simulation, title: title)
    findings = Lint.findings(of: app, frame.list, options)
    var whole = AccessibilityTree.Options()
    whole.offscreen = true
    let screen = app.simulation.screen.bounds
    elements = app.simulation.perform {
      let tree = AccessibilityTree(of: app.simulation, whole)
      return tree.elements.compactMap { node in
        let object = tree.object(of: node)
        let view = object as? UIView ?? (object as? UIAccessibilityElement)?.containerView
        guard view?.isInList != true else { return nil }
        let isSeen = (object as? UIView)?.isOnScreen ?? node.frame.meets(screen)
        return (Element(role: node.facts.role, label: node.facts.label ?? ""), isSeen || view?.isInScrollView == true)
      }
    }
  }

  /// How it differs from the base, in words; what lint finds here and there isn't told again.
  public func differences(from base: Shot) -> [String] {
    var differences: [String] = []
    func counts(_ shot: Shot, seen: Bool) -> [Element: Int] {
      shot.elements.reduce(into: [:]) { if !seen || $1.isSeen { $0[$1.element, default: 0] += 1 } }
    }
    let (before, now, seenBefore, seenNow) = (counts(base, seen: false), counts(self, seen: false), counts(base, seen: true), counts(self, seen: true))
    var told: Set<Element> = []
    for (element, _) in base.elements where told.insert(element).inserted {
      if now[element, default: 0] < before[element, default: 0] {
        differences.append("missing: \(element.words)")
      } else if seenNow[element, default: 0] < seenBefore[element, default: 0] {
        differences.append("left the screen: \(element.words)")
      }
    }
    told = []
    for (element, _) in elements where told.insert(element).inserted {
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
