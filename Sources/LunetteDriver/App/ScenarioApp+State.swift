import Lua
import LunetteKit
import LunetteScript

/// The state of an app as a hash: equal hashes mean the same behaviour ever after. Source: docs/rules/exploring.md 1
extension ScenarioApp {
  /// The app's state now. Taking it changes nothing.
  package func stateHash(_ options: StateOptions = StateOptions()) throws -> StateHash {
    try run { stateHash(options, plugin: plugin, library: globalsOfOthers) }
  }

  /// The globals whose words from the host are no state of the app: those of scenarios and of the server's file.
  private var globalsOfOthers: [LuaTable] { host.scenarioGlobals + [launched.server?.globals].compactMap(\.self) }

  /// The words behind the hash, for a comparison without any doubt.
  package func stateWords(_ options: StateOptions = StateOptions()) throws -> [UInt64] {
    try run { stateWords(options, plugin: plugin, library: globalsOfOthers) }
  }

  /// Gives plain values of scripts other values. Returns: those whose places were found
  package func change(_ changes: [StateChange], _ options: StateOptions = StateOptions()) throws -> [StateChange] {
    try run { change(changes, options, plugin: plugin, library: globalsOfOthers) }
  }

  /// Each value of the state by its path, in the order of the walk.
  package func stateValues(_ options: StateOptions = StateOptions()) throws -> [(path: String, value: String)] {
    try run { stateValues(options, plugin: plugin, library: globalsOfOthers) }
  }
}

/// The options of `app:stateHash`.
struct StateHashOptions: OptionTable {
  @LuaOption("Paths of values that are left out, such as \"store.items[*].created\"; \"reuse\" stands for what waiting cells hold.") var ignore: [String] = []
}

extension StateOptions {
  init(_ options: StateHashOptions) {
    self.init()
    ignored = options.ignore
  }
}
