import Foundation
import Lua
import LunetteKit

/// The Lua object of a text with attributes; `ScriptMutableAttributedString` can be changed.
class ScriptAttributedString: LuaObject {
  class var luaName: String { "NSAttributedString" }
  var text: AttributedText
  required init(_ text: AttributedText) { self.text = text }

  class var luaTypeName: String { "an NSAttributedString" }

  /// The range; or nil when it reaches beyond the end, after recording UIKit's exception.
  func checked(_ range: TextRange?, _ method: String) -> Range<Int>? {
    let range = range?.range ?? text.wholeRange
    if range.lowerBound >= 0, range.upperBound <= text.length { return range }
    ScriptContext.simulation.recordFault(UIException.outside(method, range, of: text.length))
    return nil
  }
}

extension UIException {
  /// UIKit's exception for a range that reaches beyond a text, and what the range is.
  static func outside(_ method: String, _ range: Range<Int>, of length: Int) -> UIException {
    let first = range.lowerBound == .max ? Int.max : range.lowerBound + 1
    let shown = range.isEmpty || first == range.upperBound ? "the position \(first) is" : "the range { \(first), \(range.upperBound) } is"
    return UIException(
      .range, "\(method): Out of bounds; \(shown) not within the \(length) UTF-16 units of the text (the first one is 1, or location = 0)")
  }
}

class ScriptMutableAttributedString: ScriptAttributedString {
  override class var luaName: String { "NSMutableAttributedString" }
  override class var luaTypeName: String { "an NSMutableAttributedString" }

  /// Throws: `NoRoom` where the memory limit has no room for this text with another one in it, which is copied while it is made
  func needRoom(for other: AnyText) throws(NoRoom) {
    try ScriptContext.current.state.needRoom(for: text.string.utf8.count + other.text.string.utf8.count)
  }
}

/// An argument that may be a plain text or a text with attributes.
struct AnyText: LuaReadable {
  var plain: String?
  var text: AttributedText

