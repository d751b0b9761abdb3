internal import CCairo

/// The interpolation of an image that is drawn larger or smaller.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The context's choice: the same as `medium`.
    case `default` = 0
    /// None: the nearest pixel.
    case none = 1
    /// By the four nearest pixels.
    case low = 2
    /// By four pixels when larger, by all that are covered when smaller.
    case medium = 4
    /// The same as `medium` when larger; Cairo's best filter when smaller.
    case high = 3

    /// Cairo's filter for it.
    var filter: cairo_filter_t {
        switch self {
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_BILINEAR
        case .default, .medium: CAIRO_FILTER_GOOD
        case .high: CAIRO_FILTER_BEST
        }
    }
}
