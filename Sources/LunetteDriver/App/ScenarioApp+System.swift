import Foundation
import Lua
import LunetteKit
import LunetteScript

/// Inputs other than touches. Each call sends an input through the input queue and then runs one frame.
/// Source: docs/lua-api.md sections 3 and 4
extension ScenarioApp {
  func background() throws { try send(.background) }
  func foreground() throws { try send(.foreground) }
  func memoryWarning() throws { try send(.memoryWarning) }
  func shake(isInterrupted: Bool = false) throws { try send(.shake(isInterrupted: isInterrupted)) }

  /// - Parameter tilt: each axis from -1 to 1
  func tilt(_ tilt: Tilt) throws {
    for (name, axis) in [("horizontal", tilt.horizontal), ("vertical", tilt.vertical)] where !Tilt.range.contains(axis) {
      throw ScenarioError.badValue(name: name, wanted: "a number from -1 to 1", got: "\(axis)")
    }
    try send(.tilt(tilt))
  }

  func rotateDevice(_ orientation: UIDeviceOrientation) throws {
    guard orientation != .unknown else {
      throw ScenarioError.badValue(name: "orientation", wanted: "a way to hold the device, such as \"landscapeLeft\"", got: "\"unknown\"")
    }
    try send(.turn(orientation))
  }

  /// Returns: whether a scroll view was asked to scroll to its top
  func tapStatusBar() throws -> Bool { try send(.statusBarTap).isTaken }

  /// Returns: whether the app receives remote control events
  func remoteControl(_ button: UIEvent.EventSubtype) throws -> Bool {
    guard button.isRemoteControl else {
      throw ScenarioError.badValue(name: "button", wanted: "a remote control's, such as \"remoteControlPlay\"", got: "\"\(button)\"")
    }
    return try send(.remoteControl(button)).isTaken
  }

  /// Sends an input that the app itself defines. Returns: whether its delegate has the method for such inputs
  func send(_ name: String, _ value: InputValue) throws -> Bool { try send(.own(name: name, value)).isTaken }

  /// A question, so no frame runs.
  func editMenu() throws -> [String] {
    try run {
      if case .actions(let names) = simulation.send(.editMenu), !names.isEmpty { return names }
      return UIEditMenuInteraction.open(in: simulation)?.openMenu.map { $0.children.flatMap(\.shown).map(\.title) } ?? []
    }
  }

  /// A question, so no frame runs.
  func openMenu() throws -> MenuElements? {
    try run {
      MenuSession.open(in: simulation).map { MenuElements($0.root.children) }
        ?? UIEditMenuInteraction.open(in: simulation)?.openMenu.map { MenuElements($0.children) }
    }
  }

  /// The user presses a key of a hardware keyboard while others are held. Returns: whether somebody has a command for it
  func keyCommand(_ input: String, _ modifiers: UIKeyCommand.Modifiers?) throws -> Bool {
    guard !input.isEmpty else { throw ScenarioError.badValue(name: "input", wanted: "what the key types, such as \"s\"", got: "\"\"") }
    let modifiers = modifiers ?? []
    if try send(.answer(name: InputEventAnswer.keyCommand, .list([.text(input), .number(Double(modifiers.rawValue))]))).isTaken { return true }
    guard input == "\t", modifiers.isSubset(of: .shift) else { return false }
    return try pressForFocus(modifiers.isEmpty ? .tab : .shiftTab)
  }

  /// The user ends the app, and the app is told first.
  func terminate() throws { _ = try drive { simulation.send(.termination) } }

  /// Ends the app without telling it.
  func end() throws { if !isClosed { _ = try run { simulation.send(.end) } } }

  @discardableResult func send(_ input: Input) throws -> InputAnswer {
    try drive {
      defer { simulation.runFrame() }
      return simulation.send(input)
    }
  }

  /// The user chooses a picture in the image picker on the screen. Throws: if no picker is on the screen
  func pickImage(_ name: String) throws {
    switch try send(.answer(name: Self.imageAnswer, .text(name))) {
    case .failed(let error): throw error
    default: break
    }
  }

  /// The user chooses a colour in the picker on the screen and closes it; without one in the first well that there is.
  /// Throws: if there is neither
  func pickColor(_ color: UIColor) throws {
    let color = color.cgColor
    let parts = [color.red, color.green, color.blue, color.alpha].map { InputValue.number(Double($0)) }
    if case .failed(let error) = try send(.answer(name: InputEventAnswer.pickColor, .list(parts))) { throw error }
  }

