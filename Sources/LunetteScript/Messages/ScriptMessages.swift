import Foundation
import Lua
import LunetteKit
import LunetteRender

// What scripts are told, in one place: how the host's own errors read. What UIKit raises has UIKit's wording, in LunetteKit.
// Each kind has a script in Tests/LunetteScriptTests/Fixtures/bad, or a line in RegistryTests, with its whole message.

// MARK: The API itself. The order: member, what was expected, what came, a hint

extension BindingFault: CustomStringConvertible {
  var description: String {
    switch self {
    case .argument(let call, let position, let name, let mismatch):
      "\(call): argument \(position) '\(name)' must be \(mismatch.wanted), got \(mismatch.got)" + hint(mismatch)
    case .property(let owner, let name, let mismatch):
      "\(owner).\(name) must be \(mismatch.wanted), got \(mismatch.got)" + hint(mismatch)
    case .unknownMember(let owner, let name, let suggestion):
      "\(owner) has no property '\(name)'" + (suggestion.map { " (did you mean '\($0)'?)" } ?? "")
    case .readOnly(let owner, let name): "\(owner).\(name) can't be set: it is read-only"
    case .nativeClassWrite(let name): "\(name) can't be changed; make a class of your own: class(\"My\(name)\", \(name))"
    case .badReceiver(let call, let owner, let got):
      "\(call) must be called on \(withArticle(owner)), got \(got); call it with a colon: object:\(call.split(separator: ":").last ?? "")(...)"
    case .released(let call): "\(call): the object is gone; its app was closed"
    case .notConstructible(let name): "\(name) can't be made by a script; the host makes it"
    case .badConstructorArgument(let name, let got):
      "\(name) takes one table of properties, got \(got); write \(name) { name = value, ... }"
    case .classArguments(let got): "class takes a name and a class to derive from, got \(got); write class(\"Name\", UIView)"
    case .notAClass(let got): "isKind takes a class, got \(got)"
    case .badOption(let call, let mismatch): "\(call) wants \(mismatch.wanted), got \(mismatch.got)" + hint(mismatch)
    }
  }

  private func hint(_ mismatch: LuaMismatch) -> String { mismatch.hint.map { "; \($0)" } ?? "" }
}

/// `a UIView`, `an App`.
func withArticle(_ noun: String) -> String {
  ("AEIOaeio".contains(noun.first ?? "x") && !noun.hasPrefix("UI") ? "an " : "a ") + noun
}

// MARK: Callbacks

extension ScriptFault: CustomStringConvertible {
  var description: String {
    switch self {
    case .missingMethod(let name, let owner):
      "\(owner) has no method '\(name)', which a table view's data source needs; define function source:\(name)(tableView, ...)"
    case .missingAction(let name, let target):
      "the action's target, \(target), has no method '\(name)'; define function target:\(name)(sender, event)"
    case .wrongAnswer("cellForRowAt", let subject, let mismatch, let call):
      "\(call.position)UITableView (\(call.object)) failed to obtain a cell from its dataSource (\(call.delegate)): "
        + "cellForRowAt\(subject) must return \(mismatch.wanted), got \(mismatch.got); end it with 'return cell'"
    case .wrongAnswer(let callback, let subject, let mismatch, let call):
      "\(call.position)\(callback)\(subject) must return \(mismatch.wanted), got \(mismatch.got)"
    case .badHeight(let path, let height, let callback, let call):
      "\(call.position)table view row height must \(height < 0 ? "not be negative" : "be a finite number") - provided height for index path "
        + "(\(path.fromOne)) is \(formatted(height)) (in \(callback)\(path.subject))"
    case .badEdge(let callback, let kind, let section, let height, let call):
      "\(call.position)section \(kind) height must \(height < 0 ? "not be negative" : "be a finite number") - provided height for section "
        + "\(section + 1) is \(formatted(height)) (in \(callback) for section \(section + 1))"
    case .badCount(let callback, let subject, let count, let call):
      "\(call.position)\(callback)\(subject) must not be negative, got \(count)"
    }
  }
}

// MARK: Plugins and modules

