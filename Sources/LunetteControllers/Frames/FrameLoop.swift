import Foundation

/// One frame of the run loop, always in this order, after the inputs without touches that came before the frame:
///
/// 1. timers that are due
/// 2. touch events and gesture time-outs up to the frame's time, in time order; the gesture environment settles after each
/// 3. display-link work: deceleration, bounce, animations that end
/// 4. layout, from each window down, for what was marked; controllers hear that they have appeared
/// 5. the frame is committed: observers are told
extension Simulation {
  /// The time of the next frame. Units: seconds.
  public var nextFrameTime: TimeInterval { TimeInterval(frameCount + 1) / TimeInterval(framesPerSecond) }

  /// Runs one frame. A call from inside a frame is refused, since its steps could not run in order.
  public func runFrame() {
    guard !isRunningFrame else {
      recordFault(SimulationError.frameInsideFrame)
      return
    }
    handleInputs(before: nextFrameTime)
    guard !hasEnded else { return }
    if isSuspended { return sleep(until: nextFrameTime) }
    if let runsPutOff { perform { runsPutOff() } }
    perform {
      isRunningFrame = true
      defer {
        isRunningFrame = false
        if hasEnded { letGo() }
      }
      let (startTime, frameTime) = (time, nextFrameTime)
      frameCount += 1
      time = frameTime
      eventObserver?(RunLoopEvent.phase(.timers))
      if worldTimers.count > 0 { fireWorldTimers(upTo: frameTime) }
      timers.fire(upTo: frameTime) { runLoopMode }
      passTurnsOfTheClock()
      endStep()
      eventObserver?(RunLoopEvent.phase(.input))
      deliverInput(from: startTime, upTo: frameTime)
      time = max(frameTime, blockedUntil)
      eventObserver?(RunLoopEvent.phase(.motion))
      displayLinks.step(to: time)
      withAnimations { $0.step(to: time) }
      endStep()
      eventObserver?(RunLoopEvent.phase(.layout))
      layOutFrame()
      OpenedAtViews.closeForsaken(in: self)
      endStep()
      withAnimations { $0.commit() }
      resolveNewColors()
      isRunningFrame = false
      guard !hasEnded else { return }
      eventObserver?(RunLoopEvent.phase(.commit))
      for observer in frameObservers { observer(self) }
      skipBlockedFrames()
    }
  }

  private func layOutFrame() {
    if hasWaitingTraits {
      updateTraits()
      statusBarMayHaveChanged()
    }
    layoutWindows()
    // What this layout has brought back hears of what it has missed, before it is seen.
    guard hasReturnedViews else { return }
    updateTraits()
    layoutWindows()
  }

  /// Lays out and shows what exists, without time passing: the first frame, at time 0.
  public func commitInitialFrame() {
    perform {
      endStep()
      eventObserver?(RunLoopEvent.phase(.layout))
      layOutFrame()
      animations.commit()
      resolveNewColors()
      eventObserver?(RunLoopEvent.phase(.commit))
      for observer in frameObservers { observer(self) }
    }
  }

  /// Runs the clock for a while: all frames that fall into that time, then the rest up to the exact time. Stops at a fault.
  /// Range: negative durations do nothing.
  public func advance(by seconds: TimeInterval) {
    let target = time + max(0, seconds)
    while nextFrameTime <= target + clockTolerance {
      if isSuspended {
        sleep(until: target)
        // Nothing has woken the app.
        if isSuspended { return }
      } else {
        runFrame()
      }
      if !mayCall || HostWork.mustEnd("running frames, \(frameCount) since the launch") { return }
    }
    guard target > time + clockTolerance else { return }
    input.schedule(.clock, at: target)
    handleInputs(upTo: target)
  }

  /// Runs whole frames until `count` have passed or a fault was recorded.
  public func advance(frames count: Int) {
    for _ in 0..<max(0, count) {
      runFrame()
      if !mayCall || HostWork.mustEnd("running frames, \(frameCount) since the launch") { return }
    }
  }

  /// Runs frames until the events scheduled up to `time` have been delivered.
  public func advance(untilDelivered eventTime: TimeInterval) {
    repeat {
      runFrame()
      if !mayCall || HostWork.mustEnd("running frames, \(frameCount) since the launch") { return }
    } while time + clockTolerance < eventTime
  }

  /// Closes the app: timers and inputs that were still waiting are dropped. A frame that is running goes no further.
  public func end() {
    hasEnded = true
    timers.removeAll()
    worldTimers.removeAll()
    input.removeAll()
    frameObservers = []
    (didLand, eventObserver, scriptPosition, propertiesMayHaveChanged) = (nil, nil, nil, nil)
    runsPutOff = nil
    application.removeAllWindows()
    if !isRunningFrame, !isHandlingInput { letGo() }
  }

  /// What moves and what is touched is forgotten, once the step that has ended the app is over. Else layers and completions would hold one
  /// another, and so would fingers, views and recognizers.
  func letGo() {
    animations.letGo()
    gestures.letGo()
  }

  /// - Parameter startTime: the clock's time before the frame; no code sees an earlier time
  private func deliverInput(from startTime: TimeInterval, upTo frameTime: TimeInterval) {
    while true {
      // Infinity is later than everything. Most frames end here, so no list is made for the comparison.
      let event = withInput { $0.nextEventTime ?? .infinity }
      let next = withGestures { min($0.nextTimeout ?? .infinity, event) }
      guard next <= frameTime + clockTolerance else { return }
      time = max(startTime, next, blockedUntil)
      if event <= next {
        input.deliverNext(to: application)
      } else {
        gestures.fireTimeouts(upTo: next)
      }
      endStep()
      if !mayCall || HostWork.mustEnd("delivering touches") { return }
    }
  }

  /// Limit of layout rounds in a frame. Layout may mark more views for layout; what is still marked after these rounds waits for the next
  /// frame, so that a script which marks its own view in `layoutSubviews` can't hang the host.
  private static var layoutRoundsPerFrame: Int { 8 }

  private func layoutWindows() {
    for _ in 0..<Self.layoutRoundsPerFrame {
      var worked = false
      updateLayoutEngine()
      withApplication { application in
        application.shownWindows.forEachUncounted { layOut($0, &worked) }
        if let window = application.keyboardWindow { layOut(window, &worked) }
        if let window = application.statusWindow { layOut(window, &worked) }
        if let window = application.promptWindow { layOut(window, &worked) }
      }
      if finishAppearances() { worked = true }
      if !worked { return }
    }
  }

  /// Not a function nested in `layoutWindows`: variables that a nested function changes would be allocated on the heap in each frame.
  @inline(__always)
  private func layOut(_ window: UIWindow, _ worked: inout Bool) {
    guard window.isLayoutPending else { return }
    // The layout of another window may have changed constraints.
    if worked { updateLayoutEngine() }
    window.layOutMarked()
    worked = true
  }
}

/// Misuse of the simulation itself.
public enum SimulationError: Error, CustomStringConvertible {
  case frameInsideFrame

  public var description: String {
    switch self {
    case .frameInsideFrame:
      "the clock can't be advanced from inside a callback: the host waits for the script's answer, and neither time nor fingers move until "
        + "it has it; use after(seconds, fn) to do something later"
    }
  }
}
