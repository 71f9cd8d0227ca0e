import Lua
import LunetteCore

/// Parts of the API that aren't native classes: geometry values, index paths and global functions. They are implemented in C, where a value
/// costs least, or in Lua. Their descriptions are declared here, and a test compares them with the implementation.
extension ApiDescription {
  /// Immutable values. Source: docs/lua-api.md 1.4
  static let values: [Class] = [
    numbers(LSHIM_POINT, [applying("CGPoint", "point"), equalTo("CGPoint")]),
    numbers(LSHIM_SIZE, [applying("CGSize", "size"), equalTo("CGSize")]),
    numbers(
      LSHIM_RECT,
      [
        part("minX", "The left edge."), part("midX", "The middle between the two edges."), part("maxX", "The right edge."),
        part("minY", "The top edge."), part("midY", "The middle between the two edges."), part("maxY", "The bottom edge."),
        Member(name: "origin", kind: .readOnlyProperty, doc: "The top left corner.", type: .value("CGPoint")),
        Member(name: "size", kind: .readOnlyProperty, doc: "The width and the height.", type: .value("CGSize")),
        Member(
          name: "integral", kind: .readOnlyProperty, doc: "The smallest rectangle of whole numbers around it.", type: .value("CGRect")),
        Member(
          name: "standardized", kind: .readOnlyProperty, doc: "The same rectangle with a width and a height that aren't negative.",
          type: .value("CGRect")),
        Member(name: "isEmpty", kind: .readOnlyProperty, doc: "Whether its width or its height is 0.", type: .boolean),
        Member(name: "isNull", kind: .readOnlyProperty, doc: "Whether it is the rectangle that is nowhere.", type: .boolean),
        method(
          "contains",
          "Whether a point is inside: the left and top edges belong to the rectangle, the right and bottom edges don't. With a rectangle, "
            + "whether the whole of it is inside; it may touch all edges.",
          [.init("pointOrRect", .either([.value("CGPoint"), .value("CGRect")]))], .boolean),
        method("intersects", "Whether the two rectangles overlap.", [.init("rect", .value("CGRect"))], .boolean),
        method(
          "inset",
          "A rectangle that is smaller by dx at the left and right, and by dy at the top and bottom; or smaller by edge insets: "
            + "rect:inset { top, left, bottom, right }.",
          numbers("dx", "dy"), .value("CGRect")),
        method("union", "The smallest rectangle that contains both.", [.init("rect", .value("CGRect"))], .value("CGRect")),
        method(
          "intersection", "The rectangle that both cover, or nil if they do not meet.", [.init("rect", .value("CGRect"))], .value("CGRect")),
        method("insetBy", "The same as inset.", numbers("dx", "dy"), .value("CGRect")),
        method("offset", "The rectangle moved by dx and dy.", numbers("dx", "dy"), .value("CGRect")),
        method("offsetBy", "The same as offset.", numbers("dx", "dy"), .value("CGRect")),
        method(
          "divided",
          "Returns two rectangles: the part that begins at an edge (minXEdge, minYEdge, maxXEdge or maxYEdge) and is so long, and what is left.",
          numbers("distance") + [.init("edge", .choice("CGRectEdge", ["minXEdge", "minYEdge", "maxXEdge", "maxYEdge"]))], .value("CGRect")),
        applying("CGRect", "rectangle"), equalTo("CGRect"),
        Member(name: "isInfinite", kind: .readOnlyProperty, doc: "Whether it is CGRect.infinite.", type: .boolean),
        Member(name: "null", kind: .typeValue, doc: "The rectangle that is nowhere: its union with another one is the other one.", type: .value("CGRect")),
        Member(name: "infinite", kind: .typeValue, doc: "The rectangle around everything.", type: .value("CGRect")),
      ]),
    numbers(LSHIM_INSETS),
    numbers(
      LSHIM_TRANSFORM,
      [
        method("rotated", "The transform with a turn before it; also rotated { by = radians }.", numbers("radians"), .value("CGAffineTransform")),
        method("scaled", "The transform with a scale before it.", numbers("sx", "sy"), .value("CGAffineTransform")),
        method("translated", "The transform with a move before it.", numbers("tx", "ty"), .value("CGAffineTransform")),
        method(
          "concatenating", "The transform that does this one, and then another one.", [.init("transform", .value("CGAffineTransform"))],
          .value("CGAffineTransform")),
        method("inverted", "The inverse transform, or the same transform if there is no inverse.", [], .value("CGAffineTransform")),
        method(
          "apply", "The point, size or rectangle after the transform; of a turned rectangle, the smallest rectangle around it.",
          [.init("value", .either([.value("CGPoint"), .value("CGSize"), .value("CGRect")]))], .any),
        Member(name: "isIdentity", kind: .readOnlyProperty, doc: "Whether the transform changes nothing.", type: .boolean),
        Member(name: "identity", kind: .typeValue, doc: "The transform that changes nothing.", type: .value("CGAffineTransform")),
      ]),
    numbers(
      LSHIM_TRANSFORM3D,
      [
        method("rotated", "The transform with a turn about an axis before it.", numbers("radians", "x", "y", "z"), .value("CATransform3D")),
        method("scaled", "The transform with a scale before it.", numbers("sx", "sy", "sz"), .value("CATransform3D")),
        method("translated", "The transform with a move before it.", numbers("tx", "ty", "tz"), .value("CATransform3D")),
        method(
          "concatenating", "The transform that does this one, and then another one.", [.init("transform", .value("CATransform3D"))],
          .value("CATransform3D")),
        method("inverted", "The inverse transform, or the same transform if there is no inverse.", [], .value("CATransform3D")),
        Member(name: "isIdentity", kind: .readOnlyProperty, doc: "Whether the transform changes nothing.", type: .boolean),
        Member(
          name: "isAffine", kind: .readOnlyProperty, doc: "Whether the transform stays in the plane and has no perspective.", type: .boolean
        ),
        Member(
          name: "affineTransform", kind: .readOnlyProperty,
          doc: "The transform in the plane, or the identity if the transform leaves the plane.",
          type: .value("CGAffineTransform")),
        Member(name: "identity", kind: .typeValue, doc: "The transform that changes nothing.", type: .value("CATransform3D")),
      ]),
    Class(
      name: "IndexPath", superclass: nil,
      doc: "The place of a row: IndexPath(section, row), both from 1. Index paths can be compared with == and <, and used as keys of tables.",
      isConstructible: true,
      members: [
        place("section", "The number of the section, from 1."), place("row", "The number of the row in its section, from 1."),
        place("item", "The number of the item in its section, from 1: another name of row, for collection views."),
      ]),
    Class(
      name: "Date", superclass: nil,
      doc: "A moment: Date() is now, Date { timeIntervalSince1970 = seconds } another one. Dates are compared with ==, < and <=; date + seconds is a "
        + "date, date - date a number of seconds.",
      isConstructible: true,
      members: [
        part("timeIntervalSinceReferenceDate", "The time since the first of January 2001, 00:00 GMT.", .seconds),
        part("timeIntervalSince1970", "The time since the first of January 1970, 00:00 GMT.", .seconds),
        part("timeIntervalSinceNow", "The time from now to it.", .seconds),
        method("addingTimeInterval", "The moment so many seconds later.", [.init("seconds", .number)], .named("Date")),
        method("timeIntervalSince", "The time from another moment to this one.", [.init("date", .value("Date"))], .number, unit: .seconds),
        method(
          "compare", "\"orderedAscending\" if the other moment is later, \"orderedSame\" or \"orderedDescending\".", [.init("date", .value("Date"))], .string),
        method("isEqual", "Whether the other moment is the same.", [.init("date", .value("Date"))], .boolean),
        method("advanced", "The same as addingTimeInterval; also advanced { by = seconds }.", [.init("seconds", .number)], .named("Date")),
        method("distance", "The time to another moment; also distance { to = date }.", [.init("date", .value("Date"))], .number, unit: .seconds),
        method(
          "formatted",
          "The date and the time in the device's words; or as much of them as is said: formatted { date = \"abbreviated\", time = \"omitted\" }.",
          [
            .init("date", .choice("Date.FormatStyle.DateStyle", ["omitted", "numeric", "abbreviated", "long", "complete"]), isOptional: true),
            .init("time", .choice("Date.FormatStyle.TimeStyle", ["omitted", "shortened", "standard", "complete"]), isOptional: true),
          ], .string),
        method("ISO8601Format", "As the internet writes it: 2026-03-31T08:30:05Z.", [], .string),
        Member(name: "now", kind: .typeValue, doc: "The present moment.", type: .named("Date")),
        Member(name: "distantPast", kind: .typeValue, doc: "The beginning of the year 1, before everything.", type: .named("Date")),
        Member(name: "distantFuture", kind: .typeValue, doc: "The year 4001, after everything.", type: .named("Date")),
      ]),
  ]

