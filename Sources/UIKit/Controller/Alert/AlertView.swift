import CoreGraphics

// The look before iOS 26. Source: docs/sources/views.md, Alerts.

/// The width of an alert, and the corners of all cards, in points.
private let alertWidth: CGFloat = 270
private let cornerRadius: CGFloat = 14
/// The space around the texts, between them, and between them and text fields; the fields' height. Points.
private let (sideSpace, topSpace, textGap): (CGFloat, CGFloat, CGFloat) = (16, 20, 4)
private let (fieldGap, fieldHeight): (CGFloat, CGFloat) = (12, 30)
/// The space around the texts of an action sheet, and between its two cards, in points.
private let (sheetTopSpace, cardGap): (CGFloat, CGFloat) = (14, 8)

/// The view of an alert: one card, or two of an action sheet, with texts, fields and buttons. Main actor only.
final class AlertView: UIView {
    /// How the buttons lie.
    private enum Arrangement {
        case sideBySide, stacked
    }

    private unowned let alert: UIAlertController
    private let header = UIScrollView()
    private let buttonArea = UIScrollView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var cards: [UIVisualEffectView] = []
    private var buttons: [AlertButton] = []
    private var lines: [UIView] = []
    /// Whether it is shown beside something, where a touch outside cancels: then no button does.
    var isBesideSource = false {
        didSet { if isBesideSource != oldValue { contentDidChange() } }
    }
    /// Whether it has the two cards of an action sheet at the bottom of the window.
    var isAtBottom = false {
        didSet { if isAtBottom != oldValue { contentDidChange() } }
    }

