import CoreGraphics
import Foundation
import QuartzCore

/// Points above and below the text of a header or footer. Source: docs/sources/views.md, Tables.
private let footerTop: CGFloat = 8
private let footerBottom: CGFloat = 6

/// A view above or below a section of a table, which is used again as cells are. Main thread.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// The name under which the table keeps the view to use it again; nil for none.
    open internal(set) var reuseIdentifier: String?
    private let title = UILabel()
    private let subtitle = UILabel()
    private var kind = Kind.header

    /// The role of the view in its table.
    enum Kind { case header, footer }

    /// The style of the table, and the margin at the sides.
    final var place = CellPlace()

    // MARK: Making

    /// A view to be used again under `reuseIdentifier`; nil for one that is used once.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        setUp()
    }

    /// A view with `frame` that is used once.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// A view from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeNib(coder)
    }

    private func setUp() {
        contentView.frame = bounds
        addSubview(contentView)
        title.numberOfLines = 0
        contentView.addSubview(title)
    }

    // MARK: Contents

    /// The view that holds the contents.
    public final let contentView = UIView()

    /// The text: the title that the data source has for the section.
    open var textLabel: UILabel? { title }

    /// A second text, below the first one.
    open var detailTextLabel: UILabel? {
        if subtitle.superview == nil {
            subtitle.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
            subtitle.textColor = .secondaryLabel
            contentView.addSubview(subtitle)
            needLayout()
        }
        return subtitle
    }

    /// The ground behind the contents; nil, the default, for `backgroundColor` alone.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            needLayout()
        }
    }

    /// Whether the view stays over rows that are scrolled under it, which its ground hides then.
    final var isFloating = false {
        didSet {
            guard isFloating != oldValue, backgroundView == nil, backgroundColor == nil else { return }
            contentView.backgroundColor = isFloating ? .systemBackground : nil
        }
    }

    /// The view is about to be used for another section. Overriding methods call super's.
    open func prepareForReuse() {}

    /// Shows the title of a section of a table as `place` has it.
    final func show(_ text: String?, as kind: Kind, in place: CellPlace) {
        (self.kind, self.place) = (kind, place)
        let isPlainHeader = kind == .header && place.style == .plain
        title.font = .preferredFont(
            forTextStyle: isPlainHeader ? .headline : .footnote, compatibleWith: traitCollection)
        title.adjustsFontForContentSizeCategory = true
        title.textColor = isPlainHeader ? .label : .secondaryLabel
        let isUpperCase = kind == .header && place.style != .plain
        title.text = isUpperCase ? text?.uppercased(with: traitCollection.values.locale) : text
        needLayout()
    }

    // MARK: As a view

    private func textSize(in width: CGFloat) -> CGSize {
        guard title.text?.isEmpty == false else { return .zero }
        return title.sizeThatFits(CGSize(width: max(0, width - 2 * place.textMargin), height: 0))
    }

    /// The height of the text with the space around it that the table's style has.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = textSize(in: size.width).height
        let detail = subtitle.superview == nil ? 0 : subtitle.sizeThatFits(CGSize(width: size.width, height: 0)).height
        let height: CGFloat
        switch (kind, place.style) {
        case (.header, .plain): height = max(text + 7, CellPlace.plainHeaderHeight)
        case (.header, _): height = max(text + 22, CellPlace.groupedHeaderHeight)
        case (.footer, .plain): height = max(text + 7, CellPlace.plainHeaderHeight)
        case (.footer, _): height = text + footerTop + footerBottom
        }
        return CGSize(width: size.width, height: height + detail)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        contentView.frame = bounds
        guard title.text?.isEmpty == false || subtitle.superview != nil else { return }
        let scale = resolvedScale(traitCollection.displayScale)
        let size = textSize(in: bounds.width)
        let detail = subtitle.superview == nil ? 0 : subtitle.sizeThatFits(bounds.size).height
        let y: CGFloat
        switch (kind, place.style) {
        case (_, .plain): y = (bounds.height - size.height - detail) / 2
        // The text of a group stands near its rows.
        case (.header, _): y = bounds.height - footerBottom - size.height - detail
        case (.footer, _): y = footerTop
        }
        let margin = place.textMargin
        let width = max(0, bounds.width - 2 * margin)
        title.frame = CGRect(
            origin: CGPoint(x: margin, y: y).rounded(toPixelsAt: scale),
            size: CGSize(width: width, height: size.height))
        if subtitle.superview != nil {
            subtitle.frame = CGRect(x: margin, y: title.frame.maxY, width: width, height: detail)
        }
    }

    /// The text is a heading for a screen reader.
    override var defaultAccessibility: AccessibilityDefaults {
        var defaults = super.defaultAccessibility
        guard kind == .header, title.text?.isEmpty == false, contentView.subviews.count == 1 else { return defaults }
        defaults.isElement = true
        defaults.label = title.text
        defaults.traits.insert(.header)
        return defaults
    }
}

extension CellPlace {
    /// The least heights of headers with a title, in points. Source: docs/sources/views.md, Tables.
    static let plainHeaderHeight: CGFloat = 28
    static let groupedHeaderHeight: CGFloat = 38

    /// Points from the sides to the titles of sections.
    var textMargin: CGFloat { style == .insetGrouped ? 2 * margin : margin }
}
