import Foundation
import LunetteKit

/// A frame as pixels, drawn from its SVG by librsvg: in this process if the library is installed, otherwise by its program `rsvg-convert`.
/// Both ways give the same pixels. The bytes of the file are those of the libraries that the machine has; where the file is made in this
/// process, in a third of the time that cairo takes for it.
///
/// librsvg draws the SVGs of whole desktops and is well maintained. Building Lunette doesn't need it.
public struct PngImage: Sendable {
  public let data: Data

  /// - Parameter scale: pixels per point
  /// Throws: `PngError`
  public init(_ svg: [UInt8], scale: CGFloat) throws {
    if HostWork.mustEnd(bytes: Self.bytesForByte * svg.count, "drawing a picture from \(svg.count) bytes of SVG") { throw PngError.ended }
    let drawn = PngLibrary.shared?.picture(svg, scale: Double(scale))
    if HostWork.isOver { throw PngError.ended }
    data = try drawn.map { Data(try PngFile.bytes(of: $0)) } ?? Self.convert(svg, scale: scale)
  }

  /// What librsvg takes for each byte of a document. Source: measured, 90,000 rectangles
  private static let bytesForByte = 24

  /// Draws it by the program alone.
  package init(byProgram svg: [UInt8], scale: CGFloat) throws { data = try Self.convert(svg, scale: scale) }

  /// Uses files instead of pipes: writing to a program that ends early would end this process too. The files have no names, so that nothing
  /// remains of them however the process ends.
  private static func convert(_ svg: [UInt8], scale: CGFloat) throws -> Data {
    do {
      let (source, target, words) = (try file(), try file(), try file())
      try source.write(contentsOf: Data(svg))
      try source.seek(toOffset: 0)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [converter, "--zoom=\(decimal(scale, places: 3))", "--unlimited", "--format=png"]
      (process.standardInput, process.standardOutput, process.standardError) = (source, target, words)
      try process.run()
      process.waitUntilExit()
      if process.terminationStatus == statusNotFound { throw PngError.notInstalled }
      guard process.terminationStatus == 0 else { throw PngError.failed(reason: String(decoding: try contents(of: words), as: UTF8.self)) }
      let file = try contents(of: target)
      guard file.starts(with: PngFile.signature) else { throw PngError.failed(reason: "what it wrote is no PNG file") }
      return file
    } catch let error as PngError {
      throw error
    } catch {
      throw PngError.failed(reason: systemReason(error))
    }
  }

  /// An empty file that has no name.
  private static func file() throws -> FileHandle {
    var name = Array((NSTemporaryDirectory() + "/lunette-XXXXXX").utf8CString)
    let number = mkstemp(&name)
    guard number >= 0 else { throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno)) }
    unlink(name)
    return FileHandle(fileDescriptor: number, closeOnDealloc: true)
  }

  private static func contents(of file: FileHandle) throws -> Data {
    try file.seek(toOffset: 0)
    return try file.readToEnd() ?? Data()
  }

  static let converter = "rsvg-convert"
  /// Source: POSIX, env: the utility could not be found
  private static let statusNotFound: Int32 = 127
}

public enum PngError: Error, CustomStringConvertible {
  case notInstalled
  case failed(reason: String)
  /// The script's call is over, and says why.
  case ended

  public var description: String {
    switch self {
    case .notInstalled:
      "PNG needs rsvg-convert, which is not installed: `make setup` installs it, as does `sudo apt-get install librsvg2-bin fonts-inter` "
        + "(macOS: `brew install librsvg`); the svg, json and text forms need nothing"
    case .ended: "ended"
    case .failed(let reason): "rsvg-convert failed: " + reason.split(whereSeparator: \.isNewline).joined(separator: "; ")
    }
  }
}
