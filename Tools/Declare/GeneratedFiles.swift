import Foundation

/// What is made of the declarations of delegates: in the target of each protocol what a delegate without a method answers; in LunetteScript the
/// methods that the reference, the checks and the suggestions know, and the adapters that pass a call on to a script.
struct GeneratedFiles {
  /// By their paths in the folder of the sources.
  let texts: [String: String]

  init(of sources: URL) throws {
    let protocols = try DelegateProtocol.all(in: sources)
    var texts: [String: String] = [:]
    for (target, declared) in Dictionary(grouping: protocols, by: \.target) {
      texts["\(target)/DelegateDefaults.gen.swift"] = Self.file(["Foundation"], declared.compactMap(\.defaults))
    }
    let imports = ["Foundation", "Lua", "LunetteKit"]
    let known = Self.merged(protocols)
    let list = """
      extension ScriptProtocols {
        static let generated: [any ScriptProtocol.Type] = [
      \(known.map { "    \($0.methodsName).self," }.joined(separator: "\n"))
        ]
      }
      """
    texts["LunetteScript/Protocols/DelegateMethods.gen.swift"] = Self.file(imports, try known.map { try $0.methodList(among: known) } + [list])
    texts["LunetteScript/Delegates/DelegateAdapters.gen.swift"] = Self.file(imports, try known.compactMap { try $0.adapterClass(among: known) })
    self.texts = texts
  }

  /// Writes the files, and removes those that are not made any more. - Returns: the paths of the files that have changed
  func write(into sources: URL) throws -> [String] {
    let found = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { path in
      ["DelegateDefaults", "DelegateMethods", "DelegateAdapters"].contains { path.hasSuffix("/\($0).gen.swift") }
    }
    var changed = found.filter { texts[$0] == nil }
    for path in changed { try FileManager.default.removeItem(at: sources.appendingPathComponent(path)) }
    for (path, text) in texts {
      let url = sources.appendingPathComponent(path)
      if (try? String(contentsOf: url, encoding: .utf8)) == text { continue }
      try text.write(to: url, atomically: true, encoding: .utf8)
      changed.append(path)
    }
    return changed.sorted()
  }

  private static func file(_ imports: [String], _ parts: [String]) -> String {
    (["// Made by `make declare` of the declarations of delegates' protocols. A test fails when it is out of date.\n// swift-format-ignore-file"]
      + [imports.map { "import \($0)" }.joined(separator: "\n")] + parts).joined(separator: "\n\n") + "\n"
  }

  /// A protocol that is a part of another adds its methods to those of the other.
  private static func merged(_ protocols: [DelegateProtocol]) -> [DelegateProtocol] {
    protocols.filter { $0.whole == nil }.map { whole in
      let parts = protocols.filter { $0.whole == whole.name }
      return DelegateProtocol(
        name: whole.name, inherited: whole.inherited, doc: whole.doc, whole: nil, adapter: whole.adapter, keepsObjects: whole.keepsObjects,
        target: whole.target, methods: whole.methods + parts.flatMap(\.methods))
    }
  }
}

// MARK: Defaults

extension DelegateProtocol {
  fileprivate var defaults: String? {
    let bodies = methods.compactMap { method -> String? in
      if method.mark.isNeeded, method.mark.otherwise == nil { return nil }
      guard let answer = method.mark.otherwise ?? (method.result == nil ? "" : nil) else { return nil }
      return "  public \(method.declaration) {\(answer.isEmpty ? "" : " \(answer) ")}"
    }
    return bodies.isEmpty ? nil : "extension \(name) {\n\(bodies.joined(separator: "\n"))\n}"
  }
}

// MARK: Methods

extension DelegateProtocol {
  fileprivate var methodsName: String { "\(stem)Methods" }
  fileprivate var adapterName: String { "Script\(stem)" }

  /// The protocol whose methods for scripts this one has, too.
  fileprivate func parent(among known: [DelegateProtocol]) -> DelegateProtocol? {
    known.first { inherited.contains($0.name) }
  }

  fileprivate func methodList(among known: [DelegateProtocol]) throws -> String {
    let named = methods.filter { $0.mark.name != nil }
    var lines = ["enum \(methodsName): ScriptProtocol {", "  static let name = \(name.quoted)"]
    if let parent = parent(among: known) { lines.append("  static let inherits: String? = \(parent.name.quoted)") }
    lines.append("  static let doc = \(doc.quoted)")
    lines += named.map(\.listed)
    lines.append("  static var methods: [MethodDeclaration] { [\(named.compactMap { $0.mark.name.map { "\($0).declaration" } }.joined(separator: ", "))] }")
    return (lines + ["}"]).joined(separator: "\n")
  }
}

extension DelegateMethod {
  /// The arguments for scripts: names, types, and what makes them of the method's.
  private var given: [(name: String, type: String, value: String)] {
    if let arguments = mark.arguments {
      return arguments.map { name, type in
        guard let type else { return parameters.first { $0.name == name }?.given ?? (name, "?", name) }
        return (name, type, "\(type)(\(name))")
      }
    }
    return parameters.map(\.given)
  }

  /// The answer's type for scripts.
  private var answer: String {
    if mark.answers == "nothing" { return "Anything" }
    return mark.answers ?? result.map { Self.answers[$0]?.type ?? $0 } ?? "Anything"
  }

