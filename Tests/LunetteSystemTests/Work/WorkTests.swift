import Foundation
import LunetteSystem
import Testing

@Suite struct WorkTests {
  @Test func resultsAreInTheOrderOfTheElements() {
    #expect(parallelMap(Array(0..<200)) { $0 * $0 } == (0..<200).map { $0 * $0 })
    #expect(parallelMap([Int]()) { $0 }.isEmpty)
  }

  @Test func messagesComeInTheOrderOfTheJobs() {
    let jobs = OrderedJobs<String>(count: 20)
    var heard: [String] = []
    jobs.run(workers: 4) { job in
      for step in 0..<3 { jobs.post("\(job).\(step)", from: job) }
    } receive: { _, message in
      heard.append(message)
    }
    #expect(heard == (0..<20).flatMap { job in (0..<3).map { "\(job).\($0)" } })
  }

  @Test func jobsAfterTheLastOneAreNotHeard() {
    let jobs = OrderedJobs<Int>(count: 50)
    var heard: [Int] = []
    jobs.run(workers: 3) {
      jobs.post($0, from: $0)
    } receive: { job, _ in
      heard.append(job)
      if job == 4 { jobs.stop(after: 4) }
    }
    #expect(heard == [0, 1, 2, 3, 4])
  }
}
