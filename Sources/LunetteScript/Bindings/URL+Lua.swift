import Foundation
import Lua
import LunetteKit

/// An address. Equal addresses are one object, so that scripts can compare them. Source: docs/rules/world.md 1
package final class ScriptURL: LuaObject {
  package static let luaName = "URL"
  /// The whole address.
  package let url: URL
  /// The address as it was written, and from where it leads on; nil for a whole one.
  let relative: (text: String, base: URL)?
  private(set) lazy var pathComponents = url.pathComponents

  private init(_ url: URL, _ relative: (text: String, base: URL)?) { (self.url, self.relative) = (url, relative) }

  /// What makes two addresses equal. Source: Apple, URL's equality, which compares base and text
  private struct Key: Hashable { let url: URL, text: String?, base: URL? }
  private static let known = CompanionKey<EqualObjects<Key, ScriptURL>>()

  package static func of(_ url: URL) -> ScriptURL { of(url, nil) }

  /// The address that was a text once.
  static func ofText(_ text: String) -> ScriptURL { of(URL(string: text) ?? URL(filePath: text), nil) }

  /// An address that leads on from another one. Returns: nil for a text that is none
  static func of(_ text: String, from base: URL) -> ScriptURL? {
    guard let url = URL(string: text, relativeTo: base)?.absoluteURL else { return nil }
    return URL(string: text)?.scheme == nil ? of(url, (text, base)) : of(url)
  }

  private static func of(_ url: URL, _ relative: (text: String, base: URL)?) -> ScriptURL {
    ScriptContext.current.equalObjects(known).object(Key(url: url, text: relative?.text, base: relative?.base)) { ScriptURL(url, relative) }
  }

  /// Without a look at the machine's files: a path that ends in a slash is a folder's.
  static func file(_ path: String) -> ScriptURL {
    let path = path.hasPrefix("/") ? path : "/" + path
    return of(URL(filePath: path, directoryHint: path.hasSuffix("/") ? .isDirectory : .notDirectory))
  }

  func appending(_ component: String, isFolder: Bool?) -> ScriptURL {
    let hint: URL.DirectoryHint = isFolder ?? component.hasSuffix("/") ? .isDirectory : .notDirectory
    return Self.of(url.appending(path: component, directoryHint: hint))
  }
}

/// A URL, or its text.
package struct Address: LuaReadable {
  package let url: URL
  /// The address as it was written, where it leads on from another one.
  var relative: String?
  package static var luaTypeName: String { "a URL, or its text" }
  package static var luaType: LuaType { .either([ScriptURL.luaType, .string]) }

  package static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Address {
    if let text = stack.text(at: index) {
      guard let url = URL(string: text) else { throw stack.mismatch(luaTypeName, at: index) }
      return Address(url: url)
    }
    do {
      let address = try ScriptURL.read(stack, at: index)
      return Address(url: address.url, relative: address.relative?.text)
    } catch { throw stack.mismatch(luaTypeName, at: index) }
  }
}

/// The text of a URL, or a text that need not be one.
struct AddressText: LuaReadable {
  let text: String
  static var luaTypeName: String { Address.luaTypeName }
  static var luaType: LuaType { Address.luaType }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> AddressText {
    if let text = stack.text(at: index) { return AddressText(text: text) }
    return AddressText(text: try Address.read(stack, at: index).url.absoluteString)
  }
}

extension TextLink: LuaConvertible, CallValue {
  public static var luaTypeName: String { Address.luaTypeName }
  public static var luaType: LuaType { Address.luaType }

  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> TextLink {
    if let text = stack.text(at: index) { return TextLink(address: text) }
    return TextLink(address: try Address.read(stack, at: index).url.absoluteString, isURL: true)
  }

  public func push(on stack: LuaStack) { callArgument.push(on: stack) }

  var callArgument: CallArgument {
    if isURL, let url = URL(string: address) { .object(ScriptURL.of(url)) } else { .string(address) }
  }
}

final class ScriptURLComponents: LuaObject {
  static let luaName = "URLComponents"
  var components: URLComponents { didSet { (items, encodedItems) = (nil, nil) } }
  /// The items of the query, once somebody has read them: they are made of its text.
  private var items, encodedItems: [URLQueryItem]?
  init(_ components: URLComponents) { self.components = components }

