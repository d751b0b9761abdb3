#if GTK
    import Foundation
    internal import CGTK

    /// The part of a widget of our GObject classes that is in Swift. The widget keeps it.
    final class WidgetInstance {
        /// The name under which a widget carries it.
        private static let key = "octant-instance"

        private let kind: WidgetClass
        private let content: any WidgetContent
        /// The texts that C has pointers to, by the numbers of their properties.
        private var texts: [Int: UnsafeMutablePointer<CChar>] = [:]

        init(_ kind: WidgetClass, _ content: any WidgetContent) { (self.kind, self.content) = (kind, content) }

        deinit { for text in texts.values { g_free(text) } }

        /// Is kept by `object` from now on.
        func attach(to object: UnsafeMutablePointer<GObject>) {
            g_object_set_data_full(object, Self.key, Unmanaged.passRetained(self).toOpaque()) { data in
                if let data { Unmanaged<WidgetInstance>.fromOpaque(data).release() }
            }
        }

        /// That of `object`; nil, and a warning, on another thread than the main one.
        static func of(_ object: UnsafeMutablePointer<GObject>) -> WidgetInstance? {
            guard Thread.isMainThread else {
                GLibMessage.warn("\(OctantWidgetError.notOnMainThread)")
                return nil
            }
            return g_object_get_data(object, key).map { Unmanaged<WidgetInstance>.fromOpaque($0).takeUnretainedValue() }
        }

        /// The value of property number `index`, from 0 on.
        func value(of index: Int) -> ObjectValue? {
            return MainActor.assumeIsolated { [content] in content.value(of: index) }
        }

        /// The text that is the value of property number `index`; it stays where it is until the property changes.
        func text(of index: Int) -> UnsafePointer<CChar>? {
            guard case .text(let text?) = value(of: index) else { return nil }
            if let kept = texts[index] {
                if strcmp(kept, text) == 0 { return UnsafePointer(kept) }
                g_free(kept)
            }
            let kept = g_strdup(text)
            texts[index] = kept
            return UnsafePointer(kept)
        }

        /// Gives property number `index` of `object`, whose part this is, another value, and tells whoever listens.
        func set(
            _ index: Int, to value: UnsafePointer<GValue>, of object: UnsafeMutablePointer<GObject>,
            _ spec: UnsafeMutablePointer<GParamSpec>?
        ) {
            let property = kind.properties[index]
            let new = ObjectValue(value, of: property.kind) {
                GLibMessage.warn("\(kind.name):\(property.name): a part of a colour is 0...1; it is clamped")
            }
            guard new != self.value(of: index) else { return }
            let (signals, isResized) = MainActor.assumeIsolated { [content] in
                let size = content.sizeThatFits(.zero)
                let signals = content.set(index, to: new)
                return (signals, content.sizeThatFits(.zero) != size)
            }
            // Whoever asks for the size next gets the new one; the view itself tells of it a turn of the loop later.
            if isResized {
                gtk_widget_queue_resize(UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self))
            }
            g_object_notify_by_pspec(object, spec)
            for signal in signals { emit(signal, of: object) }
        }

        private func emit(_ signal: String, of object: UnsafeMutablePointer<GObject>) {
            var (argument, result) = (GValue(), GValue())
            g_value_init(&argument, kind.type)
            g_value_set_object(&argument, object)
            g_signal_emitv(&argument, g_signal_lookup(signal, kind.type), 0, &result)
            g_value_unset(&argument)
        }
    }
#endif
