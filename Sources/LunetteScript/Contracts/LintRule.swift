import LunetteKit

/// The kinds of findings that `lunette lint` reports about a screen. A rule keeps its number for ever.
package enum LintRule: Int, CaseIterable, Comparable {
  case cutText = 1
  case overlappingTexts
  case smallTarget
  case lowContrast
  case missingName
  case unsafePlace
  case swallowedTouches
  case stretchedImage
  case unsoundLayout
  case unusedIdentifier
  case undetectedElement
  case poorDescription
  case wrongTrait
  case fixedText
  case closeTargets
  case weakGraphics
  case noWayOut
  case missingText

  /// The rule's name in scripts and reports.
  package var name: String {
    switch self {
    case .cutText: "cut-text"
    case .overlappingTexts: "overlapping-texts"
    case .smallTarget: "small-target"
    case .lowContrast: "low-contrast"
    case .missingName: "missing-name"
    case .unsafePlace: "unsafe-place"
    case .swallowedTouches: "swallowed-touches"
    case .stretchedImage: "stretched-image"
    case .unsoundLayout: "unsound-layout"
    case .unusedIdentifier: "unused-identifier"
    case .undetectedElement: "undetected-element"
    case .poorDescription: "poor-description"
    case .wrongTrait: "wrong-trait"
    case .fixedText: "fixed-text"
    case .closeTargets: "close-targets"
    case .weakGraphics: "weak-graphics"
    case .noWayOut: "no-way-out"
    case .missingText: "missing-text"
    }
  }

  /// A sentence that explains the rule.
  package var why: String {
    switch self {
    case .cutText: "A reader misses the part of a text that is cut off; in other languages and text sizes this part is larger."
    case .overlappingTexts: "Two texts on one another can't be read."
    case .smallTarget: "A finger is about 44 points wide, and misses smaller targets. Source: Apple's Human Interface Guidelines"
    case .lowContrast: "People with weak sight, or in bright sunlight, can't read such a text. Source: WCAG 2.1, 1.4.3"
    case .missingName: "People who can't see the screen only hear \"button\", and don't know what the button does."
    case .unsafePlace: "A bar or a rounded corner of the device covers this place."
    case .swallowedTouches: "The control looks as if it could be tapped, but an invisible view takes the tap."
    case .stretchedImage: "A picture with wrong proportions looks like a mistake."
    case .unsoundLayout: "A layout whose constraints contradict each other, or are ambiguous, may look different on another device."
    case .unusedIdentifier: "Cells that are never reused take memory, and new cells are made in place of them."
    case .undetectedElement: "People who use assistive technology don't meet what others see there, and can't do what others can."
    case .poorDescription: "A file's name, the word \"button\" or a sign tells nobody what the thing is for; two things of one name are confused."
    case .wrongTrait: "People only hear what a thing is called, and not that it can be tapped or adjusted."
    case .fixedText: "People who have chosen a larger text size still get small letters. Only with --also fixed-text"
    case .closeTargets: "A finger on one of them easily hits the other one. Source: WCAG 2.2, 2.5.8"
    case .weakGraphics: "People with weak sight don't see where the control is, or in which state. Source: WCAG 2.1, 1.4.11"
    case .noWayOut: "What covers everything must be left by something that assistive technology meets."
    case .missingText: "A key that no table has is shown as it is, in whatever language the user reads."
    }
  }

  /// Whether it is only checked where somebody asks for it.
  package var isAskedFor: Bool { self == .fixedText }

  package static func < (one: LintRule, other: LintRule) -> Bool { one.rawValue < other.rawValue }

  package init?(name: String) {
    guard let rule = Self.allCases.first(where: { $0.name == name || String($0.rawValue) == name }) else { return nil }
    self = rule
  }
}

/// The findings that scripts have allowed with `lint.allow`.
package struct LintAllowances {
  private struct Entry {
    let rule: LintRule
    /// Whether the finding is allowed in the whole app; otherwise only in `view`.
    let isEverywhere: Bool
    weak var view: UIView?
  }

  private var entries: [Entry] = []

  package init() {}

  mutating func add(_ rule: LintRule, _ view: UIView?) {
    entries.removeAll { !$0.isEverywhere && $0.view == nil }
    entries.append(Entry(rule: rule, isEverywhere: view == nil, view: view))
  }

  /// Whether a finding is allowed in a view; nil for a finding about no particular view.
  package func allow(_ rule: LintRule, in view: UIView?) -> Bool {
    entries.contains { entry in
      guard entry.rule == rule else { return false }
      if entry.isEverywhere { return true }
      guard let allowed = entry.view, let view else { return false }
      return view.isDescendant(of: allowed)
    }
  }
}
