import Foundation

/// How long the tests at random are: `make test` has a fixed budget, and `make test-long` plays many times as much.
package enum Rounds {
  private static let areMany = ProcessInfo.processInfo.environment["LUNETTE_TEST_LONG"] != nil

  package static func of(_ few: Int, long many: Int) -> Int { areMany ? many : few }
}
