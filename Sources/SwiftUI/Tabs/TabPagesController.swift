import UIKit

/// The height of the dots, in points. Ours.
private let dotsHeight: CGFloat = 44

/// Pages side by side that the user swipes through, with dots over them. Main actor only.
final class TabPagesController: UIViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    private let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    private let dots = UIPageControl()
    private var list = TabPageList()
    private var selection: PickerSelection?

    init() {
        super.init(nibName: nil, bundle: nil)
        (pager.dataSource, pager.delegate) = (self, self)
        dots.addAction(UIAction { [weak self] _ in self?.choose() }, for: .valueChanged)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(pager)
        pager.view.frame = view.bounds
        pager.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pager.view)
        pager.didMove(toParent: self)
        view.addSubview(dots)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bottom = view.bounds.height - view.safeAreaInsets.bottom
        dots.frame = CGRect(x: 0, y: bottom - dotsHeight, width: view.bounds.width, height: dotsHeight)
    }

    /// The number of the page that is shown; nil for none.
    private var index: Int? {
        let shown = pager.viewControllers?.first
        return list.pages.firstIndex { $0 === shown }
    }

    /// Shows `views`, in an environment.
    func update(
        _ views: [ListedView], _ selection: PickerSelection?, _ mode: PageTabViewStyle.IndexDisplayMode,
        in values: EnvironmentValues, animated: Bool
    ) {
        self.selection = selection
        let isOther = list.update(views, in: values)
        for page in list.pages {
            // What is behind the pages shows between what is on them.
            page.view.backgroundColor = nil
            page.settle(viewIfLoaded?.bounds.size ?? .zero)
        }
        let chosen = selection.flatMap { selection in list.tags.firstIndex(where: selection.isSelected) }
        if let target = chosen ?? index ?? list.pages.indices.first, target != index || isOther {
            show(target, animated: !isOther && animated)
        }
        dots.numberOfPages = list.pages.count
        dots.currentPage = index ?? 0
        dots.backgroundStyle = values.indexBackground
        dots.isHidden = mode == .never || mode == .automatic && list.pages.count < 2
    }

    private func show(_ target: Int, animated: Bool) {
        let isForward = target >= index ?? 0
        pager.setViewControllers(
            [list.pages[target]], direction: isForward ? .forward : .reverse, animated: animated)
    }

    /// The user pressed the dots.
    private func choose() {
        guard list.pages.indices.contains(dots.currentPage), dots.currentPage != index else { return }
        show(dots.currentPage, animated: true)
        selection?.select(list.tags[dots.currentPage])
    }

    // MARK: As the source and the delegate of the pages

    private func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
        guard let index = list.pages.firstIndex(where: { $0 === controller }) else { return nil }
        return list.pages.indices.contains(index + step) ? list.pages[index + step] : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(viewController, -1) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(viewController, 1) }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        guard completed, let index else { return }
        dots.currentPage = index
        selection?.select(list.tags[index])
    }
}
