import LunetteKit

/// Whether a name is one that somebody meant to write differently. Ours: strict enough that no plugin and spec of ours is accused.
enum NearName {
  /// The name of a method that was meant: another spelling, a word too many, too few or in place of another.
  static func method(_ name: String, among known: Set<String>) -> String? {
    guard name.count >= 5, !name.hasPrefix("_") else { return nil }
    if let meant = longerOrShorter(name, among: known) ?? ofItsObject(name, among: known) { return meant }
    let most = name.count >= 12 ? 3 : name.count >= 8 ? 2 : 1
    return nearest(name, among: known, most: most) ?? withAnotherWord(name, among: known)
  }

  /// The known name that begins with this one, or that this one begins with.
  static func longerOrShorter(_ name: String, among known: Set<String>) -> String? {
    longer(name, among: known) ?? shorter(name, among: known)
  }

  /// `heightForRow` is meant to be `heightForRowAt`, `scrollViewWillBeginDrag` to be `scrollViewWillBeginDragging`.
  private static func longer(_ name: String, among known: Set<String>) -> String? {
    let count = words(name).count
    return known.filter { candidate in
      guard candidate.count > name.count, candidate.hasPrefix(name) else { return false }
      let rest = candidate.dropFirst(name.count)
      if rest.first?.isUppercase == true { return count >= 3 || count == 2 && name.count >= 9 }
      return count >= 3 && rest.count <= 4
    }.min { ($0.count, $0) < ($1.count, $1) }
  }

  /// `didSelectRowAtIndex` is meant to be `didSelectRowAt`.
  private static func shorter(_ name: String, among known: Set<String>) -> String? {
    var rest = Substring(name)
    while let last = words(String(rest)).last, labels.contains(last), last.count < rest.count {
      rest = rest.dropLast(last.count)
      if rest.count >= 5, known.contains(String(rest)), words(String(rest)).count >= 2 { return String(rest) }
    }
    return nil
  }

  /// Words that Objective-C's names end with, where Swift's have them as labels of arguments.
  private static let labels: Set<Substring> = [
    "Animated", "At", "Cell", "Component", "Completion", "Content", "Controller", "Event", "For", "From", "Gesture", "In", "Index", "Item", "Of", "Options",
    "Other", "Path", "Paths", "Point", "Range", "Recognizer", "Rect", "Row", "Section", "Size", "State", "String", "Table", "Text", "To", "Touch",
    "View", "Views", "With",
  ]

  /// `pickerView_titleForRow` is meant to be `titleForRow`, and `shouldReturn` to be `textFieldShouldReturn`.
  private static func ofItsObject(_ name: String, among known: Set<String>) -> String? {
    for object in objects where name.hasPrefix(object) {
      let rest = name.dropFirst(object.count).drop { $0 == "_" }
      guard rest.count < name.count - object.count || rest.first?.isUppercase == true, let first = rest.first else { continue }
      let plain = first.lowercased() + rest.dropFirst()
      if known.contains(plain) { return plain }
      if let meant = OldNames.renamed(plain, among: known.contains) ?? longerOrShorter(plain, among: known) { return meant }
    }
    guard words(name).count >= 2, let first = name.first else { return nil }
    let tail = first.uppercased() + name.dropFirst()
    return objects.lazy.map { $0 + tail }.first { known.contains($0) }
  }

  /// What methods of protocols begin with.
  private static let objects = [
    "tableView", "scrollView", "textField", "textView", "gestureRecognizer", "navigationController", "navigationBar", "tabBarController",
    "tabBar", "splitViewController", "pickerView", "searchBar", "searchController", "pageViewController", "presentationController",
    "imagePickerController", "application",
  ]

  /// Of four words and more, one is another, missing or too many: `textFieldDidReturn` for `textFieldShouldReturn`.
  private static func withAnotherWord(_ name: String, among known: Set<String>) -> String? {
    let own = words(name)
    guard own.count >= 4 else { return nil }
    let candidates = known.filter { candidate in
      let theirs = words(candidate)
      guard theirs.count >= 4, abs(theirs.count - own.count) <= 1 else { return false }
      let start = zip(own, theirs).prefix { $0 == $1 }.count
      let end = zip(own.reversed(), theirs.reversed()).prefix { $0 == $1 }.count
      return start > 0 && start + end >= max(own.count, theirs.count) - 1
    }
    return nearest(name, among: candidates, most: 12)
  }

