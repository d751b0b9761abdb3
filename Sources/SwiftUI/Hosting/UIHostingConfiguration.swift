import UIKit

/// The contents of a cell of a table or a collection as views of SwiftUI: `cell.contentConfiguration =
/// UIHostingConfiguration { … }`. They are in the middle of the cell's margins, and the cell is as high as they ask for
/// where its table or collection lets cells say.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    fileprivate let content: Content
    fileprivate let background: Background
    fileprivate var margins = CellMargins()
    fileprivate var minimum = CellMinimum()

    fileprivate init(_ content: Content, _ background: Background, _ margins: CellMargins, _ minimum: CellMinimum) {
        (self.content, self.background, self.margins, self.minimum) = (content, background, margins, minimum)
    }

    /// The contents of a cell: the views of `content`, one beside the other where there are several.
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
        self.init(content(), EmptyView(), CellMargins(), CellMinimum())
    }

    /// This, with `style` behind the whole cell.
    public func background<S: ShapeStyle>(
        _ style: S
    ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
        UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>>(
            content, _UIHostingConfigurationBackgroundView(style: style), margins, minimum)
    }

    /// This, with the views of `content` behind the whole cell.
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        UIHostingConfiguration<Content, B>(self.content, content(), margins, minimum)
    }

    /// This, with `length` points between the sides `edges` and the contents.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> {
        margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }

    /// This, with the points of `insets` between the sides `edges` and the contents.
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background> {
        var new = self
        new.margins.set(insets, on: edges)
        return new
    }

    /// This, with cells at least so large, in points; nil for the usual least size.
    public func minSize(
        width: CGFloat? = nil, height: CGFloat? = nil
    ) -> UIHostingConfiguration<Content, Background> {
        var new = self
        new.minimum = CellMinimum(width: width ?? minimum.width, height: height ?? minimum.height)
        return new
    }

    /// A view that shows the contents.
    public func makeContentView() -> any UIView & UIContentView { HostingCellView(self) }

    /// The same, whatever the state.
    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration<Content, Background> { self }
}

/// A style behind a whole cell. Of no use to programs.
public struct _UIHostingConfigurationBackgroundView<Style: ShapeStyle>: View {
    let style: Style

    /// The style, over all of the cell.
    public var body: some View { Rectangle().fill(style) }
}

/// The distances between a cell's sides and its contents, in points; nil for the cell's own.
private struct CellMargins: Equatable {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?

    mutating func set(_ insets: EdgeInsets, on edges: Edge.Set) {
        if edges.contains(.top) { top = insets.top }
        if edges.contains(.leading) { leading = insets.leading }
        if edges.contains(.bottom) { bottom = insets.bottom }
        if edges.contains(.trailing) { trailing = insets.trailing }
    }

    /// The distances in a cell with the margins `own`.
    func insets(_ own: NSDirectionalEdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: top ?? own.top, leading: leading ?? own.leading, bottom: bottom ?? own.bottom,
            trailing: trailing ?? own.trailing)
    }
}

/// The least size of a cell, in points; nil for the usual one.
private struct CellMinimum: Equatable {
    var width: CGFloat?
    var height: CGFloat?
}

/// The least height of a cell, in points. Source: docs/sources/views.md, Tables.
private let leastHeight: CGFloat = 44

/// What a hosting view in a cell shows: the contents within the margins.
private struct CellContents<Content: View>: View {
    var content: Content
    var insets: EdgeInsets

    var body: some View { HStack { content }.frame(maxWidth: .infinity, maxHeight: .infinity).padding(insets) }
}

/// The view of a cell that shows views of SwiftUI. Main actor only.
private final class HostingCellView<Content: View, Background: View>: UIView, UIContentView, SelfSizedContentView {
    private var shown: UIHostingConfiguration<Content, Background>
    private let host: CellHostingView<CellContents<Content>>
    private let ground: _UIHostingView<Background>?

    init(_ configuration: UIHostingConfiguration<Content, Background>) {
        shown = configuration
        host = CellHostingView(
            rootView: CellContents(content: configuration.content, insets: EdgeInsets()))
        ground = Background.self == EmptyView.self ? nil : _UIHostingView(rootView: configuration.background)
        super.init(frame: .zero)
        for view in [ground, host] as [UIView?] {
            guard let view else { continue }
            view.backgroundColor = nil
            addSubview(view)
        }
        ground?.isUserInteractionEnabled = false
        host.safeAreaRegions = []
        ground?.safeAreaRegions = []
        host.didLayOut = { [weak self] in self?.askForHeight() }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// What is shown: a hosting configuration with views of the same types.
    var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
            shown = new
            show()
            ground?.rootView = new.background
            setNeedsLayout()
        }
    }

    private func show() {
        host.rootView = CellContents(
            content: shown.content, insets: shown.margins.insets(directionalLayoutMargins))
    }

    override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        show()
    }

    /// The width of `size`, and the height of the contents in it.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : nil
        let fitting = host.size(for: ProposedViewSize(width: width, height: nil))
        return CGSize(
            width: max(fitting.width, shown.minimum.width ?? 0),
            height: max(fitting.height, shown.minimum.height ?? leastHeight))
    }

    override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    override func layoutSubviews() {
        super.layoutSubviews()
        host.frame = bounds
        // The ground is that of the cell, below what else is in it.
        if let ground { ground.frame = superview.map { convert($0.bounds, from: $0) } ?? bounds }
    }

    /// The height that the cell asked for last, in points.
    private var askedHeight: CGFloat?

    /// Makes the table or the collection measure the cell anew, if the contents want another height than when they were
    /// last arranged in the same width.
    private func askForHeight() {
        guard window != nil, bounds.width > 0 else { return }
        let height = sizeThatFits(CGSize(width: bounds.width, height: 0)).height
        let isOther = askedHeight != nil && askedHeight != height
        askedHeight = height
        guard isOther, abs(height - bounds.height) > 1 else { return }
        var next = superview
        while let view = next {
            if let table = view as? UITableView { return host.later { table.performBatchUpdates(nil) } }
            if let collection = view as? UICollectionView {
                return host.later { collection.collectionViewLayout.invalidateLayout() }
            }
            next = view.superview
        }
    }
}

/// A hosting view that says when it was laid out. Main actor only.
private final class CellHostingView<Content: View>: _UIHostingView<Content> {
    var didLayOut: () -> Void = {}

    override func layoutSubviews() {
        super.layoutSubviews()
        didLayOut()
    }

    /// Calls `body` when all is laid out.
    func later(_ body: @escaping @MainActor () -> Void) { graph.afterLayout { body() } }
}
