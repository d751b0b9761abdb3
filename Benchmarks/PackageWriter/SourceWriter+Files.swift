/// The kinds of files.
extension SourceWriter {
    /// A view of a few labels, with its layout by constraints.
    mutating func view(_ name: String) -> String {
        let labels = some(["title", "subtitle", "price", "badge", "detail", "footer"], atLeast: 2)
        let properties = labels.map { label in
            """
                private let \(label)Label: UILabel = {
                    let label = UILabel()
                    label.font = .systemFont(ofSize: \(11 + number(below: 12)), weight: .\(pick(["regular", "bold"])))
                    label.textColor = .\(pick(["label", "secondaryLabel", "systemBlue", "systemGray"]))
                    label.numberOfLines = \(number(below: 3))
                    label.translatesAutoresizingMaskIntoConstraints = false
                    return label
                }()
            """
        }
        let setters = labels.map { label in
            """
                func set\(label.capitalized)(_ text: String?, animated: Bool = false) {
                    guard text != \(label)Label.text else { return }
                    let change = { [weak self] in
                        guard let self else { return }
                        self.\(label)Label.text = text
                        self.\(label)Label.isHidden = text?.isEmpty ?? true
                        self.setNeedsLayout()
                    }
                    if animated {
                        UIView.animate(withDuration: 0.\(1 + number(below: 8)), animations: change)
                    } else {
                        change()
                    }
                }
            """
        }
        let constraints = labels.enumerated().flatMap { index, label in
            [
                "\(label)Label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: \(8 + number(below: 12))),",
                "\(label)Label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -12),",
                index == 0
                    ? "\(label)Label.topAnchor.constraint(equalTo: topAnchor, constant: \(number(below: 20))),"
                    : "\(label)Label.topAnchor.constraint(equalTo: \(labels[index - 1])Label.bottomAnchor),",
            ]
        }.map { "            \($0)" }
        // Four of ten views have an action.
        let isTapped = number(below: 10) < 4
        let recognizer = "UITapGestureRecognizer(target: self, action: #selector(handleTap(_:)))"
        let tap = """

                @objc private func handleTap(_ recognizer: UITapGestureRecognizer) {
                    guard recognizer.state == .ended else { return }
                    onTap?(self)
                }
            """
        return """
            /// Shows \(labels.joined(separator: ", ")) of an item.
            final class \(name)View: UIView {
                var onTap: ((\(name)View) -> Void)?
                var inset: CGFloat = \(number(below: 20)) {
                    didSet { setNeedsLayout() }
                }

            \(properties.joined(separator: "\n\n"))

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    setUp()
                }

                required init?(coder: NSCoder) {
                    super.init(coder: coder)
                    setUp()
                }

                private func setUp() {
                    backgroundColor = .\(pick(["white", "systemBackground", "secondarySystemBackground"]))
                    layer.cornerRadius = \(number(below: 16))
                    [\(labels.map { "\($0)Label" }.joined(separator: ", "))].forEach(addSubview)
                    NSLayoutConstraint.activate([
            \(constraints.joined(separator: "\n"))
                    ])
                    \(isTapped ? "addGestureRecognizer(\(recognizer))" : "isUserInteractionEnabled = false")
                }

            \(setters.joined(separator: "\n\n"))

                override func layoutSubviews() {
                    super.layoutSubviews()
                    let width = bounds.width - 2 * inset
                    guard width > 0 else { return }
                    let isNarrow = width < \(200 + number(below: 200))
                    for case let label as UILabel in subviews {
                        label.adjustsFontSizeToFitWidth = isNarrow
                        label.alpha = isNarrow ? 0.\(5 + number(below: 5)) : 1
                    }
                }

                override var intrinsicContentSize: CGSize {
                    let heights = subviews.map { $0.intrinsicContentSize.height }
                    return CGSize(width: UIView.noIntrinsicMetric, height: heights.reduce(inset, +))
                }\(isTapped ? "\n\(tap)" : "")
            }
            """
    }

