import Foundation

/// The reason why a file could not be read or written, in the system's words: "permission denied".
///
/// Foundation puts these words into a sentence of its own that says less.
package func systemReason(_ error: any Error) -> String {
  var error = error as NSError
  while let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error { error = cause as NSError }
  return error.domain == NSPOSIXErrorDomain ? systemReason(code: Int32(error.code)) : error.localizedDescription
}

/// - Parameter code: of errno
package func systemReason(code: Int32) -> String { String(cString: strerror(code)).lowercased() }
