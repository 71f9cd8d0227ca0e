extension Array where Element: AnyObject {
  /// Calls `body` with each element, to which no reference is counted: the list that is walked through holds them until the end, whatever
  /// becomes of it where it stands. For what happens in every frame; counting is half of what a walk through a tree of views takes.
  @inline(__always)
  package func forEachUncounted(_ body: (Element) -> Void) {
    withUnsafeBytes { bytes in
      for element in bytes.bindMemory(to: Unmanaged<Element>.self) { element._withUnsafeGuaranteedRef(body) }
    }
  }
}