  /// Source: Apple, NSDiffableDataSourceSnapshot and UITableViewDiffableDataSource
  static let libraryClasses: [Class] = smallValues + ownClasses

  private static let ownClasses: [Class] = [
    Class(
      name: "NSDiffableDataSourceSnapshot", superclass: nil,
      doc: "A list of sections and their items, given by identifiers. Each identifier may occur only once.",
      isConstructible: true,
      members: [
        method("appendSections", "Adds sections at the end.", [.init("ids", .list(.any))]),
        method("insertSectionsBefore", "Inserts sections before another section.", [.init("ids", .list(.any)), .init("section", .any)]),
        method("insertSectionsAfter", "Inserts sections after another section.", [.init("ids", .list(.any)), .init("section", .any)]),
        method("moveSectionBefore", "Moves a section before another section.", [.init("section", .any), .init("other", .any)]),
        method("moveSectionAfter", "Moves a section after another section.", [.init("section", .any), .init("other", .any)]),
        method("deleteSections", "Removes sections with their items.", [.init("ids", .list(.any))]),
        method("reloadSections", "Marks sections to be shown again, even if nothing in them has changed.", [.init("ids", .list(.any))]),
        method(
          "appendItems", "Adds items at the end of a section; without a section, at the end of the last one.",
          [.init("ids", .list(.any)), .init("section", .any, isOptional: true)]),
        method("insertItemsBefore", "Inserts items before another item.", [.init("ids", .list(.any)), .init("item", .any)]),
        method("insertItemsAfter", "Inserts items after another item.", [.init("ids", .list(.any)), .init("item", .any)]),
        method(
          "moveItemBefore", "Moves an item before another item, which may be in another section.",
          [.init("item", .any), .init("other", .any)]),
        method(
          "moveItemAfter", "Moves an item after another item, which may be in another section.",
          [.init("item", .any), .init("other", .any)]),
        method(
          "insertItems", "Inserts items before or after another item: { beforeItem = id }, { afterItem = id }.",
          [.init("ids", .list(.any)), .init("place", .table)]),
        method("moveItem", "Moves an item: { beforeItem = id }, { afterItem = id }.", [.init("item", .any), .init("place", .table)]),
        method(
          "insertSections", "Inserts sections: { beforeSection = id }, { afterSection = id }.", [.init("ids", .list(.any)), .init("place", .table)]),
        method("moveSection", "Moves a section: { beforeSection = id }, { afterSection = id }.", [.init("section", .any), .init("place", .table)]),
        method("deleteItems", "Removes items.", [.init("ids", .list(.any))]),
        method("deleteAllItems", "Removes all items and sections.", []),
        method("reloadItems", "Marks items to be shown again.", [.init("ids", .list(.any))]),
        method("reconfigureItems", "Marks items to be asked for again; they keep their cells.", [.init("ids", .list(.any))]),
        method("itemIdentifiersInSection", "The items of a section, in order.", [.init("section", .any)], .list(.any)),
        method("numberOfItemsInSection", "The number of items in a section.", [.init("section", .any)], .integer),
        method("sectionIdentifierContainingItem", "The section that contains an item, or nil.", [.init("id", .any)], .any),
        method("indexOfItem", "The place of an item among all items, from 1, or nil.", [.init("id", .any)], .optional(.integer)),
        method("indexOfSection", "The place of a section, from 1, or nil.", [.init("id", .any)], .optional(.integer)),
        Member(name: "sectionIdentifiers", kind: .readOnlyProperty, doc: "All sections, in order.", type: .list(.any)),
        Member(name: "itemIdentifiers", kind: .readOnlyProperty, doc: "All items, in order.", type: .list(.any)),
        Member(name: "reloadedItemIdentifiers", kind: .readOnlyProperty, doc: "The items that are marked to be shown again.", type: .list(.any)),
        Member(
          name: "reconfiguredItemIdentifiers", kind: .readOnlyProperty, doc: "The items that are marked to be asked for again.", type: .list(.any)),
        Member(name: "numberOfSections", kind: .readOnlyProperty, doc: "The number of sections.", type: .integer),
        Member(name: "numberOfItems", kind: .readOnlyProperty, doc: "The number of all items.", type: .integer),
      ]),
    Class(
      name: "UIStoryboard", superclass: nil,
      doc: "Controllers that lunette import has made of a file of Interface Builder: UIStoryboard { name = \"Main\" }. Its other functions are those that "
        + "imported files call.",
      isConstructible: true,
      members: [
        method(
          "instantiateInitialViewController", "The controller with which the storyboard begins, made anew; nil where it has none.", [],
          .named("UIViewController")),
        method(
          "instantiateViewController", "The controller of this identifier, made anew.", [.init("identifier", .string)], .named("UIViewController")),
        function(
          "make", "An object of the app's class of this name, or of the base class.",
          [.init("name", .string), .init("base", .any), .init("properties", .table, isOptional: true)], .any),
        function("own", "An object of a class of its own, which may have fields.", [.init("base", .any)], .any),
        function(
          "trigger", "Lets a touch of a control, an item, a recognizer or a cell begin a segue.",
          [.init("sender", .any), .init("controller", .any), .init("segue", .string)]),
        function(
          "embed", "Shows the destination of a segue in a container view.", [.init("controller", .any), .init("container", .any), .init("segue", .string)]),
        function(
          "rows", "Gives a table the cells that the file has, by sections.",
          [.init("controller", .any), .init("tableView", .any), .init("sections", .list(.table))]),
        function("reference", "A controller of another storyboard.", [.init("name", .string), .init("identifier", .string, isOptional: true)], .any),
        function(
          "vary", "What differs between size classes: the function gets pick(usual, { width, height, value }, ...).",
          [.init("view", .any), .init("apply", .function)]),
        function(
          "color", "The app's colour of this name, or what the file has for it.", [.init("name", .string), .init("usual", .named("UIColor"))],
          .named("UIColor")),
        function(
          "assign", "Sets what a file says of properties of the app's own, by a dotted path.",
          [.init("object", .any), .init("path", .string), .init("value", .any)]),
      ]),
    Class(
      name: "UIStoryboardSegue", superclass: "NSObject",
      doc: "A way from one controller to another. A class made of it shows its destination itself, in perform.",
      isConstructible: true,
      members: [
        Member(name: "identifier", kind: .readOnlyProperty, doc: "Its name, or nil.", type: .optional(.string)),
        Member(name: "source", kind: .readOnlyProperty, doc: "The controller from which it goes.", type: .named("UIViewController")),
        Member(name: "destination", kind: .readOnlyProperty, doc: "The controller to which it goes.", type: .named("UIViewController")),
        method("perform", "Shows the destination; override it.", []),
      ]),
    Class(
      name: "NSKeyedArchiver", superclass: nil,
      doc:
        "Writes objects so that they can be read when the app is relaunched. A class of a script needs encode(coder), which calls "
        + "coder:encode(value, key).",
      isConstructible: false,
      members: [
        function(
          "archiveRootObject", "Writes an object and all objects that it refers to, each once, under a name. Returns true.",
          [.init("object", .any), .init("name", .string)], .boolean),
        function(
          "archivedData", "Returns the bytes of an object and all objects that it refers to, for a file or the settings.",
          [.init("object", .any), .init("requiringSecureCoding", .boolean, isOptional: true)], .string),
      ]),
    Class(
      name: "NSKeyedUnarchiver", superclass: nil,
      doc:
        "Reads objects that NSKeyedArchiver has written. A class of a script needs initWithCoder(coder), which calls "
        + "coder:decodeObject(key), "
        + "decodeInteger, decodeDouble, decodeFloat, decodeBool and containsValue. For missing keys they return nil, 0 or false.",
      isConstructible: false,
      members: [
        function("unarchiveObject", "The object that was written under a name, or nil.", [.init("name", .string)], .any),
        function(
          "unarchivedObject",
          "The object in the bytes that archivedData returned, or nil and an NSError where they are damaged. Also as unarchivedObject(class, data): an object of "
            + "another class is an error, too.", [.init("data", .any), .init("archive", .string, isOptional: true)], .any),
        function(
          "unarchiveTopLevelObjectWithData", "The same as unarchivedObject(data).", [.init("data", .string)], .any),
      ]),
    sectionSnapshot,
    Class(
      name: "UITableViewDiffableDataSource", superclass: nil,
      doc:
        "A data source that is given all sections and items, and finds out what has changed. It may have all other methods of a "
        + "data source.",
      isConstructible: true,
      members: diffableMembers + [
        method(
          "apply", "Shows another snapshot. With animated true the changes are animated. completion() is called at the end.",
          [
            .init("snapshot", .named("NSDiffableDataSourceSnapshot")), .init("animated", .boolean, isOptional: true),
            .init("completion", .function, isOptional: true),
          ]),
        Member(name: "defaultRowAnimation", kind: .property, doc: "The animation of rows that are inserted or deleted.", type: .string),
      ],
      constructorKeys: [
        .init(
          name: "tableView", type: .named("UITableView"), doc: "The table whose data source the new object becomes.", isOptional: false),
        .init(
          name: "cellProvider", type: .callback(["tableView": .named("UITableView").orDerived, "indexPath": .named("IndexPath"), "id": .any]),
          doc: "Called as cellProvider(tableView, indexPath, id); it must return a cell.",
          isOptional: false),
      ]),
    Class(
      name: "UICollectionViewDiffableDataSource", superclass: nil,
      doc:
        "A data source that is given all sections and items, and finds out what has changed. It may have all other methods of a "
        + "data source.",
      isConstructible: true,
      members: diffableMembers + [
        method(
          "apply",
          "Shows another snapshot: apply(snapshot, animated, completion); or that of one section: apply(sectionSnapshot, section, animated, completion).",
          [
            .init("snapshot", .any), .init("sectionOrAnimated", .any, isOptional: true), .init("animatedOrCompletion", .any, isOptional: true),
            .init("completion", .function, isOptional: true),
          ]),
        Member(
          name: "supplementaryViewProvider", kind: .property,
          doc: "Called as supplementaryViewProvider(collectionView, kind, indexPath); it must return a view.",
          type: .callback(["collectionView": .named("UICollectionView").orDerived, "kind": .string, "indexPath": .named("IndexPath")])),
        Member(
          name: "reorderingHandlers", kind: .property,
          doc: "A table with canReorderItem(item), willReorder(transaction) and didReorder(transaction).", type: .table),
        Member(
          name: "sectionSnapshotHandlers", kind: .property,
          doc: "A table with shouldExpandItem, willExpandItem, shouldCollapseItem, willCollapseItem, each with an item, and "
            + "snapshotForExpandingParent(parent, snapshot).", type: .table),
      ],
      constructorKeys: [
        .init(
          name: "collectionView", type: .named("UICollectionView"), doc: "The view whose data source the new object becomes.", isOptional: false),
        .init(
          name: "cellProvider", type: .callback(["collectionView": .named("UICollectionView").orDerived, "indexPath": .named("IndexPath"), "id": .any]),
          doc: "Called as cellProvider(collectionView, indexPath, id); it must return a cell.",
          isOptional: false),
      ]),
  ]

