import LunetteCore
import Testing

/// The words that the system puts on the screen. Source: docs/rules/world.md 4
@Suite struct SystemWordTests {
  @Test func eachLanguageHasAllWords() {
    #expect(SystemWord.languages == ["ar", "de", "es", "fr", "he", "it", "ja", "ko", "nl", "pt", "ru", "sv", "zh-Hans", "zh-Hant"])
    for language in SystemWord.languages {
      let words = SystemWord.allCases.map { $0.text(in: [language]) }
      #expect(words.allSatisfy { !$0.isEmpty && !$0.contains("|") && !$0.contains("\n") })
      // Of the words most are other ones than the English ones.
      let same = zip(SystemWord.allCases, words).filter { $0.rawValue == $1 }.map(\.1)
      #expect(same.count < 8, "\(language): \(same)")
    }
  }

  @Test func theFirstLanguageThatHasWordsCounts() {
    #expect(SystemWord.done.text(in: ["fi", "sv", "de"]) == "Klar")
    #expect(SystemWord.done.text(in: ["en-GB", "de"]) == "Done")
    #expect(SystemWord.done.text(in: []) == "Done")
    #expect(SystemWord.selectAll.text(in: ["zh-TW"]) == "全選")
  }
}
