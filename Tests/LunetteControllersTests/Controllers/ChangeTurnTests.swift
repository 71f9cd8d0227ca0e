import LunetteKit
import TestSupport
import Testing

@testable import LunetteControllers

@Suite("The turn of a container's changes")
struct ChangeTurnTests {
  @Test("a change is made at once where none is being made")
  func atOnce() {
    let turn = ChangeTurn()
    var made = 0
    turn.make { made += 1 }
    #expect(made == 1 && !turn.isRunning && !turn.hasWaiting)
  }

  @Test("what a change asks for waits until that change has been made, and comes in the order in which it was asked for")
  func inOrder() {
    let turn = ChangeTurn()
    var log: [String] = []
    turn.make {
      log.append("a begins")
      turn.make {
        log.append("b")
        turn.make { log.append("d") }
      }
      turn.make { log.append("c") }
      log.append("a ends")
    }
    #expect(log == ["a begins", "a ends", "b", "c", "d"])
    #expect(!turn.isRunning)
  }

  @Test("what is held keeps the changes back, also from inside another hold")
  func held() {
    let turn = ChangeTurn()
    var log: [String] = []
    let answer = turn.hold { () -> Int in
      turn.hold { turn.make { log.append("change") } }
      log.append("\(turn.isRunning) \(turn.hasWaiting)")
      return 7
    }
    #expect(answer == 7)
    #expect(log == ["true true", "change"])
  }

  @Test("two hundred changes, each asked for by the one before, are too many; as many beside each other are not")
  func endless() {
    let (turn, container) = (ChangeTurn(), UIViewController())
    var (made, refusal) = (0, "")
    func ask() {
      if let exception = turn.reasonAgainstChange(of: container) {
        refusal = "\(exception)"
        return
      }
      turn.make {
        made += 1
        ask()
      }
    }
    ask()
    #expect(made == ChangeTurn.mostNested)
    #expect(refusal.contains("<UIViewController> has been asked for 200 changes, each in a callback of the one before"))
    made = 0
    turn.hold {
      for _ in 0..<1_000 { turn.make { made += 1 } }
    }
    #expect(made == 1_000 && turn.reasonAgainstChange(of: container) == nil)
  }

  /// The order of a walk over the tree of changes, breadth first, is that of a queue.
  @Test("random trees of changes are made as a plain queue makes them")
  func randomTrees() {
    var random = SeededRandom(5)
    for _ in 0..<200 {
      var children: [[Int]] = [[]]
      for node in 1..<40 {
        children[Int(random.next() % UInt64(node))].append(node)
        children.append([])
      }
      var expected = [0]
      var next = 0
      while next < expected.count {
        expected += children[expected[next]]
        next += 1
      }
      let turn = ChangeTurn()
      var made: [Int] = []
      func make(_ node: Int) {
        turn.make {
          made.append(node)
          children[node].forEach(make)
        }
      }
      make(0)
      #expect(made == expected)
    }
  }
}
