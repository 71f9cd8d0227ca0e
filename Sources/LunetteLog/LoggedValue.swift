import Foundation
import LunetteKit

/// An argument of a call, as a log keeps it. Rows and sections in `number` count from 1, those in paths from 0.
public enum LoggedValue {
  case object(AnyObject)
  case path(RowPath)
  case paths([RowPath])
  case number(Double)
  case bool(Bool)
  case string(String)
  case point(CGPoint)
  case value(InputValue)
  case absent
}
