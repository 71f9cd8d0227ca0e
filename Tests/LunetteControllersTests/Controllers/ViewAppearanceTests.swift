import Foundation
import LunetteKit
import TestSupport
import Testing

@testable import LunetteControllers

private typealias State = ViewAppearance.State
private typealias Event = ViewAppearance.Event
private typealias Call = ViewAppearance.Call

private let states: [State] =
  [.disappeared]
  + ViewAppearance.Leader.allCases.flatMap { [State.appearing($0), State.appearing($0, isThere: true)] } + [.appeared]
  + ViewAppearance.Leader.allCases.map { State.disappearing($0) }

private let events: [Event] =
  ViewAppearance.Leader.allCases.map { .comes($0) } + ViewAppearance.Leader.allCases.map { .goes($0) }
  + [.ends, .enters, .entered, .left, .joins, .isAlone, .settles(isSeen: true), .settles(isSeen: false)]

/// A model of the same rules in other terms: what the controller has heard last, and who has to say the next word.
private struct NaiveAppearance {
  var heard = Call.viewDidDisappear
  /// Nil at rest.
  var leader: ViewAppearance.Leader?

  var isOnWayIn: Bool { heard == .viewWillAppear || heard == .viewIsAppearing }
  var isOnWayOut: Bool { heard == .viewWillDisappear }

  mutating func receive(_ event: Event) -> Call? {
    switch event {
    case .comes(let leader): return isOnWayOut || heard == .viewDidDisappear ? begin(.viewWillAppear, leader) : nil
    case .goes(let leader): return isOnWayIn || heard == .viewDidAppear ? begin(.viewWillDisappear, leader) : nil
    case .ends: return end()
    case .enters: return heard == .viewDidDisappear ? begin(.viewWillAppear, .view) : nil
    case .entered: return heard == .viewWillAppear ? tell(.viewIsAppearing) : nil
    case .left:
      if isOnWayOut { return leader == .caller ? nil : end() }
      return heard == .viewDidAppear || isOnWayIn && leader == .view ? begin(.viewWillDisappear, .view) : nil
    case .joins:
      if leader == .caller { leader = .container }
      return nil
    case .isAlone:
      if leader != nil { leader = .view }
      return nil
    case .settles(let isSeen):
      if let leader, leader != .view { return nil }
      if isSeen == isOnWayIn, leader != nil, isOnWayIn || isOnWayOut { return end() }
      if isSeen { return heard == .viewDidAppear ? nil : begin(.viewWillAppear, .view) }
      return heard == .viewDidDisappear ? nil : begin(.viewWillDisappear, .view)
    }
  }

  private mutating func begin(_ call: Call, _ leader: ViewAppearance.Leader) -> Call {
    self.leader = leader
    return tell(call)
  }

  private mutating func end() -> Call? {
    if heard == .viewWillAppear { return tell(.viewIsAppearing) }
    guard leader != nil else { return nil }
    leader = nil
    return tell(isOnWayOut ? .viewDidDisappear : .viewDidAppear)
  }

  private mutating func tell(_ call: Call) -> Call {
    heard = call
    return call
  }
}

extension NaiveAppearance {
  init(_ state: State) {
    switch state.phase {
    case .disappeared: self.init(heard: .viewDidDisappear, leader: nil)
    case .appearing: self.init(heard: state.isThere ? .viewIsAppearing : .viewWillAppear, leader: state.leader)
    case .appeared: self.init(heard: .viewDidAppear, leader: nil)
    case .disappearing: self.init(heard: .viewWillDisappear, leader: state.leader)
    }
  }

  func agrees(with state: State) -> Bool {
    let other = NaiveAppearance(state)
    return heard == other.heard && leader == other.leader
  }
}

// MARK: The page

private func words(_ state: State) -> String {
  switch state.phase {
  case .disappeared, .appeared: state.phase.rawValue
  case .appearing: "\(state.isThere ? "there" : "coming") by \(state.leader.rawValue)"
  case .disappearing: "going by \(state.leader.rawValue)"
  }
}

private func words(_ event: Event) -> String {
  switch event {
  case .comes(let leader): "comes by \(leader.rawValue)"
  case .goes(let leader): "goes by \(leader.rawValue)"
  case .settles(let isSeen): isSeen ? "settles, seen" : "settles, not seen"
  default: "\(event)"
  }
}

