/// The time of a tree's next visible change from now.
package enum NextChange: Sendable, Hashable {
    /// Not before another tree is committed.
    case never
    /// Not before this media time, in seconds.
    case at(Double)
    /// At every instant: it follows the display's frames.
    case continuous

    /// The sooner of the two.
    package func sooner(_ other: NextChange) -> NextChange {
        switch (self, other) {
        case (.continuous, _), (_, .continuous): .continuous
        case (.never, let it), (let it, .never): it
        case (.at(let a), .at(let b)): .at(min(a, b))
        }
    }
}
