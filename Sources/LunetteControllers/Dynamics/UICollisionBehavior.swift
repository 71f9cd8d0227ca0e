import Foundation

/// Items that hit each other and boundaries. Rectangles don't turn when they hit. Source: Apple, UICollisionBehavior; docs/rules/dynamics.md
public final class UICollisionBehavior: ItemsBehavior {
  public enum Mode: String, CaseIterable, Sendable { case items, boundaries, everything }
  /// With an item, the other item or the boundary's name (nil for the reference view's edges), and where.
  public enum Partner {
    case item(UIView)
    case boundary(String?)
  }

  public var collisionMode = Mode.everything { didSet { changed() } }
  public var translatesReferenceBoundsIntoBoundary = false { didSet { changed() } }
  public var began: ((UIView, Partner, CGPoint) -> Void)?
  public var ended: ((UIView, Partner) -> Void)?
  package var companions = Companions()
  package private(set) var insets: UIEdgeInsets?
  /// The boundaries by their numbers, in the order of adding.
  package private(set) var boundaries = NumberedList<(name: String, from: CGPoint, to: CGPoint)>()
  private var numbers: [String: [Int]] = [:]
  /// What was added as a path.
  private var paths: [String: UIBezierPath] = [:]
  private var added = 0
  private var touching: Set<Contact> = []

  private struct Contact: Hashable {
    var item: ObjectIdentifier
    var other: ObjectIdentifier?
    var boundary: String?
  }

