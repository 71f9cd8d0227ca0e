import Lua
import LunetteCore

/// The small values and containers of Library/values.lua.
extension ApiDescription {
  static let smallValues: [Class] = [
    Class(
      name: "NSCache", superclass: nil,
      doc: "Objects by keys, as a table, with limits: NSCache { countLimit = 100 }. What was set longest ago goes first. Equal URLs and "
        + "index paths are one key.",
      isConstructible: true,
      members: [
        method("object", "The object of a key, or nil.", [.init("key", .any)], .any),
        method(
          "setObject", "Keeps an object under a key.", [.init("object", .any), .init("key", .any), .init("cost", .number, isOptional: true)]),
        method("removeObject", "Removes the object of a key.", [.init("key", .any)]),
        method("removeAllObjects", "Removes all objects.", []),
        Member(name: "countLimit", kind: .property, doc: "The most objects; 0 for any number.", type: .number),
        Member(name: "totalCostLimit", kind: .property, doc: "The most costs together; 0 for any.", type: .number),
        Member(name: "name", kind: .property, doc: "A name. Kept only.", type: .string),
        Member(
          name: "delegate", kind: .property, doc: "Its method willEvictObject(cache, object) hears of each object that goes, by the limits or by removeObject.",
          type: .optional(.table)),
      ]),
    Class(
      name: "NSPredicate", superclass: nil,
      doc:
        "A condition that objects and tables fulfil or not: NSPredicate { format = \"name CONTAINS[cd] %@ AND age > %d\", text, 18 }, NSPredicate(format, ...), "
        + "{ block = function(object) end } or { value = true }. SELF MATCHES takes patterns of NSRegularExpression.",
      isConstructible: true,
      members: [
        method(
          "evaluate", "Whether an object fulfils it; with values for names such as $NAME.",
          [.init("object", .any), .init("variables", .table, isOptional: true)],
          .boolean),
        method("filtered", "The elements of a list that fulfil it, as NSArray's filtered(using:) answers them.", [.init("list", .table)], .list(.any)),
        Member(name: "predicateFormat", kind: .readOnlyProperty, doc: "Its format.", type: .string),
      ],
      constructorKeys: [
        .init(name: "format", type: .string, doc: "The condition in words; its %@, %d, %K are the values that follow.", isOptional: true),
        .init(name: "argumentArray", type: .list(.any), doc: "The values for a format, in a list.", isOptional: true),
        .init(name: "block", type: .function, doc: "Answers whether an object fulfils it.", isOptional: true),
        .init(name: "value", type: .boolean, doc: "The answer for every object.", isOptional: true),
      ]),
    Class(
      name: "NSCompoundPredicate", superclass: nil,
      doc: "Several predicates as one: NSCompoundPredicate { andPredicateWithSubpredicates = { one, other } }. What it makes is an NSPredicate.",
      isConstructible: true, members: [],
      constructorKeys: [
        .init(name: "andPredicateWithSubpredicates", type: .list(.any), doc: "All must be fulfilled.", isOptional: true),
        .init(name: "orPredicateWithSubpredicates", type: .list(.any), doc: "One must be fulfilled.", isOptional: true),
        .init(name: "notPredicateWithSubpredicate", type: .any, doc: "It must not be fulfilled.", isOptional: true),
        .init(name: "type", type: .string, doc: "\"and\", \"or\" or \"not\", with subpredicates.", isOptional: true),
        .init(name: "subpredicates", type: .list(.any), doc: "The predicates.", isOptional: true),
      ]),
    Class(
      name: "NSItemProvider", superclass: nil, doc: "A thing that is dragged: UIDragItem { itemProvider = NSItemProvider { object = \"Apple\" } }.",
      isConstructible: true,
      members: [
        Member(name: "object", kind: .readOnlyProperty, doc: "The thing.", type: .any),
        method("canLoadObject", "Whether there is a thing.", [.init("class", .any, isOptional: true)], .boolean),
        method("loadObject", "Calls completion(object, error), at once.", [.init("class", .any, isOptional: true), .init("completion", .function)]),
      ],
      constructorKeys: [.init(name: "object", type: .any, doc: "The thing.", isOptional: true)]),
    Class(
      name: "IndexSet", superclass: nil, doc: "A list of numbers from 1: IndexSet { integer = 1 }, IndexSet { integersIn = { 1, 3 } } or IndexSet { 1, 4 }.",
      isConstructible: true, members: [],
      constructorKeys: [
        .init(name: "integer", type: .number, doc: "The only number.", isOptional: true),
        .init(name: "integersIn", type: .list(.number), doc: "The first and the last number.", isOptional: true),
      ]),
    Class(
      name: "NSDirectionalEdgeInsets", superclass: nil,
      doc: "Distances from the edges, by the direction of the writing: NSDirectionalEdgeInsets { top = 1, leading = 2, bottom = 3, trailing = 4 }, or "
        + "the four numbers.",
      isConstructible: true,
      members: [Member(name: "zero", kind: .typeValue, doc: "No distances.", type: .map(.number))],
      constructorKeys: ["top", "leading", "bottom", "trailing"].map {
        .init(name: $0, type: .number, doc: "The distance.", unit: MeasuredUnit.points.rawValue, isOptional: true)
      }),
    Class(
      name: "CGVector", superclass: nil, doc: "A list of two numbers: CGVector { dx = 0, dy = 1 }.", isConstructible: true,
      members: [Member(name: "zero", kind: .typeValue, doc: "No direction.", type: .list(.number))],
      constructorKeys: ["dx", "dy"].map { .init(name: $0, type: .number, doc: "The number.", isOptional: true) }),
    Class(
      name: "NSRange", superclass: nil,
      doc:
        "A table of a place, from 0, and a length, in UTF-16 units: NSRange { location = 0, length = 3 } means the same as { 1, 3 }, the first and the last one "
        + "counted from 1.", isConstructible: true, members: [],
      constructorKeys: ["location", "length"].map { .init(name: $0, type: .number, doc: "The number.", isOptional: true) }),
    Class(
      name: "UIOffset", superclass: nil, doc: "A list of two distances: UIOffset { horizontal = 0, vertical = -2 }.", isConstructible: true,
      members: [Member(name: "zero", kind: .typeValue, doc: "No distance.", type: .list(.number))],
      constructorKeys: ["horizontal", "vertical"].map {
        .init(name: $0, type: .number, doc: "The distance.", unit: MeasuredUnit.points.rawValue, isOptional: true)
      }),
    Class(
      name: "UILayoutPriority", superclass: nil,
      doc: "A priority as a number: UILayoutPriority(999), or the name of a known one: "
        + "UILayoutPriority.defaultHigh.",
      isConstructible: true,
      members: [
        "required", "defaultHigh", "dragThatCanResizeScene", "sceneSizeStayPut", "dragThatCannotResizeScene", "defaultLow", "fittingSizeLevel",
      ].map { Member(name: $0, kind: .typeValue, doc: "The priority of this name.", type: .string) }),
  ]
}
