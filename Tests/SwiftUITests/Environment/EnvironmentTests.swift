import Observation
import Testing
import UIKit

@testable import SwiftUI

private enum WordKey: EnvironmentKey { static let defaultValue = "none" }
private enum NumberKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    fileprivate var word: String {
        get { self[WordKey.self] }
        set { self[WordKey.self] = newValue }
    }
    fileprivate var number: Int {
        get { self[NumberKey.self] }
        set { self[NumberKey.self] = newValue }
    }
}

private struct Argument: View {
    @Environment(\.word) private var word
    let diary: Diary

    var body: some View {
        diary("word \(word)")
        Block(name: word)
    }
}

private struct Number: View {
    @Environment(\.number) private var number
    @Environment(\.word) private var unread
    let diary: Diary

    var body: some View {
        diary("number \(number)")
        Block(name: "\(number)")
    }
}

@MainActor private final class Handle {
    var word: Binding<String> = .constant("")
    var number: Binding<Int> = .constant(0)
}

private struct Surroundings: View {
    @State private var word = "a"
    @State private var number = 1
    let handle: Handle
    let diary: Diary

    var body: some View {
        let _ = handle.word = $word
        let _ = handle.number = $number
        VStack {
            Argument(diary: diary)
            Number(diary: diary)
            Argument(diary: diary).environment(\.word, "own")
        }
        .transformEnvironment(\.number) { $0 += 10 }
        .environment(\.word, word)
        .environment(\.number, number)
    }
}

@Observable private final class Model {
    var text: String
    init(_ text: String) { self.text = text }
}

private struct Certain: View {
    @Environment(Model.self) private var model

    var body: some View { Block(name: model.text) }
}

private struct Maybe: View {
    @Environment(Model.self) private var model: Model?

    var body: some View { Block(name: model?.text ?? "no model") }
}

@Suite("Environment")
@MainActor struct EnvironmentTests {
    @Test("a change runs the bodies that read the key, where no view between says otherwise")
    func keys() {
        let (handle, diary) = (Handle(), Diary())
        let hosted = HostedView(Surroundings(handle: handle, diary: diary))
        #expect(diary.take() == ["word a", "number 11", "word own"])
        handle.word.wrappedValue = "b"
        hosted.turn()
        #expect(diary.take() == ["word b"])
        handle.number.wrappedValue = 5
        hosted.turn()
        #expect(diary.take() == ["number 15"])
        #expect(hosted.host.blocks.map(\.name) == ["b", "15", "own"])
    }

    @Test("objects surround views by their type, and may be missing")
    func objects() {
        let model = Model("first")
        let hosted = HostedView(
            HStack {
                Maybe()
                Maybe().environment(model)
                Certain().environment(model)
            })
        #expect(hosted.host.blocks.map(\.name) == ["no model", "first", "first"])
        model.text = "second"
        hosted.turn()
        #expect(hosted.host.blocks.map(\.name) == ["no model", "second", "second"])
    }

    @Test("traits of UIKit come in, and only readers of what changed run")
    func traits() {
        struct Scheme: View {
            @Environment(\.colorScheme) private var scheme
            let diary: Diary
            var body: some View {
                diary("\(scheme)")
                Block(name: "\(scheme)")
            }
        }
        struct Direction: View {
            @Environment(\.layoutDirection) private var direction
            @Environment(\.displayScale) private var scale
            let diary: Diary
            var body: some View {
                diary("\(direction) \(scale)")
                Block()
            }
        }
        let diary = Diary()
        let hosted = HostedView(
            HStack {
                Scheme(diary: diary)
                Direction(diary: diary)
                Scheme(diary: diary).environment(\.colorScheme, .light)
            })
        #expect(diary.take() == ["light", "leftToRight 1.0", "light"])
        hosted.window.overrideUserInterfaceStyle = .dark
        hosted.turn()
        #expect(diary.take() == ["dark"])
        hosted.window.traitOverrides.layoutDirection = .rightToLeft
        hosted.window.traitOverrides.displayScale = 2
        hosted.turn()
        #expect(diary.take() == ["rightToLeft 2.0"])
    }

    @Test("rows run from right to left where the direction says so")
    func mirrored() {
        let hosted = HostedView(
            HStack(spacing: 0) {
                Block(name: "a", size: CGSize(width: 100, height: 10))
                Block(name: "b", size: CGSize(width: 200, height: 10))
            })
        #expect(hosted.host.blocks.map(\.frame.minX) == [0, 100])
        hosted.window.traitOverrides.layoutDirection = .rightToLeft
        hosted.turn()
        #expect(hosted.host.blocks.map(\.frame.minX) == [200, 0])
    }

    @Test("what is disabled outside stays so inside")
    func disabled() {
        struct Enabled: View {
            @Environment(\.isEnabled) private var isEnabled
            var body: some View { Block(name: "\(isEnabled)") }
        }
        let hosted = HostedView(
            HStack {
                Enabled()
                Enabled().disabled(false).disabled(true)
            })
        #expect(hosted.host.blocks.map(\.name) == ["true", "false"])
    }
}
