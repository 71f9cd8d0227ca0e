import Foundation
import LunetteKit
import LunetteRender
import TestSupport
import Testing

@Suite struct ViewTreeTests {
  @Test func treeNamesClassFrameTextAndState() {
    let screen = ScreenTester(160, 110)
    let table = screen.table(["one"])
    table.frame.size.height = 44
    screen.simulation.advance(frames: 1)
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    let field = screen.add(UITextField(), 0, 44, 160, 22)
    (field.placeholder, field.accessibilityIdentifier) = ("name", "field")
    field.becomeFirstResponder()
    let button = screen.add(UIButton(type: .system), 0, 66, 160.25, 22)
    button.setTitle("say \"go\"", for: .normal)
    (button.isEnabled, button.alpha) = (false, 0.5)
    let hidden = screen.add(UIView(), 0, 88, 160, 22)
    hidden.isHidden = true
    screen.simulation.advance(frames: 1)
    #expect(
      ViewTree(screen.simulation).text == """
        UIWindow {0, 0, 160, 110} key
          UITableView {0, 0, 160, 44}
            UITableViewCell {0, 0, 160, 44} row 1.1, selected
              UIView {0, 0, 160, 44}
              UIView {0, 0, 160, 43.5}
                UILabel {15, 0, 130, 43.5} "one"
              UITableViewSeparator {15, 43.5, 145, 0.5}
          UITextField {0, 44, 160, 22} #field placeholder "name", first responder
          UIButton {0, 66, 160.25, 22} "say \\"go\\"" disabled, alpha 0.5
            UILabel {50.5, 2, 59, 18} "say \\"go\\""
          UIView {0, 88, 160, 22} hidden
        UIWindow {0, 0, 160, 110}
          UIKeyboardView {0, -52, 160, 162}
        """)
  }

  @Test func classMadeAtRunTimeHasItsOwnName() {
    final class Named: RuntimeOverrides {
      func send(_ action: String, to object: AnyObject, sender: AnyObject?) {}
      func implements(_ method: String, on object: AnyObject) -> Bool { false }
      func implements(_ method: String, on object: AnyObject, taking arguments: Int) -> Bool { false }
      func makeObject(ofClassIn name: String, of owner: AnyObject, kind: String, _ arguments: [(name: String, value: Any)]) -> AnyObject? { nil }
      func className(of object: AnyObject) -> String? { "TypeCell" }
      func recordFault(_ problem: UIException, in method: String, of object: AnyObject) {}
      func inputTraits(of object: AnyObject) -> UITextInputTraits { UITextInputTraits() }
      func hasText(_ object: AnyObject) -> Bool? { nil }
      func adopt(_ copy: AnyObject, asCopyOf original: AnyObject) {}
    }
    let screen = ScreenTester(160, 110)
    screen.add(UIView(), 0, 0, 10, 10).overrides = Named()
    #expect(ViewTree(screen.simulation).text.hasSuffix("  TypeCell {0, 0, 10, 10}"))
    #expect(screen.simulation.displayList().items.last?.className == "TypeCell")
  }
}
