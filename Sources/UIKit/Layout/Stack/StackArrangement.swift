import CoreGraphics

/// The priority of a hidden view's having no length: a program's required constraints win, unseen.
private let hidingPriority = UILayoutPriority(999)
/// The priority of lengths in proportion: what is required wins.
private let proportionPriority = UILayoutPriority(999)
/// The priority of equal distances of middles: less than hugging, so that no view is stretched for it.
private let centeringPriority = UILayoutPriority(149)
/// The priority of views on a baseline reaching the edges of the stack, which brings the stack to their size.
private let spanningPriority = UILayoutPriority(51)
/// The priority of the stack's being no larger than it must.
private let smallnessPriority = UILayoutPriority(49)

/// Makes the constraints of a stack view.
@MainActor
struct StackArrangement {
    let stack: UIStackView
    /// The views in view, in order.
    let shown: [UIView]
    /// The arranged views that are hidden.
    let hidden: [UIView]
    /// Points after each of `shown`.
    let spacings: [CGFloat]
    /// The views whose content asks for no width, and those whose content asks for no height.
    let lengthless: Lengthless

    private typealias Attribute = NSLayoutConstraint.Attribute

    private var isRow: Bool { stack.axis == .horizontal }
    private var start: Attribute { isRow ? .leading : .top }
    private var end: Attribute { isRow ? .trailing : .bottom }
    private var length: Attribute { isRow ? .width : .height }
    private var middle: Attribute { isRow ? .centerX : .centerY }
    private var crossStart: Attribute { isRow ? .top : .leading }
    private var crossEnd: Attribute { isRow ? .bottom : .trailing }
    private var crossLength: Attribute { isRow ? .height : .width }
    private var crossMiddle: Attribute { isRow ? .centerY : .centerX }

    /// The item that contains the views.
    private var canvas: AnyObject {
        stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    }

    /// All of them, named as in Apple's messages.
    func constraints() -> [NSLayoutConstraint] {
        ends() + gaps() + lengths() + alignments() + hiding() + smallness() + emptiness()
    }

    /// The axes along which what the content of hidden views asks for counts for nothing.
    var parkedAxes: Set<NSLayoutConstraint.Axis> {
        alignment == .fill ? [.horizontal, .vertical] : [stack.axis]
    }

    private func make(
        _ name: String, _ first: LayoutOperand, _ relation: NSLayoutConstraint.Relation, _ second: LayoutOperand,
        multiplier: CGFloat = 1, constant: CGFloat = 0, _ priority: UILayoutPriority = .required
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(first, relation, second, multiplier: multiplier, constant: constant)
        constraint.identifier = "UISV-\(name)"
        constraint.priority = priority
        return constraint
    }

    private func make(
        _ name: String, _ first: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: AnyObject, _ other: Attribute, _ priority: UILayoutPriority = .required
    ) -> NSLayoutConstraint {
        make(name, LayoutOperand(first, attribute), relation, LayoutOperand(second, other), priority)
    }

    private func none(_ name: String, _ item: AnyObject, _ attribute: Attribute, _ priority: UILayoutPriority)
        -> NSLayoutConstraint
    { make(name, LayoutOperand(item, attribute), .equal, LayoutOperand(nil, .notAnAttribute), priority) }

    // MARK: Along the axis

    private func ends() -> [NSLayoutConstraint] {
        guard let first = shown.first, let last = shown.last else { return [] }
        return [
            make("canvas-connection", first, start, .equal, canvas, start),
            make("canvas-connection", canvas, end, .equal, last, end),
        ]
    }

    private func gaps() -> [NSLayoutConstraint] {
        let pairs = Array(zip(shown, shown.dropFirst()))
        let isLoose = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        let isOnBaselines = !isRow && stack.isBaselineRelativeArrangement
        var made = zip(pairs, spacings).map { pair, spacing in
            make(
                "spacing", LayoutOperand(pair.1, isOnBaselines ? .firstBaseline : start),
                isLoose ? .greaterThanOrEqual : .equal,
                LayoutOperand(pair.0, isOnBaselines ? .lastBaseline : end), constant: spacing)
        }
        guard let first = pairs.first, isLoose else { return made }
        let isCentering = stack.distribution == .equalCentering
        func distance(_ pair: (UIView, UIView)) -> LayoutOperand {
            // Middles are expressed by halves of edges, measured from the leading side.
            isCentering
                ? LayoutOperand(from: pair.0, middle, to: pair.1, middle)
                : LayoutOperand(from: pair.0, end, to: pair.1, start)
        }
        for pair in pairs.dropFirst() {
            made.append(
                make(
                    "distributing", distance(pair), .equal, distance(first),
                    isCentering ? centeringPriority : .required))
        }
        return made
    }

    private func lengths() -> [NSLayoutConstraint] {
        guard let first = shown.first else { return [] }
        switch stack.distribution {
        case .fill, .equalSpacing, .equalCentering: return []
        case .fillEqually:
            return shown.dropFirst().map { make("fill-equally", $0, length, .equal, first, length) }
        case .fillProportionally:
            let sizes = shown.map { view -> CGFloat in
                let size = view.intrinsicContentSize
                return isRow ? size.width : size.height
            }
            guard let base = sizes.firstIndex(where: { $0 > 0 }) else { return [] }
            return shown.indices.filter { $0 != base && sizes[$0] > 0 }.map { index in
                make(
                    "fill-proportionally", LayoutOperand(shown[index], length), .equal,
                    LayoutOperand(shown[base], length), multiplier: sizes[index] / sizes[base], proportionPriority)
            }
        }
    }

