import LunetteCore
import Testing

/// Texts in languages that nobody speaks. Source: docs/rules/world.md 4, case W-097
@Suite struct PseudoLanguageTests {
  @Test(arguments: [
    (PseudoLanguage.double, "Save Save"), (.bounded, "[# Save #]"), (.rightToLeft, "Save"), (.rightToLeftStrings, "\u{202E}Save\u{202C}"),
  ])
  func showTextsInAnotherForm(language: PseudoLanguage, text: String) {
    #expect(language.shown("Save") == text)
    #expect(language.shown("1,234.50 %") == "1,234.50 %")
    #expect(language.shown("") == "")
  }

  @Test func accentsLeaveAsManyLettersAndNoPlainOne() {
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    let shown = PseudoLanguage.accented.shown("3 " + letters)
    #expect(shown.count == letters.count + 2)
    #expect(shown.hasPrefix("3 "))
    #expect(Set(shown).isDisjoint(with: letters))
  }
}
