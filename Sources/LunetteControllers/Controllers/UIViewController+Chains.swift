import LunetteStage

/// Which controllers stand in which, and over which.
///
/// A controller has one owner at most: the container whose child it is, or else the controller that presents it. `addChild` and `present`
/// refuse what would make a circle of owners, or a chain of more than `mostLevels`; they are the only ones who make these links. So every
/// walk along them ends. Source: docs/rules/controllers.md 2.2
extension UIViewController {
  /// Levels of a tree of controllers, children and presented ones. Ours: that of views, in which theirs stand
  static var mostLevels: Int { UIView.mostLevels }

  /// The container that it stands in, else the presenter that it stands over.
  private var owner: UIViewController? { parent ?? ownPresenting }

  /// This controller, its container, that one's container, and so on.
  final var selfAndContainers: PrefixSequence<UnfoldFirstSequence<UIViewController>> {
    sequence(first: self, next: \.parent).prefix(Self.mostLevels)
  }

  /// The answer of this controller or of the nearest container around it that has one.
  final func nearest<Found>(_ find: (UIViewController) -> Found?) -> Found? {
    for controller in selfAndContainers {
      if let found = find(controller) { return found }
    }
    return nil
  }

  /// The container around it that stands in no other; itself where it stands in none.
  final var outermost: UIViewController { selfAndContainers.reduce(self) { $1 } }

  /// What it presents, what that presents, and so on.
  final var presentedAbove: [UIViewController] {
    Array(sequence(first: self, next: \.ownPresented).prefix(Self.mostLevels).dropFirst())
  }

  /// This controller, its owner, that one's owner, and so on.
  private var selfAndOwners: PrefixSequence<UnfoldFirstSequence<UIViewController>> {
    sequence(first: self, next: \.owner).prefix(Self.mostLevels)
  }

  /// Whether it is that controller, or stands in or over it.
  final func standsOn(_ other: UIViewController) -> Bool { selfAndOwners.contains { $0 === other } }

  /// Whether it can become the owner of a controller, with all that stands in and over that.
  final func hasRoom(for controller: UIViewController) -> Bool {
    let room = Self.mostLevels - selfAndOwners.reduce(0) { count, _ in count + 1 }
    if controller.subtreeHeight >= room { controller.measureSubtree() }
    return controller.subtreeHeight < room
  }

  /// Notes how high the tree below has become, after this controller has become the owner of another one.
  final func noteSubtree(of controller: UIViewController) {
    var height = controller.subtreeHeight
    for owner in selfAndOwners {
      height += 1
      if owner.subtreeHeight >= height { return }
      owner.subtreeHeight = height
    }
  }

  /// The bound only grows as controllers come; here it is made exact again.
  private func measureSubtree() {
    var (waiting, height) = ([(controller: self, level: 0)], 0)
    while let (controller, level) = waiting.popLast() {
      height = max(height, level)
      for child in controller.children { waiting.append((child, level + 1)) }
      if let presented = controller.ownPresented { waiting.append((presented, level + 1)) }
    }
    subtreeHeight = height
  }
}
