/// What is in the content view of a cell, of a table or a collection.
@MainActor
struct CellContents {
    private let view: UIView

    init(_ view: UIView) { self.view = view }

    /// Highlights the labels and images, or not.
    func highlight(_ isHighlighted: Bool) {
        for inner in view.subviews {
            (inner as? UILabel)?.isHighlighted = isHighlighted
            (inner as? UIImageView)?.isHighlighted = isHighlighted
            if !(inner is UIControl) { CellContents(inner).highlight(isHighlighted) }
        }
    }

    /// Whether there is something that can be pressed.
    var hasControls: Bool {
        view.subviews.contains { !$0.isHidden && ($0 is UIControl || CellContents($0).hasControls) }
    }

    /// The texts of all that can be read, and of `others` beside it; nil for none.
    func spokenText(and others: UIView?) -> String? {
        var found = texts
        if let others {
            found += [others.accessibilityLabel, others.accessibilityValue].compactMap { $0 }
        }
        return found.isEmpty ? nil : found.joined(separator: ", ")
    }

    /// The texts of all that can be read; nil for none.
    var spokenText: String? { spokenText(and: nil) }

    private var texts: [String] {
        view.subviews.filter { !$0.isHidden && !$0.accessibilityElementsHidden }.flatMap { inner -> [String] in
            guard inner.isAccessibilityElement else { return CellContents(inner).texts }
            return [inner.accessibilityLabel, inner.accessibilityValue].compactMap { $0 }.filter { !$0.isEmpty }
        }
    }
}

extension UIView {
    /// Whether a subview is placed by constraints in this view.
    var isLaidOutByConstraints: Bool {
        if !(layoutData?.constraints.isEmpty ?? true) { return true }
        return subviews.contains { !($0.layoutData?.mentions.isEmpty ?? true) }
    }
}
