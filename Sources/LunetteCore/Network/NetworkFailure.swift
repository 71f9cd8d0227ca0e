/// Why a request failed, by the names of URLError's codes.
public enum NetworkFailure: String, CaseIterable, Sendable {
  case unknown, cancelled, badURL, timedOut, unsupportedURL, cannotFindHost, cannotConnectToHost, networkConnectionLost, dnsLookupFailed
  case httpTooManyRedirects, resourceUnavailable, notConnectedToInternet, redirectToNonExistentLocation, badServerResponse
  case userCancelledAuthentication, userAuthenticationRequired, zeroByteResource, cannotDecodeRawData, cannotDecodeContentData
  case cannotParseResponse, dataNotAllowed, dataLengthExceedsMaximum, secureConnectionFailed, serverCertificateUntrusted

  /// Source: Apple, NSURLErrorDomain
  public static let domain = "NSURLErrorDomain"

  /// Source: Apple, NSURLErrorDomain
  public var code: Int { facts.code }

  /// In English, whatever the language of the device is. Source: logs that developers published; of rare ones ours
  public var description: String { facts.text }

  private var facts: (code: Int, text: String) {
    switch self {
    case .unknown: (-1, "unknown error")
    case .cancelled: (-999, "cancelled")
    case .badURL: (-1000, "bad URL")
    case .timedOut: (-1001, "The request timed out.")
    case .unsupportedURL: (-1002, "unsupported URL")
    case .cannotFindHost: (-1003, "A server with the specified hostname could not be found.")
    case .cannotConnectToHost: (-1004, "Could not connect to the server.")
    case .networkConnectionLost: (-1005, "The network connection was lost.")
    case .dnsLookupFailed: (-1006, "DNS lookup error")
    case .httpTooManyRedirects: (-1007, "too many HTTP redirects")
    case .resourceUnavailable: (-1008, "resource unavailable")
    case .notConnectedToInternet: (-1009, "The Internet connection appears to be offline.")
    case .redirectToNonExistentLocation: (-1010, "redirected to nowhere")
    case .badServerResponse: (-1011, "There was a bad response from the server.")
    case .userCancelledAuthentication: (-1012, "user cancelled authentication")
    case .userAuthenticationRequired: (-1013, "user authentication required")
    case .zeroByteResource: (-1014, "zero byte resource")
    case .cannotDecodeRawData: (-1015, "cannot decode raw data")
    case .cannotDecodeContentData: (-1016, "cannot decode content data")
    case .cannotParseResponse: (-1017, "cannot parse response")
    case .dataNotAllowed: (-1020, "A data connection is not currently allowed.")
    case .dataLengthExceedsMaximum: (-1103, "resource exceeds maximum size")
    case .secureConnectionFailed: (-1200, "An SSL error has occurred and a secure connection to the server cannot be made.")
    case .serverCertificateUntrusted: (-1202, "The certificate for this server is invalid.")
    }
  }
}