  public func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    (self.insets, translatesReferenceBoundsIntoBoundary) = (insets, true)
  }
  public func addBoundary(_ name: String, from: CGPoint, to: CGPoint) {
    added += 1
    if numbers[name] == nil { identifiers?.append(name) }
    boundaries.append((name, from, to), number: added)
    numbers[name, default: []].append(added)
    changed()
  }
  /// The lines of a path are boundaries, and of a curve the box around its points. Source: docs/rules/dynamics.md 3
  public func addBoundary(_ name: String, for path: UIBezierPath) {
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    for element in path.cgPath.elements {
      let first = last
      switch element {
      case .move(let point):
        (start, last) = (point, point)
        continue
      case .close: last = start
      case .line(let point): last = point
      case .quad(_, let point), .curve(_, _, let point): last = point
      }
      let points = element.points.isEmpty ? [first, last] : [first] + element.points
      if points.count == 2 {
        if first != last { addBoundary(name, from: first, to: last) }
      } else {
        let (x, y) = (points.map(\.x), points.map(\.y))
        addBoundary(
          name, from: CGPoint(x: x.min() ?? first.x, y: y.min() ?? first.y), to: CGPoint(x: x.max() ?? last.x, y: y.max() ?? last.y))
      }
    }
    // A copy: the script may go on with its own.
    paths[name] = UIBezierPath(cgPath: path.cgPath)
  }
  /// The identifiers of the boundaries, in the order of adding.
  public var boundaryIdentifiers: [String] { boundaryIdentifiersToRead.elements }
  package var boundaryIdentifiersToRead: ReadList<String> {
    if identifiers == nil {
      var seen: Set<String> = []
      identifiers = VersionedList(boundaries.map(\.value.name).filter { seen.insert($0).inserted })
    }
    return identifiers?.read() ?? .plain([])
  }
  /// Once somebody has read them; nil again where one goes that isn't at an end.
  private var identifiers: VersionedList<String>?
  /// A boundary as a path; nil for an unknown identifier.
  public func boundary(_ name: String) -> UIBezierPath? {
    if let path = paths[name] { return path }
    guard let numbers = numbers[name] else { return nil }
    var path = CGPath()
    for line in numbers.compactMap({ boundaries[$0] }) {
      path.move(to: line.from)
      path.addLine(to: line.to)
    }
    return UIBezierPath(cgPath: path)
  }
  public func removeBoundary(_ name: String) {
    paths[name] = nil
    let removed = numbers.removeValue(forKey: name)
    for number in removed ?? [] { boundaries[number] = nil }
    if removed != nil { forgetIdentifier(name) }
    changed()
  }
  public func removeAllBoundaries() {
    (boundaries, numbers, paths, identifiers) = (NumberedList(), [:], [:], nil)
    changed()
  }

  private func forgetIdentifier(_ name: String) {
    let last = (identifiers?.count ?? 0) - 1
    if identifiers?.elements.first == name {
      identifiers?.remove(at: 0)
    } else if last > 0, identifiers?.elements[last] == name {
      identifiers?.remove(at: last)
    } else {
      identifiers = nil
    }
  }

  func collide(_ animator: UIDynamicAnimator) {
    var now: Set<Contact> = []
    var hits: [() -> Void] = []
    func touch(_ contact: Contact, _ hit: @escaping () -> Void) {
      now.insert(contact)
      if !touching.contains(contact) { hits.append(hit) }
    }
    let bodies = items.map { animator.body(of: $0) }
    if collisionMode != .items {
      for body in bodies where !body.isAnchored { boundaries(body, animator, touch) }
    }
    if collisionMode != .boundaries {
      CollisionGrid.forEachPair(bodies) { pair($0, $1, touch) }
      if HostWork.isOver { return }
    }
    let over = touching.subtracting(now)
    touching = now
    for hit in hits { hit() }
    guard !over.isEmpty, let ended else { return }
    let (lost, places) = (Dictionary(grouping: over, by: \.item), Dictionary(bodies.enumerated().map { (ObjectIdentifier($1.view), $0) }) { one, _ in one })
    func order(_ contact: Contact) -> (String, Int) { (contact.boundary ?? "", contact.other.flatMap { places[$0] } ?? bodies.count) }
    for body in bodies {
      for contact in (lost[ObjectIdentifier(body.view)] ?? []).sorted(by: { order($0) < order($1) }) {
        if let other = contact.other {
          if let place = places[other] { ended(body.view, .item(bodies[place].view)) }
        } else {
          ended(body.view, .boundary(contact.boundary?.isEmpty == false ? contact.boundary : nil))
        }
      }
    }
  }

  private func boundaries(_ body: DynamicBody, _ animator: UIDynamicAnimator, _ touch: (Contact, @escaping () -> Void) -> Void) {
    if translatesReferenceBoundsIntoBoundary, let view = animator.referenceView {
      let inset = insets ?? .zero
      let room = CGRect(
        x: view.bounds.minX + inset.left, y: view.bounds.minY + inset.top, width: view.bounds.width - inset.left - inset.right,
        height: view.bounds.height - inset.top - inset.bottom)
      let rect = body.rect
      for (normal, depth) in [
        (CGPoint(x: 0, y: -1), rect.maxY - room.maxY), (CGPoint(x: 0, y: 1), room.minY - rect.minY), (CGPoint(x: 1, y: 0), room.minX - rect.minX),
        (CGPoint(x: -1, y: 0), rect.maxX - room.maxX),
      ] where depth >= 0 {
        hit(body, normal, depth, nil, touch)
      }
    }
    for (_, boundary) in boundaries {
      let rect = body.rect
      let (low, high) = (
        CGPoint(x: min(boundary.from.x, boundary.to.x), y: min(boundary.from.y, boundary.to.y)),
        CGPoint(x: max(boundary.from.x, boundary.to.x), y: max(boundary.from.y, boundary.to.y))
      )
      // Upright and level lines; of others the box around them counts.
      guard rect.maxX >= low.x, rect.minX <= high.x, rect.maxY >= low.y, rect.minY <= high.y else { continue }
      let ways = [
        (CGPoint(x: 0, y: -1), rect.maxY - low.y), (CGPoint(x: 0, y: 1), high.y - rect.minY), (CGPoint(x: -1, y: 0), rect.maxX - low.x),
        (CGPoint(x: 1, y: 0), high.x - rect.minX),
      ]
      guard let nearest = ways.min(by: { $0.1 < $1.1 }) else { continue }
      hit(body, nearest.0, nearest.1, boundary.name, touch)
    }
  }

  /// The body stands `depth` beyond a boundary with a normal into the room.
  private func hit(
    _ body: DynamicBody, _ normal: CGPoint, _ depth: CGFloat, _ name: String?, _ touch: (Contact, @escaping () -> Void) -> Void
  ) {
    body.center = body.center + normal * depth
    let speed = -(body.velocity.x * normal.x + body.velocity.y * normal.y)
    let pull = -(body.acceleration.x * normal.x + body.acceleration.y * normal.y)
    // The speed that it had at the boundary itself.
    let impact = speed > 0 ? max(0, speed * speed - 2 * pull * depth).squareRoot() : 0
    let bounce = impact < DynamicConstants.leastBounce ? 0 : body.elasticity
    if speed > 0 {
      body.velocity = body.velocity + normal * (speed + bounce * impact)
      rub(body, along: CGPoint(x: -normal.y, y: normal.x), by: body.friction * (1 + bounce) * impact)
    }
    let view = body.view
    let point = CGPoint(x: body.center.x - normal.x * view.bounds.width / 2, y: body.center.y - normal.y * view.bounds.height / 2)
    touch(Contact(item: ObjectIdentifier(view), other: nil, boundary: name ?? "")) { [weak self] in self?.began?(view, .boundary(name), point) }
  }

  private func rub(_ body: DynamicBody, along direction: CGPoint, by most: CGFloat) {
    let speed = body.velocity.x * direction.x + body.velocity.y * direction.y
    body.velocity = body.velocity - direction * min(max(speed, -most), most)
  }

  /// - Returns: whether the two have hit each other, and so have moved
  private func pair(_ a: DynamicBody, _ b: DynamicBody, _ touch: (Contact, @escaping () -> Void) -> Void) -> Bool {
    let (first, second) = (a.rect, b.rect)
    let x = min(first.maxX, second.maxX) - max(first.minX, second.minX)
    let y = min(first.maxY, second.maxY) - max(first.minY, second.minY)
    guard x > 0, y > 0, !(a.isAnchored && b.isAnchored) else { return false }
    let normal = x < y ? CGPoint(x: a.center.x < b.center.x ? -1 : 1, y: 0) : CGPoint(x: 0, y: a.center.y < b.center.y ? -1 : 1)
    let depth = min(x, y)
    let (inverse, otherInverse) = (a.isAnchored ? 0 : 1 / a.mass, b.isAnchored ? 0 : 1 / b.mass)
    let total = inverse + otherInverse
    guard total > 0 else { return false }
    a.center = a.center + normal * (depth * inverse / total)
    b.center = b.center - normal * (depth * otherInverse / total)
    let relative = a.velocity - b.velocity
    let speed = -(relative.x * normal.x + relative.y * normal.y)
    if speed > 0 {
      let bounce = speed < DynamicConstants.leastBounce ? 0 : max(a.elasticity, b.elasticity)
      let impulse = (1 + bounce) * speed / total
      a.velocity = a.velocity + normal * (impulse * inverse)
      b.velocity = b.velocity - normal * (impulse * otherInverse)
      let friction = (max(0, a.friction) * max(0, b.friction)).squareRoot()
      let along = CGPoint(x: -normal.y, y: normal.x)
      rub(a, along: along, by: friction * impulse * inverse)
      rub(b, along: along, by: friction * impulse * otherInverse)
    }
    let (view, other) = (a.view, b.view)
    let point = CGPoint(x: (a.center.x + b.center.x) / 2, y: (a.center.y + b.center.y) / 2)
    touch(Contact(item: ObjectIdentifier(view), other: ObjectIdentifier(other), boundary: nil)) { [weak self] in self?.began?(view, .item(other), point) }
    return true
  }
}
