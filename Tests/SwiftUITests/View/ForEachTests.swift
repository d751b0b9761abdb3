import Testing
import UIKit

@testable import SwiftUI

private struct Item: Identifiable, Equatable {
    let id: Int
    var text = "x"
}

@MainActor private final class Handle {
    var items: Binding<[Item]> = .constant([])
}

private struct Rows: View {
    @State private var items: [Item]
    let handle: Handle
    let diary: Diary

    init(_ ids: [Int], _ handle: Handle, _ diary: Diary) {
        _items = State(initialValue: ids.map { Item(id: $0) })
        (self.handle, self.diary) = (handle, diary)
    }

    var body: some View {
        let _ = handle.items = $items
        VStack(spacing: 0) {
            ForEach(items) { Row(item: $0, diary: diary) }
        }
    }
}

private struct Row: View {
    let item: Item
    let diary: Diary
    @State private var born = ""

    var body: some View {
        diary("row \(item.id)")
        Block(name: "\(item.id)\(item.text)")
    }
}

@Suite("ForEach")
@MainActor struct ForEachTests {
    @Test("rows that move keep their views, and their bodies do not run")
    func moves() {
        let (handle, diary) = (Handle(), Diary())
        let hosted = HostedView(Rows([1, 2, 3, 4], handle, diary))
        let before = hosted.host.blocks
        #expect(before.map(\.name) == ["1x", "2x", "3x", "4x"])
        #expect(diary.take().count == 4)
        handle.items.wrappedValue = [4, 1, 5, 3].map { Item(id: $0) }
        hosted.turn()
        let after = hosted.host.blocks
        #expect(after.map(\.name) == ["4x", "1x", "5x", "3x"])
        #expect(after[0] === before[3] && after[1] === before[0] && after[3] === before[2])
        #expect(diary.take() == ["row 5"])
        #expect(after.map(\.frame.minY) == [80, 90, 100, 110])
    }

    @Test("a change of one element runs one row's body")
    func change() {
        let (handle, diary) = (Handle(), Diary())
        let hosted = HostedView(Rows([1, 2, 3], handle, diary))
        _ = diary.take()
        handle.items[1].text.wrappedValue = "y"
        hosted.turn()
        #expect(diary.take() == ["row 2"])
        #expect(hosted.host.blocks.map(\.name) == ["1x", "2y", "3x"])
    }

    @Test("elements that share an identifier are told apart by their order")
    func duplicates() {
        let (handle, diary) = (Handle(), Diary())
        let hosted = HostedView(Rows([1, 1, 2], handle, diary))
        #expect(hosted.host.blocks.map(\.name) == ["1x", "1x", "2x"])
        handle.items.wrappedValue = [Item(id: 1)]
        hosted.turn()
        #expect(hosted.host.blocks.map(\.name) == ["1x"])
    }

    @Test("an emptied collection shows nothing, and fills again")
    func empty() {
        let (handle, diary) = (Handle(), Diary())
        let hosted = HostedView(Rows([1], handle, diary))
        handle.items.wrappedValue = []
        hosted.turn()
        #expect(hosted.host.blocks.isEmpty)
        handle.items.wrappedValue = [Item(id: 7)]
        hosted.turn()
        #expect(hosted.host.blocks.map(\.name) == ["7x"])
    }

    @Test("numbers, key paths and bindings make rows, too")
    func forms() {
        struct Forms: View {
            @State var items = [Item(id: 1), Item(id: 2)]
            var body: some View {
                HStack {
                    ForEach(0..<2) { Block(name: "n\($0)") }
                    ForEach(["a", "b"], id: \.self) { Block(name: $0) }
                    ForEach($items) { $item in Block(name: item.text + "\(item.id)") }
                }
            }
        }
        let hosted = HostedView(Forms())
        #expect(hosted.host.blocks.map(\.name) == ["n0", "n1", "a", "b", "x1", "x2"])
    }
}
