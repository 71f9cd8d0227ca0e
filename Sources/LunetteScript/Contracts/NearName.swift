import LunetteKit

/// Decides whether a name is probably a misspelling of a known one. Ours: strict enough to give no false alarm in our plugins and specs.
enum NearName {
  /// The method that was probably meant: in another spelling, or with a word added, missing or replaced.
  static func method(_ name: String, among known: Set<String>) -> String? {
    guard !name.hasPrefix("_") else { return nil }
    guard name.count >= shortest else { return known.filter { isMistyped(name, $0) }.min() }
    if let meant = longerOrShorter(name, among: known) ?? ofItsObject(name, among: known) { return meant }
    if name.contains("_"), let meant = ofItsObject(inCamelCase(name), among: known) { return meant }
    let most = name.count >= 12 ? 3 : name.count >= 8 ? 2 : 1
    return nearest(name, among: known, most: most) ?? withAnotherWord(name, among: known)
  }

  /// Shorter names are compared more strictly: half of their letters make another word. Ours. Units: letters
  private static let shortest = 5

  /// Whether a short name has the letters of another one with two neighbours swapped, one doubled or one missing: `darw`, `drraw`, `drw`, `dra`.
  private static func isMistyped(_ name: String, _ meant: String) -> Bool {
    guard min(name.count, meant.count) >= 3, abs(name.count - meant.count) <= 1 else { return false }
    let (own, theirs) = (Array(name.lowercased()), Array(meant.lowercased()))
    let same = zip(own, theirs).prefix { $0 == $1 }.count
    guard same < own.count else { return own.count < theirs.count }
    if own.count > theirs.count { return same > 0 && own[same] == own[same - 1] && Array(own[(same + 1)...]) == Array(theirs[same...]) }
    if own.count < theirs.count { return same > 0 && Array(own[same...]) == Array(theirs[(same + 1)...]) }
    return same + 1 < own.count && own[same] == theirs[same + 1] && own[same + 1] == theirs[same]
      && own[(same + 2)...] == theirs[(same + 2)...]
  }

  /// The known name that begins with this one, or with which this one begins.
  static func longerOrShorter(_ name: String, among known: Set<String>) -> String? {
    longer(name, among: known) ?? shorter(name, among: known)
  }

  /// `heightForRow` probably means `heightForRowAt`, `scrollViewWillBeginDrag` means `scrollViewWillBeginDragging`.
  private static func longer(_ name: String, among known: Set<String>) -> String? {
    let count = words(name).count
    return known.filter { candidate in
      guard candidate.count > name.count, candidate.hasPrefix(name) else { return false }
      let rest = candidate.dropFirst(name.count)
      if rest.first?.isUppercase == true { return count >= 3 || count == 2 && name.count >= 9 }
      return (count >= 3 || count == 2 && name.count >= 9) && rest.count <= 4
    }.min { ($0.count, $0) < ($1.count, $1) }
  }

  /// `didSelectRowAtIndex` probably means `didSelectRowAt`.
  private static func shorter(_ name: String, among known: Set<String>) -> String? {
    var rest = Substring(name)
    while let last = words(String(rest)).last, labels.contains(last), last.count < rest.count {
      rest = rest.dropLast(last.count)
      if rest.count >= 5, known.contains(String(rest)), words(String(rest)).count >= 2 { return String(rest) }
    }
    return nil
  }

  /// Words at the end of Objective-C's names that are labels of arguments in Swift.
  private static let labels: Set<Substring> = [
    "Animated", "At", "Cell", "Component", "Completion", "Content", "Controller", "Event", "For", "From", "Gesture", "In", "Index", "Item",
    "Navigation", "Notification", "Of", "Options",
    "Other", "Path", "Paths", "Point", "Range", "Recognizer", "Rect", "Response", "Row", "Section", "Size", "State", "String", "Table", "Text", "To",
    "Touch",
    "View", "Views", "With",
  ]

