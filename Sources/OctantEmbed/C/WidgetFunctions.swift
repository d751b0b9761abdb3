#if GTK
    internal import UIKit

    // The functions that octant.h declares and documents. They are public for C alone: Swift has OctantWidget.

    /// See octant.h.
    @_spi(C) @_cdecl("octant_widget_set_tint")
    public func widgetSetTint(_ widget: OpaquePointer?, _ color: UnsafePointer<Float>?) {
        nonisolated(unsafe) let color = color
        CallGuard.with(widget, UIView.self, "octant_widget_set_tint", otherwise: ()) {
            $0.tintColor = CallGuard.color(color)
        }
    }

    /// See octant.h.
    @_spi(C) @_cdecl("octant_widget_set_label")
    public func widgetSetLabel(_ widget: OpaquePointer?, _ label: UnsafePointer<CChar>?) {
        let label = label.map { String(cString: $0) }
        CallGuard.with(widget, UIView.self, "octant_widget_set_label", otherwise: ()) { $0.accessibilityLabel = label }
    }
#endif
