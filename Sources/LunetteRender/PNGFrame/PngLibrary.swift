import Foundation
import LunetteKit
import LunetteSystem

/// librsvg and cairo in this process. They are loaded when the first picture is drawn, so that neither building nor starting needs them.
///
/// `rsvg-convert` consists of these libraries and calls them in the same way, so a picture has the same bytes on both ways, and no process
/// has to be started for it. Source: librsvg's and cairo's manuals; their interfaces are stable since 2.46 and 1.0
/// Unchecked: it holds addresses of functions, which never change, and both libraries may be called on several threads.
struct PngLibrary: @unchecked Sendable {
  /// Nil if one of the libraries is missing.
  static let shared = PngLibrary()

  private struct Rectangle { var x, y, width, height: Double }
  private typealias Pointer = UnsafeMutableRawPointer

  private let newHandle: @convention(c) (UInt32) -> Pointer?
  private let write: @convention(c) (Pointer, UnsafePointer<UInt8>?, Int, Pointer?) -> Int32
  private let closeHandle: @convention(c) (Pointer, Pointer?) -> Int32
  private let setResolution: @convention(c) (Pointer, Double) -> Void
  private let size: @convention(c) (Pointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Int32
  private let render: @convention(c) (Pointer, Pointer, Pointer, Pointer?) -> Int32
  private let unreference: @convention(c) (Pointer) -> Void
  private let newSurface: @convention(c) (Int32, Int32, Int32) -> Pointer
  private let newContext: @convention(c) (Pointer) -> Pointer
  private let destroyContext: @convention(c) (Pointer) -> Void
  private let destroySurface: @convention(c) (Pointer) -> Void
  private let status: @convention(c) (Pointer) -> Int32
  private let flush: @convention(c) (Pointer) -> Void
  private let pixels: @convention(c) (Pointer) -> Pointer?
  private let rowLength: @convention(c) (Pointer) -> Int32
  private let translate: @convention(c) (Pointer, Double, Double) -> Void

  private init?() {
    guard let rsvg = SharedLibrary("librsvg-2.so.2", "librsvg-2.2.dylib"), let cairo = SharedLibrary("libcairo.so.2", "libcairo.2.dylib"),
      let objects = SharedLibrary("libgobject-2.0.so.0", "libgobject-2.0.0.dylib")
    else { return nil }
    guard let newHandle: @convention(c) (UInt32) -> Pointer? = rsvg.function("rsvg_handle_new_with_flags"),
      let write: @convention(c) (Pointer, UnsafePointer<UInt8>?, Int, Pointer?) -> Int32 = rsvg.function("rsvg_handle_write"),
      let closeHandle: @convention(c) (Pointer, Pointer?) -> Int32 = rsvg.function("rsvg_handle_close"),
      let setResolution: @convention(c) (Pointer, Double) -> Void = rsvg.function("rsvg_handle_set_dpi"),
      let size: @convention(c) (Pointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Int32 = rsvg.function(
        "rsvg_handle_get_intrinsic_size_in_pixels"),
      let render: @convention(c) (Pointer, Pointer, Pointer, Pointer?) -> Int32 = rsvg.function("rsvg_handle_render_document"),
      let unreference: @convention(c) (Pointer) -> Void = objects.function("g_object_unref"),
      let newSurface: @convention(c) (Int32, Int32, Int32) -> Pointer = cairo.function("cairo_image_surface_create"),
      let newContext: @convention(c) (Pointer) -> Pointer = cairo.function("cairo_create"),
      let destroyContext: @convention(c) (Pointer) -> Void = cairo.function("cairo_destroy"),
      let destroySurface: @convention(c) (Pointer) -> Void = cairo.function("cairo_surface_destroy"),
      let status: @convention(c) (Pointer) -> Int32 = cairo.function("cairo_status"),
      let flush: @convention(c) (Pointer) -> Void = cairo.function("cairo_surface_flush"),
      let pixels: @convention(c) (Pointer) -> Pointer? = cairo.function("cairo_image_surface_get_data"),
      let rowLength: @convention(c) (Pointer) -> Int32 = cairo.function("cairo_image_surface_get_stride"),
      let translate: @convention(c) (Pointer, Double, Double) -> Void = cairo.function("cairo_translate")
    else { return nil }
    (self.newHandle, self.write, self.closeHandle, self.setResolution) = (newHandle, write, closeHandle, setResolution)
    (self.size, self.render, self.unreference) = (size, render, unreference)
    (self.newSurface, self.newContext, self.destroyContext, self.destroySurface) = (newSurface, newContext, destroyContext, destroySurface)
    (self.status, self.flush, self.pixels, self.rowLength, self.translate) = (status, flush, pixels, rowLength, translate)
  }

  /// Pixels per inch, for lengths in other units than pixels. Source: rsvg-convert, --dpi-x
  private static let resolution = 96.0
  /// Source: RSVG_HANDLE_FLAG_UNLIMITED
  private static let unlimited: UInt32 = 1
  /// Source: CAIRO_FORMAT_ARGB32
  private static let pixelFormat: Int32 = 0

  /// Number of pixel rows that one thread draws at a time, for larger pictures. Ours: the height of a phone's screen.
  private static let bandHeight: Int32 = 1536

  /// Nil if the picture can't be drawn; `rsvg-convert` then gives the reason.
  func picture(_ svg: [UInt8], scale: Double) -> Pixels? {
    guard let handle = open(svg) else { return nil }
    defer { unreference(handle) }
    var (width, height) = (0.0, 0.0)
    guard size(handle, &width, &height) != 0 else { return nil }
    let viewport = Rectangle(x: 0, y: 0, width: width * scale, height: height * scale)
    guard let columns = Int32(exactly: viewport.width.rounded(.up)), let rows = Int32(exactly: viewport.height.rounded(.up)), columns > 0, rows > 0
    else { return nil }
    let groups = Self.groups(svg)
    if let strip = Self.stripHeight(groups, columns, rows) { return draw(svg, width: width, scale, columns, rows, strip: strip) }
    // A shadow or a blur near the edge of a strip needs what is beyond it.
    if groups.areFiltered, Int(columns) * Int(rows) <= Self.largestInParts {
      let documents = SvgParts.documents(svg, mostFiltered: max(1, Self.filteredPixels / (Int(columns) * Int(rows))))
      if documents.count > 1 { return draw(documents, in: viewport, columns, rows, of: svg.count) }
    }
    if svg.count > Self.longDocument, !groups.areFiltered { return draw(handle, in: viewport, columns, rows, of: svg.count) }
    let starts = Array(stride(from: Int32(0), to: rows, by: Int32.Stride(Self.bandHeight)))
    if starts.count == 1 { return draw(handle, in: viewport, columns, 0..<rows) }
    let parts = parallelMap(starts) { start -> Pixels? in
      guard let handle = open(svg) else { return nil }
      defer { unreference(handle) }
      return draw(handle, in: viewport, columns, start..<min(rows, start + Self.bandHeight))
    }
    let drawn = parts.compactMap { $0 }
    return drawn.count == parts.count ? Pixels(oneAboveTheOther: drawn) : nil
  }

  /// Draws a picture that takes long strip by strip: the libraries can't be interrupted while they draw one.
  private func draw(_ handle: Pointer, in viewport: Rectangle, _ columns: Int32, _ rows: Int32, of bytes: Int) -> Pixels? {
    strips(of: rows, each: Self.leastStrip, bytes: bytes) { draw(handle, in: viewport, columns, $0) }
  }

  /// Draws a picture with many shadows one part over the other.
  private func draw(_ documents: [[UInt8]], in viewport: Rectangle, _ columns: Int32, _ rows: Int32, of bytes: Int) -> Pixels? {
    let surface = newSurface(Self.pixelFormat, columns, rows)
    defer { destroySurface(surface) }
    for document in documents {
      if HostWork.mustEnd("drawing a picture from \(bytes) bytes of SVG") { return nil }
      guard let handle = open(document) else { return nil }
      defer { unreference(handle) }
      guard draw(handle, in: viewport, onto: surface, above: 0) else { return nil }
    }
    return read(surface, columns, rows)
  }

  /// Draws a picture that takes much memory strip by strip, each as a document of its own that shows no more: librsvg draws each group into a
  /// picture as large as the document.
  private func draw(_ svg: [UInt8], width: Double, _ scale: Double, _ columns: Int32, _ rows: Int32, strip: Int32) -> Pixels? {
    strips(of: rows, each: strip, bytes: svg.count) { part in
      let (y, height) = (Double(part.lowerBound) / scale, Double(part.count) / scale)
      let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" viewBox=\"0 \(y) \(width) \(height)\">"
      guard let handle = open(Array(head.utf8) + svg + Array("</svg>".utf8)) else { return nil }
      defer { unreference(handle) }
      return draw(handle, in: Rectangle(x: 0, y: 0, width: width * scale, height: Double(part.count)), columns, 0..<Int32(part.count))
    }
  }

  private func strips(of rows: Int32, each strip: Int32, bytes: Int, picture: (Range<Int32>) -> Pixels?) -> Pixels? {
    var parts: [Pixels] = []
    for start in stride(from: Int32(0), to: rows, by: Int32.Stride(strip)) {
      if HostWork.mustEnd("drawing a picture from \(bytes) bytes of SVG") { return nil }
      guard let part = picture(start..<min(rows, start + strip)) else { return nil }
      parts.append(part)
    }
    return Pixels(oneAboveTheOther: parts)
  }

  /// As many rows as the groups around a point may take at once; nil where they may take all of the picture.
  private static func stripHeight(_ groups: (deepest: Int, areFiltered: Bool), _ columns: Int32, _ rows: Int32) -> Int32? {
    if groups.areFiltered || groups.deepest == 1 { return nil }
    let row = Int(columns) * MemoryLayout<UInt32>.size * groups.deepest
    let fitting = max(mostOfGroups / row / Int(leastStrip) * Int(leastStrip), Int(leastStrip))
    return fitting < rows ? Int32(clamping: fitting) : nil
  }

  /// How many groups lie in one another that are faded, masked or filtered as one, with the picture itself; and whether one is filtered.
  private static func groups(_ svg: [UInt8]) -> (deepest: Int, areFiltered: Bool) {
    var (open, depth, most, areFiltered) = ([Bool](), 1, 1, false)
    let filter = Array("<filter".utf8)
    svg.withUnsafeBytes { svg in
      guard let start = svg.baseAddress else { return }
      var place = 0
      while place + 4 < svg.count, let tag = memchr(start + place, Int32(UInt8(ascii: "<")), svg.count - place - 4) {
        place = tag - UnsafeMutableRawPointer(mutating: start)
        if svg[place + 1] == UInt8(ascii: "g") {
          let isPicture = svg[place + 2] == UInt8(ascii: " ") && [UInt8(ascii: "o"), UInt8(ascii: "m"), UInt8(ascii: "f")].contains(svg[place + 3])
          open.append(isPicture)
          if isPicture { depth += 1 }
          most = max(most, depth)
        } else if svg[place + 1] == UInt8(ascii: "f"), svg[place...].starts(with: filter) {
          areFiltered = true
        } else if svg[place + 1] == UInt8(ascii: "/"), svg[place + 2] == UInt8(ascii: "g"), open.popLast() == true {
          depth -= 1
        }
        place += 1
      }
    }
    return (most, areFiltered)
  }

  /// Units: bytes. Ours: eight groups over the screen of a phone of two pixels a point
  private static let mostOfGroups = 24 << 20
  /// What the elements with a filter may take together that are drawn without a stop: each of them takes the whole picture, about 20 ns a pixel. Ours: a
  /// second. Units: pixels
  private static let filteredPixels = 48 << 20
  /// Larger pictures are shared among threads. Units: pixels. Ours: the screen of a large tablet of two pixels a point
  private static let largestInParts = 8 << 20
  /// What a long document is: it takes about a second. Units: bytes
  private static let longDocument = 1 << 21
  /// Units: rows. A multiple of 2, 3 and 4, so that strips begin at whole points whatever the scale
  private static let leastStrip: Int32 = 24

  private func open(_ svg: [UInt8]) -> Pointer? {
    guard let handle = newHandle(Self.unlimited) else { return nil }
    guard write(handle, svg, svg.count, nil) != 0, closeHandle(handle, nil) != 0 else {
      unreference(handle)
      return nil
    }
    setResolution(handle, Self.resolution)
    return handle
  }

  /// Draws some rows of the picture.
  private func draw(_ handle: Pointer, in viewport: Rectangle, _ columns: Int32, _ rows: Range<Int32>) -> Pixels? {
    let surface = newSurface(Self.pixelFormat, columns, Int32(rows.count))
    defer { destroySurface(surface) }
    return draw(handle, in: viewport, onto: surface, above: rows.lowerBound) ? read(surface, columns, Int32(rows.count)) : nil
  }

  /// - Parameter above: rows of the picture that the surface leaves out
  private func draw(_ handle: Pointer, in viewport: Rectangle, onto surface: Pointer, above: Int32) -> Bool {
    let context = newContext(surface)
    defer { destroyContext(context) }
    translate(context, 0, -Double(above))
    var viewport = viewport
    return withUnsafeMutablePointer(to: &viewport, { render(handle, context, $0, nil) }) != 0 && status(context) == 0
  }

  private func read(_ surface: Pointer, _ columns: Int32, _ rows: Int32) -> Pixels? {
    flush(surface)
    guard let source = pixels(surface) else { return nil }
    return Pixels(premultiplied: source, width: Int(columns), height: Int(rows), stride: Int(rowLength(surface)))
  }
}