  /// What both diffable data sources have.
  private static var diffableMembers: [Member] {
    [
      method(
        "snapshot", "A copy of the snapshot that is shown now; with a section, of the section's own.", [.init("section", .any, isOptional: true)],
        .named("NSDiffableDataSourceSnapshot")),
      method("itemIdentifier", "The item of a row, or nil.", [.init("indexPath", .named("IndexPath"))], .any),
      method("indexPath", "The row of an item, or nil.", [.init("id", .any)], .optional(.named("IndexPath"))),
      method("sectionIdentifier", "The section at a place, from 1, or nil.", [.init("section", .integer)], .any),
      method("index", "The place of a section, from 1, or nil.", [.init("section", .any)], .optional(.integer)),
      method(
        "applySnapshotUsingReloadData", "Shows another snapshot as after a reload: all cells are asked for.",
        [.init("snapshot", .named("NSDiffableDataSourceSnapshot")), .init("completion", .function, isOptional: true)]),
    ]
  }

  private static var sectionSnapshot: Class {
    let ids = ApiDescription.Parameter("ids", .list(.any))
    let item = ApiDescription.Parameter("item", .any)
    func list(_ name: String, _ doc: String) -> Member { Member(name: name, kind: .readOnlyProperty, doc: doc, type: .list(.any)) }
    return Class(
      name: "NSDiffableDataSourceSectionSnapshot", superclass: nil,
      doc: "The items of one section as an outline: the items below a closed one are hidden.", isConstructible: true,
      members: [
        method("append", "Adds items at the end, below a parent; without one they are roots.", [ids, .init("parent", .any, isOptional: true)]),
        method("insertBefore", "Inserts items before another item.", [ids, item]),
        method("insertAfter", "Inserts items after another item.", [ids, item]),
        method("delete", "Removes items with all below them.", [ids]),
        method("deleteAll", "Removes all items.", []),
        method("replace", "Puts the items of another section snapshot in the place of an item's children.", [.init("parent", .any), .init("snapshot", .any)]),
        method("expand", "Shows what is below items.", [ids]),
        method("collapse", "Hides what is below items.", [ids]),
        method("contains", "Whether there is such an item.", [item], .boolean),
        method("isExpanded", "Whether what is below an item is shown.", [item], .boolean),
        method("isVisible", "Whether all above an item are open.", [item], .boolean),
        method("level", "How many items are above an item; 0 for a root.", [item], .integer),
        method("parent", "The item above an item, or nil for a root.", [item], .any),
        method("index", "The place of an item among all, from 1, or nil.", [item], .optional(.integer)),
        method(
          "snapshot", "What is below an item, as a snapshot of its own.", [item, .init("includingParent", .boolean, isOptional: true)],
          .named("NSDiffableDataSourceSectionSnapshot")),
        list("items", "All items, in order."), list("visibleItems", "The items that are shown, in order."), list("rootItems", "The items that have no parent."),
      ])
  }

