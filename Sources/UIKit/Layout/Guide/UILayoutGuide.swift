import CoreGraphics

/// A rectangle in layout that is no view. It acts while a view owns it. Main actor only.
///
/// It is a root class as `UIResponder` is; equality is identity.
@preconcurrency @MainActor
open class UILayoutGuide: Hashable, CustomStringConvertible, _PlainObject {
    /// The view that the guide was added to.
    public internal(set) weak var owningView: UIView?

    /// A name for messages. Empty by default.
    open var identifier = ""

    /// A guide without an owner.
    public init() {}

    /// The rectangle in the space of `owningView`, as the last layout left it; zero without an owner or constraints.
    open var layoutFrame: CGRect {
        guard let owner = owningView else { return .zero }
        owner.layoutEngine?.prepare()
        return owner.layoutEngine?.frame(of: self) ?? .zero
    }

    /// Whether active constraints leave the guide more than one position.
    open var hasAmbiguousLayout: Bool { owningView?.layoutEngine?.isAmbiguous(self) ?? false }

    /// The active constraints that are about the guide along `axis`.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        (owningView?.layoutData?.mentions ?? []).filter { $0.mentions(self, along: axis) }
    }

    /// The class, the identifier and the frame.
    nonisolated open var description: String {
        MainActor.assumeIsolated { "<\(type(of: self)) '\(identifier)' \(layoutFrame)>" }
    }

    /// Whether both are the same guide.
    nonisolated public static func == (a: UILayoutGuide, b: UILayoutGuide) -> Bool { a === b }

    /// Hashes the identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A guide whose edges lie at known distances from its owner's: margins, the safe area.
final class InsetLayoutGuide: UILayoutGuide {
    private let insets: @MainActor (UIView) -> UIEdgeInsets

    /// The guide of `view` named `name`; `insets` is its distance inside the bounds.
    init(_ name: String, of view: UIView, _ insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
        self.insets = insets
        super.init()
        (identifier, owningView) = (name, view)
    }

    /// The present distance of the guide inside the owner.
    var currentInsets: UIEdgeInsets { owningView.map(insets) ?? .zero }

    override var layoutFrame: CGRect {
        guard let owner = owningView else { return .zero }
        let rect = owner.bounds.inset(by: currentInsets)
        return CGRect(
            origin: rect.origin, size: CGSize(width: max(0, rect.size.width), height: max(0, rect.size.height)))
    }
}

/// The guide around all contents of a scroll view. It begins at 0.
final class ContentLayoutGuide: UILayoutGuide {
    /// The size that holds where constraints set none, in points.
    var ownSize = CGSize.zero {
        didSet { if ownSize != oldValue { owningView?.layoutEngine?.guideDidChange(self) } }
    }

    /// The guide of `view`.
    init(of view: UIView) {
        super.init()
        (identifier, owningView) = ("contentLayoutGuide", view)
    }

    override var layoutFrame: CGRect {
        guard let owner = owningView else { return .zero }
        owner.layoutEngine?.prepare()
        return owner.layoutEngine?.frame(of: self) ?? CGRect(origin: .zero, size: ownSize)
    }
}
