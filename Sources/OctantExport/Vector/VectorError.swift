/// The reason why a tree cannot be written in a vector format. Nothing is written then.
public enum VectorError: Error, Sendable, Hashable, CustomStringConvertible {
    /// A layer shows what the format has no words for. The layer is named by its way from the root, the numbers of the
    /// sublayers, and by its kind; `what` is what it shows, as a noun.
    case unsupported(layer: String, what: String)
    /// The animations of a layer have no common period of up to so many seconds.
    case noPeriod(layer: String, limit: Double)
    /// The tree has no size.
    case noSize

    /// The reason in one line.
    public var description: String {
        switch self {
        case .unsupported(let layer, let what): "the format cannot say \(what): \(layer)"
        case .noPeriod(let layer, let limit):
            "what moves has no common period of up to \(limit.shortText(3)) s: \(layer)"
        case .noSize: "there is nothing to draw"
        }
    }
}
