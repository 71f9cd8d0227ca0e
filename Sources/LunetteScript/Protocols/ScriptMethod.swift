import Foundation
import Lua
import LunetteKit

/// A method that the host calls on a script's table, declared once: its name, its description, its arguments and its answer. From this come
/// the call, the check of the answer, the reference and the contract checker's questions.
///
/// ```swift
/// let height = ScriptMethod("heightForRowAt", "The height of a row. Points.", .tableView, .indexPath, answers: Height.self, asks: .lasting)
/// …
/// delegate.ask(methods.height, tableView, path)
/// ```
///
/// Only the compiler uses the two types. A generic class would have its metadata made for each pair of types when a process starts, which took
/// a tenth of the time to the first frame.
struct ScriptMethod<Arguments, Answer>: Sendable {
  let declaration: MethodDeclaration
  var name: LuaName { declaration.name }

  fileprivate init(
    _ name: LuaName, _ doc: String, _ answer: (any LuaTyped.Type)?, _ question: TableQuestion?,
    _ parameters: @escaping @autoclosure () -> [ApiDescription.Parameter]
  ) {
    declaration = MethodDeclaration(name, question) {
      .init(name: name.text, kind: .method, doc: doc, parameters: parameters(), type: answer?.luaType)
    }
  }
}

/// A method of a protocol, without its argument and answer types.
final class MethodDeclaration: @unchecked Sendable {
  let name: LuaName
  /// What the contract checker expects of the method's answers; nil for methods that report an event.
  let question: TableQuestion?
  var description: ApiDescription.Member { describe() }
  private let describe: () -> ApiDescription.Member

  fileprivate init(_ name: LuaName, _ question: TableQuestion?, _ describe: @escaping () -> ApiDescription.Member) {
    (self.name, self.question, self.describe) = (name, question, describe)
    MethodList.open?.methods.append(self)
  }
}

/// Collects the methods that are made with a protocol's value, in order.
private final class MethodList: @unchecked Sendable {
  /// The list that is being filled in this task.
  @TaskLocal static var open: MethodList?
  var methods: [MethodDeclaration] = []

  static func filled(_ make: () -> Void) -> [MethodDeclaration] {
    let list = MethodList()
    $open.withValue(list, operation: make)
    return list.methods
  }
}

extension ScriptMethod where Arguments: CallValue, Answer: LuaReadable {
  init(
    _ name: LuaName, _ doc: String, _ a: CallParameter<Arguments>, answers: Answer.Type, asks question: TableQuestion? = nil
  ) {
    self.init(name, doc, answers, question, [a.described])
  }
}

extension ScriptMethod where Answer: LuaReadable {
  init<A: CallValue, B: CallValue>(
    _ name: LuaName, _ doc: String, _ a: CallParameter<A>, _ b: CallParameter<B>, answers: Answer.Type, asks question: TableQuestion? = nil
  ) where Arguments == (A, B) {
    self.init(name, doc, answers, question, [a.described, b.described])
  }
  init<A: CallValue, B: CallValue, C: CallValue>(
    _ name: LuaName, _ doc: String, _ a: CallParameter<A>, _ b: CallParameter<B>, _ c: CallParameter<C>, answers: Answer.Type
  ) where Arguments == (A, B, C) {
    self.init(name, doc, answers, nil, [a.described, b.described, c.described])
  }
  init<A: CallValue, B: CallValue, C: CallValue, D: CallValue>(
    _ name: LuaName, _ doc: String, _ a: CallParameter<A>, _ b: CallParameter<B>, _ c: CallParameter<C>, _ d: CallParameter<D>,
    answers: Answer.Type
  ) where Arguments == (A, B, C, D) {
    self.init(name, doc, answers, nil, [a.described, b.described, c.described, d.described])
  }
}

/// Methods whose answer is ignored.
extension ScriptMethod where Arguments: CallValue, Answer == Anything {
  init(_ name: LuaName, _ doc: String, _ a: CallParameter<Arguments>) { self.init(name, doc, nil, nil, [a.described]) }
}

