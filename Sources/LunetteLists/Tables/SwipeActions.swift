import Foundation

/// An action of a row that is swiped open, as iOS 8 to 12 has it: the app ends the editing itself. Source: Apple, UITableViewRowAction
public final class UITableViewRowAction {
  /// `default` and `destructive` are the same, and red. Source: Apple, UITableViewRowAction.Style
  public enum Style: String, CaseIterable, Sendable { case `default`, destructive, normal }
  public typealias Handler = (UITableViewRowAction, IndexPath) -> Void

  public let style: Style
  public var title: String?
  public var backgroundColor: UIColor?
  let handler: Handler
  /// What the handler calls, for a description of the app's state.
  public var cause: Any?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
}

/// An action of a row that is swiped open, as iOS 11 has it: its completion closes the row. Source: Apple, UIContextualAction
public final class UIContextualAction {
  public enum Style: String, CaseIterable, Sendable { case normal, destructive }
  /// Gets the action, the button, and what to call at the end, with whether the action was performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public var title: String?
  public var image: UIImage?
  public var backgroundColor: UIColor?
  let handler: Handler
  /// What the handler calls, for a description of the app's state.
  public var cause: Any?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }

  /// A picture that is only a name has no size: its name stands for it.
  fileprivate var shownImage: UIImage? { image.flatMap { $0.size.width > 0 && $0.size.height > 0 ? $0 : nil } }
}

/// The actions of one side of a row, the first nearest to the edge. Source: Apple, UISwipeActionsConfiguration
public final class UISwipeActionsConfiguration {
  public let actions: [UIContextualAction]
  /// A swipe over more than half of the row runs the first action. Source: docs/rules/tables.md 5.5
  public var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// What a button of an open row does.
enum SwipeAction {
  case delete(title: String)
  case row(UITableViewRowAction)
  case contextual(UIContextualAction)

  var title: String {
    switch self {
    case .delete(let title): title
    case .row(let action): action.title ?? ""
    case .contextual(let action): action.title ?? (action.shownImage == nil ? action.image?.name : nil) ?? ""
    }
  }

  /// The title, else what the picture stands for.
  var spokenName: String { title.isEmpty ? image?.spokenName ?? "" : title }

  /// In white, in place of the title, or above it in a row that is high enough.
  var image: UIImage? { if case .contextual(let action) = self { action.shownImage } else { nil } }

  var color: UIColor {
    let system = Simulation.current.system
    return switch self {
    case .delete: system.colors.delete
    case .row(let action): action.backgroundColor ?? (action.style == .normal ? system.colors.action : system.colors.delete)
    case .contextual(let action): action.backgroundColor ?? (action.style == .normal ? system.colors.action : system.colors.delete)
    }
  }

  /// What a delete button says where the delegate doesn't. Source: docs/rules/tables.md 5.2
  static var defaultTitle: String { SystemWord.delete.shown }
}

enum SwipeSide {
  case leading, trailing

  /// The direction in which the content moves.
  var sign: CGFloat { self == .trailing ? -1 : 1 }
}

/// The buttons of an open row, side by side, the first at the row's edge.
final class SwipeActionsView: UIView {
  let side: SwipeSide
  private let buttons: [UIButton]
  private let widths: [CGFloat]
  /// Both picture and title are shown. Source: docs/rules/tables.md 5.5
  private let isHigh: Bool
  /// The first action takes all the room: the finger has gone far enough to run it.
  var isFull = false { didSet { if isFull != oldValue { setNeedsLayout() } } }

