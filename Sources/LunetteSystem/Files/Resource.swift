import CResources

extension Resource {
  public var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

  /// A file in UTF-8.
  public var text: String { String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self) }
}
