import CoreGraphics

/// The image that a layer shows as its contents.
package struct LayerImage: Sendable, Equatable {
    var image: CGImage?
    /// Two images blended from one to the other, shown in place of `image`; nil when there is but one.
    var blend: ContentsBlend?
}

/// An image that changes into another one. Either may be missing: the other then fades.
package struct ContentsBlend: Sendable, Equatable {
    package let from: CGImage?
    package let to: CGImage?
    /// The fraction of `to`, above 0 and below 1; the rest is `from`.
    package let fraction: Double

    package init(from: CGImage?, to: CGImage?, fraction: Double) {
        (self.from, self.to, self.fraction) = (from, to, fraction)
    }

    /// The image of which there is more.
    package var dominant: CGImage? { fraction < 0.5 ? from : to }

    package static func == (a: ContentsBlend, b: ContentsBlend) -> Bool {
        a.from === b.from && a.to === b.to && a.fraction == b.fraction
    }
}
