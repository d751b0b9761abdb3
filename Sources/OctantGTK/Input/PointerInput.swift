#if GTK
    import CoreGraphics
    import OctantDisplay
    import RenderServer
    internal import CGTK

    /// The distance that one notch of a mouse wheel scrolls, in points: about three lines of text, as desktops do.
    private let wheelNotch: CGFloat = 40

    /// Converts GDK's events over a widget to pointer and scroll values. Render thread only.
    ///
    /// The primary button is followed, and every finger.
    final class PointerInput {
        private let widget: UnsafeMutablePointer<GtkWidget>
        private let clock = HostClock()
        private let send: (SurfaceEvent) -> Void
        /// Whether the primary button is down.
        private var isPressed = false
        /// The fingers that are down, as GDK names them, with our numbers.
        private var fingers: [OpaquePointer: Int] = [:]
        /// The distance of two fingers on the touchpad, and the angle they turned, since they began to spread.
        private var pinch: (scale: CGFloat, rotation: CGFloat)?
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
            reportLeaving()
        }

        /// Reports that the pointer left the widget, which is no event of its own.
        private func reportLeaving() {
            let controller = gtk_event_controller_motion_new()
            let handler: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = { _, data in
                guard let data else { return }
                let input = Unmanaged<PointerInput>.fromOpaque(data).takeUnretainedValue()
                if !input.isPressed { input.report(.left, isTouch: false) }
            }
            g_signal_connect_data(
                UnsafeMutableRawPointer(controller), "leave", unsafeBitCast(handler, to: GCallback.self),
                Unmanaged.passRetained(self).toOpaque(),
                { data, _ in if let data { Unmanaged<PointerInput>.fromOpaque(data).release() } },
                GConnectFlags(rawValue: 0))
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
                guard let name = gdk_event_get_event_sequence(event), locate(event) else { return false }
                // The least number that no other finger has.
                let number = (0...fingers.count).first { !fingers.values.contains($0) } ?? fingers.count
                fingers[name] = number
                report(.began, isTouch: true, finger: number)
            case GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL:
                guard let name = gdk_event_get_event_sequence(event), let number = fingers[name], locate(event) else {
                    return false
                }
                if type != GDK_TOUCH_UPDATE { fingers[name] = nil }
                report(
                    type == GDK_TOUCH_UPDATE ? .moved : type == GDK_TOUCH_END ? .ended : .cancelled,
                    isTouch: true, finger: number)
            case GDK_TOUCHPAD_PINCH:
                _ = locate(event)
                return reportPinch(event)
            case GDK_GRAB_BROKEN:
                guard isPressed else { return false }
                isPressed = false
                report(.cancelled, isTouch: false)
            case GDK_SCROLL:
                _ = locate(event)
                guard var input = scrollInput(event) else { return false }
                input.isZoom = gdk_event_get_modifier_state(event).rawValue & GDK_CONTROL_MASK.rawValue != 0
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

        private func report(_ phase: PointerPhase, isTouch: Bool, finger: Int = 0) {
            send(.pointer(phase: phase, location: location, time: clock.now(), isTouch: isTouch, finger: finger))
        }

        /// Reports two fingers that spread or turn on a touchpad, and returns whether they do.
        private func reportPinch(_ event: OpaquePointer) -> Bool {
            let phase: PinchInput.Phase
            switch gdk_touchpad_event_get_gesture_phase(event) {
            case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN: phase = .began
            case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE: phase = .changed
            case GDK_TOUCHPAD_GESTURE_PHASE_END: phase = .ended
            default: phase = .cancelled
            }
            var state = pinch ?? (1, 0)
            if phase == .began { state = (1, 0) }
            if phase == .began || phase == .changed {
                // The scale counts from the beginning, the angle from the last report.
                let scale = gdk_touchpad_event_get_pinch_scale(event)
                let angle = gdk_touchpad_event_get_pinch_angle_delta(event)
                if phase == .changed, scale.isFinite, scale > 0 { state.scale = scale }
                if angle.isFinite { state.rotation += angle }
            }
            pinch = phase == .began || phase == .changed ? state : nil
            send(
                .pinch(
                    PinchInput(
                        phase, scale: state.scale, rotation: state.rotation, location: location, time: clock.now())))
            return true
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