  static var luaTypeName: String { "a text or an NSAttributedString" }
  static var luaType: LuaType { .either([.string, ScriptAttributedString.luaType]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> AnyText {
    if let text = stack.text(at: index) { return AnyText(plain: text, text: AttributedText(text)) }
    guard let object = try? ScriptAttributedString.read(stack, at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    return AnyText(plain: nil, text: object.text)
  }
}

/// An attribute's name and its value.
private struct NamedAttribute {
  var key: TextAttributes.Key
  var attributes: TextAttributes
}

extension TextAttributes.Key: LuaEnum {}

extension NSStringDrawingOptions: LuaOptionSet {
  public static var luaCases: [(name: String, option: NSStringDrawingOptions)] {
    [
      ("usesLineFragmentOrigin", .usesLineFragmentOrigin), ("usesFontLeading", .usesFontLeading), ("usesDeviceMetrics", .usesDeviceMetrics),
      ("truncatesLastVisibleLine", .truncatesLastVisibleLine),
    ]
  }
}

extension Registry {
  static func attributedStrings(_ r: RegistryBuilder) {
    r.type(
      ScriptAttributedString.self, "NSAttributedString",
      doc:
        "A text with attributes such as fonts and colours. Ranges count UTF-16 units: { first, last } from 1, or { location = from 0, "
        + "length = }."
    ) { c in
      c.state("text") { $0.text }
      c.value("Key", "The names of attributes: NSAttributedString.Key.foregroundColor is \"foregroundColor\".") {
        Dictionary(uniqueKeysWithValues: TextAttributes.Key.allCases.map { ($0.rawValue, $0.rawValue) })
      }
      c.constructor { a in ScriptAttributedString(try attributedText(a)) }
      c.constructor(args: "string", "attributes") { r in ScriptAttributedString(try attributedText(&r)) }
      c.describe { " \"\($0.text.string.prefix(40))\"" }
      attributedReading(c)
    }
    r.type(
      ScriptMutableAttributedString.self, "NSMutableAttributedString", inherits: "NSAttributedString",
      doc: "A text with attributes that can be changed. Objects to which it was assigned keep a copy."
    ) { c in
      c.constructor { a in ScriptMutableAttributedString(try attributedText(a)) }
      c.constructor(args: "string", "attributes") { r in ScriptMutableAttributedString(try attributedText(&r)) }
      attributedChanging(c)
    }
    r.type(ScriptString.self, "NSString", doc: "Functions that measure and draw plain texts, and fill in formats.") { c in
      localizedFormat(c)
      textComparing(c)
      c.function(
        "size", "The size of a text without wrapping. Line breaks in the text count; the size is not rounded.", args: "text",
        "attributes"
      ) {
        (text: String, attributes: TextAttributes?) in AttributedText(text, attributes ?? TextAttributes()).measuredSize
      }
      c.measured(in: .points)
      c.function(
        "boundingRect",
        "The rectangle that a text needs: { size =, options =, attributes = }, as in NSAttributedString:boundingRect.",
        args: "text", "options"
      ) { (text: String, options: MeasureOptions) in
        AttributedText(text, options.attributes ?? TextAttributes()).boundingRect(with: options.size, options: options.options)
      }
      c.measured(in: .points)
      c.function(
        "draw", "Draws a text into the current context: without wrapping at a point, or wrapped inside a rectangle.", args: "text",
        "place", "attributes"
      ) { (text: String, place: PointOrRect, attributes: TextAttributes?) in
        place.draw(AttributedText(text, attributes ?? TextAttributes()), nil)
      }
      c.measured(in: .points)
    }
  }

  private static func attributedText(_ a: ConstructorArguments) throws -> AttributedText {
    let string = try a.take("string", as: AnyText.self, "The text, which may have attributes already.", label: "attributedString")
    let attachment = try a.take("attachment", as: ScriptAttachment.self, "An image in place of a text.")
    var attributes = try a.take("attributes", as: TextAttributes.self, "The attributes of the whole text.") ?? TextAttributes()
    if let attachment {
      attributes.attachment = attachment.attachment
      return AttributedText(String(NSTextAttachment.character), attributes)
    }
    var text = string?.text ?? AttributedText()
    text.add(attributes, in: text.wholeRange)
    return text
  }

  private static func attributedText(_ r: inout CallReader) throws -> AttributedText {
    var text = (try r.next() as AnyText).text
    if let attributes = try r.next() as TextAttributes? { text.add(attributes, in: text.wholeRange) }
    return text
  }

  private static func attributedReading(_ c: ClassBuilder<ScriptAttributedString>) {
    let objectAtIndex = "NSMutableRLEArray objectAtIndex:effectiveRange:"
    c.property("string", "The text without its attributes.", get: { $0.text.string })
    c.property("length", "The number of UTF-16 units.", get: { $0.text.length })
    c.method("attributes", "Returns the attributes of a character, counted from 1, and the range that has them.", args: "position") {
      (s: ScriptAttributedString, position: Int) -> AttributesAndRange in
      if let found = s.text.attributes(at: position.fromZero) {
        return AttributesAndRange(attributes: found.attributes, range: found.range)
      }
      ScriptContext.simulation.recordFault(UIException.outside(objectAtIndex, position.fromZero..<position, of: s.text.length))
      return AttributesAndRange(attributes: TextAttributes(), range: 0..<0)
    }
    c.method("attribute", "One attribute of a character, counted from 1, or nil if it does not have it.", args: "name", "position") {
      (s: ScriptAttributedString, key: TextAttributes.Key, position: Int) -> OneAttribute in
      guard let found = s.text.attributes(at: position.fromZero) else {
        ScriptContext.simulation.recordFault(UIException.outside(objectAtIndex, position.fromZero..<position, of: s.text.length))
        return OneAttribute(key: key, attributes: TextAttributes())
      }
      return OneAttribute(key: key, attributes: found.attributes)
    }
    c.method("runs", "A list of { text =, range =, attributes = }, one for each part of the text with equal attributes.") {
      (s: ScriptAttributedString) -> [RunOfText] in
      s.text.runs(in: s.text.wholeRange).map { RunOfText(text: s.text.substring($0.range), range: $0.range, attributes: $0.attributes) }
    }
    c.method(
      "enumerateAttributes", "Calls a function with the attributes and the range of each part of the text with equal attributes.",
      args: "body"
    ) {
      (s: ScriptAttributedString, body: LuaFunction) in
      let callback = Callback(body)
      for (range, attributes) in s.text.runs(in: s.text.wholeRange) { callback.call(attributes, TextRange(range)) }
    }
    c.method(
      "enumerateAttribute",
      "Calls body(value, range) for each part of the text, or of a range, with the same value of an attribute; value is nil where it is missing: "
        + "enumerateAttribute(\"font\", range, body). UIKit's options may stand before body.",
      args: "name", "range"
    ) { (s: ScriptAttributedString, key: TextAttributes.Key, rest: LuaArguments) in try enumerate(key, of: s, rest) }
    c.method("attributedSubstring", "A part of the text with its attributes.", args: "range") {
      (s: ScriptAttributedString, range: TextRange) -> ScriptAttributedString in
      guard let range = s.checked(range, "NSConcreteAttributedString attributedSubstringFromRange:") else {
        return ScriptAttributedString(AttributedText())
      }
      return ScriptAttributedString(s.text.attributedSubstring(range))
    }
    c.method("isEqual", "Whether the other text has the same characters and attributes.", args: "other") {
      (s: ScriptAttributedString, other: ScriptAttributedString) in s.text == other.text
    }
    c.method("mutableCopy", "A copy that can be changed.") { (s: ScriptAttributedString) in ScriptMutableAttributedString(s.text) }
    c.method("size", "The size of the text without wrapping. Line breaks in the text count; the size is not rounded.") {
      (s: ScriptAttributedString) in s.text.measuredSize
    }
    c.measured(in: .points)
    c.method(
      "boundingRect",
      "The rectangle that the text needs: with usesLineFragmentOrigin it is wrapped at the size's width, otherwise it is one line. Not "
        + "rounded.",
      args: "size", "options"
    ) { (s: ScriptAttributedString, size: CGSize, options: NSStringDrawingOptions?) in
      s.text.boundingRect(with: size, options: options ?? [])
    }
    c.measured(in: .points)
    c.method(
      "draw",
      "Draws the text into the current context: without wrapping at a point, or wrapped inside a rect, without the lines that don't fit "
        + "its height. With options, only truncatesLastVisibleLine limits the height, and without usesLineFragmentOrigin one line is "
        + "drawn with its baseline at the origin.",
      args: "place", "options"
    ) { (s: ScriptAttributedString, place: PointOrRect, options: NSStringDrawingOptions?) in place.draw(s.text, options) }
  }

  private static func attributedChanging(_ c: ClassBuilder<ScriptMutableAttributedString>) {
    let outOfBounds = "NSMutableRLEArray replaceObjectsInRange:withObject:length:"
    c.method(
      "addAttribute", "Adds an attribute to a range, or to the whole text without a range: addAttribute(name, value, range).", args: "name",
      "value"
    ) {
      (s: ScriptMutableAttributedString, name: String, rest: LuaArguments) in
      var rest = rest
      let attributes = try rest.take(LuaAttributeValue.self).attributes(named: name)
      let range = try rest.take(TextRange?.self)
      if let range = s.checked(range, outOfBounds) { s.text.add(attributes, in: range) }
    }
    c.method("addAttributes", "Adds attributes to a range, or to the whole text without a range.", args: "attributes", "range") {
      (s: ScriptMutableAttributedString, attributes: TextAttributes, range: TextRange?) in
      if let range = s.checked(range, outOfBounds) { s.text.add(attributes, in: range) }
    }
    c.method("setAttributes", "Replaces all attributes of a range, or of the whole text without a range.", args: "attributes", "range") {
      (s: ScriptMutableAttributedString, attributes: TextAttributes, range: TextRange?) in
      if let range = s.checked(range, outOfBounds) { s.text.set(attributes, in: range) }
    }
    c.method("removeAttribute", "Removes an attribute from a range, or from the whole text without a range.", args: "name", "range") {
      (s: ScriptMutableAttributedString, key: TextAttributes.Key, range: TextRange?) in
      if let range = s.checked(range, outOfBounds) { s.text.remove(key, in: range) }
    }
    c.method(
      "replaceCharacters", "Replaces a range by another text. A plain text gets the attributes of the first replaced character.",
      args: "range", "text"
    ) { (s: ScriptMutableAttributedString, range: TextRange, text: AnyText) in
      guard let range = s.checked(range, outOfBounds) else { return }
      try s.needRoom(for: text)
      if let plain = text.plain { s.text.replace(range, with: plain) } else { s.text.replace(range, with: text.text) }
    }
    c.method("deleteCharacters", "Deletes a range.", args: "range") { (s: ScriptMutableAttributedString, range: TextRange) in
      if let range = s.checked(range, outOfBounds) { s.text.replace(range, with: AttributedText()) }
    }
    c.method("insert", "Inserts a text before a character, counted from 1.", args: "text", "position") {
      (s: ScriptMutableAttributedString, text: AnyText, position: Int) in
      let start = position.fromZero
      guard let range = s.checked(TextRange(start..<start), outOfBounds) else { return }
      try s.needRoom(for: text)
      if let plain = text.plain { s.text.replace(range, with: plain) } else { s.text.replace(range, with: text.text) }
    }
    c.method("append", "Adds a text at the end.", args: "text") { (s: ScriptMutableAttributedString, text: AnyText) in
      try s.needRoom(for: text)
      s.text.append(text.text)
    }
    c.method("setAttributedString", "Replaces the whole text and its attributes by those of another one.", args: "text") {
      (s: ScriptMutableAttributedString, text: AnyText) in
      s.text = text.text
    }
    for name in ["beginEditing", "endEditing"] {
      c.method(name, "Kept only; it has no effect.") { (_: ScriptMutableAttributedString) in }
    }
    c.property(
      "mutableString", "The text. A string that is assigned gets the attributes of the first character.", get: { $0.text.string },
      set: { $0.text.replace($0.text.wholeRange, with: $1) })
  }
}

extension Registry {
  private static func enumerate(_ key: TextAttributes.Key, of s: ScriptAttributedString, _ rest: LuaArguments) throws {
    var rest = rest
    var range: TextRange?
    if !rest.stack.isCallable(at: rest.next) { range = try rest.take(TextRange?.self) }
    if rest.count > 1 { rest.next += 1 }
    let callback = Callback(try rest.take(LuaFunction.self))
    guard let range = s.checked(range, "NSConcreteAttributedString enumerateAttribute:inRange:options:usingBlock:") else { return }
    var parts: [(range: Range<Int>, only: TextAttributes)] = []
    for (range, attributes) in s.text.runs(in: range) {
      var only = TextAttributes()
      only.copy(key, from: attributes)
      if let last = parts.last, last.only == only {
        parts[parts.count - 1].range = last.range.lowerBound..<range.upperBound
      } else {
        parts.append((range, only))
      }
    }
    for part in parts { callback.call(OneAttribute(key: key, attributes: part.only), TextRange(part.range)) }
  }
}

extension PointOrRect {
  func draw(_ text: AttributedText, _ options: NSStringDrawingOptions?) {
    switch (self, options) {
    case (.point(let point), nil): text.draw(at: point)
    case (.rect(let rect), nil): text.draw(in: rect)
    case (.point(let point), let options?): text.draw(with: CGRect(origin: point, size: .zero), options: options)
    case (.rect(let rect), let options?): text.draw(with: rect, options: options)
    }
  }
}

/// Has only static functions; scripts make no objects of it.
final class ScriptString: LuaObject { static let luaName = "NSString" }

struct MeasureOptions: OptionTable {
  @LuaOption(required: "The size in which the text is measured; its height is no limit.", unit: .points) var size: CGSize = .zero
  @LuaOption("With usesLineFragmentOrigin the text is wrapped at the width.") var options: NSStringDrawingOptions = []
  @LuaOption("The attributes of the text.") var attributes: TextAttributes? = nil
}

/// The value of an attribute whose name has been read already.
struct LuaAttributeValue: LuaReadable {
  private let stack: LuaStack
  private let value: LuaReference

  static var luaTypeName: String { "the value of an attribute" }
  static var luaType: LuaType { .any }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> LuaAttributeValue {
    guard !stack.isNil(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    return LuaAttributeValue(stack: stack, value: LuaReference(stack, at: index))
  }

  func attributes(named name: String) throws -> TextAttributes {
    stack.push(value)
    defer { stack.pop() }
    var result = TextAttributes()
    try result.read(name, stack, at: -1)
    return result
  }
}

/// Two results: a table of attributes and a range.
struct AttributesAndRange: LuaPushable {
  var attributes: TextAttributes
  var range: Range<Int>
  static var luaType: LuaType { TextAttributes.luaType }
  func push(on stack: LuaStack) {
    stack.reserve(8)
    lua_createtable(stack.raw, 0, 2)
    stack.push("attributes")
    attributes.push(on: stack)
    lua_rawset(stack.raw, -3)
    stack.push("range")
    TextRange.push(range, on: stack)
    lua_rawset(stack.raw, -3)
  }
}

struct OneAttribute: LuaPushable {
  var key: TextAttributes.Key
  var attributes: TextAttributes
  static var luaType: LuaType { .any }
  func push(on stack: LuaStack) {
    stack.reserve(8)
    attributes.push(on: stack)
    stack.pushRawField(key.rawValue, of: -1)
    lua_rotate(stack.raw, -2, 1)
    stack.pop()
  }
}

struct RunOfText: LuaPushable {
  var text: String
  var range: Range<Int>
  var attributes: TextAttributes
  static var luaType: LuaType { .table }
  func push(on stack: LuaStack) {
    AttributesAndRange(attributes: attributes, range: range).push(on: stack)
    stack.push("text")
    stack.push(text)
    lua_rawset(stack.raw, -3)
  }
}
