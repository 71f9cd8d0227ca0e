/// The unit of a property's number or numbers, as the reference names it.
public enum MeasuredUnit: String, Sendable {
  case points = "Points"
  case pointsPerSecond = "Points per second"
  case seconds = "Seconds"
  case radians = "Radians"
  case degrees = "Degrees"
}
