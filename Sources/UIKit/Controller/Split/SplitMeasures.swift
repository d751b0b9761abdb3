import CoreGraphics

/// What split views of UIKit and SwiftUI have in common.
package enum SplitMeasures {
    /// The usual width of the first column, in points. Ours.
    package static let primaryWidth: CGFloat = 280
    /// The usual width of the second column of three, in points. Ours.
    package static let supplementaryWidth: CGFloat = 320
    /// The symbol of the button that shows and hides the first column.
    package static let sidebarSymbol = "sidebar.left"
    /// The symbol of the button that leaves only the last column, and the one that brings the others back.
    package static let (expandSymbol, shrinkSymbol) = (
        "arrow.up.left.and.arrow.down.right", "arrow.down.right.and.arrow.up.left"
    )
    /// Seconds in which columns come and go. Ours.
    package static let duration = 0.3
}
