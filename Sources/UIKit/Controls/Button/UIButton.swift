import CoreGraphics
import Foundation
import OctantBase

/// Points above and below the title of a button without a configuration and without insets, and its least width.
/// Source: docs/sources/indicators.md, Buttons.
private let textPadding: CGFloat = 6
private let leastWidth: CGFloat = 30
/// The size of the titles of buttons of the type `system`, in points. Source: docs/sources/indicators.md, Buttons.
private let systemFontSize: CGFloat = 15
/// The title colour of a disabled button of the type `system`. Source: docs/sources/indicators.md, Buttons.
private let disabledColor = UIColor(
    light: ColorValue(white: 0.52, alpha: 0.45), dark: ColorValue(white: 0.55, alpha: 0.45))
/// The least radius, in points, of what the focus ring of a button without a background runs around. Ours.
private let plainFocusRadius: CGFloat = 6

/// A control that performs an action when it is pressed. Its appearance is either a `configuration`, or the titles,
/// colours and images set for its states. Main thread.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// The type of a button without a configuration.
    public enum ButtonType: Int, Sendable {
        /// A white title, images in their own colours.
        case custom = 0
        /// Title and images in the tint's colour, faint while touched.
        case system = 1
        /// An i in a circle, for details: `info.circle`.
        case detailDisclosure = 2
        /// An i in a circle: `info.circle`.
        case infoLight = 3
        /// An i in a circle: `info.circle`.
        case infoDark = 4
        /// A plus sign in a circle: `plus.circle`.
        case contactAdd = 5
        /// A cross on a grey disc, made with a configuration.
        case close = 7
    }

    final let label = UILabel()
    final let sublabel = UILabel()
    final let imagePart = UIImageView()
    final var backdrop: ButtonBackgroundView?
    final var backgroundImageView: UIImageView?
    final var spinner: UIActivityIndicatorView?
    /// The glow behind what is touched.
    private var glow: TouchGlow?
    final var titles = StateTable<String>()
    final var attributedTitles = StateTable<NSAttributedString>()
    private var titleColors = StateTable<UIColor>()
    final var titleShadowColors = StateTable<UIColor>()
    final var images = StateTable<UIImage>()
    final var symbolConfigurations = StateTable<UIImage.SymbolConfiguration>()
    final var backgroundImages = StateTable<UIImage>()
    /// Whether the parts are to be brought up to date with what they show.
    private var needsRefresh = true
    private var needsConfigurationUpdate = false, isRefreshing = false
    private var isUpdatingConfiguration = false
    /// The title shown.
    final var shownTitle: Shown?, shownSubtitle: Shown?
    /// The size with the title or without an activity indicator, which the button keeps while it shows only an activity
    /// indicator.
    private var restingSize = CGSize.zero
    private var knownSize: CGSize?

    /// The text of a label.
    enum Shown: Equatable {
        case plain(String)
        case rich(AttributedString)
        case older(ObjectIdentifier)
    }

    // MARK: Making

    /// A button of the type `custom`.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A button from an interface file; of the type `custom` when `coder` is none of UINib's.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeNib(coder) {
            become($0.buttonType)
            $0.fill(self)
        }
    }

    /// Whether the button is touched around itself, too, as those of bars are.
    final var isInBar = false

    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        isInBar ? BarReach.contains(point, of: self) : super.point(inside: point, with: event)
    }

    /// A button of this type, of no size.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }

    /// A button of the type `system` with the title and the image of `primaryAction`, which it performs when pressed.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        become(.system)
        adopt(primaryAction)
    }

    /// A button of this type with the title and the image of `primaryAction`, which it performs when pressed.
    public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    /// A button with the appearance of `configuration`, with the title and the image of `primaryAction` where that has
    /// none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        become(.system)
        self.configuration = configuration
        adopt(primaryAction)
    }

    private func setUp() {
        isOpaque = false
        label.font = .systemFont(ofSize: UIFont.buttonFontSize)
        label.lineBreakMode = .byTruncatingMiddle
        label.allowsDefaultTighteningForTruncation = true
        imagePart.contentMode = .scaleToFill
        for view in [imagePart, label, sublabel] {
            view.isHidden = true
            addSubview(view)
        }
    }

    private func become(_ type: ButtonType) {
        buttonType = type
        if type != .custom { label.font = .systemFont(ofSize: systemFontSize) }
        if type == .close { configuration = .close() }
        images[exactly: .normal] = type.symbol
        styleDidChange()
    }

    private func adopt(_ action: UIAction?) {
        guard let action else { return }
        if configuration != nil {
            if configuration?.attributedTitle == nil, !action.title.isEmpty { configuration?.title = action.title }
            if configuration?.image == nil { configuration?.image = action.image }
        } else {
            if !action.title.isEmpty { setTitle(action.title, for: .normal) }
            if let image = action.image { setImage(image, for: .normal) }
        }
        addAction(action, for: .primaryActionTriggered)
    }

    /// The type of the button without a configuration.
    open private(set) var buttonType = ButtonType.custom

    // MARK: Configuration

    /// The appearance as one value; nil, the default of the type `custom`, for one of titles and images by state.
    open var configuration: Configuration? {
        didSet { if !Configuration.areSame(configuration, oldValue) { styleDidChange() } }
    }

    /// Called when the button's state or tint changed, and when asked for, to change `configuration`.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { asking { setNeedsUpdateConfiguration() } }
    }

    /// A handler that updates a button's configuration.
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

    /// Whether the configuration's colours follow the button's state. True by default.
    open var automaticallyUpdatesConfiguration = true {
        didSet { if automaticallyUpdatesConfiguration != oldValue { styleDidChange() } }
    }

    /// Asks for `updateConfiguration()` before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Calls `configurationUpdateHandler`. Subclasses may change `configuration` here.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    /// What the button is for: one that deletes is red where it would have the tint. `.normal` by default.
    open var role = Role.normal {
        didSet { if role != oldValue { styleDidChange() } }
    }

    // MARK: Titles and images by state

    /// Sets the title for `state`; a state without a title has that of the normal one.
    open func setTitle(_ title: String?, for state: State) { set(\.titles[exactly: state], title) }
    /// Sets a title with attributes for `state`, which takes precedence over a plain one.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        let old = attributedTitles[exactly: state]
        guard title.map(StyledText.rich) != old.map(StyledText.rich) else { return }
        set(\.attributedTitles[exactly: state], title.map(NSAttributedString.init(attributedString:)))
    }
    /// Sets the colour of the title for `state`.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        set(\.titleColors[exactly: state], color)
        noteAppearance("titleColor", for: state.rawValue, set: color) { (button: UIButton, color) in
            button.setTitleColor(color, for: state)
        }
    }
    /// Sets the colour of the title's shadow for `state`, of a button without a configuration. The label's
    /// `shadowOffset` says where it falls.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        set(\.titleShadowColors[exactly: state], color)
        if titleShadowColors.isEmpty { label.shadowColor = nil }
    }
    /// Sets the image for `state`.
    open func setImage(_ image: UIImage?, for state: State) { set(\.images[exactly: state], image) }
    /// Sets the image behind everything for `state`, stretched over the button.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        set(\.backgroundImages[exactly: state], image)
        noteAppearance("backgroundImage", for: state.rawValue, set: image) { (button: UIButton, image) in
            button.setBackgroundImage(image, for: state)
        }
    }

    /// Sets what the image for `state` is asked to be where it is a symbol of which nothing else was asked.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) { set(\.symbolConfigurations[exactly: state], configuration) }

    /// What the image for `state` is asked to be where it is a symbol.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        symbolConfigurations[state]
    }

    /// What the image shown is asked to be where it is a symbol.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { symbolConfigurations[state] }

    /// The title for `state`.
    open func title(for state: State) -> String? { titles[state] }
    /// The title with attributes for `state`.
    open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }
    /// The colour of the title for `state`.
    open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? standardColor(for: state) }
    /// The colour of the title's shadow for `state`; nil, the default, for none.
    open func titleShadowColor(for state: State) -> UIColor? { titleShadowColors[state] }
    /// The image for `state`.
    open func image(for state: State) -> UIImage? { images[state] }
    /// The image behind everything for `state`.
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

    /// The title shown.
    open var currentTitle: String? { configuration?.title ?? titles[state] }
    /// The title with attributes shown.
    open var currentAttributedTitle: NSAttributedString? { attributedTitles[state] }
    /// The colour of the title shown.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// The colour of the title's shadow shown.
    open var currentTitleShadowColor: UIColor? { titleShadowColors[state] }
    /// The image shown.
    open var currentImage: UIImage? { configuration?.image ?? images[state] }
    /// The image shown behind everything.
    open var currentBackgroundImage: UIImage? { backgroundImages[state] }

    private func set<Value: Equatable>(
        _ path: ReferenceWritableKeyPath<UIButton, Value?>, _ value: Value?, by call: StaticString = #function
    ) {
        guard self[keyPath: path] != value else { return }
        self[keyPath: path] = value
        styleDidChange(by: call)
    }

    final func standardColor(for state: State) -> UIColor {
        guard buttonType != .custom else { return .white }
        return state.contains(.disabled) ? disabledColor : shownTint
    }

    /// Whether the image of a button without a configuration gets fainter while touched, if there is none for that
    /// state. True by default.
    open var adjustsImageWhenHighlighted = true {
        didSet { if adjustsImageWhenHighlighted != oldValue { styleDidChange() } }
    }

    /// Whether the image of a button without a configuration gets fainter while disabled, if there is none for that
    /// state. True by default.
    open var adjustsImageWhenDisabled = true {
        didSet { if adjustsImageWhenDisabled != oldValue { styleDidChange() } }
    }

    // MARK: Parts

    /// The label of the title. Set its font and line breaks; the button sets its text and colour.
    open var titleLabel: UILabel? {
        refreshIfNeeded()
        return label
    }

    /// The label of the subtitle, of a configuration.
    open var subtitleLabel: UILabel? {
        refreshIfNeeded()
        return configuration?.attributedSubtitle == nil ? nil : sublabel
    }

    /// The view of the image.
    open var imageView: UIImageView? {
        refreshIfNeeded()
        return imagePart
    }

    /// From the sides to the content of a button without a configuration, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { if contentEdgeInsets != oldValue { sizeMayHaveChanged() } }
    }

    /// The insets of the title's space in a button without a configuration, in points.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { if titleEdgeInsets != oldValue { needLayout() } }
    }

    /// The insets of the image's space in a button without a configuration, in points.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { if imageEdgeInsets != oldValue { needLayout() } }
    }

    // MARK: Pressing

    /// Whether a press toggles `isSelected`. False by default.
    /// With a menu as primary action the button shows what is chosen from that instead.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { menuDidChange() } }
    }

    /// The menu that a long press brings up. Nil by default.
    open var menu: UIMenu? {
        didSet { if menu !== oldValue { menuDidChange() } }
    }

    /// Whether a press brings up the menu at once, and does nothing else. False by default.
    open var showsMenuAsPrimaryAction = false {
        didSet { if showsMenuAsPrimaryAction != oldValue { menuDidChange() } }
    }

    /// What brings up the menu.
    final var menuPress: MenuPressGestureRecognizer?

    override func touchWasLiftedInside(_ event: UIEvent?) {
        if menu != nil, showsMenuAsPrimaryAction {
            openMenu()
            return
        }
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        super.touchWasLiftedInside(event)
        sendActions(for: .primaryActionTriggered, event)
    }

    /// Acts as a press by the user.
    open override func performPrimaryAction() { touchWasLiftedInside(nil) }

    /// Whether the button glows while it is touched. False by default.
    open var showsTouchWhenHighlighted = false {
        didSet { if showsTouchWhenHighlighted != oldValue { showGlow() } }
    }

    private func showGlow() {
        guard glow != nil || showsTouchWhenHighlighted else { return }
        let shown = glow ?? TouchGlow(in: layer, below: imagePart.layer)
        glow = shown
        shown.place(in: bounds)
        shown.show(showsTouchWhenHighlighted && isHighlighted, animated: window != nil)
    }

    // MARK: Bringing the parts up to date

    override func stateDidChange() {
        super.stateDidChange()
        showGlow()
        if configurationUpdateHandler != nil || type(of: self) != UIButton.self { needsConfigurationUpdate = true }
        needsRefresh = true
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        needsConfigurationUpdate = true
        styleDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        styleDidChange()
    }

    private func styleDidChange(by call: StaticString = #function) {
        needsRefresh = true
        sizeMayHaveChanged(by: call)
    }

    private func sizeMayHaveChanged(by call: StaticString = #function) {
        needLayout(by: call)
        if !isUpdatingConfiguration { contentSizeDidChange(by: call) }
    }

    /// A font set on the label, for example, changes the button's size.
    override func subviewIntrinsicSizeDidChange(_ view: UIView) {
        if !isRefreshing, view === label || view === sublabel { sizeMayHaveChanged(by: "titleLabel") }
    }

    private func refreshIfNeeded() {
        if needsConfigurationUpdate, !isUpdatingConfiguration {
            needsConfigurationUpdate = false
            isUpdatingConfiguration = true
            updateConfiguration()
            isUpdatingConfiguration = false
        }
        guard needsRefresh, !isRefreshing else { return }
        (needsRefresh, isRefreshing) = (false, true)
        defer { isRefreshing = false }
        if let configuration { show(configuration) } else { showStateValues() }
    }

    /// The state whose colours `configuration` has on this button.
    final func shownState(of configuration: Configuration) -> State {
        guard automaticallyUpdatesConfiguration else { return .normal }
        return configuration.automaticallyUpdateForSelection ? state : state.subtracting(.selected)
    }

    // MARK: Size

    /// The size of image and title with the insets around them; a title alone has a whole number of points of width.
    open override var intrinsicContentSize: CGSize {
        refreshIfNeeded()
        let scale = resolvedScale(traitCollection.displayScale)
        let arrangement = arrangement
        var size = arrangement.size
        let insets = insets
        if configuration == nil, arrangement.title != nil {
            size.width = max(size.width, leastWidth).rounded(.up)
            if contentEdgeInsets == .zero { size.height += 2 * textPadding }
            if let background = backgroundImages[state]?.size {
                size = CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
            }
        } else if configuration == nil, arrangement.image == nil, let background = backgroundImages[state] {
            size = background.size
        }
        func up(_ length: CGFloat) -> CGFloat { ((length * scale - 1.0 / 64).rounded(.up) / scale) }
        let whole = CGSize(
            width: max(up(size.width + insets.left + insets.right), 0),
            height: max(up(size.height + insets.top + insets.bottom), 0))
        guard spinner != nil, arrangement.title == nil, arrangement.subtitle == nil else {
            restingSize = whole
            return whole
        }
        return CGSize(width: max(whole.width, restingSize.width), height: max(whole.height, restingSize.height))
    }

    /// The intrinsic size, whatever `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The label of the title.
    open override var forFirstBaselineLayout: UIView { label }

    /// The label of the title, or of the subtitle where there is one.
    open override var forLastBaselineLayout: UIView { shownSubtitle == nil ? label : sublabel }

    private var insets: UIEdgeInsets {
        configuration?.contentInsets.resolved(effectiveUserInterfaceLayoutDirection) ?? contentEdgeInsets
    }

    private var arrangement: ButtonArrangement {
        var arrangement = ButtonArrangement()
        arrangement.scale = resolvedScale(traitCollection.displayScale)
        arrangement.image = imagePart.image?.size ?? spinner?.intrinsicContentSize
        if shownTitle != nil {
            arrangement.title = { [label] in label.sizeThatFits(CGSize(width: $0 ?? 0, height: 0)) }
        }
        if shownSubtitle != nil {
            arrangement.subtitle = { [sublabel] in sublabel.sizeThatFits(CGSize(width: $0 ?? 0, height: 0)) }
        }
        arrangement.side = isRightToLeft ? .right : .left
        guard let configuration else { return arrangement }
        let placement = configuration.imagePlacement
        if placement.contains(.leading) {
            arrangement.side = isRightToLeft ? .right : .left
        } else if placement.contains(.trailing) {
            arrangement.side = isRightToLeft ? .left : .right
        } else if placement.contains(.top) {
            arrangement.side = .top
        } else if placement.contains(.bottom) {
            arrangement.side = .bottom
        }
        (arrangement.imagePadding, arrangement.titlePadding) = (configuration.imagePadding, configuration.titlePadding)
        switch configuration.titleAlignment {
        case .automatic:
            let isOver = arrangement.image != nil && !arrangement.side.isBeside
            arrangement.textAlignment =
                isOver || contentHorizontalAlignment == .center && arrangement.image == nil
                ? .center : isRightToLeft ? .right : .left
        case .leading: arrangement.textAlignment = isRightToLeft ? .right : .left
        case .center: arrangement.textAlignment = .center
        case .trailing: arrangement.textAlignment = isRightToLeft ? .left : .right
        }
        return arrangement
    }

    // MARK: Layout

    /// The space for image and title in `bounds`.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }

    /// The space for what lies behind in `bounds`.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect {
        guard let insets = configuration?.background.backgroundInsets else { return bounds }
        return bounds.inset(by: insets.resolved(effectiveUserInterfaceLayoutDirection))
    }

    /// The frame of the title in the space `contentRect`.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        frames(in: configuration == nil ? contentRect.inset(by: titleEdgeInsets) : contentRect).title ?? .zero
    }

    /// The frame of the image in the space `contentRect`.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        frames(in: configuration == nil ? contentRect.inset(by: imageEdgeInsets) : contentRect).image ?? .zero
    }

    private func frames(in rect: CGRect) -> ButtonArrangement.Frames {
        refreshIfNeeded()
        return arrangement.frames(in: rect, effectiveContentHorizontalAlignment, contentVerticalAlignment)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        refreshIfNeeded()
        let content = contentRect(forBounds: bounds)
        label.frame = titleRect(forContentRect: content)
        imagePart.frame = imageRect(forContentRect: content)
        if shownSubtitle != nil { sublabel.frame = frames(in: content).subtitle ?? .zero }
        let behind = backgroundRect(forBounds: bounds)
        backgroundImageView?.frame = behind
        glow?.place(in: bounds)
        if let backdrop, let configuration {
            backdrop.frame = behind
            backdrop.radius = configuration.cornerRadius(of: behind.size)
        }
        if let spinner {
            let slot = imagePart.frame
            let (side, scale) = (spinner.intrinsicContentSize, resolvedScale(traitCollection.displayScale))
            spinner.frame = CGRect(
                x: (slot.midX - side.width / 2).rounded(toPixelsAt: scale),
                y: (slot.midY - side.height / 2).rounded(toPixelsAt: scale), width: side.width, height: side.height)
        }
        // The title of another state, for example, changes the button's size.
        let size = intrinsicContentSize
        if let knownSize, knownSize != size { contentSizeDidChange(by: "state") }
        knownSize = size
    }

    // MARK: Keys

    override var focusShape: (rect: CGRect, radius: CGFloat) {
        guard let backdrop, !backdrop.isHidden else { return (bounds, max(layer.cornerRadius, plainFocusRadius)) }
        return (backdrop.frame, backdrop.radius)
    }

    // MARK: Accessibility

    override var defaultAccessibility: AccessibilityDefaults {
        var defaults = super.defaultAccessibility
        (defaults.isElement, defaults.traits) = (true, .button)
        defaults.label = spokenTitle
        if changesSelectionAsPrimaryAction, menu == nil { defaults.role = .toggleButton }
        if configuration?.showsActivityIndicator == true {
            (defaults.isBusy, defaults.value) = (true, localizedStrings.inProgress)
        }
        return defaults
    }

    /// The text on the button; nil when there is none.
    private var spokenTitle: String? {
        guard let configuration else {
            return attributedTitles[state]?.string ?? titles[state] ?? buttonType.spokenName(in: localizedStrings)
        }
        let lines = [configuration.attributedTitle, configuration.attributedSubtitle].map { text in
            text.map { String($0.characters) }
        }
        let spoken = localizedStrings.joined(lines)
        return spoken.isEmpty ? nil : spoken
    }

    /// Presses the button, if it is enabled.
    open override func accessibilityActivate() -> Bool {
        if isEnabled { performPrimaryAction() }
        return isEnabled
    }
}

extension NSLineBreakMode {
    /// Whether lines that are too long go on in the next one.
    var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
