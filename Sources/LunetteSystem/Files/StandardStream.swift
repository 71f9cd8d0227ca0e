import Foundation

/// The standard output or the standard error of the process, as a stream of the C library's.
///
/// The C library has a variable for each, which anybody may set, so that Swift lets nobody read them; these are streams of their own on the same files.
/// Unchecked: the C library guards a stream by a lock.
public struct StandardStream: @unchecked Sendable {
  private let file: UnsafeMutablePointer<FILE>?

  /// Buffered in blocks where it is no terminal.
  public static let output = StandardStream(STDOUT_FILENO, buffer: isatty(STDOUT_FILENO) == 0 ? 1 << 16 : nil)
  /// Each text is written at once.
  public static let errors = StandardStream(STDERR_FILENO, buffer: 0)

  /// - Parameter buffer: in bytes; nil for the C library's choice
  private init(_ number: Int32, buffer: Int?) {
    file = fdopen(number, "w")
    if let file, let buffer { setvbuf(file, nil, buffer > 0 ? _IOFBF : _IONBF, buffer) }
  }

  /// As bytes, because a text may contain a zero. Returns: why it could not be written; nil if it was. Source: errno
  @discardableResult
  public func write(_ text: String) -> Int32? {
    guard let file else { return EBADF }
    var text = text
    return text.withUTF8 { bytes in fwrite(bytes.baseAddress, 1, bytes.count, file) < bytes.count ? errno : nil }
  }

  /// Returns: why they could not be written; nil if they were. Source: errno
  @discardableResult
  public func write(bytes: [UInt8]) -> Int32? {
    guard let file else { return EBADF }
    return fwrite(bytes, 1, bytes.count, file) < bytes.count ? errno : nil
  }

  /// Returns: why it could not be written; nil if it was
  public func flush() -> Int32? {
    guard let file else { return nil }
    return fflush(file) == 0 ? nil : errno
  }
}
