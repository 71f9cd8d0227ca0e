import Lua

/// What scripts see that isn't a native class: geometry values, index paths, and global functions. They are made in C, where a value
/// costs the least, or in Lua; their place in the API is declared here, and a test holds the two together.
extension ApiDescription {
  typealias Names = KeyValuePairs<String, String>

  /// Immutable values. Source: lua-api.md 1.4
  static let values: [Class] = [
    value("CGPoint", "A place: CGPoint {x, y}. Points.", ["x": "Points.", "y": "Points."]),
    value("CGSize", "A width and a height: CGSize {width, height}. Points.", ["width": "Points.", "height": "Points."]),
    value(
      "CGRect", "A rectangle: CGRect {x, y, width, height}. Points.",
      [
        "x": "Points.", "y": "Points.", "width": "Points.", "height": "Points.",
        "minX": "The left edge.", "midX": "The middle.", "maxX": "The right edge.",
        "minY": "The top edge.", "midY": "The middle.", "maxY": "The bottom edge.",
      ],
      [
        Member(name: "origin", kind: .readOnlyProperty, doc: "Its top left corner.", type: .value("CGPoint")),
        Member(name: "size", kind: .readOnlyProperty, doc: "Its size.", type: .value("CGSize")),
        method(
          "contains", "Whether a point is in it: the minimum edges are, the maximum edges aren't.", [.init("point", .value("CGPoint"))],
          .boolean),
        method("intersects", "Whether it overlaps a rect.", [.init("rect", .value("CGRect"))], .boolean),
        method("inset", "Smaller by dx on the left and right, dy at the top and bottom.", numbers("dx", "dy"), .value("CGRect")),
        method("offset", "Moved by dx and dy.", numbers("dx", "dy"), .value("CGRect")),
      ]),
    value(
      "UIEdgeInsets", "Distances from the edges, inwards: UIEdgeInsets {top, left, bottom, right}. Points.",
      ["top": "Points.", "left": "Points.", "bottom": "Points.", "right": "Points."]),
    value(
      "CGAffineTransform", "A turn, a scale and a move: CGAffineTransform.identity and what its methods answer.",
      ["a": "x' = a x + c y + tx", "b": "y' = b x + d y + ty", "c": "See a.", "d": "See b.", "tx": "Points.", "ty": "Points."],
      [
        method("rotated", "Turned by some radians first.", numbers("radians"), .value("CGAffineTransform")),
        method("scaled", "Scaled by sx and sy first.", numbers("sx", "sy"), .value("CGAffineTransform")),
        method("translated", "Moved by tx and ty first.", numbers("tx", "ty"), .value("CGAffineTransform")),
        Member(name: "identity", kind: .typeValue, doc: "The map that changes nothing.", type: .value("CGAffineTransform")),
      ]),
    value(
      "IndexPath", "A row's place: IndexPath(section, row), from 1. Compares with == and <, and is a table key by its value.",
      ["section": "From 1.", "row": "From 1."]),
  ]

