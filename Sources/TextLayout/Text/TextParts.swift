/// Parts of a text that are drawn.
package struct TextParts: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// What is behind the letters.
    package static let backgrounds = TextParts(rawValue: 1)
    /// The letters, the images among them, and the lines under and through them.
    package static let letters = TextParts(rawValue: 2)
    /// All of it.
    package static let all: TextParts = [.backgrounds, .letters]
}
