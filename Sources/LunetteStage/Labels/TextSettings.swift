import Foundation

// Fonts as the simulated device has them: in the text size that the user has chosen, and with the typefaces of the app.

extension UIFont {
  /// The font of a style in the text size of the simulated device, or in another category.
  public static func preferredFont(forTextStyle style: TextStyle, category: UIContentSizeCategory? = nil) -> UIFont {
    preferredFont(forTextStyle: style, category: category ?? Simulation.current.text.contentSizeCategory)
  }

  /// A font by its UIKit name: `HelveticaNeue-Bold`, `Courier`, or the name of a registered face.
  public init?(name: String, size: CGFloat) {
    let settings = Simulation.current.text
    self.init(name: name, size: size, registered: settings.fontFaces[name]) { settings.noteOnce(name, $0) }
  }

  /// Registers a typeface under its name in the current simulation; an earlier one with the same name is replaced.
  public static func register(_ face: FontFace) { Simulation.current.text.fontFaces[face.name] = face }
}

extension UIFontDescriptor {
  /// The system font in another design, or nil for any other font. A note tells once of a design whose letters aren't known here.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    let made = designed(design)
    if made != nil, design.isShownAsDefault {
      Simulation.current.text.noteOnce(
        "design \(design.rawValue)", "the \(design.rawValue) design of the system font is not known here: the letters and widths of the default one are used")
    }
    return made
  }
}

extension UIFontMetrics {
  /// In the text size of the simulated device, or in another category.
  public func scaledValue(for value: CGFloat, category: UIContentSizeCategory? = nil) -> CGFloat {
    scaledValue(for: value, category: category ?? Simulation.current.text.contentSizeCategory)
  }

  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat? = nil, category: UIContentSizeCategory? = nil) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, category: category ?? Simulation.current.text.contentSizeCategory)
  }
}

/// A bar, whose items a long press shows large in the largest text sizes.
package protocol ShowsItemsLarge: UIView {
  func showsItemsLarge()
}

/// A view whose parts take their sizes from the texts in them: a list.
package protocol FollowsTextSizes: UIView {
  /// The texts in it are of another size, or are about to be.
  func textsHaveAnotherSize()
}

/// A view whose font may follow the device's text size. Source: Apple, UIContentSizeCategoryAdjusting
protocol ContentSizeCategoryAdjusting: UIView {
  var adjustsFontForContentSizeCategory: Bool { get }
  var font: UIFont { get set }
}

extension ContentSizeCategoryAdjusting {
  /// Takes the size that the font's style has here; other fonts stay.
  fileprivate func takeTextSize() {
    guard adjustsFontForContentSizeCategory, let sized = font.following(textSize) else { return }
    if sized != font { font = sized }
  }
}

extension UIView {
  /// The text size is another one here.
  final func textSizeDidChange() {
    (self as? any ContentSizeCategoryAdjusting)?.takeTextSize()
    (self as? UIImageView)?.symbolDidChange()
    (self as? any FollowsTextSizes)?.textsHaveAnotherSize()
  }
}

extension UIView {
  /// Takes the text size that was chosen while the view was in no window, with all that is in it.
  package final func followTextSize() {
    guard simulation.hasChangedTextSize else { return }
    func visit(_ view: UIView) {
      view.textSizeDidChange()
      view.subviews.forEach(visit)
    }
    visit(self)
  }
}

extension UILabel: ContentSizeCategoryAdjusting {}

extension Simulation {
  /// The font in which a text is shown: a heavier one where the user wants bold texts. Source: docs/rules/accessibility.md 5
  package func shown(_ font: UIFont) -> UIFont { isOn(.isBoldTextEnabled) ? font.withBoldText : font }

  /// Labels measure their texts anew.
  package func textLooksDidChange() {
    func visit(_ view: UIView) {
      (view as? UILabel)?.settingsDidChange()
      view.setNeedsLayout()
      view.setNeedsDisplay()
      view.subviews.forEach(visit)
    }
    application.windows.forEach(visit)
  }
}

extension AttributedText {
  /// With each of its system fonts as bold texts show it.
  var withBoldText: AttributedText {
    var text = self
    for (range, attributes) in runs(in: wholeRange) {
      if let font = attributes.font { text.add(TextAttributes(font: font.withBoldText), in: range) }
    }
    return text
  }
}

extension UIApplication {
  /// Source: Apple, UIApplication.preferredContentSizeCategory
  public var preferredContentSizeCategory: UIContentSizeCategory { Simulation.current.text.contentSizeCategory }

  /// Sets the text size that the user has chosen: views that follow it take the new size, and observers are notified.
  public func setContentSizeCategory(_ category: UIContentSizeCategory) {
    guard category != simulation.text.contentSizeCategory else { return }
    let old = simulation.screen.contentSizeCategory
    simulation.text.contentSizeCategory = category
    simulation.hasChangedTextSize = true
    func visit(_ view: UIView) {
      view.textSizeDidChange()
      (view as? any ShowsItemsLarge)?.showsItemsLarge()
      view.subviews.forEach(visit)
    }
    windows.forEach(visit)
    simulation.textSizeDidChange(from: old)
    simulation.notificationCenter.post(
      name: UIContentSizeCategory.didChangeNotification, object: self,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
  }
}

/// The text size of the device and the typefaces of the app.
public final class TextSettings {
  private let reference: SimulationReference
  init(_ reference: SimulationReference) { self.reference = reference }

  public var contentSizeCategory = UIContentSizeCategory.large {
    didSet { reference.simulation.screen.contentSizeCategory = contentSizeCategory }
  }
  /// Typefaces that the app has registered, by name.
  var fontFaces: [String: FontFace] = [:]
  /// The names of fonts about which a note was made.
  private var notedFonts: Set<String> = []

  /// Notes something about a font, once.
  func noteOnce(_ name: String, _ text: String) { if notedFonts.insert(name).inserted { reference.simulation.note(text) } }
}

extension Simulation {
  public var text: TextSettings { part(.text) { TextSettings($0) } }
}
