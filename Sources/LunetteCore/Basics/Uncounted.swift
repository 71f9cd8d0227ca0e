extension Array where Element: AnyObject {
  /// Calls `body` with each element, without counting references. The array's storage is held until the end, and with it the elements, even
  /// if the variable with the array changes. For code that runs in every frame: counting is half the time of a walk through a tree of
  /// views. Inlinable, as other targets walk, too: a loop that isn't made for its type was a sixth of their walk.
  @inlinable
  @inline(__always)
  package func forEachUncounted(_ body: (Element) -> Void) {
    withUnsafeBytes { bytes in
      for element in bytes.bindMemory(to: Unmanaged<Element>.self) { element._withUnsafeGuaranteedRef(body) }
    }
  }

  /// The index of an element, searched from both ends and from where it was last, as most that moves in a long list or leaves it is at one of
  /// them.
  /// - Parameter hint: an index, which need not be one of the array
  package func uncountedIndex(of wanted: Element, near hint: Int = 0) -> Int? {
    let address = UnsafeRawPointer(Unmanaged.passUnretained(wanted).toOpaque())
    return withUnsafeBytes { bytes in
      let addresses = bytes.bindMemory(to: UnsafeRawPointer.self)
      let last = addresses.count - 1
      var (low, high) = (0, last)
      var (below, above) = (Swift.min(Swift.max(hint, 0), last), Swift.min(Swift.max(hint, 0), last))
      while low <= high {
        if addresses[low] == address { return low }
        if addresses[high] == address { return high }
        if addresses[below] == address { return below }
        if addresses[above] == address { return above }
        (low, high, below, above) = (low + 1, high - 1, Swift.max(below - 1, 0), Swift.min(above + 1, last))
      }
      return nil
    }
  }
}

extension Array {
  /// The index of the element with a number, in an array whose numbers ascend.
  package func firstIndex(ascending number: Int, by numberOf: (Element) -> Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if numberOf(self[middle]) < number { low = middle + 1 } else { high = middle }
    }
    return low < count && numberOf(self[low]) == number ? low : nil
  }
}
