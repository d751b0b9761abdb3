import CoreGraphics
import RenderServer

/// The most elements that one container may list.
private let listLimit = 10_000
/// What is less opaque cannot be seen: the limit below which views take no touches either.
private let leastAlpha: CGFloat = 0.01

/// Makes the tree of what can be seen in a window. What is unchanged since it was last made is taken over as it is.
///
/// Out of sight is what is hidden, less than 1 % opaque, has no size, lies outside of the window or is cut off by a view
/// around it, whose clipping counts as the upright rectangle around its bounds; what stands behind other views counts
/// as seen.
@MainActor
struct AccessibilityBuilder {
    let window: UIWindow
    /// The views and elements that are being gone through, lest one that lists itself be gone through for ever.
    private var visiting: Set<ObjectIdentifier> = []
    /// Whether something was read that is not inside the view that is being gone through.
    private var reachedOutside = false

    init(_ window: UIWindow) { self.window = window }

    /// The window's blocks in reading order; `place` is the window's.
    mutating func blocks(in place: AccessibilityPlace) -> [AccessibilityBlock] {
        guard !window.accessibilityElementsHidden else { return [] }
        visiting = [ObjectIdentifier(window)]
        return inOrder(contents(of: window, in: place, clip: window.frameOnSurface), of: window)
    }

    // MARK: Views

    private func canBeSeen(_ view: UIView) -> Bool {
        !view.isHidden && view.alpha >= leastAlpha && !view.accessibilityElementsHidden
    }

    /// The rectangle on the surface of what stands on the screen at `frame`.
    private func onSurface(_ frame: CGRect) -> CGRect {
        let origin = window.desktop == nil ? window.frame.origin : .zero
        return frame.offsetBy(dx: -origin.x - window.bounds.minX, dy: -origin.y - window.bounds.minY)
    }

    private func boundsOnSurface(of view: UIView) -> CGRect {
        onSurface(UIAccessibility.convertToScreenCoordinates(view.bounds, in: view))
    }

    /// What `rect` and `clip` share; nil when that is nothing, or `rect` has what is no finite number.
    private func overlap(_ clip: CGRect, _ rect: CGRect) -> CGRect? {
        let parts = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
        guard parts.allSatisfy(\.isFinite) else { return nil }
        let shared = clip.shared(with: rect)
        return shared.width > 0 && shared.height > 0 ? shared : nil
    }

    private mutating func blocks(
        of view: UIView, in outerPlace: AccessibilityPlace, clip: CGRect
    ) -> [AccessibilityBlock] {
        if StackRoom.isLow { return StackRoom.extend { self.blocks(of: view, in: outerPlace, clip: clip) } }
        guard canBeSeen(view), visiting.insert(ObjectIdentifier(view)).inserted else { return [] }
        defer { visiting.remove(ObjectIdentifier(view)) }
        guard let committed = view.layer.committed else { return made(of: view, in: outerPlace, clip: clip) }
        let old = view.accessibilityStore?.memory
        let isThere = old?.outerPlace === outerPlace
        if let old, isThere, old.isLasting, old.committed === committed { return old.blocks }
        let place = old.flatMap { isThere && $0.isPlaced(as: committed) ? $0.place : nil } ?? AccessibilityPlace()
        let reachedBefore = reachedOutside
        reachedOutside = false
        let blocks = made(of: view, in: place, clip: clip)
        view.accessibilityStorage.memory = AccessibilityMemory(
            committed: committed, outerPlace: outerPlace, place: place, blocks: blocks, isLasting: !reachedOutside)
        reachedOutside = reachedOutside || reachedBefore
        return blocks
    }

