import OctantDisplay

/// The screen that windows are on. Main actor only.
///
/// There is one, and to sources that lay out by its bounds it is what their windows can fill: the contents of the
/// desktop's window that the program's first scene has. `monitorBounds` are those of the monitor that a window came
/// onto last, whatever number of monitors the desktop has. A window's own `displayScale` is always that of its monitor.
@preconcurrency @MainActor
open class UIScreen: UITraitEnvironment, Hashable, _PlainObject {
    /// The screen before a display is known: a telephone's size at one pixel a point.
    private static let unknown = ScreenDescription(size: CGSize(width: 390, height: 844), scale: 1)

    /// The main screen. Without a display it is of 390 by 844 points, at one pixel a point.
    public static let main = UIScreen(unknown)

    /// All screens: the main one.
    public static var screens: [UIScreen] { [main] }

    /// The screen that this one shows the contents of: nil, for it shows its own.
    open var mirrored: UIScreen? { nil }

    /// The display's description of the screen.
    package var screen: ScreenDescription {
        didSet {
            updateDefaultTraits()
            UIAccessibility.readerDidChange(runs: screen.settings.screenReaderRuns)
        }
    }

    private init(_ screen: ScreenDescription) { self.screen = screen }

    /// Handles the desktop's settings, or the monitor that a window came onto. Other events do not concern the screen.
    package func handle(_ event: SurfaceEvent) {
        var changed = screen
        switch event {
        case .colorScheme(let isDark): changed.isDark = isDark
        case .settings(let settings): changed.settings = settings
        case .monitor(let size, let scale, let framesPerSecond):
            (changed.size, changed.scale, changed.maximumFramesPerSecond) = (size, scale, framesPerSecond)
        default: break
        }
        if changed != screen { screen = changed }
    }

    /// The rectangle that the program's windows can fill, in points: the contents of the first scene's window of the
    /// desktop, which follow the size that the user gives it. The monitor's rectangle until that window is open, and
    /// without a display.
    open var bounds: CGRect { UIApplication.shared.scenes.lazy.compactMap(\.desktop).first?.bounds ?? monitorBounds }

    /// The monitor's rectangle, in points. An addition of Octant's.
    public final var monitorBounds: CGRect { CGRect(origin: .zero, size: screen.size) }

    /// The monitor's rectangle, in pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: screen.size.width * screen.scale, height: screen.size.height * screen.scale)
    }

    /// Pixels a point.
    open var scale: CGFloat { screen.scale }

    /// The rectangle below the status bar, in points: `bounds`, for a desktop's windows have none.
    open var applicationFrame: CGRect { bounds }

    /// Whether the screen's contents are recorded or shown elsewhere: false, for no desktop tells programs so.
    open var isCaptured: Bool { false }

    /// Pixels a point of the device: the same as `scale`.
    open var nativeScale: CGFloat { screen.scale }

    /// Frames a second, at most.
    open var maximumFramesPerSecond: Int { screen.maximumFramesPerSecond }

    /// The traits that windows begin with.
    open var traitCollection: UITraitCollection { .default }

    /// The traits changed. Does nothing unless overridden.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Whether both are the same screen.
    nonisolated public static func == (a: UIScreen, b: UIScreen) -> Bool { a === b }

    /// Hashes the identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    private func updateDefaultTraits() {
        let old = UITraitCollection.default
        var values = old.values
        values.displayScale = screen.scale
        values.userInterfaceStyle = screen.isDark ? .dark : .light
        let settings = screen.settings
        values.reducesMotion = settings.reducesMotion
        values.accessibilityContrast = settings.increasesContrast ? .high : .normal
        values.legibilityWeight = settings.emboldensText ? .bold : .regular
        values.preferredContentSizeCategory = UIContentSizeCategory(textScale: settings.textScale)
        values.layoutDirection = settings.isRightToLeft ? .rightToLeft : .leftToRight
        let new = UITraitCollection(values)
        guard new != old else { return }
        UITraitCollection.default = new
        traitCollectionDidChange(old)
        for scene in UIApplication.shared.scenes { scene.updateTraits() }
        UIAccessibility.settingsDidChange(from: old, to: new)
    }
}
