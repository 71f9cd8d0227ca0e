import Foundation

/// What a finger asks for at a link. Fingers here only tap: UIKit's menu and preview for a long press aren't simulated.
/// Source: Apple, UITextItemInteraction
public enum UITextItemInteraction: String, CaseIterable, Sendable { case invokeDefaultAction, presentActions, preview }

/// Links in a text view: ranges with the attribute `link`, and what is found in a text that isn't edited. Source: docs/rules/text.md 6;
/// Apple, UITextView.dataDetectorTypes and linkTextAttributes
extension UITextView {
  /// The text as it is drawn: links with their looks.
  var shownText: AttributedText {
    let text = editor.text
    var links: [(range: Range<Int>, url: TextLink)] = text.runs(in: text.wholeRange).compactMap { run in
      run.attributes.link.map { (run.range, $0) }
    }
    if !isEditable, !dataDetectorTypes.isEmpty {
      let known = links
      links += TextDetection.found(in: text.string, dataDetectorTypes).compactMap { new in
        known.contains { $0.range.overlaps(new.range) } ? nil : (new.range, TextLink(address: new.url))
      }
    }
    guard !links.isEmpty else { return text }
    var shown = text
    for link in links {
      if HostWork.mustEnd(steps: links.count, "showing \(links.count) links in a text") { break }
      var look = linkTextAttributes ?? TextAttributes(foregroundColor: tintColor)
      look.link = link.url
      shown.add(look, in: link.range)
    }
    return shown
  }

  /// Whether a tap opens links, and there may be some.
  var mayOpenLinks: Bool {
    guard !isEditable, isSelectable, editor.text.length > 0 else { return false }
    return !dataDetectorTypes.isEmpty || editor.text.runs(in: editor.text.wholeRange).contains { $0.attributes.link != nil }
  }

  /// The links that a tap opens, each with its words and where it begins: what is in its first line. Space: content
  var openLinks: [(words: String, rect: CGRect)] {
    guard mayOpenLinks else { return [] }
    let (text, layout) = (shownText, layout)
    // A link whose words have several looks is one all the same.
    var ranges: [(range: Range<Int>, url: TextLink)] = []
    for run in text.runs(in: text.wholeRange) {
      guard let url = run.attributes.link else { continue }
      if let last = ranges.last, last.url == url, last.range.upperBound == run.range.lowerBound {
        ranges[ranges.count - 1].range = last.range.lowerBound..<run.range.upperBound
      } else {
        ranges.append((run.range, url))
      }
    }
    return ranges.compactMap { range, _ in
      guard !HostWork.mustEnd("looking for links"), let rect = selectionRects(for: range).first,
        let number = layout.line(atY: rect.midY - textContainerInset.top), layout.lines.indices.contains(number)
      else { return nil }
      let line = layout.lines[number]
      let shown = CGRect(x: textContainerInset.left + layout.x(of: line), y: rect.minY, width: line.width, height: rect.height)
      return (text.substring(range), rect.shared(with: shown))
    }
  }

  /// The link under a point of the content: a tap on it is not one on the text.
  func link(at point: CGPoint) -> (url: TextLink, range: Range<Int>)? {
    let place = CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
    let layout = layout
    guard place.x.isFinite, place.y.isFinite, let number = layout.line(atY: place.y), place.y >= 0 else { return nil }
    let line = layout.lines[number]
    let start = layout.x(of: line)
    guard place.y < line.top + line.height, place.x >= start, place.x < start + line.width, let index = layoutManager.glyphIndex(for: place)
    else { return nil }
    guard let found = shownText.attributes(at: index), let url = found.attributes.link else { return nil }
    return (url, found.range)
  }

  /// A tap on a link of a text that can be selected and not edited: the delegate may keep it, else the address is opened.
  ///
  /// - Returns: whether there is a link
  func tapLink(_ touch: UITouch) -> Bool {
    guard !isEditable, isSelectable, let link = link(at: touch.location(in: self)) else { return false }
    let mayOpen =
      (delegate as? any UITextViewDelegate)?.textView(self, shouldInteractWith: link.url, in: link.range, interaction: .invokeDefaultAction) ?? true
    if mayOpen, simulation.fault == nil { simulation.application.open(link.url.address) }
    return true
  }
}