  /// Source: docs/lua-api.md sections 1, 2 and 4
  static let functions: [Member] = [
    function(
      "class", "Makes a class of your own: local Card = class(\"Card\", UIView). See docs/classes.md.",
      [.init("name", .string), .init("super", .any, isOptional: true)], .any),
    function(
      "extend",
      "Adds methods to all objects of a class, and declares fields that they may have: extend(UIView, { shake = function(self) end, isRed = "
        + "false }). A field's value is what objects read that have got no other one: true, false or a number.",
      [.init("class", .any), .init("methods", .table)]),
    function(
      "setField", "Gives one object a field of its own, whatever its class declares. Methods of its class that watch the field are not called.",
      [.init("object", .any), .init("name", .string), .init("value", .any)]),
    function(
      "getField", "The object's own field, or nil. It never is an error, and doesn't look into the class.",
      [.init("object", .any), .init("name", .string)], .any),
    function(
      "after",
      "Calls a function once, after so many seconds, or a target's method: after(1, target, \"method\"). The returned timer can be "
        + "invalidated.", [.init("seconds", .number), .init("fn", .callback(["timer": .named("Timer")]))], .named("Timer")),
    function(
      "every",
      "Calls a function again and again, each time after so many seconds, or a target's method: every(1, target, \"method\"). The returned "
        + "timer can be invalidated.", [.init("seconds", .number), .init("fn", .callback(["timer": .named("Timer")]))], .named("Timer")),
    function("CFAbsoluteTimeGetCurrent", "The time of the simulated clock. Seconds since the first of January 2001.", [], .number),
    function(
      "SecItemAdd",
      "Keeps a secret: SecItemAdd { class = \"genericPassword\", account = \"me\", valueData = \"secret\" }. Answers 0, -25299 if there is one already, -50 if "
        + "something is wrong with the table.", [.init("attributes", .table)], .integer),
    function(
      "SecItemCopyMatching",
      "Finds secrets: status and value for { class =, account =, returnData = true }; with returnAttributes a table, with matchLimit = \"all\" a list. -25300 "
        + "if there is none.", [.init("query", .table)], .integer),
    function("SecItemUpdate", "Changes secrets.", [.init("query", .table), .init("attributesToUpdate", .table)], .integer),
    function("SecItemDelete", "Removes secrets.", [.init("query", .table)], .integer),
    function("NSHomeDirectory", "The path of the folder with the app's files.", [], .string),
    function("NSTemporaryDirectory", "The path of the folder for what may be lost.", [], .string),
    function(
      "NSSearchPathForDirectoriesInDomains", "The path of the folder for something, as a list with one path.",
      [.init("directory", .string), .init("domain", .string, isOptional: true), .init("expandTilde", .boolean, isOptional: true)], .list(.string)),
    function("arc4random", "A random whole number from 0 to 4294967295, from the app's seed.", [], .integer),
    function(
      "arc4random_uniform", "A random whole number from 0, less than `bound`, from the app's seed.", [.init("bound", .integer)], .integer),
    function(
      "NSLocalizedString",
      "The app's text for a key, in the user's language: NSLocalizedString(\"Hello\", \"a greeting\"), or NSLocalizedString { key = \"Hello\", table = "
        + "\"Shop\", value = \"Hi\" }, or Swift's five arguments in their order: key, tableName, bundle, value, comment. A key that is in no table gives the "
        + "value, or itself.",
      [.init("key", .either([.string, .table])), .init("comment", .any, isOptional: true), .init("more", .rest)], .string),
    Member(name: "CATransform3DIdentity", kind: .typeValue, doc: "The transform that changes nothing.", type: space),
    Member(name: "CGAffineTransformIdentity", kind: .typeValue, doc: "The transform that changes nothing.", type: plane),
    function("CATransform3DMakeTranslation", "A transform that moves.", numbers("x", "y", "z"), space),
    function("CATransform3DMakeScale", "A transform that scales.", numbers("x", "y", "z"), space),
    function("CATransform3DMakeRotation", "A transform that turns about an axis.", numbers("radians", "x", "y", "z"), space),
    function("CATransform3DTranslate", "The transform with a move before it.", [.init("transform", space)] + numbers("x", "y", "z"), space),
    function("CATransform3DScale", "The transform with a scale before it.", [.init("transform", space)] + numbers("x", "y", "z"), space),
    function(
      "CATransform3DRotate", "The transform with a turn about an axis before it.",
      [.init("transform", space)] + numbers("radians", "x", "y", "z"), space),
    function("CATransform3DConcat", "The transform that does a, and then b.", [.init("a", space), .init("b", space)], space),
    function(
      "CATransform3DInvert", "The inverse transform, or the same transform if there is no inverse.", [.init("transform", space)], space),
    function("CATransform3DIsIdentity", "Whether the transform changes nothing.", [.init("transform", space)], .boolean),
    function(
      "CATransform3DEqualToTransform", "Whether all numbers of two transforms are equal.", [.init("a", space), .init("b", space)], .boolean),
    function("CATransform3DMakeAffineTransform", "A transform in the plane, as a transform in space.", [.init("transform", plane)], space),
    function(
      "CATransform3DIsAffine", "Whether the transform stays in the plane and has no perspective.", [.init("transform", space)], .boolean),
    function(
      "CATransform3DGetAffineTransform", "The transform in the plane, or the identity if the transform leaves the plane.",
      [.init("transform", space)], plane),
    function("CGAffineTransformMakeRotation", "A transform that turns.", numbers("radians"), plane),
    function("CGAffineTransformMakeScale", "A transform that scales.", numbers("sx", "sy"), plane),
    function("CGAffineTransformMakeTranslation", "A transform that moves.", numbers("tx", "ty"), plane),
    function("CGAffineTransformMake", "A transform with these numbers.", numbers("a", "b", "c", "d", "tx", "ty"), plane),
    function("CGAffineTransformRotate", "The transform with a turn before it.", [.init("transform", plane)] + numbers("radians"), plane),
    function("CGAffineTransformScale", "The transform with a scale before it.", [.init("transform", plane)] + numbers("sx", "sy"), plane),
    function(
      "CGAffineTransformTranslate", "The transform with a move before it.", [.init("transform", plane)] + numbers("tx", "ty"), plane),
    function("CGAffineTransformConcat", "The transform that does a, and then b.", [.init("a", plane), .init("b", plane)], plane),
    function(
      "CGAffineTransformInvert",
      "The inverse transform, or the same transform if there is "
        + "no inverse.", [.init("transform", plane)], plane),
    function("CGAffineTransformIsIdentity", "Whether the transform changes nothing.", [.init("transform", plane)], .boolean),
    function(
      "CGAffineTransformEqualToTransform", "Whether all numbers of two transforms are equal.", [.init("a", plane), .init("b", plane)],
      .boolean),
    function(
      "CGPointApplyAffineTransform", "The point after the transform.", [.init("point", .value("CGPoint")), .init("transform", plane)],
      .value("CGPoint")),
    function(
      "CGSizeApplyAffineTransform", "The size after the transform.", [.init("size", .value("CGSize")), .init("transform", plane)],
      .value("CGSize")),
    function(
      "CGRectApplyAffineTransform", "The smallest rectangle around the rectangle after the transform.",
      [.init("rect", .value("CGRect")), .init("transform", plane)],
      .value("CGRect")),
    function("CACurrentMediaTime", "The time of the simulated clock.", [], .number, unit: .seconds),
    function(
      "CAMediaTimingFunction", "A curve: CAMediaTimingFunction { name = \"easeIn\" } or { controlPoints = { x1, y1, x2, y2 } }.",
      [.init("curve", .table)], .any),
    function(
      "UIGraphicsGetCurrentContext", "The context into which drawing functions draw now, or nil.", [], .optional(.named("CGContext"))),
    function("CGColorSpaceCreateDeviceRGB", "The name of the one colour space that there is, for a CGGradient.", [], .string),
    function("UIGraphicsPushContext", "Makes a context the current one.", [.init("context", .named("CGContext"))]),
    function("UIGraphicsPopContext", "Makes the context before the last UIGraphicsPushContext current again.", []),
    function(
      "UIGraphicsBeginImageContextWithOptions", "Begins an image: what is drawn now is drawn into it. A scale of 0 means the screen's.",
      [.init("size", .value("CGSize")), .init("opaque", .boolean, isOptional: true), .init("scale", .number, isOptional: true)]),
    function(
      "UIGraphicsBeginImageContext", "Begins an image with one pixel for each point: what is drawn now is drawn into it.",
      [.init("size", .value("CGSize"))]),
    function(
      "UIGraphicsGetImageFromCurrentImageContext", "The image of what was drawn since it was begun, or nil.", [],
      .optional(.named("UIImage"))),
    function("UIGraphicsEndImageContext", "Ends the image that was begun last.", []),
    function("UIRectFill", "Fills a rectangle in the current context and replaces what is there.", [.init("rect", .value("CGRect"))]),
    function("UIRectFrame", "Draws a line of one point inside the edge of a rectangle.", [.init("rect", .value("CGRect"))]),
    function(
      "UIRectFillUsingBlendMode", "Draws like the function without UsingBlendMode, but mixes the colours as the blend mode says.",
      [.init("rect", .value("CGRect")), .init("blendMode", .string)]),
    function(
      "UIRectFrameUsingBlendMode", "Draws like the function without UsingBlendMode, but mixes the colours as the blend mode says.",
      [.init("rect", .value("CGRect")), .init("blendMode", .string)]),
    function("UIRectClip", "Limits what is drawn after this call to the inside of a rectangle.", [.init("rect", .value("CGRect"))]),
    function("print", "Prints values with tabs between them. The contents of plain tables are printed.", [.init("...", .rest)]),
    function("inspect", "A value as a text, with the contents of tables.", [.init("value", .any)], .string),
    function(
      "require", "Loads a module from the script's folder or the folder above, once, and returns what the module returned.",
      [.init("name", .string)], .any),
  ]

