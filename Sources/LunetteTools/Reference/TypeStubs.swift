import Lua
import LunetteScript
import LunetteTesting

/// The API for the Lua language server: files in LuaCATS with declarations only.
/// Source: luals.github.io/wiki/annotations
public struct TypeStubs {
  private let api: ApiDescription
  /// The classes that are made with a table of properties, and those above them.
  private let madeOfTable: Set<String>

  public init(_ api: ApiDescription) {
    self.api = api
    let superclasses = Dictionary(api.allClasses.map { ($0.name, $0.superclass) }) { first, _ in first }
    var made = Set(api.allClasses.filter { !$0.constructorKeys.isEmpty }.map(\.name))
    for each in api.classes where each.isConstructible {
      var name: String? = each.name
      while let above = name {
        made.insert(above)
        name = superclasses[above] ?? nil
      }
    }
    madeOfTable = made
  }

  /// The first line of every file.
  static let heading = "---@meta\n-- Written by `lunette types` from the API's registry; changes here are lost.\n\n"

  /// The texts, by file name.
  public var files: [String: String] {
    var files: [String: String] = [:]
    for declared in api.allClasses { files[declared.name + ".lua"] = Self.heading + text(of: declared) }
    files["enums.lua"] = Self.heading + enums
    files["protocols.lua"] = Self.heading + api.protocols.map(text).joined(separator: "\n")
    files["globals.lua"] = Self.heading + api.functions.map(global).joined(separator: "\n")
    if !api.specWords.isEmpty { files["specs.lua"] = Self.heading + specs }
    return files
  }

  // MARK: Classes

  private func text(of declared: ApiDescription.Class) -> String {
    // A value of the class whose name its objects have for a property is one field: LuaLS knows one type for both.
    let ofObjects = Set(declared.members.filter { $0.kind != .typeFunction && $0.kind != .typeValue }.map(\.name))
    let properties = declared.members.filter { $0.isProperty && !($0.kind == .typeValue && ofObjects.contains($0.name)) }
    let keys = constructorKeys(of: declared)
    var text = ""
    if isMadeOfTable(declared) {
      text += "---What \(declared.name) { ... } takes.\n---@class \(declared.name).Properties"
      text += (declared.superclass.map { ": \($0).Properties" } ?? "") + "\n" + fields(keys) + "\n"
    }
    let above = [declared.superclass].compactMap { $0 } + (Self.conformances[declared.name] ?? [])
    text += comment(declared.doc) + "---@class \(declared.name)" + (above.isEmpty ? "" : ": " + above.joined(separator: ", ")) + "\n"
    for property in properties { text += "---@field \(property.name) \(type(of: property, in: declared)) \(property.wholeDoc.oneLine)\n" }
    // For classes that scripts can derive: what `super` has. Source: docs/classes.md
    if declared.isConstructible, isMadeOfTable(declared) {
      text += "---@field super \(declared.name)\n"
      if declared.superclass == nil { text += "---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.\n" }
    }
    if declared.superclass == nil, api.classes.contains(where: { $0.name == declared.name }) {
      text += "---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.\n"
    }
    if let plain = Self.plainValues[declared.name] { text += "---@field \(plain) \(declared.name)\n" }
    for line in Self.operators[declared.name] ?? [] { text += "---@operator \(line)\n" }
    for maker in makers(of: declared) { text += "---@overload \(maker)\n" }
    text += "\(declared.name) = {}\n"
    // A function of the class whose name its objects have for a member of their own is another form of that.
    let functions = declared.members.filter { $0.kind == .typeFunction }
    for member in declared.members where !member.isProperty && !(member.kind == .typeFunction && ofObjects.contains(member.name)) {
      let ofClass = member.kind == .method ? functions.first { $0.name == member.name } : nil
      text += "\n" + (ofClass.map(overload) ?? "") + function(member, owner: declared.name, separator: member.kind == .method ? ":" : ".")
    }
    return text
  }

  private func type(of property: ApiDescription.Member, in declared: ApiDescription.Class) -> String {
    guard let type = property.type else { return "any" }
    let isNeverNil = Self.neverNil.contains(declared.name + "." + property.name)
    return (isNeverNil ? type.required : type).annotation(property.kind == .property ? .kept : .answered)
  }

  /// Properties that may be set to nil, but are "" when they are read. Source: UIKit, UITextField.text
  private static let neverNil: Set<String> = ["UITextField.text", "UITextView.text", "UISearchBar.text"]

