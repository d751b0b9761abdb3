#if GTK
    internal import UIKit

    // The functions that octant.h declares and documents. They are public for C alone: Swift has OctantWidget.

    /// `OCTANT_PROGRESS_VIEW_BAR`
    private let barStyle: UInt32 = 1

    /// See octant.h.
    @_spi(C) @_cdecl("octant_progress_view_new")
    public func progressViewNew(_ style: UInt32) -> OpaquePointer? {
        CallGuard.make("octant_progress_view_new") {
            UIProgressView(progressViewStyle: style == barStyle ? .bar : .default)
        }
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_progress_view_set_progress")
    public func progressViewSetProgress(_ widget: OpaquePointer?, _ progress: Double, _ animated: Int32) {
        let clamped = progress.isNaN ? 0 : Float(min(max(progress, 0), 1))
        withBar(widget, "octant_progress_view_set_progress", otherwise: ()) {
            $0.setProgress(clamped, animated: animated != 0)
        }
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_progress_view_get_progress")
    public func progressViewGetProgress(_ widget: OpaquePointer?) -> Double {
        withBar(widget, "octant_progress_view_get_progress", otherwise: -1) { Double($0.progress) }
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_progress_view_set_progress_color")
    public func progressViewSetProgressColor(_ widget: OpaquePointer?, _ color: UnsafePointer<Float>?) {
        nonisolated(unsafe) let color = color
        withBar(widget, "octant_progress_view_set_progress_color", otherwise: ()) {
            $0.progressTintColor = CallGuard.color(color)
        }
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_progress_view_set_track_color")
    public func progressViewSetTrackColor(_ widget: OpaquePointer?, _ color: UnsafePointer<Float>?) {
        nonisolated(unsafe) let color = color
        withBar(widget, "octant_progress_view_set_track_color", otherwise: ()) {
            $0.trackTintColor = CallGuard.color(color)
        }
    }

    private func withBar<Answer: Sendable>(
        _ widget: OpaquePointer?, _ function: StaticString, otherwise: Answer,
        _ body: @MainActor (UIProgressView) -> Answer
    ) -> Answer {
        CallGuard.with(widget, UIProgressView.self, function, otherwise: otherwise, body)
    }
#endif
