import Foundation

/// A setting of the user's that concerns accessibility. The app only reads it. Source: docs/rules/accessibility.md 5
public enum AccessibilityFlag: String, CaseIterable, Sendable {
  case isVoiceOverRunning, isSwitchControlRunning, isAssistiveTouchRunning, isReduceMotionEnabled, isReduceTransparencyEnabled
  case isDarkerSystemColorsEnabled, isBoldTextEnabled, isOnOffSwitchLabelsEnabled, isInvertColorsEnabled, isGrayscaleEnabled
  case isClosedCaptioningEnabled, isMonoAudioEnabled, isGuidedAccessEnabled, isSpeakScreenEnabled, isSpeakSelectionEnabled
  case isShakeToUndoEnabled, isVideoAutoplayEnabled, prefersCrossFadeTransitions, buttonShapesEnabled, shouldDifferentiateWithoutColor

  /// The settings that are on unless the user turns them off.
  static let usuallyOn: [AccessibilityFlag] = [.isShakeToUndoEnabled, .isVideoAutoplayEnabled]
  package var isUsuallyOn: Bool { Self.usuallyOn.contains(self) }

  /// What UIKit posts when it has changed. Source: Apple, UIAccessibility
  public var notificationName: String {
    switch self {
    case .isVoiceOverRunning: "UIAccessibilityVoiceOverStatusDidChangeNotification"
    case .isSwitchControlRunning: "UIAccessibilitySwitchControlStatusDidChangeNotification"
    case .isAssistiveTouchRunning: "UIAccessibilityAssistiveTouchStatusDidChangeNotification"
    case .isReduceMotionEnabled: "UIAccessibilityReduceMotionStatusDidChangeNotification"
    case .isReduceTransparencyEnabled: "UIAccessibilityReduceTransparencyStatusDidChangeNotification"
    case .isDarkerSystemColorsEnabled: "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification"
    case .isBoldTextEnabled: "UIAccessibilityBoldTextStatusDidChangeNotification"
    case .isOnOffSwitchLabelsEnabled: "UIAccessibilityOnOffSwitchLabelsDidChangeNotification"
    case .isInvertColorsEnabled: "UIAccessibilityInvertColorsStatusDidChangeNotification"
    case .isGrayscaleEnabled: "UIAccessibilityGrayscaleStatusDidChangeNotification"
    case .isClosedCaptioningEnabled: "UIAccessibilityClosedCaptioningStatusDidChangeNotification"
    case .isMonoAudioEnabled: "UIAccessibilityMonoAudioStatusDidChangeNotification"
    case .isGuidedAccessEnabled: "UIAccessibilityGuidedAccessStatusDidChangeNotification"
    case .isSpeakScreenEnabled: "UIAccessibilitySpeakScreenStatusDidChangeNotification"
    case .isSpeakSelectionEnabled: "UIAccessibilitySpeakSelectionStatusDidChangeNotification"
    case .isShakeToUndoEnabled: "UIAccessibilityShakeToUndoDidChangeNotification"
    case .isVideoAutoplayEnabled: "UIAccessibilityVideoAutoplayStatusDidChangeNotification"
    case .prefersCrossFadeTransitions: "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification"
    case .buttonShapesEnabled: "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification"
    case .shouldDifferentiateWithoutColor: "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification"
    }
  }

  /// Its name in scripts: without the system's first words, with a small letter.
  public var notificationKey: String {
    let name = notificationName.dropFirst("UIAccessibility".count)
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}

/// What an app or UIKit tells assistive technology. Source: Apple, UIAccessibility.Notification
public enum AccessibilityNotice: String, CaseIterable, Sendable {
  case announcement, layoutChanged, screenChanged, pageScrolled, pauseAssistiveTechnology, resumeAssistiveTechnology
}

/// A notification of accessibility that was posted.
public struct AccessibilityPost {
  public enum Argument {
    case none
    case text(String)
    case element(UIResponder)
  }
  public let notice: AccessibilityNotice
  public let argument: Argument
  /// Units: seconds of the simulated clock.
  public let time: TimeInterval
  /// What is spoken: the text.
  public var spoken: String? { if case .text(let text) = argument { text } else { nil } }
}

/// The user's settings, what was posted, and where the cursor is.
public final class AccessibilityState {
  private let reference: SimulationReference
  init(_ reference: SimulationReference) { self.reference = reference }

  /// The settings that differ from the usual.
  public private(set) var settings: [AccessibilityFlag: Bool] = [:]
  public private(set) var posts: [AccessibilityPost] = []
  /// The number of posts that are kept, the last ones. Ours: more than a test reads
  private static let mostPosts = 10_000
  /// Where VoiceOver's cursor is.
  package weak var focused: UIResponder?
  /// Hears of each post: VoiceOver.
  package var didPost: ((AccessibilityPost) -> Void)?
  /// The item that has the focus of a hardware keyboard.
  package weak var focusedItem: UIResponder?
  /// What scripts have as the system of the focus; nil before anybody has asked for it.
  package var focusHolder: AnyObject?
  /// What a tree shows as focused: where VoiceOver's cursor is, else where a keyboard's focus is.
  package var marked: UIResponder? { focused ?? focusedItem }

  public func isOn(_ flag: AccessibilityFlag) -> Bool {
    // Source: Apple, prefersCrossFadeTransitions
    if flag == .prefersCrossFadeTransitions, !isOn(.isReduceMotionEnabled) { return false }
    return settings[flag] ?? AccessibilityFlag.usuallyOn.contains(flag)
  }

  /// The user changes settings; those whose value is another one then are told, each once.
  public func set(_ changes: [AccessibilityFlag: Bool], isSilent: Bool = false) {
    let old = AccessibilityFlag.allCases.map(isOn)
    for flag in AccessibilityFlag.allCases { if let value = changes[flag] { settings[flag] = value } }
    // Without anybody who walks there is no cursor.
    if !isOn(.isVoiceOverRunning), !isOn(.isSwitchControlRunning) { focused = nil }
    let simulation = reference.simulation
    for (flag, before) in zip(AccessibilityFlag.allCases, old) where isOn(flag) != before && !isSilent {
      simulation.notificationCenter.post(name: Notification.Name(flag.notificationName))
    }
  }

  public func post(_ notice: AccessibilityNotice, _ argument: AccessibilityPost.Argument = .none) {
    let simulation = reference.simulation
    let post = AccessibilityPost(notice: notice, argument: argument, time: simulation.time)
    if posts.count == Self.mostPosts { posts.removeFirst(Self.mostPosts / 2) }
    posts.append(post)
    didPost?(post)
    guard notice == .announcement, case .text(let text) = argument else { return }
    // One frame later. Source: docs/rules/accessibility.md 5
    let frame = TimeInterval(1) / TimeInterval(framesPerSecond)
    simulation.timers.schedule(at: simulation.time + frame, repeating: nil) { [weak simulation] _ in
      simulation?.notificationCenter.post(
        name: Self.announcementDidFinish,
        userInfo: ["UIAccessibilityAnnouncementKeyStringValue": text, "UIAccessibilityAnnouncementKeyWasSuccessful": true])
    }
  }

  public static let announcementDidFinish = Notification.Name("UIAccessibilityAnnouncementDidFinishNotification")
}

extension Simulation {
  public var accessibility: AccessibilityState { part(.accessibility, AccessibilityState.init) }
  /// Whether a flag is on, without making anything where none was ever set.
  package func isOn(_ flag: AccessibilityFlag) -> Bool {
    partIfMade(.accessibility, AccessibilityState.self)?.isOn(flag) ?? AccessibilityFlag.usuallyOn.contains(flag)
  }
}
