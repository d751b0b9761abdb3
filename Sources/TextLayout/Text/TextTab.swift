package import CoreGraphics

/// A place that a tab leads to.
package struct TextTab: Sendable, Hashable {
    /// What of the text behind the tab is there.
    package enum Alignment: Sendable, Hashable {
        case left, right, center
    }

    /// What of the text behind the tab is there.
    package var alignment: Alignment
    /// From the side where lines begin, in points.
    package var location: CGFloat

    /// A tab to `location`.
    package init(alignment: Alignment, location: CGFloat) { (self.alignment, self.location) = (alignment, location) }
}
