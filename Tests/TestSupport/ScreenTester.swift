import Foundation
import LunetteKit
import LunetteRender

/// A simulation with one window, and verbs to put views on it and read its frames.
package final class ScreenTester {
  package let simulation: Simulation
  package let window: UIWindow

  /// - Parameter size: of the screen and the window, in points
  package init(_ width: CGFloat = 320, _ height: CGFloat = 568) {
    let size = CGSize(width: width, height: height)
    simulation = Simulation(device: Device(name: "test", size: size, scale: 2))
    Simulation.current = simulation
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.backgroundColor = .white
    window.makeKeyAndVisible()
  }

  @discardableResult
  package func add<View: UIView>(_ view: View, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in parent: UIView? = nil) -> View {
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    (parent ?? window).addSubview(view)
    return view
  }

  @discardableResult
  package func label(
    _ text: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ alignment: NSTextAlignment = .natural,
    size: CGFloat = 17, in parent: UIView? = nil
  ) -> UILabel {
    let label = UILabel()
    (label.text, label.textAlignment, label.font) = (text, alignment, .systemFont(ofSize: size))
    return add(label, x, y, width, height, in: parent)
  }

  /// A plain table that fills the window.
  package func table(_ texts: [String], rowHeight: CGFloat = 44) -> UITableView {
    let table = UITableView()
    table.dataSource = rows
    table.rowHeight = rowHeight
    rows.texts = texts
    return add(table, 0, 0, window.bounds.width, window.bounds.height)
  }

  private let rows = TextRows()

  /// The laid out screen as text.
  package var frame: TextFrame {
    if simulation.frameCount == 0 { simulation.commitInitialFrame() }
    return TextFrame(simulation)
  }

  package var plain: String { frame.plain }
}

private final class TextRows: UITableViewDataSource {
  package var texts: [String] = []

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

  package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel.text = texts[indexPath.row]
    return cell
  }
}
