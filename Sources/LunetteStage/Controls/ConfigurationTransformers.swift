import Foundation

/// Makes one colour of another, as a part of a configuration. Two are equal only if they are the same object, since functions can't be compared.
/// Source: Apple, UIConfigurationColorTransformer (iOS 14)
public final class UIConfigurationColorTransformer: Equatable {
  private let transform: (UIColor) -> UIColor
  /// What it was made of, for whoever made it.
  package var origin: Any?
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }
  public static func == (one: UIConfigurationColorTransformer, other: UIConfigurationColorTransformer) -> Bool { one === other }
}

extension UIConfigurationColorTransformer? {
  /// The colour itself where there is none.
  func applied(to color: UIColor) -> UIColor { self.map { $0(color) } ?? color }
}

/// Makes one set of a text's attributes of another. Source: Apple, UIConfigurationTextAttributesTransformer (iOS 15)
public final class UIConfigurationTextAttributesTransformer: Equatable {
  private let transform: (TextAttributes) -> TextAttributes
  package var origin: Any?
  public init(_ transform: @escaping (TextAttributes) -> TextAttributes) { self.transform = transform }
  public func callAsFunction(_ attributes: TextAttributes) -> TextAttributes { transform(attributes) }
  public static func == (one: UIConfigurationTextAttributesTransformer, other: UIConfigurationTextAttributesTransformer) -> Bool { one === other }
}

extension UIConfigurationTextAttributesTransformer? {
  /// Each stretch of a text with equal attributes is transformed by itself. - Returns: nil where there is no transformer
  func applied(to text: AttributedText) -> AttributedText? {
    guard let self, !text.isEmpty else { return nil }
    var result = text
    for (range, attributes) in text.runs(in: text.wholeRange) { result.set(self(attributes), in: range) }
    return result
  }
}
