import Foundation
import LunetteDriver
import LunetteRender
import LunetteScript
import LunetteSystem
import LunetteTesting

/// `lunette new`: the first files of a project, a plugin or a scenario, with a spec that passes.
public struct NewFiles {
  /// The project's folder.
  public let folder: String

  public init(in folder: String = ".") { self.folder = folder }

  public enum Refusal: Error, CustomStringConvertible {
    case badName(String)
    case exists(String)
    case failed(String)

    public var description: String {
      switch self {
      case .badName(let name):
        "\"\(name)\" can't be a name: it must begin with a letter, and have only letters (a-z), digits, _ and -; for example \"my_list\""
      case .exists(let path): "\(path) is there already, and nothing is overwritten; choose another name, or move it away"
      case .failed(let reason): reason
      }
    }
  }

  /// Writes a plugin, its spec with a kept frame, and files for editors. Returns: the files, relative to the project's folder
  public func plugin(_ name: String, template: PluginTemplate = .list, api: ApiDescription) throws -> [String] {
    try check(name)
    let texts = [
      (path: "plugins/\(name)/init.lua", text: Self.filled(template.plugin ?? Self.plugin, name)),
      (path: "scripts/\(name)_spec.lua", text: Self.filled(template.spec ?? Self.pluginSpec, name)),
    ]
    try texts.map(\.path).forEach(refuseExisting)
    for (path, text) in texts { try write(text, to: path) }
    let frames = try runSpec("scripts/\(name)_spec.lua")
    return try texts.map(\.path) + frames + EditorFiles(api, in: folder).write(luacheck: false)
  }

  /// Writes a scenario, and a spec if there is none of that name. It launches the plugin of its name, or a list of its own.
  public func scenario(_ name: String) throws -> [String] {
    try check(name)
    let path = "scripts/\(name).lua"
    try refuseExisting(path)
    let hasPlugin = FilePath.exists(self.path("plugins/\(name)/init.lua"))
    try write(Self.filled(hasPlugin ? Self.scenarioOfPlugin : Self.scenario, name), to: path)
    let spec = "scripts/\(name)_spec.lua"
    if FilePath.exists(self.path(spec)) { return [path] }
    try write(Self.filled(Self.scenarioSpec, name), to: spec)
    return [path, spec]
  }

  /// Makes a folder for a project with a plugin, a scenario and a spec of that name, files for editors and linters, and a workflow that
  /// runs the specs. Returns: the files, relative to the folder that contains the project's
  public func project(_ name: String, api: ApiDescription) throws -> [String] {
    try check(name)
    try refuseExisting(name)
    let project = NewFiles(in: path(name))
    var written = try project.plugin(name, api: api)
    written += try project.scenario(name)
    written += try EditorFiles(api, in: project.folder).write(luacheck: true)
    let files = [
      ".gitignore": Self.ignored, ".github/workflows/test.yml": Self.workflow, ProjectSettings.name: Self.settings, ".vscode/launch.json": Self.launches,
      ".nvim.lua": Self.neovim,
    ]
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      try project.write(text, to: path)
      written.append(path)
    }
    return written.map { name + "/" + $0 }
  }

  /// Source: docs/debugging.md
  private static let launches = """
    {
      "version": "0.2.0",
      "configurations": [
        { "type": "lunette", "request": "launch", "name": "This scenario", "program": "${relativeFile}", "cwd": "${workspaceFolder}" },
        { "type": "lunette", "request": "launch", "name": "The test in this line", "program": "${relativeFile}:${lineNumber}", "cwd": "${workspaceFolder}" }
      ]
    }

    """

  /// Source: docs/debugging.md
  private static let neovim = """
    -- For Neovim with nvim-dap: lunette debug as the debugger of Lua files. docs/debugging.md
    local found, dap = pcall(require, "dap")
    if found then
      dap.adapters.lunette = { type = "executable", command = "lunette", args = { "debug" } }
      dap.configurations.lua = {
        { type = "lunette", request = "launch", name = "This scenario", program = "${file}" },
      }
    end

    """

  /// Source: docs/queries.md
  private static let settings = """
    -- What this project says for all its runs. docs/queries.md, docs/variants.md
    return {
      -- A query that matches several views is an error where one is wanted.
      strictQueries = true,
    }

    """

  /// Only ASCII, since not every file system can store names with all letters.
  private func check(_ name: String) throws {
    let letters = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    guard let first = name.first, letters.contains(first),
      name.allSatisfy({ letters.contains($0) || "0123456789_-".contains($0) })
    else { throw Refusal.badName(name) }
  }

  private func refuseExisting(_ path: String) throws {
    if FilePath.exists(self.path(path)) { throw Refusal.exists(self.path(path)) }
  }

  /// Runs a spec once, which writes its kept frames. Returns: the frames' paths
  private func runSpec(_ path: String) throws -> [String] {
    var hostOptions = ScriptHost.Options()
    hostOptions.output = { _ in }
    let runner = SpecRunner(options: SpecRunner.Options(host: hostOptions, frames: .writeMissing)) { _ in }
    let counts = runner.run([self.path(path)]).counts
    guard counts.total > 0, counts.passed == counts.total else {
      throw Refusal.failed("\(self.path(path)) fails; lunette test \(self.path(path)) tells why")
    }
    let frames = "scripts/__frames__/" + ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let names = FilePath.names(in: self.path(frames)) ?? []
    return names.map { frames + "/" + $0 }
  }

  private func path(_ name: String) -> String { folder == "." ? name : folder + "/" + name }

  private func write(_ text: String, to name: String) throws {
    do { try WholeFile.writeNew(text, to: path(name)) } catch {
      throw Refusal.failed("\(path(name)) can't be written: \(systemReason(error))")
    }
  }
}

