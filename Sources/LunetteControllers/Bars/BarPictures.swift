import Foundation

/// The pictures of bars: the back arrow, and the items of the system that show no word. Drawn by us, in strokes; about 22 pt, as the
/// system's are. Source: docs/rules/controllers.md 4.1 (A for the size)
extension UIImage {
  /// The arrow of the way back.
  static var backArrow: UIImage { sharedBackArrow.forOneOwner }
  private static let sharedBackArrow: UIImage = {
    let (size, inset) = (BarConstants.arrowSize, stroke / 2)
    let path = CGPath.lines([
      CGPoint(x: size.width - inset, y: inset + 1), CGPoint(x: inset + 1, y: size.height / 2),
      CGPoint(x: size.width - inset, y: size.height - inset - 1),
    ])
    return picture("‹", [path], size: size, width: stroke)
  }()

  /// The secondary one of a split view controller takes the whole screen.
  static var expandArrows: UIImage { sharedExpandArrows.forOneOwner }
  private static let sharedExpandArrows: UIImage = picture(
    "expand",
    [
      .lines([CGPoint(x: 13, y: 3), CGPoint(x: 19, y: 3), CGPoint(x: 19, y: 9)]), .lines([CGPoint(x: 19, y: 3), CGPoint(x: 12, y: 10)]),
      .lines([CGPoint(x: 9, y: 19), CGPoint(x: 3, y: 19), CGPoint(x: 3, y: 13)]), .lines([CGPoint(x: 3, y: 19), CGPoint(x: 10, y: 12)]),
    ], size: barItemSize, width: thinStroke)

  static func ofBarItem(_ item: UIBarButtonItem.SystemItem) -> UIImage { barItems[item]?.forOneOwner ?? UIImage(named: "\(item)", size: barItemSize) }

  private static let barItemSize = CGSize(width: 22, height: 22)
  private static let stroke: CGFloat = 3
  private static let thinStroke: CGFloat = 1

