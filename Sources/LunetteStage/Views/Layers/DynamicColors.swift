import Foundation

/// The dynamic colours that an app has made, or that its file of colours names. Source: docs/rules/appearance.md 2
public final class DynamicColors {
  private let reference: SimulationReference
  init(_ reference: SimulationReference) { self.reference = reference }

  private struct Key: Hashable {
    let traits: ColorTraits
    let category: UIContentSizeCategory
  }
  /// Held by whoever outside of the simulations has a colour.
  package final class Holder {}
  /// What a colour is made of, and the simulation in which that was.
  fileprivate struct Entry {
    let provider: (UITraitCollection) -> UIColor?
    weak var home: DynamicColors?
    weak var holder: Holder?

    /// Nobody can show it any more.
    var isFree: Bool { home == nil && holder == nil }
  }
  /// Which dynamic colours there are. Simulations of one run of scripts share it: a colour that a file keeps is the same in each app that is
  /// launched, and is asked anew in each.
  public final class Store {
    fileprivate var entries: [Entry] = []
    /// Numbers of colours that nobody could show any more when it was last full.
    fileprivate var free: [Int] = []
    /// Whether a script has named a colour of the system before an app ran: which system there will be wasn't known yet.
    package var hasLateColors = false
    public init() {}

    fileprivate func add(_ entry: Entry) -> Int? {
      guard let place = place() else { return nil }
      if place == entries.count {
        entries.append(entry)
      } else {
        entries[place] = entry
      }
      return place
    }

    private func place() -> Int? {
      if entries.count < most { return entries.count }
      if free.isEmpty { free = entries.indices.filter { entries[$0].isFree }.reversed() }
      while let place = free.popLast() { if entries[place].isFree { return place } }
      return nil
    }

    /// To be held as long as somebody outside of the simulations has the colour; nil for a colour of the system.
    package func holder(of color: UIColor) -> Holder? {
      guard color.isOfApp, case let place = Int(color.dynamic - UIColor.lastSystemColor) - 1, entries.indices.contains(place) else { return nil }
      if let known = entries[place].holder { return known }
      let holder = Holder()
      entries[place].holder = holder
      return holder
    }
  }
  /// Set before the simulation's first colour.
  package var store = Store() {
    didSet { if !store.entries.isEmpty || store.hasLateColors { reference.simulation.hasOwnColors = true } }
  }
  /// What colours are for the traits for which they have been asked.
  private var known: [Int: [Key: UIColor]] = [:]
  private var names: [String: UIColor] = [:]
  /// The traits for which colours have been asked so far.
  private var palettes: Set<Key> = []
  private var depth = 0

  /// Of dynamic colours. Ours: nothing says when a view or a drawing of a running app no longer uses one, so each takes some hundred bytes
  private static let most = 1_000_000
  /// How many colours may stand for each other in a row.
  private static let deepest = 32

  /// Makes a colour. - Parameter provider: answers nil after a fault
  package func make(_ provider: @escaping (UITraitCollection) -> UIColor?) -> UIColor {
    let simulation = reference.simulation
    guard let place = store.add(Entry(provider: provider, home: self)) else {
      simulation.recordFault(
        UIException(.invalidArgument, "More than \(Self.most) dynamic colours; make each once, and keep it"))
      return .black
    }
    known[place] = nil
    (simulation.hasOwnColors, simulation.hasNewColors) = (true, true)
    return UIColor(dynamic: UIColor.lastSystemColor + Int32(place + 1), shown: .black)
  }

  /// A colour of a name, for a light and a dark screen, each plain and with high contrast.
  package func name(_ name: String, light: UIColor, dark: UIColor?, lightHigh: UIColor?, darkHigh: UIColor?) {
    names[name] = make { traits in
      let traits = traits.colorTraits
      let plain = traits.contains(.dark) ? dark ?? light : light
      guard traits.contains(.highContrast) else { return plain }
      return (traits.contains(.dark) ? darkHigh : lightHigh) ?? plain
    }
  }

  package func named(_ name: String) -> UIColor? { names[name] }
  package var allNames: [String] { names.keys.sorted() }

  /// Notes that the app uses a colour, which the frame has to resolve for all that it shows.
  package func noteUse(of color: UIColor) {
    guard color.dynamic > UIColor.lastSystemColor else { return }
    let place = Int(color.dynamic - UIColor.lastSystemColor) - 1
    guard store.entries.indices.contains(place) else { return }
    reference.simulation.hasOwnColors = true
    if palettes.isEmpty || !palettes.isSubset(of: known[place, default: [:]].keys) { reference.simulation.hasNewColors = true }
  }

  /// The colour of this number for some traits. Its function runs once for each set of traits.
  package func color(_ number: Int32, for traits: ColorTraits) -> UIColor {
    let place = Int(number) - Int(UIColor.lastSystemColor) - 1
    guard store.entries.indices.contains(place) else { return .black }
    let simulation = reference.simulation
    let key = Key(traits: traits, category: simulation.text.contentSizeCategory)
    palettes.insert(key)
    if let known = known[place]?[key] { return known }
    guard depth < Self.deepest else {
      simulation.recordFault(
        UIException(
          .invalidArgument,
          "a dynamic colour stands for itself, or for more than \(Self.deepest) others in a row: its dynamicProvider must return a plain colour in the end"))
      return .black
    }
    guard simulation.mayCall else { return .black }
    depth += 1
    defer { depth -= 1 }
    var values = simulation.screen.traitCollection.values
    values.style = traits.contains(.dark) ? .dark : .light
    values.contrast = traits.contains(.highContrast) ? .high : .normal
    values.level = traits.contains(.elevated) ? .elevated : .base
    let answer = store.entries[place].provider(UITraitCollection(values)) ?? .black
    let color = answer.resolved(with: traits) { self.color($0, for: traits) }
    known[place, default: [:]][key] = color
    return color
  }
}

extension Simulation {
  package var colors: DynamicColors { part(.colors) { DynamicColors($0) } }

  /// The plain colour for some traits; a plain colour stays. One of the system that was named before an app without a dark appearance ran is what it was.
  package func resolved(_ color: UIColor, for traits: ColorTraits) -> UIColor {
    if color.isOfSystem, !system.colors.followAppearance { return color.shown }
    return color.resolved(with: traits) { colors.color($0, for: traits) }
  }
}

extension UIColor {
  /// Source: Apple, UIColor.resolvedColor(with:)
  public func resolvedColor(with traits: UITraitCollection) -> UIColor { Simulation.current.resolved(self, for: traits.colorTraits) }

  /// The colour for the traits that are current; a layer keeps it when these change. Source: Apple, UIColor.cgColor
  public var cgColor: UIColor { dynamic == 0 ? self : resolvedColor(with: .current) }
}

extension Picture {
  /// With the colours of the traits that are current, as a drawing keeps them.
  func resolved(in simulation: Simulation) -> Picture {
    guard simulation.usesDynamicColors else { return self }
    let traits = simulation.currentTraits.colorTraits
    return recolored { simulation.resolved($0, for: traits) }
  }
}
