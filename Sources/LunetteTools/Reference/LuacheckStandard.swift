import LunetteScript

/// A `.luacheckrc` with the API's globals. Source: luacheck.readthedocs.io/en/stable/config.html, "Custom sets of globals"
public struct LuacheckStandard {
  private let api: ApiDescription

  /// The folder of the stubs, which luacheck must skip.
  private let types: String

  public init(_ api: ApiDescription, types: String = EditorFiles.standardTypesFolder) { (self.api, self.types) = (api, types) }

  /// The first line shows that the file is ours and may be overwritten.
  public static let heading = "-- Written by `lunette types --luacheck`; written anew as long as this line is here."

  public var text: String {
    let globals = (api.allClasses.map(\.name) + api.functions.map(\.name)).filter { !Self.ofLua.contains($0) }
    let words = api.specWords.map(\.name) + ["spy", "stub", "mock", "match", "gen", "commands"]
    return """
      \(Self.heading)
      std = "lua54+lunette"
      unused_args = false -- a callback gets more than it needs
      exclude_files = { "\(types)/**" }

      stds.lunette = {
        read_globals = {
      \(lines(globals))
        },
      }

      stds.lunette_specs = {
        read_globals = {
      \(lines(words))
          assert = { other_fields = true },
        },
      }

      files["**/*_spec.lua"] = { std = "+lunette_specs" }

      """
  }

  private static let ofLua: Set<String> = ["print", "require"]

  private func lines(_ names: [String]) -> String { names.sorted().map { "    \"\($0)\"," }.joined(separator: "\n") }
}