/// The table as the page shows it. Events of the three leaders have one column, because the leader is only handed on.
private func page() -> String {
  let shown = events.filter { ![.comes(.container), .comes(.view), .goes(.container), .goes(.view)].contains($0) }
  func title(_ event: Event) -> String {
    switch event {
    case .comes: "comes by L"
    case .goes: "goes by L"
    default: words(event)
    }
  }
  func text(_ state: State, _ event: Event) -> String {
    guard let cell = ViewAppearance.cell(state, event) else { return "" }
    var name = words(cell.state)
    switch event {
    case .comes, .goes: name = name.replacingOccurrences(of: "caller", with: "L")
    default: break
    }
    return name + (cell.call.map { ": \($0.rawValue)" } ?? "")
  }
  var lines = ["| | " + shown.map(title).joined(separator: " | ") + " |", "|---|" + shown.map { _ in "---|" }.joined()]
  for state in states { lines.append("| \(words(state)) | " + shown.map { text(state, $0) }.joined(separator: " | ") + " |") }
  return lines.joined(separator: "\n")
}

@Suite("What an appearance is told, and what it answers")
struct AppearanceTests {
  @Test("every cell of the table is what a naive model says")
  func everyCell() {
    for state in states {
      for event in events {
        var model = NaiveAppearance(state)
        let call = model.receive(event)
        let cell = ViewAppearance.cell(state, event)
        #expect(cell?.call == call, "\(words(state)), \(words(event))")
        #expect(model.agrees(with: cell?.state ?? state), "\(words(state)), \(words(event)): \(words(cell?.state ?? state))")
        if let cell { #expect(cell.state != state, "\(words(state)), \(words(event)): a cell that changes nothing is no cell") }
      }
    }
  }

  @Test("docs/rules/controllers.md 1.1 prints this table")
  func pageHasTheTable() throws {
    let text = try String(contentsOfFile: Repository.root + "/docs/rules/controllers.md", encoding: .utf8)
    let isPrinted = text.contains(page())
    #expect(isPrinted, "the page should have:\n\(page())")
  }

  @Test("random events call the methods in their order, and the end of a layout brings every appearance to where its view is")
  func randomEvents() {
    var random = SeededRandom(31)
    let before: [Call: Set<Call>] = [
      .viewWillAppear: [.viewDidDisappear, .viewWillDisappear], .viewIsAppearing: [.viewWillAppear], .viewDidAppear: [.viewIsAppearing],
      .viewWillDisappear: [.viewDidAppear, .viewWillAppear, .viewIsAppearing], .viewDidDisappear: [.viewWillDisappear],
    ]
    for _ in 0..<2_000 {
      var (appearance, model, last) = (ViewAppearance(), NaiveAppearance(), Call.viewDidDisappear)
      func send(_ event: Event) -> Bool {
        let expected = model.receive(event)
        let (changes, call) = appearance.receive(event)
        #expect(call == expected)
        #expect(model.agrees(with: appearance.state))
        guard let call else { return changes }
        #expect(before[call]?.contains(last) == true, "\(call) after \(last)")
        last = call
        return changes
      }
      for _ in 0..<30 { _ = send(events[Int(random.next() % UInt64(events.count))]) }
      let isSeen = random.next() % 2 == 0
      _ = send(.isAlone)
      var rounds = 0
      while send(.settles(isSeen: isSeen)), rounds < 10 { rounds += 1 }
      #expect(rounds <= 3)
      #expect(appearance.phase == (isSeen ? .appeared : .disappeared))
    }
  }

  @Test("a way keeps the animation with which it began, and counts as one step")
  func waysAreCounted() {
    var appearance = ViewAppearance()
    _ = appearance.receive(.comes(.caller), animated: true)
    #expect(appearance.isAnimated && appearance.steps == 1)
    _ = appearance.receive(.entered)
    _ = appearance.receive(.joins)
    #expect(appearance.isAnimated && appearance.steps == 1)
    _ = appearance.receive(.goes(.view))
    #expect(!appearance.isAnimated && appearance.steps == 2)
    #expect(!appearance.heeds(.goes(.caller)) && appearance.heeds(.ends))
  }
}
