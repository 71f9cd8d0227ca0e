/// The unit of the number or numbers of a property, a method or an option, as the reference names it.
public enum MeasuredUnit: String, CaseIterable, Sendable {
  case points = "Points"
  case pointsPerSecond = "Points per second"
  case seconds = "Seconds"
  case radians = "Radians"
  case radiansPerSecond = "Radians per second"
  case degrees = "Degrees"
  case perSecond = "Per second"
  case metres = "Metres"
  case pixels = "Pixels"
  case bytes = "Bytes"
}
