import Foundation
import LunetteKit
public struct CellSize: Equatable, Sendable { public static let standard = CellSize() ; public init() {}; public init?(_ t: String) {} }
public struct FrameHeading { public init(frame: Int, time: TimeInterval, title: String? = nil) {}; public func text(width: Int = 42) -> String { "heading" } }
public struct TextFrame { public init(_ s: Simulation, cell: CellSize = .standard) {}; public var plain: String { "frame" }; public var ansi: String { "frame" } }
public struct ViewTree { public init(_ s: Simulation) {}; public var text: String { "" } }
