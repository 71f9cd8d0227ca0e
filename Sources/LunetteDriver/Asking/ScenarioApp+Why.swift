import LunetteScript

extension ScenarioApp {
  /// The answer to a question about the run up to this call. Throws: `ScenarioError` for a question that can't be asked
  func why(_ word: String, _ target: String) throws -> String {
    let question: WhyQuestion
    do { question = try WhyQuestion(word, target) } catch { throw ScenarioError.notAsked("\(error)") }
    try checkMayDrive()
    let number = host.answers.count + 1
    if let asked = host.asked {
      let answer = asked(self, number)
      host.answers.append(answer)
      return answer
    }
    guard let rerun = host.rerun else { throw ScenarioError.notAsked("app:why runs a scenario or a test again, and this code is neither") }
    var options = host.options
    (options.closing, options.printed, options.atRest, options.watcher, options.attach) = (nil, nil, nil, nil, nil)
    var why = Why(rerun, options)
    why.ask = (number, host.answers)
    let answer = why.answer(question).text
    host.answers.append(answer)
    return answer
  }
}
