import Lua
import LunetteCore

/// The Lua API as plain data, from which the reference, files for editors and messages are made. Nothing in it can be called.
public struct ApiDescription: Equatable, Sendable {
  public struct Class: Equatable, Sendable {
    public var name: String
    public var superclass: String?
    public var doc: String
    /// Whether scripts may make objects of the class.
    public var isConstructible: Bool
    public var members: [Member]
    /// Keys of the constructor's table that aren't properties: `UITableView { style = "grouped" }`.
    public var constructorKeys: [LuaType.Field] = []
    /// The names of what the constructor takes in order, where it may be called without a table: `URLQueryItem("page", "2")`.
    public var orderedArguments: [String] = []
  }

  public struct Member: Equatable, Sendable {
    public enum Kind: String, Sendable { case property, readOnlyProperty, method, typeFunction, typeValue }

    public var name: String
    public var kind: Kind
    /// What it means, without its unit and its error.
    public var meaning: String
    /// The unit of its number or numbers.
    public var unit: MeasuredUnit?
    /// When it raises an error, beyond that for arguments that don't fit.
    public var error: String?
    public var parameters: [Parameter]
    /// Other ways to call it, where its own arguments are left open: `Timer.scheduledTimer(1, true, fn)`.
    public var forms: [[Parameter]] = []
    /// The type of a property, or of a call's answer. Nil for a call without an answer.
    public var type: LuaType?
    /// Whether a script's class may override it.
    public var isOverridable: Bool

    public init(
      name: String, kind: Kind, doc: String, unit: MeasuredUnit? = nil, parameters: [Parameter] = [], type: LuaType? = nil, isOverridable: Bool = false
    ) {
      (self.name, self.kind, self.meaning, self.unit, self.parameters, self.type) = (name, kind, doc, unit, parameters, type)
      self.isOverridable = isOverridable
    }

    /// All that the reference says of it.
    public var doc: String { ([meaning] + [unit.map { "\($0.rawValue)." }, error.map { "It is an error \($0)." }].compactMap { $0 }).joined(separator: " ") }
  }

  public struct Parameter: Equatable, Sendable {
    public var name: String
    public var type: LuaType
    public var isOptional: Bool

    public init(_ name: String, _ type: LuaType, isOptional: Bool = false) {
      (self.name, self.type, self.isOptional) = (name, type, isOptional)
    }
  }

  /// The methods of a protocol, which the host calls on a script's table.
  public struct ProtocolMethods: Equatable, Sendable {
    public var name: String
    public var inherits: String?
    public var doc: String
    public var methods: [Member]
  }

  /// Each class comes after its superclass.
  public var classes: [Class]
  /// Geometry values and index paths, which have no identity.
  public var values = ApiDescription.values
  /// Classes that are written in Lua.
  public var libraryClasses = ApiDescription.libraryClasses
  /// The global functions and constants.
  public var functions = ApiDescription.functions + TaskFunctions.descriptions + AppleConstant.descriptions
  /// The methods that data sources, delegates and plugins may have.
  public var protocols = ApiDescription.protocols
  /// The functions and assertions of specs, if the description has them.
  public var specWords: [Member] = []
  public var assertions: [Member] = []
}

extension ApiDescription {
  /// Constructors are called here, because they declare their keys by asking for them. Some make objects of the running simulation.
  package init(_ registry: Registry, _ stack: LuaStack) {
    self = registry.description
    for (index, declaration) in registry.classes.enumerated() {
      classes[index].constructorKeys = declaration.constructorKeys(stack)
    }
  }
}

extension ClassDeclaration {
  fileprivate func constructorKeys(_ stack: LuaStack) -> [LuaType.Field] {
    let arguments = ConstructorArguments(stack, table: 0, describes: true)
    // A constructor that fails without arguments has asked for its keys before.
    _ = try? construct?(arguments)
    return arguments.described.map { field in
      var field = field
      if field.doc.isEmpty, let property = flattened.first(where: { $0.name == field.name })?.member.description {
        (field.meaning, field.unit) = (property.meaning, property.unit?.rawValue)
      }
      return field
    }
  }
}
