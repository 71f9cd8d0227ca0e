import Foundation

/// What can be undone and redone, in groups. What is registered in one frame is one group, unless `groupsByEvent` is false.
///
/// Source: Apple, UndoManager. A frame of the simulation stands for a pass of the run loop.
open class UndoManager {
  /// What undoes one change. It registers what changes it back.
  private struct Action {
    let target: UnsafeRawPointer?
    /// What `body` calls, for who compares states.
    let subject: AnyObject?
    let body: () -> Void
  }

  private final class Group {
    private(set) var actions = NumberedList<Action>()
    private var added = 0
    private var numbersOfTarget: [UnsafeRawPointer: [Int]] = [:]
    private let targets: Targets
    var name = ""

    init(_ targets: Targets) { self.targets = targets }

    deinit { for target in numbersOfTarget.keys { targets.forget(ObjectIdentifier(self), of: target) } }

    func add(_ action: Action) {
      added += 1
      actions.append(action, number: added)
      guard let target = action.target else { return }
      if numbersOfTarget[target] == nil { targets.groups[target, default: [:]][ObjectIdentifier(self)] = WeakGroup(group: self) }
      numbersOfTarget[target, default: []].append(added)
    }

    func removeActions(of target: UnsafeRawPointer) {
      for number in numbersOfTarget.removeValue(forKey: target) ?? [] { actions[number] = nil }
    }
  }
  private struct WeakGroup { weak var group: Group? }

  /// The groups with actions of a target.
  private final class Targets {
    var groups: [UnsafeRawPointer: [ObjectIdentifier: WeakGroup]] = [:]

    func forget(_ group: ObjectIdentifier, of target: UnsafeRawPointer) {
      groups[target]?[group] = nil
      if groups[target]?.isEmpty == true { groups[target] = nil }
    }
  }

  private enum Way { case neither, undoing, redoing }

  private let reference = Simulation.current.reference
  private var undone: [Group] = []
  private var redone: [Group] = []
  /// Groups that have begun and haven't ended, the outermost first. The first one may be that of the frame.
  private var openGroups: [Group] = []
  /// The frame whose group is open without anybody having begun it.
  private var eventFrame: Int?
  private let targets = Targets()
  private var disabled = 0
  private var way = Way.neither

  public init() {}

  /// Whether what is registered without a group goes into that of the frame.
  public final var groupsByEvent = true
  /// Most groups that are kept, the newest ones; 0 for no limit.
  public final var levelsOfUndo = 0 { didSet { trim() } }

  /// The notifications of a manager, with the manager as object. Source: Apple, NSUndoManager.h
  public static let notifications: [(name: String, value: Notification.Name)] = [
    ("NSUndoManagerDidOpenUndoGroup", didOpenGroup), ("NSUndoManagerWillCloseUndoGroup", willCloseGroup), ("NSUndoManagerDidCloseUndoGroup", didCloseGroup),
    ("NSUndoManagerWillUndoChange", willUndo), ("NSUndoManagerDidUndoChange", didUndo), ("NSUndoManagerWillRedoChange", willRedo),
    ("NSUndoManagerDidRedoChange", didRedo), ("NSUndoManagerCheckpoint", checkpoint),
  ]
  private static let didOpenGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
  private static let willCloseGroup = Notification.Name("NSUndoManagerWillCloseUndoGroupNotification")
  private static let didCloseGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
  private static let willUndo = Notification.Name("NSUndoManagerWillUndoChangeNotification")
  private static let didUndo = Notification.Name("NSUndoManagerDidUndoChangeNotification")
  private static let willRedo = Notification.Name("NSUndoManagerWillRedoChangeNotification")
  private static let didRedo = Notification.Name("NSUndoManagerDidRedoChangeNotification")
  private static let checkpoint = Notification.Name("NSUndoManagerCheckpointNotification")

  private func post(_ name: Notification.Name) { reference.simulation.notificationCenter.post(name: name, object: self) }
  private func fail(_ reason: String) { reference.simulation.recordFault(UIException(.internalInconsistency, "\(reason)")) }

  // MARK: What there is

  /// The groups that can be undone, those that are open and those that can be redone, each with its name and what it calls.
  package final var givenGroups: [[(name: String, subjects: [AnyObject?])]] {
    [undone, openGroups, redone].map { groups in groups.map { group in (group.name, group.actions.map { $0.value.subject }) } }
  }

  open var canUndo: Bool { !undone.isEmpty || openGroups.contains { !$0.actions.isEmpty } }
  open var canRedo: Bool {
    closeEventGroup()
    return !redone.isEmpty
  }
  public final var isUndoing: Bool { way == .undoing }
  public final var isRedoing: Bool { way == .redoing }
  public final var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// How many groups are open.
  public final var groupingLevel: Int { openGroups.count }

