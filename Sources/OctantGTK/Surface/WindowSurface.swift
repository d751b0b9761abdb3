#if GTK
    import CoreGraphics
    import OctantDisplay
    import RenderServer
    internal import CGTK

    /// One GTK window with the widget that fills it: the implementation of an open surface. Render thread only.
    final class WindowSurface: SurfaceWidgetOwner, OpenSurface {
        private let naturalSize: (width: Int32, height: Int32)
        private let mailbox: SurfaceMailbox
        private let cache: RasterCache
        private let observer: DisplayObserver?
        private let send: (SurfaceEvent) -> Void
        private var window: UnsafeMutablePointer<GtkWindow>?
        private var widget: UnsafeMutablePointer<GtkWidget>?
        private let isResizable: Bool
        private var content: SurfaceContent?
        private var accessibility: SurfaceAccessibility?
        private var limits: SurfaceLimits
        private var title: String
        private let texts: NotRespondingText
        private let clock = HostClock()
        private var watch = AnswerWatch()
        private var patience: WakeTimer?
        private var pings: WindowPings?
        private var question: EndQuestion?
        private var keys: KeyInput?
        private let stateFile: WindowStateFile?
        private var keeper: WindowKeeper?
        private var icons = WindowIcons()

        init(
            _ configuration: SurfaceConfiguration,
            mailbox: SurfaceMailbox,
            cache: RasterCache,
            observer: DisplayObserver?,
            stateFile: WindowStateFile? = nil,
            send: @escaping (SurfaceEvent) -> Void
        ) {
            naturalSize = (Self.points(configuration.size.width), Self.points(configuration.size.height))
            (self.mailbox, self.cache, self.observer, self.send) = (mailbox, cache, observer, send)
            (limits, isResizable) = (configuration.limits, configuration.isResizable)
            (title, texts) = (configuration.title, configuration.notRespondingText)
            self.stateFile = stateFile
        }

        /// Shows the window. With `isSpoken` its contents are reported to screen readers.
        func open(isSpoken: Bool) {
            guard let widget = SurfaceWidget.make(owner: self), let top = gtk_window_new() else {
                send(.closed)
                return
            }
            let window = UnsafeMutableRawPointer(top).assumingMemoryBound(to: GtkWindow.self)
            (self.window, self.widget) = (window, widget)
            content = SurfaceContent(
                widget: widget, trees: mailbox.trees, cache: cache, isOpaque: true, observer: observer
            ) { [weak self] event in self?.tell(event) }
            if isSpoken { accessibility = SurfaceAccessibility(mailbox: mailbox, widget: widget, send: send) }
            WindowStyle.apply(to: top)
            gtk_window_set_title(window, title)
            applyLimits()
            gtk_window_set_child(window, widget)
            Signal.connectHandled(window, "close-request") { [weak self] in self?.requestClose() }
            Signal.connectNotify(window, "is-active") { [weak self] in self?.focusDidChange() }
            PointerInput(widget: widget, send: send).attach()
            // Nothing else is in the window: what GTK does with keys besides is nothing.
            let keys = KeyInput(
                handle: { [send] key in
                    send(.key(key))
                    return false
                }, compose: { [send] event in send(.text(event)) })
            self.keys = keys
            keys.attach(to: top, typingIn: widget)
            // A size that cannot be changed is the program's.
            if let stateFile, gtk_window_get_resizable(window) != 0 {
                keeper = WindowKeeper(window, stateFile, limits: limits)
            }
            gtk_window_present(window)
            applyIcons()
            if let surface = gtk_native_get_surface(OpaquePointer(window)) {
                pings = WindowPings(surface) { [weak self] in
                    guard let self else { return 0 }
                    let number = watch.ping()
                    send(.ping(number))
                    return number
                }
            }
        }

        func treeDidChange() {
            content?.wake()
            accessibility?.wake()
        }

        func setWantsFrames(_ wants: Bool) { content?.setWantsFrames(wants) }

        func setTitle(_ title: String) {
            self.title = title
            if let window { gtk_window_set_title(window, title) }
        }

        func setLimits(_ limits: SurfaceLimits) {
            guard limits != self.limits, let widget else { return }
            self.limits = limits
            applyLimits()
            gtk_widget_queue_resize(widget)
        }

        /// Applies the limits. GTK reports to the desktop a least size, and a greatest only where it is the same.
        private func applyLimits() {
            guard let window else { return }
            gtk_window_set_resizable(window, isResizable && limits.minimum != limits.maximum ? 1 : 0)
        }

        /// Shows `icons` for the window where the window system takes pixels.
        func setIcons(_ icons: WindowIcons) {
            self.icons = icons
            applyIcons()
        }

        private func applyIcons() {
            if let window, let surface = gtk_native_get_surface(OpaquePointer(window)) { icons.apply(to: surface) }
        }

        func present() {
            if let window { gtk_window_present(window) }
        }

        /// GTK's window; nil once it is closed.
        var top: UnsafeMutablePointer<GtkWindow>? { window }

        /// Whether it has the keys.
        var hasFocus: Bool { window.map { gtk_window_is_active($0) != 0 } ?? false }

        func setTextInput(_ input: TextInput?) { keys?.setTextInput(input) }

        func close() {
            guard let window else { return }
            keeper?.finish()
            keeper = nil
            keys?.close()
            keys = nil
            content?.close()
            content = nil
            accessibility?.close()
            accessibility = nil
            pings?.stop()
            (pings, patience, widget) = (nil, nil, nil)
            question?.close()
            question = nil
            self.window = nil
            gtk_window_destroy(window)
            send(.closed)
        }

        // MARK: Answers of the app

        /// Handles the user's request to close the window: the app is asked, and if it does not answer in time, the
        /// user.
        private func requestClose() {
            // The program may end before it closes the window.
            keeper?.finish()
            let ping = watch.requestClose(at: clock.now())
            send(.closeRequested)
            send(.ping(ping))
            guard let deadline = watch.deadline else { return }
            if patience == nil { patience = WakeTimer { [unowned self] in patienceEnds() } }
            patience?.set(deadline)
        }

        func handle(answer number: Int) {
            pings?.answer(upTo: number)
            watch.handle(answer: number)
            if watch.deadline == nil { patience?.cancel() }
            guard !watch.isAsking else { return }
            question?.close()
            question = nil
        }

        /// Asks the user, unless the window manager does: one that sends pings knows that none was answered.
        private func patienceEnds() {
            guard let window, watch.asks(at: clock.now()) else { return }
            guard pings?.isWaiting != true else { return watch.giveUp() }
            accessibility?.announce(texts.isNotResponding(title))
            question = EndQuestion(over: window, about: title, texts) { [unowned self] ends in
                if ends { EndQuestion.endProcess(title) }
                watch.giveUp()
                question = nil
            }
        }

        // MARK: The widget's owner

        func measure(isHorizontal: Bool, across: Int32?) -> (minimum: Int32, natural: Int32) {
            let least = Self.points(isHorizontal ? limits.minimum.width : limits.minimum.height)
            return (least, max(least, isHorizontal ? naturalSize.width : naturalSize.height))
        }

        func draw(into snapshot: OpaquePointer) { content?.draw(into: snapshot) }

        func didAllocate() {
            content?.sizeDidChange()
            keeper?.noteChange()
        }

        func didMap(_ isMapped: Bool) {
            content?.setMapped(isMapped)
            if isMapped { keeper?.didMap() }
        }

        func styleDidChange() {}

        /// A window's direction comes with the desktop's settings.
        func directionDidChange() {}

        /// The window has the keys, and no other widget is in it.
        func moveFocus(_ direction: GtkDirectionType) -> Bool { false }

        // MARK: Changes

        /// Passes on what the widget reports, to those who read the screen aloud too.
        private func tell(_ event: SurfaceEvent) {
            switch event {
            case .resized(_, let scale): accessibility?.setScale(scale)
            case .visibility(let isVisible): accessibility?.show(isVisible)
            default: break
            }
            send(event)
        }

        private func focusDidChange() {
            guard let window else { return }
            let hasFocus = gtk_window_is_active(window) != 0
            accessibility?.activate(hasFocus)
            keys?.activate(hasFocus)
            // GDK does not tell of a move; who moved it uses another window next, or had used one.
            keeper?.noteChange()
            send(.focus(hasFocus))
        }

        /// A window's length in whole points, 1...16384; 1 for what is no number.
        private static func points(_ length: CGFloat) -> Int32 {
            length.isFinite ? Int32(min(max(length, 1), CGFloat(bitmapSideLimit)).rounded(.up)) : 1
        }
    }
#endif
