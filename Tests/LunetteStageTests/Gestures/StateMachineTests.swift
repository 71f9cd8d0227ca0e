import Foundation
import LunetteKit
import TestSupport
import Testing

@testable import LunetteStage

/// docs/rules/gestures.md 2.1: for every state, every state that a subclass may assign.
@Suite struct StateMachineTests {
  typealias State = UIGestureRecognizer.State

  /// Rows of the table: the new state for each assigned state: possible, began, changed, ended, cancelled, failed. "-": no change.
  private static let table: [(State, [State?])] = [
    (.possible, [nil, .began, .began, .ended, .failed, .failed]),
    (.began, [nil, .changed, .changed, .ended, .cancelled, .cancelled]),
    (.changed, [.changed, .changed, .changed, .ended, .cancelled, .cancelled]),
    (.ended, [nil, nil, nil, nil, nil, nil]),
    (.cancelled, [nil, nil, nil, nil, nil, nil]),
    (.failed, [nil, nil, nil, nil, nil, nil]),
  ]

  @Test func everyTransitionIsTheTables() {
    for (state, row) in Self.table {
      for (wanted, expected) in zip(State.allCases, row) {
        #expect(state.transition(to: wanted) == expected, "\(state) asked for \(wanted)")
      }
    }
  }

  @Test("raw values are UIKit's") func rawValues() {
    #expect(State.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(State.recognized == .ended)
  }

  /// Each pair of states that a subclass may assign in two events, and in one.
  @Test(arguments: State.allCases, State.allCases) func actionsOfTwoAssignments(first: State, second: State) {
    for sameEvent in [false, true] {
      let tester = TouchTester()
      let probe = tester.add(ProbeRecognizer(), "R", to: tester.view())
      probe.onTouches = { probe, phase, _, _ in
        if phase == .began { probe.state = first }
        if phase == (sameEvent ? .began : .moved) { probe.state = second }
      }
      tester.down(20, 20, at: 0)
      tester.move(30, 20, at: 0.1)
      tester.up(at: 0.2)
      tester.run(to: 1)
      var expected: [State] = []
      var state = State.possible
      for wanted in [first, second] {
        guard let next = state.transition(to: wanted) else { continue }
        state = next
        if next.hasAction { expected.append(next) }
      }
      let lines = tester.journal.lines(startingWith: "R")
      #expect(lines == expected.map { "R \($0)" }, "\(first), \(second)")
      // A subclass that has begun, and assigns no state when the fingers lift, keeps its state.
      #expect(probe.state == (state.isActive ? state : .possible), "\(first), \(second)")
    }
  }

  @Test("a fresh recognizer has the defaults of docs/rules/gestures.md 1.1") func defaults() {
    let recognizer = UIGestureRecognizer()
    #expect(recognizer.state == .possible && recognizer.isEnabled && recognizer.cancelsTouchesInView)
    #expect(!recognizer.delaysTouchesBegan && recognizer.delaysTouchesEnded)
    #expect(recognizer.numberOfTouches == 0 && recognizer.location(in: nil) == .zero)
    #expect(recognizer.view == nil && recognizer.name == nil && recognizer.delegate == nil)
  }
}
