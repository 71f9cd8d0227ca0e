import Foundation
import LunetteKit
import TestSupport
import Testing

// The canvas, with which the cells that are read from a text are compared.
@testable import LunetteRender

/// `plain` and `styles` have all that a frame shows: a grid that is read from them equals the frame.
@Suite struct CellGridTests {
  @Test(arguments: 1...40) func aFrameReadBackIsTheSame(_ seed: UInt64) {
    var random = SeededRandom(seed)
    let screen = ScreenTester(CGFloat.random(in: 16...200, using: &random), CGFloat.random(in: 30...200, using: &random))
    let colors: [UIColor] = [.black, .white, .red, UIColor(white: 0, alpha: 0.5), UIColor(red: 0.1, green: 0.2, blue: 0.3)]
    let texts = ["Apple", "a b", "漢字", "👩‍👩‍👧‍👦 é", "│", "-", "[ ]: 1-2", "…"]
    screen.window.backgroundColor = Bool.random(using: &random) ? .white : nil
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let label = screen.label(
        texts.randomElement(using: &random)!, .random(in: -20...180, using: &random), .random(in: -20...180, using: &random),
        .random(in: 8...120, using: &random), .random(in: 8...60, using: &random))
      label.textColor = colors.randomElement(using: &random)!
      label.backgroundColor = Bool.random(using: &random) ? colors.randomElement(using: &random)! : nil
      if Bool.random(using: &random) { label.font = .boldSystemFont(ofSize: 17) }
    }
    let frame = TextFrame(screen.simulation)
    let grid = CellGrid(text: frame.plain, styles: frame.styles)
    #expect(grid.rows.count == frame.lines && grid.rows.allSatisfy { $0.count == frame.columns })
    guard grid.rows.count == frame.lines, grid.columns == frame.columns else { return }
    for line in 0..<frame.lines {
      for column in 0..<frame.columns {
        let (cell, read) = (frame.canvas.cell(line, column), grid.rows[line][column])
        #expect(read.background == cell.background, "\(line), \(column)")
        switch cell.glyph {
        case .space: #expect(read.text == " ")
        case .rest: #expect(read.text == "")
        default:
          let ink = cell.foreground == .none ? .black : cell.foreground
          #expect(read.foreground == ink && read.style == cell.style, "\(line), \(column)")
        }
      }
    }
  }

  @Test func cellsDifferByCharacterColorAndWeight() {
    let styles = "paper #FFFFFF\n1: 2 on #000000, 1 #FF0000, 3 bold"
    let grid = CellGrid(text: "╭───╮\n│a c│\n╰───╯", styles: styles)
    let plain = CellGrid(text: "╭────╮\n│a cd│\n╰────╯", styles: "paper #FFFFFF")
    #expect(CellGrid.differing(grid.rows[0], plain.rows[0]) == [true, true, true, true])
    #expect(CellGrid.differing(grid.rows[0], grid.rows[0]) == [false, false, false])
    #expect(CellGrid.differing(nil, grid.rows[0]) == [true, true, true])
  }
}
