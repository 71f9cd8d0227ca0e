import Foundation
import Lua
import LunetteKit

extension ScriptURLComponents {
  /// A part as it stands in an address. Source: Apple, URLComponents.percentEncodedPath and its likes
  enum EncodedPart: String, CaseIterable {
    case percentEncodedUser, percentEncodedPassword, percentEncodedHost, percentEncodedPath, percentEncodedQuery, percentEncodedFragment

    var words: String {
      switch self {
      case .percentEncodedUser: "name of the user"
      case .percentEncodedPassword: "password"
      case .percentEncodedHost: "server"
      case .percentEncodedPath: "path"
      case .percentEncodedQuery: "query"
      case .percentEncodedFragment: "fragment"
      }
    }

    var allowed: CharacterSet {
      switch self {
      case .percentEncodedUser: .urlUserAllowed
      case .percentEncodedPassword: .urlPasswordAllowed
      case .percentEncodedHost: .urlHostAllowed.subtracting(CharacterSet(charactersIn: "[]:"))
      case .percentEncodedPath: .urlPathAllowed
      case .percentEncodedQuery: .urlQueryAllowed
      case .percentEncodedFragment: .urlFragmentAllowed
      }
    }

    func get(_ components: URLComponents) -> String? {
      switch self {
      case .percentEncodedUser: components.percentEncodedUser
      case .percentEncodedPassword: components.percentEncodedPassword
      case .percentEncodedHost: components.encodedHost
      case .percentEncodedPath: components.percentEncodedPath
      case .percentEncodedQuery: components.percentEncodedQuery
      case .percentEncodedFragment: components.percentEncodedFragment
      }
    }

    /// Foundation ends the process where a text isn't encoded, so it is looked at first.
    func set(_ components: inout URLComponents, _ text: String?) throws {
      // Numbers of the sixth version stand in brackets. Source: RFC 3986, 3.2.2
      let inner = self == .percentEncodedHost && text?.hasPrefix("[") == true && text?.hasSuffix("]") == true
      let checked = inner ? text.map { String($0.dropFirst().dropLast()).replacing(":", with: "") } : text
      if let checked, let text, !Self.isEncoded(checked, allowed) {
        throw BindingFault.badValue(
          name: "URLComponents.\(rawValue)", wanted: "a percent-encoded text, as \"a%20b\"",
          got: "\"\(text)\"; set the part without percentEncoded to have it encoded")
      }
      switch self {
      case .percentEncodedUser: components.percentEncodedUser = text
      case .percentEncodedPassword: components.percentEncodedPassword = text
      case .percentEncodedHost: components.encodedHost = text
      case .percentEncodedPath: components.percentEncodedPath = text ?? ""
      case .percentEncodedQuery: components.percentEncodedQuery = text
      case .percentEncodedFragment: components.percentEncodedFragment = text
      }
    }

    static func isEncoded(_ text: String, _ allowed: CharacterSet) -> Bool {
      var digits = 0
      for scalar in text.unicodeScalars {
        if digits > 0 {
          guard scalar.properties.isASCIIHexDigit else { return false }
          digits -= 1
        } else if scalar == "%" {
          digits = 2
        } else if !allowed.contains(scalar) {
          return false
        }
      }
      return digits == 0
    }
  }

  /// Items whose names and values stand as they are given. Throws: where one isn't encoded
  func setEncodedItems(_ items: [ScriptQueryItem]?) throws {
    let allowed = CharacterSet.urlQueryAllowed.subtracting(CharacterSet(charactersIn: "&="))
    for item in items ?? [] {
      for text in [item.item.name, item.item.value ?? ""] where !EncodedPart.isEncoded(text, allowed) {
        throw BindingFault.badValue(name: "URLComponents.percentEncodedQueryItems", wanted: "percent-encoded texts", got: "\"\(text)\"")
      }
    }
    components.percentEncodedQueryItems = items?.map(\.item)
  }

  func url(from base: Address) -> ScriptURL? { components.string.flatMap { ScriptURL.of($0, from: base.url) } }
}

