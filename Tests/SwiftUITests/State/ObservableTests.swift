import Dispatch
import Observation
import QuartzCore
import RenderServer
import Testing
import UIKit

@testable import SwiftUI

@Observable private final class Model: @unchecked Sendable {
    var name = "a"
    var number = 0
    nonisolated(unsafe) static var made = 0

    init() { Self.made += 1 }
}

private struct Names: View {
    let model: Model
    let diary: Diary

    var body: some View {
        diary("name \(model.name)")
        Block(name: model.name)
    }
}

private struct Numbers: View {
    let model: Model
    let diary: Diary

    var body: some View {
        diary("number \(model.number)")
        Block(name: "\(model.number)")
    }
}

/// Notified of, and then changed when `pause` is over.
private final class SlowModel: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private var stored = "near"

    var name: String {
        registrar.access(self, keyPath: \.name)
        return stored
    }

    func change(to name: String, _ pause: () -> Void) {
        registrar.withMutation(of: self, keyPath: \.name) {
            pause()
            stored = name
        }
    }
}

private struct SlowNames: View {
    let slow: SlowModel
    let model: Model
    let diary: Diary

    var body: some View {
        diary("\(slow.name) \(model.number)")
        Block(name: slow.name)
    }
}

@MainActor private final class Handle {
    var model: Model?
    var rerun: Binding<Int> = .constant(0)
}

private struct Owner: View {
    @State private var model = Model()
    @State private var reruns = 0
    let handle: Handle

    var body: some View {
        let _ = handle.model = model
        let _ = handle.rerun = $reruns
        Inner(number: reruns, model: model)
    }
}

private struct Inner: View {
    let number: Int
    @Bindable var model: Model
    @State private var own = Model()

    var body: some View { Block(name: "\(number) \(own.name) \($model.name.wrappedValue)") }
}

@Suite("Observable objects")
@MainActor struct ObservableTests {
    @Test("only bodies that read the changed property run")
    func properties() {
        let (model, diary) = (Model(), Diary())
        let hosted = HostedView(
            VStack {
                Names(model: model, diary: diary)
                Numbers(model: model, diary: diary)
            })
        #expect(diary.take() == ["name a", "number 0"])
        model.number = 3
        model.number = 4
        #expect(diary.take() == [])
        hosted.turn()
        #expect(diary.take() == ["number 4"])
        model.name = "b"
        hosted.turn()
        #expect(diary.take() == ["name b"])
        #expect(hosted.host.blocks.map(\.name) == ["b", "4"])
    }

    @Test("what is set between two frames runs a body once, in however many turns of the main thread")
    func frames() async {
        let (model, diary) = (Model(), Diary())
        // By a clock that is moved by hand a flush is a frame.
        let (window, host) = MediaClocks.$current.withValue(ManualClock(1)) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            window.isHidden = false
            let host = _UIHostingView(rootView: Names(model: model, diary: diary))
            window.addSubview(host)
            CATransaction.flush()
            return (window, host)
        }
        #expect(diary.take() == ["name a"])
        for _ in 0..<3 {
            for letter in ["x", "y", "z"] {
                model.name = letter
                await Self.turns(2)
            }
            #expect(diary.take() == [])
            CATransaction.flush()
            #expect(diary.take() == ["name z"])
        }
        // What is applied for another reason includes it.
        model.name = "along"
        host.rootView = Names(model: model, diary: diary)
        await Self.turns(2)
        #expect(diary.take() == ["name along"] && host.blocks.map(\.name) == ["along"])
        window.isHidden = true
    }

    @Test("where nothing else asks for a frame, a change of an object does")
    func asksForFrame() async {
        let (model, diary) = (Model(), Diary())
        let hosted = HostedView(Names(model: model, diary: diary))
        _ = diary.take()
        model.name = "b"
        // Made after the one of the change, it comes after it.
        await withCheckedContinuation { done in _ = FrameRequest(clock: HostClock()) { done.resume() } }
        await Self.turns(2)
        #expect(diary.take() == ["name b"] && hosted.host.blocks.map(\.name) == ["b"])
    }

    /// Lets the main queue run through what waits in it, so many times.
    private static func turns(_ count: Int) async {
        for _ in 0..<count { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }
    }

    @Test("a change made on another thread reaches the views on the main one")
    func otherThread() async {
        let (model, diary) = (Model(), Diary())
        let hosted = HostedView(Names(model: model, diary: diary))
        _ = diary.take()
        await Task.detached { model.name = "far" }.value
        await Self.turnOfMainQueue()
        hosted.turn()
        #expect(diary.take() == ["name far"])
    }

    @Test("a change of another thread is not lost where the main thread updates in the middle of it")
    func inTheMiddle() async {
        let (slow, model, diary) = (SlowModel(), Model(), Diary())
        let hosted = HostedView(SlowNames(slow: slow, model: model, diary: diary))
        let (told, telling) = AsyncStream.makeStream(of: Void.self)
        let goesOn = DispatchSemaphore(value: 0)
        let change = Task.detached {
            slow.change(to: "far") {
                telling.finish()
                goesOn.wait()
            }
        }
        for await _ in told {}
        await Self.turnOfMainQueue()
        model.number = 1
        hosted.turn()
        #expect(diary.take() == ["near 0", "near 1"])
        goesOn.signal()
        await change.value
        await Self.turnOfMainQueue()
        hosted.turn()
        #expect(diary.take() == ["far 1"])
    }

    /// Whatever hopped to the main thread before has arrived afterwards.
    private static func turnOfMainQueue() async {
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }

    @Test("an object in a state is made once for its place")
    func once() throws {
        let handle = Handle()
        let before = Model.made
        let hosted = HostedView(Owner(handle: handle))
        #expect(Model.made == before + 2)
        handle.rerun.wrappedValue = 1
        hosted.turn()
        #expect(Model.made == before + 2)
        try #require(handle.model).name = "z"
        hosted.turn()
        #expect(hosted.host.blocks.map(\.name) == ["1 a z"])
    }

    @Test("a state may be set on another thread")
    func stateElsewhere() async {
        struct Lone: View {
            @State private var text = "here"
            let give: (Binding<String>) -> Void
            var body: some View {
                let _ = give($text)
                Block(name: text)
            }
        }
        nonisolated(unsafe) var binding: Binding<String> = .constant("")
        let hosted = HostedView(Lone { binding = $0 })
        let handed = binding
        await Task.detached { handed.wrappedValue = "there" }.value
        #expect(binding.wrappedValue == "there")
        await Self.turnOfMainQueue()
        hosted.turn()
        #expect(hosted.host.blocks.map(\.name) == ["there"])
    }
}
