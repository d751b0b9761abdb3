#if GTK
    import RenderServer

    /// The position of a surface of ours in a window, in pixels of the window.
    struct WindowPlace: Equatable {
        /// Of the surface's first pixel.
        var x = 0, y = 0
        var width = 0, height = 0
        /// Pixels a point.
        var scale = 1
    }

    /// Shows the pixels of a surface of ours in a window of our own without GTK in between. Render thread only.
    protocol WindowPainter: AnyObject {
        /// Whether the display reports when another frame may be shown. Where it does not, a timer keeps the pace.
        var isPacedByDisplay: Bool { get }
        /// Whether another frame can be shown now, as far as the display reports it.
        var isReady: Bool { get }

        /// Whether what was shown stays over what GTK draws, the surface being at `place` then.
        func stays(at place: WindowPlace) -> Bool
        /// GTK draws the surface now, at `place`: what was shown goes when that comes.
        func giveWay(at place: WindowPlace)
        /// The memory to paint the patches in that are shown next; nil for none.
        func memoryForFrame() -> (any PatchMemory)?
        /// Shows `patches`. Pixels that are not opaque are drawn over black. Bitmaps in the painter's memory are no
        /// more to be used then. False where they cannot be shown so: GTK is to draw them.
        func show(_ patches: [Frame.Patch]) -> Bool
        /// Makes the display report when another frame may be shown, without showing one. False where it does not.
        func askForFrame() -> Bool
        /// Nothing will be shown for some time: memory that only the next frame needs can go.
        func rest()

        /// The times, in seconds of media time, of the frames that the display can be given at `now`, before they are
        /// due: after those that it was given. None where it cannot. A frame takes about `interval` seconds.
        func timesAhead(_ now: Double, interval: Double) -> [Double]
        /// The memory to paint the patches in that are shown at one of these times; nil for none.
        func memoryAhead() -> (any PatchMemory)?
        /// Makes the display show `patches` at `time`, one of `timesAhead`.
        func show(_ patches: [Frame.Patch], at time: Double)
        /// Makes the display show nothing more of what it was given before it was due. Returns the parts in which it
        /// may not show the last of that.
        func takeBack(_ now: Double) -> [PixelRect]
    }

    /// A display that shows at once what it is given.
    extension WindowPainter {
        func timesAhead(_ now: Double, interval: Double) -> [Double] { [] }
        func memoryAhead() -> (any PatchMemory)? { nil }
        func show(_ patches: [Frame.Patch], at time: Double) {}
        func takeBack(_ now: Double) -> [PixelRect] { [] }
    }
#endif
