import CoreGraphics
import Foundation

/// The space at both ends of lines, in points. Source: docs/sources/indicators.md, Text views.
private let standardPadding: CGFloat = 5

/// The region that a text view lays its lines out in. Main actor only.
@preconcurrency @MainActor
open class NSTextContainer {
    /// Called when anything here changes.
    var changed: () -> Void = {}
    private let ownSize: CGSize
    /// The text view whose container it is; nil for none yet.
    weak var view: UITextView?

    /// A region of `size`, in points.
    public init(size: CGSize) { ownSize = size }

    /// The size, in points: as wide as the text view leaves room, and endlessly high. In no text view, the size that it
    /// was made with.
    open var size: CGSize {
        guard let view else { return ownSize }
        return CGSize(width: view.containerWidth, height: .greatestFiniteMagnitude)
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
