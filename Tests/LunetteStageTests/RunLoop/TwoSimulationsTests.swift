import Foundation
import LunetteKit
import LunetteRender
import TestSupport
import Testing

/// Two simulations in one thread, stepped in turns: each one shows the same as when it runs alone.
@Suite struct TwoSimulationsTests {
  /// A table above a scroll view, with a box that is animated and a button, and what happens to them frame by frame.
  final class Stage: UITableViewDataSource {
    let simulation: Simulation
    let window: UIWindow
    let table: UITableView
    let pages: UIScrollView
    let field: UITextField
    let rows: Int
    private(set) var taps = 0

    init(device: Device, rows: Int) {
      self.rows = rows
      let simulation = Simulation(device: device)
      self.simulation = simulation
      (window, table, pages, field) = simulation.perform {
        let window = UIWindow()
        let half = window.bounds.height / 2
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: window.bounds.width, height: half))
        let pages = UIScrollView(frame: CGRect(x: 0, y: half, width: window.bounds.width, height: half))
        pages.contentSize = CGSize(width: window.bounds.width * 3, height: half)
        pages.isPagingEnabled = true
        let box = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
        box.backgroundColor = .red
        box.tag = 7
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        let button = UIButton(frame: CGRect(x: 20, y: 160, width: 100, height: 40))
        button.setTitle("Tap", for: .normal)
        for view in [box, field, button] as [UIView] { pages.addSubview(view) }
        window.addSubview(table)
        window.addSubview(pages)
        return (window, table, pages, field)
      }
      for case let button as UIButton in pages.subviews { button.addAction(for: .touchUpInside) { [unowned self] _, _ in taps += 1 } }
      table.dataSource = self
      simulation.perform { window.makeKeyAndVisible() }
      simulation.commitInitialFrame()
      schedule()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      cell.textLabel.text = "row \(indexPath.row) of \(rows)"
      return cell
    }

    /// Fingers: a fling of the table, a tap of the button, a drag of the pages. An animation, from a timer.
    private func schedule() {
      func finger(_ number: Int, _ points: [CGPoint], from start: TimeInterval) {
        for (index, point) in points.enumerated() {
          let phase: UITouch.Phase = index == 0 ? .began : index == points.count - 1 ? .ended : .moved
          simulation.input.schedule(TouchSample(finger: number, phase: phase, location: point), at: start + Double(index) / 120)
        }
      }
      let half = window.bounds.height / 2
      finger(1, (0...10).map { CGPoint(x: 100, y: half - 30 - CGFloat($0) * CGFloat(10 + rows % 7)) }, from: 0.1)
      finger(2, [CGPoint(x: 60, y: half + 180), CGPoint(x: 60, y: half + 180)], from: 0.5)
      finger(3, (0...12).map { CGPoint(x: 280 - CGFloat($0) * 15, y: half + 80) }, from: 1.2)
      simulation.timers.schedule(at: 0.3) { [unowned self] _ in
        let box = pages.subviews.first { $0.tag == 7 }
        UIView.animate(withDuration: 0.6, delay: 0.1, options: .curveEaseIn) { box?.center.x += 150 }
      }
    }

    /// What a program does between two frames, whichever simulation is current.
    func act(before frame: Int) {
      switch frame {
      case 70: table.setContentOffset(CGPoint(x: 0, y: 88), animated: true)
      case 80: field.becomeFirstResponder()
      case 120: table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
      case 130: table.reloadData()
      case 150: field.resignFirstResponder()
      case 160: pages.setContentOffset(.zero, animated: true)
      case 170: pages.scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1), animated: true)
      default: break
      }
    }

    func picture() -> String {
      "\(simulation.frameCount) \(taps) \(simulation.keyboard.isVisible) \(JsonFrame(FrameSnapshot(simulation)).text)"
    }
  }

  static let frames = 240

  func alone(_ device: Device, rows: Int) -> [String] {
    let stage = Stage(device: device, rows: rows)
    return (0..<Self.frames).map { frame in
      stage.simulation.perform { stage.act(before: frame) }
      stage.simulation.runFrame()
      return stage.picture()
    }
  }

  @Test func eachShowsWhatItShowsAlone() {
    let expected = [alone(.iPhoneSE, rows: 50), alone(.iPhone8, rows: 33)]
    let stages = [Stage(device: .iPhoneSE, rows: 50), Stage(device: .iPhone8, rows: 33)]
    var pictures: [[String]] = [[], []]
    for frame in 0..<Self.frames {
      // The other simulation is the current one while the first one is changed.
      for (index, stage) in stages.enumerated() { stages[1 - index].simulation.perform { stage.act(before: frame) } }
      for (index, stage) in stages.enumerated() {
        stage.simulation.runFrame()
        pictures[index].append(stage.picture())
      }
    }
    for index in 0...1 {
      let first = zip(pictures[index], expected[index]).enumerated().first { $0.element.0 != $0.element.1 }
      #expect(first == nil, "frame \(first?.offset ?? 0) of simulation \(index): \(first.map { "\($0.element)" } ?? "")")
      #expect(Set(expected[index]).count > 100, "much moves")
    }
    #expect(stages.map(\.taps) == [1, 1] && stages.allSatisfy { $0.simulation.fault == nil })
  }

  @Test func aWindowGoesToItsSimulationAndMayOutliveIt() {
    var simulation: Simulation? = Simulation(device: .iPhone8)
    let window = simulation?.perform { UIWindow() }
    #expect(window?.simulation === simulation)
    #expect(window?.frame.size == Device.iPhone8.size)
    simulation = nil
    #expect(window?.simulation === Simulation.current)
    window?.makeKeyAndVisible()
    #expect(Simulation.current.application.windows.contains { $0 === window })
    Simulation.current.application.removeAllWindows()
  }
}
