import Foundation
import LunetteDriver
import LunetteKit
import Testing

// Messages are values of the target's own.
@testable import LunetteLive

/// The messages of front ends: each reads back as what was written, and one in another form says what is wrong.
@Suite struct LiveMessageTests {
  private static let notes: [LiveNote] = [
    .print("a \"b\""), .frame, .rows(section: 2), .gone("x"), .visible(view: 3), .text(view: 3), .selected(view: 3), .property("alpha", view: 3),
  ]
  private static let questions: [LiveQuestion] =
    [
      .tree, .view(7), .layout(view: 7), .hit(x: 1.5, y: 2), .explain, .evaluate(code: "print(1)"),
      .edit(view: 7, property: "frame", value: .list([.number(0), .number(0.5), .text("a"), .bool(true)])), .complete(code: "UIV"), .recording,
      .save(path: "a.lua", without: [0, 4]), .save(path: "a.lua", without: []), .unnote(code: "x"), .picture(form: "svg"), .film(form: "gif"), .end,
    ] + notes.map(LiveQuestion.note) + whys.map(LiveQuestion.why)
  private static let whys = [
    try? WhyRequest(question: "set", target: "id 3.alpha", at: "412.3+118", all: true),
    try? WhyRequest(question: "hidden", target: "{ text = \"a\" }", at: nil, all: nil),
    try? WhyRequest(question: "touch", target: "", at: nil, all: nil),
  ].compactMap { $0 }
  private static let messages: [LiveMessage] =
    [
      .input(.key("a"), plays: true), .input(.touches([TouchSample(finger: 1, phase: .began, location: CGPoint(x: 160, y: 200.5))]), plays: false),
      .play, .pause, .step(by: -3), .speed(0.1), .seek(tick: 12, plays: true), .branch(number: 1), .restart, .clearError, .frame,
    ] + questions.enumerated().map { LiveMessage.ask(id: $0, $1) }

  @Test(arguments: messages)
  func aMessageReadsBack(_ message: LiveMessage) throws {
    #expect(try LiveMessage(JSONEncoder().encode(message)) == message)
  }

  @Test(arguments: [
    ("", "this is no JSON"), ("[1]", "a message is a JSON object with a \"type\""), ("{}", "a message is a JSON object with a \"type\""),
    ("{\"type\":1}", "a message is a JSON object with a \"type\""), ("{\"type\":\"no\"}", "there is no message \"no\"; docs/live.md has them"),
    ("{\"type\":\"step\"}", "\"step\" needs a whole number as \"by\""), ("{\"type\":\"step\",\"by\":0.5}", "\"step\" needs a whole number as \"by\""),
    ("{\"type\":\"step\",\"by\":true}", "\"step\" needs a whole number as \"by\""),
    ("{\"type\":\"speed\",\"value\":1e300}", "\"speed\" needs a number as \"value\""),
    ("{\"type\":\"input\"}", "\"input\" needs an object as \"input\""), ("{\"type\":\"input\",\"input\":{}}", "this is no input; docs/logs.md has their form"),
    ("{\"type\":\"input\",\"input\":{\"key\":\"a\",\"turn\":\"portrait\"}}", "this is no input; docs/logs.md has their form"),
    ("{\"type\":\"ask\",\"what\":\"tree\"}", "\"ask\" needs a whole number as \"id\""),
  ])
  func anotherFormIsRefused(_ text: String, _ reason: String) {
    do {
      _ = try LiveMessage(Data(text.utf8))
      Issue.record("\(text) was accepted")
    } catch { #expect("\(error)" == reason) }
  }

  @Test(arguments: [
    ("\"what\":\"no\"", "there is no question \"no\"; docs/live.md has them"), ("\"x\":1", "\"ask\" needs a text as \"what\""),
    ("\"what\":\"view\"", "\"view\" needs a whole number as \"view\""), ("\"what\":\"hit\",\"x\":1", "\"hit\" needs a number as \"y\""),
    ("\"what\":\"edit\",\"view\":1,\"property\":\"a b\",\"value\":1", "\"edit\" needs a property's name and a value"),
    ("\"what\":\"note\",\"kind\":\"no\"", "there is no assertion \"no\""),
    ("\"what\":\"why\"", "\"why\" needs a text as \"question\""),
    ("\"what\":\"why\",\"question\":\"sett\"", "there is no question \"sett\"; did you mean \"set\"?"),
    ("\"what\":\"why\",\"question\":\"set\"", "set wants VIEW.PROPERTY: who gave the property its value"),
  ])
  func aBadQuestionIsAnsweredByItsNumber(_ rest: String, _ reason: String) {
    do {
      _ = try LiveMessage(Data("{\"type\":\"ask\",\"id\":5,\(rest)}".utf8))
      Issue.record("\(rest) was accepted")
    } catch {
      let question = error as? BadQuestion
      #expect(question?.id == 5)
      #expect(question.map { "\($0.reason)" } == reason)
    }
  }
}
