import Foundation
import LunetteKit

/// Long texts: in a label that is measured and drawn, and in a text view in which keys are typed.
func measureTexts(_ report: Report) {
  let simulation = Simulation(device: .iPhoneSE)
  Simulation.current = simulation
  let window = UIWindow()
  window.makeKeyAndVisible()

  /// A label with another text each time, measured at a width and broken into lines.
  func label(_ text: String, rounds: Int) -> Double {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    label.numberOfLines = 0
    return Clock.processor {
      for round in 0..<rounds {
        label.text = text + "\(round)"
        _ = label.sizeThatFits(CGSize(width: 300, height: 0))
        _ = label.drawnText(in: label.bounds.size)
      }
    } / Double(rounds)
  }
  let words = (0..<1700).map { "word\($0 % 7)" }.joined(separator: " ")
  let long = String(words.prefix(10_000))
  report.add(Figure("a label of 10,000 characters", label(long, rounds: 100) * 1e3, "ms", .atMost(2)))
  let mixed = String((long.prefix(9_000) + String(repeating: "é 日本 ", count: 200)).prefix(10_000))
  report.add(Figure("a label of 10,000 characters, 1,000 of them not ASCII", label(mixed, rounds: 50) * 1e3, "ms", .atMost(2)))
  let megabyte = String(repeating: "a megabyte of text ", count: 55_189)
  report.add(Figure("a label of a megabyte", label(megabyte, rounds: 3) * 1e3, "ms", .atMost(50)))

  let foreign = String(repeating: "日本語の text, é ", count: 38_000)
  report.add(Figure("a label of a megabyte, most of it not ASCII", label(foreign, rounds: 3) * 1e3, "ms", .atMost(50)))

  /// A key in the middle of a text view's text.
  func key(_ text: AttributedText) -> Double {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    view.attributedText = text
    window.addSubview(view)
    view.becomeFirstResponder()
    simulation.runFrame()
    view.editor.select(5_000..<5_000)
    let keys = 200
    let time = Clock.processor {
      for _ in 0..<keys {
        simulation.send(.key("a"))
        simulation.runFrame()
      }
    }
    view.removeFromSuperview()
    return time / Double(keys)
  }
  let font = TextAttributes(font: .systemFont(ofSize: 17))
  report.add(Figure("a key in the middle of 10,000 characters, with its frame", key(AttributedText(long, font)) * 1e3, "ms", .atMost(1)))
  var styled = AttributedText(mixed, font)
  for start in stride(from: 0, to: 9_000, by: 90) {
    styled.add(TextAttributes(font: .boldSystemFont(ofSize: 17)), in: start..<start + 10)
  }
  report.add(Figure("the same with 100 bold words and 1,000 characters not ASCII", key(styled) * 1e3, "ms", .atMost(1)))
}
