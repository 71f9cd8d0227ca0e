import Lua
import LunetteKit
import LunetteScript

/// Turns the API's types into JSON schemas, as far as JSON can express them. Source: json-schema.org, 2020-12
enum JsonSchema {
  static func object(_ properties: [(name: String, schema: JsonValue)], required: [String]) -> JsonValue {
    var schema: [String: JsonValue] = [
      "type": "object", "properties": .table(Dictionary(properties.map { ($0.name, $0.schema) }) { first, _ in first }),
      "additionalProperties": false,
    ]
    if !required.isEmpty { schema["required"] = .texts(required) }
    return .table(schema)
  }

  static func of(_ method: ApiDescription.Member) -> JsonValue {
    object(
      method.parameters.map { ($0.name, of($0.type)) }, required: method.parameters.filter { !$0.isOptional }.map(\.name))
  }

  /// Nil for a type that only scripts can have: a view, a function.
  private static func known(_ type: LuaType) -> JsonValue? {
    switch type {
    case .named("number"): ["type": "number"]
    case .named("integer"): ["type": "integer"]
    case .named("string"): ["type": "string"]
    case .named("boolean"): ["type": "boolean"]
    case .named("table"): ["type": "object"]
    case .named("any"), .rest: [:]
    case .named("IndexPath"): ["type": "array", "items": ["type": "integer"], "minItems": 2, "maxItems": 2]
    case .named, .callback: nil
    case .value: ["type": "array", "items": ["type": "number"]]
    case .choice(_, let cases): ["enum": .texts(cases)]
    case .list(let element): ["type": "array", "items": of(element)]
    case .map(let value): ["type": "object", "additionalProperties": of(value)]
    case .optional(let type): known(type)
    case .either(let types): either(types.compactMap(known))
    case .fields(let fields):
      object(
        fields.map { field in
          guard !field.doc.isEmpty, case .table(var schema) = of(field.type) else { return (field.name, of(field.type)) }
          schema["description"] = .text(field.doc)
          return (field.name, .table(schema))
        }, required: fields.filter { !$0.isOptional }.map(\.name))
    }
  }

  private static func either(_ schemas: [JsonValue]) -> JsonValue? {
    schemas.count > 1 ? ["anyOf": .list(schemas)] : schemas.first
  }

  static func of(_ type: LuaType) -> JsonValue { known(type) ?? [:] }
}

extension LuaType {
  /// The keys of a table of options; none for other types.
  var fieldNames: [String] {
    switch self {
    case .fields(let fields): fields.map(\.name)
    case .optional(let type): type.fieldNames
    case .either(let types): types.flatMap(\.fieldNames)
    default: []
    }
  }
}
