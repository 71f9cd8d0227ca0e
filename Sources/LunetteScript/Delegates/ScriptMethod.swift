import Lua
import LunetteKit

/// A method that the host calls on a script's table: its name, and what the reference says of it. Each is declared once:
///
/// ```swift
/// @ScriptMethod("The height of a row. Points.", .tableView, .indexPath, answers: Height.self) var heightForRow: LuaName = "heightForRowAt"
/// ```
@propertyWrapper struct ScriptMethod {
  let wrappedValue: LuaName
  fileprivate let description: ApiDescription.Member

  init(wrappedValue: LuaName, _ doc: String, _ parameters: ApiDescription.Parameter..., answers: (any LuaTyped.Type)? = nil) {
    self.wrappedValue = wrappedValue
    description = .init(name: wrappedValue.text, kind: .method, doc: doc, parameters: parameters, type: answers?.luaType)
  }
}

/// The methods of a protocol, as stored properties that are wrapped with `ScriptMethod`.
protocol ScriptProtocol {
  static var name: String { get }
  static var inherits: String? { get }
  static var doc: String { get }
  init()
}

extension ScriptProtocol {
  static var inherits: String? { nil }

  fileprivate static var description: ApiDescription.ProtocolMethods {
    let methods = Mirror(reflecting: Self()).children.compactMap { ($0.value as? ScriptMethod)?.description }
    return .init(name: name, inherits: inherits, doc: doc, methods: methods)
  }
}

extension ApiDescription {
  /// Source: lua-api.md section 3
  static let protocols: [ProtocolMethods] = [
    AppDelegateMethods.description, ScrollDelegateMethods.description, TableDataSourceMethods.description,
    TablePrefetchingMethods.description, TableDelegateMethods.description, GestureDelegateMethods.description,
    TextFieldDelegateMethods.description,
  ]
}

extension ApiDescription.Parameter {
  static let application = Self("application", UIApplication.luaType)
  static let scrollView = Self("scrollView", UIScrollView.luaType)
  static let tableView = Self("tableView", UITableView.luaType)
  static let indexPath = Self("indexPath", RowPath.luaType)
  static let section = Self("section", .integer)
  static let view = Self("view", UIView.luaType)
  static let cell = Self("cell", UITableViewCell.luaType)
  static let recognizer = Self("recognizer", UIGestureRecognizer.luaType)
  static let other = Self("other", UIGestureRecognizer.luaType)
  static let textField = Self("textField", UITextField.luaType)
}
