/// The name and the reason of an `NSException` that UIKit would throw, in UIKit's words.
///
/// Rows and sections in a reason count from 0, as in UIKit. The reason keeps these numbers as parts of their own, so that a reader who
/// counts from 1 (a Lua author) can be shown them in that way, see `reason(countingFrom:)`.
public struct UIException: Error, CustomStringConvertible {
  public enum Name: String, Sendable {
    case internalInconsistency = "NSInternalInconsistencyException"
    case range = "NSRangeException"
    case generic = "NSGenericException"
    case invalidArgument = "NSInvalidArgumentException"
    case hierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
  }

  /// A piece of a reason: words, or a row or section number, or an index path.
  public enum Part: Sendable {
    case text(String)
    case index(Int)
    case path(section: Int, row: Int)
  }

  public var name: Name
  public var parts: [Part]

  public init(_ name: Name, _ reason: Reason) {
    self.name = name
    parts = reason.parts
  }

  /// The reason with rows and sections counted from `base`.
  public func reason(countingFrom base: Int) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .index(let index): index == RowPath.noRow ? "none" : String(index + base)
      case .path(let section, let row):
        base == 0
          ? "{length = 2, path = \(section) - \(row)}" : "\(section + base).\(row == RowPath.noRow ? "none" : String(row + base))"
      }
    }.joined()
  }

  /// Whether a row or section is -1: the number before the first. A caller probably counted from 0 where rows are counted from 1.
  public var isBeforeFirst: Bool {
    parts.contains { part in
      switch part {
      case .text: false
      case .index(let index): index == -1
      case .path(let section, let row): section == -1 || row == -1
      }
    }
  }

  public var description: String { "\(name.rawValue): \(reason(countingFrom: 0))" }
}

extension UIException {
  /// A reason written as a string literal: `"row \(index: row) of \(path: path)"`. Other values are written as `\(value)`.
  public struct Reason: ExpressibleByStringInterpolation, Sendable {
    package var parts: [Part]

    public init(stringLiteral value: String) { parts = [.text(value)] }
    public init(stringInterpolation: Interpolation) { parts = stringInterpolation.parts }

    public struct Interpolation: StringInterpolationProtocol {
      package var parts: [Part] = []
      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) { parts.append(.text(literal)) }
      public mutating func appendInterpolation(_ value: some CustomStringConvertible) { parts.append(.text(value.description)) }
      public mutating func appendInterpolation(index: Int) { parts.append(.index(index)) }
      public mutating func appendInterpolation(path: RowPath) { parts.append(.path(section: path.section, row: path.row)) }
    }
  }
}
