import Foundation

/// What a view says of itself in words, for whoever reads the screen without seeing it: lists of views, messages, searches by text.
///
/// A class that has a text or a state of its own adds it in its own file, by overriding `UIView.summary`; no reader knows a class.
/// Counts are told as scripts count, from 1.
public struct ViewSummary: Hashable, Sendable {
  public enum Fact: Hashable, Sendable {
    case word(String)
    /// "value 0.5".
    case number(String, CGFloat)
    /// "offset {0, 44}".
    case point(String, CGPoint)
  }

  /// What it shows, as it would be read aloud.
  public var text: String?
  /// What stands there in place of a text that is empty.
  public var placeholder: String?
  /// Of what it shows where that is no text: a picture's.
  public var name: String?
  /// In the order in which they are told.
  public var facts: [Fact] = []

  public init(text: String? = nil) { self.text = text }

  /// The text, or what stands in its place.
  public var readText: String? { text ?? placeholder }
}
