import Foundation

/// A frame as pixels, made from its SVG by librsvg's `rsvg-convert`, where that is installed.
///
/// librsvg draws SVG for a whole desktop and has its own maintainers. It is a program and no library here, so nothing needs it to build.
public struct PngImage: Sendable {
  public let data: Data

  /// - Parameter scale: pixels per point
  /// Throws: `PngError`
  public init(_ svg: [UInt8], scale: CGFloat) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lunette-" + UUID().uuidString)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw PngError.failed(reason: systemReason(error))
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    data = try Self.convert(svg, scale: scale, in: folder)
  }

  /// Files and no pipes: a program that ends early would end this process too, as it writes to it.
  private static func convert(_ svg: [UInt8], scale: CGFloat, in folder: URL) throws -> Data {
    let (source, target, words) = (
      folder.appendingPathComponent("frame.svg"), folder.appendingPathComponent("frame.png"), folder.appendingPathComponent("errors")
    )
    do {
      try Data(svg).write(to: source)
      try Data().write(to: words)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [
        converter, "--zoom=\(decimal(scale, places: 3))", "--unlimited", "--format=png", "--output=" + target.path, source.path,
      ]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = try FileHandle(forWritingTo: words)
      try process.run()
      process.waitUntilExit()
      if process.terminationStatus == statusNotFound { throw PngError.notInstalled }
      guard process.terminationStatus == 0 else {
        throw PngError.failed(reason: String(decoding: try Data(contentsOf: words), as: UTF8.self))
      }
      return try Data(contentsOf: target)
    } catch let error as PngError {
      throw error
    } catch {
      throw PngError.failed(reason: systemReason(error))
    }
  }

  static let converter = "rsvg-convert"
  /// Source: POSIX, env: the utility could not be found
  private static let statusNotFound: Int32 = 127
}

public enum PngError: Error, CustomStringConvertible {
  case notInstalled
  case failed(reason: String)

  public var description: String {
    switch self {
    case .notInstalled:
      "PNG needs rsvg-convert, which is not installed: `make setup` installs it, as does `sudo apt-get install librsvg2-bin fonts-inter` "
        + "(macOS: `brew install librsvg`); the svg, json and text forms need nothing"
    case .failed(let reason): "rsvg-convert failed: " + reason.split(whereSeparator: \.isNewline).joined(separator: "; ")
    }
  }
}
