import Foundation
import LunetteKit

/// What a call handed over, as a log keeps it. Rows and sections of `number` count from 1, those of paths from 0.
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