  /// - Parameters:
  ///   - rowHeight: of the row beside whose content they stand. Units: points
  ///   - action: gets the index of the button that was tapped, and the button
  init(_ actions: [SwipeAction], side: SwipeSide, rowHeight: CGFloat, action: @escaping (Int, UIView) -> Void) {
    self.side = side
    let isHigh = rowHeight >= CellConstants.titledActionHeight
    self.isHigh = isHigh
    let font = UIFont.systemFont(ofSize: CellConstants.actionFontSize)
    buttons = actions.map { one in
      let button = SwipeActionButton(saying: one.title)
      if let image = one.image {
        button.setImage(image.withRenderingMode(image.renderingMode == .alwaysOriginal ? .alwaysOriginal : .alwaysTemplate), for: .normal)
        button.tintColor = .white
        let name = one.title.isEmpty ? image.name : one.title
        button.accessibilityIdentifier = name
      }
      if isHigh || one.image == nil { button.setTitle(one.title, for: .normal) }
      button.setTitleColor(.white, for: .normal)
      button.titleLabel.font = font
      button.titleLabel.lineBreakMode = .byTruncatingTail
      button.backgroundColor = one.color
      return button
    }
    // A button is whole points wide, as measured: "Delete" is 52 wide.
    let narrowest = Simulation.look { $0.system.tables.narrowestAction }
    widths = buttons.map { button in
      let title = TextMetrics.width(of: button.titleLabel.shownText, font: button.titleLabel.shownFont).rounded()
      return max(max(title, button.currentImage?.size.width ?? 0) + CellConstants.actionPadding, narrowest)
    }
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons { stack(button) }
    for (index, button) in buttons.enumerated() {
      button.addAction(for: .touchUpInside) { control, _ in action(index, control) }
      addSubview(button)
    }
  }

  /// Puts the picture above the title, where there are both.
  private func stack(_ button: UIButton) {
    guard isHigh, let image = button.currentImage, let title = button.currentTitle, !title.isEmpty else { return }
    let (width, line) = (TextMetrics.width(of: title, font: button.titleLabel.shownFont), button.titleLabel.shownFont.lineHeight)
    let gap = CellConstants.actionImageGap
    button.imageEdgeInsets = UIEdgeInsets(bottom: line + gap, right: -width)
    button.titleEdgeInsets = UIEdgeInsets(top: image.size.height + gap, left: -image.size.width)
  }

  /// How far a notch reaches into the row at their side: the first button is so much wider, and its title stays clear of it. Units: points.
  private var edgeInset: CGFloat = 0 {
    didSet {
      guard edgeInset != oldValue, let first = buttons.first else { return }
      let isRight = (side == .trailing) != isMirrored
      first.contentEdgeInsets = UIEdgeInsets(left: isRight ? 0 : edgeInset, right: isRight ? edgeInset : 0)
      setNeedsLayout()
    }
  }

  /// The width of all buttons with their titles in full. Units: points.
  var naturalWidth: CGFloat { widths.reduce(0, +) + edgeInset }
  /// The first: the one that deletes the row, where there are no other actions.
  var deleteButton: UIButton? { buttons.first }

  /// A finger has pulled the content of a row to `offset`. Beyond the buttons it resists, unless the first action may take all the room.
  /// - Returns: how far the content moves. Units: points
  func pull(_ offset: CGFloat, in cell: UIView, allowsFull: Bool) -> CGFloat {
    // How far it is open, whichever side.
    var distance = max(0, offset * side.sign)
    if !allowsFull, distance > naturalWidth {
      distance = naturalWidth + RubberBand.shown(distance: distance - naturalWidth, dimension: cell.bounds.width)
    }
    isFull = allowsFull && distance > cell.bounds.width * CellConstants.fullSwipeShare
    return (distance * side.sign).roundedToPixel(scale: cell.simulation.screen.scale)
  }

  /// Beside the content, which has moved by `offset`; wider than the buttons need when it has been pulled further.
  func place(in row: CGRect, offset: CGFloat) {
    if let sides = superview?.safeAreaInsets { edgeInset = (side == .trailing) != isMirrored ? sides.right : sides.left }
    let width = max(naturalWidth, abs(offset))
    let x = side == .trailing ? row.width + offset : offset - width
    frame = CGRect(x: isMirrored ? row.width - x - width : x, y: 0, width: width, height: row.height)
  }

  override func layoutSubviews() {
    let (natural, height) = (naturalWidth, bounds.height)
    let stretch = natural > edgeInset ? max(0, bounds.width - edgeInset) / (natural - edgeInset) : 1
    var edge: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let width = isFull ? (index == 0 ? bounds.width : 0) : widths[index] * stretch + (index == 0 ? edgeInset : 0)
      button.frame = CGRect(x: (side == .trailing) != isMirrored ? bounds.width - edge - width : edge, y: 0, width: width, height: height)
      edge += width
    }
  }
}

/// A button that may show a picture in the place of its title, and says the title.
private final class SwipeActionButton: UIButton {
  private let spoken: String

  init(saying title: String) {
    spoken = title
    super.init(type: .custom, frame: .zero)
  }

  override var accessibilityNature: AccessibilityNature { spoken.isEmpty ? super.accessibilityNature : super.accessibilityNature.with { $0.label = spoken } }
}
