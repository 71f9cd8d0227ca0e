import CZlib

/// A stream that is not whole, or in another form.
public struct DamagedStream: Error {}

/// The bytes of a stream in the form of zlib or gzip.
/// - Parameter most: room for the result; a stream of more is an error
public func unzipped(_ stream: some Collection<UInt8>, most: Int = 1 << 24) throws -> [UInt8] {
  var state = z_stream()
  // Both forms, by the head of the stream. Source: zlib, inflateInit2
  guard inflateInit2_(&state, 15 + 32, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { throw DamagedStream() }
  defer { inflateEnd(&state) }
  var source = Array(stream)
  var status = Z_OK
  let result = source.withUnsafeMutableBufferPointer { source in
    [UInt8](unsafeUninitializedCapacity: most) { target, count in
      (state.next_in, state.avail_in) = (source.baseAddress, uInt(source.count))
      (state.next_out, state.avail_out) = (target.baseAddress, uInt(target.count))
      status = inflate(&state, Z_FINISH)
      count = target.count - Int(state.avail_out)
    }
  }
  guard status == Z_STREAM_END else { throw DamagedStream() }
  return result
}
