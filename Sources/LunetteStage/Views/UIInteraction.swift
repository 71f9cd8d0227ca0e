/// What a view does besides its recognizers: show a menu, let something be dragged. It is in one view at a time.
/// Source: Apple, UIInteraction
open class UIInteraction {
  public final private(set) weak var view: UIView?

  public init() {}

  /// The view changes: it takes its recognizers away from the old one here, and adds them to the new one.
  open func move(from old: UIView?, to new: UIView?) {}

  fileprivate final func attach(to new: UIView?) {
    let old = view
    guard old !== new else { return }
    view = new
    move(from: old, to: new)
  }
}

/// Source: Apple, UIView.addInteraction(_:)
extension UIView {
  private final class Interactions { var all = ObjectList<UIInteraction>() }
  private static let interactionsKey = CompanionKey<Interactions>()

  public final var interactions: [UIInteraction] { companions[Self.interactionsKey]?.all.elements ?? [] }
  package final var interactionsToRead: ReadList<UIInteraction> { companions[Self.interactionsKey]?.all.read() ?? .plain([]) }

  /// Adds an interaction, which leaves the view that had it.
  public final func addInteraction(_ interaction: UIInteraction) {
    if let view = interaction.view { view.removeInteraction(interaction) }
    let own = companions[Self.interactionsKey] ?? Interactions()
    own.all.append(interaction)
    companions[Self.interactionsKey] = own
    interaction.attach(to: self)
  }

  public final func removeInteraction(_ interaction: UIInteraction) {
    guard interaction.view === self else { return }
    companions[Self.interactionsKey]?.all.remove(interaction)
    interaction.attach(to: nil)
  }
}
