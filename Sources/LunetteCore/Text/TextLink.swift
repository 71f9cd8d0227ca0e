/// Where a link in a text leads to. Source: Apple, NSAttributedString.Key.link, whose value is an NSURL or an NSString
public struct TextLink: Hashable, Sendable {
  public let address: String
  /// Whether it was given as a URL: whoever reads it gets what was given.
  public let isURL: Bool

  public init(address: String, isURL: Bool = false) { (self.address, self.isURL) = (address, isURL) }
}