  private static let space = LuaType.value("CATransform3D")
  private static let plane = LuaType.value("CGAffineTransform")

  /// A kind of geometry value, whose numbers are declared in CLuaShim/value.c.
  private static func numbers(_ kind: Int, _ others: [Member] = []) -> Class {
    let fields = sequence(state: Int32(0)) { place in
      defer { place += 1 }
      return lshim_field(Int32(kind), place).map { $0.pointee }.map { field in
        part(String(cString: field.name), String(cString: field.doc), field.unit.flatMap { MeasuredUnit(rawValue: String(cString: $0)) })
      }
    }
    return Class(
      name: String(cString: lshim_type_name(Int32(kind))), superclass: nil, doc: String(cString: lshim_type_doc(Int32(kind))),
      isConstructible: true, members: fields + others)
  }

  private static func applying(_ type: String, _ words: String) -> Member {
    method("applying", "The \(words) after a transform, as transform:apply does it.", [.init("transform", .value("CGAffineTransform"))], .value(type))
  }

  private static func equalTo(_ type: String) -> Member {
    method("equalTo", "Whether the other one has the same numbers, as == says it.", [.init("other", .value(type))], .boolean)
  }

  private static func part(_ name: String, _ doc: String, _ unit: MeasuredUnit? = nil) -> Member {
    Member(name: name, kind: .readOnlyProperty, doc: doc, unit: unit, type: .number)
  }

  private static func place(_ name: String, _ doc: String) -> Member {
    Member(name: name, kind: .readOnlyProperty, doc: doc, type: .integer)
  }

  static func method(_ name: String, _ doc: String, _ parameters: [Parameter], _ type: LuaType? = nil, unit: MeasuredUnit? = nil) -> Member {
    Member(name: name, kind: .method, doc: doc, unit: unit, parameters: parameters, type: type)
  }

  package static func function(_ name: String, _ doc: String, _ parameters: [Parameter], _ type: LuaType? = nil, unit: MeasuredUnit? = nil) -> Member {
    Member(name: name, kind: .typeFunction, doc: doc, unit: unit, parameters: parameters, type: type)
  }

  private static func numbers(_ names: String...) -> [Parameter] { names.map { Parameter($0, .number) } }
}