    /// A value with what is computed of it.
    mutating func model(_ name: String) -> String {
        let fields = some(["width", "height", "weight", "rate", "share", "amount", "discount"], atLeast: 2)
        let sums = fields.map { field in
            """
                /// The \(field), kept within sensible bounds.
                var clamped\(field.capitalized): Double {
                    let limit = Double(\(10 + number(below: 90)))
                    if \(field) < 0 { return 0 }
                    return \(field) > limit ? limit : \(field)
                }

                mutating func scale\(field.capitalized)(by factor: Double) {
                    guard factor > 0, factor.isFinite else { return }
                    \(field) = (\(field) * factor * 100).rounded() / 100
                    history.append("\(field) is \\(\(field)) after \\(factor)")
                }
            """
        }
        return """
            struct \(name)Item: Equatable {
                enum State: String, CaseIterable {
                    case \(some(["new", "open", "paid", "sent", "lost", "done"], atLeast: 2).joined(separator: ", "))
                }

                var identifier: Int
                var state: State
            \(fields.map { "    var \($0): Double = \(number(below: 50))" }.joined(separator: "\n"))
                private(set) var history: [String] = []

                init(identifier: Int, state: State = State.allCases[0]) {
                    self.identifier = identifier
                    self.state = state
                }

            \(sums.joined(separator: "\n\n"))

                func isSimilar(to other: \(name)Item, within limit: Double = 0.\(1 + number(below: 9))) -> Bool {
                    let differences = [\(fields.map { "\($0) - other.\($0)" }.joined(separator: ", "))]
                    return differences.allSatisfy { abs($0) < limit } && state == other.state
                }
            }

            extension \(name)Item: CustomStringConvertible {
                var description: String {
                    let parts = State.allCases.filter { $0 != state }.map { $0.rawValue.uppercased() }
                    return "\\(identifier): \\(state.rawValue), not \\(parts.joined(separator: "/"))"
                }
            }
            """
    }

    /// A controller of one view, with a delegate.
    mutating func controller(_ name: String, showing view: String, of model: String) -> String {
        let isObjective = number(below: 10) < 5
        let bar = """
                    let button = UIButton(type: .system)
                    button.setTitle("Done", for: .normal)
                    button.addTarget(self, action: #selector(finish), for: .touchUpInside)
                    view.addSubview(button)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(refresh(_:)), name: Notification.Name("\(name)"), object: nil)
            """
        let steps = (0..<2 + number(below: 5)).map { step in
            """
                private func prepareStep\(step)(for item: \(model), at index: Int) -> String {
                    var parts: [String] = []
                    for number in 0..<\(2 + number(below: 6)) where number != index {
                        switch (number + item.identifier) % 3 {
                        case 0: parts.append(item.description)
                        case 1: parts.append("\\(number) of \\(index)")
                        default: parts.insert(String(describing: item.state), at: 0)
                        }
                    }
                    return parts.joined(separator: "\(pick([", ", " · ", "; "]))")
                }
            """
        }
        return """
            protocol \(name)ViewControllerDelegate: AnyObject {
                func \(name.lowercased())ViewController(_ controller: \(name)ViewController, didSelect item: \(model))
                func \(name.lowercased())ViewControllerDidFinish(_ controller: \(name)ViewController)
            }

            class \(name)ViewController: UIViewController {
                weak var delegate: \(name)ViewControllerDelegate?
                private let shownView = \(view)(frame: .zero)
                private let spinner = UIActivityIndicatorView(style: .\(pick(["medium", "large"])))
                private var items: [\(model)] = []

                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "\(name)"
                    view.backgroundColor = .systemBackground
                    view.addSubview(shownView)
                    view.addSubview(spinner)
            \(isObjective ? bar : "        spinner.hidesWhenStopped = true")
                }

                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    shownView.frame = view.bounds.insetBy(dx: \(number(below: 24)), dy: \(number(below: 24)))
                    spinner.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
                }

                func show(_ items: [\(model)]) {
                    self.items = items
                    items.isEmpty ? spinner.startAnimating() : spinner.stopAnimating()
                    let texts = items.enumerated().map { prepareStep0(for: $1, at: $0) }
                    accessibilityLabel = texts.first ?? "nothing"
                    if let item = items.first(where: { $0.identifier == \(number(below: 9)) }) {
                        delegate?.\(name.lowercased())ViewController(self, didSelect: item)
                    }
                }

            \(steps.joined(separator: "\n\n"))
            \(isObjective
                ? "\n    @objc func finish() { delegate?.\(name.lowercased())ViewControllerDidFinish(self) }\n\n"
                    + "    @objc private func refresh(_ note: Notification) { show(items) }"
                : "")
            }
            """
    }

