import CoreTestSupport
import Testing

@testable import LunetteCore

private final class Thing {}

@Test func objectListAgreesWithAnArray() {
  for seed in 1...UInt64(50) {
    var random = SeededRandom(seed)
    let things = (0..<40).map { _ in Thing() }
    var (list, model) = (ObjectList<Thing>(), [Thing]())
    for _ in 0..<400 {
      let thing = things[Int(random.next() % UInt64(things.count))]
      let place = model.firstIndex { $0 === thing }
      if random.next() % 2 == 0 {
        #expect(list.append(thing) == (place == nil))
        if place == nil { model.append(thing) }
      } else {
        #expect(list.remove(thing) == (place != nil))
        if let place { model.remove(at: place) }
      }
      #expect(list.count == model.count && list.isEmpty == model.isEmpty)
      #expect(list.contains(thing) == model.contains { $0 === thing })
      if random.next() % 3 == 0 { #expect(list.read().elements.map(ObjectIdentifier.init) == model.map(ObjectIdentifier.init)) }
    }
    #expect(list.elements.map(ObjectIdentifier.init) == model.map(ObjectIdentifier.init))
  }
}
