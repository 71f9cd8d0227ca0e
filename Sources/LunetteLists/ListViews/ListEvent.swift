/// A table or a collection view took in changes of its rows and sections.
package struct ListEvent: SimulationEvent {
  package let list: UIScrollView
  /// Nil when everything was reloaded.
  package let updates: ListUpdates?
}
