import LunetteCore

/// The animations of a layer, in the order in which they were added; each has a key of its own.
public struct LayerAnimations: RandomAccessCollection {
  private var list: [AttachedAnimation] = []
  /// Once there are too many to look through.
  private var byKey: [String: AttachedAnimation] = [:]

  public var startIndex: Int { 0 }
  public var endIndex: Int { list.count }
  public subscript(index: Int) -> AttachedAnimation { list[index] }

  func of(_ key: String) -> AttachedAnimation? {
    list.count <= Self.few ? list.first { $0.key == key } : byKey[key]
  }

  mutating func append(_ animation: AttachedAnimation) {
    list.append(animation)
    if list.count > Self.few + 1 {
      byKey[animation.key] = animation
    } else if list.count > Self.few {
      for other in list { byKey[other.key] = other }
    }
  }

  mutating func remove(_ animation: AttachedAnimation) {
    guard let index = list.uncountedIndex(of: animation) else { return }
    list.remove(at: index)
    if list.count <= Self.few { byKey = [:] } else if byKey[animation.key] === animation { byKey[animation.key] = nil }
  }

  mutating func removeAll(where isRemoved: (AttachedAnimation) -> Bool) {
    let before = list.count
    list.removeAll(where: isRemoved)
    if byKey.isEmpty || list.count == before { return }
    byKey = list.count <= Self.few ? [:] : Dictionary(list.map { ($0.key, $0) }, uniquingKeysWith: { _, last in last })
  }

  /// Of so many, one is found as fast by looking at each. Ours
  private static let few = 16
}
