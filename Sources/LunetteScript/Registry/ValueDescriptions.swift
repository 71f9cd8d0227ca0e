/// What scripts see that isn't a native class: geometry values, index paths, and global functions. They are made in C, where a value
/// costs the least; their place in the API is declared here, and a test holds the two together.
extension ApiDescription {
  typealias Names = KeyValuePairs<String, String>

  /// Immutable values. Source: lua-api.md 1.4
  static let values: [Class] = [
    value("CGPoint", "A place: CGPoint {x, y}. Points.", ["x": "Points.", "y": "Points."]),
    value("CGSize", "A width and a height: CGSize {width, height}. Points.", ["width": "Points.", "height": "Points."]),
    value(
      "CGRect", "A rectangle: CGRect {x, y, width, height}. Points.",
      [
        "x": "Points.", "y": "Points.", "width": "Points.", "height": "Points.", "origin": "Its top left corner.", "size": "Its size.",
        "minX": "The left edge.", "midX": "The middle.", "maxX": "The right edge.",
        "minY": "The top edge.", "midY": "The middle.", "maxY": "The bottom edge.",
      ],
      methods: [
        "contains": "Whether a point is in it: the minimum edges are, the maximum edges aren't.",
        "intersects": "Whether it overlaps a rect.",
        "inset": "Smaller by dx on the left and right, dy at the top and bottom.", "offset": "Moved by dx and dy.",
      ]),
    value(
      "UIEdgeInsets", "Distances from the edges, inwards: UIEdgeInsets {top, left, bottom, right}. Points.",
      ["top": "Points.", "left": "Points.", "bottom": "Points.", "right": "Points."]),
    value(
      "CGAffineTransform", "A turn, a scale and a move: CGAffineTransform.identity and what its methods answer.",
      ["a": "x' = a x + c y + tx", "b": "y' = b x + d y + ty", "c": "See a.", "d": "See b.", "tx": "Points.", "ty": "Points."],
      methods: [
        "rotated": "Turned by some radians first.", "scaled": "Scaled by sx and sy first.", "translated": "Moved by tx and ty first.",
      ],
      constants: ["identity": "The map that changes nothing."]),
    value(
      "IndexPath", "A row's place: IndexPath(section, row), from 1. Compares with == and <, and is a table key by its value.",
      ["section": "From 1.", "row": "From 1."]),
  ]

  /// Source: lua-api.md sections 1, 2 and 4
  static let functions: [Member] = [
    function("class", "A class of one's own: class(name, Super).", ["name", "super"]),
    function("launch", "Starts a plugin and answers the running app, its first frame laid out.", ["plugin", "options"]),
    function("after", "Calls a function once, some seconds later.", ["seconds", "fn"]),
    function("every", "Calls a function again and again.", ["seconds", "fn"]),
    function("print", "Prints values, with tabs between them.", ["..."]),
    function("require", "Loads a module from the script's folder or the one above, once.", ["name"]),
  ]

  private static func value(
    _ name: String, _ doc: String, _ fields: Names, methods: Names = [:], constants: Names = [:]
  ) -> Class {
    func members(_ names: Names, _ kind: Member.Kind) -> [Member] {
      names.map { Member(name: $0.key, kind: kind, doc: $0.value, parameters: [], type: kind == .readOnlyProperty ? "a number" : "") }
    }
    return Class(
      name: name, superclass: nil, doc: doc, isConstructible: true,
      members: members(fields, .readOnlyProperty) + members(methods, .method) + members(constants, .typeValue))
  }

  private static func function(_ name: String, _ doc: String, _ parameters: [String]) -> Member {
    Member(
      name: name, kind: .typeFunction, doc: doc,
      parameters: parameters.map { Parameter(name: $0, type: "", isOptional: false) }, type: "")
  }
}