extension ScriptMethod where Answer == Anything {
  init<A: CallValue, B: CallValue>(_ name: LuaName, _ doc: String, _ a: CallParameter<A>, _ b: CallParameter<B>) where Arguments == (A, B) {
    self.init(name, doc, nil, nil, [a.described, b.described])
  }
  init<A: CallValue, B: CallValue, C: CallValue>(
    _ name: LuaName, _ doc: String, _ a: CallParameter<A>, _ b: CallParameter<B>, _ c: CallParameter<C>
  ) where Arguments == (A, B, C) {
    self.init(name, doc, nil, nil, [a.described, b.described, c.described])
  }
  init<A: CallValue, B: CallValue, C: CallValue, D: CallValue>(
    _ name: LuaName, _ doc: String, _ a: CallParameter<A>, _ b: CallParameter<B>, _ c: CallParameter<C>, _ d: CallParameter<D>
  ) where Arguments == (A, B, C, D) {
    self.init(name, doc, nil, nil, [a.described, b.described, c.described, d.described])
  }
}

/// Questions that a table asks before or while it shows rows.
enum TableQuestion {
  /// The answer must not change while the table shows the rows it was about.
  case lasting
  case passing
}

/// An argument of a method: its name and its type.
struct CallParameter<Value> {
  let name: String
  init(_ name: String, _ type: Value.Type = Value.self) { self.name = name }
}

extension CallParameter where Value: CallValue {
  fileprivate var described: ApiDescription.Parameter {
    let type = Value.luaType
    return .init(name, type.required, isOptional: type != type.required)
  }
}

extension CallParameter where Value == UIApplication { static var application: Self { .init("application") } }
extension CallParameter where Value == UIScrollView { static var scrollView: Self { .init("scrollView") } }
extension CallParameter where Value == UITableView { static var tableView: Self { .init("tableView") } }
extension CallParameter where Value == RowPath { static var indexPath: Self { .init("indexPath") } }
extension CallParameter where Value == SectionNumber { static var section: Self { .init("section") } }
extension CallParameter where Value == UIView { static var view: Self { .init("view") } }
extension CallParameter where Value == UITableViewCell { static var cell: Self { .init("cell") } }
extension CallParameter where Value == UITextView { static var textView: Self { .init("textView") } }
extension CallParameter where Value == UITextField { static var textField: Self { .init("textField") } }
extension CallParameter where Value == UIGestureRecognizer {
  static var recognizer: Self { .init("recognizer") }
  static var other: Self { .init("other") }
}

/// The methods of a protocol: each stored property is a `ScriptMethod`.
protocol ScriptProtocol: Sendable {
  static var name: String { get }
  static var inherits: String? { get }
  static var doc: String { get }
  init()
}

extension ScriptProtocol {
  static var inherits: String? { nil }

  static var methods: [MethodDeclaration] { MethodList.filled { _ = Self() } }

  fileprivate static var description: ApiDescription.ProtocolMethods {
    .init(name: name, inherits: inherits, doc: doc, methods: methods.map(\.description))
  }
}

extension ApiDescription {
  static let protocols: [ProtocolMethods] = ScriptProtocols.all.map { $0.description }
}

/// Source: docs/lua-api.md 3
enum ScriptProtocols {
  static let all: [any ScriptProtocol.Type] = [
    AppDelegateMethods.self, RestorationMethods.self, ScrollDelegateMethods.self, TableDataSourceMethods.self,
    TablePrefetchingMethods.self, TableDelegateMethods.self, CollectionDataSourceMethods.self, CollectionPrefetchingMethods.self,
    CollectionDelegateMethods.self, CollectionFlowMethods.self, GestureDelegateMethods.self,
    TextFieldDelegateMethods.self, TextViewDelegateMethods.self, LayerDelegateMethods.self, AnimationDelegateMethods.self,
    NavigationDelegateMethods.self, NavigationBarDelegateMethods.self, TabBarControllerDelegateMethods.self, TabBarDelegateMethods.self,
    SplitDelegateMethods.self,
    TransitioningDelegateMethods.self, AnimatorMethods.self, InteractionMethods.self, AdaptivePresentationMethods.self,
    PickerDataSourceMethods.self, PickerDelegateMethods.self, ToolbarDelegateMethods.self, SearchBarDelegateMethods.self, SearchUpdaterMethods.self,
    SearchControllerDelegateMethods.self, PageDataSourceMethods.self, PageDelegateMethods.self, ImagePickerDelegateMethods.self,
    WebNavigationMethods.self, OldWebMethods.self, SessionMethods.self,
  ]

  /// The names of all methods in all protocols.
  static let methodNames = Set(askers.keys)
}
