import LunetteKit

/// The objects of a kind that scripts hold, by what makes two of them equal: equal ones are one object, so that scripts can compare them.
final class EqualObjects<Key: Hashable, Object: AnyObject> {
  private struct Entry { weak var object: Object? }
  private var entries: [Key: Entry] = [:]
  /// So many entries make it worth to forget those whose objects are gone.
  private var limit = 64

  /// The object of a key: the one that is held, or a new one.
  func object(_ key: Key, _ make: () -> Object) -> Object {
    if let object = entries[key]?.object { return object }
    let object = make()
    if entries.count >= limit {
      entries = entries.filter { $0.value.object != nil }
      limit = max(64, 2 * entries.count)
    }
    entries[key] = Entry(object: object)
    return object
  }
}

extension ScriptContext {
  /// The table of a kind, made when it is first needed.
  func equalObjects<Key: Hashable, Object: AnyObject>(_ key: CompanionKey<EqualObjects<Key, Object>>) -> EqualObjects<Key, Object> {
    if let known = companions[key] { return known }
    let new = EqualObjects<Key, Object>()
    companions[key] = new
    return new
  }
}
