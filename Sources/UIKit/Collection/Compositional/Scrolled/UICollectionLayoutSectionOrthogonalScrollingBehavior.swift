/// How a section of a compositional layout scrolls across the direction in which the layout scrolls.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// It does not: its groups stand in the direction of the layout.
    case none = 0
    /// Its groups stand beside each other, and come to rest anywhere.
    case continuous = 1
    /// They go on as far as they are thrown, and come to rest where one of them begins.
    case continuousGroupLeadingBoundary = 2
    /// They come to rest at multiples of the width between the section's insets.
    case paging = 3
    /// They come to rest where one of them begins, the next one when they are thrown.
    case groupPaging = 4
    /// They come to rest with one of them in the middle, the next one when they are thrown.
    case groupPagingCentered = 5
}
