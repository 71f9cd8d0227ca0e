import Foundation
import Testing

@testable import LunetteRender

@Suite struct LineEncoderTests {
  private struct Sample: Encodable {
    var z = 1
    var a = "x\"y"
    var list = [1.5, 2, 0.1 + 0.2, 1e-9, -3]
    var names = ["two": 2, "one": 1]
    var nothing: Int?
    var inner = Inner()
    var data = Data([1, 2, 3])
  }

  private struct Inner: Encodable {
    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(true)
      try list.encodeNil()
      var nested = list.nestedUnkeyedContainer()
      try nested.encode(7)
      try list.encode(Empty())
    }
  }

  private struct Empty: Encodable {}

  /// Writes its fields through two containers, as a value does that extends another one's form.
  private struct Extended: Encodable {
    private enum One: String, CodingKey { case first }
    private enum Two: String, CodingKey { case second, inside }
    func encode(to encoder: any Encoder) throws {
      var one = encoder.container(keyedBy: One.self)
      try one.encode(1, forKey: .first)
      var two = encoder.container(keyedBy: Two.self)
      var inside = two.nestedContainer(keyedBy: One.self, forKey: .inside)
      try inside.encode(3, forKey: .first)
      try two.encode(2, forKey: .second)
    }
  }

  @Test func keysKeepTheOrderOfTheValue() {
    #expect(
      LineEncoder.text(Sample())
        == #"{"z":1,"a":"x\"y","list":[1.5,2,0.30000000000000004,1e-09,-3],"names":{"one":1,"two":2},"inner":[true,null,[7],{}],"data":"AQID"}"#)
  }

  @Test func aValueMayBeWrittenThroughSeveralContainers() {
    #expect(LineEncoder.text(Extended()) == #"{"first":1,"inside":{"first":3},"second":2}"#)
    #expect(LineEncoder.text([Extended(), Extended()]) == #"[{"first":1,"inside":{"first":3},"second":2},{"first":1,"inside":{"first":3},"second":2}]"#)
  }

  @Test(arguments: [(0.1, "0.1"), (1e20, "1e+20"), (-0.000001, "-0.000001"), (1 / 3, "0.3333333333333333"), (1e9, "1000000000"), (.infinity, "\"inf\"")])
  func numbersReadBackTheSame(number: Double, text: String) { #expect(LineEncoder.text([number]) == "[\(text)]") }
}
