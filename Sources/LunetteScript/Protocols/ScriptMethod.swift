import Foundation
import Lua
import LunetteKit

/// A method that the host calls on a script's table, declared once: its name, its description, its arguments and its answer. From this come
/// the call, the check of the answer, the reference and the contract checker's questions. Those of delegates are made of the declarations of
/// their protocols in LunetteKit, see docs/architecture.md, "One registry".
///
/// ```swift
/// static let openURL = ScriptMethod<(UIApplication, SessionArgument), BooleanAnswer>(
///   "openURL", "…", [.of("application", UIApplication.self), .of("url", SessionArgument.self)], answers: BooleanAnswer.self)
/// …
/// delegate.ask(AppDelegateMethods.openURL, application, SessionArgument(url))
/// ```
///
/// Only the compiler uses the two types. A generic class would have its metadata made for each pair of types when a process starts, which took
/// a tenth of the time to the first frame.
struct ScriptMethod<Arguments, Answer>: Sendable {
  let declaration: MethodDeclaration
  var name: LuaName { declaration.name }

  /// - Parameters:
  ///   - answer: nil for a method whose answer is ignored
  ///   - question: what the contract checker expects of the answers
  init(
    _ name: LuaName, _ doc: String, unit: MeasuredUnit? = nil, _ parameters: @escaping @autoclosure () -> [ApiDescription.Parameter],
    answers answer: (any LuaTyped.Type)? = nil, asks question: TableQuestion? = nil
  ) {
    declaration = MethodDeclaration(name, question) {
      .init(name: name.text, kind: .method, doc: doc, unit: unit, parameters: parameters(), type: answer?.luaType)
    }
  }
}

/// A method of a protocol, without its argument and answer types.
/// Unchecked: a declaration never changes.
final class MethodDeclaration: @unchecked Sendable {
  let name: LuaName
  /// What the contract checker expects of the method's answers; nil for methods that report an event.
  let question: TableQuestion?
  var description: ApiDescription.Member { describe() }
  private let describe: () -> ApiDescription.Member

  fileprivate init(_ name: LuaName, _ question: TableQuestion?, _ describe: @escaping () -> ApiDescription.Member) {
    (self.name, self.question, self.describe) = (name, question, describe)
  }
}

/// Questions that a table asks before or while it shows rows.
enum TableQuestion {
  /// The answer must not change while the table shows the rows it was about.
  case lasting
  case passing
}

extension ApiDescription.Parameter {
  /// An argument of a method: its name and its type.
  static func of<Value: CallValue>(_ name: String, _ type: Value.Type) -> Self {
    let type = Value.luaType
    return .init(name, type.required, isOptional: type != type.required)
  }
}

/// The methods of a protocol: each static property is a `ScriptMethod`.
protocol ScriptProtocol: Sendable {
  static var name: String { get }
  static var inherits: String? { get }
  static var doc: String { get }
  static var methods: [MethodDeclaration] { get }
}

extension ScriptProtocol {
  static var inherits: String? { nil }

  fileprivate static var description: ApiDescription.ProtocolMethods {
    .init(name: name, inherits: inherits, doc: doc, methods: methods.map(\.description))
  }
}

extension ApiDescription {
  static let protocols: [ProtocolMethods] = ScriptProtocols.all.map { $0.description }
}

/// Source: docs/lua-api.md 3
enum ScriptProtocols {
  static let all =
    ([
      AppDelegateMethods.self, SceneDelegateMethods.self, RestorationMethods.self, SessionMethods.self, NotificationCenterMethods.self,
      LocationManagerMethods.self,
    ] + generated).sorted { $0.name < $1.name }

  /// The names of all methods in all protocols.
  static let methodNames = Set(askers.keys)
}