  /// Source: Apple, NSDiffableDataSourceSnapshot and UITableViewDiffableDataSource
  static let libraryClasses: [Class] = [
    Class(
      name: "NSDiffableDataSourceSnapshot", superclass: nil, doc: "Sections and items by their identifiers, which are unique.",
      isConstructible: true,
      members: [
        method("appendSections", "Adds sections at the end.", [.init("ids", .list(.any))]),
        method("insertSectionsBefore", "Adds sections before another one.", [.init("ids", .list(.any)), .init("section", .any)]),
        method("insertSectionsAfter", "Adds sections after another one.", [.init("ids", .list(.any)), .init("section", .any)]),
        method("moveSectionBefore", "Puts a section before another one.", [.init("section", .any), .init("other", .any)]),
        method("moveSectionAfter", "Puts a section after another one.", [.init("section", .any), .init("other", .any)]),
        method("deleteSections", "Takes sections and their items away.", [.init("ids", .list(.any))]),
        method("reloadSections", "Marks sections to be shown anew.", [.init("ids", .list(.any))]),
        method(
          "appendItems", "Adds items at the end of a section, the last one if none is named.",
          [.init("ids", .list(.any)), .init("section", .any, isOptional: true)]),
        method("insertItemsBefore", "Adds items before another one.", [.init("ids", .list(.any)), .init("item", .any)]),
        method("insertItemsAfter", "Adds items after another one.", [.init("ids", .list(.any)), .init("item", .any)]),
        method(
          "moveItemBefore", "Puts an item before another one, perhaps of another section.", [.init("item", .any), .init("other", .any)]),
        method(
          "moveItemAfter", "Puts an item after another one, perhaps of another section.", [.init("item", .any), .init("other", .any)]),
        method("deleteItems", "Takes items away.", [.init("ids", .list(.any))]),
        method("deleteAllItems", "Takes everything away.", []),
        method("reloadItems", "Marks items to be shown anew.", [.init("ids", .list(.any))]),
        method("itemIdentifiersInSection", "The items of a section.", [.init("section", .any)], .list(.any)),
        method("numberOfItemsInSection", "How many items a section has.", [.init("section", .any)], .integer),
        method("sectionIdentifierContainingItem", "The section of an item, or nil.", [.init("id", .any)], .any),
        method("indexOfItem", "An item's place among all, from 1, or nil.", [.init("id", .any)], .optional(.integer)),
        method("indexOfSection", "A section's place, from 1, or nil.", [.init("id", .any)], .optional(.integer)),
        Member(name: "sectionIdentifiers", kind: .readOnlyProperty, doc: "All sections, in order.", type: .list(.any)),
        Member(name: "itemIdentifiers", kind: .readOnlyProperty, doc: "All items, in order.", type: .list(.any)),
        Member(name: "numberOfSections", kind: .readOnlyProperty, doc: "How many sections there are.", type: .integer),
        Member(name: "numberOfItems", kind: .readOnlyProperty, doc: "How many items there are.", type: .integer),
      ]),
    Class(
      name: "UITableViewDiffableDataSource", superclass: nil,
      doc: "A data source that is told what to show and finds out itself what changed; it may have any other method of a data source.",
      isConstructible: true,
      members: [
        method("snapshot", "A copy of what is shown.", [], .named("NSDiffableDataSourceSnapshot")),
        method("itemIdentifier", "The item of a row, or nil.", [.init("indexPath", .named("IndexPath"))], .any),
        method("indexPath", "The row of an item, or nil.", [.init("id", .any)], .optional(.named("IndexPath"))),
        method("sectionIdentifier", "The section at a place, or nil.", [.init("section", .integer)], .any),
        method("index", "The place of a section, from 1, or nil.", [.init("section", .any)], .optional(.integer)),
        method(
          "apply", "Shows another snapshot; what changed is animated if asked for.",
          [
            .init("snapshot", .named("NSDiffableDataSourceSnapshot")), .init("animated", .boolean, isOptional: true),
            .init("completion", .function, isOptional: true),
          ]),
        Member(name: "defaultRowAnimation", kind: .property, doc: "How rows come and go.", type: .string),
      ],
      constructorKeys: [
        .init(name: "tableView", type: .named("UITableView"), doc: "Whose data source it becomes.", isOptional: false),
        .init(name: "cellProvider", type: .function, doc: "cellProvider(tableView, indexPath, id) answers a cell.", isOptional: false),
      ]),
  ]

  /// Source: lua-api.md sections 1, 2 and 4
  static let functions: [Member] = [
    function("class", "A class of one's own: class(name, Super).", [.init("name", .string), .init("super", .any, isOptional: true)], .any),
    function(
      "launch", "Starts a plugin and answers the running app, its first frame laid out.",
      [.init("plugin", LaunchSource.luaType), .init("options", LaunchOptions.luaType, isOptional: true)], ScenarioApp.luaType),
    function(
      "after", "Calls a function once, some seconds later.", [.init("seconds", .number), .init("fn", .function)], .named("Timer")),
    function("every", "Calls a function again and again.", [.init("seconds", .number), .init("fn", .function)], .named("Timer")),
    function("print", "Prints values, with tabs between them.", [.init("...", .rest)]),
    function("require", "Loads a module from the script's folder or the one above, once.", [.init("name", .string)], .any),
  ]

  private static func value(_ name: String, _ doc: String, _ fields: Names, _ others: [Member] = []) -> Class {
    Class(
      name: name, superclass: nil, doc: doc, isConstructible: true,
      members: fields.map {
        Member(name: $0.key, kind: .readOnlyProperty, doc: $0.value, type: name == "IndexPath" ? .integer : .number)
      } + others)
  }

  private static func method(_ name: String, _ doc: String, _ parameters: [Parameter], _ type: LuaType? = nil) -> Member {
    Member(name: name, kind: .method, doc: doc, parameters: parameters, type: type)
  }

  private static func function(_ name: String, _ doc: String, _ parameters: [Parameter], _ type: LuaType? = nil) -> Member {
    Member(name: name, kind: .typeFunction, doc: doc, parameters: parameters, type: type)
  }

  private static func numbers(_ names: String...) -> [Parameter] { names.map { Parameter($0, .number) } }
}