  fileprivate var listed: String {
    let name = mark.name ?? ""
    let types = given.map(\.type)
    let arguments = types.count == 1 ? types[0] : "(\(types.joined(separator: ", ")))"
    let described = given.map { ".of(\($0.name.quoted), \($0.type).self)" }.joined(separator: ", ")
    let answersNothing = mark.answers == "nothing" || (result == nil && mark.answers == nil)
    let answers = answersNothing ? "" : ", answers: \(answer).self"
    let contract = mark.contract.map { ", asks: .\($0)" } ?? ""
    return "  static let \(name) = ScriptMethod<\(arguments), \(answer)>(\(name.quoted), \(doc.quoted), \(unit.map { "unit: .\($0), " } ?? "")[\(described)]\(answers)\(contract))"
  }

  /// What the answer is for scripts, and how the result is made of it.
  private static let answers: [String: (type: String, suffix: String)] = [
    "Bool": ("BooleanAnswer", "?.value"), "Int": ("Count", "?.value"), "Int?": ("Count", "?.value"),
    "IndexPath": ("RowPath", "?.indexPath"), "IndexPath?": ("RowPath?", "??.indexPath"),
    "(any UIViewControllerAnimatedTransitioning)?": ("AnimatorAnswer?", "??.animator"),
    "(any UIViewControllerInteractiveTransitioning)?": ("InteractionAnswer?", "??.interaction"), "(any CAAction)?": ("ActionAnswer", "?.action"),
  ]

  /// The adapter's method; nil where it is written by hand.
  fileprivate func forwarder(_ methodsName: String) throws -> String? {
    if mark.isByHand || (mark.name == nil && mark.has.isEmpty) { return nil }
    let body: String
    if !mark.has.isEmpty {
      body = mark.has.map { "has(\(methodsName).\($0))" }.joined(separator: " || ")
    } else {
      let arguments = (["\(methodsName).\(mark.name ?? "")"] + given.map(\.value)).joined(separator: ", ")
      let isTold = mark.answers == "nothing" && result == "Bool"
      let told = "guard has(\(methodsName).\(mark.name ?? "")) else { return false }; notify(\(arguments)); return true"
      body = try isTold ? told : result.map { try answered("\(mark.isNeeded ? "require" : "ask")(\(arguments))", $0) } ?? "notify(\(arguments))"
    }
    return "  \(declaration) { \(body) }"
  }

  private func answered(_ call: String, _ result: String) throws -> String {
    guard let otherwise = mark.otherwise ?? (result.hasSuffix("?") ? "nil" : nil) else {
      throw DeclarationFault(
        description: "\"- Lua: \(mark.name ?? "")\" answers \(result), but doesn't say what a delegate without the method answers: add \", else VALUE\"")
    }
    let rest = otherwise == "nil" ? "" : " ?? \(otherwise)"
    if ["Height", "Count"].contains(answer) { return "\(call)?.value\(rest)" }
    if mark.answers == nil, let suffix = Self.answers[result]?.suffix { return "\(call)\(suffix)\(rest)" }
    if answer == result { return "\(call) ?? \(otherwise)" }
    return answer == "\(result)?" ? "(\(call) ?? nil)\(rest)" : "\(call)\(rest)"
  }
}

extension DelegateMethod.Parameter {
  /// Rows and sections count from 1 for scripts; some values are tables there.
  fileprivate var given: (name: String, type: String, value: String) {
    switch type {
    case "IndexPath": (name, "RowPath", "RowPath(\(name))")
    case "IndexPath?": (name, "RowPath?", "\(name).map(RowPath.init)")
    case "[IndexPath]": (name, "[RowPath]", "\(name).map(RowPath.init)")
    case "Int" where name == "section": (name, "SectionNumber", "SectionNumber(\(name))")
    case "Int": (name, "RowNumber", "RowNumber(\(name))")
    case "[UIViewController]": (name, "ControllerList", "ControllerList(\(name))")
    case "any UIViewControllerAnimatedTransitioning": (name, "AnimatorArgument", "AnimatorArgument(\(name))")
    default: (name, type, name)
    }
  }
}

// MARK: Adapters

extension DelegateProtocol {
  /// Nil where another protocol's adapter answers.
  fileprivate func adapterClass(among known: [DelegateProtocol]) throws -> String? {
    if adapter != nil { return nil }
    let guests = known.filter { $0.adapter == name }
    let parent = parent(among: known)
    let isInherited = known.contains { $0.adapter == nil && $0.parent(among: known)?.name == name }
    let lists = ([self] + guests).map { "\($0.methodsName).self" }.joined(separator: ", ")
    var lines = [
      "/// A script's table or instance as a \(name).",
      "\(isInherited ? "" : "final ")class \(adapterName): \(parent?.adapterName ?? "ScriptDelegate"), \(([self] + guests).map(\.name).joined(separator: ", ")) {",
      "  override class var protocols: [any ScriptProtocol.Type] { \(parent == nil ? "" : "super.protocols + ")[\(lists)] }",
    ]
    if keepsObjects { lines.append("  override class var keepsObjects: Bool { true }") }
    for source in [self] + guests { lines += try source.methods.compactMap { try $0.forwarder(source.methodsName) } }
    return (lines + ["}", "extension \(methodsName): AdaptedProtocol { typealias Adapter = \(adapterName) }"]).joined(separator: "\n")
  }
}

extension String {
  /// As a text of Swift's.
  fileprivate var quoted: String { "\"" + replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\"" }
}
