import CoreGraphics
import Foundation
import OctantBase

/// The most points that the texts and buttons take in a wide view. Ours.
private let widest: CGFloat = 400

/// Shows that content is not there, or coming: an image or a spinner, two texts and two buttons. What is higher than
/// the view can be scrolled. Main thread.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    private let ground = ButtonBackgroundView()
    private let scroll = UIScrollView()
    private let imageView = UIImageView()
    private let title = UILabel()
    private let detail = UILabel()
    private var spinner: UIActivityIndicatorView?
    private let buttons = [UIButton(), UIButton()]
    private var actions: [UIAction?] = [nil, nil]
    private var shown: UIContentUnavailableConfiguration

    /// A view that shows `configuration`.
    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        setUp()
    }

    /// A view of a file: it shows nothing until it has a configuration.
    public required init?(coder: NSCoder) {
        shown = .empty()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(ground)
        addSubview(scroll)
        for view in [imageView, title, detail, buttons[0], buttons[1]] { scroll.addSubview(view) }
        imageView.contentMode = .scaleAspectFit
        imageView.clipsToBounds = true
        show()
    }

    /// What is shown: a content unavailable configuration. Others are left out with one line of the log.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else {
                return Log.once(
                    "content.\(type(of: newValue))", "a UIContentUnavailableView shows no \(type(of: newValue))")
            }
            guard new != shown else { return }
            shown = new
            show()
        }
    }

    /// Whether what is higher than the view can be scrolled. True by default.
    open var isScrollEnabled = true {
        didSet { if isScrollEnabled != oldValue { needLayout() } }
    }

    // MARK: Showing

    private func show() {
        let image = shown.imageProperties
        imageView.isHidden = shown.image == nil
        imageView.preferredSymbolConfiguration =
            image.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(font: shown.textProperties.font)
        imageView.image = shown.image
        imageView.tintColor = image.tintColor
        imageView.layer.cornerRadius = image.cornerRadius.isFinite ? max(0, image.cornerRadius) : 0
        showSpinner()
        show(shown.text, shown.attributedText, shown.textProperties, in: title)
        show(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: detail)
        title.accessibilityTraits = shown.kind == .loading ? .staticText : [.staticText, .header]
        show(shown.button, shown.buttonProperties, 0)
        show(shown.secondaryButton, shown.secondaryButtonProperties, 1)
        ground.radius = shown.background.cornerRadius
        ground.show(
            shown.background, color: shown.background.resolvedBackgroundColor(for: tintColor), tint: tintColor)
        contentSizeDidChange(by: "configuration")
        needLayout(by: "configuration")
        accessibilityDidChange()
    }

    /// Shows a spinner while content is coming and there is no image of the program's own.
    private func showSpinner() {
        guard shown.kind == .loading, shown.image == nil else {
            spinner?.removeFromSuperview()
            return spinner = nil
        }
        guard spinner == nil else { return }
        let made = UIActivityIndicatorView(style: .medium)
        made.startAnimating()
        scroll.addSubview(made)
        spinner = made
    }

    private func show(
        _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties, in label: UILabel
    ) {
        label.isHidden = (text ?? attributed?.string ?? "").isEmpty
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = max(0, properties.numberOfLines)
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        label.textAlignment = shown.alignment == .center ? .center : .natural
        label.adjustsFontForContentSizeCategory = true
        if let attributed { label.attributedText = attributed } else { label.text = text }
    }

    private func show(
        _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties,
        _ index: Int
    ) {
        let button = buttons[index]
        var configuration = configuration
        if configuration.attributedTitle == nil, let title = properties.primaryAction?.title, !title.isEmpty {
            configuration.title = title
        }
        if configuration.image == nil { configuration.image = properties.primaryAction?.image }
        button.isHidden = configuration.attributedTitle == nil && configuration.image == nil
        button.configuration = configuration
        button.isEnabled = properties.isEnabled
        button.role = properties.role
        if actions[index] !== properties.primaryAction {
            if let old = actions[index] { button.removeAction(old, for: .primaryActionTriggered) }
            actions[index] = properties.primaryAction
            if let new = properties.primaryAction { button.addAction(new, for: .primaryActionTriggered) }
        }
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    }

    // MARK: Layout

    private var margins: UIEdgeInsets {
        var margins = shown.directionalLayoutMargins
        let around = superview?.directionalLayoutMargins ?? .zero
        if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            (margins.leading, margins.trailing) = (
                max(margins.leading, around.leading), max(margins.trailing, around.trailing)
            )
        }
        if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            (margins.top, margins.bottom) = (max(margins.top, around.top), max(margins.bottom, around.bottom))
        }
        return margins.resolved(effectiveUserInterfaceLayoutDirection)
    }

    private var imageLength: CGSize {
        let (size, most) = (imageView.intrinsicContentSize, shown.imageProperties.maximumSize)
        var factor: CGFloat = 1
        if most.width > 0, size.width > most.width { factor = most.width / size.width }
        if most.height > 0, size.height * factor > most.height { factor = most.height / size.height }
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// The parts that are there in a column of `width`, with their sizes and the distance from the one above, in
    /// points.
    private func parts(in width: CGFloat) -> [(view: UIView, size: CGSize, gap: CGFloat)] {
        var parts: [(view: UIView, size: CGSize, gap: CGFloat)] = []
        func add(_ view: UIView, _ gap: CGFloat, _ size: CGSize) {
            guard !view.isHidden else { return }
            let fitted = CGSize(width: min(size.width, width), height: size.height)
            parts.append((view, fitted, parts.isEmpty || !gap.isFinite ? 0 : gap))
        }
        if let spinner {
            add(spinner, 0, spinner.intrinsicContentSize)
        } else {
            add(imageView, 0, imageLength)
        }
        let room = CGSize(width: width, height: 0)
        func fit(_ label: UILabel) -> CGSize { CGSize(width: width, height: label.sizeThatFits(room).height) }
        add(title, shown.imageToTextPadding, fit(title))
        add(detail, shown.textToSecondaryTextPadding, fit(detail))
        add(buttons[0], shown.textToButtonPadding, buttons[0].intrinsicContentSize)
        let isFirst = buttons[0].isHidden
        add(
            buttons[1], isFirst ? shown.textToButtonPadding : shown.buttonToSecondaryButtonPadding,
            buttons[1].intrinsicContentSize)
        return parts
    }

    /// The height of the parts with the margins in a view of this width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width.isFinite ? size.width : widest
        let margins = margins
        let column = max(0, min(width - margins.left - margins.right, widest))
        let inner = parts(in: column).reduce(0) { $0 + $1.gap + $1.size.height }
        return CGSize(width: width, height: margins.top + inner + margins.bottom)
    }

    /// The width that texts have at most, and the height of the parts in it.
    open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: bounds.width, height: 0)) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        scroll.frame = bounds
        let scale = resolvedScale(traitCollection.displayScale)
        let room = bounds.inset(by: safeAreaInsets)
        let margins = margins
        let column = max(0, min(room.width - margins.left - margins.right, widest))
        let isCentered = shown.alignment == .center
        let start = room.minX + margins.left
        let free = room.width - margins.left - margins.right - column
        let x = isCentered ? start + free / 2 : isRightToLeft ? start + free : start
        let parts = parts(in: column)
        let height = parts.reduce(0) { $0 + $1.gap + $1.size.height }
        let whole = margins.top + height + margins.bottom
        var y = margins.top + (isCentered ? max(0, (room.height - whole) / 2) : 0)
        for part in parts {
            y += part.gap
            let inner = column - part.size.width
            let left = isCentered ? x + inner / 2 : isRightToLeft ? x + inner : x
            let frame = CGRect(
                origin: CGPoint(x: left, y: y).rounded(toPixelsAt: scale), size: part.size)
            if part.view.frame != frame { part.view.frame = frame }
            y += part.size.height
        }
        scroll.contentSize = CGSize(width: bounds.width, height: max(whole, room.height))
        scroll.isScrollEnabled = isScrollEnabled && whole > room.height
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory {
            show()
        }
    }
}
