import OctantBase
import QuartzCore
import UIKit

/// The element of an image: an image view of UIKit.
final class ImageElement: ViewElement<UIImageView>, LeafElement {
    private var source: Image.Source?
    private var content: UIImage?
    private var isResizable = false
    private let brush = Brush(AnyShapeStyle(ForegroundStyle()))
    /// The colours of a palette.
    private let levels = [HierarchicalShapeStyle.primary, .secondary, .tertiary].map { Brush(AnyShapeStyle($0)) }

    init(_ node: _Node) { super.init(node, UIImageView(image: nil)) }

    func apply(_ view: Image) {
        let surroundings = surroundings
        let former = (size: content?.size, isResizable: isResizable)
        if case .symbol(let name, let value) = view.source {
            content = symbol(name, value: value, way: view.symbolWay, in: surroundings)
        } else if view.source != source {
            content = view.source.content(in: surroundings)
        }
        source = view.source
        isResizable = view.resizing != nil
        if former.size != content?.size || former.isResizable != isResizable { setNeedsLayout() }
        show(view, in: surroundings)
    }

    /// The symbol called `name` for the text of the surroundings, in their colours.
    private func symbol(
        _ name: String, value: Double, way: SymbolRenderingMode.Way?, in surroundings: EnvironmentValues
    ) -> UIImage? {
        var appearance = surroundings.textAppearance
        appearance.font = surroundings.font
        let font = appearance.resolvedFont.uiFont(in: surroundings.traitCollection)
        var configuration = UIImage.SymbolConfiguration(font: font, scale: surroundings.imageScale.uiScale)
        func color(_ brush: Brush) -> UIColor {
            UIColor(cgColor: CGColor(rgba: surroundings[painting: brush].firstColor))
        }
        switch way ?? surroundings.symbolRenderingMode?.way {
        case .hierarchical: configuration = configuration.applying(.init(hierarchicalColor: color(brush)))
        case .palette: configuration = configuration.applying(.init(paletteColors: levels.map(color)))
        case .monochrome, nil: break
        }
        return UIImage(
            systemName: surroundings.symbolVariants.applied(to: name), variableValue: value,
            configuration: configuration)
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
        if shown?.isTemplate == true {
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
        } else if case .symbol(let name, _) = image.source {
            spoken = name.split(separator: ".").joined(separator: " ")
        }
        view.isAccessibilityElement = !image.isDecorative && content != nil
        view.describe(surroundings.spokenAttributes, label: spoken, traits: .image)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let content else { return .zero }
        return isResizable ? proposal.replacingUnspecifiedDimensions(by: content.size) : content.size
    }

    /// A symbol's baseline, as far down in another size.
    override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key,
            let content, let baseline = content.baselineOffsetFromBottom, content.size.height > 0
        else { return nil }
        return size.height * (1 - baseline / content.size.height)
    }

    /// An image that is not there asks for no distance either.
    override var spacing: ViewSpacing { content == nil ? .zero : ViewSpacing() }
}

extension Image.Source {
    /// The image; nil where there is none, with one line on standard error.
    @MainActor fileprivate func content(in surroundings: EnvironmentValues) -> UIImage? {
        switch self {
        case .image(let image): return image
        case .symbol(let name, let value): return UIImage(systemName: name, variableValue: value)
        case .file(let name, let bundle):
            let image = UIImage(named: name, in: bundle, compatibleWith: surroundings.traitCollection)
            if image == nil {
                Log.once("swiftui.image.\(name)", "there is no image called '\(name)' in the bundle: none is shown")
            }
            return image
        }
    }
}
