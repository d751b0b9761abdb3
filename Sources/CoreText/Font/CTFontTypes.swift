import CoreGraphics

/// The number of a glyph in its font.
public typealias CGGlyph = UInt16
/// A unit of UTF-16.
public typealias UniChar = UInt16

/// Traits of a font's shape.
public struct CTFontSymbolicTraits: OptionSet, Sendable, Hashable {
    /// The raw bits, one for each trait.
    public let rawValue: UInt32

    /// The traits of these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = CTFontSymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = CTFontSymbolicTraits(rawValue: 1 << 1)
    /// Narrower than usual.
    public static let traitCondensed = CTFontSymbolicTraits(rawValue: 1 << 6)
    /// All characters equally wide.
    public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
}

/// A font of the system's by its use.
public enum CTFontUIFontType: UInt32, Sendable {
    /// All characters equally wide.
    case userFixedPitch = 1
    /// The system's.
    case system = 2
    /// The system's, bold.
    case emphasizedSystem = 3
    /// The system's in small views.
    case smallSystem = 4
    /// The system's in small views, bold.
    case smallEmphasizedSystem = 5
    /// The system's in labels.
    case label = 10
}

/// The direction in which lines run.
public enum CTFontOrientation: UInt32, Sendable {
    /// The font's own: from side to side.
    case `default` = 0
    /// From side to side.
    case horizontal = 1
}
