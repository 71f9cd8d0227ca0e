import LunetteKit
import LunetteScript
import LunetteSystem

/// The commands of `lunette debug --terminal`.
extension DebugTerminal {
  struct Command {
    /// The first one is the whole word.
    let names: [String]
    let arguments: String
    let help: String
    let perform: (DebugTerminal, String) -> Void

    init(_ names: [String], _ arguments: String = "", is help: String, _ perform: @escaping (DebugTerminal, String) -> Void) {
      (self.names, self.arguments, self.help, self.perform) = (names, arguments, help, perform)
    }
  }

  private static var commands: [Command] {
    [
      Command(["continue", "c"], is: "go on to the next stop") { it, _ in it.go("continue") },
      Command(["next", "n"], is: "the next line of this function") { it, _ in it.go("next") },
      Command(["step", "s"], is: "the next line of any function") { it, _ in it.go("stepIn") },
      Command(["out", "o"], is: "where this function was called from") { it, _ in it.go("stepOut") },
      Command(["back", "b-"], is: "the line before in this function") { it, _ in it.go("stepBack") },
      Command(["reverse", "c-"], is: "back to the stop before") { it, _ in it.go("reverseContinue") },
      Command(["again", "a"], is: "to the beginning of this function") { it, _ in it.restartFrame() },
      Command(["goto", "g"], "MOMENT|LINE", is: "to a moment, as 69.1+43; or the moments of a line of this file") { it, text in it.goTo(text) },
      Command(["restart"], is: "from the beginning, with the code as it is now") { it, _ in it.go("restart") },
      Command(["pause"], is: "stop where it is") { it, _ in it.go("pause") },
      Command(["break", "b"], "FILE:LINE|FUNCTION [if CONDITION]", is: "stop there; without a place: all breakpoints") { it, text in it.addBreakpoint(text) },
      Command(["delete", "d"], "N|all", is: "remove a breakpoint") { it, text in it.removeBreakpoint(text) },
      Command(["watch", "w"], "EXPRESSION", is: "stop where a field, a variable or a property is written") { it, text in it.watch(text) },
      Command(["catch"], "FILTER ...", is: "stop at errors: uncaught, all, assertions, uikit, warnings") { it, text in it.catchErrors(text) },
      Command(["stack", "bt"], is: "who called whom") { it, _ in it.showStack() },
      Command(["frame", "f"], "N", is: "look at another function of the stack") { it, text in it.select(text) },
      Command(["locals", "l"], is: "the variables of this function") { it, _ in it.showLocals() },
      Command(["list", "ls"], is: "the lines around this one") { it, _ in it.list() },
      Command(["print", "p"], "EXPRESSION", is: "a value; what it does leaves no trace") { it, text in it.evaluate(text, in: "watch") },
      Command(["do"], "CODE", is: "run code here, which stays: another course begins") { it, text in it.evaluate(text, in: "repl") },
      Command(["why"], "QUESTION [TARGET]", is: "ask as lunette why does") { it, text in it.why(text) },
      Command(["error"], is: "what the error says at which it stands") { it, _ in it.showError() },
      Command(["threads"], is: "the app and its coroutines") { it, _ in it.showThreads() },
      Command(["help", "h"], is: "these commands") { it, _ in it.write(Self.helpText) },
      Command(["quit", "q"], is: "end") { it, _ in it.quit() },
    ]
  }

  private static var helpText: String {
    commands.map { command in
      let words = command.names.joined(separator: ", ") + (command.arguments.isEmpty ? "" : " \(command.arguments)")
      return "  " + words + String(repeating: " ", count: max(1, helpColumn - words.count)) + command.help + "\n"
    }.joined()
  }
  /// Units: columns. Ours: wider than most commands
  private static let helpColumn = 44

  func perform(_ line: String) {
    let parts = line.split(separator: " ", maxSplits: 1)
    guard let word = parts.first.map(String.init) else { return }
    guard let command = Self.commands.first(where: { $0.names.contains(word) }) else {
      let nearest = Suggestion.nearest(to: word, among: Self.commands.flatMap(\.names))
      return write("there is no command \(word)" + (nearest.map { "; did you mean \($0)?" } ?? "; help names them all") + "\n")
    }
    command.perform(self, parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : "")
  }