  var queryItems: [URLQueryItem]? {
    if items == nil { items = components.queryItems }
    return items
  }
  var percentEncodedQueryItems: [URLQueryItem]? {
    if encodedItems == nil { encodedItems = components.percentEncodedQueryItems }
    return encodedItems
  }
}

final class ScriptQueryItem: LuaObject {
  static let luaName = "URLQueryItem"
  var item: URLQueryItem
  init(_ item: URLQueryItem) { self.item = item }
}

extension Registry {
  static func addresses(_ r: RegistryBuilder) {
    r.type(
      ScriptURL.self, "URL",
      doc: "An address: URL { string = \"https://shop.test/items\" }, or nil for a text that is none. Equal addresses are equal with ==."
    ) { c in
      c.constructor { arguments in
        if let path = try arguments.take("fileURLWithPath", as: String.self, "The path of a file or, with a slash at its end, of a folder.") {
          return ScriptURL.file(path)
        }
        let text = try arguments.take("string", as: String.self, "Its text; what may not stand in an address is percent-encoded.") ?? ""
        let base = try arguments.take("relativeTo", as: Address.self, "The address from which a relative one leads on.")
        guard !text.isEmpty else { throw NothingMade() }
        if let base {
          guard let url = ScriptURL.of(text, from: base.url) else { throw NothingMade() }
          return url
        }
        guard let url = URL(string: text) else { throw NothingMade() }
        return ScriptURL.of(url.absoluteURL)
      }
      c.state("url") { $0.url.absoluteString }
      c.state("relative") { $0.relative.map { [$0.text, $0.base.absoluteString] } }
      c.describe { " \($0.url.absoluteString)" }
      c.property("absoluteString", "Its whole text.", get: { $0.url.absoluteString })
      c.property("scheme", "\"https\", or nil.", get: { $0.url.scheme })
      c.property("host", "The server, or nil.", get: { $0.url.host(percentEncoded: false) })
      c.property("port", "The number after the server, or nil.", get: { $0.url.port })
      c.property("path", "What stands after the server, without the query.", get: { $0.url.path(percentEncoded: false).droppingLastSlash })
      c.property("query", "What stands after the question mark, or nil.", get: { $0.url.query(percentEncoded: true) })
      c.property("fragment", "What stands after #, or nil.", get: { $0.url.fragment(percentEncoded: true) })
      addressParts(c)
      c.property("isFileURL", "Whether it is that of a file.", get: { $0.url.isFileURL })
      c.property("lastPathComponent", "The last part of the path.", get: { $0.url.lastPathComponent })
      c.property("pathExtension", "What stands after the last dot of the path, or \"\".", get: { $0.url.pathExtension })
      c.property("pathComponents", "The parts of the path.", \.pathComponents)
      c.method("appendingPathComponent", "The address with a part added to its path.", "component", "isDirectory", ScriptURL.appending(_:isFolder:))
      c.method(
        "appending",
        "The address with parts added to its path, or with items added to its query: appending(\"a/b\"), "
          + "appending { URLQueryItem(\"page\", \"2\") }.",
        args: "pathOrQueryItems", "isDirectory"
      ) { (url: ScriptURL, added: AddedToURL, isFolder: Bool?) -> ScriptURL in
        switch added {
        case .path(let path): url.appending(path, isFolder: isFolder)
        // One part, whose slashes are no borders.
        case .component(let part): ScriptURL.of(url.url.appending(component: part, directoryHint: isFolder == true ? .isDirectory : .notDirectory))
        case .items(let items): ScriptURL.of(url.url.appending(queryItems: items.map(\.item)))
        }
      }
      c.method("appendingPathExtension", "The address with a dot and an ending added.", args: "ending") { (url: ScriptURL, ending: String) in
        ScriptURL.of(url.url.appendingPathExtension(ending))
      }
      c.method("deletingLastPathComponent", "The address without the last part of its path.") { (url: ScriptURL) in
        ScriptURL.of(url.url.deletingLastPathComponent())
      }
      c.method("deletingPathExtension", "The address without its ending.") { (url: ScriptURL) in ScriptURL.of(url.url.deletingPathExtension()) }
      c.property("standardizedFileURL", "The address without . and .. in its path.", get: { ScriptURL.of($0.url.standardized) })
      c.method("standardized", "The address without . and .. in its path.") { (url: ScriptURL) in ScriptURL.of(url.url.standardized) }
      c.method("appendingQueryItems", "The address with items added to its query.", args: "items") { (url: ScriptURL, items: [ScriptQueryItem]) in
        ScriptURL.of(url.url.appending(queryItems: items.map(\.item)))
      }
    }
    r.type(
      ScriptURLComponents.self, "URLComponents",
      doc: "The parts of an address, to read and to change: URLComponents { string = \"https://shop.test/s\" }, or nil for a text that is none."
    ) { c in
      c.constructor { arguments in
        let base = try arguments.take("url", as: Address.self, "The address whose parts these are.")
        let isWhole =
          try arguments.take(
            "resolvingAgainstBaseURL", as: Bool.self, "Whether a url that leads on from another one is the whole address; true by default.") ?? true
        if let base {
          let written = isWhole ? nil : base.relative.map { URLComponents(string: $0) }
          guard let components = written ?? URLComponents(url: base.url, resolvingAgainstBaseURL: true) else { throw NothingMade() }
          return ScriptURLComponents(components)
        }
        guard let text = try arguments.take("string", as: String.self, "An address as text.") else { return ScriptURLComponents(URLComponents()) }
        guard let components = URLComponents(string: text) else { throw NothingMade() }
        return ScriptURLComponents(components)
      }
      componentParts(c)
      c.property("scheme", "\"https\", or nil.", get: { $0.components.scheme }, set: { $0.components.scheme = try checkedScheme($1) })
      c.property("host", "The server, or nil.", get: { $0.components.host }, set: { $0.components.host = $1 })
      c.property("port", "The number after the server, or nil.", get: { $0.components.port }, set: { $0.components.port = try checkedPort($1) })
      c.property("path", "What stands after the server.", get: { $0.components.path }, set: { $0.components.path = $1 })
      c.property("query", "What stands after the question mark, or nil.", get: { $0.components.query }, set: { $0.components.query = $1 })
      c.property("fragment", "What stands after #, or nil.", get: { $0.components.fragment }, set: { $0.components.fragment = $1 })
      c.listProperty(
        "queryItems", "The query's names with their values, or nil. They are percent-encoded where the address needs it.",
        of: \.queryItems, ScriptQueryItem.init,
        set: { (c: ScriptURLComponents, items: [ScriptQueryItem]?) in c.components.queryItems = items?.map(\.item) })
      c.property("string", "The whole address, or nil if the parts make none.", get: { $0.components.string })
      c.property("url", "The same as a URL.", get: { $0.components.url.map { ScriptURL.of($0.absoluteURL) } })
    }
    r.type(ScriptQueryItem.self, "URLQueryItem", doc: "A name of a query with its value: URLQueryItem(\"page\", \"2\"), or URLQueryItem { name =, value = }.") {
      c in
      c.constructor { arguments in
        let name = try arguments.take("name", as: String.self, "The name.") ?? ""
        return ScriptQueryItem(URLQueryItem(name: name, value: try arguments.take("value", as: String.self, "The value; without one the name stands alone.")))
      }
      c.constructor(args: "name", "value") { r in ScriptQueryItem(URLQueryItem(name: try r.next(), value: try r.next())) }
      c.describe { " \($0.item.name)" + ($0.item.value.map { "=\($0)" } ?? "") }
      c.property("name", "The name.", get: { $0.item.name }, set: { $0.item.name = $1 })
      c.property("value", "The value, or nil.", get: { $0.item.value }, set: { $0.item.value = $1 })
    }
  }

  private static func checkedScheme(_ scheme: String?) throws -> String? {
    guard let scheme else { return nil }
    guard let first = scheme.utf8.first, (97...122).contains(first | 32),
      scheme.utf8.allSatisfy({ $0 < 128 && ($0 | 32 >= 97 && $0 | 32 <= 122 || (48...57).contains($0) || [43, 45, 46].contains($0)) })
    else { throw BindingFault.badValue(name: "URLComponents.scheme", wanted: "letters, digits, + - and .", got: "\"\(scheme)\"") }
    return scheme
  }

  private static func checkedPort(_ port: Int?) throws -> Int? {
    if let port, !(0...65_535).contains(port) { throw BindingFault.badValue(name: "URLComponents.port", wanted: "from 0 to 65535", got: "\(port)") }
    return port
  }
}

extension String {
  /// Source: Apple, URL.path: without the slash that ends a folder's path
  var droppingLastSlash: String { count > 1 && hasSuffix("/") ? String(dropLast()) : self }
}
