#if GTK
    import Foundation
    import OctantBase
    import OctantDisplay
    import RenderServer
    import Synchronization
    internal import CGTK

    /// Seconds that the display server has to answer; far away over a network it takes one or two.
    private let displayPatience = 10.0

    /// Shows surfaces as GTK 4 windows, on X11 and on Wayland, from a thread of its own.
    ///
    /// That thread owns GTK and draws; so windows go on moving whatever the caller's thread does. Every method may be
    /// called from any thread. In another program, whose thread has GTK already, `join` has surfaces drawn there.
    package final class GTKDisplay: Display {
        /// The objects that the render thread keeps for all surfaces.
        private final class Shared {
            let cache = RasterCache()
            /// The listeners to the desktop's settings and the display's end.
            var listeners: [ObjectIdentifier: @Sendable (SurfaceEvent) -> Void] = [:]
            var settings: DesktopSettings?
            var connection: ConnectionWatcher?
            lazy var screenKeeper = ScreenKeeper()
            /// The open windows of the desktop.
            var windows: [ObjectIdentifier: WindowSurface] = [:]
            var icons = WindowIcons()

            func tellAll(_ event: SurfaceEvent) {
                for listener in listeners.values { listener(event) }
            }
        }

        private let shared: Confined<Shared>
        private let clipboards: [ClipboardKind: GTKClipboard]
        private let observer: DisplayObserver?
        private let description: Locked<ScreenDescription>
        /// Whether GTK belongs to another program, whose settings, connection and accessibility are its own affair.
        private let isGuest: Bool
        private let program: ProgramDescription?
        private let end = DisplayEnd()

        /// GTK can be had once in a process.
        private static let isClaimed = Atomic(false)

        /// Starts GTK on a thread of its own and waits until it is ready. `program` is what the desktop is told of the
        /// program, nil for its name alone. `observer` is called with what the display does.
        ///
        /// Throws `handedOver` where the program is to have one instance, and there is one.
        /// Throws at once when there is neither a Wayland compositor nor an X server, and after ten seconds
        /// when there is one that does not answer. GTK's own accessibility is switched off (`GTK_A11Y=none`), and
        /// unless `GSK_RENDERER` is set GTK draws with Cairo.
        package static func start(
            for program: ProgramDescription? = nil, observer: DisplayObserver? = nil
        ) throws(GTKDisplayError) -> GTKDisplay {
            guard !isClaimed.exchange(true, ordering: .acquiringAndReleasing) else { throw .alreadyStarted }
            StandardStreams.reserve()
            StandardStreams.surviveBrokenPipes()
            let ready = DispatchSemaphore(value: 0)
            let outcome = Locked(GTKLibrary.Outcome.noDisplay)
            RenderThread.start {
                let found = GTKLibrary.start(for: program)
                outcome.withLock { $0 = found }
                ready.signal()
                guard case .ready = found else { return false }
                return true
            }
            // The thread that asked cannot be had back: GTK stays claimed.
            guard ready.wait(timeout: .now() + displayPatience) == .success else {
                throw .silentDisplay(GTKLibrary.askedFor)
            }
            switch outcome.withLock({ $0 }) {
            case .ready(let screen):
                RenderThread.standAtExit()
                let display = GTKDisplay(screen: screen, isGuest: false, program: program, observer: observer)
                display.watch()
                return display
            case .noDisplay:
                isClaimed.store(false, ordering: .releasing)
                throw .noDisplay(GTKLibrary.askedFor)
            case .handedOver: throw .handedOver
            }
        }

        /// Joins the GTK of the program that calls, which has initialised it on this thread and runs GLib's main loop
        /// here. Nothing of the program's is changed: neither environment nor settings. `settingsDidChange` gets them,
        /// as `.colorScheme` and `.settings`: surfaces do not.
        package static func join(
            observer: DisplayObserver? = nil, settingsDidChange: @escaping @Sendable (SurfaceEvent) -> Void
        ) throws(GTKDisplayError) -> GTKDisplay {
            guard gtk_is_initialized() != 0, gdk_display_get_default() != nil else { throw .notInitialized }
            guard !isClaimed.exchange(true, ordering: .acquiringAndReleasing) else { throw .alreadyStarted }
            let display = GTKDisplay(screen: GTKLibrary.screen(), isGuest: true, observer: observer)
            display.shared.value.listeners[ObjectIdentifier(display)] = settingsDidChange
            display.watch()
            return display
        }

        private init(
            screen: ScreenDescription, isGuest: Bool, program: ProgramDescription? = nil, observer: DisplayObserver?
        ) {
            self.program = program
            shared = Confined(Shared())
            clipboards = Dictionary(uniqueKeysWithValues: ClipboardKind.allCases.map { ($0, GTKClipboard()) })
            self.isGuest = isGuest
            description = Locked(screen)
            self.observer = observer
        }

        /// Starts to follow what concerns every surface. The display exists as long as the process from then on, as GTK
        /// does.
        private func watch() {
            RenderThread.perform { [self, shared, end] in
                for (kind, clipboard) in clipboards { clipboard.start(kind) }
                let settings = DesktopSettings(isGuest: isGuest) { [self] event in
                    noteSettings()
                    shared.value.tellAll(event)
                }
                shared.value.settings = settings
                settings.start()
                noteSettings()
                guard !isGuest else { return }
                let connection = ConnectionWatcher { reason in
                    end.come(reason)
                    shared.value.tellAll(.displayLost(reason))
                }
                shared.value.connection = connection
                connection.start()
            }
            loadIcons()
        }

        /// Reads the program's icons where the window system takes them, on a thread of its own: files are decoded.
        private func loadIcons() {
            guard let program else { return }
            RenderThread.perform { [shared] in
                guard WindowIcons.areShown else { return }
                DispatchQueue.global(qos: .utility).async {
                    let bitmaps = program.icons()
                    guard !bitmaps.isEmpty else { return }
                    RenderThread.perform {
                        shared.value.icons = WindowIcons(bitmaps)
                        for window in shared.value.windows.values { window.setIcons(shared.value.icons) }
                    }
                }
            }
        }

        /// Writes the settings into the screen's description. Render thread only.
        private func noteSettings() {
            guard let settings = shared.value.settings else { return }
            description.withLock { ($0.isDark, $0.settings) = (settings.isDark, settings.settings) }
        }

        /// The first monitor as it was at the start, and the desktop's settings as they are now.
        package var screen: ScreenDescription { description.withLock { $0 } }

        /// The clipboard; what this process puts on it is there as long as the process runs.
        package func clipboard(_ kind: ClipboardKind) -> (any Clipboard)? { clipboards[kind] }

        /// Asks the desktop's service for it, where there is one.
        package func setKeepsScreenOn(_ keeps: Bool, for program: String) {
            RenderThread.perform { [shared] in shared.value.screenKeeper.set(keeps, for: program) }
        }

        /// Asks the desktop by GTK, which asks the portal for it in a sandbox, and passes on the window that has the
        /// keys.
        package func open(_ address: String, _ opened: @escaping @Sendable (Bool) -> Void) -> Bool {
            guard !isGuest else { return false }
            RenderThread.perform { [shared] in
                let window = shared.value.windows.values.first(where: \.hasFocus) ?? shared.value.windows.values.first
                AddressOpener.open(address, over: window, opened)
            }
            return true
        }

        /// Whether there is a session bus, by which notifications go to the desktop or to its portal.
        package var showsNotifications: Bool { program != nil && SessionBus.isThere }

        package func show(_ notification: DesktopNotification) {
            guard let program else { return }
            RenderThread.perform { ProgramNotifications.show(notification, of: program) }
        }

        package func withdrawNotification(_ identifier: String) {
            guard let program else { return }
            RenderThread.perform { ProgramNotifications.withdraw(identifier, of: program) }
        }

        /// Opens a window. Events come on the render thread; where the display has ended before, its end on this one.
        package func openSurface(
            _ configuration: SurfaceConfiguration,
            mailbox: SurfaceMailbox,
            events: @escaping @Sendable (SurfaceEvent) -> Void
        ) -> any DisplaySurface {
            let isSpoken = AccessibilityBridge.isWanted && !isGuest
            let handle = GTKSurface(wantsAccessibility: isSpoken)
            let name = ObjectIdentifier(handle)
            guard end.willOpen(name, events) else { return handle }
            let file = program.flatMap { program in
                program.keepsWindows
                    ? configuration.keptName.flatMap { WindowStateFile(of: program.identifier, window: $0) } : nil
            }
            RenderThread.perform { [shared, end, observer, slot = handle.slot] in
                end.didOpen(name)
                let surface = WindowSurface(
                    configuration, mailbox: mailbox, cache: shared.value.cache, observer: observer, stateFile: file
                ) { event in
                    if event == .closed {
                        shared.value.listeners[ObjectIdentifier(slot.value)] = nil
                        shared.value.windows[ObjectIdentifier(slot.value)] = nil
                    }
                    events(event)
                }
                shared.value.listeners[ObjectIdentifier(slot.value)] = events
                shared.value.windows[ObjectIdentifier(slot.value)] = surface
                surface.setIcons(shared.value.icons)
                slot.value.surface = surface
                if let settings = shared.value.settings {
                    events(.colorScheme(isDark: settings.isDark))
                    events(.settings(settings.settings))
                }
                surface.open(isSpoken: isSpoken)
            }
            return handle
        }

        /// The objects of the display that widgets need. Render thread only.
        var widgetNeeds: (cache: RasterCache, observer: DisplayObserver?) { (shared.value.cache, observer) }
    }
#endif
