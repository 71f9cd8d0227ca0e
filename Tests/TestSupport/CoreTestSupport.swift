/// A file that tests views may use what the tests of the core use.
@_exported import CoreTestSupport