    /// Methods for what another file declares.
    mutating func extensions(of view: String, _ name: String) -> String {
        let methods = (0..<3 + number(below: 6)).map { index in
            """
                func apply\(name)Style\(index)(to other: UIView, spacing: CGFloat = \(number(below: 30))) {
                    let area = other.bounds.insetBy(dx: spacing, dy: spacing / \(2 + number(below: 3)))
                    guard area.width > 0, area.height > 0 else { return }
                    other.layer.borderWidth = \(number(below: 4))
                    other.layer.borderColor = UIColor.\(pick(["red", "gray", "black"])).cgColor
                    other.transform = CGAffineTransform(scaleX: 1.\(number(below: 9)), y: 1)
                    for (position, child) in other.subviews.enumerated() where position % 2 == \(number(below: 2)) {
                        child.alpha = CGFloat(position) / CGFloat(other.subviews.count)
                    }
                }
            """
        }
        return """
            extension \(view) {
            \(methods.joined(separator: "\n\n"))
            }

            extension UIColor {
                static let accent\(name) = UIColor(red: 0.\(number(below: 9)), green: 0.5, blue: 0.2, alpha: 1)

                func mixed\(name)(with other: UIColor, share: CGFloat) -> UIColor {
                    var (r, g, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
                    var (r2, g2, b2, a2) = (r, g, b, a)
                    getRed(&r, green: &g, blue: &b, alpha: &a)
                    other.getRed(&r2, green: &g2, blue: &b2, alpha: &a2)
                    let mix = { (one: CGFloat, two: CGFloat) in one + (two - one) * share }
                    return UIColor(red: mix(r, r2), green: mix(g, g2), blue: mix(b, b2), alpha: mix(a, a2))
                }
            }
            """
    }

    /// What loads and keeps values.
    mutating func service(_ name: String, of model: String) -> String {
        let methods = some(["newest", "oldest", "cheapest", "nearest", "largest", "rarest"], atLeast: 2).map { word in
            """
                func load\(word.capitalized)(limit: Int = \(5 + number(below: 50)), completion: @escaping Completion) {
                    queue.async { [weak self] in
                        guard let self else { return completion(.failure(.gone)) }
                        let found = self.stored.values.sorted { $0.identifier \(pick(["<", ">"])) $1.identifier }
                        let page = Array(found.prefix(limit))
                        DispatchQueue.main.async {
                            completion(page.isEmpty ? .failure(.empty(limit)) : .success(page))
                        }
                    }
                }
            """
        }
        return """
            enum \(name)Error: Error, Equatable {
                case gone
                case empty(Int)
            }

            final class \(name)Service: @unchecked Sendable {
                typealias Completion = @Sendable (Result<[\(model)], \(name)Error>) -> Void

                private let queue = DispatchQueue(label: "shop.\(name.lowercased())")
                private var stored: [Int: \(model)] = [:]

                func store(_ items: [\(model)]) {
                    for item in items where stored[item.identifier] != item {
                        stored[item.identifier] = item
                    }
                }

            \(methods.joined(separator: "\n\n"))
            }
            """
    }

    /// A layer that draws, with a property of Core Animation's.
    mutating func layer(_ name: String) -> String {
        let points = (0..<3 + number(below: 20)).map { _ in
            "        path.addLine(to: CGPoint(x: \(number(below: 100)), y: \(number(below: 100))))"
        }
        return """
            class \(name)Layer: CALayer {
                @NSManaged var progress: CGFloat
                var color: UIColor = .systemBlue

                override class func needsDisplay(forKey key: String) -> Bool {
                    key == #keyPath(\(name)Layer.progress) || super.needsDisplay(forKey: key)
                }

                override func draw(in context: CGContext) {
                    let path = CGMutablePath()
                    path.move(to: .zero)
            \(points.joined(separator: "\n"))
                    context.addPath(path)
                    context.setFillColor(color.cgColor)
                    context.fillPath()
                }
            }

            class \(name)LayerView: UIView {
                override class var layerClass: AnyClass { \(name)Layer.self }

                var progress: CGFloat = 0 {
                    didSet { (layer as? \(name)Layer)?.progress = progress }
                }

                func animate(to value: CGFloat, over duration: TimeInterval = 0.\(1 + number(below: 9))) {
                    let animation = CABasicAnimation(keyPath: "progress")
                    animation.fromValue = progress
                    animation.toValue = value
                    animation.duration = duration
                    layer.add(animation, forKey: "progress")
                    progress = value
                }
            }
            """
    }
}
