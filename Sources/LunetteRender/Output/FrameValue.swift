import Foundation
import LunetteKit

/// A value as JSON has them, with keys in their order.
public indirect enum FrameValue: Equatable, Sendable {
  case null
  case flag(Bool)
  case whole(Int)
  case number(Double)
  case text(String)
  case list([FrameValue])
  case object([Field])

  public struct Field: Equatable, Sendable {
    public let key: String
    public let value: FrameValue
  }
}

/// Builds a `FrameValue`.
struct FrameValueWriter: ValueWriter {
  static let placesTexts = true
  /// The value that was written, or null before that.
  private(set) var value = FrameValue.null
  private var key: String?
  private var fields: [FrameValue.Field] = []
  private var items: [FrameValue] = []

  private mutating func take(_ new: FrameValue) {
    value = new
    if let key { fields.append(FrameValue.Field(key: key, value: new)) } else { items.append(new) }
    key = nil
  }

  mutating func object(_ fill: (inout FrameValueWriter) -> Void) {
    var inner = FrameValueWriter()
    fill(&inner)
    take(.object(inner.fields))
  }

  mutating func list(_ fill: (inout FrameValueWriter) -> Void) {
    var inner = FrameValueWriter()
    fill(&inner)
    take(.list(inner.items))
  }

  mutating func key(_ name: StaticString) { key = name.description }
  mutating func key(text: String) { key = text }
  mutating func write(_ value: Int) { take(.whole(value)) }
  mutating func write(_ value: Bool) { take(.flag(value)) }
  mutating func write(_ value: String) { take(.text(value)) }
  func breakLine() {}

  mutating func write(_ color: UIColor) {
    var text = Utf8Buffer()
    text.add(rgba: color)
    take(.text(text.text))
  }

  mutating func write(_ value: CGFloat, millionths: Bool) {
    let steps: Double = millionths ? 1e6 : 1e3
    take(value.isFinite ? .number((Double(value) * steps).rounded() / steps) : .null)
  }
}
