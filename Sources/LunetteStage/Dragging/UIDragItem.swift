import Foundation

/// One thing that is dragged. Source: Apple, UIDragItem
public final class UIDragItem {
  /// What the app gives to whoever drops it; kept, not looked at.
  public var localObject: Any?
  public var itemProvider: Any?

  public init() {}
}

/// What becomes of something that is dropped. Source: Apple, UIDropOperation
public enum UIDropOperation: String, CaseIterable, Sendable {
  case cancel, forbidden, copy, move

  /// Whether a finger that lifts drops what it drags.
  public var isDrop: Bool { self == .copy || self == .move }
}

/// What a place would do with what is dragged over it. Source: Apple, UIDropProposal
open class UIDropProposal {
  public let operation: UIDropOperation
  public init(operation: UIDropOperation) { self.operation = operation }
}

/// A finger that drags items, as the place sees it from which they come. Source: Apple, UIDragSession
public final class UIDragSession {
  public package(set) var items: [UIDragItem] = []
  /// Kept, not looked at.
  public var localContext: Any?
  public package(set) var allowsMoveOperation = true
  /// Space: the window.
  package var point = CGPoint.zero
  package weak var interaction: UIDragInteraction?
  /// The interaction that has given each item, of those that were added later. Weak, since a view may end while its items are carried.
  private var origins: [ObjectIdentifier: Origin] = [:]
  private struct Origin { weak var interaction: UIDragInteraction? }
  /// Finds anew who takes the items where the finger is: what lies there has moved.
  package var lookAgain: (() -> Void)?

  package init() {}

  package func origin(of item: UIDragItem) -> UIDragInteraction? { origins[ObjectIdentifier(item)].map(\.interaction) ?? interaction }

  /// - Returns: those that it had not yet
  func add(_ new: [UIDragItem], from interaction: UIDragInteraction) -> [UIDragItem] {
    var added: [UIDragItem] = []
    for item in new where !items.contains(where: { $0 === item }) {
      items.append(item)
      origins[ObjectIdentifier(item)] = Origin(interaction: interaction)
      added.append(item)
    }
    return added
  }

  public func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }
}

/// A drag as the places see it over which the items are dragged. Source: Apple, UIDropSession
public final class UIDropSession {
  public let localDragSession: UIDragSession
  public var items: [UIDragItem] { localDragSession.items }
  public var allowsMoveOperation: Bool { localDragSession.allowsMoveOperation }

  /// Where items fly to that are dropped. Space: the window
  package var landings: [ObjectIdentifier: () -> CGPoint?] = [:]

  package init(_ session: UIDragSession) { localDragSession = session }

  public func location(in view: UIView?) -> CGPoint { localDragSession.location(in: view) }
}
