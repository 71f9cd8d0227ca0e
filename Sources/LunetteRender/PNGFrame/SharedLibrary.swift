import Foundation

/// A library that is loaded while the program runs, so that neither building nor starting needs it.
struct SharedLibrary {
  private let handle: UnsafeMutableRawPointer

  /// - Parameter names: its names on different systems. Nil if there is none of them
  init?(_ names: String...) {
    guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first else { return nil }
    self.handle = handle
  }

  /// A function of the library; nil if it has none of the name.
  ///
  /// The only place where an address becomes a function: the type that the caller writes must be that of the library's header.
  func function<Function>(_ name: String) -> Function? { dlsym(handle, name).map { unsafeBitCast($0, to: Function.self) } }
}
