import LunetteKit
import TestSupport
import Testing

@Suite struct CompanionsTests {
  private final class Note {}

  @Test func eachKeyHasItsOwnObject() {
    let (one, other) = (CompanionKey<Note>(), CompanionKey<Note>())
    let (first, second) = (Note(), Note())
    var companions = Companions()
    companions[one] = first
    companions[other] = second
    #expect(companions[one] === first && companions[other] === second)
    companions[one] = second
    #expect(companions[one] === second)
    companions[one] = nil
    #expect(companions[one] == nil && companions[other] === second)
  }

  @Test func anObjectLivesAsLongAsItIsKept() {
    let key = CompanionKey<Note>()
    var companions = Companions()
    weak var kept: Note?
    do {
      let note = Note()
      kept = note
      companions[key] = note
    }
    #expect(kept != nil)
    companions[key] = nil
    #expect(kept == nil)
  }
}
