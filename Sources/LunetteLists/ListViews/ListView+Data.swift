import Foundation

/// What there is: the data source is asked when the numbers are needed after a reload. Source: docs/rules/tables.md 1.1, 1.8
extension ListView {
  /// Forgets rows, cells and selection; counts are asked for anew, and at the next layout the cells. Called while rows are placed, it is
  /// done right after. Source: docs/rules/tables.md 1.1, docs/rules/collections.md 3.1
  public final func reloadData() {
    guard mayChange("reloadData") else { return }
    guard !isPlacing else { return reloadAfterLayout() }
    simulation.eventObserver?(ListEvent(list: self, updates: nil))
    forgetTouch(notify: false)
    forgetEditing()
    let selected = selection.ascending
    selection.clear()
    prefetching = Prefetching()
    updates?.drop()
    markForReload()
    reloadShown(selected: selected)
    giveUpCellAside()
  }

  public final var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }

  /// The number of rows in a section as they are shown.
  package final func rowCount(inSection section: Int) -> Int { counts[section] }

  /// What the data source answered when the rows were last counted.
  final var loadedCounts: [Int] { lifted?.place.modelCounts(counts) ?? counts }

  package final func contains(_ path: RowPath) -> Bool {
    counts.indices.contains(path.section) && path.row >= 0 && path.row < counts[path.section]
  }

  /// Whether a row could be put there once the one at `gone` is taken out.
  final func hasRoom(at path: RowPath, without gone: RowPath) -> Bool {
    counts.indices.contains(path.section) && path.row >= 0 && path.row <= counts[path.section] - (path.section == gone.section ? 1 : 0)
  }

  /// Counts if something changed since that was last done.
  final func loadIfNeeded() {
    guard needsReload, askedQuestion == nil else { return }
    needsReload = false
    load()
  }

  final func asking<Answer>(_ method: StaticString, _ question: () -> Answer) -> Answer {
    let outer = askedQuestion
    askedQuestion = method
    defer { askedQuestion = outer }
    return question()
  }

  /// The data source's numbers, asked once; nil when it failed.
  final func countRows() -> [Int]? {
    guard let counting else { return [] }
    dataGeneration += 1
    var counts: [Int] = []
    for section in 0..<askNumberOfSections(counting.sections) {
      guard let count = askNumberOfRows(section, counting.rows) else { return nil }
      counts.append(count)
    }
    return simulation.fault == nil ? counts : nil
  }

  /// The numbers after a batch, and the sections that were asked about if not all were; nil when the data source failed. As in UIKit, every section is
  /// asked about, changed or not. Where batches have asked very much in one frame, the others ask only about the sections that they change, and the next
  /// layout about all. Source: docs/rules/tables.md 6.2
  final func countRows(_ batch: ListUpdates, before: [Int]) -> (counts: [Int], asked: [Int]?)? {
    if askedByBatches.frame != simulation.frameCount { askedByBatches = (simulation.frameCount, 0) }
    if askedByBatches.count >= ListConstants.mostCountsByBatches, let counted = countChanged(batch, before) { return counted }
    guard let counts = countRows() else { return nil }
    askedByBatches.count += counts.count
    return (counts, nil)
  }

  /// Nil where all must be asked, because something is wrong with the batch.
  private func countChanged(_ batch: ListUpdates, _ before: [Int]) -> (counts: [Int], asked: [Int]?)? {
    guard let counting, let follows = batch.counts(from: before) else { return nil }
    var counts = follows.counts
    dataGeneration += 1
    guard askNumberOfSections(counting.sections) == counts.count else { return nil }
    for section in follows.changed {
      guard let count = askNumberOfRows(section, counting.rows) else { return nil }
      counts[section] = count
    }
    hasUncheckedCounts = true
    return simulation.fault == nil ? (counts, follows.changed) : nil
  }

  /// At the beginning of a layout, where sections were left out: one whose number has changed although no batch named it is the exception now.
  final func countsAgree() -> Bool {
    hasUncheckedCounts = false
    guard !needsReload, updateDepth == 0, let counts = countRows() else { return true }
    guard let problem = ListUpdates(words: words).problem(before: loadedCounts, after: counts) else { return true }
    markForReload()
    loadIfNeeded()
    recordException(.internalInconsistency, problem)
    return false
  }

  final func askNumberOfSections(_ question: () -> Int) -> Int {
    let count = asking("numberOfSections", question)
    guard count <= ListConstants.mostSections else {
      recordException(.internalInconsistency, "Failed to allocate data stores for \(count) sections. Consider using fewer sections")
      return 0
    }
    return max(0, count)
  }

  /// Nil where the answer can't be used; the fault says why.
  final func askNumberOfRows(_ section: Int, _ question: (Int) -> Int) -> Int? {
    let count = asking(words.counting) { question(section) }
    guard simulation.fault == nil else { return nil }
    guard count >= 0 else {
      recordException(
        .internalInconsistency, "\(words.counting) must not be negative - provided count for section \(index: section) is \(count)")
      return nil
    }
    guard count <= ListConstants.mostRows else {
      recordException(
        .internalInconsistency,
        "Failed to allocate data stores for \(count) \(words.things) in section \(index: section). Consider using fewer \(words.things)")
      return nil
    }
    return count
  }

  final func recordException(_ name: UIException.Name, _ reason: UIException.Reason) { simulation.recordFault(UIException(name, reason)) }

  final func placeBackground() {
    // A view that the list stands in by now can't stand in the list.
    if let backgroundView, isDescendant(of: backgroundView) { self.backgroundView = nil }
    guard let backgroundView else { return }
    if backgroundView.frame != bounds { backgroundView.frame = bounds }
    if backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
  }
}
