import CoreGraphics
internal import OctantLocalization
import OctantBase

/// The heights of the row of buttons, of a prompt and of a large title, in points.
/// Source: docs/sources/indicators.md, Bars.
let navigationRowHeight: CGFloat = 44
let promptHeight: CGFloat = 32
let largeTitleHeight: CGFloat = 52
/// The sizes of titles and prompts, and the place of a large title in its room, in points.
/// Source: docs/sources/indicators.md, Bars.
private let titleSize: CGFloat = 17
private let promptSize: CGFloat = 12
private let largeTitleSize: CGFloat = 34
private let (largeTitleTop, largeTitleLine): (CGFloat, CGFloat) = (3, 40.5)
private let largeTitleMargin: CGFloat = 16
/// The sizes of the lines below a title and below a large one, and the height that the latter takes, in points. Ours.
private let (subtitleSize, largeSubtitleSize): (CGFloat, CGFloat) = (12, 15)
private let largeSubtitleHeight: CGFloat = 20
/// Points between the title and what is beside it. Source: docs/sources/indicators.md, Bars.
private let titleMargin: CGFloat = 8
/// Points of a large title's room below which the title in the row shows. Ours.
private let leastLargeTitle: CGFloat = 14
/// The share of a search bar's room below which it is not seen. Ours.
private let leastSearch: CGFloat = 0.4
/// Seconds of its coming and going. Ours.
private let titleFade = 0.2

/// The content of a navigation bar for one item: a row with the way back, the title and buttons, a prompt over it and a
/// large title under it. Main actor only.
final class NavigationBarContent: UIView {
    /// The item shown.
    let item: UINavigationItem
    private unowned let bar: UINavigationBar
    /// The row of buttons in the content's space.
    private var row = CGRect.zero
    private let label = UILabel()
    private let subtitleLabel = UILabel()
    private let promptLabel = UILabel()
    private let largeRoom = UIView()
    private let largeLabel = UILabel()
    private let largeSubtitleLabel = UILabel()
    private lazy var back = BackButton { [weak self] in self?.goBack() }
    private var titleHolder: BarViewHolder?
    private var shown: [UIView] = []
    private var isLayingOut = false
    /// Points by which the titles lie beside their places: a transition moves them.
    private var shift: CGFloat = 0

