import CoreTestSupport
import Foundation
import LunetteKit
import TestSupport
import Testing

@testable import LunetteStage

/// All cases of `Fixtures/layout-cases.json`, each by its own rules; every case names its source and its certainty.
@Suite struct LayoutCaseTests {
  struct Case: Decodable, CustomTestStringConvertible {
    var name, kind, certainty: String
    var size, newSize: [CGFloat]?
    var direction: String?
    var root: Root?
    var metrics: [String: CGFloat]?
    var views: [View]?
    var constraints: [Constraint]?
    var vfl: [Format]?
    var expect, exact, expectSafeArea, expectMargins: [String: [CGFloat]]?
    var expectAny: [[String: [CGFloat]]]?
    var expectConstraints: [Constraint]?
    var expectReadable: [CGFloat]?
    var expectError, action: String?
    var expectLog: Int?
    var dropCandidates: [Int]?
    var tolerance: CGFloat?
    var testDescription: String { name }
  }
  struct Root: Decodable { var safeArea, margins, layoutMargins: [CGFloat]? }
  struct View: Decodable {
    var name: String
    var superview: String?
    var frame, margins, intrinsic: [CGFloat]?
    var hugging, compression: [Float]?
    var firstBaseline, lastBaseline: CGFloat?
    var mask: String?
    var insetsLayoutMarginsFromSafeArea, preservesSuperviewLayoutMargins: Bool?

    private enum Key: String, CodingKey {
      case name, superview, frame, margins, intrinsic, hugging, compression, firstBaseline, lastBaseline, mask
      case insetsLayoutMarginsFromSafeArea, preservesSuperviewLayoutMargins
    }
    init(from decoder: Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      name = try fields.decode(String.self, forKey: .name)
      // A superview of null: the view has none. Without the key the superview is the root.
      superview = fields.contains(.superview) ? try fields.decode(String?.self, forKey: .superview) : "root"
      func list(_ key: Key) throws -> [CGFloat]? { try fields.decodeIfPresent([CGFloat].self, forKey: key) }
      (frame, margins, intrinsic) = (try list(.frame), try list(.margins), try list(.intrinsic))
      (hugging, compression) = (try list(.hugging)?.map(Float.init), try list(.compression)?.map(Float.init))
      firstBaseline = try fields.decodeIfPresent(CGFloat.self, forKey: .firstBaseline)
      lastBaseline = try fields.decodeIfPresent(CGFloat.self, forKey: .lastBaseline)
      mask = try fields.decodeIfPresent(String.self, forKey: .mask)
      insetsLayoutMarginsFromSafeArea = try fields.decodeIfPresent(Bool.self, forKey: .insetsLayoutMarginsFromSafeArea)
      preservesSuperviewLayoutMargins = try fields.decodeIfPresent(Bool.self, forKey: .preservesSuperviewLayoutMargins)
    }
  }
  struct Constraint: Decodable {
    var item, attr, rel: String
    var to, toAttr: String?
    var mult, const: CGFloat?
    var prio: Float?
  }
  /// A line of the visual format, alone or with options.
  struct Format: Decodable {
    var format: String
    var options: [String]
    private enum Key: String, CodingKey { case format, options }
    init(from decoder: Decoder) throws {
      if let text = try? decoder.singleValueContainer().decode(String.self) {
        (format, options) = (text, [])
      } else {
        let table = try decoder.container(keyedBy: Key.self)
        (format, options) = (try table.decode(String.self, forKey: .format), try table.decode([String].self, forKey: .options))
      }
    }
  }

  static let all: [Case] = {
    do { return try JSONDecoder().decode([Case].self, from: Fixture.data("layout-cases.json")) } catch {
      Issue.record("layout-cases.json: \(error)")
      return []
    }
  }()