  private func take(color: UIColor) -> InputAnswer {
    if let picker = simulation.shownColorPicker {
      picker.pick(color)
      picker.finish()
      return .taken(true)
    }
    func well(in view: UIView) -> UIColorWell? {
      if view.isHidden { return nil }
      if let well = view as? UIColorWell { return well.isEnabled ? well : nil }
      return view.subviews.lazy.compactMap(well).first
    }
    guard let found = simulation.application.visibleWindows.reversed().lazy.compactMap(well).first else { return .failed(ScenarioError.noColorPicker) }
    found.take(color)
    return .taken(true)
  }

  /// From now on other apps open addresses with these beginnings. Neither a finger nor time moves.
  func answerURLs(_ beginnings: [String]) throws {
    _ = try run { simulation.send(.answer(name: Self.urlAnswer, .list(beginnings.map { .text($0) }))) }
  }

  /// From now on web views find these pages. Neither a finger nor time moves.
  func setPages(_ pages: InputValue) throws {
    do { _ = try WebPage.pages(pages) } catch {
      throw ScenarioError.badValue(name: "pages", wanted: "pages by their addresses", got: "a table in which \(error)")
    }
    _ = try run { simulation.send(.answer(name: InputEventAnswer.pages, pages)) }
  }

  /// The user changes the device's settings or its clock. Throws: what a callback raised
  func change(_ setting: WorldSetting, _ value: InputValue) throws { _ = try drive { simulation.send(.answer(name: setting.rawValue, value)) } }

  /// The user chooses another appearance. Throws: in a system that has only one
  func setAppearance(_ appearance: LaunchAppearance, isAnimated: Bool) throws {
    try appearance.check(in: simulation.system)
    try change(.appearance, .list([.text(appearance.rawValue), .bool(isAnimated)]))
  }

  private static let imageAnswer = "image"
  private static let urlAnswer = "urls"
  /// The size of a picture that is only a name. Units: points. Ours
  private static let pictureSize = CGSize(width: 640, height: 480)

  private func answer(_ name: String, _ value: InputValue) -> InputAnswer {
    if name == Self.urlAnswer, case .list(let values) = value {
      let beginnings = values.compactMap { if case .text(let text) = $0 { text } else { nil } }
      simulation.application.opensURL = { url in beginnings.contains { url.hasPrefix($0) } }
      return .taken(true)
    }
    if name == InputEventAnswer.openURL, case .text(let url) = value {
      comeToFront()
      return .taken(appDelegate.hear(openURL: url, simulation.application))
    }
    if name == InputEventAnswer.pages, let pages = try? WebPage.pages(value) {
      simulation.setWebPages(pages)
      self.pages = value
      return .taken(true)
    }
    if name == SimulatedNetwork.inputName {
      do { try simulation.network.receive(value) } catch { return .failed(error) }
      return .taken(true)
    }
    if name == InputEventAnswer.accessibility, case .table(let values) = value {
      let flags = values.compactMapValues { if case .bool(let isOn) = $0 { isOn } else { nil } }
      simulation.changeWorld { world in
        // A setting that is as usual again is as one that was never touched.
        let settings = (world.accessibility ?? [:]).merging(flags) { $1 }.filter { name, isOn in
          AccessibilityFlag(rawValue: name).map { $0.isUsuallyOn != isOn } ?? true
        }
        world.accessibility = settings.isEmpty ? nil : settings
        // One setting under two names.
        if let isHigh = flags[AccessibilityFlag.isDarkerSystemColorsEnabled.rawValue] { world.hasHighContrast = isHigh ? true : nil }
      }
      let hadBoldText = simulation.isOn(.isBoldTextEnabled)
      simulation.accessibility.set(flags.asFlags)
      if simulation.isOn(.isBoldTextEnabled) != hadBoldText || flags[AccessibilityFlag.buttonShapesEnabled.rawValue] != nil { simulation.textLooksDidChange() }
      if flags[AccessibilityFlag.isReduceTransparencyEnabled.rawValue] != nil {
        for window in simulation.application.windows { UIVisualEffectView.refreshAll(in: window) }
      }
      simulation.settingsOfTraitsDidChange()
      simulation.setAppearance(simulation.chosenAppearance, isFaded: false)
      return .taken(true)
    }
    if name == InputEventAnswer.voiceOver { return receiveVoiceOver(value) }
    if name == InputEventAnswer.focus, case .text(let text) = value, let key = Keyboard.Key(rawValue: text) {
      return .taken(KeyboardFocus(app: self).press(key))
    }
    if name == InputEventAnswer.keyCommand, case .list(let parts) = value, case .text(let input)? = parts.first, case .number(let flags)? = parts.last {
      let start = simulation.application.keyCommandStart
      return .taken(start?.pressKey(input, UIKeyCommand.Modifiers(rawValue: Int(exactly: flags) ?? 0)) ?? false)
    }
    if name == InputEventAnswer.pickColor, let color = value.asColor { return take(color: color) }
    if name == InputEventAnswer.direction, case .text(let direction) = value {
      simulation.changeWorld { $0.direction = direction }
      simulation.directionDidChange()
      simulation.statusBarMayHaveChanged()
      simulation.settingsOfTraitsDidChange()
      return .taken(true)
    }
    if let setting = WorldSetting(rawValue: name) {
      simulation.changeWorld { setting.set(&$0, to: value, at: simulation.time) }
      switch setting {
      case .online:
        simulation.network.connectionChanged()
        simulation.conditions.pathMayHaveChanged()
      case .date, .timeZone: simulation.userNotifications.clockChanged()
      case .appearance, .contrast:
        if setting == .contrast {
          let isHigh = simulation.world.hasHighContrast == true
          simulation.changeWorld { $0.accessibility?[AccessibilityFlag.isDarkerSystemColorsEnabled.rawValue] = isHigh }
          simulation.accessibility.set([.isDarkerSystemColorsEnabled: isHigh])
        }
        simulation.setAppearance(simulation.chosenAppearance, isFaded: value.isFaded)
      case .locale: simulation.localization.check(locale: simulation.world.locale)
      case .hourCycle: break
      }
      return .taken(true)
    }
    if let service = ServiceInput(rawValue: name) {
      do { return try take(service, value) } catch { return .failed(error) }
    }
    guard name == Self.imageAnswer, case .text(let file) = value else { return .taken(false) }
    guard let picker = simulation.shownImagePicker else { return .failed(ScenarioError.noImagePicker) }
    if let status = picker.refusal {
      return .failed(
        ScenarioError.noService(
          "the app may not use the camera, whose permission is \(status.rawValue): answer the question, app:tap \"Allow\", or launch with permissions = "
            + "{ camera = \"authorized\" }"))
    }
    picker.pick(context.image(named: file) ?? UIImage(named: file, size: Self.pictureSize))
    return .taken(true)
  }

