import Foundation
import LunetteKit
import TestSupport
import Testing

// The pixels of a PNG file: a frame gives only the file.
@testable import LunetteRender

/// A saved picture that another program, librsvg, turns into pixels of other sizes: every separator is there, and no text is wider than it was laid
/// out. Source: docs/frames.md, SVG
@Suite(.enabled(if: PngLibrary.shared != nil, "no librsvg: Tools/setup.sh installs it"))
struct ScaledPictureTests {
  static let scales: [CGFloat] = [0.5, 1, 1.5, 2, 3]
  private static let texts = ["Banana", "A row whose text is longer", "WWWW mmmm", "iiii llll", "Ünïcödé", "שלום עולם", "x", "Apple 🍎", "end"]

  /// A table whose rows begin off the pixels.
  private func screen() -> (ScreenTester, UITableView) {
    let screen = ScreenTester()
    let table = screen.table(Self.texts, rowHeight: 44.3)
    table.frame.origin.y = 5.5
    screen.simulation.commitInitialFrame()
    return (screen, table)
  }

  /// The places of the separators and of the texts. Space: the screen
  private func places(_ simulation: Simulation) -> (lines: [CGRect], texts: [CGRect]) {
    let items = simulation.displayList().items
    let lines = items.filter(\.isHairline).map(\.quad.box)
    let texts = items.compactMap { item -> CGRect? in
      guard let drawn = item.text?.drawn, let line = drawn.lines.first else { return nil }
      return CGRect(x: item.quad.box.minX + line.minX, y: item.quad.box.minY, width: line.maxX - line.minX, height: item.quad.box.height)
    }
    return (lines, texts)
  }

  private func pixels(_ svg: [UInt8], _ scale: CGFloat) throws -> DecodedPicture {
    try DecodedPicture(png: PngImage(svg, scale: scale).data)
  }

  private func darkness(_ picture: DecodedPicture, _ column: Int, _ row: Int) -> Int {
    guard let color = picture.color(column, row) else { return 0 }
    return 255 - Int(color >> 8 & 0xFF)
  }

  @Test(arguments: scales) func everySeparatorIsWhole(scale: CGFloat) throws {
    let (screen, _) = screen()
    let (lines, _) = places(screen.simulation)
    try #require(lines.count >= Self.texts.count)
    let picture = try pixels(Array(FrameSnapshot(screen.simulation).data(as: .svg)), scale)
    // The colour of a separator is #C8C7CC.
    let whole = 255 - 0xC7
    for line in lines where line.maxY < 568 {
      let column = Int(line.midX * scale)
      let near = Int((line.minY - 1.5) * scale)...Int((line.maxY + 1.5) * scale)
      #expect(near.contains { darkness(picture, column, $0) == whole }, "the separator at \(line.minY), scale \(scale)")
    }
  }

  @Test(arguments: scales) func noTextIsWiderThanLaidOut(scale: CGFloat) throws {
    let (screen, _) = screen()
    let (_, texts) = places(screen.simulation)
    try #require(texts.count == Self.texts.count)
    let picture = try pixels(Array(FrameSnapshot(screen.simulation).data(as: .svg)), scale)
    for (text, place) in zip(Self.texts, texts) {
      let rows = Int((place.minY + 8) * scale)..<Int((place.maxY - 8) * scale)
      let inked = (0..<picture.width).filter { column in rows.contains { darkness(picture, column, $0) > 100 } }
      // A letter may lean out of its own width by a point, as italic and round ones do.
      let last = try #require(inked.last, "\(text)")
      #expect(CGFloat(last) <= (place.maxX + 1.5) * scale + 1, "\(text) ends at \(CGFloat(last) / scale), laid out to \(place.maxX)")
    }
  }

  @Test(arguments: [0.5, 1, 2] as [CGFloat]) func everySeparatorOfAFilmStripIsSeen(scale: CGFloat) throws {
    let (screen, _) = screen()
    var strip = FilmStrip()
    strip.append(FrameSnapshot(screen.simulation), app: 1)
    let picture = try pixels(strip.svg(), scale)
    let (lines, _) = places(screen.simulation)
    // A frame is drawn at half its size, 16 points from the edges.
    for line in lines where line.maxY < 560 {
      let column = Int((16 + line.midX / 2) * scale)
      let near = Int((16 + line.minY / 2 - 1.5) * scale)...Int((16 + line.maxY / 2 + 1.5) * scale)
      #expect(near.contains { darkness(picture, column, $0) == 255 - 0xC7 }, "the separator at \(line.minY), scale \(scale)")
    }
  }
}
