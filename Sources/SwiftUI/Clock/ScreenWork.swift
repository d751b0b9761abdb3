import Foundation
import QuartzCore
import RenderServer

/// Work that goes on while a view is on screen. Main actor only.
@MainActor protocol ScreenWork: AnyObject {
    /// Starts the work when the view came on screen, where time goes by `clock`, with the visibility `visibility`.
    func start(_ clock: any MediaClock, _ visibility: ViewVisibility)
    /// The view left the screen.
    func stop()
}

/// Runs work while a view is on screen. Another `id` means other work.
nonisolated struct ScreenWorkModifier<ID: Equatable>: ViewModifier {
    typealias Body = Never

    let id: ID
    /// Makes the work; nil for none.
    let make: @MainActor () -> (any ScreenWork)?

    @MainActor static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, ScreenWorkModifier<ID>>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Modified, ScreenWorkModifier<ID>>> {
        ScreenWorkNode(view, context)
    }
}

private final class ScreenWorkNode<Modified: View, ID: Equatable>: LifecycleModifierNode<
    Modified, ScreenWorkModifier<ID>
>
{
    private var work: (any ScreenWork)?

    override func appeared() { start() }

    override func disappeared() { stop() }

    override func update(_ view: ModifiedContent<Modified, ScreenWorkModifier<ID>>) {
        let former = modifier.id
        super.update(view)
        guard modifier.id != former, watcher.isPresent else { return }
        stop()
        start()
    }

    private func start() {
        work = modifier.make()
        work?.start(graph.clock, ViewVisibility(of: self))
    }

    private func stop() {
        work?.stop()
        work = nil
    }
}

/// Calls a closure each time that the seconds of an interval change.
final class IntervalTicker: ScreenWork {
    private let interval: ProgressInterval
    private let epoch: Date?
    private let tick: @MainActor () -> Void
    private var timer: MediaTimer?

    init(_ interval: ProgressInterval, epoch: Date?, _ tick: @escaping @MainActor () -> Void) {
        (self.interval, self.epoch, self.tick) = (interval, epoch, tick)
    }

    func start(_ clock: any MediaClock, _ visibility: ViewVisibility) {
        let wall = WallClock(clock: clock, epoch: epoch)
        guard let next = interval.nextChange(after: wall.now) else { return }
        timer = MediaTimer(at: wall.mediaTime(of: next), clock: clock) { [weak self] in
            guard let self, timer != nil else { return }
            tick()
            start(clock, visibility)
        }
    }

    func stop() {
        timer?.cancel()
        timer = nil
    }
}
