import Lua
import LunetteKit

/// Enumerations by their names: the present Swift name, former Swift names, and the Objective-C name. Their values are strings in scripts.
struct Enumerations {
  private let known: [(name: String, cases: [String])]

  init(_ known: [(name: String, cases: [String])]) { self.known = known }

  /// - Parameter name: `UITableViewStyle`, `UIControlEvents`, `UITableViewCellStyle`
  func cases(of name: String) -> [String]? {
    let plain = name.lowercased()
    let names = [plain] + (plain.hasSuffix("s") ? [String(plain.dropLast())] : [])
    func first(_ spellings: (String) -> [String]) -> [String]? {
      known.first { choice in spellings(choice.name).contains { names.contains($0.lowercased()) } }?.cases
    }
    if let cases = first({ [$0.replacing(".", with: "")] }) ?? first(Self.oldSpellings) { return cases }
    if let present = Self.others[plain] { return known.first { $0.name == present }?.cases }
    return nil
  }

  /// The string that a constant of Objective-C stands for: `touchUpInside` for `UIControlEventTouchUpInside`.
  func caseAtEnd(of name: String) -> String? {
    var name = name[...]
    let whole = name
    for ending in ["AttributeName", "DocumentAttribute"] where name.hasSuffix(ending) { name = name.dropLast(ending.count) }
    // A constant has a word of its enumeration before the case. In front of an attribute there is none.
    let all = Set(known.filter { name.count < whole.count || Self.sharesWord(whole, $0.name) }.flatMap(\.cases))
    return name.indices.dropFirst().lazy.filter { name[$0].isUppercase }
      .map { name[$0].lowercased() + name[name.index(after: $0)...] }.first { all.contains($0) }
  }

  private static func sharesWord(_ constant: Substring, _ enumeration: String) -> Bool {
    let inner = enumeration.split(separator: ".").last.map(String.init) ?? enumeration
    let all = words(of: inner)
    return (all.count > 1 && inner == enumeration ? Array(all.dropFirst()) : all).contains { constant.contains($0) }
  }

  /// Former names of a nested type. Before it was nested, its name began with the class's name or with its first words, and no word came
  /// twice: `UITextBorderStyle` for `UITextField.BorderStyle`, `UITableViewCellStyle` for `UITableViewCell.CellStyle`, `NSLayoutAttribute`.
  /// Some names with NS had UI before, and the other way round.
  private static func oldSpellings(_ name: String) -> [String] {
    let parts = name.split(separator: ".").map(String.init)
    guard let inner = parts.last, parts.count == 2 else { return name.hasPrefix("NS") ? ["UI" + name.dropFirst(2)] : [] }
    let (outer, words) = (Self.words(of: parts[0]), Self.words(of: inner))
    var spellings: [String] = []
    for count in stride(from: outer.count, to: 0, by: -1) {
      let front = outer[..<count].joined()
      spellings.append(front + inner)
      if outer[count - 1] == words.first || outer[count - 1].hasSuffix(words.first ?? "-") { spellings.append(front + words.dropFirst().joined()) }
    }
    // The option set was named without "Mask": UIViewAutoresizing.
    if let last = words.last, last == "Mask" { spellings.append(parts[0] + words.dropLast().joined()) }
    return spellings + spellings.filter { $0.hasPrefix("NS") }.map { "UI" + $0.dropFirst(2) }
  }

  /// `["UIBar", "Button", "Item"]`: the prefix belongs to the first word.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    for (index, letter) in name.enumerated() {
      if letter.isUppercase, index > 2 || words.isEmpty { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words
  }

  /// Old names in small letters that no rule turns into the present one. Source: Apple's API differences
  private static let others = [
    "uitableviewcellseparatorstyle": "UITableView.SeparatorStyle", "uilayoutconstraintaxis": "UIView.LayoutAxis",
    "nslayoutconstraintaxis": "UIView.LayoutAxis", "uistackviewaxis": "UIView.LayoutAxis", "uiviewanimationtransition": "UIView.AnimationOptions",
    "cashapelayerlinecap": "CGLineCap", "cashapelayerlinejoin": "CGLineJoin", "cashapelayerfillrule": "CGPathFillRule",
    "uieventtype": "UIEvent.EventType", "uieventsubtype": "UIEvent.EventSubtype", "uitablevieweditingstyle": "UITableViewCell.EditingStyle",
    "uitableviewaccessorytype": "UITableViewCell.AccessoryType", "uitableviewselectionstyle": "UITableViewCell.SelectionStyle",
  ]
}

extension Registry {
  /// All enumerations that members, their arguments, methods of delegates and constructors accept.
  var enumerations: Enumerations {
    let methods = classes.flatMap { $0.members.map(\.description) } + ApiDescription.protocols.flatMap(\.methods)
    let ofMembers = methods.flatMap { member in (member.type?.choices ?? []) + member.parameters.flatMap(\.type.choices) }
    // Constructors declare their keys only when they are called, so these are listed here.
    let ofConstructors: [LuaType] = [
      UIBarButtonItem.SystemItem.luaType, UITabBarItem.SystemItem.luaType, UIRectCorner.luaType, UIButton.ButtonType.luaType,
    ]
    return Enumerations(ofMembers + ofConstructors.flatMap(\.choices))
  }

  /// The static value that a constant of Objective-C stands for. Such a constant began with the class's name or with the prefix alone:
  /// `UITableView.automaticDimension` for `UITableViewAutomaticDimension`, `UIResponder.keyboardWillShowNotification` for
  /// `UIKeyboardWillShowNotification`.
  func typeValue(oldName name: String) -> String? {
    for declared in classes where declared.name.count > 2 {
      for member in declared.members where member.description.kind == .typeValue {
        let ending = member.description.name.prefix(1).uppercased() + member.description.name.dropFirst()
        if name == declared.name + ending || name == declared.name.prefix(2) + ending { return "\(declared.name).\(member.description.name)" }
      }
    }
    return nil
  }
}
