import TestSupport
import Testing
import UIKit

@testable import SwiftUI

@MainActor private final class Handle {
    var isOn: Binding<Bool> = .constant(false)
    var number: Binding<Int> = .constant(0)
}

private struct Comings: View {
    @State private var isOn = false
    let handle: Handle
    let diary: Diary

    var body: some View {
        let _ = handle.isOn = $isOn
        VStack {
            Block().onAppear { diary.note("+a") }.onDisappear { diary.note("-a") }
            if isOn {
                Block().onAppear { diary.note("+b") }.onDisappear { diary.note("-b") }
            }
        }
        .onAppear { diary.note("+stack") }
        .onDisappear { diary.note("-stack") }
    }
}

private struct Changes: View {
    @State private var number = 0
    let handle: Handle
    let diary: Diary

    var body: some View {
        let _ = handle.number = $number
        Block()
            .onChange(of: number) { diary.note("\($0)->\($1)") }
            .onChange(of: number) { diary.note("plain") }
            .onChange(of: number, initial: true) { diary.note("initial \($0)->\($1)") }
    }
}

private struct Working: View {
    @State private var number = 0
    @State private var isOn = true
    let handle: Handle
    let diary: Diary

    var body: some View {
        let _ = handle.number = $number
        let _ = handle.isOn = $isOn
        if isOn {
            Block().task(id: number) { [number] in
                diary.note("begin \(number)")
                await untilCancelled()
                diary.note("end \(number)")
            }
        }
    }
}

/// Waits until the task is cancelled.
private func untilCancelled() async {
    let stream = AsyncStream<Void> { _ in }
    for await _ in stream {}
}

extension Diary {
    /// Returns what is written when it is this much, or when that does not come.
    @MainActor fileprivate func entries(_ count: Int) async -> [String] {
        var all: [String] = []
        _ = await eventually {
            all += take()
            return all.count >= count
        }
        return all
    }
}

@Suite("Lifecycle")
@MainActor struct LifecycleTests {
    @Test("views appear and disappear with their window, inside and out")
    func window() {
        let (handle, diary) = (Handle(), Diary())
        let hosted = HostedView(Comings(handle: handle, diary: diary))
        #expect(diary.take().sorted() == ["+a", "+stack"])
        handle.isOn.wrappedValue = true
        hosted.turn()
        #expect(diary.take() == ["+b"])
        handle.isOn.wrappedValue = false
        hosted.turn()
        #expect(diary.take() == ["-b"])
        hosted.leave()
        #expect(diary.take().sorted() == ["-a", "-stack"])
        hosted.window.addSubview(hosted.host)
        hosted.turn()
        #expect(diary.take().sorted() == ["+a", "+stack"])
    }

    @Test("nothing appears without a window, and an empty view never does")
    func none() {
        let diary = Diary()
        let host = _UIHostingView(rootView: Block().onAppear { diary.note("+") })
        host.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        host.layoutIfNeeded()
        #expect(diary.take() == [])
        let hosted = HostedView(EmptyView().onAppear { diary.note("empty") })
        hosted.turn()
        #expect(diary.take() == [])
    }

    @Test("a change is told once, with the former and the new value")
    func changes() {
        let (handle, diary) = (Handle(), Diary())
        let hosted = HostedView(Changes(handle: handle, diary: diary))
        #expect(diary.take() == ["initial 0->0"])
        handle.number.wrappedValue = 1
        handle.number.wrappedValue = 2
        hosted.turn()
        #expect(diary.take().sorted() == ["0->2", "initial 0->2", "plain"])
    }

    @Test("state set on appearance shows in the same turn")
    func appearanceSets() {
        struct Waking: View {
            @State private var text = "asleep"
            var body: some View { Block(name: text).onAppear { text = "awake" } }
        }
        #expect(HostedView(Waking()).host.blocks.map(\.name) == ["awake"])
    }

    @Test("a task is cancelled when its id changes and when its view disappears")
    func tasks() async {
        let (handle, diary) = (Handle(), Diary())
        let hosted = HostedView(Working(handle: handle, diary: diary))
        #expect(await diary.entries(1) == ["begin 0"])
        handle.number.wrappedValue = 1
        hosted.turn()
        #expect(await diary.entries(2).sorted() == ["begin 1", "end 0"])
        handle.isOn.wrappedValue = false
        hosted.turn()
        #expect(await diary.entries(1) == ["end 1"])
        handle.isOn.wrappedValue = true
        hosted.turn()
        #expect(await diary.entries(1) == ["begin 1"])
        hosted.leave()
        #expect(await diary.entries(1) == ["end 1"])
    }
}
