import Foundation

/// A description of a view in words, for code that reads the screen without seeing it: lists of views, messages, searches by text.
///
/// A class with its own text or state adds it in its own file, by overriding `UIView.summary`; the readers know no classes. Indexes are
/// counted from 1, as scripts count.
public struct ViewSummary: Hashable, Sendable {
  public enum Fact: Hashable, Sendable {
    case word(String)
    /// "value 0.5".
    case number(String, CGFloat)
    /// "offset {0, 44}".
    case point(String, CGPoint)
  }

  /// The text that the view shows, as it would be read aloud.
  public var text: String?
  /// The text that is shown while the view's own text is empty.
  public var placeholder: String?
  /// The name of what the view shows, when that is no text: a picture's name.
  public var name: String?
  /// More facts, in the order in which they are told.
  public var facts: [Fact] = []

  public init(text: String? = nil) { self.text = text }

  /// The text, or the placeholder when there is none.
  public var readText: String? { text ?? placeholder }
}
