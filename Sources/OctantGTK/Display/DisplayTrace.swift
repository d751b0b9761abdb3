import RenderServer

/// The actions of the window display, for tests and benchmarks that count.
package enum DisplayTrace: Sendable, Hashable {
    /// A timer, a tick of the frame clock or a commit made a surface check for something new.
    case wake
    /// A frame was shown, or given to the display before it is due: the media time that it is of, the media time when
    /// it is shown, and the rectangles that changed.
    case frame(time: Double, shown: Double, damage: [PixelRect])
}

/// Called with each thing that the display does, on the render thread.
package typealias DisplayObserver = @Sendable (DisplayTrace) -> Void
