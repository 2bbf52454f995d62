/// A piece of a template: text, or what stands between two marks.
struct Token: Sendable {
  enum Kind: Sendable {
    /// Text that is put out as it is.
    case text
    /// `{{ … }}`
    case variable
    /// `{% … %}`
    case tag
    /// `{# … #}`
    case comment
  }

  /// What a tag says about the white space beside it.
  enum Whitespace: Sendable {
    /// Nothing: the environment decides.
    case unspecified
    /// `-`: it goes.
    case trim
    /// `+`: it stays.
    case keep
  }

  var kind: Kind
  /// The content's bytes: without the marks and without white space at both ends.
  var content: Range<Int>
  /// Where the opening mark stands.
  var start: Int
  /// The wish for the text before the tag.
  var leading = Whitespace.unspecified
  /// The wish for the text after the tag.
  var trailing = Whitespace.unspecified
}

/// What happens to the white space around tags that do not say so themselves.
public enum TrimBehaviour: Hashable, Sendable {
  /// It stays: what Stencil does unless told otherwise.
  case none
  /// Blanks before a tag go, and blanks with one line break after it: a line that holds only tags
  /// leaves nothing behind. SwiftGen's templates are written for it.
  case smart
  /// All of it goes, before and after.
  case all
}
