extension UIImage {
  /// What a picture is called where nothing says its label: a known symbol by what it stands for, another one by the words of its name.
  /// Source: docs/rules/accessibility.md 3
  package var spokenName: String {
    if let ownLabel { return ownLabel }
    guard isSymbol else { return name }
    var parts = name.split(separator: ".")
    let words = parts.joined(separator: " ")
    // What is filled or stands in a circle is called as it is without.
    while parts.count > 1 {
      if let word = Self.symbolWords[parts.joined(separator: ".")] { return word }
      guard Self.forms.contains(parts.removeLast()) else { return words }
    }
    return Self.symbolWords[parts.joined(separator: ".")] ?? words
  }

  /// Whether it is one of the system's symbols, which have words of their own.
  package var isSymbol: Bool { drawing != nil && Symbols.words(of: name) != nil }

  private static let forms: Set<Substring> = ["fill", "circle"]

  private static let symbolWords: [String: String] = [
    "trash": "Delete", "plus": "Add", "square.and.arrow.up": "Share", "square.and.pencil": "Compose", "pencil": "Edit", "magnifyingglass": "Search",
    "xmark": "Close", "checkmark": "Selected", "gear": "Settings", "gearshape": "Settings", "ellipsis": "More", "minus": "Remove",
    "chevron.left": "Back", "chevron.right": "Forward", "chevron.backward": "Back", "chevron.forward": "Forward", "arrow.backward": "Back",
    "arrow.forward": "Forward", "info": "Info", "questionmark": "Help", "star": "Favorite", "heart": "Love",
    "bookmark": "Bookmark", "camera": "Camera", "photo": "Photo", "folder": "Folder", "calendar": "Calendar", "clock": "Clock", "house": "Home",
    "envelope": "Mail", "bell": "Notifications", "person": "Person", "arrow.clockwise": "Refresh", "square.and.arrow.down": "Save",
    "flag": "Flag", "tag": "Tag", "sidebar.left": "Sidebar", "sidebar.leading": "Sidebar",
  ]
}
