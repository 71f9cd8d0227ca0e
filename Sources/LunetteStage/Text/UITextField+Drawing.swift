import Foundation

/// What a class of the app draws in place of a field's line.
private final class DrawnByClass: StoredState {
  let isPlaceholder: Bool
  /// Whether the class's method runs now.
  var isAsked = true
  /// Where the field shows its own line; nil for nowhere: the class's drawing has the line, or something else in its place.
  var rect: CGRect?
  /// How many operations the class had drawn before it called super; nil until it does.
  var drawnBefore: Int?

  init(isPlaceholder: Bool) { self.isPlaceholder = isPlaceholder }
}

/// The text while it isn't edited, and the placeholder, as a class of the app draws them. Source: Apple, UITextField.drawText(in:), drawPlaceholder(in:)
extension UITextField {
  /// The method that draws the line now; nil where the class has none. An edited text is drawn by its editor.
  private var lineMethod: OverridableMethod<UITextField, CGRect, Void>? {
    guard let overrides else { return nil }
    let method = isPlaceholderShown ? Overridable.drawPlaceholder : Overridable.drawText
    let hasLine = isPlaceholderShown || !isEditing && !editor.text.isEmpty
    return hasLine && overrides.implements(method.name, on: self) ? method : nil
  }

  /// Called in each layout: a class that draws the line, or has drawn it, draws it anew.
  func askLineAgain() {
    if companions[DrawnByClass.self] != nil || lineMethod != nil { setNeedsDisplay() }
  }

  /// Lets the class draw the line. The border comes first, below its drawing.
  func drawLineByClass() {
    guard overrides != nil else { return }
    companions[DrawnByClass.self] = nil
    guard let method = lineMethod else { return }
    let line = DrawnByClass(isPlaceholder: isPlaceholderShown)
    companions[DrawnByClass.self] = line
    if showsBorder, let context = simulation.graphics.current { drawBorder(bounds.size, context) }
    method(self, lineRect)
    line.isAsked = false
    // What the class draws after its call of super is over the line, which then is a part of that drawing.
    guard let before = line.drawnBefore, let context = simulation.graphics.begun, context.picture.operations.count > before else { return }
    let text = CGContext(bounds: bounds)
    text.draw(drawnLine)
    context.insert(text.picture, at: before)
    line.rect = nil
  }

  /// Whether the class draws the line, and with it the border.
  var isLineOfClass: Bool { overrides != nil && companions[DrawnByClass.self] != nil }

  /// Where the field's own line is drawn, which usually has its whole rectangle; nil for nowhere.
  func ownLineRect(_ usual: CGRect) -> CGRect? {
    guard overrides != nil, let line = companions[DrawnByClass.self], line.isPlaceholder == isPlaceholderShown else { return usual }
    return line.rect
  }

  /// Draws the text in a rectangle. A class made by a script may override it, draw into the current context, and call super with another
  /// rectangle. Without the call of super the field shows no text of its own.
  public func drawText(in rect: CGRect) { showLine(in: rect, isPlaceholder: false) }
  public func drawPlaceholder(in rect: CGRect) { showLine(in: rect, isPlaceholder: true) }

  private func showLine(in rect: CGRect, isPlaceholder: Bool) {
    guard let line = companions[DrawnByClass.self], line.isAsked, line.isPlaceholder == isPlaceholder else { return }
    guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else { return }
    line.rect = rect
    line.drawnBefore = simulation.graphics.begun?.picture.operations.count ?? 0
  }
}