    /// The content of `bar` for `item`.
    init(_ item: UINavigationItem, of bar: UINavigationBar) {
        (self.item, self.bar) = (item, bar)
        super.init(frame: bar.bounds)
        largeRoom.clipsToBounds = true
        for label in [largeLabel, largeSubtitleLabel] { largeRoom.addSubview(label) }
        for view in [promptLabel, largeRoom] { addSubview(view) }
        promptLabel.textAlignment = .center
        promptLabel.font = .systemFont(ofSize: promptSize)
        for label in [label, subtitleLabel] { label.textAlignment = .center }
        subtitleLabel.font = .systemFont(ofSize: subtitleSize)
        largeSubtitleLabel.font = .systemFont(ofSize: largeSubtitleSize)
        for label in [subtitleLabel, largeSubtitleLabel] { label.textColor = .secondaryLabel }
        for label in [label, largeLabel] { label.accessibilityTraits = .header }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func goBack() {
        if let action = item.backAction { return action.perform(sender: bar) }
        bar.backPressed()
    }

    // MARK: Looks

    /// The views in the row from the leading end on.
    private func updateViews(_ leading: BarRow, _ trailing: BarRow) {
        let titles: [UIView] = titleView.map { [$0] } ?? (showsSubtitle ? [label, subtitleLabel] : [label])
        let views = (showsBack ? [back] : []) + leading.views + titles + trailing.views
        for view in shown where !views.contains(view) && view.superview === self { view.removeFromSuperview() }
        for view in views where view.superview !== self { addSubview(view) }
        // In their order, which is also the one that they are read in.
        if subviews.filter(views.contains) != views { views.forEach(bringSubviewToFront) }
        shown = views
    }

    /// Whether there is a line below the title in the row.
    private var showsSubtitle: Bool { item.titleView == nil && item.subtitle?.isEmpty == false }

    /// The view in place of the title, or around it.
    private var titleView: UIView? {
        guard let view = item.titleView else { return nil }
        if view.translatesAutoresizingMaskIntoConstraints { return view }
        if let titleHolder, titleHolder.held === view { return titleHolder }
        let holder = BarViewHolder(view)
        titleHolder = holder
        return holder
    }

    private var showsBack: Bool {
        guard bar.item(under: item) != nil, !item.hidesBackButton else { return false }
        return item.leftItemsSupplementBackButton || item.leftBarButtonItems?.isEmpty ?? true
    }

    private func dress(_ appearance: UINavigationBarAppearance) {
        let (plain, large) = (appearance.titleTextAttributes, appearance.largeTitleTextAttributes)
        label.text = item.title
        label.font = plain[.font] as? UIFont ?? .systemFont(ofSize: titleSize, weight: .semibold)
        label.textColor = plain[.foregroundColor] as? UIColor
        subtitleLabel.text = item.subtitle
        largeLabel.text = item.largeTitle ?? item.title
        largeSubtitleLabel.text = item.largeSubtitle ?? item.subtitle
        largeLabel.font = large[.font] as? UIFont ?? .systemFont(ofSize: largeTitleSize, weight: .bold)
        largeLabel.textColor = large[.foregroundColor] as? UIColor
        promptLabel.text = item.prompt
        promptLabel.textColor = plain[.foregroundColor] as? UIColor
        if let under = bar.item(under: item) { back.show(under, appearance, hidesTitle: item.hidesBackTitle) }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        guard !isLayingOut else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        let appearance = bar.shownAppearance(for: item)
        dress(appearance)
        let isAway = item.hidesRowForSearch
        let prompt = item.prompt == nil || isAway ? 0 : promptHeight
        promptLabel.isHidden = item.prompt == nil
        promptLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: prompt)
        let isLarge = bar.showsLargeTitle(for: item)
        var search = item.searchHeight
        if bar.isInController, item.searchRoom > 0 {
            // It gives way before the large title does.
            let free = bounds.height - prompt - navigationRowHeight - (isLarge ? item.largeTitleRoom : 0)
            search = min(max(free, 0), item.searchRoom)
        }
        let height = isLarge || bar.isInController ? navigationRowHeight : max(0, bounds.height - prompt - search)
        row = CGRect(x: 0, y: prompt, width: bounds.width, height: height)
        let large = isLarge ? max(0, bounds.height - prompt - height - search) : 0
        largeRoom.frame = CGRect(x: 0, y: prompt + height, width: bounds.width, height: large)
        largeRoom.isHidden = large == 0
        back.semanticContentAttribute = semanticContentAttribute
        placeLargeTitle(in: large)
        placeRow(appearance)
        placeSearch(in: search)
        let titles: [UIView] = [label, subtitleLabel]
        for view in shown { view.alpha = isAway ? 0 : titles.contains(view) ? view.alpha : 1 }
        let isTitleSeen = !isLarge || large < leastLargeTitle || item.titleView != nil
        showTitle(isTitleSeen && !isAway)
    }

    /// Puts the search bar at the bottom, where it has `room` points.
    private func placeSearch(in room: CGFloat) {
        let searchBar = item.searchController?.searchBar
        if let shownSearch, shownSearch !== searchBar, shownSearch.superview === self {
            shownSearch.removeFromSuperview()
        }
        shownSearch = searchBar
        guard let searchBar else { return }
        if searchBar.superview !== self { addSubview(searchBar) }
        let own = searchBar.sizeThatFits(.zero).height
        searchBar.frame = CGRect(
            x: shift, y: bounds.height - searchGap - own, width: bounds.width, height: own)
        let share = item.searchHeight > 0 ? room / item.searchHeight : 1
        searchBar.alpha = max(0, (share - leastSearch) / (1 - leastSearch))
        searchBar.isHidden = share <= leastSearch
    }

    private weak var shownSearch: UISearchBar?

    private func placeLargeTitle(in room: CGFloat) {
        let margin = max(largeTitleMargin, bar.layoutMargins.left)
        let width = min(largeLabel.sizeThatFits(.zero).width, max(0, bounds.width - 2 * margin))
        largeLabel.frame = CGRect(
            x: (isRightToLeft ? bounds.width - margin - width : margin) + shift,
            y: room - item.largeTitleRoom + largeTitleTop, width: width, height: largeTitleLine)
        let all = max(0, bounds.width - 2 * margin)
        largeSubtitleLabel.textAlignment = isRightToLeft ? .right : .left
        largeSubtitleLabel.isHidden = !item.hasLargeSubtitle
        largeSubtitleLabel.frame = CGRect(
            x: margin + shift, y: largeLabel.frame.maxY, width: all, height: largeSubtitleHeight)
    }

