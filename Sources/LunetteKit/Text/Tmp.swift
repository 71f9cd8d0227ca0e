import Foundation
public struct UIFont: Equatable { public var size: CGFloat; public static func systemFont(ofSize s: CGFloat) -> UIFont { UIFont(size: s) }; public var lineHeight: CGFloat { size * 1.2 } }
public enum TextMetrics { public static func size(of: String, font: UIFont, constrainedTo: CGFloat, maxLines: Int, scale: CGFloat) -> CGSize { .zero } }