    /// The blocks of `view`, whose own place is `place`.
    private mutating func made(
        of view: UIView, in place: AccessibilityPlace, clip: CGRect
    ) -> [AccessibilityBlock] {
        if view.isAccessibilityElement { return element(view, clip: clip) }
        var clip = clip
        if view.clipsToBounds {
            guard let cut = overlap(clip, boundsOnSurface(of: view)) else { return [] }
            clip = cut
        }
        let blocks = contents(of: view, in: place, clip: clip)
        let container = view.accessibilityViewIsModal ? .dialog : view.accessibilityContainerType.role
        guard let role = container ?? (view.shouldGroupAccessibilityChildren ? .group : nil), !blocks.isEmpty else {
            return blocks
        }
        let inner = inOrder(blocks, of: view)
        var content = AccessibilityContent(role: role)
        content.name = view.accessibilityLabel ?? ""
        content.identifier = view.accessibilityIdentifier ?? ""
        content.states = view.accessibilityViewIsModal ? [.enabled, .modal] : .enabled
        content.frame = overlap(clip, onSurface(view.accessibilityFrame)) ?? .zero
        let node = view.accessibilityStorage.node(content, inner.flatMap(\.nodes))
        var live = inner.flatMap(\.live)
        if view.accessibilityViewIsModal { for index in live.indices { live[index].isModal = true } }
        return [AccessibilityBlock(frame: content.frame, nodes: [node], live: live)]
    }

    /// What is in `view`: the elements it lists, or its subviews'.
    private mutating func contents(
        of view: UIView, in place: AccessibilityPlace, clip: CGRect
    ) -> [AccessibilityBlock] {
        if let list = elements(of: view) { return listed(list, in: view, clip: clip) }
        let views = view.subviews
        if let modal = views.last(where: { $0.accessibilityViewIsModal && canBeSeen($0) }) {
            return blocks(of: modal, in: place, clip: clip)
        }
        return views.flatMap { blocks(of: $0, in: place, clip: clip) }
    }

    private func inOrder(_ blocks: [AccessibilityBlock], of view: UIView) -> [AccessibilityBlock] {
        ReadingOrder.sorted(
            blocks, isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    // MARK: Lists

    /// What `container` lists; nil when it lists nothing.
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
    private mutating func listed(_ list: [Any], in container: UIView, clip: CGRect) -> [AccessibilityBlock] {
        var whole = AccessibilityBlock(frame: .null, nodes: [])
        for item in list.prefix(listLimit) {
            for block in blocks(ofListed: item, in: container, clip: clip) {
                whole.frame = whole.frame.union(block.frame)
                whole.nodes += block.nodes
                whole.live += block.live
            }
        }
        return whole.nodes.isEmpty ? [] : [whole]
    }

    private mutating func blocks(
        ofListed item: Any, in container: UIView, clip: CGRect
    ) -> [AccessibilityBlock] {
        if let view = item as? UIView {
            if !view.isDescendant(of: container) { reachedOutside = true }
            guard let clip = self.clip(around: view) else { return [] }
            return inOrder(blocks(of: view, in: AccessibilityPlace(), clip: clip), of: view)
        }
        guard let element = item as? UIAccessibilityElement else {
            Log.once("accessibility.item", "\(type(of: item)) is no view or UIAccessibilityElement: it is not read")
            return []
        }
        guard visiting.insert(ObjectIdentifier(element)).inserted else { return [] }
        defer { visiting.remove(ObjectIdentifier(element)) }
        guard !element.accessibilityElementsHidden else { return [] }
        if element.isAccessibilityElement { return self.element(element, clip: clip) }
        return elements(of: element).map { listed($0, in: container, clip: clip) } ?? []
    }

    /// What the views around `view` let through; nil when one of them cannot be seen, or `view` is not in the window.
    private func clip(around view: UIView) -> CGRect? {
        var clip = window.frameOnSurface
        var next = view.superview
        while let outer = next {
            if outer === window { return clip }
            guard canBeSeen(outer) else { return nil }
            if outer.clipsToBounds {
                guard let cut = overlap(clip, boundsOnSurface(of: outer)) else { return nil }
                clip = cut
            }
            next = outer.superview
        }
        return nil
    }

    // MARK: Elements

    private func element(_ responder: UIResponder, clip: CGRect) -> [AccessibilityBlock] {
        guard let seen = overlap(clip, onSurface(responder.accessibilityFrame)) else { return [] }
        var content = responder.accessibilityContent()
        content.frame = seen
        content.activationPoint =
            onSurface(CGRect(origin: responder.accessibilityActivationPoint, size: .zero)).origin
        let node = responder.accessibilityStorage.node(content, [])
        var block = AccessibilityBlock(frame: seen, nodes: [node])
        if let progress = responder.accessibilityProgress {
            block.live = [AccessibilityLive(responder: responder, node: node, progress: progress)]
        }
        return [block]
    }
}
