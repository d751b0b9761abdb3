import Testing
import UIKit

@testable import SwiftUI

private struct StyledText: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Positions: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

@MainActor private final class Handle {
    var isOn: Binding<Bool> = .constant(false)
    var word: Binding<String> = .constant("")
}

private struct Talkers: View {
    @State private var isOn = false
    @State private var word = "w"
    let handle: Handle
    let diary: Diary

    var body: some View {
        let _ = handle.isOn = $isOn
        let _ = handle.word = $word
        VStack {
            Block().preference(key: StyledText.self, value: ["a"])
            VStack {
                Block().preference(key: StyledText.self, value: ["lost"])
            }
            .preference(key: StyledText.self, value: [word])
            Block().preference(key: StyledText.self, value: ["c"]).transformPreference(StyledText.self) {
                $0.append("d")
            }
            if isOn { Block().preference(key: StyledText.self, value: ["e"]) }
        }
        .onPreferenceChange(StyledText.self) { diary.note($0.joined()) }
        .overlayPreferenceValue(StyledText.self) { Block(name: "over " + $0.joined()) }
    }
}

@Suite("Preferences")
@MainActor struct PreferenceTests {
    @Test("preferences add up in the order of the views; an outer one replaces what is inside")
    func order() {
        let (handle, diary) = (Handle(), Diary())
        let hosted = HostedView(Talkers(handle: handle, diary: diary))
        #expect(diary.take() == ["awcd"])
        #expect(hosted.host.blocks.last?.name == "over awcd")
        handle.word.wrappedValue = "W"
        hosted.turn()
        #expect(diary.take() == ["aWcd"])
        handle.isOn.wrappedValue = true
        hosted.turn()
        #expect(diary.take() == ["aWcde"])
        #expect(hosted.host.blocks.last?.name == "over aWcde")
        handle.isOn.wrappedValue = false
        hosted.turn()
        #expect(diary.take() == ["aWcd"])
    }

    @Test("who hears of no change is not told")
    func silent() {
        let diary = Diary()
        let hosted = HostedView(Block().onPreferenceChange(StyledText.self) { _ in diary.note("told") })
        hosted.turn()
        #expect(diary.take() == [])
    }

    @Test("an anchor tells a view's place in another's space")
    func anchors() {
        let hosted = HostedView(
            HStack(spacing: 0) {
                Block(size: CGSize(width: 100, height: 100))
                Block(size: CGSize(width: 50, height: 20))
                    .anchorPreference(key: Positions.self, value: .bounds) { [$0] }
            }
            .overlayPreferenceValue(Positions.self) { anchors in
                GeometryReader { proxy in
                    ForEach(0..<anchors.count) { index in
                        let position = proxy[anchors[index]]
                        Block(
                            name: "\(position.minX) \(position.minY) \(position.width) \(position.height)",
                            size: position.size)
                    }
                }
            })
        #expect(hosted.host.blocks.last?.name == "100.0 40.0 50.0 20.0")
    }
}
