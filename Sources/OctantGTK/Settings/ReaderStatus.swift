#if GTK
    internal import CGTK

    /// The name of the service that knows whether a screen reader runs: at-spi2's launcher, to which the desktop
    /// reports it.
    private let launcherName = "org.a11y.Bus"
    private let launcherPath = "/org/a11y/bus"
    private let statusInterface = "org.a11y.Status"
    private let statusProperty = "ScreenReaderEnabled"
    private let propertiesInterface = "org.freedesktop.DBus.Properties"

    /// Follows whether the desktop's screen reader runs. Render thread only; exists as long as the process.
    ///
    /// While the launcher is not there, none does; it is not started for this.
    final class ReaderStatus {
        private let told: (Bool) -> Void
        private lazy var object = BusObject(
            launcherName, launcherPath,
            BusObject.Listener(
                received: { [unowned self] arguments in
                    guard arguments.count > 1, arguments[0].text == statusInterface else { return }
                    for entry in arguments[1].children where entry.children.first?.text == statusProperty {
                        handle(entry.children.last)
                    }
                },
                came: { [unowned self] in read() }, went: { [unowned self] in told(false) }))

        /// Calls `told` with what is known, at first and at each change.
        init(_ told: @escaping (Bool) -> Void) { self.told = told }

        /// Starts to follow. Results come later.
        func start() { object.follow(propertiesInterface, "PropertiesChanged", startsService: false) }

        private func read() {
            object.call(
                propertiesInterface, "Get",
                [g_variant_new_string(statusInterface), g_variant_new_string(statusProperty)]
            ) { [unowned self] answer in handle(answer.first) }
        }

        private func handle(_ value: Variant?) {
            if let number = value?.number { told(number != 0) }
        }
    }
#endif
