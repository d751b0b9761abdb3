import CoreGraphics
import OctantBase
import OctantDisplay

/// The most elements that one container may list.
private let listLimit = 10_000
/// What is less opaque cannot be seen: the limit below which views get no touches either.
private let leastAlpha: CGFloat = 0.01

/// Makes the tree of what can be seen in a window. What is unchanged since the last tree is reused.
///
/// Out of view is what is hidden, less than 1 % opaque, has no size, lies outside of the window or is cut off by a view
/// around it, whose clipping counts as the upright rectangle around its bounds; what lies behind other views counts as
/// seen. What a scroll view could bring into view is in the tree, too, marked as not visible.
@MainActor
struct AccessibilityBuilder {
    let window: UIWindow
    /// The views and elements that are being gone through, lest one that lists itself be gone through for ever.
    private var visiting: Set<ObjectIdentifier> = []
    /// Whether something was read that is not inside the view that is being gone through.
    private var reachedOutside = false

    init(_ window: UIWindow) { self.window = window }

    /// The window's blocks in reading order; `context` is the window's.
    mutating func blocks(in context: AccessibilityContext) -> [AccessibilityBlock] {
        guard !window.accessibilityElementsHidden else { return [] }
        visiting = [ObjectIdentifier(window)]
        return inOrder(contents(of: window, in: context, VisibleArea(window.frameOnSurface)), of: window)
    }

    // MARK: Views

    private func canBeSeen(_ view: UIView) -> Bool {
        !view.isHidden && view.alpha >= leastAlpha && !view.accessibilityElementsHidden
    }

    /// The rectangle on the surface of `frame` on the screen.
    private func onSurface(_ frame: CGRect) -> CGRect {
        let origin = window.desktop == nil ? window.frame.origin : .zero
        return frame.offsetBy(dx: -origin.x - window.bounds.minX, dy: -origin.y - window.bounds.minY)
    }

    private func boundsOnSurface(of view: UIView) -> CGRect {
        onSurface(UIAccessibility.convertToScreenCoordinates(view.bounds, in: view))
    }

    private mutating func blocks(
        of view: UIView, in outerContext: AccessibilityContext, _ area: VisibleArea
    ) -> [AccessibilityBlock] {
        if StackSpace.isLow { return StackSpace.extend { self.blocks(of: view, in: outerContext, area) } }
        guard canBeSeen(view), visiting.insert(ObjectIdentifier(view)).inserted else { return [] }
        defer { visiting.remove(ObjectIdentifier(view)) }
        guard let committed = view.layer.committed else { return made(of: view, in: outerContext, area) }
        let old = view.accessibilityStore?.memory
        let isThere = old?.outerContext === outerContext
        if let old, isThere, old.isLasting, old.committed === committed, old.area == area { return old.blocks }
        let context = old.flatMap { isThere && $0.isPlaced(as: committed) ? $0.context : nil } ?? AccessibilityContext()
        let reachedBefore = reachedOutside
        reachedOutside = false
        let blocks = made(of: view, in: context, area)
        view.accessibilityStorage.memory = AccessibilityMemory(
            committed: committed, outerContext: outerContext, area: area, context: context, blocks: blocks,
            isLasting: !reachedOutside)
        reachedOutside = reachedOutside || reachedBefore
        return blocks
    }

    /// The part of `area` that `view` lets through; nil for none.
    private func area(_ area: VisibleArea, into view: UIView) -> VisibleArea? {
        if let scroll = view as? UIScrollView, scroll.isScrollEnabled {
            let contents = UIAccessibility.convertToScreenCoordinates(
                CGRect(origin: .zero, size: scroll.contentSize), in: scroll)
            return area.scrolled(
                in: boundsOnSurface(of: scroll), contents: onSurface(contents), cuts: scroll.clipsToBounds)
        }
        return view.clipsToBounds ? area.cut(by: boundsOnSurface(of: view)) : area
    }

    /// The container role of `view`; nil for none.
    private func containerRole(of view: UIView) -> AccessibilityRole? {
        if view.accessibilityViewIsModal { return view.accessibilityDefaults.role ?? .dialog }
        if let role = view.accessibilityContainerType.role { return role }
        if view is UIScrollView { return .scrollArea }
        return view.shouldGroupAccessibilityChildren ? .group : nil
    }

    /// The blocks of `view`, whose own position is `context`.
    private mutating func made(
        of view: UIView, in context: AccessibilityContext, _ area: VisibleArea
    ) -> [AccessibilityBlock] {
        if view.isAccessibilityElement { return element(view, area) }
        guard var inside = self.area(area, into: view) else { return [] }
        var role = containerRole(of: view)
        if role != nil { inside.isInList = role == .list }
        let blocks = contents(of: view, in: context, inside)
        let scroll = view as? UIScrollView
        guard role != nil, !blocks.isEmpty || scroll?.canBeRefreshed == true else { return blocks }
        if role == .group, area.isInList { role = .row }
        let inner = inOrder(blocks, of: view)
        var content = AccessibilityContent(role: role ?? .group)
        content.name = view.accessibilityLabel ?? ""
        content.identifier = view.accessibilityIdentifier ?? ""
        content.states = view.accessibilityViewIsModal ? [.enabled, .modal] : .enabled
        if let scroll { (content.scrolls, content.actions) = (true, scroll.spokenActions) }
        if let part = area.part(of: onSurface(view.accessibilityFrame)) {
            content.frame = part.rect
            if !part.isSeen { content.states.insert(.offscreen) }
        }
        var nodes = inner.flatMap(\.nodes)
        if role == .list { nodes = rows(nodes, of: view) }
        let node = view.accessibilityStorage.node(content, nodes)
        var live = inner.flatMap(\.live)
        if view.accessibilityViewIsModal { for index in live.indices { live[index].isModal = true } }
        let frame = inner.reduce(content.frame.isEmpty ? .null : content.frame) {
            content.frame.isEmpty ? $0.union($1.frame) : $0
        }
        return [AccessibilityBlock(frame: frame.isNull ? .zero : frame, nodes: [node], live: live)]
    }

