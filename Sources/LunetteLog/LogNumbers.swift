import Foundation
import LunetteKit

extension Double {
  /// The number as a log has it: to a millionth. JSON can't express what is not finite; it is written as null, and read as infinity.
  package var inLog: Double { isFinite ? (min(max(self, -Self.farthest), Self.farthest) * 1e6).rounded() / 1e6 : .infinity }

  /// Ours: up to this number an integer can count millionths.
  private static let farthest = 1e12
}

extension CGPoint {
  var inLog: CGPoint { CGPoint(x: Double(x).inLog, y: Double(y).inLog) }
}

extension CGRect {
  var inLog: CGRect { CGRect(origin: origin.inLog, size: CGSize(width: Double(width).inLog, height: Double(height).inLog)) }
}

extension UInt64 {
  /// 16 hexadecimal digits.
  var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// The keys of all lines of a log.
enum LogKey: String, CodingKey {
  case event, file, test, app, time, version
  case script, code, tests, device, size, scale, camera, seed, budget
  case plugin, path, animations, textSize, relaunch, kept
  case icu, choice, kind, intensity, system, appearance, contrast
  case input, title, what, at, name, arguments, count, finger, phase, x, y, views, recognizer, taken, state, because, view, method, touches
  case control, events, text, number, delay, duration, table, changes, request, status, error, bytes, frame, hash, gone, id, `in`, offset, style
  case instructions
}

typealias LogWriter = KeyedEncodingContainer<LogKey>
typealias LogReader = KeyedDecodingContainer<LogKey>

extension LogWriter {
  /// A number, or null for what is not finite.
  mutating func encode(number: Double, forKey key: LogKey) throws {
    if number.isFinite { try encode(number.inLog, forKey: key) } else { try encodeNil(forKey: key) }
  }

  mutating func encode(numbers: [CGFloat], forKey key: LogKey) throws {
    var list = nestedUnkeyedContainer(forKey: key)
    for number in numbers { if number.isFinite { try list.encode(Double(number).inLog) } else { try list.encodeNil() } }
  }

  /// A large number as 16 digits, because readers of JSON round it.
  mutating func encode(hash: UInt64, forKey key: LogKey) throws { try encode(hash.hexadecimal, forKey: key) }

  mutating func encode(device: Device) throws {
    try encode(device.name, forKey: .device)
    if device.isCustom {
      try encode(numbers: [device.size.width, device.size.height], forKey: .size)
      try encode(number: device.scale, forKey: .scale)
      if device.hasCamera { try encode(true, forKey: .camera) }
    }
    try encodeIfPresent(device.system, forKey: .system)
  }
}

extension LogReader {
  func number(_ key: LogKey) throws -> Double { try decode(Double?.self, forKey: key) ?? .infinity }

  /// Throws: `DecodingError` for a list of another length
  func numbers(_ key: LogKey, count: Int) throws -> [Double] {
    let numbers = try decode([Double?].self, forKey: key)
    guard numbers.count == count else { throw problem(key, "a list of \(count) numbers") }
    return numbers.map { $0 ?? .infinity }
  }

  /// Nil if there is none. Throws: `DecodingError` for other digits
  func hash(_ key: LogKey) throws -> UInt64? {
    guard let digits = try decodeIfPresent(String.self, forKey: key) else { return nil }
    guard let hash = UInt64(digits, radix: 16) else { throw problem(key, "a hash in hexadecimal digits") }
    return hash
  }

  /// A number that is a text, because readers of JSON round it; nil if there is none.
  func seed() throws -> UInt64? {
    guard let digits = try decodeIfPresent(String.self, forKey: .seed) else { return nil }
    guard let seed = UInt64(digits) else { throw problem(.seed, "a whole number in a text") }
    return seed
  }

  /// The case of an enumeration by its name.
  func named<Value: CaseIterable>(_ key: LogKey) throws -> Value {
    let name = try decode(String.self, forKey: key)
    guard let value = Value.allCases.first(where: { "\($0)" == name }) else { throw problem(key, "a \(key.rawValue)") }
    return value
  }

  func device() throws -> Device {
    let name = try decode(String.self, forKey: .device)
    let system = try decodeIfPresent(Int.self, forKey: .system)
    if var known = Device.all.first(where: { $0.name == name }) {
      known.system = system
      return known
    }
    let size = try numbers(.size, count: 2)
    return Device(
      name: name, size: CGSize(width: size[0], height: size[1]), scale: try number(.scale), hasCamera: try decodeIfPresent(Bool.self, forKey: .camera) ?? false,
      system: system)
  }

  func problem(_ key: LogKey, _ expected: String) -> DecodingError {
    DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "\"\(key.rawValue)\" is not \(expected)")
  }
}
