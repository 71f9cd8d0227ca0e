/// How far a controller is on its way into a window, or out of one.
///
/// A value: an event comes, and one table says in which state it leaves the controller and which method is called then. At most one method is
/// called for an event, so a callback that brings about the next event finds the state that goes with it. An event that has no cell in a
/// row changes nothing and calls nothing.
/// Source: docs/rules/controllers.md 1.1, which prints the table
struct ViewAppearance: Equatable {
  enum Phase: String, CaseIterable { case disappeared, appearing, appeared, disappearing }

  /// What has begun the way. The leader ends it, and nobody else does as long as the leader is there.
  enum Leader: String, CaseIterable {
    /// A container or a presenter in a transition of its own, or an app by `beginAppearanceTransition`.
    case caller
    /// The container, which comes or goes itself and takes its children along.
    case container
    /// The controller's own view, which somebody has put into a window or has taken out of one. The layout that follows ends the way in.
    case view
  }

  enum Event: Hashable {
    /// A leader begins the way in, or the way out.
    case comes(Leader)
    case goes(Leader)
    /// The leader ends the way.
    case ends
    /// The view is about to be put into a window.
    case enters
    /// The view stands in a window now, or in none any more.
    case entered, left
    /// The caller's way has become the container's, which will end it.
    case joins
    /// The leader has let the controller go: from here on its view leads.
    case isAlone
    /// Everything else is done, and the view is seen, or isn't. Whoever has heard something else hears of it now.
    case settles(isSeen: Bool)
  }

  enum Call: String { case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear }

  /// Where the controller is. At rest the leader of the last way says nothing, and is `caller`.
  struct State: Hashable {
    var phase = Phase.disappeared
    var leader = Leader.caller
    /// `viewIsAppearing` has been called on this way in.
    var isThere = false

    static let disappeared = State()
    static let appeared = State(phase: .appeared, isThere: true)
    static func appearing(_ leader: Leader, isThere: Bool = false) -> State { State(phase: .appearing, leader: leader, isThere: isThere) }
    static func disappearing(_ leader: Leader) -> State { State(phase: .disappearing, leader: leader) }
  }

  private(set) var state = State.disappeared
  private(set) var isAnimated = false
  /// Counts the steps from phase to phase. Who calls out sees by it whether a callback has led to another phase.
  private(set) var steps = 0

  var phase: Phase { state.phase }
  var isUnderway: Bool { phase == .appearing || phase == .disappearing }
  /// The view stands in a window, or is about to.
  var isVisible: Bool { phase == .appeared || phase == .appearing }
  var isLedByView: Bool { isUnderway && state.leader == .view }
  var isLedByContainer: Bool { isUnderway && state.leader == .container }

  /// The table.
  ///
  /// - Returns: nil where the event changes nothing
  static func cell(_ state: State, _ event: Event) -> (state: State, call: Call?)? {
    switch (state.phase, event) {
    case (.disappeared, .comes(let leader)), (.disappearing, .comes(let leader)): (.appearing(leader), .viewWillAppear)
    case (.appeared, .goes(let leader)), (.appearing, .goes(let leader)): (.disappearing(leader), .viewWillDisappear)
    case (.appearing, .ends): state.isThere ? (.appeared, .viewDidAppear) : (.appearing(state.leader, isThere: true), .viewIsAppearing)
    case (.disappearing, .ends): (.disappeared, .viewDidDisappear)

    case (.disappeared, .enters): (.appearing(.view), .viewWillAppear)
    case (.appearing, .entered): state.isThere ? nil : (.appearing(state.leader, isThere: true), .viewIsAppearing)
    case (.appeared, .left): (.disappearing(.view), .viewWillDisappear)
    case (.appearing, .left): state.leader == .view ? (.disappearing(.view), .viewWillDisappear) : nil
    case (.disappearing, .left): state.leader == .caller ? nil : (.disappeared, .viewDidDisappear)

    case (.appearing, .joins), (.disappearing, .joins): state.leader == .caller ? (state.led(by: .container), nil) : nil
    case (.appearing, .isAlone), (.disappearing, .isAlone): state.leader == .view ? nil : (state.led(by: .view), nil)

    case (.disappeared, .settles(isSeen: true)): (.appearing(.view), .viewWillAppear)
    case (.appeared, .settles(isSeen: false)): (.disappearing(.view), .viewWillDisappear)
    case (.appearing, .settles(let isSeen)) where state.leader == .view:
      isSeen ? cell(state, .ends) : (.disappearing(.view), .viewWillDisappear)
    case (.disappearing, .settles(let isSeen)) where state.leader == .view:
      isSeen ? (.appearing(.view), .viewWillAppear) : (.disappeared, .viewDidDisappear)

    case (_, .comes), (_, .goes), (_, .ends), (_, .enters), (_, .entered), (_, .left), (_, .joins), (_, .isAlone), (_, .settles): nil
    }
  }

  /// - Parameter animated: of the way that begins with the event
  /// - Returns: whether the event has changed the state, and what is to be called
  mutating func receive(_ event: Event, animated: Bool = false) -> (changes: Bool, call: Call?) {
    guard let cell = Self.cell(state, event) else { return (false, nil) }
    if cell.state.phase != state.phase {
      steps += 1
      if cell.state.phase == .appearing || cell.state.phase == .disappearing { isAnimated = animated }
    }
    state = cell.state
    return (true, cell.call)
  }

  /// Whether the event would change something.
  func heeds(_ event: Event) -> Bool { Self.cell(state, event) != nil }
}

extension ViewAppearance.State {
  fileprivate func led(by leader: ViewAppearance.Leader) -> Self {
    var state = self
    state.leader = leader
    return state
  }
}
