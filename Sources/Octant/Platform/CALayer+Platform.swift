import QuartzCore

extension CALayer {
    /// Aligns the layer to whole pixels wherever its view's origin is. Apple's API has no such setting.
    func lieOnPixels() {
        #if canImport(RenderServer)
            snapsToPixels = true
        #endif
    }
}

#if !canImport(RenderServer)
    /// What indicators change of their layers, and what happens to these.
    private let events = [
        kCAOnOrderIn, kCAOnOrderOut, "sublayers", "anchorPoint", "backgroundColor", "bounds", "contents",
        "contentsScale", "cornerRadius", "fillColor", "hidden", "lineCap", "lineDashPattern", "lineJoin", "lineWidth",
        "masksToBounds", "opacity", "path", "position", "strokeColor", "strokeEnd", "strokeStart", "transform",
    ]

    extension CALayer {
        /// A layer with the class's defaults; unless it `hasActions`, changes show at once.
        convenience init(hasActions: Bool) {
            self.init()
            guard !hasActions else { return }
            actions = Dictionary(uniqueKeysWithValues: events.map { ($0, NSNull()) })
        }
    }
#endif
