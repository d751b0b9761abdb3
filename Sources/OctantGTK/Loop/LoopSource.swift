#if GTK
    internal import CGTK

    /// A source of GLib's main loop whose functions are in Swift. Exists as long as the process. Loop's thread only.
    final class LoopSource {
        private let functions: UnsafeMutablePointer<GSourceFuncs>
        private let source: UnsafeMutablePointer<GSource>
        private let isReady: () -> Bool
        private let run: () -> Void
        /// The descriptor's name in the source.
        private var tag: gpointer?

        /// A source of `priority`, less being sooner, that runs `run` whenever `isReady` is true before the loop waits,
        /// or `descriptor` can be read. With `canRecurse` it also runs in a loop that `run` runs.
        init(
            _ name: StaticString, priority: Int32, canRecurse: Bool, descriptor: Int32? = nil,
            isReady: @escaping () -> Bool = { false }, run: @escaping () -> Void = {}
        ) {
            (self.isReady, self.run) = (isReady, run)
            functions = .allocate(capacity: 1)
            functions.initialize(to: GSourceFuncs())
            functions.pointee.prepare = { source, _ in LoopSource.of(source)?.isReady() == true ? 1 : 0 }
            functions.pointee.dispatch = { source, _, _ in
                LoopSource.of(source)?.run()
                return 1
            }
            source = g_source_new(functions, guint(MemoryLayout<GSource>.stride + MemoryLayout<gpointer>.stride))
            g_source_set_static_name(source, name.utf8Start)
            g_source_set_priority(source, priority)
            g_source_set_can_recurse(source, canRecurse ? 1 : 0)
            if let descriptor { tag = g_source_add_unix_fd(source, descriptor, G_IO_IN) }
            UnsafeMutableRawPointer(source + 1).storeBytes(
                of: Unmanaged.passRetained(self).toOpaque(), as: UnsafeMutableRawPointer.self)
            g_source_attach(source, nil)
        }

        /// Sets whether the descriptor is polled.
        func watch(_ watches: Bool) {
            guard let tag else { return }
            g_source_modify_unix_fd(source, tag, watches ? G_IO_IN : GIOCondition(rawValue: 0))
        }

        private static func of(_ source: UnsafeMutablePointer<GSource>?) -> LoopSource? {
            guard let source else { return nil }
            let pointer = UnsafeRawPointer(source + 1).load(as: UnsafeMutableRawPointer.self)
            return Unmanaged<LoopSource>.fromOpaque(pointer).takeUnretainedValue()
        }
    }
#endif
