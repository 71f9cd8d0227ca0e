/// A word that was said in the wrong place or with the wrong arguments.
struct WordMisuse: Error {
  let text: String
  init(_ text: String) { self.text = text }
}
