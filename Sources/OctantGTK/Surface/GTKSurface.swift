#if GTK
    import RenderServer
    import Synchronization

    /// An open surface as the app side holds it. Any thread.
    final class GTKSurface: DisplaySurface {
        /// What the render thread knows of the surface; empty until it has opened the window.
        final class Slot {
            var surface: WindowSurface?
        }

        let slot = Confined(Slot())
        /// Whether the render thread was told of a new tree and has not looked yet.
        private let isNoticePending = Atomic(false)

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

        /// Whether the desktop has a bus that screen readers can be on.
        var wantsAccessibility: Bool { AccessibilityBridge.isWanted }

        func setTitle(_ title: String) {
            RenderThread.perform { [slot] in slot.value.surface?.setTitle(title) }
        }

        func close() {
            RenderThread.perform { [slot] in
                slot.value.surface?.close()
                slot.value.surface = nil
            }
        }
    }
#endif
