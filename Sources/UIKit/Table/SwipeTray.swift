import CoreGraphics

/// The least width of a button, and the points on each side of its text. Ours, after iOS 18's look.
private let leastWidth: CGFloat = 74
private let padding: CGFloat = 16

/// The buttons behind a row that is swiped aside.
final class SwipeTray: UIView {
    let configuration: UISwipeActionsConfiguration
    /// Whether the buttons are at the left side of the table.
    let isLeft: Bool
    private let buttons: [UIButton]
    private var widths: [CGFloat] = []

    init(_ configuration: UISwipeActionsConfiguration, isLeft: Bool, press: @escaping @MainActor (Int) -> Void) {
        (self.configuration, self.isLeft) = (configuration, isLeft)
        buttons = configuration.actions.enumerated().map { index, action in
            let button = UIButton(type: .custom)
            // An image stands for the title.
            button.setTitle(action.image == nil ? action.title : nil, for: .normal)
            button.setTitleColor(.white, for: .normal)
            button.accessibilityLabel = action.title
            if let image = action.image {
                button.setImage(image, for: .normal)
                button.tintColor = .white
            }
            button.backgroundColor = action.backgroundColor
            button.addAction(UIAction { _ in press(index) }, for: .touchUpInside)
            return button
        }
        super.init(frame: .zero)
        clipsToBounds = true
        // The first one is in front, for it covers the others in a swipe over the whole row.
        for button in buttons.reversed() { addSubview(button) }
        widths = buttons.map { max(leastWidth, $0.intrinsicContentSize.width + 2 * padding) }
    }

    required init?(coder: NSCoder) { nil }

    /// The width of all buttons.
    var openWidth: CGFloat { widths.reduce(0, +) }

    /// The button of action `index`.
    func button(_ index: Int) -> UIView { buttons[index] }

    /// Places the buttons where the row at `rect` is `offset` points aside; `isFull` is whether the first one takes all
    /// of it.
    func show(_ rect: CGRect, offset: CGFloat, isFull: Bool) {
        let width = abs(offset)
        frame = CGRect(x: isLeft ? rect.minX : rect.maxX - width, y: rect.minY, width: width, height: rect.height)
        let whole = openWidth
        guard whole > 0 else { return }
        var end: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            var part = widths[index] / whole * width
            if isFull { part = index == 0 ? width : 0 }
            // The first button is at the edge, the others beside it. Until there is room it is as wide as it will be,
            // beyond the edge or beneath the one before, so that its title is whole.
            let full = isFull ? part : max(part, widths[index])
            let x = isLeft ? end + part - full : width - end - part
            button.frame = CGRect(x: x, y: 0, width: full, height: rect.height)
            end += part
        }
    }
}
