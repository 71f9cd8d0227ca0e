import Foundation
import LunetteKit

/// Dynamic colours become plain ones where they are put on the screen, for the traits of the place.
struct ColorResolver {
  let simulation: Simulation
  /// The fade from another appearance that is under way, and how much of the new one is seen.
  private let fade: (from: ColorTraits, share: CGFloat)?
  /// How the user sees all colours.
  private let filter: ColorFilter?

  /// Nil where no colour is dynamic, and all are seen as they are.
  init?(_ simulation: Simulation, at time: TimeInterval) {
    filter = ColorFilter(simulation)
    guard simulation.usesDynamicColors || filter != nil else { return nil }
    self.simulation = simulation
    let share = simulation.traits.fade?.share(at: time) ?? 1
    fade = share < 1 ? simulation.traits.fade.map { ($0.from, share) } : nil
  }

  /// The traits of a place, and whether a view around has an appearance of its own, which no fade changes.
  struct Place {
    var traits: ColorTraits
    var isFixed = false
    /// Whether a view around ignores that the user inverts colours.
    var isSpared = false
  }

  var screen: Place { Place(traits: simulation.screen.traitCollection.colorTraits) }

  /// Where a layer's view is not in the traits of what is around it.
  func place(of layer: CALayer, in outer: Place) -> Place {
    var outer = outer
    if filter?.inverts == true, !outer.isSpared {
      outer.isSpared = layer.$view.look { $0.accessibilitySettings?.ignoresInvertColors ?? false } ?? false
    }
    guard simulation.hasVariedTraits else { return outer }
    return layer.$view.look { view in
      let owner = view.owner
      guard view.ownTraits?.effective != nil || owner != nil else { return outer }
      let hasStyle = [view.ownTraits, owner?.ownTraits].contains { $0?.effective.map { $0.style != .unspecified } ?? false }
      return Place(traits: view.traitCollection.colorTraits, isFixed: outer.isFixed || hasStyle, isSpared: outer.isSpared)
    } ?? outer
  }

  func color(_ color: UIColor, in place: Place) -> UIColor {
    let shown = plain(color, in: place)
    return filter?.color(shown, isSpared: place.isSpared) ?? shown
  }

  /// Without what the user's settings make of all colours.
  func plain(_ color: UIColor, in place: Place) -> UIColor {
    guard color.dynamic != 0 else { return color }
    let new = simulation.resolved(color, for: place.traits)
    guard let fade, !place.isFixed else { return new }
    let old = simulation.resolved(color, for: place.traits.with(.dark, fade.from.contains(.dark)).with(.highContrast, fade.from.contains(.highContrast)))
    return old.interpolated(to: new, fraction: fade.share)
  }
}

/// The user's settings that change all colours of the screen; pictures of files keep theirs. Source: Apple, UIAccessibility; docs/rules/accessibility.md 5
private struct ColorFilter {
  let inverts: Bool
  private let isGray: Bool

  /// Nil for none.
  init?(_ simulation: Simulation) {
    (inverts, isGray) = (simulation.isOn(.isInvertColorsEnabled), simulation.isOn(.isGrayscaleEnabled))
    if !inverts, !isGray { return nil }
  }

  /// How much of a colour's light the eye gets from its parts. Source: Rec. 601
  private static let weights: (red: CGFloat, green: CGFloat, blue: CGFloat) = (0.299, 0.587, 0.114)

  func color(_ color: UIColor, isSpared: Bool) -> UIColor {
    var (red, green, blue) = (color.red, color.green, color.blue)
    if inverts, !isSpared { (red, green, blue) = (1 - red, 1 - green, 1 - blue) }
    if isGray {
      let light = Self.weights.red * red + Self.weights.green * green + Self.weights.blue * blue
      (red, green, blue) = (light, light, light)
    }
    return UIColor(red: red, green: green, blue: blue, alpha: color.alpha)
  }
}

extension DisplayItem {
  /// Puts other colours in the place of what the item's view shows.
  mutating func recolor(_ change: (UIColor) -> UIColor) {
    fill = fill.map(change)
    if !$border.isNil, var shown = border {
      shown.color = change(shown.color)
      border = shown
    }
    if !$shadow.isNil, var shown = shadow {
      shown.color = change(shown.color)
      shadow = shown
    }
    if !$gradient.isNil, var shown = gradient {
      shown.colors = shown.colors.map(change)
      gradient = shown
    }
    if !$text.isNil, var shown = text {
      shown.recolor(change)
      text = shown
    }
    guard !$art.isNil, var shown = art else { return }
    shown.ground = shown.ground.map { $0.recolored(change) }
    shown.operations = shown.operations.map { $0.recolored(change) }
    if let tint = shown.image?.tint { shown.image?.tint = change(tint) }
    art = shown
  }
}

extension ViewText {
  fileprivate mutating func recolor(_ change: (UIColor) -> UIColor) {
    color = change(color)
    if let tint = editing?.tint { editing?.tint = change(tint) }
    drawn?.recolor(change)
  }
}

extension PlacedText {
  fileprivate mutating func recolor(_ change: (UIColor) -> UIColor) {
    for line in lines.indices {
      for piece in lines[line].pieces.indices { lines[line].pieces[piece].recolor(change) }
    }
  }
}

extension DrawnPiece {
  fileprivate mutating func recolor(_ change: (UIColor) -> UIColor) {
    color = change(color)
    background = background.map(change)
    underlineColor = underlineColor.map(change)
    strikethroughColor = strikethroughColor.map(change)
    strokeColor = strokeColor.map(change)
  }
}
