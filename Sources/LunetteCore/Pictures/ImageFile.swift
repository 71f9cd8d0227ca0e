import Foundation

/// A PNG or JPEG file. Only its size is read; the pixels are left to the program that shows the frame. Source: docs/rules/layers.md 3.3
public struct ImageFile: Hashable, Sendable {
  public enum Kind: String, Sendable { case png, jpeg }

  public let kind: Kind
  /// Size of the picture as it is shown. Units: pixels.
  public let width, height: Int
  /// How the file says that its pixels are to be turned; `width` and `height` are those after turning.
  public let orientation: UIImage.Orientation
  public let bytes: [UInt8]

  /// What is wrong with a file, in words.
  public struct Damage: Error, CustomStringConvertible {
    public let description: String
    public init(description: String) { self.description = description }
  }

  public init(_ bytes: [UInt8]) throws(Damage) {
    let size: (Int, Int)
    var turned = UIImage.Orientation.up
    if bytes.starts(with: Self.pngSignature) {
      (kind, size) = (.png, try Self.pngSize(bytes))
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      (kind, size) = (.jpeg, try Self.jpegSize(bytes, &turned))
    } else {
      throw Damage(description: "it is neither a PNG nor a JPEG file")
    }
    (width, height) = size
    orientation = turned
    guard width > 0, height > 0 else { throw Damage(description: "its width or height is 0") }
    guard width <= Self.mostPixels, height <= Self.mostPixels else {
      throw Damage(description: "it is \(width) x \(height) pixels, more than \(Self.mostPixels) on a side")
    }
    self.bytes = bytes
  }

  /// Limit of width and height. Ours: many times more than any screen has.
  public static let mostPixels = 16_384
  /// Limit of a file's size. Ours: a larger file would only fill the memory. Units: bytes.
  public static let mostBytes = 64 << 20

  private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static func number(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int? {
    guard place >= 0, place + count <= bytes.count else { return nil }
    return bytes[place..<(place + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Reads the IHDR chunk; Xcode puts a chunk of its own before it.
  private static func pngSize(_ bytes: [UInt8]) throws(Damage) -> (Int, Int) {
    var place = 8
    for _ in 0..<4 {
      guard let length = number(bytes, place, 4), let kind = number(bytes, place + 4, 4) else { break }
      if kind == 0x4948_4452 {
        guard let width = number(bytes, place + 8, 4), let height = number(bytes, place + 12, 4) else { break }
        return (width, height)
      }
      place += 12 + length
    }
    throw Damage(description: "the header (IHDR) of this PNG file is missing or cut off")
  }

  /// Reads the first frame header; a picture that is to be turned by a quarter has its sides swapped.
  private static func jpegSize(_ bytes: [UInt8], _ turned: inout UIImage.Orientation) throws(Damage) -> (Int, Int) {
    var place = 2
    while let mark = number(bytes, place, 1) {
      guard mark == 0xFF, let kind = number(bytes, place + 1, 1) else { break }
      if kind == 0xFF {
        place += 1
        continue
      }
      guard let length = number(bytes, place + 2, 2), length >= 2 else { break }
      if kind == 0xE1, let number = orientation(bytes, place + 4, length - 2) { turned = UIImage.Orientation(exif: number) ?? .up }
      if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
        guard let height = number(bytes, place + 5, 2), let width = number(bytes, place + 7, 2) else { break }
        return turned.isSideways ? (height, width) : (width, height)
      }
      place += 2 + length
    }
    throw Damage(description: "the frame header (SOF) of this JPEG file is missing or cut off")
  }

  /// Reads the orientation in the EXIF block: 1 to 8, of which 5 to 8 swap the sides.
  private static func orientation(_ bytes: [UInt8], _ place: Int, _ length: Int) -> Int? {
    let tiff = place + 6
    guard number(bytes, place, 4) == 0x4578_6966, let order = number(bytes, tiff, 2) else { return nil }
    func value(_ at: Int, _ count: Int) -> Int? {
      guard at + count <= place + length, let big = number(bytes, at, count) else { return nil }
      guard order == 0x4949 else { return big }
      return (0..<count).reduce(0) { $0 | (big >> (8 * (count - 1 - $1)) & 0xFF) << (8 * $1) }
    }
    guard let directory = value(tiff + 4, 4), let entries = value(tiff + directory, 2) else { return nil }
    for entry in 0..<min(entries, 64) where value(tiff + directory + 2 + entry * 12, 2) == 0x0112 {
      return value(tiff + directory + 2 + entry * 12 + 8, 2)
    }
    return nil
  }
}
