import Lua
import LunetteKit
import LunetteLog
import LunetteScript

/// What two apps are compared by. Source: docs/rules/exploring.md 7
package enum ExploreObserved: Equatable, Sendable {
  /// Texts with their roles, whether they are enabled and selected, in order.
  case screen
  /// The screen as a text.
  case frame
  /// Each pixel.
  case looks
  /// The calls of methods of protocols with these names, with their arguments, since the launch.
  case calls([String])

  /// Nil for what is no such word: `screen`, `frame`, `looks`, `calls:didSelectRow,numberOfRows`.
  package init?(_ text: String) {
    switch text {
    case "screen": self = .screen
    case "frame": self = .frame
    case "looks": self = .looks
    default:
      guard text.hasPrefix("calls:") else { return nil }
      let names = text.dropFirst("calls:".count).split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard names.allSatisfy({ !$0.isEmpty }) else { return nil }
      self = .calls(names)
    }
  }

  /// The call of the driver that answers the same for equal apps; nil where none does.
  package var source: String? {
    switch self {
    case .screen: "app:texts()"
    case .frame: "app:frame()"
    case .looks: "app:snapshot(\"svg\")"
    case .calls: nil
    }
  }
}

extension ScenarioApp {
  /// A call with its arguments, of which objects are told by their classes: `didSelectRow(UITableView, 1.3)`.
  func described(_ call: CallLog.Entry) -> String {
    "\(call.name.text)(\(call.arguments.map(described).joined(separator: ", ")))"
  }

  private func described(_ value: LoggedValue) -> String {
    switch value {
    case .object(let view as UIView): context.className(of: view)
    case .object(let object): String(describing: Swift.type(of: object))
    case .path(let path): described(path)
    case .paths(let paths): "{ " + paths.map(described).joined(separator: ", ") + " }"
    case .number(let number): "\(number)"
    case .bool(let bool): "\(bool)"
    case .string(let string): LuaLiteral.quoted(string)
    case .point(let point): "{ \(point.x), \(point.y) }"
    case .value(let value): "\(value)"
    case .absent: "nil"
    }
  }

  private func described(_ path: RowPath) -> String { "\(path.section + 1).\(path.row + 1)" }
}
