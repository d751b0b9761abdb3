import CoreGraphics
import OctantBase
import OctantDisplay
import QuartzCore
import RenderServer

/// The colours of the indicators of other pages and of the current one.
/// Source: docs/sources/indicators.md, Page controls.
private let otherColor = UIColor(white: 1, alpha: 0.45)
private let currentColor = UIColor.white
/// The text size of symbols as indicators, in points. Ours.
private let symbolSize: CGFloat = 11
/// The distance in points, or the time in seconds, after which a finger moves along the indicators. Ours.
private let scrubDistance: CGFloat = 10
private let scrubDelay = 0.5

/// A row of dots, one for each page, of which the current one stands out. Main thread.
///
/// A tap on its half towards the end goes to the next page, one on the other half to the page before; a finger that
/// moves or rests leads along the indicators. Each change by the user sends `.valueChanged`. Where not all indicators
/// fit, those around the current page are shown, smaller towards the ends.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    private let platter = CALayer(hasActions: false)
    private var strip = PageStrip()
    private var indicators: [Int: PageIndicator] = [:]
    private var images: [Int: UIImage] = [:]
    private var currentImages: [Int: UIImage] = [:]
    /// Where the finger went down along the direction, and the page then; nil without one.
    private var grip: (position: CGFloat, page: Int)?
    private var timer: MediaTimer?
    /// Whether indicators glide to their positions when they are next laid out.
    private var glidesNext = false

    // MARK: Making

    /// A control without pages.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A control without pages, from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeNib(coder) { $0.fill(self) }
    }

    private func setUp() {
        isOpaque = false
        platter.isHidden = true
        layer.addSublayer(platter)
    }

    // MARK: Pages

    /// The number of pages, and of indicators; 0 by default. Less counts as 0.
    open var numberOfPages: Int {
        get { strip.count }
        set {
            let new = max(0, newValue)
            guard new != strip.count else { return }
            strip.count = new
            setPage(strip.current, animated: false)
            contentSizeDidChange(by: "numberOfPages")
            needLayout()
        }
    }

    /// The index of the current page, kept among those there are; 0 by default. Setting it sends no event.
    open var currentPage: Int {
        get { strip.current }
        set { setPage(newValue, animated: true) }
    }

    /// Whether the control shows nothing while there is one page only. False by default.
    open var hidesForSinglePage = false {
        didSet { if hidesForSinglePage != oldValue { needLayout() } }
    }

    /// Whether indicators are to wait for `updateCurrentPageDisplay()`. False by default. As since iOS 14, they do
    /// not wait.
    open var defersCurrentPageDisplay = false

    /// Nothing: as on iOS since its version 14, the indicators always show the current page.
    open func updateCurrentPageDisplay() {}

    private func setPage(_ page: Int, animated: Bool) {
        let new = min(max(page, 0), max(strip.count - 1, 0))
        guard new != strip.current else { return }
        strip.current = new
        glidesNext = animated && (showsProgress || strip.isScrolled)
        progress?.pageDidChange(to: new)
        needLayout()
        accessibilityDidChange()
    }

    /// Goes to `page` because of a touch, a key or the time, and sends the events of it.
    func advance(to page: Int, _ event: UIEvent? = nil) {
        let old = strip.current
        setPage(page, animated: true)
        if strip.current != old { sendValueActions(event) }
    }

    // MARK: Progress

    /// What fills the current page's indicator, which is then a pill; nil, the default, for a dot.
    open var progress: UIPageControlProgress? {
        didSet {
            guard progress !== oldValue else { return }
            oldValue?.attach(to: nil)
            progress?.control?.progress = nil
            progress?.attach(to: self)
            showProgressOrNot()
        }
    }

    /// Whether the current page's indicator is a pill that fills up.
    var showsProgress: Bool { progress != nil && interactionState != .continuous }

    private func showProgressOrNot() {
        strip.showsProgress = showsProgress
        glidesNext = true
        contentSizeDidChange(by: "progress")
        needLayout()
    }

    /// The progress, or the way in which it goes on, is another.
    func progressDidChange() { fillIndicators() }

    private func fillIndicators() {
        for (page, indicator) in indicators {
            let progress = page == strip.current && showsProgress ? progress : nil
            indicator.fill(progress.map { CGFloat($0.currentProgress) }, remaining: progress?.remaining)
        }
    }

    // MARK: Appearance

    /// The colour of the indicators of other pages; nil, the default, for a translucent white.
    open var pageIndicatorTintColor: UIColor? {
        didSet {
            if pageIndicatorTintColor != oldValue { needLayout() }
            noteAppearance(\UIPageControl.pageIndicatorTintColor, set: pageIndicatorTintColor)
        }
    }

    /// The colour of the current page's indicator; nil, the default, for white.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet {
            if currentPageIndicatorTintColor != oldValue { needLayout() }
            noteAppearance(\UIPageControl.currentPageIndicatorTintColor, set: currentPageIndicatorTintColor)
        }
    }

    /// When there is a background behind the indicators. `.automatic` by default.
    open var backgroundStyle = BackgroundStyle.automatic {
        didSet { if backgroundStyle != oldValue { needLayout() } }
    }

    /// The way in which pages follow one another. `.natural` by default.
    open var direction = Direction.natural {
        didSet {
            guard direction != oldValue else { return }
            contentSizeDidChange(by: "direction")
            needLayout()
        }
    }

    private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

    private var isReversed: Bool {
        switch direction {
        case .natural: isRightToLeft
        case .leftToRight, .topToBottom: false
        case .rightToLeft, .bottomToTop: true
        }
    }

    // MARK: Images

    /// The image of all indicators that have no other, tinted unless it is always original; nil, the default, for dots.
    open var preferredIndicatorImage: UIImage? {
        didSet { if preferredIndicatorImage != oldValue { imagesDidChange() } }
    }

    /// The image of the current page's indicator; nil, the default, for that of the others.
    open var preferredCurrentPageIndicatorImage: UIImage? {
        didSet { if preferredCurrentPageIndicatorImage != oldValue { imagesDidChange() } }
    }

    /// Returns the image that was set for the indicator of `page`; nil for none.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

    /// Sets the image of the indicator of `page`; nil for the preferred one.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard isPage(page), images[page] != image else { return }
        images[page] = image
        imagesDidChange()
    }

    /// Returns the image that was set for the indicator of `page` while it is the current one; nil for none.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

    /// Sets the image of the indicator of `page` while it is the current one; nil for the preferred one.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard isPage(page), currentImages[page] != image else { return }
        currentImages[page] = image
        imagesDidChange()
    }

    private func isPage(_ page: Int) -> Bool {
        if !(0..<strip.count).contains(page) {
            Log.once("pages.image", "a page control of \(strip.count) pages has no page \(page): its image is left out")
        }
        return (0..<strip.count).contains(page)
    }

    private func image(of page: Int) -> UIImage? {
        let own = images[page] ?? preferredIndicatorImage
        let chosen =
            page == strip.current
            ? currentImages[page] ?? preferredCurrentPageIndicatorImage ?? own : own
        return chosen?.preferring(UIImage.SymbolConfiguration(pointSize: symbolSize))
    }

    private func imagesDidChange() {
        let all =
            [preferredIndicatorImage, preferredCurrentPageIndicatorImage].compactMap(\.self)
            + Array(images.values) + Array(currentImages.values)
        let sizes = all.map { $0.preferring(UIImage.SymbolConfiguration(pointSize: symbolSize)).size }
        let most = CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
        strip.fit(isVertical ? CGSize(width: most.height, height: most.width) : most)
        contentSizeDidChange(by: "image")
        needLayout()
    }

    // MARK: Size

    /// Returns the size that shows as many indicators as `pageCount`, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let size = strip.size(for: pageCount)
        return isVertical ? CGSize(width: size.height, height: size.width) : size
    }

    /// The size that shows all indicators.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: strip.count) }

    /// The size that shows all indicators, or as many as fit into `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let all = intrinsicContentSize
        func fit(_ length: CGFloat, _ room: CGFloat) -> CGFloat { room > 0 && room < length ? room : length }
        return isVertical
            ? CGSize(width: all.width, height: fit(all.height, size.height))
            : CGSize(width: fit(all.width, size.width), height: all.height)
    }

    // MARK: Touches

    /// Whether a finger that moves or rests leads along the indicators. True by default.
    open var allowsContinuousInteraction = true {
        didSet { if !allowsContinuousInteraction { endScrub() } }
    }

    /// What the user does: read it while `.valueChanged` is sent.
    open var interactionState: InteractionState { interaction }
    private var interaction = InteractionState.none {
        didSet {
            guard (interactionState == .continuous) != (oldValue == .continuous) else { return }
            fade(animated: true) { needLayout() }
            guard let progress else { return }
            showProgressOrNot()
            progress.visibilityDidChange()
            progress.delegate?.pageControlProgressVisibilityDidChange(progress)
        }
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        grip = (position(touch.location(in: self)), strip.current)
        if allowsContinuousInteraction {
            let clock = window?.clock ?? MediaClocks.current
            timer = MediaTimer(at: clock.now() + scrubDelay, clock: clock) { [weak self] in self?.beginScrub() }
        }
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let position = position(touch.location(in: self))
        if let grip, allowsContinuousInteraction {
            if abs(position - grip.position) >= scrubDistance { beginScrub() }
            if interactionState == .continuous {
                let page =
                    strip.isScrolled
                    ? grip.page + strip.pages(over: position - grip.position) : strip.page(at: position, in: length)
                if let page { advance(to: page, event) }
            }
        }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if interactionState != .continuous, isTouchInside, let touch {
            let isLater = position(touch.location(in: self)) > length / 2
            interaction = .discrete
            advance(to: strip.current + (isLater ? 1 : -1), event)
            interaction = .none
        }
        endScrub()
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        endScrub()
    }

    private func beginScrub() {
        stopWaiting()
        guard grip != nil, isTracking, interactionState != .continuous else { return }
        interaction = .continuous
    }

    private func endScrub() {
        stopWaiting()
        grip = nil
        interaction = .none
    }

    private func stopWaiting() {
        timer?.cancel()
        timer = nil
    }

    /// The length of the control along the direction.
    private var length: CGFloat { isVertical ? bounds.height : bounds.width }

    /// Where `point` is along the direction.
    private func position(_ point: CGPoint) -> CGFloat {
        let position = isVertical ? point.y - bounds.minY : point.x - bounds.minX
        return isReversed ? length - position : position
    }

    // MARK: Layers

    open override func layoutSubviews() {
        super.layoutSubviews()
        let glides = glidesNext && window != nil
        glidesNext = false
        strip.scroll(in: length)
        let isShown = !(hidesForSinglePage && strip.count <= 1)
        let pages = isShown ? strip.pages : 0..<0
        for (page, indicator) in indicators where !pages.contains(page) {
            indicator.remove()
            indicators[page] = nil
        }
        for page in pages { show(page, animated: glides) }
        placePlatter(isShown: isShown && strip.count > 0)
        fillIndicators()
    }

    private func show(_ page: Int, animated: Bool) {
        let isNew = indicators[page] == nil
        let indicator = indicators[page] ?? PageIndicator()
        if isNew {
            indicators[page] = indicator
            layer.addSublayer(indicator.layer)
        }
        let rect = rect(strip.slotSpan(of: page, in: length), across: strip.slot.height)
        indicator.place(
            in: rect, scale: strip.scale(of: page), isVertical: isVertical, isReversed: isReversed,
            animated: animated && !isNew)
        indicator.show(image(of: page), in: self)
        let other = pageIndicatorTintColor ?? otherColor
        let current = currentPageIndicatorTintColor ?? currentColor
        let isFilled = showsProgress && page == strip.current
        indicator.paint(page == strip.current && !isFilled ? current : other, filled: current, for: traitCollection)
    }

    /// The rectangle of `span` along the direction, `height` points across, in the middle of the control.
    private func rect(_ span: ClosedRange<CGFloat>, across height: CGFloat) -> CGRect {
        let size = span.upperBound - span.lowerBound
        let start = isReversed ? length - span.upperBound : span.lowerBound
        return isVertical
            ? CGRect(x: bounds.midX - height / 2, y: bounds.minY + start, width: height, height: size)
            : CGRect(x: bounds.minX + start, y: bounds.midY - height / 2, width: size, height: height)
    }

    private func placePlatter(isShown: Bool) {
        let isWanted: Bool =
            switch backgroundStyle {
            case .automatic: interactionState == .continuous
            case .prominent: true
            case .minimal: false
            }
        platter.isHidden = !isShown || !isWanted
        let frame = rect(strip.span(in: length), across: strip.size(for: 1).height)
        platter.frame = frame
        platter.cornerRadius = min(frame.width, frame.height) / 2
        let material = BlurMaterial(
            .systemUltraThinMaterial, isDark: traitCollection.userInterfaceStyle == .dark)
        (platter.backgroundColor, platter.backdropBlur) = (material.color, material.deviation)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        needLayout()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        progress?.visibilityDidChange()
    }

    // MARK: Keys

    override var isPressedByKeys: Bool { false }

    override var focusShape: (rect: CGRect, radius: CGFloat) {
        let rect = rect(strip.span(in: length), across: strip.size(for: 1).height)
        return (rect, min(rect.width, rect.height) / 2)
    }

    /// Arrows along the direction go one page on or back; home and end lead to the first and the last.
    override func handle(_ step: KeyStep) -> Bool {
        switch step {
        case .home: advance(to: 0)
        case .end: advance(to: strip.count - 1)
        case .left, .right:
            guard !isVertical else { return false }
            advance(to: strip.current + Int(step.way(isMirrored: isReversed)))
        case .up, .down:
            guard isVertical else { return false }
            advance(to: strip.current - Int(step.way(isMirrored: false)) * (isReversed ? -1 : 1))
        case .pageUp, .pageDown: return false
        }
        return true
    }

    // MARK: Accessibility

    override var defaultAccessibility: AccessibilityDefaults {
        var defaults = super.defaultAccessibility
        (defaults.isElement, defaults.traits, defaults.role) = (strip.count > 0, .adjustable, .slider)
        defaults.value = localizedStrings.page(strip.current + 1, of: strip.count)
        defaults.range = AccessibilityRange(
            minimum: 1, maximum: Double(max(strip.count, 1)), current: Double(strip.current + 1))
        defaults.step = 1
        return defaults
    }

    /// Goes to the next page, as by a tap.
    open override func accessibilityIncrement() { if isEnabled { advance(to: strip.current + 1) } }

    /// Goes to the page before, as by a tap.
    open override func accessibilityDecrement() { if isEnabled { advance(to: strip.current - 1) } }
}

extension UIPageControl: AccessibilityAdjustable {
    func adjust(to value: Double) {
        guard isEnabled, value.isFinite else { return }
        advance(to: Int(min(max(value.rounded(), 1), Double(max(strip.count, 1)))) - 1)
    }
}
