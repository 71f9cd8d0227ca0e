import Lua

/// Parts of the API that aren't native classes: geometry values, index paths and global functions. They are implemented in C, where a value
/// costs least, or in Lua. Their descriptions are declared here, and a test compares them with the implementation.
extension ApiDescription {
  typealias Names = KeyValuePairs<String, String>

  /// Immutable values. Source: docs/lua-api.md 1.4
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
      "CGAffineTransform",
      "A turn, a scale and a move: CGAffineTransform.identity and what its methods answer, or CGAffineTransform { rotationAngle = radians }, "
        + "{ scaleX = 2, y = 2 }, { translationX = 5, y = 0 }.",
      ["a": "x' = a x + c y + tx", "b": "y' = b x + d y + ty", "c": "See a.", "d": "See b.", "tx": "Points.", "ty": "Points."],
      [
        method("rotated", "Turned by some radians first.", numbers("radians"), .value("CGAffineTransform")),
        method("scaled", "Scaled by sx and sy first.", numbers("sx", "sy"), .value("CGAffineTransform")),
        method("translated", "Moved by tx and ty first.", numbers("tx", "ty"), .value("CGAffineTransform")),
        method(
          "concatenating", "This map, then another one.", [.init("transform", .value("CGAffineTransform"))], .value("CGAffineTransform")),
        method("inverted", "The map back; itself where there is none.", [], .value("CGAffineTransform")),
        method(
          "apply", "Where a point lands, how large a size becomes, or the box around a rect.",
          [.init("value", .either([.value("CGPoint"), .value("CGSize"), .value("CGRect")]))], .any),
        Member(name: "isIdentity", kind: .readOnlyProperty, doc: "Whether it changes nothing.", type: .boolean),
        Member(name: "identity", kind: .typeValue, doc: "The map that changes nothing.", type: .value("CGAffineTransform")),
      ]),
    value(
      "CATransform3D",
      "A map of space, row by row: CATransform3D { m34 = -1 / 500 } changes the identity; or { rotationAngle =, x =, y =, z = }, "
        + "{ scaleX =, y =, z = }, { translationX =, y =, z = }. Its numbers can be read by place too, from 1.",
      [
        "m11": "Row 1.", "m12": "Row 1.", "m13": "Row 1.", "m14": "Row 1.", "m21": "Row 2.", "m22": "Row 2.", "m23": "Row 2.",
        "m24": "Row 2.", "m31": "Row 3.", "m32": "Row 3.", "m33": "Row 3.", "m34": "Row 3: -1 / distance is the perspective of an eye.",
        "m41": "Row 4: the move. Points.", "m42": "Row 4: the move. Points.", "m43": "Row 4: the move. Points.", "m44": "Row 4.",
      ],
      [
        method("rotated", "Turned by some radians about an axis first.", numbers("radians", "x", "y", "z"), .value("CATransform3D")),
        method("scaled", "Scaled first.", numbers("sx", "sy", "sz"), .value("CATransform3D")),
        method("translated", "Moved first.", numbers("tx", "ty", "tz"), .value("CATransform3D")),
        method("concatenating", "This map, then another one.", [.init("transform", .value("CATransform3D"))], .value("CATransform3D")),
        method("inverted", "The map back; itself where there is none.", [], .value("CATransform3D")),
        Member(name: "isIdentity", kind: .readOnlyProperty, doc: "Whether it changes nothing.", type: .boolean),
        Member(name: "isAffine", kind: .readOnlyProperty, doc: "Whether it keeps the plane and has no perspective.", type: .boolean),
        Member(
          name: "affineTransform", kind: .readOnlyProperty, doc: "The map of the plane that it is, or the identity.",
          type: .value("CGAffineTransform")),
        Member(name: "identity", kind: .typeValue, doc: "The map that changes nothing.", type: .value("CATransform3D")),
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
      name: "NSKeyedArchiver", superclass: nil,
      doc: "Writes objects, which are there again when the app is relaunched. One of a script's class has encode(coder), which calls coder:encode(value, key).",
      isConstructible: false,
      members: [
        function(
          "archiveRootObject", "Writes an object and all that it refers to, each once, under a name. True.",
          [.init("object", .any), .init("name", .string)], .boolean),
        function("archivedData", "The same as a table that can be kept.", [.init("object", .any)], .table),
      ]),
    Class(
      name: "NSKeyedUnarchiver", superclass: nil,
      doc: "Reads what NSKeyedArchiver wrote. An object of a script's class has initWithCoder(coder), which calls coder:decodeObject(key), "
        + "decodeInteger, decodeDouble, decodeFloat, decodeBool and containsValue; missing keys are nil, 0 and false.",
      isConstructible: false,
      members: [
        function("unarchiveObject", "What was written under a name, or nil.", [.init("name", .string)], .any),
        function("unarchivedObject", "What archivedData answered, as objects again.", [.init("data", .table)], .any),
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

  /// Source: docs/lua-api.md sections 1, 2 and 4
  static let functions: [Member] = [
    function("class", "A class of one's own: local Card = class(\"Card\", UIView). See docs/classes.md.", [.init("name", .string), .init("super", .any, isOptional: true)], .any),
    function(
      "extend", "Gives all objects of a class more methods, as a category does: extend(UIView, { shake = function(self) end }).",
      [.init("class", .any), .init("methods", .table)]),
    function(
      "after", "Calls a function once, some seconds later.", [.init("seconds", .number), .init("fn", .function)], .named("Timer")),
    function("every", "Calls a function again and again.", [.init("seconds", .number), .init("fn", .function)], .named("Timer")),
    Member(name: "CATransform3DIdentity", kind: .typeValue, doc: "The map that changes nothing.", type: space),
    Member(name: "CGAffineTransformIdentity", kind: .typeValue, doc: "The map that changes nothing.", type: plane),
    function("CATransform3DMakeTranslation", "A move.", numbers("x", "y", "z"), space),
    function("CATransform3DMakeScale", "A scale.", numbers("x", "y", "z"), space),
    function("CATransform3DMakeRotation", "A turn about an axis.", numbers("radians", "x", "y", "z"), space),
    function("CATransform3DTranslate", "A move, then the map.", [.init("transform", space)] + numbers("x", "y", "z"), space),
    function("CATransform3DScale", "A scale, then the map.", [.init("transform", space)] + numbers("x", "y", "z"), space),
    function(
      "CATransform3DRotate", "A turn about an axis, then the map.", [.init("transform", space)] + numbers("radians", "x", "y", "z"), space),
    function("CATransform3DConcat", "The first map, then the second.", [.init("a", space), .init("b", space)], space),
    function("CATransform3DInvert", "The map back; the map itself where there is none.", [.init("transform", space)], space),
    function("CATransform3DIsIdentity", "Whether it changes nothing.", [.init("transform", space)], .boolean),
    function("CATransform3DEqualToTransform", "Whether all numbers are the same.", [.init("a", space), .init("b", space)], .boolean),
    function("CATransform3DMakeAffineTransform", "A map of the plane, in space.", [.init("transform", plane)], space),
    function("CATransform3DIsAffine", "Whether it keeps the plane and has no perspective.", [.init("transform", space)], .boolean),
    function("CATransform3DGetAffineTransform", "The map of the plane that it is, or the identity.", [.init("transform", space)], plane),
    function("CGAffineTransformMakeRotation", "A turn.", numbers("radians"), plane),
    function("CGAffineTransformMakeScale", "A scale.", numbers("sx", "sy"), plane),
    function("CGAffineTransformMakeTranslation", "A move.", numbers("tx", "ty"), plane),
    function("CGAffineTransformMake", "By its numbers.", numbers("a", "b", "c", "d", "tx", "ty"), plane),
    function("CGAffineTransformRotate", "A turn, then the map.", [.init("transform", plane)] + numbers("radians"), plane),
    function("CGAffineTransformScale", "A scale, then the map.", [.init("transform", plane)] + numbers("sx", "sy"), plane),
    function("CGAffineTransformTranslate", "A move, then the map.", [.init("transform", plane)] + numbers("tx", "ty"), plane),
    function("CGAffineTransformConcat", "The first map, then the second.", [.init("a", plane), .init("b", plane)], plane),
    function("CGAffineTransformInvert", "The map back; the map itself where there is none.", [.init("transform", plane)], plane),
    function("CGAffineTransformIsIdentity", "Whether it changes nothing.", [.init("transform", plane)], .boolean),
    function("CGAffineTransformEqualToTransform", "Whether all numbers are the same.", [.init("a", plane), .init("b", plane)], .boolean),
    function(
      "CGPointApplyAffineTransform", "Where a point lands.", [.init("point", .value("CGPoint")), .init("transform", plane)],
      .value("CGPoint")),
    function(
      "CGSizeApplyAffineTransform", "How large a size becomes.", [.init("size", .value("CGSize")), .init("transform", plane)],
      .value("CGSize")),
    function(
      "CGRectApplyAffineTransform", "The box around where a rect lands.", [.init("rect", .value("CGRect")), .init("transform", plane)],
      .value("CGRect")),
    function("CACurrentMediaTime", "What the simulated clock shows. Seconds.", [], .number),
    function(
      "CAMediaTimingFunction", "A curve: CAMediaTimingFunction { name = \"easeIn\" } or { controlPoints = { x1, y1, x2, y2 } }.",
      [.init("curve", .table)], .any),
    function("UIGraphicsGetCurrentContext", "The context that is drawn into now, or nil.", [], .optional(.named("CGContext"))),
    function("UIGraphicsPushContext", "Makes a context the current one.", [.init("context", .named("CGContext"))]),
    function("UIGraphicsPopContext", "Makes the one before it current again.", []),
    function(
      "UIGraphicsBeginImageContextWithOptions", "Begins a picture; a scale of 0 is the screen's.",
      [.init("size", .value("CGSize")), .init("opaque", .boolean, isOptional: true), .init("scale", .number, isOptional: true)]),
    function("UIGraphicsBeginImageContext", "Begins a picture of a pixel per point.", [.init("size", .value("CGSize"))]),
    function("UIGraphicsGetImageFromCurrentImageContext", "What was drawn since it began, or nil.", [], .optional(.named("UIImage"))),
    function("UIGraphicsEndImageContext", "Ends the picture.", []),
    function("UIRectFill", "Fills a rectangle in the current context, in place of what is there.", [.init("rect", .value("CGRect"))]),
    function("UIRectFrame", "A line of a point inside a rectangle's edge.", [.init("rect", .value("CGRect"))]),
    function(
      "UIRectFillUsingBlendMode", "The same, mixed.", [.init("rect", .value("CGRect")), .init("blendMode", .string)]),
    function(
      "UIRectFrameUsingBlendMode", "The same, mixed.", [.init("rect", .value("CGRect")), .init("blendMode", .string)]),
    function("UIRectClip", "From now on only what lies inside a rectangle shows.", [.init("rect", .value("CGRect"))]),
    function("print", "Prints values, with tabs between them; of a plain table what is in it.", [.init("...", .rest)]),
    function("inspect", "A value as text; of a table what is in it, tables in it included.", [.init("value", .any)], .string),
    function("require", "Loads a module from the script's folder or the one above, once.", [.init("name", .string)], .any),
  ]

  private static let space = LuaType.value("CATransform3D")
  private static let plane = LuaType.value("CGAffineTransform")

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

  package static func function(_ name: String, _ doc: String, _ parameters: [Parameter], _ type: LuaType? = nil) -> Member {
    Member(name: name, kind: .typeFunction, doc: doc, parameters: parameters, type: type)
  }

  private static func numbers(_ names: String...) -> [Parameter] { names.map { Parameter($0, .number) } }
}
