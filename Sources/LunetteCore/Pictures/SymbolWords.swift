extension UIImage {
  /// What a picture is called where nothing says its label: a known symbol by what it stands for, another one by the words of its name.
  /// Source: docs/rules/accessibility.md 3
  package var spokenName: String {
    guard isSymbol else { return name }
    return Self.symbolWords[name] ?? name.split(separator: ".").joined(separator: " ")
  }

  /// Whether it is one of the system's symbols, which have words of their own.
  package var isSymbol: Bool { drawing != nil && Symbols.words(of: name) != nil }

  private static let symbolWords: [String: String] = [
    "trash": "Delete", "plus": "Add", "square.and.arrow.up": "Share", "square.and.pencil": "Compose", "pencil": "Edit", "magnifyingglass": "Search",
    "xmark": "Close", "checkmark": "Selected", "gear": "Settings", "gearshape": "Settings", "ellipsis": "More", "minus": "Remove",
    "chevron.left": "Back", "chevron.right": "Forward", "chevron.backward": "Back", "chevron.forward": "Forward", "arrow.backward": "Back",
    "arrow.forward": "Forward", "info.circle": "Info", "questionmark.circle": "Help", "star": "Favorite", "heart": "Love",
    "bookmark": "Bookmark", "camera": "Camera", "photo": "Photo", "folder": "Folder", "calendar": "Calendar", "clock": "Clock", "house": "Home",
    "envelope": "Mail", "bell": "Notifications", "person": "Person", "arrow.clockwise": "Refresh", "square.and.arrow.down": "Save",
    "plus.circle": "Add", "minus.circle": "Remove", "xmark.circle": "Close", "flag": "Flag", "tag": "Tag",
  ]
}