  /// The name of a property that differs by a letter or two, and by what no field of one's own is named after: a plural, a number, an
  /// underscore.
  static func property(_ name: String, among known: [String]) -> String? {
    guard name.count >= 3, !name.hasPrefix("_"), !name.hasSuffix("_"), !known.contains(name) else { return nil }
    let candidates = known.filter { property in
      let base = name.hasPrefix(property) ? name.dropFirst(property.count) : ""
      let isNumbered = !base.isEmpty && base.allSatisfy(\.isNumber)
      // `item` beside `items` is a name of one's own; `numberOfLine` beside `numberOfLines` is none.
      let isPlural = name == property + "s" || property == name + "s"
      return property.count >= 4 && !isNumbered && !(isPlural && words(name).count < 3)
    }
    return nearest(name, among: candidates, most: name.count >= 6 ? 2 : 1)
  }

  private static func nearest(_ name: String, among known: some Sequence<String>, most: Int) -> String? {
    var best: (distance: Int, name: String)?
    for candidate in known {
      let distance = Suggestion.distance(name, candidate, most: most)
      guard distance <= most else { continue }
      if best.map({ (distance, candidate) < $0 }) ?? true { best = (distance, candidate) }
    }
    return best?.name
  }

  /// Of a name in camel case: `did`, `Select`, `Row`.
  private static func words(_ name: String) -> [Substring] {
    var words: [Substring] = []
    var start = name.startIndex
    for index in name.indices.dropFirst() where name[index].isUppercase {
      words.append(name[start..<index])
      start = index
    }
    words.append(name[start...])
    return words
  }
}

/// What a script's table or class is used for, as far as its names tell: a data source or delegate of tables, of pickers, …
struct ScriptRole {
  private let names: Set<String>
  /// How many of its names each kind of object asks for.
  private let counts: [String: Int]

  /// - Parameter native: the class of UIKit that it derives from
  init(of names: [String], _ native: ClassDeclaration?) {
    self.names = Set(names)
    var counts: [String: Int] = [:]
    for name in names { for kind in ScriptProtocols.askers[name] ?? [] { counts[kind, default: 0] += 1 } }
    // A controller of tables is their delegate and data source, whatever it has of these.
    if native?.name == UITableViewController.luaName { counts["UITableView", default: 0] += 1 }
    self.counts = counts
  }

  /// All that the same objects ask for.
  var methods: Set<String> { counts.keys.reduce(into: []) { $0.formUnion(ScriptProtocols.methods(of: $1)) } }

  /// A name that only objects of another kind ask for, such as `didSelectRow` of pickers in the delegate of a table.
  func methodMeant(byAsked name: String) -> String? {
    let askers = ScriptProtocols.askers[name] ?? []
    guard askers.allSatisfy({ counts[$0] == 1 }) else { return nil }
    let others = counts.keys.filter { !askers.contains($0) }.reduce(into: Set<String>()) { $0.formUnion(ScriptProtocols.methods(of: $1)) }
    guard let meant = OldNames.renamed(name, among: others.contains) ?? NearName.longerOrShorter(name, among: others) else { return nil }
    return names.contains(meant) ? nil : meant
  }
}

extension ScriptProtocols {
  /// The kinds of objects that ask for a method, by its name: `UITableView` for its data source and its delegate.
  static let askers: [String: Set<String>] = all.reduce(into: [:]) { askers, type in
    for method in type.methods { askers[method.name.text, default: []].insert(kind(of: type)) }
  }

  static func methods(of kind: String) -> Set<String> { methodsByKind[kind] ?? [] }

  private static let methodsByKind: [String: Set<String>] = askers.reduce(into: [:]) { methods, asked in
    for kind in asked.value { methods[kind, default: []].insert(asked.key) }
  }

  private static func kind(of type: any ScriptProtocol.Type) -> String {
    for ending in ["DataSourcePrefetching", "DataSource", "Delegate"] where type.name.hasSuffix(ending) {
      return String(type.name.dropLast(ending.count))
    }
    return type.name
  }
}