  /// The value that types of geometry have beside their members: all its numbers are 0. Source: value_members.c
  private static let plainValues = ["CGPoint": "zero", "CGSize": "zero", "CGRect": "zero", "UIEdgeInsets": "zero"]

  /// Protocols whose methods a subclass has without being told, so that editors offer them. Source: Apple, the classes' pages
  private static let conformances = [
    "UITableViewController": ["UITableViewDataSource", "UITableViewDelegate"],
    "UICollectionViewController": ["UICollectionViewDataSource", "UICollectionViewDelegateFlowLayout"],
  ]

  /// Source: the class's line in the reference
  private static let operators = ["Date": ["add(number): Date", "sub(number): Date", "sub(Date): number"]]

  /// Whether the class, or a subclass, is made with a table of properties.
  private func isMadeOfTable(_ declared: ApiDescription.Class) -> Bool { madeOfTable.contains(declared.name) }

  /// The keys of a constructor's table: its own keys, and the properties that can be set.
  private func constructorKeys(of declared: ApiDescription.Class) -> [LuaType.Field] {
    guard isMadeOfTable(declared) else { return [] }
    let own = declared.constructorKeys
    return own
      + declared.members.filter { member in member.kind == .property && !own.contains { $0.name == member.name } }.map {
        LuaType.Field(name: $0.name, type: ($0.type ?? .any).required, doc: $0.doc, isOptional: true)
      }
  }

  /// The forms of a call of the class.
  private func makers(of declared: ApiDescription.Class) -> [String] {
    let name = declared.name
    if name == "IndexPath" { return ["fun(section: integer, row: integer): IndexPath", "fun(numbers: integer[]): IndexPath"] }
    if name == "Date" {
      return ["fun(moment?: { timeIntervalSinceReferenceDate?: number, timeIntervalSince1970?: number, timeIntervalSinceNow?: number }): Date"]
    }
    if api.values.contains(where: { $0.name == name }) { return makers(ofValue: declared) }
    // Bytes are strings in Lua. Source: the class's line in the reference
    let made = name == "Data" ? "string" : name
    var makers: [String] = []
    // Colours are no objects of the host's, but are made in the same way.
    if isMadeOfTable(declared), declared.isConstructible || !declared.constructorKeys.isEmpty { makers.append("fun(properties?: \(name).Properties): \(made)") }
    if !declared.orderedArguments.isEmpty { makers.append("fun(\(orderedArguments(of: declared))): \(made)") }
    return makers.isEmpty && declared.isConstructible ? ["fun(): \(made)"] : makers
  }

  /// `CGRect(0, 0, 10, 10)` and `CGRect { 0, 0, 10, 10 }`; transforms also by names.
  private func makers(ofValue declared: ApiDescription.Class) -> [String] {
    let numbers = declared.members.prefix { $0.kind == .readOnlyProperty && $0.type == .number }.map(\.name)
    let count = Self.numbersOfValues[declared.name] ?? numbers.count
    let inOrder = numbers.prefix(count).map { "\($0): number" }.joined(separator: ", ")
    return ["fun(\(inOrder)): \(declared.name)", "fun(numbers: table): \(declared.name)"]
  }

  /// A rectangle's other numbers, such as its edges, are computed.
  private static let numbersOfValues = ["CGRect": 4]

  /// Of the arguments in order the first is needed. Their types are those of the table's keys.
  private func orderedArguments(of declared: ApiDescription.Class) -> String {
    let keys = constructorKeys(of: declared)
    return declared.orderedArguments.enumerated().map { place, name in
      let type = keys.first { $0.name == name }?.type ?? (name == "fn" ? .function : .any)
      return "\(name)\(place > 0 ? "?" : ""): \(type.annotation(.given))"
    }.joined(separator: ", ")
  }

  // MARK: Functions

  private func global(_ member: ApiDescription.Member) -> String {
    if member.isProperty {
      return comment(member.wholeDoc) + "---@type \(member.type?.annotation(.answered) ?? "any")\n\(member.name) = nil\n"
    }
    return member.name == "class" ? makerOfClasses(member) : function(member, owner: "", separator: "")
  }

