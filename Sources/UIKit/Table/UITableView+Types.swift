extension UITableView {
    /// The look of a table.
    public enum Style: Int, Sendable {
        /// Rows from side to side; headers stay at the top while their sections are scrolled.
        case plain = 0
        /// Sections apart from each other, on a grey ground.
        case grouped = 1
        /// Sections as cards with round corners, on a grey ground.
        case insetGrouped = 2
    }

    /// The place that a row is scrolled to.
    public enum ScrollPosition: Int, Sendable {
        /// The nearest at which it is seen whole.
        case none = 0
        /// The top.
        case top = 1
        /// The middle.
        case middle = 2
        /// The bottom.
        case bottom = 3
    }

    /// The way in which rows come and go.
    public enum RowAnimation: Int, Sendable {
        /// They fade.
        case fade = 0
        /// They come from the right, and go there.
        case right = 1
        /// They come from the left, and go there.
        case left = 2
        /// They come from above, and go there.
        case top = 3
        /// They come from below, and go there.
        case bottom = 4
        /// They come and go at once.
        case none = 5
        /// Rows beside them cover and uncover them.
        case middle = 6
        /// The table chooses: as `fade`.
        case automatic = 100
    }
}
