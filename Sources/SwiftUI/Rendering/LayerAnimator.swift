import QuartzCore
import RenderServer

/// The name under which a transaction says that the change comes from outside of the views: their container's size.
enum OutsideChange: TransactionKey {
    static let defaultValue = false
}

/// Brings looks on screen by and by: sets the layers' values at once and tells the way there as layer animations, which
/// run without the main thread.
final class LayerAnimator: Animator {
    /// A way of a view's layers, by the layer and the channel's name.
    private struct Name: Hashable {
        let layer: ObjectIdentifier
        let channel: String
    }

    /// What moves on one view.
    private struct Moving {
        weak var view: UIView?
        var tracks: [Name: ValueTrack] = [:]
    }

    private var moving: [ObjectIdentifier: Moving] = [:]
    /// How many views may move before those that are gone are looked for.
    private var roomy = 64

    func show(_ look: RenderAttributes, after former: RenderAttributes?, on view: UIView, in transaction: Transaction) {
        look.apply(to: view, after: former)
        // A view is never animated to its first place.
        guard let former else { return }
        let key = ObjectIdentifier(view)
        let animation = transaction.animation.flatMap { $0.duration == 0 ? nil : $0 }
        guard animation != nil || moving[key] != nil else { return }
        for channel in look.channels(from: former, on: view) { move(channel, of: view, by: animation, transaction) }
    }

    func leave(_ element: Element, in transaction: Transaction, done: @escaping @MainActor () -> Void) -> Bool { false }

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
        // What nobody sees needs no way, unless it goes on for ever: then it is under way when it is seen.
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