  /// A script's class has the type of its superclass: its instances are complete, and so are methods that it adds with `---@class` above.
  private func makerOfClasses(_ member: ApiDescription.Member) -> String {
    comment(member.wholeDoc) + """
      ---@generic T
      ---@param name string
      ---@param super? T
      ---@return T
      function class(name, super) end

      """
  }

  private func function(_ member: ApiDescription.Member, owner: String, separator: String) -> String {
    var (text, classes) = (comment(member.wholeDoc), "")
    for parameter in member.parameters {
      var type = parameter.type.annotation(.given)
      // An option table becomes a class, so that an editor can describe each option.
      if let options = parameter.type.options {
        // A call may take several: then those beside `options` have their own names.
        let isOnlyOne = member.parameters.filter { $0.type.options != nil }.count == 1
        let table = isOnlyOne || parameter.name == "options" ? "Options" : parameter.name.prefix(1).uppercased() + parameter.name.dropFirst()
        let name = (owner.isEmpty ? "" : owner + ".") + member.name + "." + table
        classes += "---@class \(name)\n" + fields(options) + "\n"
        type = name
        if case .either(let types) = parameter.type {
          type = ([name] + types.dropFirst().map { $0.annotation(.given) }).joined(separator: "|")
        }
      }
      let isRest = parameter.type == .rest
      text += isRest ? "---@param ... any\n" : "---@param \(parameter.name)\(parameter.isOptional ? "?" : "") \(type)\n"
    }
    // What overrides a method may answer a value as the table of its numbers.
    if let answer = member.type {
      let type = answer.annotation(member.isOverridable ? .overridden : .answered)
      // What a query finds is of a class that only the script knows.
      text += "---@return \(owner == "App" && type == "UIView" ? "UIView|any" : type)\n"
    }
    for second in Self.secondAnswers[owner + separator + member.name] ?? [] { text += "---@return \(second)\n" }
    for form in member.forms {
      let object = separator == ":" ? [ApiDescription.Parameter("self", .named(owner))] : []
      text += overload(form: object + form, answers: member.type)
    }
    let names = member.parameters.map { $0.type == .rest ? "..." : $0.name }.joined(separator: ", ")
    return classes + text + "function \(owner)\(separator)\(member.name)(\(names)) end\n"
  }

  /// A function of the class as another form of the method of its name.
  private func overload(_ member: ApiDescription.Member) -> String {
    overload(form: member.parameters, answers: member.type)
  }

  private func overload(form: [ApiDescription.Parameter], answers type: LuaType?) -> String {
    let parameters = form.map { "\($0.name)\($0.isOptional ? "?" : ""): \($0.type.annotation(.given))" }.joined(separator: ", ")
    return "---@overload fun(\(parameters))" + (type.map { ": \($0.annotation(.answered))" } ?? "") + "\n"
  }

  /// What calls answer beside their first value. Source: their lines in the reference
  private static let secondAnswers = ["launchWindow": ["UIWindow"], "CGRect:divided": ["CGRect"]]

  private func fields(_ fields: [LuaType.Field]) -> String {
    fields.map { field in
      "---@field \(field.name)\(field.isOptional ? "?" : "") \(field.type.annotation(.given)) \(field.doc.oneLine)\n"
    }.joined()
  }

  // MARK: Protocols, enumerations, specs

  private func text(of methods: ApiDescription.ProtocolMethods) -> String {
    var text = comment(methods.doc) + "---@class \(methods.name)" + (methods.inherits.map { ": " + $0 } ?? "") + "\n"
    for method in methods.methods {
      let parameters = method.parameters.map { "\($0.name)\($0.isOptional ? "?" : ""): \($0.type.annotation(.answered))" }
      let answer = method.type.map { ": " + $0.annotation(.given) } ?? ""
      text += "---@field \(method.name)? fun(\((["self: any"] + parameters).joined(separator: ", ")))\(answer) \(method.doc.oneLine)\n"
    }
    return text
  }

  private var enums: String {
    var written: [String: [String]] = [:]
    for (name, cases) in api.types.flatMap(\.choices) { written[name] = cases }
    return written.keys.sorted().map { name in
      "---@alias \(LuaType.aliasName(name))\n" + (written[name] ?? []).map { "---| \"\($0)\"\n" }.joined()
    }.joined(separator: "\n")
  }

