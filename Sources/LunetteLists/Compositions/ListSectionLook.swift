import Foundation

/// What a section that was made as a list looks like.
final class ListSectionLook {}
