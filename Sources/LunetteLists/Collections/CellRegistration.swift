import Foundation

/// Makes and fills cells of one kind: it is made once, and used for each cell. Source: Apple, UICollectionView.CellRegistration;
/// docs/rules/lists.md 2.2
public final class UICollectionViewCellRegistration {
  public typealias Handler = (_ cell: UICollectionViewCell, _ indexPath: IndexPath, _ item: Any?) -> Void
  let make: (CGRect) -> UICollectionViewCell
  let handler: Handler
  let origin: RegistrationOrigin
  /// What makes and fills cells, for a description of the state.
  public var cause: Any?

  /// - Parameter make: makes a new cell with the frame that the layout has for the item
  public init(make: @escaping (CGRect) -> UICollectionViewCell, handler: @escaping Handler) {
    (self.make, self.handler, origin) = (make, handler, RegistrationOrigin())
  }
}

/// A registration of headers, footers and other supplementary views, with the function that sets them up.
public final class UICollectionViewSupplementaryRegistration {
  public typealias Handler = (_ view: UICollectionReusableView, _ kind: String, _ indexPath: IndexPath) -> Void
  public let elementKind: String
  let make: (CGRect) -> UICollectionReusableView
  let handler: Handler
  let origin: RegistrationOrigin
  /// What makes and fills views, for a description of the state.
  public var cause: Any?

  public init(elementKind: String, make: @escaping (CGRect) -> UICollectionReusableView, handler: @escaping Handler) {
    (self.elementKind, self.make, self.handler, origin) = (elementKind, make, handler, RegistrationOrigin())
  }
}

/// Where a registration was made: in a question for a cell each cell would have one of its own, and none would be used again.
final class RegistrationOrigin {
  let wasMadeForACell: Bool
  init() { wasMadeForACell = Simulation.current.cellQuestions.depth > 0 }
}

/// How many data sources are answering for a cell now.
final class CellQuestions {
  fileprivate(set) var depth = 0
}

extension Simulation {
  private static let cellQuestionsKey = CompanionKey<CellQuestions>()
  var cellQuestions: CellQuestions {
    if let known = companions[Self.cellQuestionsKey] { return known }
    let new = CellQuestions()
    companions[Self.cellQuestionsKey] = new
    return new
  }

  func askingForCell<Answer>(_ question: () -> Answer) -> Answer {
    let questions = cellQuestions
    questions.depth += 1
    defer { questions.depth -= 1 }
    return question()
  }
}

extension UICollectionView {
  /// A cell of the registration, from its pool or new, filled by its handler.
  public func dequeueConfiguredReusableCell(using registration: UICollectionViewCellRegistration, for indexPath: IndexPath, item: Any?) -> UICollectionViewCell
  {
    checkOrigin(registration.origin, "cell")
    let identifier = identifier(of: registration)
    if !registrations.contains(ObjectIdentifier(registration)) {
      registrations.insert(ObjectIdentifier(registration))
      heldRegistrations.append(registration)
      register(registration.make, forCellWithReuseIdentifier: identifier)
    }
    let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    if !hasFault { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary(
    using registration: UICollectionViewSupplementaryRegistration, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    checkOrigin(registration.origin, "supplementary view")
    let identifier = identifier(of: registration)
    if !registrations.contains(ObjectIdentifier(registration)) {
      registrations.insert(ObjectIdentifier(registration))
      heldRegistrations.append(registration)
      register(registration.make, forSupplementaryViewOfKind: registration.elementKind, withReuseIdentifier: identifier)
    }
    let view = dequeueReusableSupplementaryView(ofKind: registration.elementKind, withReuseIdentifier: identifier, for: indexPath)
    if !hasFault { registration.handler(view, registration.elementKind, indexPath) }
    return view
  }

  /// By the order in which registrations were first used: the same in each run.
  private func identifier(of registration: AnyObject) -> String {
    let number = heldRegistrations.firstIndex { $0 === registration } ?? heldRegistrations.count
    return "registration \(number + 1)"
  }

  /// Source of the wording: UIKit's exception (iOS 15)
  private func checkOrigin(_ origin: RegistrationOrigin, _ noun: String) {
    guard origin.wasMadeForACell else { return }
    recordException(
      .internalInconsistency,
      """
      Attempted to dequeue a \(noun) using a registration that was created inside a cell provider or data source. Creating a new registration \
      each time a \(noun) is requested will prevent reuse; create the registration outside, once
      """)
  }
}
