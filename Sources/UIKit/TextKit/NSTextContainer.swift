import CoreGraphics
import Foundation

/// The space at both ends of lines, in points. Source: docs/sources/indicators.md, Text views.
private let standardPadding: CGFloat = 5

/// The region that a text view, or a layout manager, lays its lines out in. Main actor only.
@preconcurrency @MainActor
open class NSTextContainer: _PlainObject {
    /// Called when anything here changes.
    var changed: () -> Void = {}
    private var ownSize: CGSize
    /// The text view whose container it is; nil for none yet.
    weak var view: UITextView?
    /// The layout manager that fills it; nil for none.
    open internal(set) weak var layoutManager: NSLayoutManager?

    /// A region of `size`, in points; a side of 0 or less has no end.
    public init(size: CGSize = .zero) { ownSize = size }

    /// The size, in points; a side of 0 or less has no end. A text view's container is as wide as the view leaves room,
    /// and endlessly high, whatever is set.
    open var size: CGSize {
        get {
            guard let view else { return ownSize }
            return CGSize(width: view.containerWidth, height: .greatestFiniteMagnitude)
        }
        set {
            guard newValue != ownSize else { return }
            ownSize = newValue
            changed()
        }
    }

    /// The space at both ends of lines, in points; 5 by default. What is not finite counts as 0.
    open var lineFragmentPadding = standardPadding {
        didSet { if lineFragmentPadding != oldValue { changed() } }
    }

    /// The greatest number of lines; 0, the default, for any. A negative number counts as 0.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { changed() } }
    }

    /// The way that lines end; between words by default. One that truncates does so in the last of
    /// `maximumNumberOfLines`.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { changed() } }
    }
}
