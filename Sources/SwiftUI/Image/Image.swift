/// An image, as large as it is, or with `resizable()` as large as what it is offered.
public nonisolated struct Image: View, Equatable, Sendable {
    /// Without a body.
    public typealias Body = Never

    /// The source of the image.
    enum Source: Equatable, Sendable {
        /// From the program.
        case image(UIImage)
        /// From a file among a bundle's resources; nil for the main bundle.
        case file(String, Bundle?)
        /// From the system's symbols, its variable parts filled up to a value, 0...1.
        case symbol(String, value: Double)
    }

    /// The way in which an image is resized.
    struct Resizing: Equatable, Sendable {
        /// The size of the parts that are not stretched, from the sides, in points.
        var caps: EdgeInsets
        /// The filling of the space between them.
        var mode: ResizingMode
    }

    /// The source of the image.
    let source: Source
    /// The text that a screen reader reads; nil for the image's name.
    let label: Text?
    /// Whether a screen reader passes by the image.
    let isDecorative: Bool
    /// The way in which it is resized; nil where it is not.
    var resizing: Resizing?
    /// Whether its own colours count; nil for the image's own setting.
    var templateMode: TemplateRenderingMode?
    /// The way in which the parts of a symbol are coloured; nil for that of the surroundings.
    var symbolWay: SymbolRenderingMode.Way?
    /// The interpolation of its pixels.
    var quality = Interpolation.medium
    /// Whether smooth edges were asked for.
    var isAntialiased = false

    private init(_ source: Source, label: Text? = nil, isDecorative: Bool = false) {
        (self.source, self.label, self.isDecorative) = (source, label, isDecorative)
    }

    /// The image `uiImage`.
    public init(uiImage: UIImage) { self.init(.image(uiImage)) }

    /// The image called `name` in the asset catalogues or files of `bundle` (the main one by default), as
    /// `UIImage(named:in:with:)` finds it. Without one nothing is shown, with one line on standard error.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.file(name, bundle)) }

    /// The image called `name`, which a screen reader reads as `label`.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(.file(name, bundle), label: label) }

    /// The image called `name`, which a screen reader passes by.
    public init(decorative name: String, bundle: Bundle? = nil) { self.init(.file(name, bundle), isDecorative: true) }

    /// The image that `resource` names.
    public init(_ resource: ImageResource) { self.init(uiImage: UIImage(resource: resource)) }

    /// The system's symbol `systemName`, for text in the font of the surroundings: one of Octant's own drawings, or a
    /// dotted square where there is none, with one line on standard error, as with `UIImage(systemName:)`.
    public init(systemName: String) { self.init(.symbol(systemName, value: 1)) }

    /// The system's symbol `systemName`, its parts (the arcs of `wifi`, the waves of `speaker.wave.3`) filled up to
    /// `variableValue`, 0...1; nil for all.
    public init(systemName: String, variableValue: Double?) {
        self.init(.symbol(systemName, value: variableValue ?? 1))
    }

    /// The system's symbol `name`, which a screen reader passes by.
    init(decorativeSymbol name: String) { self.init(.symbol(name, value: 1), isDecorative: true) }

    /// The pixels `cgImage` at `scale` pixels a point, which a screen reader reads as `label`.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        let image = UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiOrientation)
        self.init(.image(image), label: label)
    }

    /// The pixels `cgImage` at `scale` pixels a point, which a screen reader passes by.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        let image = UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiOrientation)
        self.init(.image(image), isDecorative: true)
    }

    /// The filling of the space between the caps of a resizable image.
    public enum ResizingMode: Hashable, Sendable {
        /// The part between them, repeated.
        case tile
        /// The part between them, stretched.
        case stretch
    }

    /// Whether an image's own colours count.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// Only its opacity counts: it is drawn in the foreground's colour.
        case template
        /// The image's own colours.
        case original
    }

    /// The interpolation of an image's pixels.
    public enum Interpolation: Hashable, Sendable {
        /// Each pixel gets the colour of the nearest.
        case none
        /// Pixels are interpolated. The renderer has one way of interpolating.
        case low
        /// Pixels are interpolated. The renderer has one way of interpolating.
        case medium
        /// Pixels are interpolated. The renderer has one way of interpolating.
        case high
    }

    /// The rotation of an image's pixels when it is shown; the numbers are Exif's.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        /// Not rotated.
        case up = 1
        /// Mirrored left to right.
        case upMirrored
        /// Turned by 180 degrees.
        case down
        /// Mirrored left to right, then turned by 180 degrees.
        case downMirrored
        /// Mirrored left to right, then turned by 90 degrees counter-clockwise.
        case leftMirrored
        /// Turned by 90 degrees clockwise.
        case right
        /// Mirrored left to right, then turned by 90 degrees clockwise.
        case rightMirrored
        /// Turned by 90 degrees counter-clockwise.
        case left

        /// UIKit's name for it.
        fileprivate var uiOrientation: UIImage.Orientation {
            switch self {
            case .up: .up
            case .upMirrored: .upMirrored
            case .down: .down
            case .downMirrored: .downMirrored
            case .leftMirrored: .leftMirrored
            case .right: .right
            case .rightMirrored: .rightMirrored
            case .left: .left
            }
        }
    }

    private func changed(_ change: (inout Image) -> Void) -> Image {
        var image = self
        change(&image)
        return image
    }

    /// The image in whatever size it is offered: between caps of `capInsets` points it is stretched or repeated.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        changed { $0.resizing = Resizing(caps: capInsets, mode: resizingMode) }
    }

    /// The image in its own colours, or in the foreground's; nil for the image's own setting.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        changed { $0.templateMode = renderingMode }
    }

    /// The image, the parts of a symbol coloured by `mode`; nil for that of the surroundings.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { changed { $0.symbolWay = mode?.way } }

    /// The image, its pixels interpolated or not where it is resized.
    public func interpolation(_ interpolation: Interpolation) -> Image { changed { $0.quality = interpolation } }

    /// The image, its edges smooth where they lie between pixels: set on the image's layer. They are smooth without it,
    /// too.
    public func antialiased(_ isAntialiased: Bool) -> Image { changed { $0.isAntialiased = isAntialiased } }

    /// Makes the node of the image.
    @MainActor public static func _makeNode(_ view: Image, _ context: _NodeContext) -> _ViewNode<Image> {
        LeafNode(view, context) { node, _ in ImageElement(node) }
    }
}
