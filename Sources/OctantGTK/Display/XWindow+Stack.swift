#if GTK
    import CoreGraphics
    import RenderServer
    internal import CGTK
    internal import CX11
    import OctantBase

    /// Finds what lies on a window. The server itself reports covered windows, but not those with an alpha channel, as
    /// all of GTK's have: it composes them on its own.
    extension XWindow {
        /// Whether other windows lie on all of this one that is on the screen. Asks the server about each window: some
        /// hundred microseconds.
        var isCovered: Bool {
            // Any of the windows may be gone before it is asked about.
            WindowSystem.trappingErrors(of: display) { isBehindOthers }?.result ?? false
        }

        /// The same, where errors are trapped.
        private var isBehindOthers: Bool {
            guard let origin, let own = attributes, let screen = attributes(of: root), let frame else { return false }
            let seen = PixelRect(x: Int(origin.x), y: Int(origin.y), width: Int(own.width), height: Int(own.height))
                .intersection(PixelRect(x: 0, y: 0, width: Int(screen.width), height: Int(screen.height)))
            let windows = children(of: root)
            guard let index = windows.firstIndex(of: frame) else { return false }
            let others = windows[(index + 1)...].compactMap(opaqueRect)
            return !seen.isEmpty && seen.parts(outside: others).isEmpty
        }

        /// The ancestor in the root window: this window itself, or what a window manager put around it.
        private var frame: UInt? {
            var window = id
            while let parent = tree(of: window)?.parent, parent != 0 {
                if parent == root { return window }
                window = parent
            }
            return nil
        }

        /// The part that the window `other` hides of those beneath it; nil for one that is not seen, or not a whole
        /// rectangle.
        private func opaqueRect(_ other: UInt) -> PixelRect? {
            guard let it = attributes(of: other), it.map_state == IsViewable, it.class == InputOutput, !isShaped(other)
            else { return nil }
            let border = 2 * Int(it.border_width)
            return PixelRect(x: Int(it.x), y: Int(it.y), width: Int(it.width) + border, height: Int(it.height) + border)
        }

        private typealias Extents =
            @convention(c) (
                OpaquePointer, UInt, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
                UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>,
                UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
                UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>
            ) -> Int32

        /// Whether the window `other` has an outline of its own, or that is not known.
        private func isShaped(_ other: UInt) -> Bool {
            guard let extents = loadedFunction("XShapeQueryExtents", as: Extents.self) else { return true }
            var (bounding, clip) = (Int32(0), Int32(0))
            var (x, y, clipX, clipY) = (Int32(0), Int32(0), Int32(0), Int32(0))
            var (width, height, clipWidth, clipHeight) = (UInt32(0), UInt32(0), UInt32(0), UInt32(0))
            let isKnown = extents(
                connection, other, &bounding, &x, &y, &width, &height, &clip, &clipX, &clipY, &clipWidth, &clipHeight)
            return isKnown == 0 || bounding != 0
        }

        /// The windows in the window `parent`, the lowest first.
        private func children(of parent: UInt) -> [UInt] { tree(of: parent)?.children ?? [] }

        private func tree(of window: UInt) -> (parent: UInt, children: [UInt])? {
            var (root, parent, count) = (UInt(0), UInt(0), UInt32(0))
            var list: UnsafeMutablePointer<UInt>?
            guard XQueryTree(connection, window, &root, &parent, &list, &count) != 0 else { return nil }
            defer { if let list { XFree(list) } }
            return (parent, Array(UnsafeBufferPointer(start: list, count: Int(count))))
        }
    }
#endif
