import Foundation
import Testing

// The compressed data and the pixels of a file: a frame gives only the file.
@testable import LunetteRender

/// PNG files are made of pixels here, and read again where the program `rsvg-convert` has drawn.
@Suite struct PngFileTests {
  /// Numbers that are the same in every run.
  struct Random {
    var state: UInt64
    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }

  func picture(_ random: inout Random, depth: Int) -> Pixels {
    let (width, height, colors) = (1 + random.next(below: 90), 1 + random.next(below: 90), 1 + random.next(below: 256))
    // Rows that are like the one above, runs within rows, and noise.
    var bytes: [UInt8] = []
    for row in 0..<height {
      if row > 0, random.next(below: 3) == 0 {
        bytes += bytes.suffix(width * depth)
      } else {
        while bytes.count < (row + 1) * width * depth {
          let run = min(1 + random.next(below: 300), (row + 1) * width * depth - bytes.count)
          bytes +=
            random.next(below: 2) == 0
            ? Array(repeating: UInt8(random.next(below: colors)), count: run) : (0..<run).map { _ in UInt8(random.next(below: colors)) }
        }
      }
    }
    return Pixels(width: width, height: height, depth: depth, bytes: bytes)
  }

  @Test func whatWasWrittenIsReadAgain() throws {
    var random = Random(state: 5)
    for round in 0..<120 {
      let pixels = picture(&random, depth: 3 + round % 2)
      #expect(PngFile.pixels(of: PngFile.bytes(of: pixels)) == pixels)
    }
  }

  @Test func longStreamsHaveManyBlocks() throws {
    var random = Random(state: 6)
    let noise = (0..<200_000).map { _ in UInt8(random.next(below: 256)) }
    for bytes in [noise, noise + noise, Array(repeating: 7, count: 300_000), []] {
      #expect(try Inflater.bytes(of: Deflater.zlib(bytes), most: bytes.count) == bytes)
    }
  }

  /// A stored block and one in the fixed code, as other programs write them.
  @Test func otherStreamsAreRead() throws {
    let stored: [UInt8] = [0x78, 0x01, 0x01, 5, 0, 0xFA, 0xFF, 104, 101, 108, 108, 111, 0x06, 0x2C, 0x02, 0x15]
    let fixed: [UInt8] = [0x78, 0x01, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x57, 0xC8, 0x40, 0x90, 0x00, 0x3A, 0x2E, 0x06, 0x7D]
    #expect(try Inflater.bytes(of: stored, most: 5) == Array("hello".utf8))
    #expect(throws: (any Error).self) { try Inflater.bytes(of: stored, most: 4) }
    #expect(try Inflater.bytes(of: fixed, most: 100) == Array("hello hello hello".utf8))
  }

  @Test func damageIsNoPicture() {
    var random = Random(state: 7)
    let file = PngFile.bytes(of: picture(&random, depth: 4))
    for end in 0..<min(file.count, 400) { #expect(PngFile.pixels(of: Array(file[..<end])) == nil) }
    for _ in 0..<400 {
      var broken = file
      broken[random.next(below: file.count)] ^= UInt8(1 << random.next(below: 8))
      // With any result the process goes on.
      _ = PngFile.pixels(of: broken)
    }
  }

  /// As cairo has them: multiplied with their opacity.
  @Test func colorsLoseTheirOpacity() {
    let source: [UInt32] = [0x8040_2000, 0xFF01_0203, 0, 0x01FF_FFFF]
    let pixels = source.withUnsafeBytes { Pixels(premultiplied: $0.baseAddress!, width: 4, height: 1, stride: 16) }
    #expect(pixels.depth == 4)
    #expect(pixels.bytes == [128, 64, 0, 128, 1, 2, 3, 255, 0, 0, 0, 0, 255, 255, 255, 1])
  }
}