  // MARK: Going

  private var frame: Frame? { frames.indices.contains(selected) ? frames[selected] : nil }

  private func restartFrame() {
    guard let frame else { return write("no function stands here\n") }
    go("restartFrame", ["frameId": .number(frame.id)])
  }

  private func goTo(_ text: String) {
    guard let line = Int(text) else { return go("lunette/goto", ["moment": .text(text)]) }
    guard let path = frame?.path else { return write("no function stands here; give a moment, as 69.1+43\n") }
    let targets = request("gotoTargets", ["source": ["path": .text(path)], "line": .number(line)])?.list("targets") ?? []
    if targets.isEmpty { write("line \(line) has not run\n") }
    for target in targets { write("  \(target.text("label") ?? "")\n") }
    if targets.count == 1, let id = targets[0].whole("id") { go("goto", ["targetId": .number(id)]) }
  }

  // MARK: Breakpoints

  private func addBreakpoint(_ text: String) {
    if text.isEmpty {
      for (number, point) in points.enumerated() { write("  \(number + 1)  \(point.words)\n") }
      for (number, one) in watched.enumerated() { write("  \(points.count + number + 1)  watch \(one.words)\n") }
      return
    }
    let parts = text.split(separator: " if ", maxSplits: 1)
    let (place, condition) = (parts.first?.trimmingCharacters(in: .whitespaces) ?? "", parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : nil)
    if let match = place.wholeMatch(of: /((.+):)?(\d+)/), let line = Int(match.3) {
      guard let file = match.2.map({ path(of: String($0)) }) ?? frame?.path else { return write("no function stands here; name the file, too\n") }
      points.append(Point(file: FilePath.shown(file), line: line, function: "", condition: condition))
      tell(setBreakpoints(in: FilePath.shown(file)), of: points.filter { $0.file == FilePath.shown(file) }.count - 1)
    } else {
      points.append(Point(file: nil, line: 0, function: place, condition: condition))
      tell(setFunctions(), of: points.filter(\.isFunction).count - 1)
    }
  }

  /// The file that is meant by the end of its path, of those that the program has loaded.
  private func path(of name: String) -> String {
    guard !FilePath.isFile(name) else { return name }
    let loaded = request("loadedSources")?.list("sources").compactMap { $0.text("path") } ?? []
    return loaded.first { $0.hasSuffix("/" + name) } ?? name
  }

  private func tell(_ set: [DebugArguments], of place: Int) {
    guard set.indices.contains(place) else {
      _ = points.popLast()
      return
    }
    let (line, words) = (set[place].whole("line"), set[place].text("message"))
    let isVerified = set[place].flag("verified") ?? false
    write("  \(points.count)  \(points.last?.words ?? "")" + (words.map { ": \($0)" } ?? (isVerified ? "" : ": not known yet")))
    write(words == nil && line != nil && line != points.last?.line && points.last?.isFunction == false ? ", line \(line ?? 0)\n" : "\n")
  }

  private func setBreakpoints(in file: String) -> [DebugArguments] {
    let own = points.filter { $0.file == file }.map { JsonValue.object(["line": .number($0.line), "condition": $0.condition.map { .text($0) }]) }
    let path = file.hasPrefix("/") ? file : FilePath.currentFolder + "/" + file
    return request("setBreakpoints", ["source": ["path": .text(path)], "breakpoints": .list(own)])?.list("breakpoints") ?? []
  }

  private func setFunctions() -> [DebugArguments] {
    let own = points.filter(\.isFunction).map { JsonValue.object(["name": .text($0.function), "condition": $0.condition.map { .text($0) }]) }
    return request("setFunctionBreakpoints", ["breakpoints": .list(own)])?.list("breakpoints") ?? []
  }

  private func setWatched() -> [DebugArguments] {
    request("setDataBreakpoints", ["breakpoints": .list(watched.map { ["dataId": .text($0.id)] })])?.list("breakpoints") ?? []
  }

