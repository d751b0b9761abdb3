#if GTK
    import CoreGraphics
    internal import CGTK
    import OctantDisplay

    /// The object for which a widget in another program shows something. Main thread only.
    package protocol WidgetClient: AnyObject {
        /// The least and the natural length along one axis, in points; `across` is the length of the other side, if
        /// that is known.
        func measure(isHorizontal: Bool, across: CGFloat?) -> (minimum: CGFloat, natural: CGFloat)
        /// Whether the widget takes part in the program's keyboard focus.
        var acceptsFocus: Bool { get }
        /// A key went down or up while the widget has focus. Returns whether anybody did anything with it: the program
        /// does not get it then.
        func handle(_ key: KeyEvent) -> Bool
        /// Moves focus to the widget by tab or an arrow, from before it or from behind. Returns whether it takes focus.
        func enterFocus(fromBehind: Bool) -> Bool
        /// Tab leads on, or back, in the widget. Returns whether focus stays in it.
        func moveFocus(back: Bool) -> Bool
        /// The widget is laid out from right to left, or from left to right: at first, and when that changes.
        func directionDidChange(isRightToLeft: Bool)
        /// The widget is gone.
        func widgetWasDestroyed()
    }

    /// A display of one surface: a widget in another program's window. Main thread only, save for what `Display` asks.
    package final class WidgetDisplay: Display {
        private let host: GTKDisplay
        private let widget: Confined<EmbeddedWidget>
        private let made: Confined<OpaquePointer>

        /// The GType of the widgets, from which those of `instance` below are to be derived.
        package static var type: UInt { SurfaceWidget.type }

        /// A widget on `host`, a display that was joined, for `client`, who is kept until it is destroyed: `instance`,
        /// a new one of a subclass, or one that is made. Nil when GTK makes none.
        package init?(on host: GTKDisplay, client: any WidgetClient, instance: OpaquePointer? = nil) {
            let widget = EmbeddedWidget(client: client)
            let adopted = instance.map { UnsafeMutablePointer<GtkWidget>($0) }
            if let adopted { widget.adopt(adopted) }
            guard let made = adopted ?? widget.make() else { return nil }
            self.host = host
            self.widget = Confined(widget)
            self.made = Confined(OpaquePointer(made))
        }

        /// The GtkWidget as it was made: floating, alive as long as somebody holds a reference.
        package var pointer: OpaquePointer { made.value }

        package var screen: ScreenDescription { host.screen }

        package var reportsOnMainThread: Bool { true }

        package func clipboard(_ kind: ClipboardKind) -> (any Clipboard)? { host.clipboard(kind) }

        /// Shows the surface in the widget. The configuration is not followed: a widget is as large as it is made.
        package func openSurface(
            _ configuration: SurfaceConfiguration,
            mailbox: SurfaceMailbox,
            events: @escaping @Sendable (SurfaceEvent) -> Void
        ) -> any DisplaySurface {
            let handle = GTKSurface(wantsAccessibility: WidgetAccessibility.isWanted)
            RenderThread.perform { [host, widget, slot = handle.slot] in
                let needs = host.widgetNeeds
                slot.value.surface = widget.value
                widget.value.open(mailbox: mailbox, cache: needs.cache, observer: needs.observer, send: events)
            }
            return handle
        }

        /// Called when the client's result of `measure` may have changed.
        package func sizeMayHaveChanged() {
            if let widget = widget.value.widget { gtk_widget_queue_resize(widget) }
        }

        /// Whether the widget takes part in the program's keyboard focus. False by default.
        package var isFocusable: Bool {
            get { widget.value.widget.map { gtk_widget_get_focusable($0) != 0 } ?? false }
            set { if let widget = widget.value.widget { gtk_widget_set_focusable(widget, newValue ? 1 : 0) } }
        }

        /// The client that `pointer`, a GObject, was made for; nil if it is none of these widgets, or destroyed.
        package static func client(of pointer: OpaquePointer) -> (any WidgetClient)? {
            guard SurfaceWidget.isInstance(UnsafeMutableRawPointer(pointer)) else { return nil }
            return (SurfaceWidget.owner(of: UnsafeMutablePointer(pointer)) as? EmbeddedWidget)?.client
        }
    }
#endif
