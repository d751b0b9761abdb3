#if GTK
    import Foundation
    internal import CGTK

    /// An object of a service on the session bus, whenever there is one: it may come later, go, and come back. Render
    /// thread only; exists as long as the process.
    final class BusObject {
        /// A listener and its closure.
        struct Listener {
            /// The arguments of the signal that is listened to.
            var received: ([Variant]) -> Void
            /// The service is there: at first, and each time that it comes.
            var came: () -> Void
            /// The service is not there: at first, and each time that it goes.
            var went: () -> Void = {}
        }

        private let service: String
        private let path: String
        private let listener: Listener
        private var bus: OpaquePointer?

        init(_ service: String, _ path: String, _ listener: Listener) {
            (self.service, self.path, self.listener) = (service, path, listener)
        }

        /// Starts to listen to the signal `signal` of `interface`; with `startsService` the bus is asked to start the
        /// service.
        func follow(_ interface: String, _ signal: String, startsService: Bool) {
            guard SessionBus.isThere else { return }
            let start = Start(object: self, interface: interface, signal: signal, startsService: startsService)
            g_bus_get(
                G_BUS_TYPE_SESSION, nil,
                { _, result, data in
                    guard let data else { return }
                    let start = Unmanaged<Start>.fromOpaque(data).takeRetainedValue()
                    if let bus = g_bus_get_finish(result, nil) { start.object.listen(on: bus, start) }
                },
                Unmanaged.passRetained(start).toOpaque())
        }

        /// A closure to run once the bus is there.
        private final class Start {
            let object: BusObject
            let interface: String, signal: String
            let startsService: Bool

            init(object: BusObject, interface: String, signal: String, startsService: Bool) {
                (self.object, self.interface, self.signal) = (object, interface, signal)
                self.startsService = startsService
            }
        }

        /// `bus` is ours to keep.
        private func listen(on bus: OpaquePointer, _ start: Start) {
            self.bus = bus
            let data = Unmanaged.passRetained(self).toOpaque()
            g_dbus_connection_signal_subscribe(
                bus, service, start.interface, start.signal, path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
                { _, _, _, _, _, parameters, data in
                    guard let parameters else { return }
                    BusObject.of(data)?.listener.received(Variant.children(parameters))
                },
                data, nil)
            g_bus_watch_name_on_connection(
                bus, service, start.startsService ? G_BUS_NAME_WATCHER_FLAGS_AUTO_START : G_BUS_NAME_WATCHER_FLAGS_NONE,
                { _, _, _, data in BusObject.of(data)?.listener.came() },
                { _, _, data in BusObject.of(data)?.listener.went() }, data, nil)
        }

        private static func of(_ data: UnsafeMutableRawPointer?) -> BusObject? {
            data.map { Unmanaged<BusObject>.fromOpaque($0).takeUnretainedValue() }
        }

        /// Calls `method` of `interface` with `arguments`, which are used up. `answered` gets the answer's parts; none
        /// when there is no answer.
        func call(
            _ interface: String, _ method: String, _ arguments: [OpaquePointer?],
            _ answered: @escaping ([Variant]) -> Void
        ) {
            var arguments = arguments
            g_dbus_connection_call(
                bus, service, path, interface, method, g_variant_new_tuple(&arguments, gsize(arguments.count)), nil,
                G_DBUS_CALL_FLAGS_NONE, -1, nil,
                { source, result, data in
                    guard let data else { return }
                    let answered = Unmanaged<Answered>.fromOpaque(data).takeRetainedValue()
                    guard let source, let answer = g_dbus_connection_call_finish(OpaquePointer(source), result, nil)
                    else { return }
                    answered.body(Variant(owning: answer).children)
                },
                Unmanaged.passRetained(Answered(answered)).toOpaque())
        }

        private final class Answered {
            let body: ([Variant]) -> Void
            init(_ body: @escaping ([Variant]) -> Void) { self.body = body }
        }
    }
#endif
