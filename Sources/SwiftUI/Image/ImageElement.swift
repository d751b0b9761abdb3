import OctantBase
import QuartzCore
import UIKit

/// The element of an image: an image view of UIKit.
final class ImageElement: ViewElement<UIImageView>, LeafElement {
    private var source: Image.Source?
    private var content: UIImage?
    private var effects: [SymbolEffectRequest]?
    private var isResizable = false
    /// What is shown with a gradient where it is opaque, and the size that it was last drawn for; nil for all else.
    private var filling: (image: UIImage, gradient: PaintGradient, size: CGSize)?
    private let brush = Brush(AnyShapeStyle(ForegroundStyle()))
    /// The colours of a palette.
    private let levels = [HierarchicalShapeStyle.primary, .secondary, .tertiary].map { Brush(AnyShapeStyle($0)) }

    init(_ node: _Node) { super.init(node, UIImageView(image: nil)) }

    func apply(_ view: Image) {
        let surroundings = surroundings
        let former = (size: content?.size, isResizable: isResizable)
        if case .symbol(let name, let value) = view.source {
            let levels = levels
            content = view.symbol(name, value: value, in: surroundings) {
                UIColor(cgColor: CGColor(rgba: surroundings[painting: levels[$0]].firstColor))
            }
        } else if view.source != source {
            content = view.source.content(in: surroundings)
        }
        let isOther = source != nil && source != view.source
        source = view.source
        isResizable = view.resizing != nil
        if former.size != content?.size || former.isResizable != isResizable { setNeedsLayout() }
        show(view, isOther: isOther, in: surroundings)
        let asked = surroundings.symbolEffects
        run(asked, after: effects ?? [], isFirst: effects == nil)
        effects = asked
    }

    /// Shows `image`; `isOther` says that the one before was another.
    private func show(_ image: Image, isOther: Bool, in surroundings: EnvironmentValues) {
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
        filling = nil
        if let template = shown, template.isTemplate {
            let paint = surroundings[painting: brush].parts.paint
            view.tintColor = UIColor(cgColor: CGColor(rgba: paint.firstColor))
            if case .gradient(let gradient) = paint {
                let size = isResizable && !frame.isEmpty ? frame.size : template.size
                filling = (template, gradient, size)
                shown = template.filled(with: gradient, size: size)
            }
        }
        let isRedacted = surroundings.isRedacted && shown != nil
        if isRedacted { shown = nil }
        view.backgroundColor =
            isRedacted
            ? UIColor(
                cgColor: CGColor(
                    rgba: surroundings[painting: brush].firstColor.multipliedAlpha(RedactedBar.opacity))) : nil
        view.layer.cornerRadius = isRedacted ? RedactedBar.cornerRadius : 0
        if view.image != shown { exchange(shown, isOther: isOther, in: surroundings) }
        let filter: CALayerContentsFilter = image.quality == .none ? .nearest : .linear
        (view.layer.magnificationFilter, view.layer.minificationFilter) = (filter, filter)
        view.layer.allowsEdgeAntialiasing = image.isAntialiased
        view.isAccessibilityElement = !image.isDecorative && content != nil
        view.describe(surroundings.spokenAttributes, label: image.spokenLabel(in: surroundings), traits: .image)
    }

    override func arrange() {
        super.arrange()
        // Another size shows as many pixels as there are.
        guard isResizable, let (image, gradient, size) = filling, !frame.isEmpty, size != frame.size,
            view.image != nil
        else { return }
        filling?.size = frame.size
        view.image = image.filled(with: gradient, size: frame.size)
    }

    /// Makes the next image fade in over this one, where the change is animated.
    func fade(by transition: ContentTransition) {
        guard transition == .opacity, view.window != nil, let animation = transaction.animation,
            let duration = animation.logicalDuration, duration > 0, duration.isFinite
        else { return }
        let fade = CATransition()
        (fade.type, fade.duration) = (.fade, duration)
        view.layer.add(fade, forKey: "swiftui.contents")
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
    @MainActor func content(in surroundings: EnvironmentValues) -> UIImage? {
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

extension Image {
    /// What a screen reader reads of the image: its label, or its name; nil where it has none.
    func spokenLabel(in surroundings: EnvironmentValues) -> String? {
        if let label { return TextResolver(surroundings).string(label) }
        return switch source {
        case .file(let name, _): name
        case .symbol(let name, _): name.split(separator: ".").joined(separator: " ")
        case .image: nil
        }
    }

    /// The symbol called `name` for the text of `surroundings`; `color` has the colours of the levels of the
    /// foreground.
    @MainActor func symbol(
        _ name: String, value: Double, in surroundings: EnvironmentValues, color: (Int) -> UIColor
    ) -> UIImage? {
        var appearance = surroundings.textAppearance
        appearance.font = surroundings.font
        let font = appearance.resolvedFont.uiFont(in: surroundings.traitCollection)
        var configuration = UIImage.SymbolConfiguration(font: font, scale: surroundings.imageScale.uiScale)
        switch symbolWay ?? surroundings.symbolRenderingMode?.way {
        case .hierarchical: configuration = configuration.applying(.init(hierarchicalColor: color(0)))
        case .palette: configuration = configuration.applying(.init(paletteColors: (0..<3).map(color)))
        case .monochrome, nil: break
        }
        return UIImage(
            systemName: surroundings.symbolVariants.applied(to: name), variableValue: value,
            configuration: configuration)
    }
}

extension UIImage {
    /// The image in another size, with `gradient` where it is opaque.
    fileprivate func filled(with gradient: PaintGradient, size: CGSize) -> UIImage {
        let (format, rect) = (UIGraphicsImageRendererFormat(), CGRect(origin: .zero, size: size))
        format.scale = scale
        guard size.width > 0, size.height > 0 else { return self }
        return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
            withTintColor(.black, renderingMode: .alwaysOriginal).draw(in: rect)
            renderer.cgContext.setBlendMode(.sourceAtop)
            renderer.cgContext.fillClip(with: gradient, over: rect)
        }.withRenderingMode(.alwaysOriginal)
    }
}
