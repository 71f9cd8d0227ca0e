public enum NSTextAlignment: String, CaseIterable, Sendable { case left, center, right, justified, natural }

public enum NSLineBreakMode: String, CaseIterable, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// Where text that was made smaller is placed in a label. Source: Apple, UIBaselineAdjustment
public enum UIBaselineAdjustment: String, CaseIterable, Sendable { case alignBaselines, alignCenters, none }
