import Foundation

/// Handles the inputs other than touches.
extension Simulation {
  /// Sends an input to the app now. Outside a frame it is handled before this method returns, and so is everything that needs no time.
  @discardableResult public func send(_ input: Input) -> InputAnswer {
    var answer = InputAnswer.none
    self.input.schedule(input, at: time) { answer = $0 }
    handleInputs(upTo: time)
    return answer
  }

  /// Handles the inputs that are due at or before a time between two frames.
  public func handleInputs(upTo time: TimeInterval) {
    // After months of simulated time the tolerance is smaller than the distance of two numbers.
    handleInputs(before: (time + clockTolerance).nextUp + clockTolerance)
  }

  /// Handles the inputs that came between two frames and are due.
  /// - Parameter end: inputs that are due at this time or later wait. Units: seconds
  func handleInputs(before end: TimeInterval) {
    while let next = withInput({ $0.takeNext(before: end - clockTolerance) }) {
      time = max(time, next.time)
      eventObserver?(InputEvent(frame: frameCount, time: next.time, next.input))
      let outer = isHandlingInput
      isHandlingInput = true
      let answer = perform { handle(next.input) }
      perform { endStep() }
      isHandlingInput = outer
      if hasEnded, !isRunningFrame, !outer { letGo() }
      if !isRunningFrame { skipBlockedFrames() }
      next.answer?(answer)
    }
  }

  private func handle(_ input: Input) -> InputAnswer {
    switch input {
    case .touches: return .none
    case .clock:
      if isSuspended { passSuspended() }
      return .none
    case .key(let text):
      if let key = Keyboard.Key(inputName: text) { return .taken(keyboard.press(key)) }
      return .taken(keyboard.type(text))
    case .deletion: return .taken(keyboard.press(.backspace))
    case .returnKey: return .taken(keyboard.press(.return))
    case .press(let name): return .taken(Keyboard.Key(rawValue: name).map { keyboard.press($0) } ?? false)
    case .edit(let edit): return .taken(take(edit))
    case .textSize(let name): UIContentSizeCategory(rawValue: name).map(application.setContentSizeCategory)
    case .hardwareKeyboard(let isAttached): keyboard.isHardwareAttached = isAttached
    case .keyboardDismissal:
      return .taken(application.keyWindow?.firstResponder.map { UIResponder.Overridable.resignFirstResponder($0) } ?? false)
    case .turn(let orientation): turnDevice(to: orientation)
    case .shake(let isInterrupted): application.shake(isInterrupted: isInterrupted)
    case .tilt(let tilt): motion.setTilt(tilt)
    case .statusBarTap: return .taken(application.tapStatusBar())
    case .remoteControl(let button): return .taken(application.pressRemoteControl(button))
    case .editMenu: return .actions(application.editingMenuActions)
    case .memoryWarning: application.receiveMemoryWarning()
    case .background, .foreground, .own, .answer, .reload, .code, .termination, .end: break
    }
    return mayCall ? self.input.appReceiver?(input) ?? .none : .none
  }

  /// - Returns: whether a text is being edited
  private func take(_ edit: TextEdit) -> Bool {
    guard let editor = (application.keyWindow?.firstResponder as? any TextEditing)?.editor else { return false }
    switch edit {
    case .select(let range): editor.select(range ?? editor.text.wholeRange)
    case .copy: editor.copySelection()
    case .paste(let text):
      if let text { pasteboard.string = text }
      editor.paste()
    case .replace(let text):
      editor.selectAll()
      if text.isEmpty { return editor.text.isEmpty || keyboard.press(.backspace) }
      editor.insert(text)
    }
    return true
  }
}
