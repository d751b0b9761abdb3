#if GTK
    internal import CGTK
    import OctantBase

    /// The bytes that are read at once, and at most: more is hardly ever pasted, and it has to be kept.
    private let chunkSize: gsize = 1 << 16
    private let sizeLimit = 64 << 20

    /// Reads what is on one of GDK's clipboards in one media type, from whatever program has it. Render thread only. It
    /// keeps itself until it is over.
    final class ClipboardReading {
        private let cancellable = g_cancellable_new()
        private var bytes: [UInt8] = []
        private var stream: UnsafeMutablePointer<GInputStream>?
        private var done: (([UInt8]?) -> Void)?

        /// Begins to read; `done` is called once, later or at once, with nil for what cannot be had.
        init(_ clipboard: OpaquePointer, _ type: String, done: @escaping ([UInt8]?) -> Void) {
            self.done = done
            type.withCString { name in
                var types: [UnsafePointer<CChar>?] = [name, nil]
                gdk_clipboard_read_async(
                    clipboard, &types, G_PRIORITY_DEFAULT, cancellable,
                    { source, result, data in
                        ClipboardReading.take(data)?.opened(source.map { OpaquePointer($0) }, result)
                    }, Unmanaged.passRetained(self).toOpaque())
            }
        }

        deinit {
            if let stream { g_object_unref(stream) }
            g_object_unref(cancellable)
        }

        /// Reads no further.
        func cancel() { g_cancellable_cancel(cancellable) }

        /// The reading whose call `data` is.
        private static func take(_ data: UnsafeMutableRawPointer?) -> ClipboardReading? {
            data.map { Unmanaged<ClipboardReading>.fromOpaque($0).takeRetainedValue() }
        }

        private func opened(_ clipboard: OpaquePointer?, _ result: OpaquePointer?) {
            stream = gdk_clipboard_read_finish(clipboard, result, nil, nil)
            readOn()
        }

        private func readOn() {
            guard let stream else { return finish(nil) }
            g_input_stream_read_bytes_async(
                stream, chunkSize, G_PRIORITY_DEFAULT, cancellable,
                { _, result, data in ClipboardReading.take(data)?.read(result) },
                Unmanaged.passRetained(self).toOpaque())
        }

        private func read(_ result: OpaquePointer?) {
            guard let chunk = g_input_stream_read_bytes_finish(stream, result, nil) else { return finish(nil) }
            defer { g_bytes_unref(chunk) }
            var size: gsize = 0
            guard let data = g_bytes_get_data(chunk, &size), size > 0 else { return finish(bytes) }
            guard bytes.count + Int(size) <= sizeLimit else {
                Log.once(
                    "clipboard.size",
                    "what is on the clipboard is larger than \(sizeLimit >> 20) MiB: it is not pasted")
                return finish(nil)
            }
            bytes.append(contentsOf: UnsafeRawBufferPointer(start: data, count: Int(size)))
            readOn()
        }

        private func finish(_ bytes: [UInt8]?) {
            done?(bytes)
            done = nil
        }
    }
#endif
