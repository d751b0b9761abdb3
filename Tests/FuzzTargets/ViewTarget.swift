internal import CoreGraphics
internal import OctantBase
internal import OctantDisplay
internal import QuartzCore
internal import RenderServer
internal import TestSupport
internal import UIKit

// Beyond this many points from where it belongs a view may be anywhere.
private let farAway: CGFloat = 1e6

extension FuzzTarget {
    /// Views of all classes in a window without a display, called, touched and typed into at random.
    package static let views = seeded("views") { seed in
        let clock = ManualClock(1)
        return try MediaClocks.$current.withValue(clock) {
            try Log.redirected(to: { _ in }) {
                var odd = OddViews(seed: seed)
                defer { odd.window.isHidden = true }
                for _ in 0..<30 {
                    odd.act()
                    clock.advance(by: odd.numbers.pick([0, 0.01, 0.3, 7]))
                    CATransaction.flush()
                }
                guard let tree = odd.window.renderTree else { return false }
                let small = RenderTree(root: tree.root, size: CGSize(width: 60, height: 60))
                let images = (0..<2).map { _ in OffscreenRenderer.bitmap(of: small, at: clock.now(), scale: 1) }
                guard let image = images[0] else { throw Wrong("nothing can be drawn") }
                guard images[1] == image else { throw Wrong("the same tree is another image") }
                try odd.check()
                return true
            }
        }
    }

    /// The same in windows of the desktop that the environment names, which the display's thread draws meanwhile.
    package static let windows = seeded("windows", needsDisplay: true) { seed in
        try Log.redirected(to: { _ in }) {
            OddViews.kept?.window.isHidden = true
            var odd = OddViews(seed: seed)
            for _ in 0..<10 { odd.act() }
            try odd.check()
            OddViews.kept = odd
        }
        return true
    }
}

/// A window with views of all classes, and random calls of them: the same ones for the same seed.
@MainActor
struct OddViews {
    /// The window that is shown while the display draws.
    static var kept: OddViews?

    private static let texts = [
        "", "a", "Loading…", "\u{200F} \u{200D}漢", "مرحبا", "🙂👩‍👩‍👧", "\u{0}", "\u{202E}abc",
        String(repeating: "long ", count: 400),
        "two\nlines",
    ]
    private static let attributes: [NSLayoutConstraint.Attribute] = [
        .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .firstBaseline,
        .lastBaseline,
        .leftMargin, .notAnAttribute,
    ]

    let window: UIWindow
    var numbers: SeededGenerator
    private var views: [UIView] = []

