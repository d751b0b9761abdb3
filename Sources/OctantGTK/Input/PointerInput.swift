#if GTK
    import CoreGraphics
    import OctantDisplay
    import RenderServer
    internal import CGTK

    /// The distance that one notch of a mouse wheel scrolls, in points: about three lines of text, as desktops do.
    private let wheelNotch: CGFloat = 40

    /// Converts GDK's events over a widget to pointer and scroll values. Render thread only.
    ///
    /// One contact at a time is followed: the primary button or the first finger.
    final class PointerInput {
        private let widget: UnsafeMutablePointer<GtkWidget>
        private let clock = HostClock()
        private let send: (SurfaceEvent) -> Void
        /// Whether the primary button is down.
        private var isPressed = false
        /// The finger that is down, as GDK names it.
        private var finger: OpaquePointer?
        /// The last position of the pointer.
        private var location = CGPoint.zero

        /// Listens to the events of `widget`, which retains the listeners.
        init(widget: UnsafeMutablePointer<GtkWidget>, send: @escaping (SurfaceEvent) -> Void) {
            (self.widget, self.send) = (widget, send)
        }

        func attach() {
            let controller = gtk_event_controller_legacy_new()
            let handler:
                @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> gboolean = {
                    _, event, data in
                    guard let event, let data else { return 0 }
                    return Unmanaged<PointerInput>.fromOpaque(data).takeUnretainedValue().handle(event) ? 1 : 0
                }
            g_signal_connect_data(
                UnsafeMutableRawPointer(controller),
                "event",
                unsafeBitCast(handler, to: GCallback.self),
                Unmanaged.passRetained(self).toOpaque(),
                { data, _ in if let data { Unmanaged<PointerInput>.fromOpaque(data).release() } },
                GConnectFlags(rawValue: 0)
            )
            gtk_widget_add_controller(widget, controller)
        }

        /// Returns whether the event was ours.
        private func handle(_ event: OpaquePointer) -> Bool {
            let type = gdk_event_get_event_type(event)
            switch type {
            case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE:
                guard locate(event) else { return false }
                let number = gdk_button_event_get_button(event)
                guard number == guint(GDK_BUTTON_PRIMARY) else {
                    if type == GDK_BUTTON_PRESS { report(button: Int32(number)) }
                    // Another program may have a use of its own for it.
                    return false
                }
                isPressed = type == GDK_BUTTON_PRESS
                report(isPressed ? .began : .ended, isTouch: false)
            case GDK_MOTION_NOTIFY:
                guard locate(event) else { return false }
                report(isPressed ? .moved : .hover, isTouch: false)
            case GDK_TOUCH_BEGIN:
                guard finger == nil, locate(event) else { return false }
                finger = gdk_event_get_event_sequence(event)
                report(.began, isTouch: true)
            case GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL:
                guard finger != nil, finger == gdk_event_get_event_sequence(event), locate(event) else { return false }
                if type != GDK_TOUCH_UPDATE { finger = nil }
                report(
                    type == GDK_TOUCH_UPDATE ? .moved : type == GDK_TOUCH_END ? .ended : .cancelled,
                    isTouch: true
                )
            case GDK_GRAB_BROKEN:
                guard isPressed else { return false }
                isPressed = false
                report(.cancelled, isTouch: false)
            case GDK_SCROLL:
                _ = locate(event)
                guard let input = scrollInput(event) else { return false }
                send(.scroll(input))
            case GDK_TOUCHPAD_HOLD:
                guard gdk_touchpad_event_get_gesture_phase(event) == GDK_TOUCHPAD_GESTURE_PHASE_BEGIN else {
                    return false
                }
                _ = locate(event)
                send(.scroll(ScrollInput(.held, location: location, time: clock.now())))
            default:
                return false
            }
            return true
        }

        /// Reports a button beside the first one that went down, if it means anything.
        private func report(button number: Int32) {
            let button: PointerButton? =
                switch number {
                case GDK_BUTTON_SECONDARY: .secondary
                case GDK_BUTTON_MIDDLE where pastesByMiddle: .middle
                default: nil
                }
            if let button { send(.button(button, location: location, time: clock.now())) }
        }

        /// Whether the user has the middle button paste.
        private var pastesByMiddle: Bool {
            ObjectProperties(gtk_settings_get_default().map { UnsafeMutableRawPointer($0) }).flag(
                "gtk-enable-primary-paste")
        }

        private func report(_ phase: PointerPhase, isTouch: Bool) {
            send(.pointer(phase: phase, location: location, time: clock.now(), isTouch: isTouch))
        }

        /// Records the position of `event` in the widget. GDK counts from the corner of the whole window, shadow
        /// included.
        private func locate(_ event: OpaquePointer) -> Bool {
            var (x, y) = (0.0, 0.0)
            guard gdk_event_get_position(event, &x, &y) != 0, let native = gtk_widget_get_native(widget) else {
                return false
            }
            var (left, top) = (0.0, 0.0)
            gtk_native_get_surface_transform(native, &left, &top)
            let window = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
            guard gtk_widget_translate_coordinates(window, widget, x - left, y - top, &x, &y) != 0 else { return false }
            location = CGPoint(x: x, y: y)
            return true
        }

        /// The scroll input of an event; nil for none.
        private func scrollInput(_ event: OpaquePointer) -> ScrollInput? {
            func wheel(_ dx: CGFloat, _ dy: CGFloat) -> ScrollInput {
                let delta = CGVector(dx: dx * wheelNotch, dy: dy * wheelNotch)
                return ScrollInput(.wheel, delta: delta, location: location, time: clock.now())
            }
            switch gdk_scroll_event_get_direction(event) {
            case GDK_SCROLL_UP: return wheel(0, -1)
            case GDK_SCROLL_DOWN: return wheel(0, 1)
            case GDK_SCROLL_LEFT: return wheel(-1, 0)
            case GDK_SCROLL_RIGHT: return wheel(1, 0)
            default:
                if gdk_scroll_event_is_stop(event) != 0 {
                    return ScrollInput(.lifted, location: location, time: clock.now())
                }
                var (x, y) = (0.0, 0.0)
                gdk_scroll_event_get_deltas(event, &x, &y)
                guard x.isFinite, y.isFinite, x != 0 || y != 0 else { return nil }
                // A wheel with fine steps counts in notches, a touchpad in points or, by older drivers, in notches too.
                let isNotches = gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_WHEEL
                if isNotches && !isTouchpad(event) { return wheel(x, y) }
                let unit = isNotches ? wheelNotch : 1
                return ScrollInput(
                    .moved, delta: CGVector(dx: x * unit, dy: y * unit), location: location, time: clock.now())
            }
        }

        private func isTouchpad(_ event: OpaquePointer) -> Bool {
            guard let device = gdk_event_get_device(event) else { return false }
            return gdk_device_get_source(device) == GDK_SOURCE_TOUCHPAD
        }
    }
#endif
