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

    /// The view that holds the contents. A content configuration brings its own.
    public private(set) final var contentView = UIView()

    /// Puts `view` in the place of the contents.
    final func replaceContentView(by view: UIView) {
        let old = contentView
        contentView = view
        view.translatesAutoresizingMaskIntoConstraints = true
        insertSubview(view, aboveSubview: old)
        old.removeFromSuperview()
        if configured.content == nil { view.addSubview(title) }
        view.frame = bounds
    }

    // MARK: Configurations

    /// What the configurations make of the view.
    final let configured = ConfiguredContents()

    /// What is called with the view and its state before it is shown, and after that changed.
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

    /// What the view shows in place of its titles; nil, the default, for these, or what is in `contentView`.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured.content }
        set { if !configured.shows(newValue) { showContent(newValue, configurationState) } }
    }

    /// Whether what is shown follows the view's state. True by default.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configured.updatesContent }
        set { configured.updatesContent = newValue }
    }

    /// A text as headers and footers of the table's style have it.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        let isPlain = place.style == .plain
        if kind == .footer { return isPlain ? .plainFooter() : .groupedFooter() }
        return isPlain ? .plainHeader() : .groupedHeader()
    }

    /// What is behind the contents; nil, the default, for `backgroundColor` and `backgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configured.background }
        set { configured.show(newValue, in: self, state: configurationState) }
    }

    /// Whether the background follows the view's state. True by default.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configured.updatesBackground }
        set { configured.updatesBackground = newValue }
    }

    /// The state of the view. Overriding properties add to super's.
    open var configurationState: UIViewConfigurationState { currentState }

    /// Asks for `updateConfiguration(using:)` before the view is laid out next.
    open func setNeedsUpdateConfiguration() {
        guard !configured.needsUpdate else { return }
        configured.needsUpdate = true
        setNeedsLayout()
    }

    /// The view has this state now. Does nothing unless overridden.
    open func updateConfiguration(using state: UIViewConfigurationState) {}

    /// Called as `updateConfiguration(using:)` is. Nil by default.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { if oldValue != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } }
    }

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
            guard isFloating != oldValue else { return }
            setNeedsUpdateConfiguration()
            guard backgroundView == nil, backgroundColor == nil, configured.background == nil else { return }
            contentView.backgroundColor = isFloating ? .systemBackground : nil
        }
    }

    /// The view is about to be used for another section. Overriding methods call super's.
    open func prepareForReuse() {}

    /// Whether the view knows its height: that of titles, or of contents that a configuration made.
    final var measuresItself: Bool {
        updateConfigurationIfNeeded()
        if configured.content != nil { return !contentView.isLaidOutByConstraints }
        return contentView.subviews.count == 1
    }

    /// Makes it a header or footer of a table as `place` has it.
    final func take(_ place: CellPlace, as kind: Kind) { (self.place, self.kind) = (place, kind) }

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
        updateConfigurationIfNeeded()
        if configured.content != nil {
            (contentView as? UIListContentView)?.cellMargins = (place.textMargin, false)
            return contentView.sizeThatFits(size)
        }
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
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        backgroundView?.frame = bounds
        contentView.frame = bounds
        if configured.content != nil {
            (contentView as? UIListContentView)?.cellMargins = (place.textMargin, false)
            configured.placeGround(in: self)
            return
        }
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
