import Foundation
import LunetteKit
import LunetteRender
import TestSupport
import Testing

// The signs beside a cell, each alone: a table shows them with their rows.
@testable import LunetteLists

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// JSON and SVG: well-formed with all contents, and with all that is on the screen.
@Suite struct PictureFrameTests {
  /// Counts elements and collects texts; nil where the bytes are no XML.
  final class Reader: NSObject, XMLParserDelegate {
    var elements: [String: Int] = [:]
    var texts = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String] = [:]
    ) { elements[name, default: 0] += 1 }

    func parser(_ parser: XMLParser, foundCharacters string: String) { texts += string }

    static func read(_ bytes: [UInt8]) -> Reader? {
      let (reader, parser) = (Reader(), XMLParser(data: Data(bytes)))
      parser.delegate = reader
      return parser.parse() ? reader : nil
    }
  }

  func svg(_ screen: ScreenTester, touches: Bool = false, fitting: TextFitting = .textLength) -> SvgFrame {
    SvgFrame(FrameSnapshot(screen.simulation), touches: touches, fitting: fitting)
  }

  func json(_ screen: ScreenTester) throws -> [String: Any] {
    let bytes = JsonFrame(FrameSnapshot(screen.simulation, title: "a \"title\"")).bytes
    return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  @Test func theSignsBesideACellAreDrawn() throws {
    for (mark, paths) in [
      (CellMark.minus, 2), (.plus, 3), (.reorder, 3), (.disclosure, 1), (.checkmark, 1), (.detail, 4), (.circle(isSelected: true), 2),
      (.circle(isSelected: false), 1),
    ] {
      let screen = ScreenTester()
      let before = try #require(Reader.read(svg(screen).bytes)).elements
      screen.add(UITableViewCellMark(mark), 0, 0, 38, 44)
      let drawn = try #require(Reader.read(svg(screen).bytes)).elements
      #expect(drawn["path", default: 0] - before["path", default: 0] == paths, "\(mark)")
    }
  }

  @Test func hostileTextStaysText() throws {
    let texts = [
      "<b>&\"'</b>]]>", "a\u{0}b\u{1B}c\u{7F}", "\u{FFFE}\u{FFFF}\u{FFFD}", "👩‍👩‍👧‍👦🇨🇭é", "שלום مرحبا", "tab\tnew\nline\r\u{2028}end",
      String(decoding: [0xFF, 0x61, 0xC0], as: UTF8.self), String(repeating: "long ", count: 2000),
    ]
    let screen = ScreenTester()
    for (index, text) in texts.enumerated() {
      let label = screen.label(text, 10, CGFloat(index) * 30, 300, 22)
      (label.accessibilityIdentifier, label.lineBreakMode) = (text, .byClipping)
    }
    let views = try #require(try json(screen)["views"] as? [[String: Any]])
    #expect(views.dropFirst().map { $0["text"] as? String } == texts)
    #expect(views.dropFirst().map { $0["id"] as? String } == texts)
    for fitting in [TextFitting.textLength, .eachCharacter] {
      let reader = try #require(Reader.read(svg(screen, fitting: fitting).bytes))
      #expect(reader.texts.contains("<b>&\"'</b>]]>"))
      #expect(reader.texts.contains("👩‍👩‍👧‍👦🇨🇭é"))
      #expect(!reader.texts.contains("\u{FFFF}"))
    }
  }

  @Test func numbersAreNumbersWhateverTheFrames() throws {
    let screen = ScreenTester()
    let values: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e12, 0, -0.0004, 1.0 / 3]
    for value in values {
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      view.backgroundColor = UIColor(red: value, green: value, blue: 0.5, alpha: 0.5)
      let layer = view.layer
      (layer.cornerRadius, layer.borderWidth, layer.shadowRadius, layer.shadowOpacity) = (value, value, value, 0.5)
      layer.shadowOffset = CGSize(width: value, height: value)
      screen.window.addSubview(view)
      screen.add(UIView(), value, -1e9, 2e9, 2e9).backgroundColor = .red
    }
    let text = svg(screen).text + JsonFrame(FrameSnapshot(screen.simulation)).text
    #expect(Reader.read(svg(screen).bytes) != nil)
    _ = try json(screen)
    for word in ["nan", "inf", "NaN", "e+", "-0 ", "\"-0\""] { #expect(!text.contains(word), "\(word)") }
  }

  @Test func viewFarLargerThanTheScreenCoversIt() {
    let screen = ScreenTester()
    screen.add(UIView(), -1e9, -1e9, 2e9, 2e9).backgroundColor = .red
    #expect(svg(screen).text.contains("<rect x=\"-1000000\" y=\"-1000000\" width=\"2000000\" height=\"2000000\" fill=\"#FF0000\"/>"))
  }

  @Test func turnedViewHasAMatrixAndTiltedOneAPolygon() throws {
    let screen = ScreenTester(200, 200)
    let turned = screen.add(UIView(), 50, 50, 100, 60)
    turned.backgroundColor = .red
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(
      svg(screen).text.contains(
        "<rect x=\"0\" y=\"0\" width=\"100\" height=\"60\" transform=\"matrix(0 1 -1 0 130 30)\" fill=\"#FF0000\"/>"))
    var tilt = CATransform3D.identity
    tilt.m24 = 0.002
    turned.layer.transform = tilt
    #expect(svg(screen).text.contains("<polygon points="))
    let view = try #require((try json(screen)["views"] as? [[String: Any]])?.last)
    #expect((view["corners"] as? [[Double]])?.count == 4)
  }

  @Test func clipsAndGroupsCloseInTheRightOrder() throws {
    let screen = ScreenTester()
    let outer = screen.add(UIView(), 10, 10, 100, 100)
    (outer.clipsToBounds, outer.alpha, outer.layer.borderWidth, outer.layer.cornerRadius) = (true, 0.5, 2, 10)
    screen.label("cut off", 60, 0, 100, 22, in: outer)
    screen.label("free", 10, 200, 100, 22)
    let text = svg(screen).text
    let order = ["<g opacity=\"0.5\">", "<g clip-path=\"url(#c", "cut off", "</g>", "stroke-width=\"2\"", "</g>", "free"]
    var rest = text[...]
    for part in order {
      let range = try #require(rest.range(of: part), "\(part)")
      rest = rest[range.upperBound...]
    }
    let reader = try #require(Reader.read(svg(screen).bytes))
    #expect(reader.elements["clipPath"] == 1)
  }

  @Test func equalDefinitionsAreWrittenOnce() throws {
    let screen = ScreenTester()
    for x in 0..<5 { screen.add(UISwitch(), CGFloat(x) * 60, 10, 51, 31) }
    #expect(try #require(Reader.read(svg(screen).bytes)).elements["filter"] == 1)
    var strip = FilmStrip()
    for app in 1...3 { strip.append(FrameSnapshot(screen.simulation), app: app) }
    let reader = try #require(Reader.read(strip.svg()))
    #expect(reader.elements["filter"] == 1)
    #expect(reader.elements["svg"] == 4)
  }

  @Test func textIsAsWideAsItWasMeasured() {
    let screen = ScreenTester()
    let label = screen.label("Banana", 15, 0, 290, 44)
    let width = TextMetrics.width(of: "Banana", font: label.font)
    let text = svg(screen).text
    #expect(
      text.contains("<text x=\"15\" y=\"28.187\" textLength=\"\((width * 1000).rounded() / 1000)\" lengthAdjust=\"spacingAndGlyphs\""))
    #expect(svg(screen, fitting: .eachCharacter).text.contains("<tspan x=\"15\">B</tspan><tspan x=\""))
  }

  @Test func thousandsOfViewsAreWritten() throws {
    let screen = ScreenTester()
    for index in 0..<3000 { screen.add(UIView(), CGFloat(index % 50) * 6, CGFloat(index / 50) * 9, 5, 8).backgroundColor = .blue }
    #expect(try #require(Reader.read(svg(screen).bytes)).elements["rect"] == 3002)
    #expect((try json(screen)["views"] as? [Any])?.count == 3001)
  }

  @Test func jsonSaysWhereTheFrameIsFrom() throws {
    let screen = ScreenTester(160, 110)
    screen.simulation.advance(frames: 3)
    let frame = try json(screen)
    #expect(frame["version"] as? Int == 1)
    #expect(frame["frame"] as? Int == 3)
    #expect(frame["time"] as? Double == 0.05)
    #expect(frame["title"] as? String == "a \"title\"")
    #expect(frame["screen"] as? [String: Int] == ["width": 160, "height": 110, "scale": 2])
  }

  @Test func gradientRunsAsItsLayerSays() throws {
    let screen = ScreenTester()
    let view = screen.add(UIView(), 10, 20, 100, 50)
    let layer = CAGradientLayer()
    layer.frame = view.bounds
    (layer.colors, layer.locations) = ([.red, UIColor(white: 0, alpha: 0.5)], [0.25, 1])
    (layer.startPoint, layer.endPoint) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0.5))
    view.layer.addSublayer(layer)
    let text = svg(screen).text
    #expect(text.contains(" x1=\"0\" y1=\"0\" x2=\"1\" y2=\"0.5\"><stop offset=\"0.25\" stop-color=\"#FF0000\"/>"))
    #expect(text.contains("<stop offset=\"1\" stop-color=\"#000000\" stop-opacity=\"0.5\"/></linearGradient>"))
    #expect(text.contains("<rect x=\"10\" y=\"20\" width=\"100\" height=\"50\" fill=\"url(#g"))
    let shown = try #require((try json(screen)["views"] as? [[String: Any]])?.last)
    #expect(shown["kind"] as? String == "gradient" && shown["colors"] as? [String] == ["#FF0000", "#00000080"])
    #expect(shown["locations"] as? [Double] == [0.25, 1] && shown["end"] as? [Double] == [1, 0.5])
    // A gradient whose ends are one point has the first colour only, as in the text.
    layer.endPoint = layer.startPoint
    #expect(!svg(screen).text.contains("url(#g") && svg(screen).text.contains("fill=\"#FF0000\""))
  }

  @Test func onlyMaskedCornersAreRound() throws {
    let screen = ScreenTester()
    let view = screen.add(UIView(), 10, 20, 100, 50)
    view.backgroundColor = .red
    (view.layer.cornerRadius, view.clipsToBounds) = (10, true)
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    screen.label("cut", 0, 0, 200, 20, in: view)
    let path = "d=\"M10 30A10 10 0 0 1 20 20L100 20A10 10 0 0 1 110 30L110 70L10 70Z\""
    #expect(svg(screen).text.components(separatedBy: path).count == 3, "the background and the clip")
    let shown = try #require((try json(screen)["views"] as? [[String: Any]])?[1]["style"] as? [String: Any])
    #expect(shown["roundCorners"] as? [String] == ["topLeft", "topRight"])
    view.layer.maskedCorners = []
    #expect(svg(screen).text.contains("<rect x=\"10\" y=\"20\" width=\"100\" height=\"50\" fill=\"#FF0000\"/>"))
  }

  @Test func signsOfCellsAndTheRefreshWheelAreDrawn() throws {
    let screen = ScreenTester()
    let table = UITableView(frame: screen.window.bounds, style: .plain)
    let rows = SignRows()
    (table.dataSource, table.delegate, table.refreshControl) = (rows, rows, UIRefreshControl())
    screen.window.addSubview(table)
    table.setEditing(true, animated: false)
    screen.simulation.advance(frames: 1)
    let signs = { svg(screen).text.components(separatedBy: "<path ").filter { !$0.hasPrefix("class=\"hairline-of-frame\"") }.count - 1 }
    #expect(signs() == 2 + 3 + 3 * 2, "a minus is a disc with one line, a plus a disc with two, and each row has a handle of three")
    table.setEditing(false, animated: false)
    table.refreshControl?.beginRefreshing()
    table.setContentOffset(CGPoint(x: 0, y: -60), animated: false)
    screen.simulation.advance(frames: 1)
    #expect(signs() == 12 + 2, "twelve spokes, a disclosure indicator, a check mark")
    #expect(try json(screen).description.contains("refreshing"))
  }

  private final class SignRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = indexPath.row == 0 ? .disclosureIndicator : .checkmark
      return cell
    }
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
      indexPath.row == 0 ? .delete : .insert
    }
    func movesRows(in tableView: UITableView) -> Bool { true }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {}
  }

  @Test func filmStripBeginsARowForEachApp() {
    let screen = ScreenTester()
    var strip = FilmStrip()
    for app in [1, 1, 2] { strip.append(FrameSnapshot(screen.simulation, title: "<app> \(app)"), app: app) }
    let text = String(decoding: strip.svg(), as: UTF8.self)
    for place in ["x=\"16\" y=\"16\" width=\"160\"", "x=\"192\" y=\"16\" width=\"160\"", "x=\"16\" y=\"360\" width=\"160\""] {
      #expect(text.contains("<svg \(place)"))
    }
    #expect(text.contains("&lt;app&gt; 2"))
  }
}
