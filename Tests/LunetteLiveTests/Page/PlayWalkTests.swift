import Foundation
import ScriptTestSupport
import TestSupport
import Testing

/// The player's page as somebody uses it who walks over the screen with VoiceOver, or looks at the app under other settings of the device.
@Suite(.serialized, .enabled(if: WebDriver.path != nil, "no chromedriver: Tools/setup.sh --browser installs it"))
struct PlayWalkTests {
  private static let rows = "[...document.querySelectorAll('#panel-accessibility [role=treeitem]')]"

  private func open(_ plugin: String, _ arguments: [String]) throws -> (PlayServerTests.Program, WebDriver) {
    let program = try PlayServerTests.Program(arguments, plugin: Repository.root + "/plugins/\(plugin)")
    let browser = try WebDriver()
    try browser.go("http://127.0.0.1:\(program.port)/\(program.token)/")
    #expect(try browser.wait("document.querySelectorAll('#glass [data-id]').length > 1"), "the screen is there")
    return (program, browser)
  }

  private func cursor(_ browser: WebDriver, isOn words: String) throws -> Bool {
    try browser.wait("\(Self.rows).find(r => r.ariaSelected === 'true')?.textContent.includes('\(words)')")
  }

  private func said(_ browser: WebDriver, _ words: String) throws -> Bool {
    try browser.wait("document.querySelector('.said').textContent.includes('\(words)')")
  }

  @Test func theWalkAdjustsGoesByHeadingsAndComesToANewScreen() throws {
    let (program, browser) = try open("settings", [])
    defer { _ = program.end() }
    try browser.script("document.getElementById('tab-accessibility').click()")
    #expect(try browser.wait("\(Self.rows).length > 10"))
    let tree = "document.querySelector('#panel-accessibility .tree').focus()"
    func press(_ key: String, _ words: String) throws {
      try browser.script(tree)
      try browser.type(key)
      #expect(try cursor(browser, isOn: words), "\(words)")
    }
    let (down, right) = ("\u{E015}", "\u{E014}")
    for words in ["Settings", "Sound", "Sounds", "Volume", "slider"] { try press(down, words) }
    #expect(try said(browser, "50%"))
    try browser.script(tree)
    try browser.type(right)
    #expect(try said(browser, "60%"), "the arrow to the right is a swipe up")
    try browser.script("document.querySelector('select[aria-label=Rotor]').value = 'headings'")
    for words in ["You", "Morning"] { try press(down, words) }
    try browser.script("document.querySelector('select[aria-label=Rotor]').value = ''")
    try press(down, "Wake up")
    try browser.type("\u{E007}")
    #expect(try said(browser, "Back Button."), "the cursor is on the first element of the screen that was pushed")
    #expect(try browser.complaints().isEmpty)
  }

  @Test func aTurnedScreenKeepsItsShapeAndFingersLandUnderTheMouse() throws {
    let (program, browser) = try open("settings", ["--system", "17"])
    defer { _ = program.end() }
    func choose(_ name: String) throws {
      try browser.script("[...document.querySelectorAll('[role=menuitem]')].find(item => item.textContent.startsWith('\(name)')).click()")
    }
    try choose("Rotate left")
    #expect(try browser.wait("document.querySelector('#glass svg').getAttribute('viewBox') === '0 0 568 320'"))
    let box = "document.querySelector('#glass > svg').getBoundingClientRect()"
    let shape = try browser.number("\(box).width / \(box).height")
    #expect(abs(shape - 568.0 / 320) < 0.02, "no bars beside the screen")
    try browser.script("document.getElementById('tab-accessibility').click()")
    let row = "\(Self.rows).find(r => r.textContent.includes('cell \"Sounds\"'))"
    #expect(try browser.wait("\(row)?.textContent.includes('[on]')"))
    try browser.tap(527, 104)
    #expect(try browser.wait("\(row)?.textContent.includes('[off]')"), "the switch at the right edge")
    try choose("Right to left")
    try choose("Dark or light")
    try choose("Larger text")
    let line = "document.querySelector('input[aria-label=Lua]')"
    try browser.script(
      """
      \(line).value = "local a = UIApplication.shared; print(a.userInterfaceLayoutDirection, UIScreen.main.traitCollection.userInterfaceStyle, "
        + "a.preferredContentSizeCategory, '.')"
      \(line).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
      """)
    try browser.script("document.getElementById('tab-calls-console').click()")
    #expect(try browser.wait("/rightToLeft\\s+dark\\s+extraLarge\\s+\\./.test(document.querySelector('#panel-calls-console .rows').textContent)"))
    #expect(try browser.complaints().isEmpty)
  }
}
