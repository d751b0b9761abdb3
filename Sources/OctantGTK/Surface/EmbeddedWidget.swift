#if GTK
    import CoreGraphics
    import OctantDisplay
    import RenderServer
    internal import CGTK

    /// The share of light in the colour of text above which what is behind it counts as dark.
    private let lightText = 0.5

    /// A widget in another program's window, and what it shows. Render thread only, which here is the program's main
    /// thread.
    final class EmbeddedWidget: SurfaceWidgetOwner, OpenSurface {
        /// The client that the widget was made for; kept until the widget is destroyed.
        var client: (any WidgetClient)?
        private(set) var widget: UnsafeMutablePointer<GtkWidget>?
        private var content: SurfaceContent?
        private var accessibility: WidgetAccessibility?
        private var mailbox: SurfaceMailbox?
        private var send: ((SurfaceEvent) -> Void)?
        private var isDark: Bool?
        private var keys: KeyInput?

        init(client: any WidgetClient) { self.client = client }

        /// Makes the widget, floating, which keeps this alive. Nil when GTK makes none.
        func make() -> UnsafeMutablePointer<GtkWidget>? {
            guard let widget = SurfaceWidget.make(owner: self) else { return nil }
            attach(to: widget)
            return widget
        }

        /// Makes `widget`, a new instance of a subclass, the widget, which keeps this alive.
        func adopt(_ widget: UnsafeMutablePointer<GtkWidget>) {
            SurfaceWidget.give(self, to: widget)
            attach(to: widget)
        }

        private func attach(to widget: UnsafeMutablePointer<GtkWidget>) {
            self.widget = widget
            Signal.connect(widget, "destroy") { [weak self] in self?.wasDestroyed() }
            Signal.connectNotify(widget, "has-focus") { [weak self] in self?.focusDidChange() }
            PointerInput(widget: widget) { [weak self] event in self?.handle(event) }.attach()
            let keys = KeyInput(
                handle: { [weak self] key in self?.client?.handle(key) ?? false },
                compose: { [weak self] event in self?.send?(.text(event)) })
            self.keys = keys
            keys.attach(to: widget, typingIn: widget)
        }

        /// Shows the trees of `mailbox` from now on.
        func open(
            mailbox: SurfaceMailbox, cache: RasterCache, observer: DisplayObserver?,
            send: @escaping (SurfaceEvent) -> Void
        ) {
            guard let widget else { return send(.closed) }
            close()
            self.send = send
            let content = SurfaceContent(
                widget: widget, trees: mailbox.trees, cache: cache, isOpaque: false, observer: observer, send: send)
            (self.content, self.mailbox, isDark) = (content, mailbox, nil)
            if accessibility == nil && WidgetAccessibility.isWanted {
                accessibility = WidgetAccessibility(widget: widget)
            }
            styleDidChange()
            directionDidChange()
            content.sizeDidChange()
            content.setMapped(gtk_widget_get_mapped(widget) != 0)
        }

        func treeDidChange() {
            content?.wake()
            if let accessibility, let tree = mailbox?.takeForReaders().tree { accessibility.apply(tree) }
        }

        func setWantsFrames(_ wants: Bool) { content?.setWantsFrames(wants) }

        /// A widget has no title.
        func setTitle(_ title: String) {}

        /// Does nothing: a widget is where its program put it.
        func present() {}

        /// Does nothing: a widget's size is measured.
        func setLimits(_ limits: SurfaceLimits) {}

        /// Does nothing: the window around it is another program's, which answers for itself.
        func handle(answer number: Int) {}

        func setTextInput(_ input: TextInput?) { keys?.setTextInput(input) }

        func close() {
            content?.close()
            (content, mailbox, send) = (nil, nil, nil)
            if let widget { gtk_widget_queue_draw(widget) }
        }

        // MARK: The widget's owner

        func measure(isHorizontal: Bool, across: Int32?) -> (minimum: Int32, natural: Int32) {
            guard let client else { return (0, 0) }
            let length = client.measure(isHorizontal: isHorizontal, across: across.map { CGFloat($0) })
            func points(_ length: CGFloat) -> Int32 {
                length.isFinite ? Int32(min(max(length, 0), CGFloat(bitmapSideLimit)).rounded(.up)) : 0
            }
            let minimum = points(length.minimum)
            return (minimum, max(minimum, points(length.natural)))
        }

        func draw(into snapshot: OpaquePointer) { content?.draw(into: snapshot) }

        func didAllocate() { content?.sizeDidChange() }

        func didMap(_ isMapped: Bool) { content?.setMapped(isMapped) }

        func directionDidChange() {
            guard let widget else { return }
            client?.directionDidChange(isRightToLeft: gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL)
        }

        /// Called when the style changed. Text that is lighter than not lies on something dark: that holds for every
        /// theme, and for parts of a window that are darker than the rest.
        func styleDidChange() {
            guard let widget, let send else { return }
            var color = GdkRGBA()
            gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
            let light = 0.2126 * Double(color.red) + 0.7152 * Double(color.green) + 0.0722 * Double(color.blue)
            let isDark = light > lightText
            guard isDark != self.isDark else { return }
            self.isDark = isDark
            send(.colorScheme(isDark: isDark))
        }

        /// Tab goes through the positions in the view before it goes on. Arrows lead in the view, or are used by it, as
        /// keys; what comes here of them is to lead out.
        func moveFocus(_ direction: GtkDirectionType) -> Bool {
            guard let widget, let client else { return false }
            let isBack = [GTK_DIR_TAB_BACKWARD, GTK_DIR_UP, GTK_DIR_LEFT].contains(direction)
            if gtk_widget_is_focus(widget) != 0 {
                let isTab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD
                return isTab && client.moveFocus(back: isBack)
            }
            guard client.enterFocus(fromBehind: isBack) else { return false }
            gtk_widget_set_focusable(widget, 1)
            return gtk_widget_grab_focus(widget) != 0
        }

        // MARK: Changes

        private func handle(_ event: SurfaceEvent) {
            switch event {
            case .pointer(.began, _, _, _, _), .button: grabFocus()
            default: break
            }
            send?(event)
        }

        private func grabFocus() {
            guard let widget, let client else { return }
            gtk_widget_set_focusable(widget, client.acceptsFocus ? 1 : 0)
            if client.acceptsFocus { gtk_widget_grab_focus(widget) }
        }

        private func focusDidChange() {
            guard let widget else { return }
            let hasFocus = gtk_widget_has_focus(widget) != 0
            keys?.activate(hasFocus)
            send?(.focus(hasFocus))
        }

        /// The program destroys the widget: whoever holds it from here on holds an empty shell.
        private func wasDestroyed() {
            close()
            keys?.close()
            (widget, accessibility, keys) = (nil, nil, nil)
            let client = client
            self.client = nil
            client?.widgetWasDestroyed()
        }
    }
#endif
