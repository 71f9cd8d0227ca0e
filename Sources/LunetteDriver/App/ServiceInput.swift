/// What comes from the services of the device, by the name of the input. Source: docs/rules/world.md 9
enum ServiceInput: String {
  case permission, notification, push, location, path, battery, lowPower, proximity, activity, quickAction, backgroundTask
}
