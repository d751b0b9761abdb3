#if GTK
    import OctantBase
    internal import CGTK

    /// The service by which desktops let programs keep the screen on.
    /// Source: specifications.freedesktop.org, Idle Inhibition Service.
    private let service = "org.freedesktop.ScreenSaver"
    private let path = "/org/freedesktop/ScreenSaver"

    /// Keeps the screen from being blanked and locked while a program asks for it, where the desktop has the service
    /// for it. The desktop forgets it with the program. Render thread only; exists as long as the process.
    final class ScreenKeeper {
        private var program = ""
        private var isWanted = false
        private var isThere = false
        /// The number by which the desktop knows the request; nil while there is none.
        private var cookie: UInt32?
        private var isAsking = false
        private var hasStarted = false
        private lazy var object = BusObject(
            service, path,
            BusObject.Listener(
                received: { _ in }, came: { [unowned self] in serviceCame() }, went: { [unowned self] in serviceWent() }
            ))

        /// Keeps the screen on from now on, for the program of this name, or no more.
        func set(_ wants: Bool, for program: String) {
            (isWanted, self.program) = (wants, program)
            if wants, !hasStarted {
                hasStarted = true
                guard SessionBus.isThere else {
                    return Log.once("screen.keep", "there is no session bus: the desktop may blank the screen")
                }
                object.follow(service, "ActiveChanged", startsService: true)
            }
            update()
        }

        private func serviceCame() {
            isThere = true
            update()
        }

        private func serviceWent() {
            (isThere, isAsking, cookie) = (false, false, nil)
        }

        private func update() {
            guard isThere, !isAsking, isWanted != (cookie != nil) else { return }
            if let number = cookie {
                cookie = nil
                object.call(service, "UnInhibit", [g_variant_new_uint32(number)]) { _ in }
                return
            }
            isAsking = true
            // The name of the program is the reason, too: there is nothing else to tell the user.
            object.call(service, "Inhibit", [g_variant_new_string(program), g_variant_new_string(program)]) {
                [unowned self] answer in
                (isAsking, cookie) = (false, answer.first?.number.map { UInt32($0) })
                if cookie != nil { update() }
            }
        }
    }
#endif