  private var specs: String {
    let words = api.specWords.map { word in
      (SpecWords.blockWords + SpecWords.testWords).contains(word.name) ? wordWithOnly(word) : function(word, owner: "", separator: "")
    }.joined(separator: "\n")
    // Names may contain fillers, as in `assert.are.equal`: each filler is a field with the same type.
    let fields = ["are", "is", "has", "have", "was", "were", "does", "no", "are_not", "is_not", "has_no", "array", "message"].map {
      "---@field \($0) luassert\n"
    }.joined()
    let assertions = api.assertions.map { function($0, owner: "assert", separator: ".") }.joined(separator: "\n")
    return words + "\n---@class luassert\n---@field [string] any\n" + fields
      + "---@overload fun(value: any, message?: any, ...: any): any\nassert = {}\n\n" + assertions
      + "\n" + Self.spies + matchers + "\n" + GeneratorStubs.text
  }

  /// A function that also has `only`, which is called in the same way.
  private func wordWithOnly(_ word: ApiDescription.Member) -> String {
    let parameters = word.parameters.map { "\($0.name)\($0.isOptional ? "?" : ""): \($0.type.annotation(.given))" }.joined(separator: ", ")
    return comment(word.wholeDoc) + """
      ---@class spec.\(word.name)
      ---@field only fun(\(parameters)) Of the file, only what is said so runs.
      ---@overload fun(\(parameters))
      \(word.name) = {}

      """
  }

  /// The code is in Lua (Assertions/spy.lua); this describes it.
  private static let spies = """
    ---A function that remembers how it was called.
    ---@class luassert.spy
    ---@field calls { vals: any[], refs: any[] }[] What it was called with, oldest first.
    ---@field returnvals { vals: any[], refs: any[] }[] What it returned.
    ---@field callback function What it calls.
    ---@field called fun(self: luassert.spy, times?: integer): boolean, integer
    ---@field called_with fun(self: luassert.spy, ...: any): boolean
    ---@field returned_with fun(self: luassert.spy, ...: any): boolean
    ---@field clear fun(self: luassert.spy): luassert.spy Forgets the calls.
    ---@field revert fun(self: luassert.spy): function Puts the table's own function back.
    ---@overload fun(...: any): any

    ---A spy that answers what it is told to, and calls nothing else.
    ---@class luassert.stub: luassert.spy
    ---@field returns fun(...: any): luassert.stub What it answers.
    ---@field invokes fun(callback: function): luassert.stub What it calls to answer.
    ---@field by_default luassert.answers
    ---@field on_call_with fun(...: any): luassert.answers What it answers to these arguments.
    ---@overload fun(...: any): any

    ---@class luassert.answers
    ---@field returns fun(...: any): luassert.stub
    ---@field invokes fun(callback: function): luassert.stub

    ---@class luassert.spies
    ---@field new fun(callback?: function): luassert.spy
    ---@field on fun(table: table, key: any): luassert.spy In the place of a table's function, until the test ends.
    ---@field is_spy fun(value: any): boolean
    ---@overload fun(callback?: function): luassert.spy
    spy = {}

    ---@class luassert.stubs
    ---@field new fun(table?: table, key?: any, ...: any): luassert.stub
    ---@field is_stub fun(value: any): boolean
    ---@overload fun(table?: table, key?: any, ...: any): luassert.stub
    stub = {}

    ---@class luassert.mocks
    ---@field new fun(table: table, stubs?: boolean): table
    ---@field clear fun(table: table): table
    ---@field revert fun(table: table): table
    ---@overload fun(table: table, stubs?: boolean): table
    mock = {}


    """

  /// Every assertion about one value is also a matcher: `match.is_string()`.
  private var matchers: String {
    let named = api.assertions.filter { $0.name.hasPrefix("is_") }.map { "---@field \($0.name) fun(...: any): luassert.matcher \($0.doc.oneLine)\n" }
    return """
      ---Stands for an argument: it holds for some values, and not for others.
      ---@class luassert.matcher
      ---@overload fun(value: any): boolean

      ---@class luassert.matchers
      ---@field _ luassert.matcher Any value.
      ---@field any_of fun(...: any): luassert.matcher One of them holds.
      ---@field all_of fun(...: any): luassert.matcher All of them hold.
      ---@field none_of fun(...: any): luassert.matcher None of them holds.
      ---@field [string] fun(...: any): luassert.matcher
      \(named.joined())match = {}

      """
  }

  private func comment(_ text: String) -> String { "---\(text.oneLine)\n" }
}

extension String {
  /// As one line, for a comment.
  var oneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
