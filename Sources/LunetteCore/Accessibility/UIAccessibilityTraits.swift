/// What an element is good for, as a set. Source: Apple, UIAccessibilityTraits
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 15)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 16)
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 18)

  /// The traits with a name, in the order in which they are listed.
  public static let named: [(name: String, trait: UIAccessibilityTraits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("searchField", .searchField), ("keyboardKey", .keyboardKey),
    ("staticText", .staticText), ("header", .header), ("tabBar", .tabBar), ("summaryElement", .summaryElement), ("selected", .selected),
    ("notEnabled", .notEnabled), ("adjustable", .adjustable), ("allowsDirectInteraction", .allowsDirectInteraction),
    ("updatesFrequently", .updatesFrequently), ("causesPageTurn", .causesPageTurn), ("playsSound", .playsSound),
    ("startsMediaSession", .startsMediaSession), ("supportsZoom", .supportsZoom), ("toggleButton", .toggleButton),
  ]

  public var names: [String] { isEmpty ? [] : Self.named.filter { contains($0.trait) }.map(\.name) }
}

/// UIKit's own traits that have no public name: they show in what is spoken only. Source: docs/rules/accessibility.md 3
public struct UnnamedTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let backButton = UnnamedTraits(rawValue: 1 << 0)
  public static let textEntry = UnnamedTraits(rawValue: 1 << 1)
  public static let isEditing = UnnamedTraits(rawValue: 1 << 2)
  public static let secure = UnnamedTraits(rawValue: 1 << 3)
  public static let pickerElement = UnnamedTraits(rawValue: 1 << 4)
  public static let tabItem = UnnamedTraits(rawValue: 1 << 5)
}

/// Source: Apple, UIAccessibilityContainerType
public enum UIAccessibilityContainerType: String, CaseIterable, Sendable { case none, dataTable, list, landmark, semanticGroup }

/// Source: Apple, UIAccessibilityNavigationStyle
public enum UIAccessibilityNavigationStyle: String, CaseIterable, Sendable { case automatic, separate, combined }

/// Source: Apple, UIAccessibilityScrollDirection
public enum UIAccessibilityScrollDirection: String, CaseIterable, Sendable { case right, left, up, down, next, previous }
