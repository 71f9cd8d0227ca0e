/// What a table or a collection view and the parts of it are called in exceptions.
package struct ListWords: Sendable {
  /// The list's class as UIKit calls it, and its name in our own messages.
  package let list, short: String
  /// What the list shows, in the singular and the plural.
  package let thing, things: String
  /// The data source's method that counts them.
  package let counting: StaticString
  package var aThing: String { (thing.hasPrefix("i") ? "an " : "a ") + thing }

  package static let table = ListWords(list: "table view", short: "table", thing: "row", things: "rows", counting: "numberOfRowsInSection")
  package static let collection = ListWords(
    list: "collection view", short: "collection view", thing: "item", things: "items", counting: "numberOfItemsInSection")
}

/// Misuse of a list that UIKit answers with an endless loop.
public struct ListReentryError: Error, CustomStringConvertible {
  /// The method that was called.
  var call: String
  /// The callback during which it was called.
  var callback: String
  var words: ListWords

  package init(call: String, callback: String, words: ListWords) { (self.call, self.callback, self.words) = (call, callback, words) }

  public var description: String {
    "\(call) called while \(callback) runs: the \(words.short) is asking for its \(words.things) and would have to start again for ever; "
      + "call it after the callback, for example from after(0, function() ... end)"
  }
}

/// Misuse of a list that UIKit answers with an endless loop.
public struct ListRestlessError: Error, CustomStringConvertible {
  var words: ListWords

  package init(words: ListWords) { self.words = words }

  public var description: String {
    "the \(words.things) changed \(ListConstants.mostChangesDuringLayout) times in one layout of the \(words.short), each time from a callback of a cell that came "
      + "into it or left it; change them once, or later, for example from after(0, function() ... end)"
  }
}

/// Limits of lists, and how long their changes take.
package enum ListConstants {
  /// Units: seconds. Source: docs/rules/tables.md 0.3 (classic; ease in-out)
  package static let updateDuration: Double = 0.3
  /// Neighbours that make room for a lifted row. Units: seconds. Ours: quicker than a finger crosses a row
  package static let reorderDuration: Double = 0.2
  /// How near to an edge of a list a finger scrolls it that holds a row or drags something. Units: points. Ours: as high as a row
  package static let autoscrollZone: Double = 44
  /// At the very edge; less the farther from it. Units: points per second. Ours
  package static let autoscrollSpeed: Double = 400
  /// Rows of a section, and sections, that a list takes. Ours: what UIKit can't allocate it refuses as well (docs/rules/tables.md 1.8).
  package static let mostRows = 100_000_000
  package static let mostSections = 1_000_000
  /// Numbers of rows that the batches of one frame ask for before they leave out the sections that they don't change. Ours: more than any app asks
  /// for, answered in hundredths of a second
  package static let mostCountsByBatches = 100_000
  /// Rows on the screen. Ours: many times what any screen shows, few enough for rows without a height worth the name to be found
  package static let mostVisible = 10_000
  /// Changes in one layout that callbacks of that layout ask for. Ours: more than rows fit on a screen
  package static let mostChangesDuringLayout = 200
  /// Views that leave a list at one time, in screens of rows; what left first is gone when there are more. Ours:
  /// what fades out in 0.3 s where each tenth of a second brings a new screen
  package static let screensLeaving = 3
  /// Views that leave at one time in a list with few rows on the screen.
  package static let fewestLeaving = 40
  /// Cells that wait for reuse, in screens of rows, before somebody must have forgotten to dequeue them. Ours: a jump to another place makes as
  /// many cells as a screen shows, twice that where rows are of two heights
  package static let mostSpareCells = 3
}
