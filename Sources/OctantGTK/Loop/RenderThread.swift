#if GTK
    import Foundation
    internal import CGTK

    /// The stack of the render thread, in bytes: deep layer trees are drawn recursively. Linux gives main threads as much.
    private let stackSize = 8 << 20

    /// The one thread that GTK knows, and its main loop.
    ///
    /// GTK belongs to the thread that initialised it, and to GLib's default main context; so there can be one in a process.
    enum RenderThread {
        /// Starts a thread, runs `body` on it once, then serves the main loop for ever. Returns at once.
        static func start(_ body: @escaping @Sendable () -> Bool) {
            let thread = Thread {
                guard body() else { return }
                let loop = g_main_loop_new(nil, 0)
                g_main_loop_run(loop)
            }
            thread.name = "octant.render"
            thread.stackSize = stackSize
            thread.start()
        }

        /// Runs `work` on the render thread: now if this is it, else as soon as the loop comes to it. Any thread.
        static func perform(_ work: @escaping @Sendable () -> Void) {
            g_main_context_invoke_full(
                nil,
                G_PRIORITY_DEFAULT,
                { data in
                    guard let data else { return 0 }
                    Unmanaged<Work>.fromOpaque(data).takeUnretainedValue().body()
                    return 0
                },
                Unmanaged.passRetained(Work(body: work)).toOpaque(),
                { data in
                    guard let data else { return }
                    Unmanaged<Work>.fromOpaque(data).release()
                }
            )
        }

        /// A closure as GLib carries it.
        private final class Work {
            let body: @Sendable () -> Void
            init(body: @escaping @Sendable () -> Void) { self.body = body }
        }
    }

    /// Something that other threads hold and hand back, and only the render thread looks into.
    ///
    /// `@unchecked Sendable`: `value` is read inside `RenderThread.perform` and GTK's callbacks only, which are the render
    /// thread's.
    struct Confined<Value>: @unchecked Sendable {
        let value: Value
        init(_ value: Value) { self.value = value }
    }
#endif
