import Foundation
import LunetteStage

/// A view of a list that is used again for another place: a cell, a header or footer, a decoration. What tables and collection views reuse
/// has this class in common, which UIKit's don't show. Source: docs/rules/tables.md 3, docs/rules/collections.md 3.3
open class ReusableView: UIView {
  /// The pool that the view goes to when it leaves the screen; nil for none.
  public internal(set) final var reuseIdentifier: String?
  /// The kind of view beside the cells that it was made as; empty for cells.
  final var kind = ""
  /// The list that shows it. The list clears this pointer when the view leaves the screen, and when the list itself ends.
  @BackPointer final var list: ListView?

  /// Taken out of the pool to be used again. Call super.
  open func prepareForReuse() { layer.removeAllAnimations() }
}
