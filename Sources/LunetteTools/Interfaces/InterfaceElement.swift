import Foundation

/// An element of a file of Interface Builder, which notes what was read of it: the rest is told as left out.
final class InterfaceElement {
  let name: String
  let attributes: [String: String]
  /// Counts from 1.
  let line: Int
  private(set) weak var parent: InterfaceElement?
  private(set) var children: [InterfaceElement] = []
  var text = ""
  private var read: Set<String> = []
  private(set) var isRead = false

  init(_ name: String, _ attributes: [String: String], line: Int) { (self.name, self.attributes, self.line) = (name, attributes, line) }

  func add(_ child: InterfaceElement) {
    child.parent = self
    children.append(child)
  }

  var id: String { attributes["id"] ?? "" }
  var key: String? { attributes["key"] }

  /// The value of an attribute, which counts as read from now on.
  func take(_ attribute: String) -> String? {
    guard let value = attributes[attribute] else { return nil }
    read.insert(attribute)
    return value
  }

  func flag(_ attribute: String) -> Bool? { take(attribute).map { $0 == "YES" } }
  func number(_ attribute: String) -> Double? { take(attribute).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil } }

  /// The element itself has arrived.
  func markRead() { isRead = true }

  /// Nothing of it concerns an app, or all of it has arrived.
  func markAllRead() {
    isRead = true
    read.formUnion(attributes.keys)
    for child in children { child.markAllRead() }
  }

  var unreadAttributes: [String] { attributes.keys.filter { !read.contains($0) }.sorted() }

  /// The first child of a name, or with a key.
  func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }
  func child(key: String) -> InterfaceElement? { children.first { $0.key == key } }

  /// The children of a child that only groups: `subviews`, `constraints`.
  func group(_ name: String) -> [InterfaceElement] {
    children.filter { $0.name == name }.flatMap { group in
      group.markRead()
      return group.children
    }
  }

  /// The element and all below it, in the order of the file.
  var all: [InterfaceElement] {
    var found: [InterfaceElement] = []
    var open = [self]
    while let next = open.popLast() {
      found.append(next)
      open += next.children.reversed()
    }
    return found
  }
}

/// Why a file can't be imported, with its line.
public struct InterfaceFault: Error, CustomStringConvertible {
  public let description: String
  init(_ file: String, line: Int? = nil, _ text: String) { description = file + (line.map { ":\($0)" } ?? "") + ": " + text }
}
