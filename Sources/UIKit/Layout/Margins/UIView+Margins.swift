import CoreGraphics
import OctantBase

/// Points of margin on each side of a view by default. Source: docs/sources/views.md, Margins.
private let defaultMargin: CGFloat = 8
/// Points of margin at the sides of a controller's view, on a narrow screen and on one as wide as `wideScreen`.
/// Source: docs/sources/views.md, Margins.
private let (narrowMargin, wideMargin): (CGFloat, CGFloat) = (16, 20)
/// Points from which on a screen is wide: those of Apple's larger telephones. Source: docs/sources/views.md, Margins.
private let wideScreen: CGFloat = 414
/// Points of width that text has at most to be read well, and points of width of a view up to which it may fill the
/// margins all the same, at the default text size. Source: docs/sources/views.md, Margins.
private let (readableWidth, unlimitedWidth): (CGFloat, CGFloat) = (920, 1008)

/// The least margins of a controller's view of this width.
func minimumMargins(ofWidth width: CGFloat?) -> NSDirectionalEdgeInsets {
    let side = (width ?? 0) < wideScreen ? narrowMargin : wideMargin
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
}

/// The least margins that leave a view of this width no more than lines that are read well; nil where any do.
func readableMargin(ofWidth width: CGFloat) -> CGFloat? {
    width > unlimitedWidth ? (width - readableWidth) / 2 : nil
}

extension UIView {
    // MARK: Guides

    /// The rectangle inside `layoutMargins`.
    public var layoutMarginsGuide: UILayoutGuide {
        if let guide = layoutData?.marginsGuide { return guide }
        let guide = InsetLayoutGuide("layoutMarginsGuide", of: self) { $0.layoutMargins }
        autoLayout.marginsGuide = guide
        return guide
    }

    /// The rectangle inside `safeAreaInsets`.
    public var safeAreaLayoutGuide: UILayoutGuide {
        if let guide = layoutData?.safeAreaGuide { return guide }
        let guide = InsetLayoutGuide("safeAreaLayoutGuide", of: self) { $0.safeAreaInsets }
        autoLayout.safeAreaGuide = guide
        return guide
    }

    /// The rectangle in which lines of text are not too long to be read: that inside the margins, or 920 points in the
    /// middle of a view that is wider than 1008 where the margins leave more.
    public var readableContentGuide: UILayoutGuide {
        if let guide = layoutData?.readableGuide { return guide }
        let guide = InsetLayoutGuide("readableContentGuide", of: self) { view in
            var insets = view.layoutMargins
            let width = view.bounds.width
            guard let margin = readableMargin(ofWidth: width), insets.left + insets.right < 2 * margin else {
                return insets
            }
            (insets.left, insets.right) = (margin, margin)
            return insets
        }
        autoLayout.readableGuide = guide
        return guide
    }

    // MARK: Margins

    /// The margins that were set, or the default ones.
    final var ownMargins: NSDirectionalEdgeInsets {
        if let margins = layoutData?.margins { return margins }
        if viewController != nil { return .zero.atLeast(controllerMargins) }
        return NSDirectionalEdgeInsets(
            top: defaultMargin, leading: defaultMargin, bottom: defaultMargin, trailing: defaultMargin)
    }

    private var controllerMargins: NSDirectionalEdgeInsets {
        guard let viewController, viewController.viewRespectsSystemMinimumLayoutMargins else { return .zero }
        return viewController.systemMinimumLayoutMargins
    }

    /// The margins in force.
    final var effectiveLayoutMargins: UIEdgeInsets {
        let own = ownMargins.atLeast(controllerMargins)
        var margins = UIEdgeInsets(
            top: own.top, left: isRightToLeft ? own.trailing : own.leading, bottom: own.bottom,
            right: isRightToLeft ? own.leading : own.trailing)
        if insetsLayoutMarginsFromSafeArea { margins = margins.adding(safeAreaInsets) }
        guard preservesSuperviewLayoutMargins, let superview else { return margins }
        return margins.atLeast(overlap(of: superview.layoutMargins, of: superview))
    }

