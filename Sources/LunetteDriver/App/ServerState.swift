import LunetteScript

/// What a server will answer next belongs to the state of the apps that ask it. What it was asked before doesn't, unless a function of a route keeps it
/// or looks at it, or a reply to come is spoilt by its number.
/// Source: docs/rules/exploring.md 1
extension ScriptServer {
  func describeState(to state: StateWriter) {
    state.text(baseURL ?? "")
    state.number(latency)
    state.bool(isOffline)
    if answersByRequests {
      state.name("server.requests")
      state.integer(records.count)
      for record in records { state.text(record.exchange.request.line) }
    }
    for (number, spoils) in spoils.sorted(by: { $0.key < $1.key }) where number > records.count {
      state.integer(number - records.count)
      state.text("\(spoils)")
    }
    for (place, route) in routes.enumerated() {
      state.name("server.routes[\(place + 1)]")
      route.describeState(to: state)
    }
    for hold in holds {
      state.text(hold.pattern.text)
      state.integer(hold.count)
    }
    if case .function(let function) = onUnhandled { state.value(function.reference) } else { state.text("\(onUnhandled)") }
  }
}

extension ScriptServer.Route {
  fileprivate func describeState(to state: StateWriter) {
    // The last of several replies stays.
    var answered = options.times.map { min($0, uses) } ?? 0
    switch answer {
    case .replies(let replies): answered = max(answered, min(uses, replies.count - 1))
    case .anyOf: break
    case .function(let function):
      // Its code and its variables; an address in memory is no content.
      state.text(pattern.text)
      state.value(function.reference)
      return state.integer(answered)
    case .recording(let recording):
      state.text(pattern.text)
      for place in recording.playedPlaces { state.integer(place) }
      return
    }
    state.word(content)
    state.integer(answered)
  }
}
