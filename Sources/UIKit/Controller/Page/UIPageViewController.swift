import CoreGraphics
import Foundation
import OctantBase

/// The height of the page control at the bottom, in points. Ours.
private let controlHeight: CGFloat = 37

/// Shows one of several pages at a time, which the user swipes through. Main thread.
///
/// The data source has the page before and the one after each. The controller asks for them when one has come to rest.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// What brings a page.
    private enum Cause {
        case swipe, control, program
    }

    private let ownStyle: TransitionStyle
    private let ownOrientation: NavigationOrientation
    private let ownSpine: SpineLocation
    private let spacing: CGFloat
    private let scroller = UIScrollView()
    private var control: UIPageControl?
    /// The page that is shown at rest.
    private var current: UIViewController?
    private var before: UIViewController?
    private var after: UIViewController?
    /// The page on its way.
    private var pending: (page: UIViewController, cause: Cause)?
    private lazy var observer = PageScrollObserver(self)
    private var completion: ((Bool) -> Void)?
    /// Whether offsets are set by the controller itself.
    private var isPlacing = false

    // MARK: Making

    /// A controller without pages, whose pages follow one another by `style` and `navigationOrientation`.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        (ownStyle, ownOrientation) = (style, navigationOrientation)
        let given = options?[.spineLocation]
        let spine = given as? SpineLocation ?? (given as? Int).flatMap(SpineLocation.init) ?? .min
        ownSpine = style == .scroll ? .none : spine
        let space = options?[.interPageSpacing]
        let points =
            (space as? CGFloat) ?? (space as? Double).map { CGFloat($0) }
            ?? (space as? Int).map { CGFloat($0) }
        spacing = points.map { $0.isFinite ? max(0, $0) : 0 } ?? 0
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller without pages, from an interface file.
    public required init?(coder: NSCoder) {
        let reader = (coder as? NibCoder).map { NibReader($0.element, $0.loader) }
        let styles: [String: TransitionStyle] = ["pageCurl": .pageCurl, "scroll": .scroll]
        let orientations: [String: NavigationOrientation] = [
            "horizontal": .horizontal, "vertical": .vertical,
        ]
        let spines: [String: SpineLocation] = ["none": .none, "min": .min, "mid": .mid, "max": .max]
        ownStyle = reader?.choice("transitionStyle", styles) ?? .pageCurl
        ownOrientation = reader?.choice("navigationOrientation", orientations) ?? .horizontal
        ownSpine = ownStyle == .scroll ? .none : reader?.choice("spineLocation", spines) ?? .min
        spacing = reader?.number("pageSpacing").map { max(0, $0) } ?? 0
        super.init(coder: coder)
    }

    /// How one page gives place to another.
    open var transitionStyle: TransitionStyle { ownStyle }

    /// The way in which pages follow one another.
    open var navigationOrientation: NavigationOrientation { ownOrientation }

    /// The side on which pages that curl are bound; `.none` for those that scroll.
    open var spineLocation: SpineLocation { ownSpine }

    /// Whether pages have something on their backs, for those that curl. False by default; with the spine in the middle
    /// always true.
    open var isDoubleSided: Bool {
        get { ownSpine == .mid || hasBacks }
        set { hasBacks = newValue }
    }

    private var hasBacks = false

    // MARK: Pages

    /// The object that has the pages; not kept alive. Without one the user cannot leave the page that is shown.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet {
            guard dataSource !== oldValue else { return }
            askForNeighbors()
            updateControl()
        }
    }

    /// The object that is notified of the pages that the user goes to; not kept alive.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// The page that is shown, alone; nil or empty for none.
    open var viewControllers: [UIViewController]? { current.map { [$0] } ?? [] }

    /// The recognisers of the swipes that lead to other pages.
    open var gestureRecognizers: [UIGestureRecognizer] { [scroller.panGestureRecognizer] }

    /// Shows the first of `viewControllers`. It comes from the side of `direction` if `animated`, and if the view is on
    /// screen. `completion` is called when it has come.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let page = viewControllers?.first else {
            return Log.once(
                "pages.none", "a page view controller shows at least one page: the one shown stays")
        }
        bring(page, isLater: direction == .forward, animated: animated, .program, completion)
    }

    private func bring(
        _ page: UIViewController, isLater: Bool, animated: Bool, _ cause: Cause,
        _ completion: ((Bool) -> Void)?
    ) {
        finish()
        guard page !== current, animated, isViewLoaded, view.window != nil, current != nil else {
            replace(with: page)
            updateControl()
            completion?(true)
            return
        }
        isPlacing = true
        scroller.contentInset = .zero
        install(page, at: slot(isLater: isLater))
        isPlacing = false
        (pending, self.completion) = ((page, cause), completion)
        scroller.isUserInteractionEnabled = false
        scroller.setContentOffset(offset(of: slot(isLater: isLater)), animated: true)
    }

    /// Ends what is under way, at the page that it leads to.
    private func finish() {
        guard let pending else { return }
        settle(on: pending.cause == .swipe ? nil : pending.page)
    }

    private func replace(with page: UIViewController) {
        guard page !== current else { return askForNeighbors() }
        let old = current
        current = page
        if isViewLoaded { install(page, at: 1) } else if page.parent !== self { adopt(page) }
        if let old { remove(old) }
        askForNeighbors()
        center()
    }

    private func adopt(_ page: UIViewController) {
        addChild(page)
        page.didMove(toParent: self)
    }

    private func install(_ page: UIViewController, at slot: Int) {
        if page.parent !== self { adopt(page) }
        guard let shown = page.view else { return }
        shown.autoresizingMask = []
        if shown.superview !== scroller { scroller.addSubview(shown) }
        shown.frame = frame(of: slot)
    }

    private func remove(_ page: UIViewController) {
        page.willMove(toParent: nil)
        page.viewIfLoaded?.removeFromSuperview()
        page.removeFromParent()
    }

    private func askForNeighbors() {
        (before, after) = (nil, nil)
        if let current, let dataSource, isViewLoaded {
            before = dataSource.pageViewController(self, viewControllerBefore: current)
            after = dataSource.pageViewController(self, viewControllerAfter: current)
        }
        updateInsets()
    }

    // MARK: Places

    private var isHorizontal: Bool { ownOrientation == .horizontal }
    private var isMirrored: Bool { isHorizontal && isViewLoaded && view.isRightToLeft }

    /// The length of a page with the space beside it.
    private var pitch: CGFloat { isHorizontal ? scroller.bounds.width : scroller.bounds.height }

    /// The slot, 0...2, of the pages after the present one, or before.
    private func slot(isLater: Bool) -> Int { isLater != isMirrored ? 2 : 0 }

    private func offset(of slot: Int) -> CGPoint {
        let distance = CGFloat(slot) * pitch
        return isHorizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
    }

    private func frame(of slot: Int) -> CGRect {
        let rect = CGRect(origin: offset(of: slot), size: scroller.bounds.size)
        return rect.insetBy(dx: isHorizontal ? spacing / 2 : 0, dy: isHorizontal ? 0 : spacing / 2)
    }

    /// Keeps the user from going where no page is.
    private func updateInsets() {
        let (first, last) = isMirrored ? (after, before) : (before, after)
        let (start, end) = (first == nil ? -pitch : 0, last == nil ? -pitch : 0)
        scroller.contentInset =
            isHorizontal
            ? UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
            : UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
    }

    /// Brings the present page into the middle of the three slots.
    private func center() {
        guard isViewLoaded else { return }
        isPlacing = true
        current?.viewIfLoaded?.frame = frame(of: 1)
        scroller.contentOffset = offset(of: 1)
        isPlacing = false
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        scroller.isPagingEnabled = true
        scroller.contentInsetAdjustmentBehavior = .never
        (scroller.showsHorizontalScrollIndicator, scroller.showsVerticalScrollIndicator) = (
            false, false
        )
        scroller.clipsToBounds = spacing == 0
        (scroller.alwaysBounceHorizontal, scroller.alwaysBounceVertical) = (isHorizontal, !isHorizontal)
        scroller.delegate = observer
        view.clipsToBounds = true
        view.insertSubview(scroller, at: 0)
        arrange()
        if let current { install(current, at: 1) }
        askForNeighbors()
        updateControl()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        arrange()
    }

    private func arrange() {
        var room = view.bounds
        if let control {
            let height = controlHeight + view.safeAreaInsets.bottom
            room.size.height = max(0, room.height - height)
            control.frame = CGRect(x: 0, y: room.maxY, width: room.width, height: controlHeight)
        }
        let frame = room.insetBy(
            dx: isHorizontal ? -spacing / 2 : 0, dy: isHorizontal ? 0 : -spacing / 2)
        guard scroller.frame != frame else { return }
        // A turn of the window, for example: what was under way is over.
        finish()
        isPlacing = true
        scroller.frame = frame
        scroller.contentSize = CGSize(
            width: isHorizontal ? frame.width * 3 : frame.width,
            height: isHorizontal ? frame.height : frame.height * 3)
        isPlacing = false
        updateInsets()
        center()
    }

    // MARK: Scrolling

    /// Shows the page that the user goes to.
    final func pagesDidScroll() {
        guard !isPlacing, pending.map({ $0.cause == .swipe }) ?? true, pitch > 0 else { return }
        let way = (isHorizontal ? scroller.contentOffset.x : scroller.contentOffset.y) - pitch
        guard way != 0 else { return }
        let isLater = (way > 0) != isMirrored
        guard let page = isLater ? after : before, page !== pending?.page else { return }
        if let old = pending?.page { remove(old) }
        pending = (page, .swipe)
        install(page, at: slot(isLater: isLater))
        delegate?.pageViewController(self, willTransitionTo: [page])
    }

    /// The pages came to rest, on one or the other.
    final func pagesDidRest() {
        guard let pending, pitch > 0 else { return }
        let position = isHorizontal ? scroller.contentOffset.x : scroller.contentOffset.y
        settle(on: pending.cause != .swipe || abs(position - pitch) > pitch / 2 ? pending.page : nil)
    }

    /// Ends what is under way: `page` is the present one now; nil where it stays.
    private func settle(on page: UIViewController?) {
        guard let ended = pending else { return }
        let (done, old) = (completion, current)
        (pending, completion) = (nil, nil)
        scroller.isUserInteractionEnabled = true
        if let page {
            if ended.cause == .swipe { shownIndex += page === after ? 1 : -1 }
            replace(with: page)
        } else {
            remove(ended.page)
            center()
        }
        control?.currentPage = shownIndex
        if ended.cause == .program {
            updateControl()
        } else {
            delegate?.pageViewController(
                self, didFinishAnimating: true, previousViewControllers: old.map { [$0] } ?? [],
                transitionCompleted: page != nil)
        }
        done?(true)
    }

    // MARK: Page control

    /// Shows the page control where the data source has a number of pages, and the page that it says.
    private func updateControl() {
        guard isViewLoaded else { return }
        let count = dataSource?.presentationCount(for: self) ?? noPresentationCount
        let index = dataSource?.presentationIndex(for: self) ?? noPresentationCount
        guard count >= 0, index >= 0, ownStyle == .scroll, isHorizontal else {
            control?.removeFromSuperview()
            control = nil
            return view.setNeedsLayout()
        }
        let shown = control ?? UIPageControl()
        if control == nil {
            shown.addAction(UIAction { [weak self] _ in self?.controlDidChange() }, for: .valueChanged)
            view.addSubview(shown)
            control = shown
        }
        (shown.numberOfPages, shown.currentPage) = (count, index)
        shownIndex = shown.currentPage
        view.setNeedsLayout()
    }

    /// The page that the control showed last.
    private var shownIndex = 0

    private func controlDidChange() {
        guard let control, pending == nil else { return }
        let isLater = control.currentPage > shownIndex
        guard let page = isLater ? after : before else {
            control.currentPage = shownIndex
            return
        }
        shownIndex = control.currentPage
        bring(page, isLater: isLater, animated: true, .control, nil)
    }
}
