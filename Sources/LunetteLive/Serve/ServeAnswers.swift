import Foundation
import LunetteDriver
import LunetteKit
import LunetteRender
import LunetteScript
import LunetteTesting

/// How an app is looked at.
enum ServedForm: String, CaseIterable {
  case none, elements, packed, views, tree, json, text, kept, pixels

  /// Whether the answer has to say which elements can be tapped.
  var lacksElements: Bool { self == .tree || self == .json || self == .text || self == .pixels }

  /// Whether it comes as bytes after the answer, those of all apps one after the other.
  var isBytes: Bool { self == .packed || self == .pixels }

  /// Throws: `ServeFault`
  static func read(_ request: ServeRequest, _ key: String) throws -> ServedForm? {
    guard let name = try request.text(key) else { return nil }
    guard let form = ServedForm(rawValue: name) else {
      throw ServeFault.request("\"\(key)\" is one of \(allCases.map(\.rawValue).joined(separator: ", ")), not \"\(name)\"")
    }
    return form
  }
}

extension JsonText {
  /// An object whose content may throw; what was written before is then of no use.
  mutating func objectThrowing(_ fill: (inout JsonText) throws -> Void) throws {
    var failure: (any Error)?
    object { json in do { try fill(&json) } catch { failure = error } }
    if let failure { throw failure }
  }

  mutating func write(value: JsonValue) {
    switch value {
    case .none: writeNull()
    case .bool(let value): write(value)
    case .text(let value): write(value)
    case .number(let value): if let whole = Int(exactly: value) { write(whole) } else { raw(Array("\(value)".utf8)) }
    case .list(let values): list { json in for value in values { json.write(value: value) } }
    case .table(let fields):
      object { json in
        for name in fields.keys.sorted() {
          json.key(text: name)
          json.write(value: fields[name] ?? .none)
        }
      }
    }
  }

  mutating func write(_ fault: ServeFault) {
    object { json in
      json.field("kind", fault.kind.rawValue)
      json.field("message", fault.message)
      if let file = fault.file { json.field("file", file) }
      if let line = fault.line { json.field("line", line) }
      if !fault.traceback.isEmpty { json.field("traceback", fault.traceback) }
    }
  }

  mutating func write(_ action: PlayedAction) {
    object { json in
      json.field("kind", action.kind.rawValue)
      if case .element(let number)? = action.place { json.field("element", number) }
      if action.kind == .type { json.field("text", action.text) }
    }
  }

  /// The app's clock.
  mutating func moment(of app: ServedApp) {
    guard let app = try? app.app() else { return field("closed", true) }
    field("frame", app.simulation.frameCount)
    field("time", CGFloat(app.simulation.time), millionths: true)
  }

  /// After a launch: what is to be done, and what there is to see.
  mutating func beginning(of app: ServedApp, _ form: ServedForm, _ table: inout [UInt8]?) {
    key("seed")
    write(Int(clamping: app.seed))
    if app.steps != nil {
      field("goal", app.goal)
      key("parameters")
      write(value: app.parameters)
    }
    do { try state(of: app, form, &table) } catch { failure(of: app, error, form, &table) }
  }

  /// The clock, and what there is to see. Throws: errors of the app
  mutating func state(of app: ServedApp, _ form: ServedForm, _ table: inout [UInt8]?) throws {
    moment(of: app)
    guard let running = try? app.app() else {
      Self.addNothing(form, app, &table)
      return
    }
    if form != .none { field("takesKeys", running.simulation.keyboard.takesKeys) }
    if form.lacksElements {
      let elements = try running.screenElements()
      list("possible") { json in for element in elements { json.write(element.takesTaps ? 1 : 0) } }
    }
    switch form {
    case .none: break
    case .packed:
      var bytes = table ?? []
      table = nil
      defer { table = bytes }
      ElementTable.add(try running.screenElements(), to: &bytes)
    case .pixels:
      let pixels = try app.pixels()
      field("width", pixels.width)
      field("height", pixels.height)
      table?.append(contentsOf: pixels.bytes)
    case .elements:
      let elements = try running.screenElements()
      list("observation") { json in for element in elements { json.write(element) } }
    case .views:
      var views = JsonText()
      try running.writeViews(to: &views)
      field("observation", views)
    case .tree: field("observation", try running.keptTree())
    case .kept: field("observation", KeptFrame(try running.currentFrame(), cell: running.host.options.cell).content)
    case .json, .text:
      let data = try running.currentFrame().data(as: form == .json ? .json : .text, cell: running.host.options.cell)
      field("observation", String(decoding: data, as: UTF8.self))
    }
  }

  private mutating func write(_ element: ScreenElement) {
    object { json in
      json.field("role", element.role.rawValue)
      json.field("text", element.text)
      json.field("frame", numbers: [element.frame.minX, element.frame.minY, element.frame.width, element.frame.height])
      json.field("enabled", element.isEnabled)
      json.field("selected", element.isSelected)
      json.field("possible", element.takesTaps)
    }
  }

  /// In place of what a step did: the error, which ends the episode with reward 0. Bytes of an app that can't be looked at are zeros, so that the others keep their places.
  mutating func failure(of app: ServedApp, _ error: any Error, _ form: ServedForm, _ table: inout [UInt8]?) {
    let fault = ServedApp.fault(error)
    key("error")
    write(fault)
    Self.addNothing(form, app, &table)
  }

  private static func addNothing(_ form: ServedForm, _ app: ServedApp, _ table: inout [UInt8]?) {
    switch form {
    case .packed: table?.append(contentsOf: repeatElement(0, count: ElementTable.size))
    case .pixels: table?.append(contentsOf: repeatElement(0, count: app.pictureSize))
    default: break
    }
  }
}
