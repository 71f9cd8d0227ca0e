import Foundation
import TestSupport
import Testing

// The pixels of a file: a frame gives only the file.
@testable import LunetteRender

/// PNG files are made of pixels here.
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
      let read = try DecodedPicture(png: PngFile.bytes(of: pixels))
      #expect(read.width == pixels.width && read.height == pixels.height && read.bytes == (pixels.depth == 4 ? pixels.bytes : pixels.withOpacity))
    }
  }

  @Test func aLargePictureOfNoiseIsReadAgain() throws {
    var random = Random(state: 6)
    let pixels = Pixels(width: 300, height: 300, depth: 4, bytes: (0..<360_000).map { _ in UInt8(random.next(below: 256)) })
    #expect(try DecodedPicture(png: PngFile.bytes(of: pixels)).bytes == pixels.bytes)
  }

  /// As cairo has them: multiplied with their opacity.
  @Test func colorsLoseTheirOpacity() {
    let source: [UInt32] = [0x8040_2000, 0xFF01_0203, 0, 0x01FF_FFFF]
    let pixels = source.withUnsafeBytes { Pixels(premultiplied: $0.baseAddress!, width: 4, height: 1, stride: 16) }
    #expect(pixels.depth == 4)
    #expect(pixels.bytes == [128, 64, 0, 128, 1, 2, 3, 255, 0, 0, 0, 0, 255, 255, 255, 1])
  }
}
