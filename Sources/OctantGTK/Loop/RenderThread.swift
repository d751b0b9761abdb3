#if GTK
    import Dispatch
    import Foundation
    import OctantBase
    import Synchronization
    internal import CGTK

    /// Seconds that the end of the program waits for the render thread: longer than a frame ever takes to draw.
    private let closingTime = 1.0

    /// The system's name of the render thread; at most 15 bytes.
    private let name = "octant.render"

    /// The one thread that GTK knows, and its main loop.
    ///
    /// GTK belongs to the thread that initialised it, and to GLib's default main context; so there can be one in a
    /// process.
    enum RenderThread {
        /// Starts a thread, runs `body` on it once, then serves the main loop for ever unless `body` returns false.
        /// Returns at once.
        static func start(_ body: @escaping @Sendable () -> Bool) {
            let thread = g_thread_new(
                name,
                { data in
                    guard let data else { return nil }
                    // Before anybody can hand work over: GLib runs what is handed to a context that is nobody's on the
                    // thread that hands it over.
                    g_main_context_acquire(nil)
                    guard Unmanaged<Body>.fromOpaque(data).takeRetainedValue().run() else {
                        g_main_context_release(nil)
                        return nil
                    }
                    g_main_loop_run(g_main_loop_new(nil, 0))
                    return nil
                },
                Unmanaged.passRetained(Body(run: body)).toOpaque()
            )
            g_thread_unref(thread)
        }

        /// Work that is on its way to the render thread, by number. GLib carries the numbers only: its lock would
        /// suffice to pass the work itself, but tools that search for races do not see it, and this one they do.
        private static let underway = Locked<(last: UInt, works: [UInt: @Sendable () -> Void])>((0, [:]))

        /// Runs `work` on the render thread: now if this is it, else as soon as the loop comes to it. Any thread.
        static func perform(_ work: @escaping @Sendable () -> Void) {
            let number = underway.withLock { underway in
                underway.last += 1
                underway.works[underway.last] = work
                return underway.last
            }
            g_main_context_invoke_full(
                nil,
                G_PRIORITY_DEFAULT,
                { data in
                    RenderThread.take(data)?()
                    return 0
                },
                UnsafeMutableRawPointer(bitPattern: number),
                // Where the loop ends before it comes to the work.
                { data in _ = RenderThread.take(data) }
            )
        }

        /// Removes and returns the work whose number `data` is; nil when it was removed before.
        private static func take(_ data: UnsafeMutableRawPointer?) -> (@Sendable () -> Void)? {
            underway.withLock { $0.works.removeValue(forKey: UInt(bitPattern: data)) }
        }

        private static let isStanding = Atomic(false)

        /// Stops the calling thread, which is the render thread, for good. The other threads go on.
        static func stand() -> Never {
            isStanding.store(true, ordering: .releasing)
            while true { pause() }
        }

        /// Makes the render thread stop when the program ends, before anything else is undone: libraries free at the
        /// end of a process what GTK would still use.
        static func standAtExit() {
            atexit {
                guard !RenderThread.isStanding.load(ordering: .acquiring), g_main_context_is_owner(nil) == 0 else {
                    return
                }
                let stands = DispatchSemaphore(value: 0)
                RenderThread.perform {
                    stands.signal()
                    RenderThread.stand()
                }
                _ = stands.wait(timeout: .now() + closingTime)
            }
        }

        private final class Body {
            let run: @Sendable () -> Bool
            init(run: @escaping @Sendable () -> Bool) { self.run = run }
        }
    }

    /// A value that other threads hold and pass back, and only the render thread reads.
    ///
    /// `@unchecked Sendable`: `value` is read inside `RenderThread.perform` and GTK's callbacks only, which are the
    /// render thread's.
    struct Confined<Value>: @unchecked Sendable {
        let value: Value
        init(_ value: Value) { self.value = value }
    }
#endif