    /// The view of `alert`.
    init(_ alert: UIAlertController) {
        self.alert = alert
        super.init(frame: CGRect(x: 0, y: 0, width: alertWidth, height: 0))
        for _ in 0..<2 {
            let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
            card.layer.cornerRadius = cornerRadius
            card.clipsToBounds = true
            card.isUserInteractionEnabled = false
            cards.append(card)
            addSubview(card)
        }
        for label in [titleLabel, messageLabel] {
            (label.numberOfLines, label.textAlignment) = (0, .center)
            header.addSubview(label)
        }
        for scroll in [header, buttonArea] { addSubview(scroll) }
        buttonArea.layer.cornerRadius = cornerRadius
        contentDidChange()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    // MARK: Content

    /// The texts, the actions or the fields are others.
    func contentDidChange() {
        (titleLabel.text, messageLabel.text) = (alert.title, alert.message)
        let shown = arrangedActions
        if !shown.elementsEqual(buttons, by: { $0 === $1.action }) || buttons.first?.isOfSheet != isAtBottom {
            for button in buttons { button.removeFromSuperview() }
            buttons = shown.map { AlertButton($0, isInSheet: isAtBottom) }
        }
        for button in buttons {
            let isApart = isAtBottom && button.action.style == .cancel
            if isApart { addSubview(button) } else { buttonArea.addSubview(button) }
            // A button apart has a card of its own.
            button.layer.cornerRadius = isApart ? cornerRadius : 0
        }
        for field in alert.textFields ?? [] where field.superview !== header { header.addSubview(field) }
        updateLooks()
        needLayout()
    }

    /// `action` can be chosen, or no longer.
    func update(_ action: UIAlertAction) {
        for button in buttons where button.action === action {
            button.update(isEmphasized: action === alert.emphasizedAction)
        }
    }

    private func updateLooks() {
        let isSheet = isAtBottom
        titleLabel.font = .preferredFont(forTextStyle: isSheet ? .footnote : .headline, compatibleWith: traitCollection)
        if isSheet, let font = titleLabel.font {
            titleLabel.font = .systemFont(ofSize: font.pointSize, weight: .semibold)
        }
        messageLabel.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
        for label in [titleLabel, messageLabel] { label.textColor = isSheet ? .secondaryLabel : .label }
        for button in buttons { button.update(isEmphasized: button.action === alert.emphasizedAction) }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateLooks()
        needLayout()
    }

    /// The actions in the order they are shown: the one that cancels at the left of two, and else last.
    private var arrangedActions: [UIAlertAction] {
        let cancel = alert.cancelAction.map { [$0] } ?? []
        let others = alert.actions.filter { $0.style != .cancel }
        if isBesideSource { return others }
        return alert.preferredStyle == .alert && others.count == 1 ? cancel + others : others + cancel
    }

    // MARK: Measures

    /// The size for a room of `size`, in points.
    func size(in size: CGSize) -> CGSize {
        let width = asked(.width, min(isAtBottom ? size.width : alertWidth, size.width))
        let parts = measure(width)
        return CGSize(
            width: width, height: asked(.height, min(parts.header + parts.buttons + parts.apart, size.height)))
    }

    /// A length of the card as constraints of its own ask for it, else `natural`.
    private func asked(_ attribute: NSLayoutConstraint.Attribute, _ natural: CGFloat) -> CGFloat {
        var length = natural
        for constraint in constraints
        where constraint.isActive && constraint.firstItem === self && constraint.secondItem == nil
            && constraint.firstAttribute == attribute
        {
            switch constraint.relation {
            case .equal: length = constraint.constant
            case .greaterThanOrEqual: length = max(length, constraint.constant)
            case .lessThanOrEqual: length = min(length, constraint.constant)
            }
        }
        return length
    }

    private var hairline: CGFloat { 1 / resolvedScale(traitCollection.displayScale) }

    private var apartButton: AlertButton? { isAtBottom ? buttons.first { $0.action.style == .cancel } : nil }

    private var joinedButtons: [AlertButton] { buttons.filter { $0 !== apartButton } }

    private func arrangement(_ width: CGFloat) -> Arrangement {
        let all = joinedButtons
        guard !isAtBottom, all.count == 2, all.allSatisfy({ $0.widthOfTitle <= width / 2 }) else { return .stacked }
        return .sideBySide
    }

    /// The heights of the texts and fields, of the buttons, and of the one apart with the gap before it.
    private func measure(_ width: CGFloat) -> (header: CGFloat, buttons: CGFloat, apart: CGFloat) {
        let all = joinedButtons
        let highest = all.map(\.height).max() ?? 0
        let buttons =
            arrangement(width) == .sideBySide
            ? highest + hairline : all.reduce(0) { $0 + $1.height + hairline }
        return (headerFrames(width).height, buttons, apartButton.map { $0.height + cardGap } ?? 0)
    }

    /// Where the texts and fields lie, and the height of it all.
    private func headerFrames(_ width: CGFloat) -> (frames: [(UIView, CGRect)], height: CGFloat) {
        let inner = max(width - 2 * sideSpace, 0)
        var (y, frames): (CGFloat, [(UIView, CGRect)]) = (isAtBottom ? sheetTopSpace : topSpace, [])
        let top = y
        for label in [titleLabel, messageLabel] {
            label.isHidden = label.text?.isEmpty ?? true
            guard !label.isHidden else { continue }
            if y > top { y += textGap }
            let height = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
            frames.append((label, CGRect(x: sideSpace, y: y, width: inner, height: height)))
            y += height
        }
        for (index, field) in (alert.textFields ?? []).enumerated() {
            if y > top { y += index == 0 ? fieldGap : textGap }
            let height = max(fieldHeight, field.intrinsicContentSize.height)
            frames.append((field, CGRect(x: sideSpace, y: y, width: inner, height: height)))
            y += height
        }
        return (frames, frames.isEmpty ? 0 : y + top)
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, hairline) = (bounds.width, hairline)
        var parts = measure(width)
        let room = max(bounds.height - parts.apart, 0)
        // What is too much scrolls: the texts first, but the buttons where these leave the texts less than half.
        parts.buttons = min(parts.buttons, max(room - parts.header, room / 2))
        let headerHeight = max(room - parts.buttons, 0)
        let texts = headerFrames(width)
        for (view, frame) in texts.frames { view.frame = frame }
        header.frame = CGRect(x: 0, y: 0, width: width, height: headerHeight)
        header.contentSize = CGSize(width: width, height: texts.height)
        buttonArea.frame = CGRect(x: 0, y: headerHeight, width: width, height: parts.buttons)
        buttonArea.layer.maskedCorners =
            headerHeight > 0
            ? [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        cards[0].frame = CGRect(x: 0, y: 0, width: width, height: room)
        cards[1].isHidden = apartButton == nil
        if let apart = apartButton {
            apart.frame = CGRect(x: 0, y: room + cardGap, width: width, height: apart.height)
            cards[1].frame = apart.frame
        }
        layOutButtons(width, hairline)
    }

    private func layOutButtons(_ width: CGFloat, _ hairline: CGFloat) {
        var places: [CGRect] = []
        let all = joinedButtons
        if arrangement(width) == .sideBySide {
            let height = all.map(\.height).max() ?? 0
            // The first of two is at the side where lines begin.
            let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
            let (first, second) = isLeftToRight ? (all[0], all[1]) : (all[1], all[0])
            first.frame = CGRect(x: 0, y: hairline, width: width / 2, height: height)
            second.frame = CGRect(
                x: width / 2 + hairline, y: hairline, width: width / 2 - hairline, height: height)
            places = [
                CGRect(x: 0, y: 0, width: width, height: hairline),
                CGRect(x: width / 2, y: hairline, width: hairline, height: height),
            ]
            buttonArea.contentSize = CGSize(width: width, height: height + hairline)
        } else {
            var y: CGFloat = 0
            for button in all {
                if y > 0 || header.frame.height > 0 {
                    places.append(CGRect(x: 0, y: y, width: width, height: hairline))
                }
                button.frame = CGRect(x: 0, y: y + hairline, width: width, height: button.height)
                y = button.frame.maxY
            }
            buttonArea.contentSize = CGSize(width: width, height: y)
        }
        while lines.count < places.count {
            let line = UIView()
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            buttonArea.addSubview(line)
            lines.append(line)
        }
        for (index, line) in lines.enumerated() {
            line.isHidden = index >= places.count
            if index < places.count { line.frame = places[index] }
        }
    }
}
