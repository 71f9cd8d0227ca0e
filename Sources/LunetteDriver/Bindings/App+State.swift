import LunetteScript

extension Registry {
  static func appState(_ c: ClassBuilder<ScenarioApp>) {
    c.method(
      "stateHash",
      "The app's state as 32 digits: equal ones mean the same behaviour ever after. It depends on what scripts hold, on what is on the screen and on "
        + "what is still to come, and not on how the app came there.", args: "options"
    ) { (app: ScenarioApp, options: StateHashOptions?) in try app.stateHash(StateOptions(options ?? StateHashOptions())).description }
  }
}
