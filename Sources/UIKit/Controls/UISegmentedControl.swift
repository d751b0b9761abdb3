import CoreGraphics
import Foundation
import OctantBase
import QuartzCore

/// The height of the control, the space beside titles, and the thumb's distance from the edge, in points.
/// Source: docs/sources/indicators.md, Segments and steppers.
private let standardHeight: CGFloat = 32
private let titlePadding: CGFloat = 12
private let thumbInset: CGFloat = 2
/// Radii of the track's and the thumb's corners, in points. Source: docs/sources/indicators.md, Segments and steppers.
private let trackRadius: CGFloat = 9
private let thumbRadius: CGFloat = 7
/// The line between two segments: width, distance from top and bottom, in points. Ours.
private let lineWidth: CGFloat = 1
private let lineInset: CGFloat = 8
/// The opacity of a segment that cannot be chosen. Ours.
private let disabledAlpha: CGFloat = 0.35
/// The opacity of all of a control that is not enabled. Source: docs/sources/indicators.md, Segments and steppers.
private let wholeDisabledAlpha: CGFloat = 0.5
/// The thumb: white in light, a grey that stands out of the track in dark.
/// Source: docs/sources/indicators.md, Segments and steppers.
private let thumbColor = UIColor(light: ColorValue(hex: 0xFFFFFF), dark: ColorValue(hex: 0x636366))

