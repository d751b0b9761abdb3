import CoreGraphics
import QuartzCore
import TestSupport
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

/// Holds up a refresh until it is let go.
@MainActor private final class Gate {
    private(set) var begun = 0
    private(set) var wasCancelled = false
    private var waiting: CheckedContinuation<Void, Never>?

    func pass() async {
        begun += 1
        await withTaskCancellationHandler {
            await withCheckedContinuation { waiting = $0 }
        } onCancel: {
            Task { @MainActor in
                self.wasCancelled = true
                self.open()
            }
        }
    }

    func open() {
        waiting?.resume()
        waiting = nil
    }
}

@Suite("Refreshable scroll views")
@MainActor struct RefreshableTests {
    private func pull<V>(_ shown: ShownViews<V>) {
        shown.stage.touch(.began, 100, 10, at: 0)
        shown.stage.touch(.moved, 100, 20, at: 0.1)
        shown.stage.touch(.moved, 100, 195, at: 0.2)
        shown.stage.touch(.ended, 100, 195, at: 1)
    }

    @Test("a pull begins the action as a task, and the refresh ends when it is done")
    func refresh() async throws {
        let gate = Gate()
        let view = ScrollView { Block(size: CGSize(width: 300, height: 20)) }.refreshable { await gate.pass() }
        let (host, control) = try ShownViews.with(view) { shown in
            let control = try #require(shown.first(UIScrollView.self)?.refreshControl)
            #expect(!control.isRefreshing)
            pull(shown)
            #expect(control.isRefreshing)
            return (shown.host, control)
        }
        #expect(await eventually { gate.begun == 1 })
        #expect(control.isRefreshing)
        gate.open()
        #expect(await eventually { !control.isRefreshing })
        _ = host
    }

    @Test("an action under way is cancelled when the scroll view goes")
    func cancel() async throws {
        let gate = Gate()
        let host = _UIHostingView(rootView: AnyView(ScrollView { Block() }.refreshable { await gate.pass() }))
        host.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        host.layoutIfNeeded()
        let control = try #require(host.first(UIScrollView.self)?.refreshControl)
        control.sendActions(for: .valueChanged)
        #expect(await eventually { gate.begun == 1 })
        #expect(!gate.wasCancelled)
        host.rootView = AnyView(Block())
        host.flush()
        #expect(await eventually { gate.wasCancelled })
    }

    @Test("views inside can call the action themselves; elsewhere there is none, and no refresh control")
    func environment() async throws {
        struct Reader: View {
            @Environment(\.refresh) private var refresh
            let give: (RefreshAction?) -> Void
            var body: some View {
                let _ = give(refresh)
                Block()
            }
        }
        let gate = Gate()
        nonisolated(unsafe) var action: RefreshAction?
        let host = _UIHostingView(rootView: Reader { action = $0 }.refreshable { await gate.pass() })
        host.layoutIfNeeded()
        let refresh = try #require(action)
        let task = Task { await refresh() }
        #expect(await eventually { gate.begun == 1 })
        gate.open()
        await task.value

        let plain = _UIHostingView(rootView: ScrollView { Reader { action = $0 } })
        plain.layoutIfNeeded()
        #expect(action == nil)
        #expect(plain.first(UIScrollView.self)?.refreshControl == nil)
        let sideways = _UIHostingView(rootView: ScrollView(.horizontal) { Block() }.refreshable {})
        sideways.layoutIfNeeded()
        #expect(sideways.first(UIScrollView.self)?.refreshControl == nil)
    }
}