  @Test("the collection is whole") func count() { #expect(Self.all.count >= 130) }

  @Test("each case", arguments: all) func run(_ test: Case) {
    let simulation = Simulation()
    simulation.perform {
      switch test.kind {
      case "layout", "unsatisfiable": layOut(test)
      case "vfl-parse": parse(test)
      case "vfl-error", "constraint-error", "constraint-ok": makeWrongly(test)
      case "autoresize": autoresize(test)
      case "safe-area", "layout-margins", "readable-guide": measureRoom(test)
      default: Issue.record("\(test.name): a case of an unknown kind, \(test.kind)")
      }
    }
  }

  // MARK: - The screen of a case

  final class CaseView: UIView {
    var ownSize: CGSize?
    var baselines: (first: CGFloat, last: CGFloat)?
    override var intrinsicContentSize: CGSize { ownSize ?? super.intrinsicContentSize }
    override func baselines(in size: CGSize) -> TextBaselines {
      guard let baselines else { return super.baselines(in: size) }
      return TextBaselines(first: .init(share: 0, offset: baselines.first), last: .init(share: 1, offset: -baselines.last))
    }
  }

  private func insets(_ list: [CGFloat]) -> UIEdgeInsets { UIEdgeInsets(top: list[0], left: list[1], bottom: list[2], right: list[3]) }

  private func screen(_ test: Case, root: UIView) -> [String: UIView] {
    var views = ["root": root]
    let size = test.size ?? [320, 480]
    root.frame = CGRect(x: 0, y: 0, width: size[0], height: size[1])
    if let safeArea = test.root?.safeArea { root.safeAreaInsets = insets(safeArea) }
    if let margins = test.root?.margins ?? test.root?.layoutMargins { set(insets(margins), of: root) }
    for entry in test.views ?? [] {
      let view = CaseView()
      views[entry.name] = view
      view.setLayoutName(entry.name)
      if let superview = entry.superview { views[superview]?.addSubview(view) }
      if let frame = entry.frame {
        view.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
      } else {
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      if let size = entry.intrinsic { view.ownSize = CGSize(width: size[0], height: size[1]) }
      if let first = entry.firstBaseline, let last = entry.lastBaseline { view.baselines = (first, last) }
      for (index, axis) in UIView.LayoutAxis.allCases.enumerated() {
        if let hugging = entry.hugging { view.setContentHuggingPriority(UILayoutPriority(hugging[index]), for: axis) }
        if let compression = entry.compression {
          view.setContentCompressionResistancePriority(UILayoutPriority(compression[index]), for: axis)
        }
      }
      if let margins = entry.margins { set(insets(margins), of: view) }
      if let adds = entry.insetsLayoutMarginsFromSafeArea { view.insetsLayoutMarginsFromSafeArea = adds }
      if let preserves = entry.preservesSuperviewLayoutMargins { view.preservesSuperviewLayoutMargins = preserves }
      view.autoresizingMask = mask(entry.mask ?? "")
    }
    if test.direction == "rtl" { for view in views.values { view.semanticContentAttribute = .forceRightToLeft } }
    return views
  }

  private func set(_ margins: UIEdgeInsets, of view: UIView) {
    view.insetsLayoutMarginsFromSafeArea = false
    view.layoutMargins = margins
  }

  private func mask(_ text: String) -> UIView.AutoresizingMask {
    let names: [String: UIView.AutoresizingMask] = [
      "L": .flexibleLeftMargin, "W": .flexibleWidth, "R": .flexibleRightMargin, "T": .flexibleTopMargin, "H": .flexibleHeight,
      "B": .flexibleBottomMargin,
    ]
    return text.split(separator: "|").reduce(into: []) { $0.formUnion(names[String($1)] ?? []) }
  }

  private func item(_ name: String, _ views: [String: UIView]) -> AnyObject {
    let parts = name.split(separator: "@")
    let view = views[String(parts[0])] ?? UIView()
    return parts.count > 1 ? view.layoutMarginsGuide : view
  }

  private func make(_ constraint: Constraint, _ views: [String: UIView]) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
      item: item(constraint.item, views), attribute: .init(rawValue: constraint.attr) ?? .notAnAttribute,
      relatedBy: relation(constraint.rel), toItem: constraint.to.map { item($0, views) },
      attribute: constraint.toAttr.flatMap(NSLayoutConstraint.Attribute.init) ?? .notAnAttribute, multiplier: constraint.mult ?? 1,
      constant: constraint.const ?? 0)
    made.priority = UILayoutPriority(constraint.prio ?? 1000)
    return made
  }

  private func relation(_ sign: String) -> NSLayoutConstraint.Relation {
    sign == "<=" ? .lessThanOrEqual : sign == ">=" ? .greaterThanOrEqual : .equal
  }

  private func make(_ format: Format, _ test: Case, _ views: [String: UIView]) -> [NSLayoutConstraint] {
    let names: [String: NSLayoutConstraint.FormatOptions] = [
      "alignAllLeft": .alignAllLeft, "alignAllRight": .alignAllRight, "alignAllTop": .alignAllTop, "alignAllBottom": .alignAllBottom,
      "alignAllLeading": .alignAllLeading, "alignAllTrailing": .alignAllTrailing, "alignAllCenterX": .alignAllCenterX,
      "alignAllCenterY": .alignAllCenterY, "alignAllLastBaseline": .alignAllLastBaseline, "alignAllBaseline": .alignAllLastBaseline,
      "alignAllFirstBaseline": .alignAllFirstBaseline, "directionLeftToRight": .directionLeftToRight,
      "directionRightToLeft": .directionRightToLeft, "spacingBaselineToBaseline": .spacingBaselineToBaseline,
    ]
    let options = format.options.reduce(into: NSLayoutConstraint.FormatOptions()) { $0.formUnion(names[$1] ?? []) }
    return NSLayoutConstraint.constraints(
      withVisualFormat: format.format, options: options, metrics: test.metrics ?? [:], views: views.filter { $0.key != "root" })
  }

  // MARK: - Kinds

