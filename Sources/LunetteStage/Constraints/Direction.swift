import LunetteCore

/// The direction in which the user reads. Source: docs/rules/accessibility.md 11
extension Simulation {
  /// What was chosen, else that of the language in which the app is shown.
  package var readsRightToLeft: Bool {
    if let direction = world.direction { return direction == UIUserInterfaceLayoutDirection.rightToLeft.rawValue }
    guard let languages = world.languages else { return false }
    if languages.first == PseudoLanguage.rightToLeft.rawValue { return true }
    return localization.preferredLocalizations.first.map(LanguageTag.isRightToLeft) ?? false
  }

  /// The user reads in another direction from now on: everything is laid out anew.
  package func setDirection() {
    let isNew = readsRightToLeft
    guard isNew != isRightToLeft else { return }
    isRightToLeft = isNew
    func visit(_ view: UIView) {
      view.directionDidChange()
      view.setNeedsDisplay()
      for subview in view.subviews { visit(subview) }
    }
    for window in application.windows { visit(window) }
  }
}