/// A row of titles or images of which one is selected. Main thread.
///
/// Selecting another one sends `.valueChanged` and `.primaryActionTriggered`. An index out of range changes nothing,
/// with one line on standard error.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// The index that means no segment: -1.
    public nonisolated static let noSegment = -1

    @MainActor struct Segment {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        /// Points; 0 for as wide as the control finds fit.
        var width: CGFloat = 0
        var isEnabled = true
        /// Points by which what it shows is moved.
        var offset = CGSize.zero
        let label = UILabel()
        let imageView = UIImageView()
        let line = CALayer(hasActions: false)
        /// Whether it has had a position yet.
        var isPlaced = false
        fileprivate let element: SegmentElement

        init(_ control: UISegmentedControl, title: String? = nil, image: UIImage? = nil, action: UIAction? = nil) {
            (self.title, self.image, self.action) = (title, image, action)
            element = SegmentElement(control)
        }
    }

    private let track = CALayer(hasActions: false)
    private let thumb = ThumbLayer()
    private(set) final var segments: [Segment] = []
    private var chosen = UISegmentedControl.noSegment
    private var attributes = SegmentAttributes()
    /// The images that a program draws the control with.
    final var images = SegmentImages()
    private var isGliding = false
    /// Whether the segments glide to their positions when they are next laid out.
    private var glidesNext = false
    /// The segment that a touch is on.
    private var touched: Int?

    // MARK: Making

    /// A control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A control with a segment for each item, a String or a UIImage; others are left out with one line on standard
    /// error.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for item in items ?? [] {
            switch item {
            case let title as String: insertSegment(withTitle: title, at: numberOfSegments, animated: false)
            case let image as UIImage: insertSegment(with: image, at: numberOfSegments, animated: false)
            default: Log.once("segments.item", "a segment is a String or a UIImage: \(type(of: item)) is left out")
            }
        }
        bounds.size = intrinsicContentSize
    }

    /// A control with a segment for each action, done when it is chosen.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
        if frame.size == .zero { bounds.size = intrinsicContentSize }
    }

    /// A control without segments, from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeNib(coder) { $0.fill(self) }
    }

    private func setUp() {
        isOpaque = false
        track.cornerRadius = trackRadius
        layer.addSublayer(track)
        layer.addSublayer(thumb)
        refresh()
    }

    // MARK: Segments

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment with this title; an index beyond the ends counts as the end. If `animated`, it fades in while
    /// the others glide aside.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(self, title: title), at: segment, animated: animated)
    }

    /// Inserts a segment with this image; an index beyond the ends counts as the end. If `animated`, it fades in while
    /// the others glide aside.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(self, image: image), at: segment, animated: animated)
    }

    /// Inserts a segment that performs `action` when it is selected; an index beyond the ends counts as the end. If
    /// `animated`, it fades in while the others glide aside.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(
            Segment(self, title: action.title, image: action.image, action: action), at: segment, animated: animated)
    }

    private func insert(_ segment: Segment, at index: Int, animated: Bool, by call: StaticString = #function) {
        prepareToGlide(if: animated)
        let index = min(max(index, 0), segments.count)
        segments.insert(segment, at: index)
        if chosen >= index { chosen += 1 }
        layer.insertSublayer(segment.line, above: track)
        addSubview(segment.label)
        addSubview(segment.imageView)
        segment.label.textAlignment = .center
        changed(by: call)
    }

    /// Makes the segments glide from where they are to where they will be, if `animated` and visible. Returns whether
    /// they will.
    @discardableResult
    private func prepareToGlide(if animated: Bool) -> Bool {
        guard animated, window != nil, UIView.areAnimationsEnabled else { return false }
        layoutIfNeeded()
        glidesNext = true
        return true
    }

    /// Removes a segment. If it was selected, none is. If `animated`, it fades while the others glide together.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard has(segment) else { return }
        let fades = prepareToGlide(if: animated)
        let gone = segments.remove(at: segment)
        for view in [gone.label, gone.imageView] {
            guard fades else {
                view.removeFromSuperview()
                continue
            }
            UIView.animate(withDuration: glideDuration) {
                view.alpha = 0
            } completion: { _ in
                view.removeFromSuperview()
            }
        }
        gone.line.removeFromSuperlayer()
        if chosen == segment { chosen = Self.noSegment } else if chosen > segment { chosen -= 1 }
        changed()
    }

    /// Removes all segments.
    open func removeAllSegments() {
        while !segments.isEmpty { removeSegment(at: segments.count - 1, animated: false) }
    }

    /// Sets a segment's title.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (title, nil) }
    }
    /// The title of a segment.
    open func titleForSegment(at segment: Int) -> String? { has(segment) ? segments[segment].title : nil }
    /// Sets a segment's image, in place of its title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { ($0.image, $0.title) = (image, nil) }
    }
    /// The image of a segment.
    open func imageForSegment(at segment: Int) -> UIImage? { has(segment) ? segments[segment].image : nil }
    /// Sets a segment's width, in points; 0 for the one that fits.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = sanitized(width) } }
    /// The width that a segment was given; 0 for none.
    open func widthForSegment(at segment: Int) -> CGFloat { has(segment) ? segments[segment].width : 0 }
    /// Whether a segment can be chosen.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    /// Whether a segment can be chosen.
    open func isEnabledForSegment(at segment: Int) -> Bool { has(segment) && segments[segment].isEnabled }
    /// The action of a segment.
    open func actionForSegment(at segment: Int) -> UIAction? { has(segment) ? segments[segment].action : nil }

    final func has(_ index: Int) -> Bool {
        if segments.indices.contains(index) { return true }
        Log.once("segments.index", "there is no segment \(index)")
        return false
    }

    final func change(_ index: Int, by call: StaticString = #function, _ body: (inout Segment) -> Void) {
        guard has(index) else { return }
        let old = segments[index]
        body(&segments[index])
        let new = segments[index]
        let isSame =
            new.title == old.title && new.image == old.image && new.width == old.width
            && new.isEnabled == old.isEnabled && new.offset == old.offset && new.action === old.action
        if !isSame { changed(by: call) }
    }

    /// The images are other ones.
    final func imagesDidChange() { changed() }

    private func changed(by call: StaticString = #function) {
        contentSizeDidChange(by: call)
        refresh()
        needLayout(by: call)
    }

    // MARK: Choice

    /// The segment chosen; `noSegment` for none, the default. Setting it sends no event.
    open var selectedSegmentIndex: Int {
        get { chosen }
        set {
            guard newValue == Self.noSegment || has(newValue) else { return }
            if newValue != chosen { choose(newValue, animated: false) }
        }
    }

    /// Whether a choice is let go at once, as a button is. False by default.
    open var isMomentary = false {
        didSet { if isMomentary { choose(Self.noSegment, animated: false) } }
    }

    private func choose(_ index: Int, animated: Bool) {
        chosen = index
        refresh()
        place(animated: animated && window != nil)
    }

    // MARK: Appearance

    /// Whether segments are as wide as what they show needs, rather than all alike. False by default.
    open var apportionsSegmentWidthsByContent = false {
        didSet { if apportionsSegmentWidthsByContent != oldValue { changed() } }
    }

    /// The colour of the piece under the chosen segment; nil, the default, for the system's.
    open var selectedSegmentTintColor: UIColor? {
        didSet {
            refresh()
            noteAppearance(\UISegmentedControl.selectedSegmentTintColor, set: selectedSegmentTintColor)
        }
    }

    /// Sets the attributes of titles in `state`: normal, selected, highlighted while a touch is on them, disabled, or a
    /// state of several of these. Attributes not set for a state are those of the normal one. A segment has space for
    /// its title in each state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        let old = self.attributes[exactly: state]
        self.attributes[exactly: state] = attributes
        if !areSame(old ?? [:], attributes ?? [:]) { changed() }
        noteAppearance("titleTextAttributes", for: state.rawValue, set: attributes) {
            (view: UISegmentedControl, value) in
            view.setTitleTextAttributes(value, for: state)
        }
    }

    /// The attributes of titles in `state`.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state] }

    private func refresh() {
        let traits = traitCollection
        track.backgroundColor = UIColor.tertiarySystemFill.value(in: traits).cgColor
        thumb.backgroundColor = (selectedSegmentTintColor ?? thumbColor).value(in: traits).cgColor
        for (index, segment) in segments.enumerated() {
            let state = state(of: index)
            attributes.show(segment.title, on: segment.label, in: state)
            segment.imageView.image = segment.image.map {
                $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
            }
            segment.imageView.tintColor = .label
            segment.line.backgroundColor = UIColor.separator.value(in: traits).cgColor
            for view in [segment.label, segment.imageView] {
                view.alpha = isEnabled ? segment.isEnabled ? 1 : disabledAlpha : wholeDisabledAlpha
            }
            segment.line.opacity = isEnabled ? 1 : Float(wholeDisabledAlpha)
            if attributes.hasDisabledColor(state) { segment.label.alpha = 1 }
        }
        for part in [track, thumb] { part.opacity = isEnabled ? 1 : Float(wholeDisabledAlpha) }
        if images.hasBackgrounds || images.hasDividers { needLayout() }
    }

    /// The state of the segment at `index`.
    private func state(of index: Int) -> State {
        var state = State.normal
        if index == chosen { state.insert(.selected) }
        if index == touched { state.insert(.highlighted) }
        if !segments[index].isEnabled || !isEnabled { state.insert(.disabled) }
        return state
    }

    // MARK: Size

    /// The size of the control: as wide as the segments need, 32 points high.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: preferredWidths.reduce(2 * thumbInset, +).rounded(.up), height: standardHeight)
    }

    /// The intrinsic size, whatever `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private var preferredWidths: [CGFloat] {
        let natural = segments.map { segment -> CGFloat in
            // The widest of all states, so that a choice moves nothing.
            let titleWidth = attributes.width(of: segment.title ?? "")
            return max(segment.image?.size.width ?? 0, titleWidth) + 2 * titlePadding
        }
        let widest = natural.max() ?? 0
        return segments.indices.map { index in
            let given = segments[index].width
            return given > 0 ? given : apportionsSegmentWidthsByContent ? natural[index] : widest
        }
    }

    /// The frames of the segments, the first one at the leading end. They meet at whole points, and fill the control.
    private var frames: [CGRect] {
        let preferred = preferredWidths
        let bounds = bounds
        guard !preferred.isEmpty, bounds.width > 0, bounds.height > 0 else { return preferred.map { _ in .zero } }
        // Segments without a width of their own share what is left.
        let given = segments.reduce(0) { $0 + $1.width }
        let free = zip(segments, preferred).reduce(0) { $0 + ($1.0.width > 0 ? 0 : $1.1) }
        let stretch = free > 0 ? max(bounds.width - given, 0) / free : 1
        // What given widths leave is at both ends.
        var end = free > 0 ? 0 : max(((bounds.width - given) / 2).rounded(.down), 0)
        var edge = end
        return segments.indices.map { index in
            let start = edge
            end += segments[index].width > 0 ? segments[index].width : preferred[index] * stretch
            // A sum that is short of a whole number by its rounding is that number.
            edge = index + 1 == segments.count ? end : (end + 1e-6).rounded(.down)
            return CGRect(
                x: isRightToLeft ? bounds.maxX - edge : bounds.minX + start, y: bounds.minY, width: edge - start,
                height: bounds.height)
        }
    }

    /// The frame of the thumb under the segment at `index`.
    private func thumbFrame(_ index: Int) -> CGRect {
        let slot = frames[index]
        return slot.insetBy(dx: min(thumbInset, slot.width / 2), dy: min(thumbInset, slot.height / 2))
    }

    /// Places all parts: the thumb glides if `animated`, all else only if `segmentsGlide`.
    private func place(animated: Bool, segmentsGlide: Bool = false) {
        track.frame = bounds
        let frames = frames
        let scale = resolvedScale(traitCollection.displayScale)
        track.isHidden = images.hasBackgrounds
        images.show(in: self, frames, segments.indices.map(state))
        for (index, slot) in frames.enumerated() {
            let segment = segments[index]
            let inner = slot.offsetBy(dx: segment.offset.width, dy: segment.offset.height)
            let size = segment.image?.size ?? .zero
            let glides = segmentsGlide && segment.isPlaced
            for (view, frame) in [
                (segment.label as UIView, inner.insetBy(dx: min(titlePadding / 2, slot.width / 2), dy: 0)),
                (
                    segment.imageView,
                    CGRect(
                        origin: CGPoint(x: inner.midX - size.width / 2, y: inner.midY - size.height / 2), size: size)
                ),
            ] {
                if glides {
                    view.layer.glide(["position"], animated: true) { view.frame = frame }
                } else {
                    view.frame = frame
                    if segmentsGlide { view.fadeIn() }
                }
            }
            segments[index].isPlaced = !slot.isEmpty
            // A line is at the end of each segment but the last, unless the thumb is beside it.
            segment.line.isHidden = index == frames.count - 1 || index == chosen || index + 1 == chosen
            if images.hasDividers || images.hasBackgrounds { segment.line.isHidden = true }
            let middle = isRightToLeft ? slot.minX : slot.maxX
            let lineFrame = CGRect(
                x: (middle - lineWidth / 2).rounded(toPixelsAt: scale), y: bounds.minY + lineInset,
                width: lineWidth, height: max(bounds.height - 2 * lineInset, 0))
            if glides {
                segment.line.glide(["position"], animated: true) { segment.line.frame = lineFrame }
            } else {
                segment.line.frame = lineFrame
            }
        }
        thumb.isHidden = !frames.indices.contains(chosen) || images.hasBackgrounds
        guard frames.indices.contains(chosen) else { return }
        thumb.glide(ThumbLayer.placementKeys, animated: animated) {
            thumb.place(thumbFrame(chosen), radius: thumbRadius)
        }
        isGliding = animated
    }

    // MARK: Touches

    override func touchWasLiftedInside(_ event: UIEvent?) {
        super.touchWasLiftedInside(event)
        guard let point = liftedPoint else { return }
        if let index = frames.firstIndex(where: { $0.minX <= point.x && point.x < $0.maxX }) { press(index, event) }
    }

    /// Selects the segment at `index`, if it can be selected, and sends the events. Returns whether it could.
    @discardableResult
    private func press(_ index: Int, _ event: UIEvent?) -> Bool {
        guard segments[index].isEnabled else { return false }
        guard index != chosen else { return true }
        choose(index, animated: chosen != Self.noSegment)
        sendValueActions(event)
        if let action = segments[index].action { sendAction(action) }
        if isMomentary { choose(Self.noSegment, animated: false) }
        return true
    }

    /// The point where the touch was lifted.
    private var liftedPoint: CGPoint?

    /// Highlights the segment that the touch is on.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        note(touch)
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        note(touch)
        return super.continueTracking(touch, with: event)
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        note(nil)
    }

    private func note(_ touch: UITouch?) {
        let point = touch?.location(in: self)
        let new = point.flatMap { point in frames.firstIndex { $0.contains(point) } }
        guard new != touched else { return }
        touched = new
        refresh()
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        note(nil)
        liftedPoint = touch?.location(in: self)
    }

    // MARK: Keys

    /// The segment that space presses, of a control whose choice is let go at once.
    private var keyIndex = 0

    override var isPressedByKeys: Bool { isMomentary && !segments.isEmpty }

    override var focusShape: (rect: CGRect, radius: CGFloat) {
        let frames = frames
        return isMomentary && frames.indices.contains(keyIndex)
            ? (thumbFrame(keyIndex), thumbRadius) : (bounds, trackRadius)
    }

    /// Left and right choose the segment beside, of those that can be chosen; home and end the first and the last. Of a
    /// momentary control they lead to it only.
    override func handle(_ step: KeyStep) -> Bool {
        let usable = segments.indices.filter { segments[$0].isEnabled }
        let present = isMomentary ? keyIndex : chosen
        let target: Int? =
            switch step {
            case .home: usable.first
            case .end: usable.last
            case .left, .right:
                step.way(isMirrored: isRightToLeft) > 0
                    ? usable.first { $0 > present } : usable.last { $0 < present || present == Self.noSegment }
            case .up, .down, .pageUp, .pageDown: nil
            }
        guard let target else { return step == .left || step == .right }
        if isMomentary {
            keyIndex = target
            focusData?.ring?.update()
            accessibilityDidChange()
        } else {
            press(target, nil)
        }
        return true
    }

    /// Presses the segment that keys led to, of a momentary control.
    open override func accessibilityActivate() -> Bool {
        guard isMomentary, isEnabled, segments.indices.contains(keyIndex) else { return super.accessibilityActivate() }
        return press(keyIndex, nil)
    }

    // MARK: What surrounds it

    override func stateDidChange() {
        super.stateDidChange()
        refresh()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if glidesNext {
            glidesNext = false
            return place(animated: true, segmentsGlide: true)
        }
        // The layout that a choice asks for leaves the thumb gliding.
        if isGliding, thumb.frame.size != .zero, frames.indices.contains(chosen), thumb.frame == thumbFrame(chosen) {
            return
        }
        place(animated: false)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refresh()
    }

    // MARK: Accessibility

    /// The segments, each an element of its own.
    override var defaultAccessibility: AccessibilityDefaults {
        var defaults = super.defaultAccessibility
        defaults.elements = segments.map(\.element)
        return defaults
    }

    /// The accessibility values of the segment that `element` represents.
    fileprivate func defaults(of element: SegmentElement) -> AccessibilityDefaults? {
        guard let index = segments.firstIndex(where: { $0.element === element }) else { return nil }
        var defaults = AccessibilityDefaults(isElement: true, label: segments[index].title, traits: .button)
        defaults.role = isMomentary ? .button : .radioButton
        defaults.value = localizedStrings.position(index + 1, of: segments.count)
        if index == chosen { defaults.state.insert(.selected) }
        (defaults.canBeFocused, defaults.isFocused) = (canBecomeFocused, isFocused && index == focusIndex)
        if !isEnabled || !segments[index].isEnabled { defaults.state.insert(.notEnabled) }
        return defaults
    }

    /// The segment that is read as the one that has focus: the chosen one, or the one that keys led to.
    private var focusIndex: Int { isMomentary ? keyIndex : max(chosen, 0) }

    /// The frame of the segment that `element` represents.
    fileprivate func frame(of element: SegmentElement) -> CGRect {
        guard let index = segments.firstIndex(where: { $0.element === element }) else { return .zero }
        return frames[index]
    }

    /// Selects the segment that `element` represents, as a touch would. Returns whether it could.
    fileprivate func press(_ element: SegmentElement) -> Bool {
        guard isEnabled, let index = segments.firstIndex(where: { $0.element === element }) else { return false }
        return press(index, nil)
    }
}

/// One segment as an accessibility element.
fileprivate final class SegmentElement: UIAccessibilityElement {
    private weak var control: UISegmentedControl?

    init(_ control: UISegmentedControl) {
        self.control = control
        super.init(accessibilityContainer: control)
    }

    override var defaultAccessibility: AccessibilityDefaults { control?.defaults(of: self) ?? AccessibilityDefaults() }

    override var defaultAccessibilityFrame: CGRect {
        control.map { UIAccessibility.convertToScreenCoordinates($0.frame(of: self), in: $0) } ?? .zero
    }

    override func accessibilityActivate() -> Bool { control?.press(self) ?? false }
}
