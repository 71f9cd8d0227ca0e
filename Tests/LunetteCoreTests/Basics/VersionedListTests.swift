import Testing

@testable import LunetteCore

/// Versions of a list: compared with copies, and counted by the copies that changes make.
@Suite struct VersionedListTests {
  private final class Thing {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  private func place(of list: VersionedList<Thing>) -> UnsafeRawPointer? { list.elements.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) } }

  @Test("Each version stays as it was, whichever changes follow and in whatever order versions are asked") func random() {
    var random = SplitMix64(seed: 5)
    var list = VersionedList((0..<50).map(Thing.init))
    var plain = list.elements
    var versions: [(version: ListVersion<Thing>, elements: [Thing])] = []
    for number in 50..<1500 {
      if random.next() % 3 == 0, case .version(let version) = list.read() { versions.append((version, plain)) }
      let place = Int(random.next() % UInt64(plain.count))
      switch random.next() % 8 {
      case 0...2 where plain.count > 34:
        list.remove(at: place)
        plain.remove(at: place)
      case 3:
        let other = Int(random.next() % UInt64(plain.count))
        list.swapAt(place, other)
        plain.swapAt(place, other)
      case 4 where number % 50 == 0:
        plain.reverse()
        list.replace(with: plain)
      default:
        let new = Thing(number)
        list.insert(new, at: place)
        plain.insert(new, at: place)
      }
      #expect(list.elements.map(ObjectIdentifier.init) == plain.map(ObjectIdentifier.init))
      if let known = versions.randomElement(using: &random), let place = known.elements.indices.randomElement(using: &random) {
        #expect(known.version[place] === known.elements[place])
      }
      // Some are let go of, which lets go of what only they need.
      if versions.count > 40 { versions.remove(at: Int(random.next() % 40)) }
    }
    for known in versions.reversed() {
      #expect(known.version.count == known.elements.count)
      #expect(known.version.elements.map(ObjectIdentifier.init) == known.elements.map(ObjectIdentifier.init))
    }
  }

  @Test("A change of a list that was read copies nothing, as long as the list is longer than the changes since") func copies() {
    var list = VersionedList((0..<1000).map(Thing.init))
    let (buffer, first) = (place(of: list), list.read())
    var kept = [first]
    for _ in 0..<400 {
      list.append(list.remove(at: 0))
      kept.append(list.read())
    }
    #expect(place(of: list) == buffer)
    #expect(first.elements.map(\.number) == Array(0..<1000))
    #expect(kept[400].elements.first?.number == 400)
  }

  @Test("A version that is far behind needs no more room than its list") func room() {
    var list = VersionedList((0..<100).map(Thing.init))
    let first = list.read()
    weak var removed: Thing?
    for number in 0..<1000 {
      let thing = Thing(1000 + number)
      if number == 900 { removed = thing }
      list.insert(thing, at: 50)
      _ = list.read()
      list.remove(at: 50)
    }
    #expect(removed == nil)
    #expect(first.elements.map(\.number) == Array(0..<100))
  }

  @Test("A chain of many versions ends one after the other") func chain() {
    var list = VersionedList((0..<200_000).map(Thing.init))
    var first: ReadList<Thing>? = list.read()
    for _ in 0..<150_000 {
      list.append(list.remove(at: list.count - 1))
      _ = list.read()
    }
    #expect(first?.elements.count == 200_000)
    first = nil
    #expect(list.count == 200_000)
  }

  @Test("Without a reader nothing is kept of what leaves") func unread() {
    var list = VersionedList((0..<100).map(Thing.init))
    _ = list.read()
    weak var gone: Thing?
    gone = list.elements[10]
    list.remove(at: 10)
    #expect(gone == nil)
  }
}
