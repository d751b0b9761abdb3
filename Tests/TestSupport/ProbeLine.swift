/// One line that the program WindowProbe printed.
package struct ProbeLine: Codable, Sendable {
    /// frame, wake, unblocked, error, or a surface event's name.
    package var kind: String
    /// Seconds of media time: a frame's own, and when it was shown.
    package var time: Double?, shown: Double?
    /// A frame's damaged rectangles: x, y, width, height each, in pixels.
    package var rects: [[Int]]?
    /// An event's point or size, in points, and its scale.
    package var x: Double?, y: Double?, scale: Double?
    /// Further details.
    package var detail: String?

    package init(
        kind: String,
        time: Double? = nil,
        shown: Double? = nil,
        rects: [[Int]]? = nil,
        x: Double? = nil,
        y: Double? = nil,
        scale: Double? = nil,
        detail: String? = nil
    ) {
        (self.kind, self.time, self.shown, self.rects) = (kind, time, shown, rects)
        (self.x, self.y, self.scale, self.detail) = (x, y, scale, detail)
    }
}
