import CoreGraphics

/// A view to stand at a window's bottom while something is typed into, as `inputView` or `inputAccessoryView`. Main
/// thread.
@preconcurrency @MainActor
open class UIInputView: UIView {
    /// The background of an input view.
    public enum Style: Int, Sendable {
        /// None.
        case `default` = 0
        /// That of a keyboard.
        case keyboard = 1
    }

    /// The background.
    open private(set) var inputViewStyle: Style

    /// A view of this frame, of which the height counts, and this background.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        if inputViewStyle == .keyboard { backgroundColor = keyboardBackdrop }
    }

    /// A view of this frame, without a background.
    public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

    /// A view from an interface file, without a background.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }

    /// Whether the view is as high as the constraints in it say, rather than as its frame. False by default.
    open var allowsSelfSizing = false {
        didSet { if allowsSelfSizing != oldValue { contentSizeDidChange() } }
    }
}
