import Lua
import LunetteScript

/// Turns the API's types into JSON schemas, as far as JSON can express them. Source: json-schema.org, 2020-12
enum JsonSchema {
  static func object(_ properties: [(name: String, schema: [String: Any])], required: [String]) -> [String: Any] {
    var schema: [String: Any] = [
      "type": "object", "properties": Dictionary(properties.map { ($0.name, $0.schema as Any) }) { first, _ in first },
      "additionalProperties": false,
    ]
    if !required.isEmpty { schema["required"] = required }
    return schema
  }

  static func of(_ method: ApiDescription.Member) -> [String: Any] {
    object(
      method.parameters.map { ($0.name, of($0.type)) }, required: method.parameters.filter { !$0.isOptional }.map(\.name))
  }

  /// Nil for a type that only scripts can have: a view, a function.
  private static func known(_ type: LuaType) -> [String: Any]? {
    switch type {
    case .named("number"): ["type": "number"]
    case .named("integer"): ["type": "integer"]
    case .named("string"): ["type": "string"]
    case .named("boolean"): ["type": "boolean"]
    case .named("table"): ["type": "object"]
    case .named("any"), .rest: [:]
    case .named("IndexPath"): ["type": "array", "items": ["type": "integer"], "minItems": 2, "maxItems": 2]
    case .named: nil
    case .value: ["type": "array", "items": ["type": "number"]]
    case .choice(_, let cases): ["enum": cases]
    case .list(let element): ["type": "array", "items": of(element)]
    case .map(let value): ["type": "object", "additionalProperties": of(value)]
    case .optional(let type): known(type)
    case .either(let types): either(types.compactMap(known))
    case .fields(let fields):
      object(
        fields.map { field in
          var schema = of(field.type)
          if !field.doc.isEmpty { schema["description"] = field.doc }
          return (field.name, schema)
        }, required: fields.filter { !$0.isOptional }.map(\.name))
    }
  }

  private static func either(_ schemas: [[String: Any]]) -> [String: Any]? {
    schemas.count > 1 ? ["anyOf": schemas] : schemas.first
  }

  static func of(_ type: LuaType) -> [String: Any] { known(type) ?? [:] }
}
