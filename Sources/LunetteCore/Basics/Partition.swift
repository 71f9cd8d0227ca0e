extension Array {
  /// The index of the first element for which `before` is false. All elements for which it is true come first in the array.
  @inlinable
  package func partitioned(_ isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension [RowPath] {
  /// The index of the first element that isn't less than `path`. The array is ascending.
  package func partition(_ path: RowPath) -> Int { partitioned { $0 < path } }
}