    /// `nodes` as the rows of the list that `view` is: what can be used, or is more than text, gets a row.
    private func rows(_ nodes: [AccessibilityNode], of view: UIView) -> [AccessibilityNode] {
        let old = view.accessibilityStorage.rows
        var new: [AccessibilityID: AccessibilityNode] = [:]
        let rows = nodes.map { node -> AccessibilityNode in
            guard node.content.role != .listItem, node.content.role != .row else { return node }
            var content = AccessibilityContent(role: .row)
            content.states = node.content.states.intersection([.enabled, .offscreen])
            content.frame = node.content.frame
            var row = AccessibilityNode(id: old[node.id]?.id ?? .unique(), content: content, children: [node])
            if let known = old[node.id], known.content == content, known.children.first === node { row = known }
            new[node.id] = row
            return row
        }
        view.accessibilityStorage.rows = new
        return rows
    }

    /// The contents of `view`: the elements it lists, or its subviews'.
    private mutating func contents(
        of view: UIView, in context: AccessibilityContext, _ area: VisibleArea
    ) -> [AccessibilityBlock] {
        if let list = elements(of: view) { return listed(list, in: view, area) }
        let views = view.subviews
        if let modal = views.last(where: { $0.accessibilityViewIsModal && canBeSeen($0) }) {
            return blocks(of: modal, in: context, area)
        }
        return views.flatMap { blocks(of: $0, in: context, area) }
    }

    private func inOrder(_ blocks: [AccessibilityBlock], of view: UIView) -> [AccessibilityBlock] {
        ReadingOrder.sorted(
            blocks, isRightToLeft: view.isRightToLeft)
    }

    // MARK: Lists

    /// The elements that `container` lists; nil when it lists none.
    private func elements(of container: UIResponder) -> [Any]? {
        if let list = container.accessibilityElements { return list }
        let count = container.accessibilityElementCount()
        guard count > 0 else { return nil }
        if count > listLimit {
            Log.once("accessibility.count", "a container lists \(count) elements: the first \(listLimit) are read")
        }
        return (0..<min(count, listLimit)).compactMap { container.accessibilityElement(at: $0) }
    }

    /// The elements of `list` in its order, as one block.
    private mutating func listed(
        _ list: [Any], in container: UIView, _ area: VisibleArea
    ) -> [AccessibilityBlock] {
        var whole = AccessibilityBlock(frame: .null, nodes: [])
        for item in list.prefix(listLimit) {
            for block in blocks(ofListed: item, in: container, area) {
                whole.frame = whole.frame.union(block.frame)
                whole.nodes += block.nodes
                whole.live += block.live
            }
        }
        return whole.nodes.isEmpty ? [] : [whole]
    }

    private mutating func blocks(
        ofListed item: Any, in container: UIView, _ area: VisibleArea
    ) -> [AccessibilityBlock] {
        if let view = item as? UIView {
            if !view.isDescendant(of: container) { reachedOutside = true }
            guard var around = self.area(around: view) else { return [] }
            around.isInList = area.isInList
            return inOrder(blocks(of: view, in: AccessibilityContext(), around), of: view)
        }
        guard let element = item as? UIAccessibilityElement else {
            Log.once("accessibility.item", "\(type(of: item)) is no view or UIAccessibilityElement: it is not read")
            return []
        }
        guard visiting.insert(ObjectIdentifier(element)).inserted else { return [] }
        defer { visiting.remove(ObjectIdentifier(element)) }
        guard !element.accessibilityElementsHidden else { return [] }
        if element.isAccessibilityElement { return self.element(element, area) }
        return elements(of: element).map { listed($0, in: container, area) } ?? []
    }

    /// The visible part through the views around `view`; nil when one of them cannot be seen, or `view` is not in the
    /// window.
    private func area(around view: UIView) -> VisibleArea? {
        let around = Array(sequence(first: view, next: \.superview).dropFirst())
        guard around.last === window else { return nil }
        var area = VisibleArea(window.frameOnSurface)
        for outer in around.dropLast().reversed() {
            guard canBeSeen(outer), let inner = self.area(area, into: outer) else { return nil }
            area = inner
        }
        return area
    }

    // MARK: Elements

    private func element(_ responder: UIResponder, _ area: VisibleArea) -> [AccessibilityBlock] {
        let frame = onSurface(responder.accessibilityFrame)
        guard let part = area.part(of: frame) else { return [] }
        var content = responder.accessibilityContent()
        content.frame = part.rect
        if content.text != nil { content.text?.frame = frame }
        if !part.isSeen { content.states.insert(.offscreen) }
        if area.isInList, content.role == .text || content.role == .element { content.role = .listItem }
        content.activationPoint =
            onSurface(CGRect(origin: responder.accessibilityActivationPoint, size: .zero)).origin
        let node = responder.accessibilityStorage.node(content, [])
        var block = AccessibilityBlock(frame: part.rect, nodes: [node])
        // Progress of what is out of view is not announced.
        if part.isSeen, let progress = responder.accessibilityProgress {
            block.live = [AccessibilityLive(responder: responder, node: node, progress: progress)]
        }
        return [block]
    }
}
