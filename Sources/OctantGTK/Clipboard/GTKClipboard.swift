#if GTK
    import OctantBase
    import OctantDisplay
    import RenderServer
    internal import CGTK

    /// Seconds in which an X client that owns a clipboard has to report what it has.
    private let settlingTime = 0.25

    /// One of the desktop's clipboards. Any thread.
    ///
    /// What this process put there is returned from memory, and changes reported by GDK are kept; only what another
    /// program has is read, by the render thread, when it is asked for.
    final class GTKClipboard: Clipboard {
        private struct State {
            var count = 0
            var types: [String] = []
            /// The data that this process put there, until another one does.
            var own: [ClipboardFormat]?
            /// The number of `set` calls that the render thread has still to perform.
            var sets = 0
            var answers: [String: ClipboardAnswer] = [:]
            var followers: [@Sendable () -> Void] = []
        }

        /// The part that only the render thread uses.
        private final class Desk {
            var clipboard: OpaquePointer?
            var readings: [ClipboardReading] = []
            /// The requests that wait for an X client to report what it has.
            var waiting: [(type: String, answer: ClipboardAnswer)] = []
            var isSettling = false
            /// Kept as long as the clipboard: a timer that is released while it fires crashes GLib.
            var timer: WakeTimer?
        }

        private let state = Locked(State())
        private let desk = Confined(Desk())

        /// Begins to follow one of the clipboards of the default display. Render thread only.
        func start(_ kind: ClipboardKind) {
            guard let display = gdk_display_get_default() else { return }
            let clipboard =
                kind == .copied ? gdk_display_get_clipboard(display) : gdk_display_get_primary_clipboard(display)
            guard let clipboard else { return }
            desk.value.clipboard = clipboard
            desk.value.timer = WakeTimer(canRecurse: true) { [self] in settle() }
            Signal.connect(UnsafeMutableRawPointer(clipboard), "changed") { [self] in didChange() }
            didChange()
        }

        // MARK: For programs

        var changeCount: Int { state.withLock { $0.count } }

        var types: [String] { state.withLock { $0.own?.map(\.type) ?? $0.types } }

        func bytes(_ type: String) -> [UInt8]? {
            enum Source {
                case here([UInt8]?)
                case elsewhere(ClipboardAnswer, isNew: Bool)
            }
            let source = state.withLock { state in
                if let own = state.own { return Source.here(own.first { $0.type == type }?.bytes) }
                if let answer = state.answers[type] { return .elsewhere(answer, isNew: false) }
                let answer = ClipboardAnswer()
                state.answers[type] = answer
                return .elsewhere(answer, isNew: true)
            }
            switch source {
            case .here(let bytes): return bytes
            case .elsewhere(let answer, let isNew):
                if isNew { RenderThread.perform { [self] in read(type, answer) } }
                return answer.wait()
            }
        }

        func set(_ formats: [ClipboardFormat]) {
            state.withLock { state in
                state.count += 1
                state.sets += 1
                state.own = formats
            }
            RenderThread.perform { [self] in
                put(formats)
                state.withLock { $0.sets -= 1 }
            }
        }

        func follow(_ changed: @escaping @Sendable () -> Void) { state.withLock { $0.followers.append(changed) } }

        // MARK: On the render thread

        private func put(_ formats: [ClipboardFormat]) {
            guard let clipboard = desk.value.clipboard else { return }
            guard !formats.isEmpty else {
                gdk_clipboard_set_content(clipboard, nil)
                return
            }
            var providers = formats.flatMap { ClipboardProvider.make($0) }
            let provider = gdk_content_provider_new_union(&providers, gsize(providers.count))
            gdk_clipboard_set_content(clipboard, provider)
            g_object_unref(provider.map { UnsafeMutableRawPointer($0) })
        }

        /// Handles GDK's report that the clipboard is another's, or has other things: of an X client it comes twice,
        /// first that it is there and then what it has.
        private func didChange() {
            guard let clipboard = desk.value.clipboard, state.withLock({ $0.sets }) == 0 else { return }
            let types = Self.types(of: clipboard)
            for reading in desk.value.readings { reading.cancel() }
            desk.value.readings = []
            let old = state.withLock { state in
                defer { state.answers = [:] }
                state.own = nil
                state.types = types
                return Array(state.answers.values)
            }
            for answer in old { answer.come(nil) }
            desk.value.isSettling = types.isEmpty
            if types.isEmpty { desk.value.timer?.set(HostClock().now() + settlingTime) } else { settle() }
        }

        /// Called when the clipboard's contents are known now, or that there are none.
        private func settle() {
            desk.value.isSettling = false
            desk.value.timer?.cancel()
            let followers = state.withLock { state in
                state.count += 1
                return state.followers
            }
            let waiting = desk.value.waiting
            desk.value.waiting = []
            for (type, answer) in waiting { read(type, answer) }
            for follower in followers { follower() }
        }

        private func read(_ type: String, _ answer: ClipboardAnswer) {
            guard let clipboard = desk.value.clipboard else { return answer.come(nil) }
            if desk.value.isSettling { return desk.value.waiting.append((type, answer)) }
            guard Self.types(of: clipboard).contains(type) else { return answer.come(nil) }
            desk.value.readings.append(ClipboardReading(clipboard, type) { answer.come($0) })
        }

        /// The media types of what is on `clipboard`.
        private static func types(of clipboard: OpaquePointer) -> [String] {
            guard let own = gdk_clipboard_get_formats(clipboard),
                let formats = gdk_content_formats_union_serialize_mime_types(gdk_content_formats_ref(own))
            else { return [] }
            defer { gdk_content_formats_unref(formats) }
            var count: gsize = 0
            guard let names = gdk_content_formats_get_mime_types(formats, &count) else { return [] }
            return (0..<Int(count)).compactMap { names[$0].map { String(cString: $0) } }
        }
    }
#endif
