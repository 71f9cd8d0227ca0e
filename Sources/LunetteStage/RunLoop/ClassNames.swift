/// The names of the host's classes, of those that were asked for. To ask Swift for one takes as long as to look at a few views, and frames
/// ask for each of them.
package final class ClassNames {
  /// Few, so a search along the list is quicker than a hash.
  private var known: [(type: ObjectIdentifier, name: String)] = []

  package func name(of type: AnyClass) -> String {
    let id = ObjectIdentifier(type)
    for known in known where known.type == id { return known.name }
    let name = _typeName(type, qualified: false)
    known.append((id, name))
    return name
  }
}