// MARK: - What is written

extension NewFiles {
  private static let placeholder = "NAME"
  private static func filled(_ text: String, _ name: String) -> String { text.replacingOccurrences(of: placeholder, with: name) }

  private static let list = """
    local items = { "First", "Second", "Third" }

    """

  private static let methods = """
      numberOfRowsInSection = function(self, tableView, section) return #items end,

      cellForRowAt = function(self, tableView, indexPath)
        local cell = tableView:dequeueReusableCell("item") or UITableViewCell { reuseIdentifier = "item" }
        cell.textLabel.text = items[indexPath.row]
        return cell
      end,

      didSelectRowAt = function(self, tableView, indexPath)
        items[indexPath.row] = items[indexPath.row] .. " ✓"
        tableView:reloadRows({ indexPath }, "none")
      end,

    """

  private static let plugin =
    "-- NAME: a list whose rows are ticked off by a tap.\n-- What else it may have: lunette api UITableViewDataSource, lunette api UITableViewDelegate\n"
    + list + "\n---@type UITableViewDataSource|UITableViewDelegate\nlocal plugin = {\n  system = 17,\n\n" + methods + "}\n\nreturn plugin\n"

  private static let pluginSpec = """
    -- What NAME does. Run it with: lunette test scripts/NAME_spec.lua
    describe("NAME", function()
      local app ---@type App

      before_each(function() app = launch "NAME" end)

      it("shows its rows", function()
        assert.are.equal(3, app.table:numberOfRows(1))
        assert.frame(app, "start") -- kept in __frames__/ beside this file; lunette test --update writes it
      end)

      it("ticks off the tapped row", function()
        app:tap "Second"
        assert.is_true(app:exists "Second ✓")
        assert.is_false(app:exists "First ✓")
      end)
    end)

    """

  private static let scenarioOfPlugin = """
    -- Launches the plugin NAME and touches it. Run it with: lunette run scripts/NAME.lua
    local app = launch "NAME"
    app:print "at the start"

    app:drag { from = { 160, 400 }, to = { 160, 250 } }
    app:settle()
    app:print "after a drag"

    return app

    """

  private static let scenario =
    "-- Launches a list and touches it. Run it with: lunette run scripts/NAME.lua\n" + list + "\nlocal app = launch {\n" + methods
      + """
      }
      app:print "at the start"

      app:tap "Second"
      app:settle()
      app:print "after a tap"

      return app

      """

  private static let ignored = """
    # What lunette keeps for itself, such as the frames of failed tests.
    .lunette/
    # The API's types for editors; lunette types writes them.
    types/

    """

  private static let workflow = """
    # Runs every spec on each push. Lunette is built from its sources, which takes some minutes; later runs have it from the cache.
    name: test
    on: [push, pull_request]
    jobs:
      test:
        runs-on: ubuntu-24.04
        container: swift:6.0-noble
        env:
          # Where Lunette's sources are: set the repository's variable LUNETTE to its address.
          LUNETTE: ${{ vars.LUNETTE }}
        steps:
          - uses: actions/checkout@v4
          - uses: actions/cache@v4
            id: lunette
            with:
              path: /opt/lunette
              key: lunette-${{ runner.os }}-${{ env.LUNETTE }}
          - run: apt-get update && apt-get install -y make git liblua5.4-dev
          - if: steps.lunette.outputs.cache-hit != 'true'
            run: git clone --depth 1 "$LUNETTE" /tmp/lunette && make -C /tmp/lunette install PREFIX=/opt/lunette
          - run: /opt/lunette/bin/lunette test --reporter terminal --reporter github

    """

  private static let scenarioSpec = """
    -- What the scenario NAME leads to. Run it with: lunette test scripts/NAME_spec.lua
    it("runs to its end", function()
      local app = require "NAME"
      assert.is_true(app.frameCount > 0)
    end)

    """
}