    private var isTitleSeen = true

    private func showTitle(_ isSeen: Bool) {
        guard isSeen != isTitleSeen else { return }
        isTitleSeen = isSeen
        let change = { [label, subtitleLabel] in
            for label in [label, subtitleLabel] { label.alpha = isSeen ? 1 : 0 }
        }
        // The first time, and out of sight, nothing moves.
        if window == nil || !wasLaidOut {
            change()
        } else {
            UIView.animate(withDuration: titleFade, animations: change)
        }
        wasLaidOut = true
    }

    private var wasLaidOut = false

    private func placeRow(_ appearance: UINavigationBarAppearance) {
        var leading = bar.row(of: item.shownLeftItems, in: row)
        var trailing = bar.row(of: item.rightBarButtonItems ?? [], in: row)
        leading.appearances = (appearance.buttonAppearance, appearance.doneButtonAppearance)
        trailing.appearances = leading.appearances
        updateViews(leading, trailing)
        let view = titleView
        let second = showsSubtitle ? subtitleLabel.sizeThatFits(.zero) : .zero
        let first = view?.sizeInBar ?? label.sizeThatFits(.zero)
        let wanted = CGSize(width: max(first.width, second.width), height: first.height + second.height)
        let backWidth = placeBack(beside: leading.width + trailing.width + wanted.width + 3 * titleMargin)
        leading.place(after: backWidth)
        trailing.place(atTrailing: true)
        let (low, high) = (backWidth + leading.width + titleMargin, bounds.width - trailing.width - titleMargin)
        let (left, right) = isRightToLeft ? (bounds.width - high, bounds.width - low) : (low, high)
        let size = CGSize(
            width: min(wanted.width, max(0, right - left)), height: min(wanted.height, row.height))
        let x = min(max((bounds.width - size.width) / 2, left), max(left, right - size.width))
        let offset = view == nil ? appearance.titlePositionAdjustment : .zero
        let origin = CGPoint(x: x + offset.horizontal, y: row.midY - size.height / 2 + offset.vertical)
            .rounded(toPixelsAt: bar.scale)
        let place = CGRect(origin: CGPoint(x: origin.x + shift, y: origin.y), size: size)
        guard showsSubtitle else { return (view ?? label).frame = place }
        label.frame = CGRect(x: place.minX, y: place.minY, width: place.width, height: first.height)
        subtitleLabel.frame = CGRect(x: place.minX, y: label.frame.maxY, width: place.width, height: second.height)
    }

    /// Positions the back button, whose title is there if `others` leave room for it. Returns its width.
    private func placeBack(beside others: CGFloat) -> CGFloat {
        guard showsBack, let under = bar.item(under: item) else { return 0 }
        let isFree =
            !item.hidesBackTitle && under.backButtonDisplayMode == .default && under.backBarButtonItem?.title == nil
        let width = back.fit(bounds.width - others, orGeneric: isFree)
        back.frame = CGRect(
            x: isRightToLeft ? bounds.width - width : 0, y: row.minY, width: width, height: row.height)
        return width
    }

    /// Moves the titles `points` beside their places, and fades the whole to `opacity`.
    func move(by points: CGFloat, opacity: CGFloat) {
        shift = points
        alpha = opacity
        setNeedsLayout()
        layoutIfNeeded()
    }

    override func subviewIntrinsicSizeDidChange(_ view: UIView) {
        if !isLayingOut { setNeedsLayout() }
    }

    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        subview.tellProgressBarsOfSurroundings()
    }
}

extension UINavigationItem {
    /// Whether there is a line below the large title.
    final var hasLargeSubtitle: Bool { (largeSubtitle ?? subtitle)?.isEmpty == false }

    /// The height of the room of a large title with what is below it, in points.
    final var largeTitleRoom: CGFloat { largeTitleHeight + (hasLargeSubtitle ? largeSubtitleHeight : 0) }
}