    // MARK: Across the axis

    private func alignments() -> [NSLayoutConstraint] {
        shown.flatMap { view in
            var made: [NSLayoutConstraint] = []
            let isAtStart = make("alignment", view, crossStart, .equal, canvas, crossStart)
            let isAtEnd = make("alignment", canvas, crossEnd, .equal, view, crossEnd)
            let isAfterStart = make("spanning", view, crossStart, .greaterThanOrEqual, canvas, crossStart)
            let isBeforeEnd = make("spanning", canvas, crossEnd, .greaterThanOrEqual, view, crossEnd)
            switch alignment {
            case .fill: made = [isAtStart, isAtEnd]
            case .leading: made = [isAtStart, isBeforeEnd]
            case .trailing: made = [isAtEnd, isAfterStart]
            case .center:
                made = [
                    make("alignment", view, crossMiddle, .equal, canvas, crossMiddle), isAfterStart, isBeforeEnd,
                ]
            case .firstBaseline, .lastBaseline:
                let baseline: Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
                made = [isAfterStart, isBeforeEnd]
                if let first = shown.first, first !== view {
                    made.append(make("alignment", view, baseline, .equal, first, baseline))
                }
                made.append(make("spanning-fit", view, crossStart, .equal, canvas, crossStart, spanningPriority))
            }
            return made
        }
    }

    private var alignment: UIStackView.Alignment {
        switch stack.alignment {
        case .firstBaseline, .lastBaseline: isRow ? stack.alignment : .leading
        default: stack.alignment
        }
    }

    // MARK: Besides

    /// Hidden views lie without length in the middle of the gap where they would be, or at an end of the stack where no
    /// visible view is beyond them, and lie across the axis as if they were visible.
    private func hiding() -> [NSLayoutConstraint] {
        hidden.flatMap { view in
            [none("hiding", view, length, hidingPriority), position(ofHidden: view)] + acrossHidden(view)
        }
    }

    private func position(ofHidden view: UIView) -> NSLayoutConstraint {
        let index = stack.arrangedSubviews.firstIndex { $0 === view } ?? 0
        let before = stack.arrangedSubviews[..<index].last { !$0.isHidden }
        let after = stack.arrangedSubviews[index...].first { !$0.isHidden }
        guard let before else { return make("hiding", view, start, .equal, canvas, start, hidingPriority) }
        guard let after else { return make("hiding", view, end, .equal, canvas, end, hidingPriority) }
        return make(
            "hiding", LayoutOperand(from: before, end, to: view, start), .equal,
            LayoutOperand(from: view, end, to: after, start), hidingPriority)
    }

    private func acrossHidden(_ view: UIView) -> [NSLayoutConstraint] {
        func at(_ attribute: Attribute, _ other: AnyObject? = nil) -> NSLayoutConstraint {
            make("hiding", view, attribute, .equal, other ?? canvas, attribute, hidingPriority)
        }
        switch alignment {
        // So weak that nothing in a hidden view makes the stack larger.
        case .fill:
            return [at(crossStart), make("hiding", view, crossLength, .equal, canvas, crossLength, .tieBreaking)]
        case .leading: return [at(crossStart)]
        case .center: return [at(crossMiddle)]
        case .trailing: return [at(crossEnd)]
        case .firstBaseline, .lastBaseline:
            let baseline: Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
            return [shown.first.map { at(baseline, $0) } ?? at(crossStart)]
        }
    }

    /// Of the views without a length of their own, which could all have the space that is left, the last one has it;
    /// those that ask for none across the axis have none.
    private func emptiness() -> [NSLayoutConstraint] {
        var made: [NSLayoutConstraint] = []
        if stack.distribution == .fill {
            let flexible = shown.filter { lengthless.contains($0, along: stack.axis) }
            made += flexible.dropLast().map { none("fill-last", $0, length, .tieBreaking) }
        }
        guard alignment != .fill else { return made }
        let cross: NSLayoutConstraint.Axis = isRow ? .vertical : .horizontal
        return made
            + shown.filter { lengthless.contains($0, along: cross) }
            .map { none("alignment", $0, crossLength, .tieBreaking) }
    }

    /// Keeps the stack small where the views leave its size open.
    private func smallness() -> [NSLayoutConstraint] {
        [
            none("canvas-fit", stack, length, smallnessPriority),
            none("canvas-fit", stack, crossLength, smallnessPriority),
        ]
    }
}

/// Views of a stack whose content asks for no length.
@MainActor
struct Lengthless {
    private var across: Set<ObjectIdentifier> = []
    private var down: Set<ObjectIdentifier> = []

    /// The arrangement of `views`.
    init(_ views: [UIView]) { for view in views { add(view) } }

    private mutating func add(_ view: UIView) {
        let size = view.intrinsicContentSize
        if size.width < 0 { across.insert(ObjectIdentifier(view)) }
        if size.height < 0 { down.insert(ObjectIdentifier(view)) }
    }

    /// Whether `view` asked for no length along `axis`.
    func contains(_ view: UIView, along axis: NSLayoutConstraint.Axis) -> Bool {
        (axis == .horizontal ? across : down).contains(ObjectIdentifier(view))
    }

    /// Whether `view` asks for a length along either axis where it did not, or the other way round.
    func hasOther(_ view: UIView) -> Bool {
        let now = Lengthless([view])
        return [NSLayoutConstraint.Axis.horizontal, .vertical].contains {
            contains(view, along: $0) != now.contains(view, along: $0)
        }
    }
}
