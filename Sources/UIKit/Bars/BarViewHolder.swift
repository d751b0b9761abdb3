import CoreGraphics

/// The view in a bar around one that constraints size: it is placed by its frame, and as large as these ask for. Main
/// actor only.
final class BarViewHolder: UIView {
    /// The view inside.
    let held: UIView

    /// A view around `view`.
    init(_ view: UIView) {
        held = view
        super.init(frame: .zero)
        addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: leadingAnchor),
            view.trailingAnchor.constraint(equalTo: trailingAnchor), view.topAnchor.constraint(equalTo: topAnchor),
            view.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}

extension UIView {
    /// The size of a view of the program's in a bar, in points: its own, or what it asks for where it has none.
    var sizeInBar: CGSize {
        if self is BarViewHolder || self is UIStackView {
            return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        return bounds.size == .zero ? sizeThatFits(.zero) : bounds.size
    }
}
