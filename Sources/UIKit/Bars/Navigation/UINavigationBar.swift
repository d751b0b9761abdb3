import CoreGraphics
import OctantBase

/// Points of content under the bar over which its background comes. Ours.
private let edgeDistance: CGFloat = 8

/// A title between buttons at the top of a screen, for the topmost of a stack of items. A progress bar in it shows its
/// filled part only. Main thread.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    private let background = BarBackground(lineAt: .bottom)
    private let edgeBackground = BarBackground(lineAt: .bottom)
    /// The views of the topmost item; nil without items.
    final var content: NavigationBarContent?
    /// The controller whose bar this is.
    final weak var controller: UINavigationController?
    /// Points of content under the bar, from none to enough for its whole background.
    final var coverage: CGFloat = .infinity {
        didSet { if coverage != oldValue { showBackground() } }
    }

    /// The appearance by default, and whether the program set it.
    private lazy var appearances = BarAppearances<UINavigationBarAppearance> { [weak self] in self?.lookDidChange() }
    private var isChangingItems = false

    /// A bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A bar without items, from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeNib(coder) { $0.fill(self) }
    }

    private func setUp() {
        for view in [edgeBackground, background] { addSubview(view) }
        showBackground()
    }

    // MARK: Items

    /// The object that is asked about and notified of the items. Not retained.
    open weak var delegate: (any UINavigationBarDelegate)?

    /// The items, the topmost last; nil for none.
    open var items: [UINavigationItem]? {
        didSet {
            guard items != oldValue else { return }
            for item in oldValue ?? [] where item.bar === self { item.bar = nil }
            for item in items ?? [] { item.bar = self }
            if !isChangingItems { showTopItem() }
        }
    }

    /// Sets `items`; what the bar showed fades into what it shows now, if `animated`.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        fade(animated: animated) { self.items = items }
    }

    /// The item shown.
    open var topItem: UINavigationItem? { items?.last }

    /// The item under the one shown.
    open var backItem: UINavigationItem? { items?.dropLast().last }

    /// Shows `item`, unless the delegate refuses; what the bar showed fades into it, if `animated`.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        fade(animated: animated) { items = (items ?? []) + [item] }
        delegate?.navigationBar(self, didPush: item)
    }

    /// Removes the topmost item, unless the delegate refuses, and returns it; it fades into the one under it, if
    /// `animated`.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        var rest = items ?? []
        guard let top = rest.popLast(), delegate?.navigationBar(self, shouldPop: top) ?? true else { return nil }
        fade(animated: animated) { items = rest }
        delegate?.navigationBar(self, didPop: top)
        return top
    }

    /// The item under `item`: the one that its back button leads to.
    final func item(under item: UINavigationItem) -> UINavigationItem? {
        guard let items else { return nil }
        guard let index = items.firstIndex(of: item) else { return leaving[ObjectIdentifier(item)] }
        return index > 0 ? items[index - 1] : nil
    }

    /// The items under those that are on their way out.
    final var leaving: [ObjectIdentifier: UINavigationItem] = [:]

    /// The user pressed the back button.
    final func backPressed() {
        if let controller {
            controller.popViewController(animated: true)
        } else {
            popItem(animated: true)
        }
    }

    /// Sets `items`, and leaves what is shown of them to the caller.
    final func replaceItems(_ items: [UINavigationItem]) {
        isChangingItems = true
        self.items = items
        isChangingItems = false
    }

    private func showTopItem() {
        if content?.item !== topItem {
            content?.removeFromSuperview()
            content = topItem.map { NavigationBarContent($0, of: self) }
            if let content { addSubview(content) }
        }
        itemDidChange()
    }

    final func itemDidChange() {
        for item in topItem.map({ $0.shownLeftItems + ($0.rightBarButtonItems ?? []) }) ?? [] {
            item.bar = self
        }
        showBackground()
        needLayout(by: "items")
        content?.needLayout(by: "items")
        controller?.barDidChange()
    }

    // MARK: Large titles

    /// Whether titles are large, under the row of buttons, where their items ask for it. False by default.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { itemDidChange() } }
    }

    /// Whether the title of `item` is large.
    final func showsLargeTitle(for item: UINavigationItem) -> Bool {
        guard prefersLargeTitles, !item.hidesRowForSearch else { return false }
        switch item.largeTitleDisplayMode {
        case .always: return true
        case .never: return false
        case .automatic: return self.item(under: item).map(showsLargeTitle) ?? true
        }
    }

    /// Whether a controller has the bar, which then is as high as its parts.
    final var isInController: Bool { controller != nil }

    /// The height for the topmost item without what gives way when contents are scrolled, in points.
    final var leastHeight: CGFloat { topItem.map(height) ?? navigationRowHeight }

    /// The height for `item` without that.
    final func height(for item: UINavigationItem) -> CGFloat {
        let row = item.hidesRowForSearch ? 0 : navigationRowHeight + (item.prompt == nil ? 0 : promptHeight)
        return row + item.searchHeight - (isInController ? item.searchRoom : 0)
    }

    /// Points of `item` that give way when contents are scrolled: those of a large title and of a search bar.
    final func scrolledRoom(for item: UINavigationItem) -> CGFloat {
        (showsLargeTitle(for: item) ? item.largeTitleRoom : 0) + (isInController ? item.searchRoom : 0)
    }

    // MARK: Appearance

    /// The place: at the top of what it is in, unless the delegate says otherwise.
    open var barPosition: UIBarPosition { isInController ? .topAttached : delegate?.position(for: self) ?? .top }

    /// The look: `.black` is dark whatever the appearance is. `.default` by default.
    open var barStyle = UIBarStyle.default {
        didSet {
            if barStyle != oldValue { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
            noteAppearance(\UINavigationBar.barStyle, set: barStyle)
        }
    }

    /// Whether content shines through the bar, and lies under it where a controller has the bar. True by default.
    open var isTranslucent = true {
        didSet {
            if isTranslucent != oldValue { lookDidChange() }
            noteAppearance(\UINavigationBar.isTranslucent, set: isTranslucent)
        }
    }

    /// The bar's colour; nil, the default, for the system's background.
    open var barTintColor: UIColor? {
        didSet {
            if barTintColor != oldValue { lookDidChange() }
            noteAppearance(\UINavigationBar.barTintColor, set: barTintColor)
        }
    }

    /// Font and colour of the title; nil, the default, for the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            if !areSame(titleTextAttributes ?? [:], oldValue ?? [:]) { lookDidChange() }
            noteAppearance(\UINavigationBar.titleTextAttributes, set: titleTextAttributes)
        }
    }

    /// Font and colour of large titles; nil, the default, for the system's.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            if !areSame(largeTitleTextAttributes ?? [:], oldValue ?? [:]) { lookDidChange() }
            noteAppearance(\UINavigationBar.largeTitleTextAttributes, set: largeTitleTextAttributes)
        }
    }

    /// The image in place of the line at the bar's edge; nil, the default, for the line. One without a size removes it.
    open var shadowImage: UIImage? {
        didSet {
            if shadowImage != oldValue { lookDidChange() }
            noteAppearance(\UINavigationBar.shadowImage, set: shadowImage)
        }
    }

    /// The image beside the back button's title; nil, the default, for a chevron.
    open var backIndicatorImage: UIImage? {
        didSet {
            if backIndicatorImage != oldValue { lookDidChange() }
            noteAppearance(\UINavigationBar.backIndicatorImage, set: backIndicatorImage)
        }
    }

    private var images: [UIBarMetrics: UIImage] = [:]

    /// Sets the background image of bars of the height `barMetrics`; nil for none. One without a size is no background.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        images[barMetrics] = backgroundImage
        lookDidChange()
        noteAppearance("setBackgroundImage", for: barMetrics, set: backgroundImage) { (bar: UINavigationBar, image) in
            bar.setBackgroundImage(image, for: barMetrics)
        }
    }

    /// The background image of bars of the height `barMetrics`.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { images[barMetrics] }

    /// The appearance while content is under the bar. What is set of it takes precedence over the bar's own properties.
    open var standardAppearance: UINavigationBarAppearance {
        get { appearances.standard { ownLook } }
        set {
            appearances.setStandard(newValue)
            noteAppearance(\UINavigationBar.standardAppearance, set: newValue)
        }
    }

    /// The appearance while no content is under the bar; nil, the default, for the standard one without a background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.edge }
        set {
            appearances.setEdge(newValue)
            noteAppearance(\UINavigationBar.scrollEdgeAppearance, set: newValue)
        }
    }

    /// The appearance in a window that is not high; nil, the default, for the standard one.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set {
            appearances.setCompact(newValue)
            noteAppearance(\UINavigationBar.compactAppearance, set: newValue)
        }
    }

    /// The look that the bar's own properties describe.
    private var ownLook: UINavigationBarAppearance {
        let look = UINavigationBarAppearance()
        if !isTranslucent { look.configureWithOpaqueBackground() }
        if let barTintColor { (look.backgroundEffect, look.backgroundColor) = (nil, barTintColor) }
        if let image = images[.default] {
            (look.backgroundEffect, look.backgroundColor) = (nil, nil)
            look.backgroundImage = image.size == .zero ? nil : image
        }
        if let shadowImage { (look.shadowColor, look.shadowImage) = (nil, shadowImage) }
        look.titleTextAttributes = titleTextAttributes ?? [:]
        look.largeTitleTextAttributes = largeTitleTextAttributes ?? [:]
        look.setBackIndicatorImage(backIndicatorImage, transitionMaskImage: nil)
        return look
    }

    /// The appearance of `item` while content is under the bar.
    private func standardAppearance(for item: UINavigationItem?) -> UINavigationBarAppearance {
        if let own = item?.standardAppearance { return own }
        if traitCollection.verticalSizeClass == .compact, let compactAppearance { return compactAppearance }
        return appearances.ownStandard ?? ownLook
    }

    /// The appearance of `item` while no content is under the bar.
    private func edgeAppearance(for item: UINavigationItem?) -> UINavigationBarAppearance {
        if let own = item?.scrollEdgeAppearance ?? scrollEdgeAppearance { return own }
        let standard = standardAppearance(for: item)
        let isPlain = isTranslucent && barTintColor == nil && images[.default] == nil
        guard isPlain || appearances.isStandardOwn || item?.standardAppearance != nil else { return standard }
        let clear = UINavigationBarAppearance(barAppearance: standard)
        clear.configureWithTransparentBackground()
        return clear
    }

    /// The appearance of `item` now.
    final func shownAppearance(for item: UINavigationItem) -> UINavigationBarAppearance {
        coverage > 0 ? standardAppearance(for: item) : edgeAppearance(for: item)
    }

    private func lookDidChange() {
        appearances.forgetDescribed()
        itemDidChange()
    }

    private func showBackground() {
        let share = min(max(coverage / edgeDistance, 0), 1)
        background.show(standardAppearance(for: topItem))
        background.alpha = share
        edgeBackground.alpha = 1 - share
        if share < 1 { edgeBackground.show(edgeAppearance(for: topItem)) }
        let isCovered = coverage > 0
        if isCovered != wasCovered { content?.setNeedsLayout() }
        wasCovered = isCovered
    }

    private var wasCovered = true

    // MARK: Layout

    /// 44 points high, more with a prompt or a large title, and no width of its own.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
    }

    /// The width of `size`, and the height for the topmost item.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        return CGSize(width: size.width, height: leastHeight + (topItem.map(scrolledRoom) ?? 0))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        var above: CGFloat = 0
        if barPosition == .topAttached, let window { above = max(0, convert(CGPoint.zero, to: window).y) }
        if isInController { above = max(0, frame.minY) }
        for view in [background, edgeBackground] {
            view.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
        }
        for view in subviews where view is NavigationBarContent {
            view.semanticContentAttribute = semanticContentAttribute
            view.frame = bounds
            view.setNeedsLayout()
        }
    }

    /// Pixels a point.
    final var scale: CGFloat { resolvedScale(traitCollection.displayScale) }

    /// A row of `items` in `room`.
    final func row(of items: [UIBarButtonItem], in room: CGRect) -> BarRow {
        BarRow(items: items.filter { !$0.isHidden }, room: room, isMirrored: isRightToLeft, scale: scale)
    }

    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        subview.tellProgressBarsOfSurroundings()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        itemDidChange()
    }
}