  private static let barItems: [UIBarButtonItem.SystemItem: UIImage] = {
    func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
      .lines([
        CGPoint(x: x, y: y), CGPoint(x: x + width, y: y), CGPoint(x: x + width, y: y + height), CGPoint(x: x, y: y + height),
        CGPoint(x: x, y: y),
      ])
    }
    func line(_ points: (CGFloat, CGFloat)...) -> CGPath { .lines(points.map { CGPoint(x: $0.0, y: $0.1) }) }
    let paths: [(UIBarButtonItem.SystemItem, [CGPath])] = [
      (.add, [line((11, 2), (11, 20)), line((2, 11), (20, 11))]),
      (.stop, [line((4, 4), (18, 18)), line((18, 4), (4, 18))]), (.close, [line((4, 4), (18, 18)), line((18, 4), (4, 18))]),
      (.compose, [line((12, 4), (3, 4), (3, 19), (18, 19), (18, 10)), line((8, 14), (19, 3))]),
      (.reply, [line((9, 4), (3, 10), (9, 16)), line((3, 10), (13, 10), (19, 18))]),
      (.action, [line((7, 8), (4, 8), (4, 20), (18, 20), (18, 8), (15, 8)), line((11, 14), (11, 2)), line((7, 6), (11, 2), (15, 6))]),
      (.organize, [box(2, 5, 18, 14), line((2, 5), (4, 2), (10, 2), (12, 5))]),
      (.bookmarks, [line((11, 5), (4, 3), (4, 18), (11, 20), (18, 18), (18, 3), (11, 5), (11, 20))]),
      (.search, [box(3, 3, 11, 11), line((14, 14), (20, 20))]),
      (.refresh, [line((18, 11), (15, 17), (8, 18), (4, 13), (5, 6), (11, 3), (16, 6)), line((16, 1), (16, 6), (11, 6))]),
      (.camera, [line((2, 6), (7, 6), (9, 3), (13, 3), (15, 6), (20, 6), (20, 18), (2, 18), (2, 6)), box(8, 8, 6, 6)]),
      (.trash, [line((3, 5), (19, 5)), line((5, 5), (6, 20), (16, 20), (17, 5)), line((8, 5), (8, 2), (14, 2), (14, 5))]),
      (.play, [line((6, 3), (18, 11), (6, 19), (6, 3))]), (.pause, [line((8, 3), (8, 19)), line((14, 3), (14, 19))]),
      (.rewind, [line((11, 4), (3, 11), (11, 18), (11, 4)), line((19, 4), (11, 11), (19, 18), (19, 4))]),
      (.fastForward, [line((3, 4), (11, 11), (3, 18), (3, 4)), line((11, 4), (19, 11), (11, 18), (11, 4))]),
    ]
    var images: [UIBarButtonItem.SystemItem: UIImage] = [:]
    for (item, strokes) in paths {
      images[item] = picture(item == .add ? "+" : "\(item)", strokes, size: barItemSize, width: thinStroke)
    }
    return images
  }()

  /// The pictures of the system's tabs, drawn by us; 30 pt, as the system's are. Source: docs/rules/controllers.md 7 (dumps, for the size)
  static func ofTab(_ item: UITabBarItem.SystemItem) -> UIImage { tabs[item]?.forOneOwner ?? UIImage(named: "\(item)", size: tabSize) }

  private static let tabSize = CGSize(width: 30, height: 30)
  private static let dotStroke: CGFloat = 3

  private static let tabs: [UITabBarItem.SystemItem: UIImage] = {
    func line(_ points: (CGFloat, CGFloat)...) -> CGPath { .lines(points.map { CGPoint(x: $0.0, y: $0.1) }) }
    /// Corners around a centre, the first above it. - Parameter radii: of the corners, in turn
    func corners(_ count: Int, _ x: CGFloat, _ y: CGFloat, _ radii: [CGFloat]) -> CGPath {
      .lines(
        (0...count).map { index in
          let (angle, radius) = (2 * CGFloat.pi * CGFloat(index) / CGFloat(count), radii[index % radii.count])
          return CGPoint(x: x + radius * sin(angle), y: y - radius * cos(angle))
        })
    }
    let star = corners(10, 15, 16, [12, 5])
    let clock = [corners(24, 15, 15, [12]), line((15, 7), (15, 15), (20, 18))]
    let paths: [(UITabBarItem.SystemItem, [CGPath])] = [
      (.favorites, [star]), (.featured, [star]), (.topRated, [star, line((5, 29), (25, 29))]),
      (.recents, clock), (.history, clock), (.mostRecent, clock),
      (.contacts, [corners(20, 15, 10, [6]), line((4, 27), (6, 21), (11, 18), (19, 18), (24, 21), (26, 27), (4, 27))]),
      (.bookmarks, [line((15, 7), (5, 4), (5, 24), (15, 27), (25, 24), (25, 4), (15, 7), (15, 27))]),
      (.search, [corners(24, 13, 13, [8]), line((19, 19), (26, 26))]),
      (.downloads, [line((15, 3), (15, 20)), line((9, 14), (15, 20), (21, 14)), line((4, 20), (4, 26), (26, 26), (26, 20))]),
      (.mostViewed, [line((6, 25), (6, 17)), line((15, 25), (15, 5)), line((24, 25), (24, 11)), line((3, 27), (27, 27))]),
    ]
    var images: [UITabBarItem.SystemItem: UIImage] = [:]
    for (item, strokes) in paths { images[item] = picture("\(item)", strokes, size: tabSize, width: thinStroke) }
    images[.more] = picture("more", [6, 15, 24].map { corners(12, $0, 15, [1]) }, size: tabSize, width: dotStroke)
    return images
  }()

  private static func picture(_ name: String, _ paths: [CGPath], size: CGSize, width: CGFloat) -> UIImage {
    UIImage(named: name, strokes: paths, size: size, lineWidth: width).withRenderingMode(.alwaysTemplate)
  }
}

extension CGPath {
  /// A line from point to point.
  fileprivate static func lines(_ points: [CGPoint]) -> CGPath {
    CGPath(elements: points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) })
  }
}
