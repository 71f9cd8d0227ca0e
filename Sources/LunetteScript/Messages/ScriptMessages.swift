import Foundation
import Lua
import LunetteKit
import LunetteLog
import LunetteRender
import LunetteSystem

// The wording of the host's own errors, in one place. Errors that UIKit raises have UIKit's wording, in LunetteKit.
// Each kind has a script in Tests/LunetteScriptTests/Fixtures/bad, or a line in RegistryTests, with its whole message.

// MARK: The API itself. The order: member, what was expected, what came, a hint

extension BindingFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .argument(let call, let position, let name, let mismatch):
      "\(call): argument \(position) '\(name)' must be \(mismatch.wanted), got \(mismatch.got)" + hint(mismatch)
    case .property(let owner, let name, let mismatch):
      "\(owner).\(name) must be \(mismatch.wanted), got \(mismatch.got)" + hint(mismatch)
    case .unknownMember(let owner, let name, let suggestion, let instead):
      "\(owner) has no property '\(name)'"
        + (instead.map { ": it is not simulated; \($0)" } ?? suggestion.map { " (did you mean '\($0)'?)" } ?? "")
    case .enumeration(let owner, let name, let values):
      "\(owner) has no '\(name)': \(owner).\(name) is one of the strings " + values.map { "\"\($0)\"" }.joined(separator: ", ")
    case .undeclaredField(let owner, let name):
      "\(owner) has no property '\(name)'; a field of your own is declared before: extend(\(owner), { \(name) = false }), or setField(object, "
        + "\"\(name)\", value) gives it to one object"
    case .readOnly(let owner, let name): "\(owner).\(name) can't be set: it is read-only"
    case .nativeClassWrite(let name):
      "\(name) can't be changed; extend(\(name), { name = function(self) ... end }) adds a method to its objects, and "
        + "a class of your own has values and functions besides: class(\"My\(name)\", \(name))"
    case .badReceiver(let call, let owner, let got, let isOverridable):
      "\(call) must be called on \(withArticle(owner)), got \(got); call it with a colon: object:\(call.split(separator: ":").last ?? "")(...)"
        + (isOverridable
          ? "; an override in class C calls its class's own with C.super.\(call.split(separator: ":").last ?? "")(self, ...)" : "")
    case .released(let call): "\(call): the object is gone; its app was closed"
    case .notConstructible(let name): "\(name) can't be made by a script; " + (NotSimulated.entry(of: "init", in: [name])?.instead ?? "the host makes it")
    case .badConstructorArgument(let name, let got):
      "\(name) takes one table of properties, got \(got); write \(name) { name = value, ... }"
    case .classArguments(let got): "class takes a name and a class to derive from, got \(got); write class(\"Name\", UIView)"
    case .notAClass(let got): "isKind takes a class, got \(got)"
    case .otherMaker(let owner, let name): "\(owner) has no '\(name)'; make an object with \(owner) { ... }"
    case .superOfObject(let name):
      "'super' is the class's and not the object's; in a method of class \(name) write \(name).super.method(self, ...), "
        + "with the class that the method is written for"
    case .initOfClass(let got):
      "init was called on \(got); an object is made with Class { ... }, and an init of your own calls Class.super.init(self, ...)"
    case .badValue(let name, let wanted, let got): "\(name) must be \(wanted), got \(got)"
    case .tooManyTimers(let call, let limit): "\(call): \(limit) timers wait already; invalidate what is no longer needed"
    case .badOption(let call, let mismatch): "\(call) wants \(mismatch.wanted), got \(mismatch.got)" + hint(mismatch)
    }
  }

  private func hint(_ mismatch: LuaMismatch) -> String { mismatch.hint.map { "; \($0)" } ?? "" }
}

// MARK: Callbacks

extension ScriptFault: CustomStringConvertible {
  var description: String {
    switch self {
    case .missingMethod(let name, let parameters, let needer, let owner):
      "\(owner) has no method '\(name)', which a \(needer) needs; define function source:\(name)(\(parameters.joined(separator: ", ")))"
    case .endedFunction: "the function can't be called any more: the app to which it belongs has been closed; make what calls it in each launch"
    case .endedDelegate(let needer, let method):
      "\(method) can't be asked: the app to which the \(needer) belongs has been closed; make views and their delegates in each launch"
    case .missingAction(let name, let target):
      "the action's target, \(target), has no method '\(name)'; "
        + (name.contains(":") ? "names have no colons here: \"\(name.prefix { $0 != ":" })\"" : "define function target:\(name)(sender, event)")
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
    case .badAnswer(let callback, let problem, let call): "\(call.position)\(problem) (in \(callback))"
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
    case .moduleNotFound(let name, let tried):
      "module '\(name)' not found; " + (OutsideModules.advice(for: name).map { $0 + "; " } ?? "") + "looked for " + tried.joined(separator: ", ")
    case .outside(let reason): reason
    case .ended(let module): "require \"\(module)\": the app of this plugin has been closed; require modules while it runs"
    case .returnedNothing(let path):
      "\(FilePath.shown(path)): a plugin must return a table (a data source or an app delegate), got nothing; end the file with 'return app'"
    case .notATable(let path, let got):
      "\(FilePath.shown(path)): a plugin must return a table (a data source or an app delegate), got \(got)"
    case .missingMethod(let plugin, let method):
      "\(plugin): the plugin has no '\(method)'; a data source needs numberOfRowsInSection and cellForRowAt, an app delegate didFinishLaunching"
    }
  }
}
