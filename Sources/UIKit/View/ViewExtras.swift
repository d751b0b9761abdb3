import CoreGraphics

/// What few views have, kept beside them. Main actor only.
@MainActor
struct ViewExtras {
    var restorationIdentifier: String?
    var isMultipleTouchEnabled = false
    var clearsContextBeforeDrawing = true
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var motionEffects: [UIMotionEffect] = []
    var corners: UICornerConfiguration?
    var interactions: [any UIInteraction] = []
    /// Returns the size of the content for a width that layout finds.
    var sizeForWidth: ((CGFloat) -> CGSize)?
    /// The limits of the text size in the view.
    var leastContentSize: UIContentSizeCategory?, mostContentSize: UIContentSizeCategory?
    /// The view that is the mask.
    var maskingView: UIView?
    /// The number of animations under way that keep touches from the view.
    var touchBlocks = 0
    /// The number of animators that move the view and let touches find it where it is seen.
    var shownHits = 0
}

extension UIView {
    /// Whether and how the tint of a view is weakened.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As that of the view around it; the window's is ordinary.
        case automatic = 0
        /// Not at all.
        case normal = 1
        /// To a grey, as beneath a dialog.
        case dimmed = 2
    }

    private func change<Value: Equatable>(_ path: WritableKeyPath<ViewExtras, Value>, to value: Value) -> Bool {
        var changed = extras ?? ViewExtras()
        guard changed[keyPath: path] != value else { return false }
        changed[keyPath: path] = value
        extras = changed
        return true
    }

    /// The number of animations under way that keep touches from the view.
    final var touchBlocks: Int {
        get { extras?.touchBlocks ?? 0 }
        set { _ = change(\.touchBlocks, to: newValue) }
    }

    /// The number of animators that move the view and let touches find it where it is seen.
    final var shownHits: Int {
        get { extras?.shownHits ?? 0 }
        set { _ = change(\.shownHits, to: newValue) }
    }

    /// Returns the size of the content, in points, for a width that layout finds; nil where it depends on none.
    package final var sizeForWidth: ((CGFloat) -> CGSize)? {
        get { extras?.sizeForWidth }
        set {
            var changed = extras ?? ViewExtras()
            changed.sizeForWidth = newValue
            extras = changed
        }
    }

    /// How round the corners are; nil where only the layer says.
    final var corners: UICornerConfiguration? {
        get { extras?.corners }
        set { _ = change(\.corners, to: newValue) }
    }

    /// The view that is the mask.
    final var maskingView: UIView? {
        get { extras?.maskingView }
        set { _ = change(\.maskingView, to: newValue) }
    }

    /// A name under which a program keeps the view's state. Nothing is restored by it. Nil by default.
    public final var restorationIdentifier: String? {
        get { extras?.restorationIdentifier }
        set { _ = change(\.restorationIdentifier, to: newValue) }
    }

    /// Whether the view gets all touches that go down in it, and not only the first. False by default. Recognizers get
    /// all of them.
    public final var isMultipleTouchEnabled: Bool {
        get { extras?.isMultipleTouchEnabled ?? false }
        set { _ = change(\.isMultipleTouchEnabled, to: newValue) }
    }

    /// Whether what is drawn begins on nothing. Octant's drawing always does. True by default.
    public final var clearsContextBeforeDrawing: Bool {
        get { extras?.clearsContextBeforeDrawing ?? true }
        set { _ = change(\.clearsContextBeforeDrawing, to: newValue) }
    }

    /// The effects of the device's tilt on the view, in the order they were added. A desktop is not tilted.
    public final var motionEffects: [UIMotionEffect] {
        get { extras?.motionEffects ?? [] }
        set { _ = change(\.motionEffects, to: newValue) }
    }

    /// Adds an effect of the device's tilt, once.
    public final func addMotionEffect(_ effect: UIMotionEffect) {
        if !motionEffects.contains(effect) { motionEffects.append(effect) }
    }

    /// Removes an effect of the device's tilt.
    public final func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 == effect } }
}