  /// The name of what `undo` would undo; "" for one without a name, or for nothing.
  public final var undoActionName: String { openGroups.last?.name ?? undone.last?.name ?? "" }
  public final var redoActionName: String { redone.last?.name ?? "" }
  /// "Undo Delete". The words are English, as those of menus that an app names itself.
  public final var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
  public final var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

  // MARK: Registering

  /// - Parameter target: the address of the object whose actions `removeAllActions(target:)` takes away
  public final func registerUndo(target: UnsafeRawPointer?, subject: AnyObject? = nil, _ body: @escaping () -> Void) {
    guard isUndoRegistrationEnabled else { return }
    if way == .neither { openEventGroup() }
    guard let group = openGroups.last else { return fail("must begin a group before registering undo") }
    group.add(Action(target: target, subject: subject, body: body))
    if way == .neither { redone.removeAll() }
  }

  /// Names the group that is open, or the one that was closed last.
  public final func setActionName(_ name: String) {
    (openGroups.last ?? undone.last)?.name = name
  }

  public final func disableUndoRegistration() { disabled += 1 }
  public final func enableUndoRegistration() {
    guard disabled > 0 else { return fail("enableUndoRegistration was invoked with no matching call to disableUndoRegistration") }
    disabled -= 1
  }

  // MARK: Groups

  public final func beginUndoGrouping() {
    openEventGroup()
    begin()
  }

  public final func endUndoGrouping() {
    guard !openGroups.isEmpty else { return fail("endUndoGrouping called with no matching begin") }
    end()
  }

  private func openEventGroup() {
    closeEventGroup()
    guard groupsByEvent, openGroups.isEmpty else { return }
    eventFrame = reference.simulation.frameCount
    begin()
  }

  /// The frame's group ends when another frame has begun; it is looked for where somebody asks.
  private func closeEventGroup() {
    guard let eventFrame, eventFrame != reference.simulation.frameCount, openGroups.count == 1 else { return }
    end()
  }

  private func begin() {
    post(Self.checkpoint)
    openGroups.append(Group(targets))
    post(Self.didOpenGroup)
  }

  private func end() {
    post(Self.checkpoint)
    post(Self.willCloseGroup)
    guard let group = openGroups.popLast() else { return }
    if let outer = openGroups.last {
      for (_, action) in group.actions { outer.add(action) }
      if !group.name.isEmpty { outer.name = group.name }
    } else {
      eventFrame = nil
      if !group.actions.isEmpty { keep(group) }
    }
    post(Self.didCloseGroup)
  }

  private func keep(_ group: Group) {
    if way == .undoing { redone.append(group) } else { undone.append(group) }
    trim()
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    if undone.count > levelsOfUndo { undone.removeFirst(undone.count - levelsOfUndo) }
    if redone.count > levelsOfUndo { redone.removeFirst(redone.count - levelsOfUndo) }
  }

  // MARK: Undoing

  /// Undoes the last group. The frame's own group is closed before; one that somebody has begun is an error.
  open func undo() {
    guard way == .neither else { return }
    if eventFrame != nil, openGroups.count == 1 { end() }
    guard openGroups.isEmpty else { return fail("undo was called with too many nested undo groups") }
    undoNestedGroup()
  }

  public final func undoNestedGroup() {
    guard way == .neither, let group = undone.popLast() else { return }
    post(Self.checkpoint)
    post(Self.willUndo)
    run(group, .undoing)
    post(Self.didUndo)
  }

  open func redo() {
    guard way == .neither else { return }
    closeEventGroup()
    guard openGroups.isEmpty || eventFrame != nil else { return fail("do not know how to redo while undo groups are open") }
    guard let group = redone.popLast() else { return }
    post(Self.checkpoint)
    post(Self.willRedo)
    run(group, .redoing)
    post(Self.didRedo)
  }

  /// What the actions register becomes one group of the other list, under the same name.
  private func run(_ group: Group, _ way: Way) {
    let outer = (openGroups, eventFrame)
    (openGroups, eventFrame, self.way) = ([Group(targets)], nil, way)
    for (_, action) in group.actions.reversed() { action.body() }
    // Groups that an action has begun and not ended go into the one around them.
    while openGroups.count > 1 { end() }
    if let made = openGroups.first, !made.actions.isEmpty {
      if made.name.isEmpty { made.name = group.name }
      keep(made)
    }
    (openGroups, eventFrame) = outer
    self.way = .neither
  }

  open func removeAllActions() {
    (undone, redone, openGroups, eventFrame, disabled) = ([], [], [], nil, 0)
  }

  public final func removeAllActions(target: UnsafeRawPointer) {
    var isAnyEmpty = false
    for group in targets.groups.removeValue(forKey: target)?.values.compactMap(\.group) ?? [] {
      group.removeActions(of: target)
      isAnyEmpty = isAnyEmpty || group.actions.isEmpty
    }
    guard isAnyEmpty else { return }
    undone.removeAll(where: \.actions.isEmpty)
    redone.removeAll(where: \.actions.isEmpty)
  }
}