extension PluginError: CustomStringConvertible {
  var description: String {
    switch self {
    case .notFound(let name, let tried, let nearest):
      "there is no plugin '\(name)'" + (nearest.map { " (did you mean '\($0)'?)" } ?? "") + "; looked for " + tried.joined(separator: ", ")
    case .requiresItself(let chain):
      "module '\(chain[0])' is required while it is being loaded: \(chain.joined(separator: " requires ")); "
        + "require it inside the function that needs it"
    case .moduleNotFound(let name, let tried): "module '\(name)' not found; looked for " + tried.joined(separator: ", ")
    case .returnedNothing(let path):
      "\(FilePath.shown(path)): a plugin must return a table (a data source or an app delegate), got nothing; end the file with 'return app'"
    case .notATable(let path, let got):
      "\(FilePath.shown(path)): a plugin must return a table (a data source or an app delegate), got \(got)"
    case .missingMethod(let plugin, let method):
      "\(plugin): the plugin has no '\(method)'; a data source needs numberOfRowsInSection and cellForRowAt, an app delegate didFinishLaunching"
    }
  }
}

extension FileProblem: CustomStringConvertible {
  public var description: String {
    let shown = path.isEmpty ? "\"\"" : FilePath.shown(path)
    if isMissing { return "there is no file \(shown)" }
    return isFolder ? "\(shown) is a folder; name a Lua file in it" : "\(shown) can't be read: \(systemReason(code: code))"
  }
}

// MARK: Scenarios

extension ScenarioError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .closed: "the app has been closed; launch it again"
    case .notSettled(let timeout, let movements):
      "settle gave up after \(formatted(timeout)) s; still moving: " + movements.joined(separator: "; ")
    case .nothingFound(let query, let texts, let nearest):
      "nothing on the screen matches \(query)" + (nearest.map { " (did you mean \"\($0)\"?)" } ?? "")
        + (texts.isEmpty
          ? "; there is no text on the screen" : "; the texts on the screen are: " + texts.map { "\"\($0)\"" }.joined(separator: ", "))
    case .notOnScreen(let target, let reason, let trace):
      "\(target) is not on the screen: \(reason); scroll to it or show it first\n\(trace)"
    case .missed(let target, let hit, let reason, let point):
      "a finger at \(point.described) did not reach \(target): \(hit.map { "it landed on \($0)" } ?? "no view took it")"
        + (reason.map { ", as \($0)" } ?? "")
    case .nothingThere(let point): "a finger at \(point.described) touched nothing: no view takes touches there"
    case .explained(let error, let trace): "\(error)\nwhat happened to the touch:\n\(trace)"
    case .badValue(let name, let wanted, let got): "\(name) must be \(wanted), got \(got)"
    case .tooManyTimers(let call, let limit): "\(call): \(limit) timers wait already; invalidate what is no longer needed"
    case .noFirstResponder: "nobody takes the keyboard: no text field is first responder; tap one first"
    case .noTable: "there is no table view on the screen, so a row can't be a target"
    case .noRow(let path): "row \(path.fromOne) is not on the screen; scroll to it first"
    case .noPart(let path, let part, let shown):
      "row \(path.fromOne) shows no \(part) control now; it shows "
        + (shown.isEmpty ? "none" : shown.joined(separator: ", "))
    case .noIndex: "no table on the screen shows a section index, so a title of it can't be a target"
    case .noIndexTitle(let place, let titles):
      "the section index has no title \(place + 1); it has " + titles.enumerated().map { "\($0 + 1) \"\($1)\"" }.joined(separator: ", ")
    case .unwritable(let path, let reason): "can't write \(path): \(reason)"
    case .unknownFormat(let path, let known):
      "can't save \(path): the name must end in "
        + (known.count > 1 ? known.dropLast().joined(separator: ", ") + " or " : "") + (known.last ?? "")
    case .notANumber(let path, let got, let hint): "can't plot '\(path)': it is \(got), not a number" + (hint.map { "; \($0)" } ?? "")
    case .nothingToPlot: "app:plot wants a function that moves something, or duration = seconds"
    case .noScrollView: "there is no scroll view on the screen to plot; say whose property it is: of = view"
    case .fingerGone: "this finger has been lifted; put another down with app:touch(x, y)"
    }
  }
}
