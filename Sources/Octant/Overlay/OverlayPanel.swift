import UIKit

// Points between the spinner and the label below it. Source: docs/sources.md, Requirements 11.
private let labelSpacing: CGFloat = 12
// Points between the label and the text below it, and above the button. Ours.
private let detailSpacing: CGFloat = 4
private let buttonSpacing: CGFloat = 16
// The width of a bar and the side of a ring, in points. Ours.
private let barWidth: CGFloat = 200
private let ringSide: CGFloat = 44

/// The content of an overlay: an indicator, text and a button, one below the other.
final class OverlayPanel: UIView {
    /// The indicators that one content or another has.
    private enum Kind {
        case spinner, bar, endlessBar, ring, endlessRing
    }

    private var kind: Kind?
    private var indicator = UIView()
    private let label = UILabel()
    private let detail = UILabel()
    private let button = UIButton(type: .system)
    /// The accessibility element of indicator and text.
    private(set) lazy var status = OverlayStatus(accessibilityContainer: self)
    /// The user pressed the button.
    var cancel: () -> Void = {}

    init() {
        super.init(frame: .zero)
        for (view, style) in [(label, UIFont.TextStyle.body), (detail, .footnote)] {
            view.font = .preferredFont(forTextStyle: style)
            view.adjustsFontForContentSizeCategory = true
            view.textColor = .secondaryLabel
            view.textAlignment = .center
            view.numberOfLines = 0
        }
        button.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .primaryActionTriggered)
        for view in [label, detail, button] { addSubview(view) }
        accessibilityElements = [status, button]
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Shows `content`; a change of progress moves there if `animated`.
    func show(_ content: LoadingOverlay.Content, animated: Bool) {
        let isKnown = content.progress != nil
        let kind: Kind =
            switch content.indicator {
            case .spinner: .spinner
            case .bar: isKnown ? .bar : .endlessBar
            case .ring: isKnown ? .ring : .endlessRing
            }
        if kind != self.kind {
            self.kind = kind
            indicator.removeFromSuperview()
            indicator = Self.make(kind)
            addSubview(indicator)
        }
        let progress = content.progress ?? 0
        (indicator as? UIProgressView)?.setProgress(progress, animated: animated)
        (indicator as? CircularProgressView)?.setProgress(progress, animated: animated)
        label.text = content.label
        detail.text = content.detail
        button.setTitle(content.cancelTitle, for: .normal)
        label.isHidden = content.label?.isEmpty ?? true
        detail.isHidden = content.detail?.isEmpty ?? true
        button.isHidden = content.cancelTitle?.isEmpty ?? true
        status.show(content)
        setNeedsLayout()
    }

    /// Whether there is a button to press.
    var canCancel: Bool { !button.isHidden }

    private static func make(_ kind: Kind) -> UIView {
        switch kind {
        case .spinner:
            let spinner = UIActivityIndicatorView(style: .large)
            spinner.startAnimating()
            return spinner
        case .bar: return UIProgressView(progressViewStyle: .default)
        case .ring: return CircularProgressView()
        case .endlessBar, .endlessRing:
            let view: LoopingIndicatorView =
                kind == .endlessBar ? LinearActivityIndicatorView() : MaterialActivityIndicatorView()
            view.startAnimating()
            return view
        }
    }

    // MARK: Layout

    /// The visible rows, from top to bottom: the space above each and its size within `width` points.
    private func rows(within width: CGFloat) -> [(view: UIView, space: CGFloat, size: CGSize)] {
        let indicatorSize =
            switch kind {
            case .bar, .endlessBar:
                CGSize(width: min(barWidth, width), height: indicator.intrinsicContentSize.height)
            case .ring, .endlessRing: CGSize(width: ringSide, height: ringSide)
            case .spinner, nil: indicator.intrinsicContentSize
            }
        var rows: [(view: UIView, space: CGFloat, size: CGSize)] = [(indicator, 0, indicatorSize)]
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        if !label.isHidden { rows.append((label, labelSpacing, label.sizeThatFits(room))) }
        if !detail.isHidden {
            let space = label.isHidden ? labelSpacing : detailSpacing
            rows.append((detail, space, detail.sizeThatFits(room)))
        }
        if !button.isHidden { rows.append((button, buttonSpacing, button.sizeThatFits(room))) }
        return rows
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let rows = rows(within: size.width)
        return CGSize(
            width: rows.map { min($0.size.width, size.width) }.max() ?? 0,
            height: rows.reduce(0) { $0 + $1.space + $1.size.height })
    }

    /// Lays out for text of another size.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for row in rows(within: bounds.width) {
            y += row.space
            let width = min(row.size.width, bounds.width)
            row.view.frame = CGRect(
                x: ((bounds.width - width) / 2).rounded(), y: y, width: width, height: row.size.height)
            y += row.size.height
        }
        let spoken = [indicator, label, detail].filter { !$0.isHidden }.reduce(CGRect.null) { $0.union($1.frame) }
        if status.accessibilityFrameInContainerSpace != spoken { status.accessibilityFrameInContainerSpace = spoken }
    }
}
