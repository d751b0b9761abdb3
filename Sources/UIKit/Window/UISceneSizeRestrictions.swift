import CoreGraphics

/// The least and the greatest size of a scene's window of the desktop. Main actor only.
///
/// Whatever is set here, a window whose root controller's view has constraints cannot be made smaller than the
/// required ones among them allow.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: _PlainObject {
    /// The least size of the window's contents, in points. Zero by default; what is no number counts as zero.
    open var minimumSize = CGSize.zero {
        didSet { if minimumSize != oldValue { didChange() } }
    }

    /// The greatest size of the window's contents, in points; without limit by default. Where it is the least size too,
    /// the user cannot change the size; other limits are up to the desktop, and GTK 4 reports none to it.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude) {
        didSet { if maximumSize != oldValue { didChange() } }
    }

    private let didChange: @MainActor () -> Void

    init(_ didChange: @escaping @MainActor () -> Void) { self.didChange = didChange }
}