  private func layOut(_ test: Case) {
    let root = UIView()
    let views = screen(test, root: root)
    let made = (test.constraints ?? []).map { make($0, views) }
    NSLayoutConstraint.activate(made)
    for format in test.vfl ?? [] { NSLayoutConstraint.activate(make(format, test, views)) }
    if let fault = Simulation.current.takeFault() { Issue.record("\(test.name): \(fault)") }
    root.layoutIfNeeded()
    let problems = Simulation.current.layoutEngine?.problems ?? []
    #expect(problems.count == test.expectLog ?? 0, "\(test.name): \(problems.map(\.text))")
    if let candidates = test.dropCandidates {
      let broken = made.indices.filter { problems.map(\.broken).contains(made[$0].described) }
      #expect(broken.count == 1 && candidates.contains(broken[0]), "\(test.name): \(broken)")
    }
    for (name, values) in test.expect ?? [:] {
      // Measurements of UIKit are multiples of a pixel; the other numbers come from a solver.
      check(views[name]?.frame, values, test.certainty == "measured-uikit" ? 0.001 : test.tolerance ?? 0.5, "\(test.name) \(name)")
    }
    for (name, values) in test.exact ?? [:] {
      guard let view = views[name], let box = view.layoutState?.box, !box.isGiven else { continue }
      check(box.rect, values, 0.01, "\(test.name) \(name), before rounding")
    }
    if let any = test.expectAny {
      let fits = any.contains { frames in
        frames.allSatisfy { name, values in views[name].map { distance($0.frame, values) <= test.tolerance ?? 0.5 } ?? false }
      }
      #expect(fits, "\(test.name): \(views.mapValues(\.frame))")
    }
  }

  private func distance(_ rect: CGRect, _ values: [CGFloat]) -> CGFloat {
    zip([rect.minX, rect.minY, rect.width, rect.height], values).map { abs($0 - $1) }.max() ?? 0
  }

  private func check(_ rect: CGRect?, _ values: [CGFloat], _ tolerance: CGFloat, _ name: String) {
    guard let rect else {
      Issue.record("\(name): no such view")
      return
    }
    #expect(distance(rect, values) <= tolerance, "\(name): \(rect), and not \(values)")
  }

  private func parse(_ test: Case) {
    let root = UIView()
    let views = screen(test, root: root)
    let made = (test.vfl ?? []).flatMap { make($0, test, views) }
    if let fault = Simulation.current.takeFault() { Issue.record("\(test.name): \(fault)") }
    let wanted = test.expectConstraints ?? []
    #expect(made.count == wanted.count, "\(test.name): \(made.map(\.formula))")
    for (found, want) in zip(made, wanted) {
      let isSame =
        found.firstItem === item(want.item, views) && found.firstAttribute.rawValue == want.attr && found.relation == relation(want.rel)
        && found.secondItem === want.to.map { item($0, views) }
        && found.secondAttribute.rawValue == want.toAttr ?? "notAnAttribute" && found.constant == want.const ?? 0
        && found.multiplier == want.mult ?? 1 && found.priority.rawValue == want.prio ?? 1000 && !found.isActive
      #expect(isSame, "\(test.name): \(found.formula)")
    }
  }

  private func makeWrongly(_ test: Case) {
    let root = UIView()
    let views = screen(test, root: root)
    let made = (test.constraints ?? []).map { make($0, views) }
    let formats = (test.vfl ?? []).flatMap { make($0, test, views) }
    if Simulation.current.fault == nil {
      NSLayoutConstraint.activate(made)
      if test.action?.contains("set priority 750") == true { made[0].priority = UILayoutPriority(750) }
    }
    let fault = Simulation.current.takeFault()
    #expect((fault != nil) == (test.expectError != nil), "\(test.name): \(fault.map { "\($0)" } ?? "nothing was raised")")
    if test.expectError != nil { #expect(formats.isEmpty && made.allSatisfy { !$0.isActive || test.action != nil }) }
  }

  private func autoresize(_ test: Case) {
    let root = UIView()
    let views = screen(test, root: root)
    if let size = test.newSize { root.frame.size = CGSize(width: size[0], height: size[1]) }
    for (name, values) in test.expect ?? [:] { check(views[name]?.frame, values, test.tolerance ?? 0.02, "\(test.name) \(name)") }
  }

  private func measureRoom(_ test: Case) {
    let window = UIWindow()
    let views = screen(test, root: window)
    func list(_ insets: UIEdgeInsets) -> [CGFloat] { [insets.top, insets.left, insets.bottom, insets.right] }
    for (name, values) in test.expectSafeArea ?? [:] { #expect(views[name].map { list($0.safeAreaInsets) } == values, "\(test.name)") }
    for (name, values) in test.expectMargins ?? [:] { #expect(views[name].map { list($0.layoutMargins) } == values, "\(test.name)") }
    if let readable = test.expectReadable {
      let frame = window.readableContentGuide.layoutFrame
      #expect([frame.minX, frame.width] == readable, "\(test.name): \(frame)")
    }
  }
}
