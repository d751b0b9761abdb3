import QuartzCore
import RenderServer

/// The key with which a transaction marks a change from outside of the views: their container's size.
enum OutsideChange: TransactionKey {
    static let defaultValue = false
}

/// Shows appearances on screen animated: sets the layers' values at once and adds layer animations from the former
/// ones, which run without the main thread.
final class LayerAnimator: Animator {
    /// A way of a view's layers, by the layer and the channel's name.
    private struct Name: Hashable {
        let layer: ObjectIdentifier
        let channel: String
    }

    /// The way in which a view appears.
    private struct Coming {
        weak var root: Element?
        let side: AnyTransition.Side
        let animation: Animation
    }

    /// A view's way out.
    private final class Leaving {
        /// Whether the view came back.
        var isTakenBack = false
        /// What the transition does to it.
        let effect: (RenderAttributes) -> RenderAttributes

        init(_ effect: @escaping (RenderAttributes) -> RenderAttributes) { self.effect = effect }
    }

    /// The animations of one view.
    private struct Moving {
        weak var view: UIView?
        var tracks: [Name: ValueTrack] = [:]
    }

    private var moving: [ObjectIdentifier: Moving] = [:]
    /// The number of moving views from which on those that are gone are removed.
    private var roomy = 64

    /// The views that appear and were not yet shown.
    private var coming: [ObjectIdentifier: Coming] = [:]
    private var update = 0
    /// The ways out that views are on.
    private var leaving: [ObjectIdentifier: Leaving] = [:]

    func show(
        _ appearance: RenderAttributes, after former: RenderAttributes?, on view: UIView, in transaction: Transaction
    ) {
        guard let former else { return showFirst(appearance, on: view, in: transaction) }
        appearance.apply(to: view, after: former)
        let key = ObjectIdentifier(view)
        let animation = transaction.animation.flatMap { $0.duration == 0 ? nil : $0 }
        guard animation != nil || moving[key] != nil else { return }
        for channel in appearance.channels(from: former, on: view) {
            move(channel, of: view, by: animation, transaction)
        }
    }

    // MARK: Coming and going

    /// A view is never animated to its first position, save where it comes by a transition.
    private func showFirst(_ appearance: RenderAttributes, on view: UIView, in transaction: Transaction) {
        guard let coming = coming.removeValue(forKey: ObjectIdentifier(view)), let root = coming.root else {
            return appearance.apply(to: view, after: nil)
        }
        let start = coming.side.effect.applied(to: appearance, in: root.frame, isMirrored: root.isMirrored)
        start.apply(to: view, after: nil)
        var transaction = transaction
        transaction.animation = coming.animation
        show(appearance, after: start, on: view, in: transaction)
    }

    func come(_ element: Element, of root: Element, in transaction: Transaction) {
        let side = (root.layoutValue(TransitionKey.self) ?? .opacity).insertion
        guard let view = element.ownView, let animation = side.animation ?? transaction.animation else { return }
        if let graph = element.graph, graph.updateNumber != update {
            (coming, update) = ([:], graph.updateNumber)
        }
        coming[ObjectIdentifier(view)] = Coming(root: root, side: side, animation: animation)
    }

    func stay(_ element: Element) {
        guard let view = element.ownView, let way = leaving.removeValue(forKey: ObjectIdentifier(view)) else { return }
        way.isTakenBack = true
    }

    func leaving(_ appearance: RenderAttributes, of view: UIView) -> RenderAttributes {
        leaving[ObjectIdentifier(view)]?.effect(appearance) ?? appearance
    }

    func isLeaving(_ view: UIView) -> Bool { leaving[ObjectIdentifier(view)] != nil }

    func leave(
        _ element: Element, of root: Element, in transaction: Transaction, done: @escaping @MainActor () -> Void
    ) -> Bool {
        let side = (root.layoutValue(TransitionKey.self) ?? .opacity).removal
        guard let view = element.ownView, view.window != nil, let appearance = element.shownAppearance,
            let graph = element.graph,
            let animation = side.animation ?? transaction.animation, animation.duration != 0,
            animation.duration != .infinity
        else { return false }
        let (whole, isMirrored) = (root.frame, root.isMirrored)
        let effect = { side.effect.applied(to: $0, in: whole, isMirrored: isMirrored) }
        let end = effect(appearance)
        guard end != appearance || !side.modifiers.isEmpty else { return false }
        let way = Leaving(effect)
        // The view exists as long as `done`, which removes it.
        let key = ObjectIdentifier(view)
        leaving[key] = way
        let group = CompletionGroup(.removed) { [weak self] in
            MainActor.assumeIsolated {
                guard !way.isTakenBack else { return }
                self?.leaving[key] = nil
                done()
            }
        }
        group.hold()
        var transaction = transaction
        transaction.animation = animation
        transaction.add(group)
        show(end, after: appearance, on: view, in: transaction)
        element.shownAppearance = end
        if !side.modifiers.isEmpty { (root as? TransitionElement)?.leave(transaction) }
        // The modifiers' appearances are shown after this, in the same update.
        graph.afterLayout { group.release() }
        return true
    }

    /// Sends one channel on its way, on, or to its end at once if `animation` is nil.
    private func move(
        _ channel: LayerChannel, of view: UIView, by animation: Animation?, _ transaction: Transaction
    ) {
        let key = ObjectIdentifier(view)
        let name = Name(layer: ObjectIdentifier(channel.layer), channel: channel.name)
        let track = moving[key]?.view === view ? moving[key]?.tracks[name] : nil
        guard let animation else {
            if let track { transaction[OutsideChange.self] ? track.shift(to: channel) : track.stop() }
            return
        }
        // What is not visible needs no animation, unless it goes on for ever: then it is under way when it is seen.
        guard view.window != nil || animation.duration == .infinity else {
            track?.stop()
            return
        }
        if let track { return track.retarget(channel, animation, transaction.completions) }
        let new = ValueTrack(channel, animation, transaction.completions)
        guard !new.isOver else { return }
        if moving[key]?.view !== view {
            forgetGone()
            moving[key] = Moving(view: view)
        }
        moving[key]?.tracks[name] = new
        new.ended = { [weak self, weak new] in
            guard let self, moving[key]?.tracks[name] === new else { return }
            moving[key]?.tracks[name] = nil
            if moving[key]?.tracks.isEmpty == true { moving[key] = nil }
        }
    }

    private func forgetGone() {
        guard moving.count >= roomy else { return }
        moving = moving.filter { $0.value.view != nil }
        roomy = max(64, 2 * moving.count)
    }
}
