import _FoundationICU

/// The forms that a language has for numbers of things. Source: Unicode CLDR, plural rules
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// - Parameter language: such as `ru`
  package init(of number: Double, language: String) {
    var status = U_ZERO_ERROR
    self = .other
    guard Icu.isReady, let rules = swift_uplrules_openForType(Icu.locale(language), UPLURAL_TYPE_CARDINAL, &status), status.isSuccess else { return }
    defer { swift_uplrules_close(rules) }
    let word = Icu.text { swift_uplrules_select(rules, number, $0, $1, &$2) }
    self = word.flatMap(PluralCategory.init) ?? .other
  }
}
