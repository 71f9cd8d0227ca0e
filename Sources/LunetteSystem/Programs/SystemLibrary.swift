import Foundation

/// A library of the machine that is loaded when it is needed, so that no other start of the program pays for it. It stays loaded.
public struct SystemLibrary {
  private let handle: UnsafeMutableRawPointer

  /// - Parameter names: of its file, as the dynamic linker finds it; the first that there is counts
  public init?(_ names: [String]) {
    guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else { return nil }
    self.handle = handle
  }

  /// A function of the library.
  /// - Parameter type: of a C function, `@convention(c)`, as the library's header declares it
  public func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
