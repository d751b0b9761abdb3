#if GTK
    internal import CGTK

    /// GObject signals with Swift closures behind them. Render thread only.
    enum Signal {
        /// Calls `body` at each signal `name` of `object` that has no arguments and no result, such as `notify::title`.
        /// The closure exists as long as the object.
        @discardableResult
        static func connect(
            _ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping () -> Void
        ) -> gulong {
            let handler: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = { _, data in
                Signal.call(data)
            }
            return connect(object, name, unsafeBitCast(handler, to: GCallback.self), body)
        }

        /// The same for `notify::` signals, which carry the property's description.
        @discardableResult
        static func connectNotify(
            _ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping () -> Void
        ) -> gulong {
            connectArgument(object, "notify::\(name)", body)
        }

        /// The same for signals that carry one object.
        @discardableResult
        static func connectArgument(
            _ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping () -> Void
        ) -> gulong {
            let handler:
                @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void =
                    {
                        _, _, data in Signal.call(data)
                    }
            return connect(object, name, unsafeBitCast(handler, to: GCallback.self), body)
        }

        /// The same for signals that ask whether they were handled, without arguments; the result is always true.
        static func connectHandled(_ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping () -> Void) {
            let handler: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> gboolean = { _, data in
                Signal.call(data)
                return 1
            }
            connect(object, name, unsafeBitCast(handler, to: GCallback.self), body)
        }

        /// The same for signals that carry a number, which `body` gets.
        static func connectNumber(
            _ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping (Int32) -> Void
        ) {
            let handler: @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeMutableRawPointer?) -> Void = {
                _, number, data in
                if let data { Unmanaged<NumberBox>.fromOpaque(data).takeUnretainedValue().body(number) }
            }
            g_signal_connect_data(
                object, name, unsafeBitCast(handler, to: GCallback.self),
                Unmanaged.passRetained(NumberBox(body)).toOpaque(),
                { data, _ in if let data { Unmanaged<NumberBox>.fromOpaque(data).release() } },
                GConnectFlags(rawValue: 0))
        }

        /// The same for signals that carry something in memory and ask whether it was dealt with, as `body` returns.
        @discardableResult
        static func connectFilter(
            _ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping (UnsafeRawPointer) -> Bool
        ) -> gulong {
            let handler:
                @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, UnsafeMutableRawPointer?) -> gboolean =
                    {
                        _, argument, data in
                        guard let argument, let data else { return 0 }
                        return Unmanaged<FilterBox>.fromOpaque(data).takeUnretainedValue().body(argument) ? 1 : 0
                    }
            return g_signal_connect_data(
                object, name, unsafeBitCast(handler, to: GCallback.self),
                Unmanaged.passRetained(FilterBox(body)).toOpaque(),
                { data, _ in if let data { Unmanaged<FilterBox>.fromOpaque(data).release() } },
                GConnectFlags(rawValue: 0))
        }

        /// The same for signals that carry a text and ask nothing.
        static func connectText(
            _ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping (String) -> Void
        ) {
            connectFilter(object, name) {
                body(String(cString: $0.assumingMemoryBound(to: CChar.self)))
                return false
            }
        }

        private final class NumberBox {
            let body: (Int32) -> Void
            init(_ body: @escaping (Int32) -> Void) { self.body = body }
        }

        private final class FilterBox {
            let body: (UnsafeRawPointer) -> Bool
            init(_ body: @escaping (UnsafeRawPointer) -> Bool) { self.body = body }
        }

        private final class Box {
            let body: () -> Void
            init(_ body: @escaping () -> Void) { self.body = body }
        }

        /// Returns the handler's number, by which it can be disconnected.
        @discardableResult
        private static func connect(
            _ object: UnsafeMutableRawPointer,
            _ name: String,
            _ handler: GCallback,
            _ body: @escaping () -> Void
        ) -> gulong {
            g_signal_connect_data(
                object,
                name,
                handler,
                Unmanaged.passRetained(Box(body)).toOpaque(),
                { data, _ in if let data { Unmanaged<Box>.fromOpaque(data).release() } },
                GConnectFlags(rawValue: 0)
            )
        }

        private static func call(_ data: UnsafeMutableRawPointer?) {
            guard let data else { return }
            Unmanaged<Box>.fromOpaque(data).takeUnretainedValue().body()
        }
    }
#endif
