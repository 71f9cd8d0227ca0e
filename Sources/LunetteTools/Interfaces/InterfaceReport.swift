import Foundation

/// What of a file has arrived.
public struct InterfaceReport {
  /// Elements and attributes.
  public let total: Int
  /// How many of each were left out, by element and attribute: `mapView.mapType`, with the first line.
  public let leftOut: [(name: String, count: Int, line: Int)]
  public var arrived: Int { total - leftOut.reduce(0) { $0 + $1.count } }
}

extension InterfaceImport {
  /// Parts of the file that say nothing to an app count as arrived: there is nothing to do for them.
  func silence() {
    for element in document.all {
      if InterfaceNames.silentElements.contains(element.name) || element.name.hasPrefix("simulated") || element.key?.hasPrefix("simulated") == true
        || ["canvasLocation", "freeformSize", "defaultSimulatedMetrics"].contains(element.key ?? "")
      {
        element.markAllRead()
      }
      for attribute in element.unreadAttributes where InterfaceNames.silentAttributes.contains(attribute) && (element.isRead || attribute == "id") {
        _ = element.take(attribute)
      }
    }
  }

  public var report: InterfaceReport {
    var counts: [String: (count: Int, line: Int)] = [:]
    var total = 0
    func miss(_ name: String, _ line: Int) { counts[name] = ((counts[name]?.count ?? 0) + 1, min(counts[name]?.line ?? line, line)) }
    for element in document.all {
      total += 1 + element.attributes.count
      if !element.isRead { miss(element.name, element.line) }
      for attribute in element.unreadAttributes { miss("\(element.name).\(attribute)", element.line) }
    }
    let list = counts.map { (name: $0.key, count: $0.value.count, line: $0.value.line) }
    return InterfaceReport(total: total, leftOut: list.sorted { ($1.count, $0.name) < ($0.count, $1.name) })
  }
}