/// What `url:appending` adds, also under Foundation's labels. Source: Apple, URL.appending(path:), (component:), (queryItems:)
enum AddedToURL: LuaReadable {
  case path(String)
  case component(String)
  case items([ScriptQueryItem])
  static var luaTypeName: String { "a path, a list of URLQueryItems, { path = }, { component = } or { queryItems = }" }
  static var luaType: LuaType { .either([.string, .list(ScriptQueryItem.luaType), .table]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> AddedToURL {
    guard stack.isTable(at: index) else {
      do { return .path(try String.read(stack, at: index)) } catch { throw stack.mismatch(luaTypeName, at: index) }
    }
    let (index, keys) = (stack.absolute(index), stack.keys(at: index))
    guard let key = keys.first else { return .items(try [ScriptQueryItem].read(stack, at: index)) }
    guard keys.count == 1, ["path", "component", "queryItems"].contains(key) else { throw stack.mismatch(luaTypeName, at: index) }
    stack.reserve(1)
    stack.pushRawField(key, of: index)
    defer { stack.pop() }
    if key == "queryItems" { return .items(try [ScriptQueryItem].read(stack, at: -1)) }
    let text = try String.read(stack, at: -1)
    return key == "path" ? .path(text) : .component(text)
  }
}

/// Folders of the app. Source: Apple, URL.documentsDirectory and its likes
private let folders: [(name: String, path: String, words: String)] = [
  ("documentsDirectory", "/Documents/", "what the user makes"), ("cachesDirectory", "/Library/Caches/", "what can be had again"),
  ("libraryDirectory", "/Library/", "what the user doesn't see"), ("temporaryDirectory", "/tmp/", "what may be lost"),
  ("applicationSupportDirectory", "/Library/Application Support/", "what the app needs; it is missing until it is made"),
  ("homeDirectory", "/", "all of the app's files"),
]

extension Registry {
  /// More parts of an address. Source: Apple, URL
  static func addressParts(_ c: ClassBuilder<ScriptURL>) {
    c.property("user", "The name of the user before the server, or nil.", get: { $0.url.user(percentEncoded: false) })
    c.property("password", "What stands behind that name, or nil.", get: { $0.url.password(percentEncoded: false) })
    c.property("relativeString", "Its text as it was written, without the address from which it leads on.", get: { $0.relative?.text ?? $0.url.absoluteString })
    c.property("baseURL", "The address from which it leads on, or nil.", get: { $0.relative.map { ScriptURL.of($0.base) } })
    c.property("absoluteURL", "The whole address, which leads on from nothing.", get: { ScriptURL.of($0.url) })
    c.property(
      "relativePath", "The path as it was written.",
      get: { $0.relative.flatMap { URLComponents(string: $0.text)?.path } ?? $0.url.path(percentEncoded: false).droppingLastSlash })
    c.property("hasDirectoryPath", "Whether its path ends in a slash, as a folder's does.", get: { $0.url.hasDirectoryPath })
    c.method("resolvingSymlinksInPath", "The address without . and .. in its path: an app's files have no links.") { (url: ScriptURL) in
      ScriptURL.of(url.url.standardized)
    }
    c.method("checkResourceIsReachable", "True where it is that of a file that is there; else nil and an error.") { (url: ScriptURL) -> Attempted in
      let path = url.url.path(percentEncoded: false)
      guard url.url.isFileURL, ScriptFileManager.files.isFolder(path) != nil else { return .failure(ScriptCocoaError(.fileReadNoSuchFile, path)) }
      return .value(true)
    }
    for (name, path, words) in folders {
      c.value(name, "The folder for \(words).") { ScriptURL.file(ScriptFileManager.files.home + path) }
    }
  }

  /// More parts to read and to change. Source: Apple, URLComponents
  static func componentParts(_ c: ClassBuilder<ScriptURLComponents>) {
    c.property("user", "The name of the user before the server, or nil.", get: { $0.components.user }, set: { $0.components.user = $1 })
    c.property("password", "What stands behind that name, or nil.", get: { $0.components.password }, set: { $0.components.password = $1 })
    for part in ScriptURLComponents.EncodedPart.allCases {
      c.property(
        part.rawValue, "The \(part.words) as it stands in the address: percent-encoded.", get: { part.get($0.components) },
        set: { try part.set(&$0.components, $1) })
    }
    c.property(
      "encodedHost", "The same as percentEncodedHost.", get: { $0.components.encodedHost },
      set: { try ScriptURLComponents.EncodedPart.percentEncodedHost.set(&$0.components, $1) })
    c.listProperty(
      "percentEncodedQueryItems", "The query's names with their values as they stand in the address, or nil.",
      of: \.percentEncodedQueryItems, ScriptQueryItem.init,
      set: { (c: ScriptURLComponents, items: [ScriptQueryItem]?) in try c.setEncodedItems(items) })
    c.method("urlRelativeTo", "The address that these parts make from another one, or nil.", "base", ScriptURLComponents.url(from:))
  }
}
