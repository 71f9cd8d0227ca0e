import Foundation
import LunetteKit

// A Swift program that uses the simulated UIKit without a script: a table of planets, a finger that flings it, and where it comes to rest.

final class Planets: UITableViewDataSource {
  let names = ["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune"]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count * 10 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "planet") ?? UITableViewCell(style: .default, reuseIdentifier: "planet")
    cell.textLabel.text = names[indexPath.row % names.count]
    return cell
  }
}

let simulation = Simulation(device: .iPhoneSE)
Simulation.current = simulation
let window = UIWindow()
let table = UITableView(frame: window.bounds)
let planets = Planets()
table.dataSource = planets
window.addSubview(table)
window.makeKeyAndVisible()
simulation.commitInitialFrame()

// A finger goes up 300 points in 0.1 s and lifts.
for step in 0...12 {
  let phase: UITouch.Phase = step == 0 ? .began : step == 12 ? .ended : .moved
  let place = CGPoint(x: 160, y: 450 - 25 * CGFloat(step))
  simulation.input.schedule(TouchSample(finger: 1, phase: phase, location: place), at: Double(step) / 120)
}
simulation.advance(by: 5)

print("at rest after \(simulation.frameCount) frames: the content is \(Int(table.contentOffset.y)) points up")
print("rows on the screen:", (table.indexPathsForVisibleRows ?? []).map { String($0.row + 1) }.joined(separator: " "))
