import Foundation
import LunetteKit
import TestSupport
import Testing

// The forms are chosen inside of the target.
@testable import LunetteRender

/// What is drawn once is written in both forms: as text for files, as nodes for pages.
@Suite struct MarkupTests {
  private func written(_ form: Markup.Form, _ text: String) -> String {
    var markup = Markup(form)
    markup.begin("g")
    markup.attribute("opacity", 0.5)
    markup.attribute("class", "a")
    markup.open()
    markup.begin("rect")
    markup.add(fill: .red)
    markup.end()
    markup.begin("text")
    markup.open(breaksLine: false)
    markup.text(text)
    markup.close("text")
    markup.close("g")
    markup.begin("g")
    markup.end()
    return String(decoding: markup.bytes, as: UTF8.self)
  }

  @Test func bothFormsSayTheSame() {
    #expect(
      written(.text, "a<b & \"c\"\td\u{1}")
        == "<g opacity=\"0.5\" class=\"a\">\n<rect fill=\"#FF0000\"/>\n<text>a&lt;b &amp; &quot;c&quot; d\u{FFFD}</text>\n</g>\n<g/>\n")
    #expect(
      written(.nodes, "a<b & \"c\"\td\u{1}")
        == ",[\"g\",{\"opacity\":\"0.5\",\"class\":\"a\"},[\"rect\",{\"fill\":\"#FF0000\"}],[\"text\",{},\"a<b & \\\"c\\\" d\u{FFFD}\"]],[\"g\",{}]")
  }

  @Test func anItemIsAListOfNodes() throws {
    let screen = ScreenTester(320, 480)
    let label = screen.add(UILabel(), 10, 20, 200, 30)
    label.text = "<Fish & \"Chips\">"
    (label.backgroundColor, label.layer.borderWidth, label.layer.cornerRadius, label.layer.shadowOpacity) = (.green, 1, 4, 0.5)
    let item = try #require(screen.simulation.displayList().items.first { $0.className == "UILabel" })
    for (part, elements) in [(SvgItem.look(of: item), ["rect", "text"]), (SvgItem.edge(of: item), ["rect"]), (SvgItem.shadow(of: item), ["filter", "g"])] {
      let nodes = try #require(JSONSerialization.jsonObject(with: Data(part)) as? [[Any]], "\(String(decoding: part, as: UTF8.self))")
      #expect(nodes.compactMap { $0.first as? String } == elements)
    }
    #expect(String(decoding: SvgItem.look(of: item), as: UTF8.self).contains("\"<Fish & \\\"Chips\\\">\"]"))
    var plain = item
    (plain.border, plain.shadow) = (nil, nil)
    #expect(SvgItem.edge(of: plain) == Array("[]".utf8) && SvgItem.shadow(of: plain) == Array("[]".utf8))
  }
}
