import Foundation
import LunetteRender

/// A contact sheet as one HTML file, which can be filtered, and read without its script.
public enum ShotPage {
  public static func text(_ sheet: ContactSheet) -> String {
    var html = Html()
    html.add("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>")
    html.add(text: sheet.title)
    html.add("</title>\n<style>\(style)</style></head><body>\n<h1>")
    html.add(text: sheet.title)
    let tiles = sheet.rows.flatMap { $0 }
    let (differing, marks) = (tiles.filter(\.differs).count, tiles.reduce(0) { $0 + $1.marks.count })
    html.add("</h1>\n<p>\(tiles.count) tiles, \(differing) differ from the base, \(marks) marks</p>\n")
    html.add("<p class=\"filter\" hidden><label><input type=\"checkbox\" id=\"differing\"> only those that differ</label> ")
    html.add("<label><input type=\"checkbox\" id=\"marked\"> only those with marks</label></p>\n")
    for row in sheet.rows {
      html.add("<section><h2>")
      html.add(text: row.first?.variant ?? "")
      html.add("</h2>\n<div class=\"row\">\n")
      for tile in row { add(tile, to: &html) }
      html.add("</div></section>\n")
    }
    html.add("<script>\(script)</script>\n</body></html>\n")
    return html.text
  }

  private static func add(_ tile: ContactSheet.Tile, to html: inout Html) {
    html.add("<figure class=\"\(tile.differs ? "differs" : "same")\(tile.marks.isEmpty ? "" : " marked")\">")
    if tile.frame != nil {
      html.add("<img alt=\"")
      html.add(text: "\(tile.variant), \(tile.step)")
      html.add("\" src=\"data:image/svg+xml;base64,\(Data(ContactSheet.svg(of: tile)).base64EncodedString())\">")
    }
    html.add("<figcaption><b>")
    html.add(text: tile.step)
    html.add("</b>")
    if !tile.differences.isEmpty || !tile.marks.isEmpty {
      html.add("<ul>")
      for text in tile.differences {
        html.add("<li class=\"difference\">")
        html.add(text: text)
        html.add("</li>")
      }
      for mark in tile.marks {
        html.add("<li>\(mark.number). ")
        html.add(text: mark.text)
        html.add("</li>")
      }
      html.add("</ul>")
    }
    html.add("</figcaption></figure>\n")
  }

  private static let style = """
    body{font:14px system-ui,sans-serif;margin:24px;background:#f4f4f4;color:#222}h1{font-size:20px}h2{font-size:15px;margin:16px 0 6px}
    .row{display:flex;flex-wrap:wrap;gap:16px}figure{margin:0;width:240px}img{width:100%;border:1px solid #bbb;background:white}
    figure.differs img{border:3px solid #c0392b}ul{padding-left:16px;margin:4px 0;font-size:12px}.difference{color:#c0392b}
    figure.left{display:none}
    """

  private static let script = """
    const boxes=['differing','marked'].map(i=>document.getElementById(i));document.querySelector('.filter').hidden=false;
    const look=()=>document.querySelectorAll('figure').forEach(f=>f.classList.toggle('left',
    boxes[0].checked&&!f.classList.contains('differs')||boxes[1].checked&&!f.classList.contains('marked')));
    boxes.forEach(b=>b.addEventListener('change',look));
    """
}
