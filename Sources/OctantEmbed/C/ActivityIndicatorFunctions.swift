#if GTK
    internal import UIKit

    // The functions that octant.h declares and documents. They are public for C alone: Swift has OctantWidget.

    /// `OCTANT_ACTIVITY_INDICATOR_LARGE`
    private let largeStyle: UInt32 = 1

    /// See octant.h.
    @_spi(C) @_cdecl("octant_activity_indicator_new")
    public func activityIndicatorNew(_ style: UInt32) -> OpaquePointer? {
        CallGuard.make("octant_activity_indicator_new") {
            UIActivityIndicatorView(style: style == largeStyle ? .large : .medium)
        }
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_activity_indicator_set_animating")
    public func activityIndicatorSetAnimating(_ widget: OpaquePointer?, _ animates: Int32) {
        withIndicator(widget, "octant_activity_indicator_set_animating", otherwise: ()) { indicator in
            if animates != 0 { indicator.startAnimating() } else { indicator.stopAnimating() }
        }
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_activity_indicator_get_animating")
    public func activityIndicatorGetAnimating(_ widget: OpaquePointer?) -> Int32 {
        withIndicator(widget, "octant_activity_indicator_get_animating", otherwise: 0) { $0.isAnimating ? 1 : 0 }
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_activity_indicator_set_style")
    public func activityIndicatorSetStyle(_ widget: OpaquePointer?, _ style: UInt32) {
        withIndicator(widget, "octant_activity_indicator_set_style", otherwise: ()) {
            $0.style = style == largeStyle ? .large : .medium
        }
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_activity_indicator_set_hides_when_stopped")
    public func activityIndicatorSetHidesWhenStopped(_ widget: OpaquePointer?, _ hides: Int32) {
        withIndicator(widget, "octant_activity_indicator_set_hides_when_stopped", otherwise: ()) {
            $0.hidesWhenStopped = hides != 0
        }
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_activity_indicator_set_color")
    public func activityIndicatorSetColor(_ widget: OpaquePointer?, _ color: UnsafePointer<Float>?) {
        nonisolated(unsafe) let color = color
        withIndicator(widget, "octant_activity_indicator_set_color", otherwise: ()) {
            $0.color = CallGuard.color(color)
        }
    }

    private func withIndicator<Answer: Sendable>(
        _ widget: OpaquePointer?, _ function: StaticString, otherwise: Answer,
        _ body: @MainActor (UIActivityIndicatorView) -> Answer
    ) -> Answer {
        CallGuard.with(widget, UIActivityIndicatorView.self, function, otherwise: otherwise, body)
    }
#endif