  /// `pickerView_titleForRow` probably means `titleForRow`, and `shouldReturn` means `textFieldShouldReturn`.
  private static func ofItsObject(_ name: String, among known: Set<String>) -> String? {
    for object in objects where name.hasPrefix(object) {
      let rest = name.dropFirst(object.count).drop { $0 == "_" }
      guard rest.count < name.count - object.count || rest.first?.isUppercase == true, let first = rest.first else { continue }
      let plain = first.lowercased() + rest.dropFirst()
      // `tableView_didSelectRow` means a method for tables, not the picker's `didSelectRow`.
      let own = known.intersection(ScriptProtocols.methods(of: "UI" + object.prefix(1).uppercased() + object.dropFirst()))
      for known in [own, known] {
        if known.contains(plain) { return plain }
        if let meant = OldNames.renamed(plain, among: known.contains) ?? longerOrShorter(plain, among: known) { return meant }
      }
    }
    guard words(name).count >= 2, let first = name.first else { return nil }
    let tail = first.uppercased() + name.dropFirst()
    return objects.lazy.map { $0 + tail }.first { known.contains($0) }
  }

  /// Words with which methods of protocols begin.
  private static let objects = [
    "tableView", "scrollView", "textField", "textView", "gestureRecognizer", "navigationController", "navigationBar", "tabBarController",
    "tabBar", "splitViewController", "pickerView", "searchBar", "searchController", "pageViewController", "presentationController",
    "imagePickerController", "application",
  ]

  /// Names of four or more words may differ in one word that is replaced, missing or added: `textFieldDidReturn` for
  /// `textFieldShouldReturn`.
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

  /// The property from whose name this one differs by a letter or two. Differences that are usual among an author's own fields don't count:
  /// a plural, a number, an underscore.
  ///
  /// - Parameter isList: whether a property's value is a list
  static func property(_ name: String, among known: [String], isList: (String) -> Bool) -> String? {
    guard name.count >= 3, !name.hasPrefix("_"), !name.hasSuffix("_"), !known.contains(name) else { return nil }
    let candidates = known.filter { property in
      let base = name.hasPrefix(property) ? name.dropFirst(property.count) : ""
      let isNumbered = !base.isEmpty && base.allSatisfy(\.isNumber)
      // `item` beside the list `items` may well be an author's own name, and so may `titles` beside `title`. `bound` beside `bounds` isn't,
      // nor `boundss`, nor `numberOfLine` beside `numberOfLines`.
      let isPlural = name == property + "s" && property.last != "s" || property == name + "s" && isList(property)
      // Short words that begin with different letters are two words: `task` and `mask`.
      let isOtherWord = name.count < shortest && name.count == property.count && name.first != property.first && !isMistyped(name, property)
      return property.count >= 4 && !isNumbered && !isOtherWord && !(isPlural && words(name).count < 3)
    }
    return nearest(name, among: candidates, most: name.count >= 6 ? 2 : 1) ?? known.filter { $0.count == 3 && isMistyped(name, $0) }.min()
      ?? withoutIs(name, among: known)
  }

  /// `hiden` is one letter from `hidden`, the former name of `isHidden`. The beginning of such a name doesn't count: `enable`, `select`.
  private static func withoutIs(_ name: String, among known: [String]) -> String? {
    guard name.count >= shortest else { return nil }
    let candidates = known.filter { property in
      guard property.hasPrefix("is"), property.dropFirst(2).first?.isUppercase == true else { return false }
      let former = property.dropFirst(2).lowercased()
      return !former.hasPrefix(name.lowercased()) && Suggestion.distance(name, former, most: 1) <= 1
    }
    return candidates.min()
  }

  private static func nearest(_ name: String, among known: some Sequence<String>, most: Int) -> String? {
    var best: (distance: Int, withCapitals: Int, name: String)?
    for candidate in known {
      let distance = Suggestion.distance(name, candidate, most: most)
      guard distance <= best?.distance ?? most else { continue }
      // `diddSelectRowAt` is one letter from `didSelectRowAt` and from `didDeselectRowAt`: the capitals tell which words are meant.
      let found = (distance, Suggestion.distanceWithCapitals(name, candidate), candidate)
      if best.map({ found < $0 }) ?? true { best = found }
    }
    return best?.name
  }

