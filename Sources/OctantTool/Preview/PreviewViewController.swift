import UIKit

// The space around a view that is no screen of its own, and the window's least size, in points.
private let margin: CGFloat = 40
private let leastSize = CGSize(width: 320, height: 240)
// The bar with the names of several previews, in points.
private let barHeight: CGFloat = 32
private let barGap: CGFloat = 8
private let noticeHeight: CGFloat = 20

/// What is compiled, live: the last good picture, over it what the compiler said since, and a choice of several.
final class PreviewViewController: UIViewController {
    private let choice = UISegmentedControl()
    private let notice = UILabel()
    private let room = UIView()
    private let problems = ProblemsView()
    private var library: PreviewLibrary?
    private var registries: [any PreviewRegistry.Type] = []
    private var index = 0
    private var content: PreviewContent?
    private var merge: StateMerge?

    /// The size, in points, at which there is space for all of it.
    var windowSize: CGSize {
        guard let content else { return CGSize(width: 640, height: 400) }
        let around = content.isScreen ? 0 : 2 * margin
        let bar = (library?.titles.count ?? 0) > 1 ? barHeight + 2 * barGap : 0
        return CGSize(
            width: max(leastSize.width, content.size.width + around),
            height: max(leastSize.height, content.size.height + around + bar))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        room.clipsToBounds = true
        notice.font = .systemFont(ofSize: 12)
        notice.textColor = .secondaryLabel
        notice.textAlignment = .center
        choice.accessibilityLabel = "Previews"
        choice.addAction(UIAction { [weak self] _ in self?.choose() }, for: .valueChanged)
        [room, choice, notice, problems].forEach(view.addSubview)
        (choice.isHidden, notice.isHidden, problems.isHidden) = (true, true, true)
    }

    /// Loads `library` and shows of it the preview `title`, or the one that was last chosen. Returns what carries the
    /// state of what was shown before over, once it is on screen; that returns the names of what begins anew. Throws
    /// where it cannot be loaded; what was shown stays.
    func show(_ library: PreviewLibrary, preview title: String?) throws -> @MainActor () -> [String] {
        loadViewIfNeeded()
        let registries = try library.load()
        let chosen = self.library.flatMap { $0.titles.indices.contains(self.index) ? $0.titles[self.index] : nil }
        let first = self.library == nil ? try library.index(of: title) : 0
        let index = chosen.flatMap { library.titles.firstIndex(of: $0) } ?? first
        let made = PreviewContent(try registries[index].makePreview())
        let (former, changes) = (merge, changedState())
        (self.library, self.registries) = (library, registries)
        choice.removeAllSegments()
        for (number, title) in library.titles.enumerated() {
            choice.insertSegment(withTitle: title, at: number, animated: false)
        }
        choice.isHidden = library.titles.count < 2
        place(made, index)
        show(problems: nil)
        return { [weak self] in
            guard let self, let content = self.content else { return [] }
            let slots = StateSlot.all(in: content.controller, Self.names(of: library))
            let anew = former?.carry(changes, to: slots, of: Self.generation(of: library)) ?? []
            CATransaction.flush()
            self.notice.text = anew.isEmpty ? nil : "Begun anew: \(anew.joined(separator: ", "))"
            self.notice.isHidden = anew.isEmpty
            self.view.setNeedsLayout()
            return anew
        }
    }

    /// Notes the state of what is on screen now, with which later changes are compared.
    func didShow() {
        guard let content, let library else { return }
        merge = StateMerge(
            StateSlot.all(in: content.controller, Self.names(of: library)), of: Self.generation(of: library))
    }

    /// Shows `text` over the last good picture; nil shows the picture alone.
    func show(problems text: String?) {
        loadViewIfNeeded()
        problems.text = text ?? ""
        problems.isHidden = text == nil
        if text != nil { UIAccessibility.post(notification: .screenChanged, argument: problems) }
    }

    private func changedState() -> [StateSlot.Key: Any] {
        guard let merge, let content, let library else { return [:] }
        return merge.changes(in: StateSlot.all(in: content.controller, Self.names(of: library)))
    }

    private static func names(of library: PreviewLibrary) -> GenerationNames {
        GenerationNames(name: library.name, module: library.module)
    }

    private static func generation(of library: PreviewLibrary) -> StateMerge.Generation {
        StateMerge.Generation(names: names(of: library), valueTexts: library.valueTexts)
    }

    /// Puts `made` in the place of what was shown.
    private func place(_ made: PreviewContent, _ index: Int) {
        if let name = made.name { choice.setTitle(name, forSegmentAt: index) }
        if let former = content?.controller {
            former.willMove(toParent: nil)
            former.view.removeFromSuperview()
            former.removeFromParent()
        }
        (content, self.index) = (made, index)
        choice.selectedSegmentIndex = index
        addChild(made.controller)
        room.addSubview(made.controller.view)
        if !made.isOfController { made.controller.view.addSubview(made.view) }
        made.controller.didMove(toParent: self)
        view.setNeedsLayout()
        view.layoutIfNeeded()
    }

    private func choose() {
        guard registries.indices.contains(choice.selectedSegmentIndex) else { return }
        do {
            let made = PreviewContent(try registries[choice.selectedSegmentIndex].makePreview())
            place(made, choice.selectedSegmentIndex)
            CATransaction.flush()
            didShow()
        } catch {
            show(problems: "\(error)")
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var bounds = view.bounds
        if !choice.isHidden {
            let width = min(choice.intrinsicContentSize.width, bounds.width - 2 * barGap)
            choice.frame = CGRect(
                x: ((bounds.width - width) / 2).rounded(), y: barGap, width: width, height: barHeight)
            bounds = bounds.inset(by: UIEdgeInsets(top: barHeight + 2 * barGap, left: 0, bottom: 0, right: 0))
        }
        notice.frame = CGRect(
            x: 0, y: view.bounds.height - noticeHeight, width: view.bounds.width, height: noticeHeight)
        (room.frame, problems.frame) = (bounds, view.bounds)
        guard let content else { return }
        content.controller.view.frame = room.bounds
        guard !content.isOfController else { return }
        let size = content.isScreen ? room.bounds.size : content.size
        content.view.frame = CGRect(
            x: ((room.bounds.width - size.width) / 2).rounded(),
            y: ((room.bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }
}

/// What a compiler said, over what it leaves dimmed.
private final class ProblemsView: UIView {
    // Around the text, in points.
    private static let gap: CGFloat = 12

    private let scrollView = UIScrollView()
    private let label = UILabel()

    /// The text; it is selected nowhere, and read by a screen reader.
    var text = "" {
        didSet {
            label.text = text
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor.black.withAlphaComponent(0.45)
        scrollView.backgroundColor = .secondarySystemBackground
        scrollView.layer.cornerRadius = Self.gap
        scrollView.accessibilityLabel = "Errors"
        label.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
        label.textColor = .systemRed
        label.numberOfLines = 0
        scrollView.addSubview(label)
        addSubview(scrollView)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(0, bounds.width - 4 * Self.gap)
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        let height = min(size.height + 2 * Self.gap, max(0, bounds.height - 2 * Self.gap))
        scrollView.frame = CGRect(x: Self.gap, y: Self.gap, width: width + 2 * Self.gap, height: height)
        label.frame = CGRect(x: Self.gap, y: Self.gap, width: width, height: size.height)
        scrollView.contentSize = CGSize(width: width + 2 * Self.gap, height: size.height + 2 * Self.gap)
    }
}
