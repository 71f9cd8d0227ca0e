import Foundation
import LunetteRender
import Testing

@testable import LunetteKit

@Suite struct TextFrameTests {
  @Test func look() {
    let screen = ScreenTester()
    let names = ["Apple", "Banana", "Cherry", "Durian", "Elderberry", "Fig", "Grape and a very long name that goes on", "Honeydew 蜜瓜", "樱桃 🍒 Kirsche", "Jackfruit", "Kiwi", "Lemon", "Mango", "Nectarine", "Orange", "Papaya"]
    let table = screen.table(names)
    screen.simulation.advance(frames: 1)
    table.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    screen.simulation.advance(frames: 1)
    (table.cellForRow(at: IndexPath(row: 4, section: 0)))?.isHighlighted = true
    print(FrameHeading(frame: 42, time: 0.7, title: "after the drag").text)
    print(screen.plain)
    print(screen.frame.styles)
    print(ViewTree(screen.simulation).text)

    form()
    timetypes()
  }

  func form() {
    let screen = ScreenTester()
    screen.window.backgroundColor = UIColor("#EFEFF4")
    let bar = screen.add(UIView(), 0, 0, 320, 44)
    bar.backgroundColor = .white
    screen.label("Fluffy Bear", 60, 0, 200, 44, .center, in: bar).font = .boldSystemFont(ofSize: 17)
    for (title, x) in [("Back", CGFloat(0)), ("Done", 250)] {
      let b = screen.add(UIButton(), x, 0, 70, 44, in: bar); b.setTitle(title, for: .normal)
    }
    let hair = screen.add(UIView(), 0, 43.5, 320, 0.5, in: bar); hair.backgroundColor = .lightGray
    for (i, (n, t, style)) in [("Name", "Fluffy Bear", UITextField.BorderStyle.roundedRect), ("Serial", "3F7A", .roundedRect), ("Value", "", .none)].enumerated() {
      let y = 66 + CGFloat(i) * 44
      screen.label(n, 16, y, 72, 30)
      let f = screen.add(UITextField(), 96, y, 208, 30)
      f.text = t; f.borderStyle = style; f.placeholder = "dollars"
      if i == 1 { f.becomeFirstResponder() }
    }
    screen.label("created 28 February 2014 at 12:31", 16, 198, 288, 18, .center, size: 12)
    let image = screen.add(UIImageView(), 16, 220, 288, 154); image.image = UIImage(named: "bear")
    let icon = screen.add(UIImageView(), 16, 385, 29, 29); icon.image = UIImage(named: "star")
    let card = screen.add(UIView(), 56, 384, 248, 66); card.layer.borderWidth = 1; card.layer.cornerRadius = 8; card.backgroundColor = .white
    let note = screen.label("A note that is too long for a single line and so it takes two.", 8, 0, 232, 66, in: card); note.numberOfLines = 0
    let save = screen.add(UIButton(), 16, 462, 136, 44); save.setTitle("Save", for: .normal); save.backgroundColor = .green
    let del = screen.add(UIButton(), 168, 462, 136, 44); del.setTitle("Delete", for: .normal); del.layer.borderWidth = 1; del.layer.cornerRadius = 5
    let a = screen.add(UIButton(), 16, 520, 80, 30); a.setTitle("Off", for: .normal); a.isEnabled = false
    let b = screen.add(UIButton(), 104, 520, 80, 30); b.setTitle("Down", for: .normal); b.isHighlighted = true
    let c = screen.add(UIButton(), 200, 520, 80, 30); c.setTitle("On", for: .normal); c.isSelected = true
    print(FrameHeading(frame: 3, time: 0.05, title: "a form").text)
    print(screen.plain)
    print(screen.frame.styles)
  }

  func timetypes() {
    let screen = ScreenTester()
    for i in 0..<8 {
      let y = CGFloat(i) * 75 - 20
      let row = screen.add(UIView(), 0, y, 320, 75)
      row.backgroundColor = UIColor(red: 0.1 + 0.05 * CGFloat(i), green: 0.3 + 0.05 * CGFloat(i), blue: 0.6)
      for (ly, w) in [(CGFloat(0), 0.8), (72, 1.2)] {
        let l = screen.add(UIView(), 0, ly, 320, 3, in: row)
        l.backgroundColor = UIColor(red: 0.1 * w, green: 0.3 * w, blue: 0.6 * w)
      }
      let n = screen.label(["Reading", "Writing", "Meetings", "Coding", "Illness", "Breakfast", "Hiking", "Nothing"][i], 10, 3, 190, 69, size: 28, in: row)
      let c = screen.label("\(i)h \(10 + i)m", 200, 20, 80, 35, .right, in: row)
      let k = screen.label("\(i * 7 % 23)", 280, 20, 35, 35, .center, in: row)
      for l in [n, c, k] { l.textColor = .white }
    }
    print(FrameHeading(frame: 3, time: 0.05, title: "types").text)
    print(screen.plain)
    print(screen.frame.ansi.prefix(600).debugDescription)
  }
}
