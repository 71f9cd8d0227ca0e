import Foundation

/// What a property list holds. Source: Apple, Property List Programming Guide
package indirect enum PropertyListValue {
  case text(String)
  case flag(Bool)
  case whole(Int64)
  case real(Double)
  /// Units: seconds since the reference date
  case date(TimeInterval)
  case data([UInt8])
  case list([PropertyListValue])
  case table([String: PropertyListValue])

  /// - Parameter object: what Foundation reads
  init?(_ object: Any) {
    // A whole number is a Bool, too, when Foundation is asked.
    if type(of: object) == Bool.self, let flag = object as? Bool {
      self = .flag(flag)
      return
    }
    switch object {
    case let text as String: self = .text(text)
    case let date as Date: self = .date(date.timeIntervalSinceReferenceDate)
    case let data as Data: self = .data(Array(data))
    case let number as NSNumber:
      let isReal = ["d", "f"].contains(String(cString: number.objCType))
      self = isReal ? .real(number.doubleValue) : .whole(number.int64Value)
    case let list as [Any]:
      let values = list.compactMap(PropertyListValue.init)
      guard values.count == list.count else { return nil }
      self = .list(values)
    case let table as [String: Any]:
      let values = table.compactMapValues(PropertyListValue.init)
      guard values.count == table.count else { return nil }
      self = .table(values)
    default: return nil
    }
  }
}
