/// Where the lines of a paragraph stand between its sides.
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

/// What happens to a line that is longer than its room.
public enum NSLineBreakMode: Int, Sendable {
    /// It goes on in the next line after a word, or within a word that is longer than a line.
    case byWordWrapping = 0
    /// It goes on in the next line after any character.
    case byCharWrapping = 1
    /// It is cut off.
    case byClipping = 2
    /// Its beginning gives way to an ellipsis.
    case byTruncatingHead = 3
    /// Its end gives way to an ellipsis.
    case byTruncatingTail = 4
    /// Its middle gives way to an ellipsis.
    case byTruncatingMiddle = 5
}

/// The direction that a paragraph runs in.
public enum NSWritingDirection: Int, Sendable {
    /// As the first letter that has a direction says.
    case natural = -1
    /// As English runs.
    case leftToRight = 0
    /// As Arabic and Hebrew run.
    case rightToLeft = 1
}

/// Where a single line that is set smaller to fit stands.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline that it would have in its own size.
    case alignBaselines = 0
    /// In the middle from top to bottom.
    case alignCenters = 1
    /// With its top where it would be in its own size.
    case none = 2
}
