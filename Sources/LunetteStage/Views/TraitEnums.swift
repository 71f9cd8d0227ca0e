import Foundation

/// Source: Apple, UIUserInterfaceSizeClass (raw values)
public enum UIUserInterfaceSizeClass: Int, CaseIterable, Sendable { case unspecified, compact, regular }

/// Source: Apple, UIUserInterfaceStyle (raw values)
public enum UIUserInterfaceStyle: Int, CaseIterable, Sendable { case unspecified, light, dark }

/// Source: Apple, UIUserInterfaceLevel (raw values)
public enum UIUserInterfaceLevel: Int, CaseIterable, Sendable {
  case unspecified = -1
  case base, elevated
}

/// Source: Apple, UIAccessibilityContrast (raw values)
public enum UIAccessibilityContrast: Int, CaseIterable, Sendable {
  case unspecified = -1
  case normal, high
}

/// Source: Apple, UILegibilityWeight (raw values)
public enum UILegibilityWeight: Int, CaseIterable, Sendable {
  case unspecified = -1
  case regular, bold
}

/// Source: Apple, UITraitEnvironmentLayoutDirection (raw values)
public enum UITraitEnvironmentLayoutDirection: Int, CaseIterable, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}
