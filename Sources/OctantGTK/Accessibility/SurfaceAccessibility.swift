#if GTK
    import CoreGraphics
    import OctantDisplay
    import RenderServer
    internal import CGTK

    /// Reports what is committed to a surface to the desktop's screen readers. Render thread only.
    final class SurfaceAccessibility {
        private let mailbox: SurfaceMailbox
        private let clock = HostClock()
        private let window: AccessibleWindow
        private var reporter: AccessibilityReporter
        private var timer: WakeTimer?

        /// `widget` fills the window; what a reader's user wants done goes to `send`.
        init(
            mailbox: SurfaceMailbox, widget: UnsafeMutablePointer<GtkWidget>, send: @escaping (SurfaceEvent) -> Void
        ) {
            self.mailbox = mailbox
            window = AccessibleWindow(
                findOrigin: {
                    guard let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native)
                    else {
                        return .zero
                    }
                    // A GtkWindow draws its frame and shadow itself; what is ours begins further in.
                    var (x, y) = (0.0, 0.0)
                    gtk_native_get_surface_transform(native, &x, &y)
                    var (inX, inY) = (0.0, 0.0)
                    gtk_widget_translate_coordinates(
                        widget, UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self), 0, 0, &inX,
                        &inY)
                    let scale = CGFloat(gtk_widget_get_scale_factor(widget))
                    let origin = WindowSystem.origin(of: surface)
                    return CGPoint(x: origin.x + (x + inX) * scale, y: origin.y + (y + inY) * scale)
                },
                send: { send(.accessibility($0)) })
            reporter = AccessibilityReporter(window)
            timer = WakeTimer { [unowned self] in
                reporter.tellDue(at: clock.now())
                schedule()
            }
        }

        /// Reads the mailbox, which may hold something not reported yet.
        func wake() {
            let (tree, notices) = mailbox.takeForReaders()
            guard let tree = tree ?? (notices.isEmpty ? nil : mailbox.accessibility) else { return }
            reporter.report(tree, notices: notices, at: clock.now())
            schedule()
        }

        /// Announces `message` now.
        func announce(_ message: String) {
            guard let tree = mailbox.accessibility else { return }
            reporter.report(tree, notices: [.announcement(message)], at: clock.now())
            schedule()
        }

        func activate(_ isActive: Bool) { window.activate(isActive) }

        func show(_ isVisible: Bool) {
            window.show(isVisible)
            if isVisible { wake() }
        }

        /// The surface has this many pixels a point.
        func setScale(_ scale: CGFloat) { window.scale = scale }

        func close() { window.close() }

        private func schedule() {
            let next = reporter.nextEvent
            if next.isFinite { timer?.set(next) } else { timer?.cancel() }
        }
    }
#endif
