import LunetteTesting
import Testing

@Suite struct SpecFinderTests {
  private let folder = RunnerTests.folder

  @Test func aFolderStandsForItsSpecsByName() throws {
    let found = try SpecFinder.specs(at: [folder])
    #expect(found == found.sorted())
    #expect(found.contains("\(folder)/order_spec.lua"))
    #expect(found.allSatisfy { $0.hasSuffix("_spec.lua") })
  }

  @Test func aFileIsTakenAsItIsAndOnce() throws {
    let file = "\(folder)/order_spec.lua"
    #expect(try SpecFinder.specs(at: [file, folder, file]).filter { $0 == file }.count == 1)
    #expect(try SpecFinder.specs(at: ["README.md"]) == ["README.md"])
  }

  @Test func aPathThatIsNotThereIsAnError() {
    let error = #expect(throws: SpecFinder.Missing.self) { try SpecFinder.specs(at: ["no/such"]) }
    #expect(error?.description == "no/such: there is no such file or folder")
  }
}