  /// Handles the part of an input that concerns the app's own code.
  func receive(_ input: Input) -> InputAnswer {
    let application = simulation.application
    switch input {
    case .background:
      guard application.applicationState != .background else { break }
      appDelegate.receive(.goesToBackground, application)
      application.leaveScreen()
      StateRestoration(appDelegate, on: simulation).save()
      simulation.life.enteredBackground()
    case .foreground: comeToFront()
    case .memoryWarning: appDelegate.receive(.isShortOfMemory, application)
    case .answer(let name, let value): return answer(name, value)
    case .own(let name, let value): return .taken(appDelegate.receive(name, value, application))
    case .reload(let files): do { return .files(try replaceCode(files)) } catch { return .failed(error) }
    case .code(let text): do { try context.asCall { try host.run(line: text, of: self) } } catch { return .failed(error) }
    case .termination:
      if application.applicationState != .background { StateRestoration(appDelegate, on: simulation).save() }
      appDelegate.receive(.ends, application)
      close()
    case .end: close()
    default: break
    }
    return .none
  }
}

/// Names of `Input.answer` that a recording tells apart.
enum InputEventAnswer {
  static let openURL = "openURL", pages = "pages", accessibility = "accessibility", direction = "direction", voiceOver = "voiceOver", focus = "focus"
  static let keyCommand = "keyCommand", pickColor = "pickColor"
}

extension InputValue {
  /// Four numbers from 0 to 1.
  var asColor: UIColor? {
    guard case .list(let parts) = self else { return nil }
    let numbers = parts.compactMap { if case .number(let number) = $0 { CGFloat(number) } else { nil } }
    return numbers.count == 4 ? UIColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3]) : nil
  }
}

/// What the user changes in the device's settings, by the name of the input.
enum WorldSetting: String {
  case date, timeZone, locale, hourCycle, online, appearance, contrast

  /// - Parameter time: of the simulation
  func set(_ world: inout WorldSettings, to value: InputValue, at time: TimeInterval) {
    switch (self, value) {
    case (.date, .number(let date)): world.date = date - time
    case (.timeZone, .text(let name)): world.timeZone = name
    case (.locale, .text(let name)): world.locale = name
    case (.hourCycle, .bool(let uses24Hours)): world.uses24HourClock = uses24Hours
    case (.online, .bool(let isOnline)): world.isOnline = isOnline
    case (.appearance, .list(let parts)): world.isDark = parts.first == .text("dark") ? true : nil
    case (.contrast, .text(let contrast)): world.hasHighContrast = contrast == "high" ? true : nil
    default: break
    }
  }
}

extension InputValue {
  /// Whether an input of another appearance is to be seen as a fade.
  fileprivate var isFaded: Bool { if case .list(let parts) = self { parts.last == .bool(true) } else { false } }
}
