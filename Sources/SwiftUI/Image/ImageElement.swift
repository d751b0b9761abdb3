import OctantBase
import QuartzCore
import UIKit

/// The element of an image: an image view of UIKit.
final class ImageElement: ViewElement<UIImageView>, LeafElement {
    private var source: Image.Source?
    private var content: UIImage?
    private var isResizable = false
    private let brush = Brush(AnyShapeStyle(ForegroundStyle()))

    init(_ node: _Node) { super.init(node, UIImageView(image: nil)) }

    func apply(_ view: Image) {
        let surroundings = surroundings
        let former = (size: content?.size, isResizable: isResizable)
        if view.source != source {
            source = view.source
            content = view.source.content(in: surroundings)
        }
        isResizable = view.resizing != nil
        if former.size != content?.size || former.isResizable != isResizable { setNeedsLayout() }
        show(view, in: surroundings)
    }

    private func show(_ image: Image, in surroundings: EnvironmentValues) {
        let isMirrored = surroundings.layoutDirection == .rightToLeft
        var shown = content
        if let resizing = image.resizing {
            let caps = resizing.caps
            let insets = UIEdgeInsets(
                top: caps.top, left: isMirrored ? caps.trailing : caps.leading, bottom: caps.bottom,
                right: isMirrored ? caps.leading : caps.trailing)
            shown = shown?.resizableImage(
                withCapInsets: insets, resizingMode: resizing.mode == .tile ? .tile : .stretch)
        }
        switch image.templateMode {
        case .template: shown = shown?.withRenderingMode(.alwaysTemplate)
        case .original: shown = shown?.withRenderingMode(.alwaysOriginal)
        case nil: break
        }
        view.follow(surroundings)
        if shown?.renderingMode == .alwaysTemplate {
            view.tintColor = UIColor(cgColor: CGColor(rgba: surroundings[painting: brush].firstColor))
        }
        if view.image != shown { view.image = shown }
        let filter: CALayerContentsFilter = image.quality == .none ? .nearest : .linear
        (view.layer.magnificationFilter, view.layer.minificationFilter) = (filter, filter)
        var spoken: String?
        if let label = image.label {
            spoken = TextResolver(surroundings).string(label)
        } else if case .file(let name, _) = image.source {
            spoken = name
        }
        view.isAccessibilityElement = !image.isDecorative && content != nil
        view.describe(surroundings.spokenAttributes, label: spoken, traits: .image)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let content else { return .zero }
        return isResizable ? proposal.replacingUnspecifiedDimensions(by: content.size) : content.size
    }

    /// An image that is not there asks for no distance either.
    override var spacing: ViewSpacing { content == nil ? .zero : ViewSpacing() }
}

extension Image.Source {
    /// The image; nil where there is none, with one line on standard error.
    @MainActor fileprivate func content(in surroundings: EnvironmentValues) -> UIImage? {
        switch self {
        case .image(let image): return image
        case .symbol(let name): return UIImage(systemName: name)
        case .file(let name, let bundle):
            let image = UIImage(named: name, in: bundle, compatibleWith: surroundings.traitCollection)
            if image == nil {
                Log.once("swiftui.image.\(name)", "there is no image called '\(name)' in the bundle: none is shown")
            }
            return image
        }
    }
}
