import LunetteScript

/// Classes that scenarios and specs define.
extension Doctor {
  /// Methods of these classes whose names are nearly right.
  var scripts: [Finding] {
    ["scripts", "spec"].flatMap { name in
      NearlyRightNames.luaFiles(below: shown(name)).flatMap { path in
        NearlyRightNames.warnings(ofScript: path).map { Finding(.advice, $0, fix: SourcePosition(leading: $0).map { "edit \($0.file):\($0.line)" }) }
      }
    }
  }
}
