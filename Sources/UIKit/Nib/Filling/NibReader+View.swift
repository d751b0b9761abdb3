import CoreGraphics
import QuartzCore

private let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
]
private let semantics: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
    "forceRightToLeft": .forceRightToLeft,
]
/// Interface Builder names margins by the axis: `minX` is the left one.
private let resizing: [String: UIView.AutoresizingMask] = [
    "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth, "flexibleMaxX": .flexibleRightMargin,
    "flexibleMinY": .flexibleTopMargin, "heightSizable": .flexibleHeight, "flexibleMaxY": .flexibleBottomMargin,
]
private let spokenTraits: [String: UIAccessibilityTraits] = [
    "none": .none, "notEnabled": .notEnabled, "selected": .selected, "button": .button, "link": .link, "image": .image,
    "staticText": .staticText, "header": .header, "searchField": .searchField, "playsSound": .playsSound,
    "keyboardKey": .keyboardKey, "summaryElement": .summaryElement, "updatesFrequently": .updatesFrequently,
    "startsMediaSession": .startsMediaSession, "adjustable": .adjustable, "causesPageTurn": .causesPageTurn,
    "allowsDirectInteraction": .allowsDirectInteraction, "tabBar": .tabBar, "toggleButton": .toggleButton,
]
/// Priorities of constraints and contents.
let layoutPriorities: ClosedRange<CGFloat> = 1...1000

extension NibReader {
    /// Applies the element's attributes of any view to `view`, and adds the views in the element as subviews.
    func fill(view: UIView) {
        fillGeometry(view)
        fillAppearance(view)
        fillLayout(view)
        fillSpeech(view)
        let container = (view as? UIVisualEffectView)?.contentView ?? view
        if let content = child("contentView", "view"), container !== view {
            loader.adopt(content.element, as: container)
        }
        guard let subviews = list("subviews"), !loader.hasFilled(subviews.element) else { return }
        loader.noteFilled(subviews.element)
        for element in subviews.element.children {
            _ = subviews.reader(of: element)
            guard let subview = loader.makeView(element) else { continue }
            if let stack = view as? UIStackView { stack.addArrangedSubview(subview) } else { view.addSubview(subview) }
        }
    }

    private func fillGeometry(_ view: UIView) {
        if let frame = rect("frame") { view.frame = frame }
        if let bounds = rect("bounds") { view.bounds = bounds }
        if let center = point("center") { view.center = center }
        if let mask = child("autoresizingMask", "autoresizingMask") { view.autoresizingMask = mask.options(resizing) }
        if let flag = flag("autoresizesSubviews") { view.autoresizesSubviews = flag }
        if let flag = flag("translatesAutoresizingMaskIntoConstraints") {
            view.translatesAutoresizingMaskIntoConstraints = flag
        }
    }

    private func fillAppearance(_ view: UIView) {
        if let mode = choice("contentMode", contentModes) { view.contentMode = mode }
        if let semantic = choice("semanticContentAttribute", semantics) { view.semanticContentAttribute = semantic }
        if let flag = flag("clipsSubviews") { view.clipsToBounds = flag }
        if let flag = flag("hidden") { view.isHidden = flag }
        if let flag = flag("opaque") { view.isOpaque = flag }
        if let flag = flag("exclusiveTouch") { view.isExclusiveTouch = flag }
        if let flag = flag("multipleTouchEnabled") { view.isMultipleTouchEnabled = flag }
        // This sets what is so anyway, or asks for what does not exist.
        if flag("clearsContextBeforeDrawing") == false {
            report(
                .unfitValue, "clearsContextBeforeDrawing",
                "views are always drawn on clear pixels: clearsContextBeforeDrawing is skipped")
        }
        // The file has this where a view gets no touches, labels and images included.
        if element.name != "placeholder" { view.isUserInteractionEnabled = flag("userInteractionEnabled") ?? true }
        if let alpha = number("alpha", in: 0...1) { view.alpha = alpha }
        if let tag = whole("tag") { view.tag = tag }
        if let color = color("backgroundColor") { view.backgroundColor = color }
        if let color = color("tintColor") { view.tintColor = color }
        let styles: [String: UIUserInterfaceStyle] = ["light": .light, "dark": .dark, "unspecified": .unspecified]
        if let style = choice("overrideUserInterfaceStyle", styles) { view.overrideUserInterfaceStyle = style }
    }

