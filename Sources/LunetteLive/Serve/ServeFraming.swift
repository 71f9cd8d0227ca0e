import Foundation

/// The frames of `lunette serve`: the length of the payload in four bytes, little endian, a byte for its kind, the payload.
/// Source: docs/python.md, "The protocol"
public enum ServeFraming {
  /// Units: bytes
  public static let headLength = 5
  /// Largest payload that is read, and that is written. Units: bytes
  public static let largestRequest = 1 << 20, largestAnswer = 64 << 20
  public static let json = UInt8(ascii: "J"), bytes = UInt8(ascii: "B")

  /// The length and the kind in a head.
  public static func read(_ head: some Collection<UInt8>) -> (length: Int, kind: UInt8) {
    var length = 0
    for (place, byte) in head.prefix(4).enumerated() { length |= Int(byte) << (8 * place) }
    return (length, head.dropFirst(4).first ?? 0)
  }

  public static func head(length: Int, kind: UInt8) -> [UInt8] {
    let length = UInt32(clamping: length)
    return (0..<4).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) } + [kind]
  }
}

/// An error in place of a result.
struct ServeFault: Error {
  /// What a client makes of it.
  enum Kind: String {
    /// The request was not understood.
    case `protocol`
    /// A call was refused, or a limit was reached: the driver's words.
    case scenario
    /// A script raised it.
    case script
    /// The task is wrong, or one of its functions is.
    case task
    /// The episode is over.
    case ended
  }
  let kind: Kind
  let message: String
  var file: String?
  var line: Int?
  var traceback = ""

  init(_ kind: Kind, _ message: String) { (self.kind, self.message) = (kind, message) }

  static func request(_ message: String) -> ServeFault { ServeFault(.protocol, message) }
}
