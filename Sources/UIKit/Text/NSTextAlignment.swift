/// The alignment of a paragraph's lines between its sides.
public enum NSTextAlignment: Int, Sendable {
    /// At the left side.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right side.
    case right = 2
    /// At both sides, the last line of a paragraph as `natural`.
    case justified = 3
    /// At the side where the text begins: left, and right in a right-to-left paragraph or interface.
    case natural = 4
}

/// The treatment of a line that is longer than its space.
public enum NSLineBreakMode: Int, Sendable {
    /// Continues in the next line after a word, or within a word that is longer than a line.
    case byWordWrapping = 0
    /// Continues in the next line after any character.
    case byCharWrapping = 1
    /// Clips the line.
    case byClipping = 2
    /// Replaces the beginning by an ellipsis.
    case byTruncatingHead = 3
    /// Replaces the end by an ellipsis.
    case byTruncatingTail = 4
    /// Replaces the middle by an ellipsis.
    case byTruncatingMiddle = 5
}

/// The direction that a paragraph runs in.
public enum NSWritingDirection: Int, Sendable {
    /// The direction of the first letter that has one.
    case natural = -1
    /// The direction of English.
    case leftToRight = 0
    /// The direction of Arabic and Hebrew.
    case rightToLeft = 1
}

/// The vertical position of a single line that is set smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline that it would have in its own size.
    case alignBaselines = 0
    /// In the middle from top to bottom.
    case alignCenters = 1
    /// With its top where it would be in its own size.
    case none = 2
}