    /// The distance by which `insets` of the superview extend into this view.
    private func overlap(of insets: UIEdgeInsets, of superview: UIView) -> UIEdgeInsets {
        let (outer, inner) = (superview.bounds, untransformedFrame)
        return UIEdgeInsets(
            top: max(0, insets.top - (inner.minY - outer.minY)), left: max(0, insets.left - (inner.minX - outer.minX)),
            bottom: max(0, insets.bottom - (outer.maxY - inner.maxY)),
            right: max(0, insets.right - (outer.maxX - inner.maxX)))
    }

    final func setMargins(_ margins: UIEdgeInsets) {
        setMargins(
            NSDirectionalEdgeInsets(
                top: margins.top, leading: isRightToLeft ? margins.right : margins.left, bottom: margins.bottom,
                trailing: isRightToLeft ? margins.left : margins.right))
    }

    final func setMargins(_ margins: NSDirectionalEdgeInsets) {
        let sides = [margins.top, margins.leading, margins.bottom, margins.trailing]
        guard sides.allSatisfy(\.isFinite) else {
            Log.once("view.layoutMargins", "a view's layout margins were set to no fit value: the old ones stay")
            return
        }
        guard layoutData?.margins != margins else { return }
        let old = effectiveLayoutMargins
        autoLayout.margins = margins
        if effectiveLayoutMargins != old { marginsDidChange() }
    }

    /// Sets one of what the margins depend on besides what was set.
    final func setMargins(_ path: ReferenceWritableKeyPath<ViewLayout, Bool>, _ value: Bool) {
        guard autoLayout[keyPath: path] != value else { return }
        autoLayout[keyPath: path] = value
        marginsDidChange()
    }

    /// The margins in force are other ones.
    final func marginsDidChange() {
        if StackSpace.isLow { return StackSpace.extend { marginsDidChange() } }
        asking(by: "layoutMargins") { layoutEngine?.insetsDidChange(of: self) }
        layoutMarginsDidChange()
        viewController?.viewLayoutMarginsDidChange()
        needLayout(by: "layoutMargins")
        for view in subviews where view.preservesSuperviewLayoutMargins { view.marginsDidChange() }
    }

    // MARK: Safe area

    /// Computes the safe area anew after something that it depends on changed.
    final func safeAreaMayHaveChanged() {
        if StackSpace.isLow { return StackSpace.extend { safeAreaMayHaveChanged() } }
        defer { layoutData?.keyboardGuide?.update() }
        let insets = currentSafeArea
        if insets != safeAreaInsets {
            let margins = effectiveLayoutMargins
            autoLayout.safeArea = insets
            // Margins first, as on iOS, and only where they are other ones.
            if effectiveLayoutMargins != margins {
                marginsDidChange()
            } else {
                asking(by: "safeAreaInsets") { layoutEngine?.insetsDidChange(of: self) }
                needLayout(by: "safeAreaInsets")
            }
            safeAreaInsetsDidChange()
            viewController?.viewSafeAreaInsetsDidChange()
        } else if insets == .zero {
            return
        }
        for view in subviews { view.safeAreaMayHaveChanged() }
    }

    private var currentSafeArea: UIEdgeInsets {
        var additional = viewController?.additionalSafeAreaInsets ?? .zero
        if let viewController { additional = additional.adding(viewController.coveredEdges) }
        if let window = self as? UIWindow { return window.barInsets }
        guard let superview, superview.safeAreaInsets != .zero else { return additional }
        // A view outside of its superview has as much as that has, and never more. Source: docs/sources/views.md, Safe
        // areas.
        let outer = superview.safeAreaInsets
        return overlap(of: outer, of: superview).atMost(outer).adding(additional)
    }
}

extension UIEdgeInsets {
    fileprivate func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
    }

    fileprivate func atLeast(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }

    fileprivate func atMost(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: min(top, other.top), left: min(left, other.left), bottom: min(bottom, other.bottom),
            right: min(right, other.right))
    }
}

extension NSDirectionalEdgeInsets {
    fileprivate func atLeast(_ other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: max(top, other.top), leading: max(leading, other.leading), bottom: max(bottom, other.bottom),
            trailing: max(trailing, other.trailing))
    }
}
