/// The Lua API as plain data: what the reference page, editors and messages are made of. Nothing in it can be called.
public struct ApiDescription: Equatable, Sendable {
  public struct Class: Equatable, Sendable {
    public var name: String
    public var superclass: String?
    public var doc: String
    /// Whether a script may make one.
    public var isConstructible: Bool
    public var members: [Member]
  }

  public struct Member: Equatable, Sendable {
    public enum Kind: String, Sendable { case property, readOnlyProperty, method, typeFunction, typeValue }

    public var name: String
    public var kind: Kind
    public var doc: String
    public var parameters: [Parameter]
    /// What a property is, as messages say it: `a number`. Empty for the others.
    public var type: String
  }

  public struct Parameter: Equatable, Sendable {
    public var name: String
    public var type: String
    public var isOptional: Bool
  }

  /// In an order in which every class comes after its superclass.
  public var classes: [Class]
  /// Geometry and index paths, which are values without identity.
  public var values = ApiDescription.values
  /// Global functions.
  public var functions = ApiDescription.functions
}

extension ScriptHost {
  /// The whole Lua API, as every host has it.
  public static var apiDescription: ApiDescription { Registry.shared.description }
}
