/// A function of specs was called in the wrong place or with wrong arguments.
struct WordMisuse: Error {
  let text: String
  init(_ text: String) { self.text = text }
}
