#if GTK
    import OctantDisplay
    import Synchronization

    /// The implementation of an open surface. Render thread only.
    protocol OpenSurface: AnyObject {
        /// The mailbox holds a newer tree.
        func treeDidChange()
        /// Whether each frame of the display is to be reported.
        func setWantsFrames(_ wants: Bool)
        func setTitle(_ title: String)
        /// Brings the surface to the front.
        func present()
        /// The user can make it no smaller and no larger than this.
        func setLimits(_ limits: SurfaceLimits)
        /// Passes on the app's answer to the ping of this number.
        func handle(answer number: Int)
        /// Sets where text is being typed, nil for nowhere.
        func setTextInput(_ input: TextInput?)
        /// Closes the surface. Idempotent.
        func close()
    }

    /// An open surface as the app side holds it. Any thread.
    final class GTKSurface: DisplaySurface {
        /// The render thread's data of the surface; empty until it has opened it.
        final class Slot {
            var surface: (any OpenSurface)?
        }

        let slot = Confined(Slot())
        /// Whether screen readers may need to be notified of what is on the surface.
        let wantsAccessibility: Bool
        /// Whether the render thread was notified of a new tree and has not read it yet.
        private let isNoticePending = Atomic(false)

        init(wantsAccessibility: Bool) { self.wantsAccessibility = wantsAccessibility }

        func treeDidChange() {
            guard !isNoticePending.exchange(true, ordering: .acquiringAndReleasing) else { return }
            RenderThread.perform { [self] in
                isNoticePending.store(false, ordering: .releasing)
                slot.value.surface?.treeDidChange()
            }
        }

        func setWantsFrames(_ wants: Bool) -> Bool {
            RenderThread.perform { [slot] in slot.value.surface?.setWantsFrames(wants) }
            return true
        }

        func setTitle(_ title: String) {
            RenderThread.perform { [slot] in slot.value.surface?.setTitle(title) }
        }

        func present() {
            RenderThread.perform { [slot] in slot.value.surface?.present() }
        }

        func setLimits(_ limits: SurfaceLimits) {
            RenderThread.perform { [slot] in slot.value.surface?.setLimits(limits) }
        }

        func answer(ping number: Int) {
            RenderThread.perform { [slot] in slot.value.surface?.handle(answer: number) }
        }

        func setTextInput(_ input: TextInput?) {
            RenderThread.perform { [slot] in slot.value.surface?.setTextInput(input) }
        }

        func close() {
            RenderThread.perform { [slot] in
                slot.value.surface?.close()
                slot.value.surface = nil
            }
        }
    }
#endif