    init(seed: UInt64) {
        numbers = SeededGenerator(seed: seed)
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 120, height: 90))
        let controller = UIViewController()
        controller.title = "Fuzz"
        window.rootViewController = controller
        window.makeKeyAndVisible()
        views = [controller.view]
    }

    private mutating func number() -> CGFloat { CGFloat(numbers.oddNumber()) }

    private mutating func rect() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }

    private mutating func view() -> UIView { numbers.pick(views) }

    private mutating func text() -> String { numbers.pick(Self.texts) }

    private mutating func color() -> UIColor {
        UIColor(red: number(), green: number(), blue: number(), alpha: number())
    }

    /// Throws where a view's position is none, its preferred size is none, or it moves when all is laid out again,
    /// unless it is so far away that the numbers for it are coarse.
    func check() throws {
        layOutAll()
        let frames = views.map(\.frame)
        for view in views {
            guard view.bounds.isFinite, view.center.x.isFinite, view.center.y.isFinite, view.alpha.isFinite else {
                throw FuzzTarget.Wrong("\(view) is in no place: \(view.center), \(view.bounds), \(view.alpha)")
            }
            let size = view.intrinsicContentSize
            guard size.width.isFinite, size.height.isFinite else { throw FuzzTarget.Wrong("\(view) asks for \(size)") }
        }
        layOutAll()
        for (view, frame) in zip(views, frames) where view.frame != frame {
            let distance = [frame.minX, frame.minY, frame.maxX, frame.maxY].map { abs($0) }.max() ?? 0
            guard distance > farAway else {
                throw FuzzTarget.Wrong("\(view) moves from \(frame) to \(view.frame) when all is laid out again")
            }
        }
    }

    private func layOutAll() {
        for view in views { view.setNeedsLayout() }
        window.layoutIfNeeded()
    }

    /// Performs one action of programs or users, with numbers of all kinds.
    mutating func act() {
        switch Int.random(in: 0..<14, using: &numbers) {
        case 0, 1, 2: add()
        case 3: view().removeFromSuperview()
        case 4: move()
        case 5, 6: set()
        case 7: fill()
        case 8: constrain()
        case 9: animate()
        case 10, 11, 12: input()
        default: ask()
        }
    }

    private mutating func add() {
        guard views.count < 40 else { return }
        let makers: [() -> UIView] = [
            { UIView() }, { UILabel() }, { UIButton(type: .system) }, { UIButton(configuration: .filled()) },
            { UISwitch() },
            { UISlider() }, { UIStepper() }, { UISegmentedControl(items: ["One", "Two"]) }, { UITextField() },
            { UIScrollView() },
            { UIStackView() }, { UIProgressView(progressViewStyle: .default) },
            { UIActivityIndicatorView(style: .large) },
            { UIImageView() }, { UIVisualEffectView(effect: UIBlurEffect(style: .regular)) }, { UINavigationBar() },
            { UIToolbar() },
        ]
        let view = numbers.pick(makers)()
        view.frame = Bool.random(using: &numbers) ? CGRect(x: 5, y: 5, width: 60, height: 40) : rect()
        (view as? UIActivityIndicatorView)?.startAnimating()
        let parent = self.view()
        if let stack = parent as? UIStackView, Bool.random(using: &numbers) {
            stack.addArrangedSubview(view)
        } else {
            parent.addSubview(view)
        }
        if let list = view as? UIScrollView, Bool.random(using: &numbers) { list.refreshControl = UIRefreshControl() }
        views.append(view)
    }

    /// Views that come into others, but not into themselves.
    private mutating func move() {
        let (one, other) = (view(), view())
        guard !other.isDescendant(of: one), one.superview != nil else { return }
        switch Int.random(in: 0..<3, using: &numbers) {
        case 0: other.addSubview(one)
        case 1: other.insertSubview(one, at: Int.random(in: 0...other.subviews.count, using: &numbers))
        default: one.superview?.bringSubviewToFront(one)
        }
    }

    private mutating func set() {
        let view = view()
        switch Int.random(in: 0..<18, using: &numbers) {
        case 0: view.frame = rect()
        case 1: view.bounds = rect()
        case 2: view.center = CGPoint(x: number(), y: number())
        case 3: view.alpha = number()
        case 4: view.isHidden.toggle()
        case 5: view.backgroundColor = color()
        case 6: view.transform = CGAffineTransform(a: number(), b: number(), c: 0, d: number(), tx: number(), ty: 0)
        case 7: view.transform3D = CATransform3DMakeRotation(number(), number(), 1, number())
        case 8: view.layer.cornerRadius = number()
        case 9: (view.layer.borderWidth, view.layer.borderColor) = (number(), color().cgColor)
        case 10: (view.layer.shadowOpacity, view.layer.shadowRadius) = (Float(number()), number())
        case 11: view.clipsToBounds.toggle()
        case 12: view.tintColor = color()
        case 13: view.contentMode = UIView.ContentMode(rawValue: Int.random(in: 0...12, using: &numbers)) ?? .redraw
        case 14:
            view.semanticContentAttribute = numbers.pick([.unspecified, .forceLeftToRight, .forceRightToLeft])
        case 15: view.overrideUserInterfaceStyle = numbers.pick([.unspecified, .light, .dark])
        case 16: view.layoutMargins = UIEdgeInsets(top: number(), left: number(), bottom: number(), right: number())
        default: view.isUserInteractionEnabled.toggle()
        }
    }

    /// What only some classes have.
    private mutating func fill() {
        switch view() {
        case let label as UILabel:
            (label.text, label.numberOfLines) = (text(), Int.random(in: -1...3, using: &numbers))
            label.font = .systemFont(ofSize: number(), weight: UIFont.Weight(rawValue: number()))
        case let button as UIButton:
            button.setTitle(text(), for: numbers.pick([.normal, .highlighted, .disabled]))
            button.configuration?.showsActivityIndicator.toggle()
            button.isEnabled = Bool.random(using: &numbers)
        case let field as UITextField:
            (field.text, field.placeholder) = (text(), text())
            field.isSecureTextEntry = Bool.random(using: &numbers)
            _ = Bool.random(using: &numbers) ? field.becomeFirstResponder() : field.resignFirstResponder()
        case let slider as UISlider:
            (slider.minimumValue, slider.maximumValue) = (Float(number()), Float(number()))
            slider.setValue(Float(number()), animated: Bool.random(using: &numbers))
        case let stepper as UIStepper: (stepper.stepValue, stepper.value) = (number(), number())
        case let control as UISegmentedControl:
            control.insertSegment(withTitle: text(), at: Int.random(in: -2...5, using: &numbers), animated: true)
            control.selectedSegmentIndex = Int.random(in: -3...6, using: &numbers)
        case let list as UIScrollView:
            (list.contentSize, list.contentOffset) = (rect().size, rect().origin)
            Bool.random(using: &numbers) ? list.refreshControl?.beginRefreshing() : list.refreshControl?.endRefreshing()
        case let stack as UIStackView:
            (stack.axis, stack.spacing) = (numbers.pick([.horizontal, .vertical]), number())
            stack.distribution = UIStackView.Distribution(rawValue: Int.random(in: 0...4, using: &numbers)) ?? .fill
            stack.alignment = UIStackView.Alignment(rawValue: Int.random(in: 0...6, using: &numbers)) ?? .center
        case let bar as UIProgressView: bar.setProgress(Float(number()), animated: Bool.random(using: &numbers))
        case let spinner as UIActivityIndicatorView:
            (spinner.color, spinner.hidesWhenStopped) = (color(), Bool.random(using: &numbers))
            Bool.random(using: &numbers) ? spinner.startAnimating() : spinner.stopAnimating()
        case let control as UISwitch: control.setOn(Bool.random(using: &numbers), animated: true)
        default: break
        }
    }

    private mutating func constrain() {
        let (one, other) = (view(), view())
        one.translatesAutoresizingMaskIntoConstraints = numbers.happens(oneIn: 4)
        // What makes no sense for Auto Layout at all is an error of the program's, as on iOS.
        guard one !== other, one.window != nil, other.window != nil else { return }
        let (first, second) = (numbers.pick(Self.attributes), numbers.pick(Self.attributes))
        let sizes: [NSLayoutConstraint.Attribute] = [.width, .height]
        guard first != .notAnAttribute, second == .notAnAttribute || sizes.contains(first) == sizes.contains(second)
        else {
            return
        }
        let constraint = NSLayoutConstraint(
            item: one, attribute: first, relatedBy: numbers.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
            toItem: second == .notAnAttribute ? nil : other, attribute: sizes.contains(first) ? second : first,
            multiplier: numbers.pick([1, 1, 0.5, 2]), constant: number())
        constraint.priority = UILayoutPriority(Float.random(in: 1...1000, using: &numbers))
        constraint.isActive = true
    }

    private mutating func animate() {
        let (view, position, duration) = (view(), CGPoint(x: number(), y: number()), Double(number()))
        let opacity = number()
        UIView.animate(withDuration: duration, delay: numbers.pick([0, 0.1, -1]), options: [.autoreverse]) {
            (view.center, view.alpha) = (position, opacity)
        }
        if numbers.happens(oneIn: 3) { view.layer.removeAllAnimations() }
    }

    /// An input of a user or of the desktop.
    private mutating func input() {
        let position = CGPoint(x: number(), y: number())
        let time = HostClock().now()
        switch Int.random(in: 0..<8, using: &numbers) {
        case 0, 1, 2:
            let phase = numbers.pick([.hover, .began, .moved, .ended, .cancelled] as [PointerPhase])
            let near = CGPoint(
                x: Double.random(in: 0...120, using: &numbers), y: Double.random(in: 0...90, using: &numbers))
            let isTouch = Bool.random(using: &numbers)
            window.handle(
                .pointer(phase: phase, location: numbers.pick([near, near, position]), time: time, isTouch: isTouch))
        case 3, 4:
            let usage = numbers.pick([
                0, -1, .min, .max, 0x04, 0x28, 0x29, 0x2A, 0x2B, 0x2C, 0x4A, 0x4F, 0x50, 0x51, 0x52,
            ])
            let modifiers = KeyEvent.Modifiers(rawValue: Int.random(in: -1...40, using: &numbers))
            window.handle(
                .key(
                    KeyEvent(
                        isDown: Bool.random(using: &numbers), usage: usage, characters: text(), modifiers: modifiers,
                        time: numbers.pick([0, time, .nan, 1e300]))))
        case 5:
            window.handle(
                .resized(CGSize(width: 40 + Double.random(in: 0...400, using: &numbers), height: 90), scale: 1))
        case 6: window.handle(.colorScheme(isDark: Bool.random(using: &numbers)))
        default: window.handle(.focus(Bool.random(using: &numbers)))
        }
    }

    /// What changes nothing, and calls without arguments.
    private mutating func ask() {
        let (view, other) = (view(), view())
        let size = CGSize(width: number(), height: number())
        switch Int.random(in: 0..<10, using: &numbers) {
        case 0: _ = view.sizeThatFits(size)
        case 1: _ = view.systemLayoutSizeFitting(size)
        case 2: view.sizeToFit()
        case 3: _ = view.convert(rect(), to: other)
        case 4: _ = view.hitTest(CGPoint(x: number(), y: number()), with: nil)
        case 5: view.setNeedsLayout()
        case 6: view.layoutIfNeeded()
        case 7: view.setNeedsDisplay()
        case 8: view.invalidateIntrinsicContentSize()
        default:
            _ = (
                view.intrinsicContentSize, view.accessibilityLabel, view.description,
                view.effectiveUserInterfaceLayoutDirection
            )
        }
    }
}
