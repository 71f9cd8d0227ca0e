import Foundation
import LunetteSystem

/// Reads the XML of a file, with the machine's libxml2. Source: libxml/xmlreader.h
struct InterfaceXML {
  private typealias Pointer = UnsafeMutableRawPointer
  private typealias Ask = @convention(c) (Pointer) -> Int32
  private typealias Text = @convention(c) (Pointer) -> UnsafePointer<CChar>?

  private typealias Open = @convention(c) (UnsafePointer<CChar>?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int32) -> Pointer?
  private typealias Close = @convention(c) (Pointer) -> Void
  private typealias Node = @convention(c) (Pointer) -> Pointer?
  private typealias Line = @convention(c) (Pointer) -> Int

  private let open: Open
  private let close: Close
  private let next, kind, depth, isEmpty, nextAttribute, errorLine: Ask
  private let name, value: Text
  private let node: Node
  private let line: Line

  /// Nil where the machine has no libxml2.
  private init?() {
    // Names of Linux, the newer one last, and of macOS.
    guard let library = SystemLibrary(["libxml2.so.2", "libxml2.so.16", "libxml2.2.dylib", "libxml2.dylib"]),
      let open = library.function("xmlReaderForMemory", as: Open.self),
      let close = library.function("xmlFreeTextReader", as: Close.self),
      let next = library.function("xmlTextReaderRead", as: Ask.self), let kind = library.function("xmlTextReaderNodeType", as: Ask.self),
      let depth = library.function("xmlTextReaderDepth", as: Ask.self), let isEmpty = library.function("xmlTextReaderIsEmptyElement", as: Ask.self),
      let nextAttribute = library.function("xmlTextReaderMoveToNextAttribute", as: Ask.self),
      let errorLine = library.function("xmlTextReaderGetParserLineNumber", as: Ask.self),
      let name = library.function("xmlTextReaderConstName", as: Text.self), let value = library.function("xmlTextReaderConstValue", as: Text.self),
      let node = library.function("xmlTextReaderCurrentNode", as: Node.self), let line = library.function("xmlGetLineNo", as: Line.self)
    else { return nil }
    (self.open, self.close, self.next, self.kind, self.depth, self.isEmpty) = (open, close, next, kind, depth, isEmpty)
    (self.nextAttribute, self.errorLine, self.name, self.value, self.node, self.line) = (nextAttribute, errorLine, name, value, node, line)
  }

  /// - Parameter file: the name for messages
  static func read(_ bytes: [UInt8], file: String) throws -> InterfaceElement {
    // Without them a text is a text: no other file is read, and nothing grows while it is read.
    if bytes.firstRange(of: Array("<!ENTITY".utf8)) != nil { throw InterfaceFault(file, "entities are not read") }
    guard let library = InterfaceXML() else {
      throw InterfaceFault(file, "reading XML needs the library libxml2, which this machine doesn't have: install it (apt-get install libxml2)")
    }
    let root = try library.read(bytes, file)
    if root.name == "archive" {
      throw InterfaceFault(file, line: root.line, "it is an archive of Xcode 3 or 4: open it in Xcode 5 or a later one and save it, which writes a <document>")
    }
    guard root.name == "document" else {
      throw InterfaceFault(file, line: root.line, "a file of Interface Builder begins with <document>, this one with <\(root.name)>")
    }
    return root
  }

  /// Source: libxml/parser.h: no messages, no network
  private static let options: Int32 = 32 | 64 | 2048
  /// Ours: far deeper than views are nested.
  private static let mostLevels = 200

  private func read(_ bytes: [UInt8], _ file: String) throws -> InterfaceElement {
    guard
      let reader = bytes.withUnsafeBytes({
        open($0.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: $0.count), nil, nil, Self.options)
      })
    else { throw InterfaceFault(file, "the file is empty") }
    defer { close(reader) }
    var root: InterfaceElement?
    var stack: [InterfaceElement] = []
    var status = next(reader)
    while status == 1 {
      let level = Int(depth(reader))
      guard level < Self.mostLevels else {
        throw InterfaceFault(file, line: Int(errorLine(reader)), "elements are nested more than \(Self.mostLevels) levels deep")
      }
      switch kind(reader) {
      case 1:
        let isEmpty = isEmpty(reader) == 1
        let place = node(reader).map(line) ?? 0
        let element = InterfaceElement(text(name(reader)), attributes(reader), line: place)
        if let last = stack.last { last.add(element) } else { root = element }
        if !isEmpty { stack.append(element) }
      case 3, 4: stack.last?.text += text(value(reader))
      case 15: stack.removeLast()
      default: break
      }
      status = next(reader)
    }
    guard status == 0, let root else { throw InterfaceFault(file, line: max(1, Int(errorLine(reader))), "this is no whole XML: it is broken here") }
    return root
  }

  private func attributes(_ reader: Pointer) -> [String: String] {
    var found: [String: String] = [:]
    while nextAttribute(reader) == 1 { found[text(name(reader))] = text(value(reader)) }
    return found
  }

  private func text(_ bytes: UnsafePointer<CChar>?) -> String { bytes.map { String(cString: $0) } ?? "" }
}
