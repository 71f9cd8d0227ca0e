import Foundation

/// What the looks of a header or footer depend on. Source: Apple, UIViewConfigurationState
open class UIViewConfigurationState {
  public final var isSelected = false
  public final var isHighlighted = false
  public final var isDisabled = false
  public final var isFocused = false
  public final var isPinned = false
  public final let traitCollection: UITraitCollection

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  final var isOn: Bool { isSelected || isHighlighted }
}

/// What a cell's looks depend on. Source: Apple, UICellConfigurationState
public final class UICellConfigurationState: UIViewConfigurationState {
  public var isEditing = false
  public var isSwiped = false
  public var isExpanded = false
  public var isReordering = false
}
