import Foundation
import LunetteKit
import TestSupport
import Testing

/// UIStackView; the measured rows are those of layout-cases.json, here as stack views.
@Suite struct StackViewTests {
  let simulation = Simulation()
  init() { Simulation.current = simulation }

  private func stack(_ size: CGSize, _ sizes: [CGSize?], _ set: (UIStackView) -> Void = { _ in }) -> UIStackView {
    let stack = UIStackView(
      arrangedSubviews: sizes.map { size in
        let view = LayoutCaseTests.CaseView()
        view.ownSize = size
        return view
      })
    stack.frame = CGRect(origin: .zero, size: size)
    set(stack)
    stack.layoutIfNeeded()
    return stack
  }

  private func lengths(_ stack: UIStackView) -> [[CGFloat]] {
    stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
  }

  @Test("fillEqually: four with gaps of 8 in 320; thirds are rounded as measured") func equally() {
    let row = stack(CGSize(width: 320, height: 100), [nil, nil, nil, nil]) { ($0.distribution, $0.spacing) = (.fillEqually, 8) }
    #expect(lengths(row) == [[0, 0, 74, 100], [82, 0, 74, 100], [164, 0, 74, 100], [246, 0, 74, 100]])
    let column = stack(CGSize(width: 100, height: 300), [nil, nil, nil]) {
      ($0.axis, $0.distribution, $0.spacing) = (.vertical, .fillEqually, 10)
    }
    #expect(lengths(column) == [[0, 0, 100, 93.5], [0, 103, 100, 93.5], [0, 207, 100, 93.5]])
  }

  @Test("fill: a view without a size takes the rest; of equal ones the first stretches, and is squeezed") func fill() {
    let spacer = stack(CGSize(width: 300, height: 40), [CGSize(width: 28, height: 20), nil, CGSize(width: 37.5, height: 20)]) { $0.spacing = 8 }
    #expect(lengths(spacer).map { $0[2] } == [28, 218.5, 37.5])
    let wide = [29.5, 29, 41.5].map { CGSize(width: $0, height: 20) }
    #expect(lengths(stack(CGSize(width: 300, height: 40), wide) { $0.spacing = 8 }).map { $0[2] } == [213.5, 29, 41.5])
    let narrow = [76.5, 94].map { CGSize(width: $0, height: 20) }
    #expect(lengths(stack(CGSize(width: 120, height: 40), narrow) { $0.spacing = 8 }).map { $0[2] } == [18, 94])
  }

  @Test("equalSpacing and equalCentering share what is left") func spaces() {
    let sizes = [40.0, 60, 20].map { CGSize(width: $0, height: 20) }
    let spacing = stack(CGSize(width: 300, height: 20), sizes) { $0.distribution = .equalSpacing }
    #expect(lengths(spacing).map { $0[0] } == [0, 130, 280])
    let centering = stack(CGSize(width: 300, height: 20), sizes) { $0.distribution = .equalCentering }
    #expect(lengths(centering).map { $0[0] + $0[2] / 2 } == [20, 155, 290])
  }

  @Test("without room equalCentering first shrinks the gaps, then the views in their order") func centeringWithoutRoom() {
    let sizes = [40.0, 60, 20].map { CGSize(width: $0, height: 20) }
    func widths(_ room: CGFloat) -> [CGFloat] {
      let row = stack(CGSize(width: room, height: 20), sizes) {
        $0.distribution = .equalCentering
        $0.spacing = 5
      }
      return lengths(row).flatMap { [$0[0], $0[2]] }
    }
    #expect(widths(130) == [0, 40, 45, 60, 110, 20])
    #expect(widths(100) == [0, 10, 15, 60, 80, 20])
    #expect(widths(80) == [0, 0, 5, 50, 60, 20])
  }

  @Test("fillProportionally keeps the proportions of the views' own sizes") func proportions() {
    let sizes = [20.0, 40, 60].map { CGSize(width: $0, height: 20) }
    let row = stack(CGSize(width: 240, height: 20), sizes) { $0.distribution = .fillProportionally }
    #expect(lengths(row).map { $0[2] } == [40, 80, 120])
  }

  @Test("alignments across") func alignments() {
    let sizes = [20.0, 30].map { CGSize(width: 50, height: $0) }
    for (alignment, tops) in [
      (UIStackView.Alignment.top, [0.0, 0]), (.bottom, [80, 70]), (.center, [40, 35]), (.leading, [0, 0]), (.trailing, [80, 70]),
    ] {
      let row = stack(CGSize(width: 100, height: 100), sizes) { $0.alignment = alignment }
      #expect(lengths(row).map { $0[1] } == tops.map { CGFloat($0) }, "\(alignment)")
      #expect(lengths(row).map { $0[3] } == [20, 30])
    }
  }

  @Test("hidden views take no room, custom spacing holds after its view, margins when asked for") func hiding() {
    let row = stack(CGSize(width: 200, height: 20), [nil, nil, nil]) { ($0.distribution, $0.spacing) = (.fillEqually, 10) }
    #expect(lengths(row).map { $0[2] } == [60, 60, 60])
    row.arrangedSubviews[1].isHidden = true
    row.layoutIfNeeded()
    #expect(row.arrangedSubviews[0].frame.width == 95 && row.arrangedSubviews[2].frame.minX == 105)
    row.arrangedSubviews[1].isHidden = false
    row.setCustomSpacing(40, after: row.arrangedSubviews[0])
    row.layoutIfNeeded()
    #expect(lengths(row).map { $0[2] } == [50, 50, 50] && row.arrangedSubviews[1].frame.minX == 90)
    row.layoutMargins = UIEdgeInsets(top: 2, left: 15, bottom: 2, right: 15)
    row.isLayoutMarginsRelativeArrangement = true
    row.layoutIfNeeded()
    #expect(lengths(row).first == [15, 2, 40, 16])
  }

  @Test("a stack without a size of its own is as large as what it holds; nested too") func nested() {
    let inner = UIStackView(arrangedSubviews: [10.0, 20].map { size(30, $0) })
    (inner.axis, inner.spacing) = (.vertical, 5)
    let outer = UIStackView(arrangedSubviews: [size(40, 10), inner])
    (outer.spacing, outer.alignment) = (6, .top)
    #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 76, height: 35))
  }

  private func size(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = LayoutCaseTests.CaseView()
    view.ownSize = CGSize(width: width, height: height)
    return view
  }

  @Test("removed from the arranged views it stays a subview; removed from the tree it is arranged no more") func removal() {
    let row = stack(CGSize(width: 90, height: 10), [nil, nil, nil]) { $0.distribution = .fillEqually }
    let views = row.arrangedSubviews
    row.removeArrangedSubview(views[0])
    #expect(row.arrangedSubviews.count == 2 && views[0].superview === row)
    views[1].removeFromSuperview()
    row.layoutIfNeeded()
    #expect(row.arrangedSubviews.count == 1 && views[2].frame == CGRect(x: 0, y: 0, width: 90, height: 10))
    row.insertArrangedSubview(views[1], at: 5)
    #expect(simulation.takeFault() != nil)
  }
}