    private func fillLayout(_ view: UIView) {
        func set(_ name: String, _ body: (UILayoutPriority) -> Void) {
            if let number = number(name, in: layoutPriorities) { body(UILayoutPriority(Float(number))) }
        }
        set("horizontalHuggingPriority") { view.setContentHuggingPriority($0, for: .horizontal) }
        set("verticalHuggingPriority") { view.setContentHuggingPriority($0, for: .vertical) }
        set("horizontalCompressionResistancePriority") {
            view.setContentCompressionResistancePriority($0, for: .horizontal)
        }
        set("verticalCompressionResistancePriority") {
            view.setContentCompressionResistancePriority($0, for: .vertical)
        }
        if let flag = flag("preservesSuperviewLayoutMargins") { view.preservesSuperviewLayoutMargins = flag }
        if let flag = flag("insetsLayoutMarginsFromSafeArea") { view.insetsLayoutMarginsFromSafeArea = flag }
        if let margins = insets("layoutMargins") { view.layoutMargins = margins }
        if let margins = directionalInsets("directionalLayoutMargins") { view.directionalLayoutMargins = margins }
        for guide in items("viewLayoutGuide") { loader.noteGuide(guide, of: view) }
        if let constraints = list("constraints") { loader.noteConstraints(constraints, of: view) }
    }

    private func fillSpeech(_ view: UIView) {
        guard let speech = child("accessibilityConfiguration", "accessibility") else { return }
        if let label = speech.text("label") { view.accessibilityLabel = label }
        if let hint = speech.text("hint") { view.accessibilityHint = hint }
        if let value = speech.text("value") { view.accessibilityValue = value }
        if let identifier = speech.string("identifier") { view.accessibilityIdentifier = identifier }
        if let traits = speech.child("traits", "accessibilityTraits") {
            view.accessibilityTraits = traits.options(spokenTraits)
        }
        if let flag = speech.child("isElement", "bool")?.flag("value") { view.isAccessibilityElement = flag }
        if let flag = speech.child("viewIsModal", "bool")?.flag("value") { view.accessibilityViewIsModal = flag }
        if let flag = speech.child("elementsHidden", "bool")?.flag("value") { view.accessibilityElementsHidden = flag }
    }

    // MARK: Views that only show

