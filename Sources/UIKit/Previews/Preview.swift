import QuartzCore

/// What is shown of a view while it is being written. `#Preview` makes one, for `octant preview`, `render` and
/// `record`.
@preconcurrency @MainActor
public struct Preview {
    /// The traits of previews of views.
    public enum ViewTraits {}

    /// What a preview shows.
    package enum Content {
        case view(UIView)
        case controller(UIViewController)
    }

    /// The name; nil for one without.
    package let displayName: String?
    /// How it is shown, the last of a kind counting.
    package let traits: [PreviewTrait<ViewTraits>]
    /// Makes what is shown, anew each time.
    package let makeContent: @MainActor () -> Content

    /// A preview of what `makeContent` makes.
    package init(
        _ name: String?, _ traits: [PreviewTrait<ViewTraits>], makeContent: @escaping @MainActor () -> Content
    ) {
        (displayName, self.traits, self.makeContent) = (name, traits, makeContent)
    }

    /// A preview of the view that `body` makes.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIView
    ) {
        self.init(name, traits) { .view(body()) }
    }

    /// A preview of the view controller that `body` makes.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIViewController
    ) {
        self.init(name, traits) { .controller(body()) }
    }

    /// A preview of the layer that `body` makes, as large as the view that it is shown in.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> CALayer
    ) {
        self.init(name, traits) { .view(LayerPreviewView(body())) }
    }
}

/// A type that makes a preview. `#Preview` becomes one, which the tools find by its name.
public protocol PreviewRegistry {
    /// The module and the file of the preview, as `#fileID` has them.
    static var fileID: String { get }
    /// The line in the file, from 1.
    static var line: Int { get }
    /// The column in the line, from 1.
    static var column: Int { get }

    /// Returns the preview. Throws what its body throws.
    @MainActor static func makePreview() throws -> Preview
}

/// Shows a layer in all of its bounds.
private final class LayerPreviewView: UIView {
    private let shown: CALayer

    init(_ layer: CALayer) {
        shown = layer
        super.init(frame: CGRect(origin: .zero, size: layer.bounds.size))
        self.layer.addSublayer(layer)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        shown.frame = bounds
        shown.setNeedsLayout()
        shown.setNeedsDisplay()
    }
}