  private func removeBreakpoint(_ text: String) {
    let count = points.count + watched.count
    guard text == "all" || Int(text).map({ (1...max(1, count)).contains($0) && count > 0 }) == true else {
      return write("delete wants all, or a number\(count > 0 ? " from 1 to \(count)" : "; there is no breakpoint")\n")
    }
    let before = points
    if let number = Int(text) {
      if number <= points.count { points.remove(at: number - 1) } else { watched.remove(at: number - 1 - points.count) }
    } else {
      (points, watched) = ([], [])
    }
    for file in Set(before.compactMap(\.file)).sorted() { _ = setBreakpoints(in: file) }
    _ = setFunctions()
    _ = setWatched()
  }

  private func watch(_ text: String) {
    guard !text.isEmpty else { return write("watch wants a field, a variable or a property, as self.count\n") }
    guard let info = request("dataBreakpointInfo", ["name": .text(text), "frameId": frame.map { .number($0.id) }]) else { return }
    guard let id = info.text("dataId") else { return write((info.text("description") ?? "it can't be watched") + "\n") }
    watched.append((id, text))
    if setWatched().isEmpty { _ = watched.popLast() } else { write("  \(points.count + watched.count)  watch \(text)\n") }
  }

  private func catchErrors(_ text: String) {
    let names = text.split { $0 == " " || $0 == "," }.map { JsonValue.text(String($0)) }
    _ = request("setExceptionBreakpoints", ["filters": .list(names)])
  }

  // MARK: Looking

  private func showStack() {
    for (number, frame) in frames.enumerated() {
      let place = frame.path.map { "  \(Self.short($0)):\(frame.line)" } ?? ""
      write("\(number == selected ? ">" : " ") \(number + 1)  \(frame.name)\(place)\n")
    }
  }

  private func select(_ text: String) {
    guard let number = Int(text), frames.indices.contains(number - 1) else { return write("frame wants a number from 1 to \(max(1, frames.count))\n") }
    selected = number - 1
    list()
  }

  private func showLocals() {
    guard let frame else { return write("no function stands here\n") }
    for scope in request("scopes", ["frameId": .number(frame.id)])?.list("scopes") ?? [] where scope.flag("expensive") != true {
      guard let reference = scope.whole("variablesReference") else { continue }
      let variables = request("variables", ["variablesReference": .number(reference)])?.list("variables") ?? []
      if !variables.isEmpty { write("\(scope.text("name") ?? ""):\n") }
      for one in variables { write("  \(one.text("name") ?? "") = \(one.text("value") ?? "")\n") }
    }
  }

  private func list() {
    guard let frame, let path = frame.path else { return write("the host stands here, not a script\n") }
    write(source(path, around: frame.line, lines: Self.linesAround))
  }
  /// Ours: about a function's length
  private static let linesAround = 5

  private func evaluate(_ text: String, in context: String) {
    guard !text.isEmpty else { return write("give an expression\n") }
    guard let answer = request("evaluate", ["expression": .text(text), "context": .text(context), "frameId": frame.map { .number($0.id) }]) else { return }
    write((answer.text("result") ?? "") + "\n")
    guard let reference = answer.whole("variablesReference"), reference > 0 else { return }
    for one in (request("variables", ["variablesReference": .number(reference)])?.list("variables") ?? []).prefix(Self.mostShown) {
      write("  \(one.text("name") ?? "") = \(one.text("value") ?? "")\n")
    }
  }
  /// Ours: a screen full
  private static let mostShown = 40

  private func why(_ text: String) {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard
      let answer = request(
        "lunette/why", ["question": parts.first.map { .text($0) }, "target": parts.count > 1 ? .text(parts[1]) : nil])
    else { return }
    // The adapter names its request; here it is a command.
    write((answer.text("text") ?? "").replacing("lunette/goto ", with: "goto ") + "\n")
  }

  private func showError() {
    guard let error = request("exceptionInfo", ["threadId": .number(thread)]) else { return }
    write("\(error.text("exceptionId") ?? ""): \(error.text("description") ?? "")\n")
    if let stack = error.table("details").text("stackTrace") { write(stack + "\n") }
  }

  private func showThreads() {
    for one in request("threads")?.list("threads") ?? [] { write("\(one.whole("id") == thread ? ">" : " ") \(one.text("name") ?? "")\n") }
  }
}