    /// Applies the element's attributes of labels to `label`.
    func fill(_ label: UILabel) {
        if let font = font() { label.font = font }
        if let color = color("textColor") { label.textColor = color }
        if let color = color("highlightedColor") { label.highlightedTextColor = color }
        if let color = color("shadowColor") { label.shadowColor = color }
        if let size = size("shadowOffset") { label.shadowOffset = size }
        if let alignment = choice("textAlignment", Self.alignments) { label.textAlignment = alignment }
        if let lineBreak = choice("lineBreakMode", Self.lineBreaks) { label.lineBreakMode = lineBreak }
        if let count = whole("numberOfLines") { label.numberOfLines = max(0, count) }
        if let flag = flag("adjustsFontForContentSizeCategory") { label.adjustsFontForContentSizeCategory = flag }
        if let flag = flag("adjustsFontSizeToFit") { label.adjustsFontSizeToFitWidth = flag }
        if let factor = number("minimumScaleFactor", in: 0...1) { label.minimumScaleFactor = factor }
        if let size = number("minimumFontSize", in: 0...1000), size > 0, label.font.pointSize > 0 {
            label.minimumScaleFactor = min(1, size / label.font.pointSize)
        }
        let adjustments: [String: UIBaselineAdjustment] = [
            "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
        ]
        if let adjustment = choice("baselineAdjustment", adjustments) { label.baselineAdjustment = adjustment }
        if let flag = flag("highlighted") { label.isHighlighted = flag }
        if let width = number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = max(0, width) }
        if let text = attributedText("attributedText") {
            label.attributedText = text
        } else if let text = text("text") {
            label.text = text
        }
    }

    /// Applies the element's attributes of images to `view`.
    func fill(_ view: UIImageView) {
        if let image = image("image") { view.image = image }
        if let image = image("highlightedImage") { view.highlightedImage = image }
        if let flag = flag("highlighted") { view.isHighlighted = flag }
        if flag("animating") == true { view.startAnimating() }
    }

    /// Applies the element's attributes of effects to `view`.
    func fill(_ view: UIVisualEffectView) {
        let styles: [String: UIBlurEffect.Style] = [
            "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
            "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
            "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
            "systemChromeMaterial": .systemChromeMaterial,
        ]
        if let blur = list("blurEffect"), let style = blur.choice("style", styles) {
            view.effect = UIBlurEffect(style: style)
        }
        if let vibrancy = list("vibrancyEffect"), let blur = vibrancy.list("blurEffect"),
            let style = blur.choice("style", styles)
        {
            view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: style))
        }
    }

    // MARK: The indicators

    /// Applies the Attributes Inspector's settings of activity indicators to `indicator`. What it leaves out is
    /// unchecked.
    func fill(_ indicator: UIActivityIndicatorView) {
        // The older ones by their numbers: their names are deprecated.
        let styles: [String: UIActivityIndicatorView.Style?] = [
            "medium": .medium, "large": .large, "whiteLarge": .init(rawValue: 0), "white": .init(rawValue: 1),
            "gray": .init(rawValue: 2),
        ]
        if let style = choice("style", styles) ?? nil { indicator.style = style }
        if let color = color("color") { indicator.color = color }
        indicator.hidesWhenStopped = flag("hidesWhenStopped") ?? false
        if flag("animating") == true { indicator.startAnimating() }
        if flag("hidden") == true { indicator.isHidden = true }
    }

    /// Applies the Attributes Inspector's settings of progress views to `bar`.
    func fill(_ bar: UIProgressView) {
        if let style = choice("progressViewStyle", ["default": UIProgressView.Style.default, "bar": .bar]) {
            bar.progressViewStyle = style
        }
        if let progress = number("progress", in: 0...1) { bar.progress = Float(progress) }
        if let color = color("progressTintColor") { bar.progressTintColor = color }
        if let color = color("trackTintColor") { bar.trackTintColor = color }
        if let image = image("progressImage") { bar.progressImage = image }
        if let image = image("trackImage") { bar.trackImage = image }
    }

    /// Applies the element's attributes of refresh controls to `control`.
    func fill(_ control: UIRefreshControl) {
        if let title = attributedText("attributedTitle") { control.attributedTitle = title }
    }

    // MARK: Views around others

    /// Applies the element's attributes of stacks to `stack`.
    func fill(_ stack: UIStackView) {
        if let axis = choice("axis", ["horizontal": NSLayoutConstraint.Axis.horizontal, "vertical": .vertical]) {
            stack.axis = axis
        }
        let distributions: [String: UIStackView.Distribution] = [
            "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
            "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
        ]
        if let distribution = choice("distribution", distributions) { stack.distribution = distribution }
        let alignments: [String: UIStackView.Alignment] = [
            "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
            "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
        ]
        if let alignment = choice("alignment", alignments) { stack.alignment = alignment }
        // The standard spacing is written as the smallest of numbers.
        if let text = string("spacingType") ?? string("spacing") {
            let isStandard = text == "standard" || Double(text) == Double(UIStackView.spacingUseSystem)
            if let spacing = isStandard ? UIStackView.spacingUseSystem : number("spacing") { stack.spacing = spacing }
        }
        if let flag = flag("baselineRelativeArrangement") { stack.isBaselineRelativeArrangement = flag }
        if let flag = flag("layoutMarginsRelativeArrangement") { stack.isLayoutMarginsRelativeArrangement = flag }
    }

    /// Applies the element's attributes of scroll views to `view`.
    func fill(_ view: UIScrollView) {
        view.clipsToBounds = flag("clipsSubviews") ?? false
        if let flag = flag("scrollEnabled") { view.isScrollEnabled = flag }
        if let flag = flag("bounces") { view.bounces = flag }
        if let flag = flag("alwaysBounceVertical") { view.alwaysBounceVertical = flag }
        if let flag = flag("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = flag }
        if let flag = flag("pagingEnabled") { view.isPagingEnabled = flag }
        if let flag = flag("directionalLockEnabled") { view.isDirectionalLockEnabled = flag }
        if let flag = flag("showsVerticalScrollIndicator") { view.showsVerticalScrollIndicator = flag }
        if let flag = flag("showsHorizontalScrollIndicator") { view.showsHorizontalScrollIndicator = flag }
        let styles: [String: UIScrollView.IndicatorStyle] = ["default": .default, "black": .black, "white": .white]
        if let style = choice("indicatorStyle", styles) { view.indicatorStyle = style }
        if let size = size("contentSize") { view.contentSize = size }
        if let insets = insets("contentInset") { view.contentInset = insets }
        if let insets = insets("scrollIndicatorInsets") { view.scrollIndicatorInsets = insets }
        if let control = child("refreshControl", "refreshControl"), view.refreshControl == nil {
            view.refreshControl = loader.makeView(control.element) as? UIRefreshControl
        }
    }
}
