import CoreGraphics

/// The part of the width by which titles move in a transition. Ours.
private let travel: CGFloat = 0.4

/// The change of a navigation bar from one item to another along with its controller's transition. Main actor only.
@MainActor
final class NavigationBarChange {
    private let bar: UINavigationBar
    private let former: (items: [UINavigationItem], content: NavigationBarContent?)
    private let distance: CGFloat

    /// Begins the change of `bar` to `items`: what comes waits beside its place, unseen.
    init(_ bar: UINavigationBar, to items: [UINavigationItem], isPush: Bool) {
        self.bar = bar
        former = (bar.items ?? [], bar.content)
        let width = bar.isRightToLeft ? -bar.bounds.width : bar.bounds.width
        distance = isPush ? width * travel : -width * travel
        for (index, item) in former.items.enumerated() where index > 0 {
            bar.leaving[ObjectIdentifier(item)] = former.items[index - 1]
        }
        bar.replaceItems(items)
        guard bar.topItem !== former.content?.item else { return }
        bar.content = bar.topItem.map { NavigationBarContent($0, of: bar) }
        bar.itemDidChange()
        guard let content = bar.content else { return }
        bar.addSubview(content)
        former.content?.isUserInteractionEnabled = false
        UIView.performWithoutAnimation { content.move(by: distance, opacity: 0) }
    }

    /// Moves what comes to its place, and what goes away from its own; to be called in an animation block.
    func move() {
        guard bar.content !== former.content else { return }
        former.content?.move(by: -distance, opacity: 0)
        bar.content?.move(by: 0, opacity: 1)
    }

    /// Ends the change; where it did not happen the bar shows again what it showed before.
    func end(_ happened: Bool) {
        bar.leaving = [:]
        former.content?.isUserInteractionEnabled = true
        if !happened {
            let content = bar.content
            bar.replaceItems(former.items)
            bar.content = former.content
            if content !== former.content { content?.removeFromSuperview() }
            UIView.performWithoutAnimation { former.content?.move(by: 0, opacity: 1) }
            bar.itemDidChange()
        } else if bar.content !== former.content {
            former.content?.removeFromSuperview()
        }
    }
}