  /// `pickerViewTitleForRowForComponent` for `pickerView_titleForRow_forComponent`.
  private static func inCamelCase(_ name: String) -> String {
    let parts = name.split(separator: "_")
    return parts.prefix(1).joined() + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The words of a name in camel case: `did`, `Select`, `Row`.
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

/// The role of a script's table or class, guessed from its names: a data source or delegate of tables, of pickers, and so on.
struct ScriptRole {
  private let names: Set<String>
  /// For each kind of object, how many of the names are methods that this kind asks for.
  private let counts: [String: Int]
  /// The kinds of objects whose delegate it has become.
  private let kinds: Set<String>

  /// - Parameters:
  ///   - native: the UIKit class that it derives from
  ///   - kinds: the kinds of objects whose delegate it has become
  init(of names: [String], _ native: ClassDeclaration?, _ kinds: Set<String>) {
    (self.names, self.kinds) = (Set(names), kinds)
    var counts: [String: Int] = [:]
    for name in names { for kind in ScriptProtocols.askers[name] ?? [] { counts[kind, default: 0] += 1 } }
    // A table view controller is always the delegate and data source of its table.
    if native?.name == UITableViewController.luaName { counts["UITableView", default: 0] += 1 }
    if native?.name == UICollectionViewController.luaName { counts["UICollectionView", default: 0] += 1 }
    for kind in kinds { counts[kind, default: 0] += 1 }
    self.counts = counts
  }

  /// Whether one of these kinds of objects asks for it.
  func asks(for name: String) -> Bool { ScriptProtocols.askers[name]?.contains { kinds.contains($0) } ?? false }

  /// Whether it has become a delegate.
  var isDelegate: Bool { !kinds.isEmpty }

  /// Whether these kinds of objects, or what their protocols inherit from, have a method: a table's delegate hears of its scrolling.
  func covers(_ method: String) -> Bool {
    methods.contains(method) || ScriptProtocols.askers[method]?.isDisjoint(with: ScriptProtocols.inherited(by: counts.keys)) == false
  }

  /// All methods that these kinds of objects ask for.
  var methods: Set<String> { counts.keys.reduce(into: []) { $0.formUnion(ScriptProtocols.methods(of: $1)) } }

  /// The method that is meant by a name which only another kind of object asks for, such as a picker's `didSelectRow` in a table's
  /// delegate.
  func methodMeant(byAsked name: String) -> String? {
    let askers = ScriptProtocols.askers[name] ?? []
    guard askers.allSatisfy({ counts[$0] == 1 }) else { return nil }
    let others = counts.keys.filter { !askers.contains($0) }.reduce(into: Set<String>()) { $0.formUnion(ScriptProtocols.methods(of: $1)) }
    guard let meant = OldNames.renamed(name, among: others.contains) ?? NearName.longerOrShorter(name, among: others) else { return nil }
    return names.contains(meant) ? nil : meant
  }
}

extension ScriptProtocols {
  /// For each method the kinds of objects that ask for it: `UITableView` for its data source and its delegate.
  static let askers: [String: Set<String>] = all.reduce(into: [:]) { askers, type in
    for method in type.methods { askers[method.name.text, default: []].insert(kind(of: type)) }
  }

  /// The names of the protocols that have a method, for messages.
  static func owners(ofMethod name: String) -> String {
    all.filter { type in type.methods.contains { $0.name.text == name } }.map { $0.name }.joined(separator: " and ")
  }

  static func methods(of kind: String) -> Set<String> { methodsByKind[kind] ?? [] }

  private static let methodsByKind: [String: Set<String>] = askers.reduce(into: [:]) { methods, asked in
    for kind in asked.value { methods[kind, default: []].insert(asked.key) }
  }

  /// The kinds of objects that call the methods of some protocols.
  static func kinds(of protocols: [any ScriptProtocol.Type]) -> Set<String> { Set(protocols.map(kind)) }

  /// The kinds of objects whose protocols those of other kinds inherit from: `UIScrollView` for `UITableView`.
  static func inherited(by kinds: some Sequence<String>) -> Set<String> {
    let kinds = Set(kinds)
    let names = Set(all.filter { kinds.contains(kind(of: $0)) }.compactMap { $0.inherits })
    return Set(all.filter { names.contains($0.name) }.map(kind))
  }

  private static func kind(of type: any ScriptProtocol.Type) -> String {
    for ending in ["DataSourcePrefetching", "DataSource", "Delegate"] where type.name.hasSuffix(ending) {
      return String(type.name.dropLast(ending.count))
    }
    return type.name
  }
}
