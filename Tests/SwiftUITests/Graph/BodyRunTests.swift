import Observation
import Testing
import UIKit

@testable import SwiftUI

@MainActor private final class Handles {
    var count: Binding<Int> = .constant(0)
    var other: Binding<Int> = .constant(0)
}

private struct Outer: View {
    @State private var count = 0
    @State private var other = 0
    let diary: Diary
    let handles: Handles

    var body: some View {
        diary("outer")
        let _ = handles.count = $count
        let _ = handles.other = $other
        Reading(count: $count, diary: diary)
        Passive(diary: diary)
    }
}

private struct Reading: View {
    @Binding var count: Int
    let diary: Diary

    var body: some View {
        diary("reading \(count)")
        Block(name: "\(count)")
    }
}

private struct Passive: View {
    let diary: Diary

    var body: some View {
        diary("passive")
        Block(name: "passive")
    }
}

@Suite("Bodies run only when what they read changed")
@MainActor struct BodyRunTests {
    @Test("a state that only an inner body reads runs that one alone")
    func binding() {
        let (diary, handles) = (Diary(), Handles())
        let hosted = HostedView(Outer(diary: diary, handles: handles))
        #expect(diary.take() == ["outer", "reading 0", "passive"])
        handles.count.wrappedValue = 5
        #expect(handles.count.wrappedValue == 5)
        #expect(diary.take() == [])
        hosted.turn()
        #expect(diary.take() == ["reading 5"])
        #expect(hosted.host.blocks.map(\.name) == ["5", "passive"])
    }

    @Test("a state that no body reads runs none")
    func unread() {
        let (diary, handles) = (Diary(), Handles())
        let hosted = HostedView(Outer(diary: diary, handles: handles))
        _ = diary.take()
        handles.other.wrappedValue = 1
        hosted.turn()
        #expect(diary.take() == [])
    }

    @Test("many changes in one turn run a body once, and equal values none")
    func gathered() {
        let (diary, handles) = (Diary(), Handles())
        let hosted = HostedView(Outer(diary: diary, handles: handles))
        _ = diary.take()
        for number in 1...10 { handles.count.wrappedValue = number }
        hosted.turn()
        #expect(diary.take() == ["reading 10"])
        handles.count.wrappedValue = 10
        hosted.turn()
        #expect(diary.take() == [])
    }
}
