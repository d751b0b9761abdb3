import CoreGraphics

extension GraphicsContext {
    /// An image as a canvas draws it: for the environment of the canvas.
    public struct ResolvedImage {
        /// The size, in points.
        public let size: CGSize
        /// From the top to the baseline of text beside it, in points: for an image that is no symbol, its height.
        public let baseline: CGFloat
        /// The paint in place of its colours: of symbols and templates the foreground's, nil for others, which have
        /// colours of their own.
        public var shading: Shading?

        fileprivate let image: UIImage?
    }

    /// The image for the canvas's environment. One that there is none of has no size, and draws nothing.
    public func resolve(_ image: Image) -> ResolvedImage {
        nonisolated(unsafe) let environment = environment
        nonisolated(unsafe) var resolved = ResolvedImage(size: .zero, baseline: 0, image: nil)
        MainActor.assumeIsolated {
            guard let drawn = image.drawn(in: environment) else { return }
            resolved = ResolvedImage(
                size: drawn.size, baseline: drawn.size.height - (drawn.baselineOffsetFromBottom ?? 0),
                shading: drawn.isTemplate ? .foreground : nil, image: drawn)
        }
        return resolved
    }

    /// Draws `image` stretched to `rect`.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        guard let pixels = image.image, !rect.isEmpty else { return }
        draw { context in
            UIGraphicsPushContext(context)
            defer { UIGraphicsPopContext() }
            guard let shading = image.shading else { return pixels.draw(in: rect) }
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            pixels.withTintColor(.black, renderingMode: .alwaysOriginal).draw(in: rect)
            context.setBlendMode(.sourceAtop)
            paint(shading, in: context, over: rect) { context, clips in
                context.addRect(rect)
                if clips { context.clip() } else { context.fillPath() }
            }
            context.endTransparencyLayer()
        }
    }

    /// Draws `image` with `anchor` of it at `point`, as large as it is.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        let (width, height) = (image.size.width, image.size.height)
        draw(
            image,
            in: CGRect(x: point.x - width * anchor.x, y: point.y - height * anchor.y, width: width, height: height))
    }

    /// Draws `image` stretched to `rect`.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws `image` with `anchor` of it at `point`, as large as it is.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }
}

extension Image {
    /// The image in `surroundings`; nil where there is none.
    @MainActor func drawn(in surroundings: EnvironmentValues) -> UIImage? {
        var image: UIImage?
        if case .symbol(let name, let value) = source {
            let levels: [HierarchicalShapeStyle] = [.primary, .secondary, .tertiary]
            image = symbol(name, value: value, in: surroundings) {
                UIColor(cgColor: CGColor(rgba: levels[$0].paint(in: surroundings.paintSurroundings).firstColor))
            }
        } else {
            image = source.content(in: surroundings)
        }
        switch templateMode {
        case .template: image = image?.withRenderingMode(.alwaysTemplate)
        case .original: image = image?.withRenderingMode(.alwaysOriginal)
        case nil: break
        }
        return image
    }
}
