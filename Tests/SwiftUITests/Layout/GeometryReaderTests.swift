import Testing
import UIKit

@testable import SwiftUI

@MainActor private final class Handle {
    var width: Binding<CGFloat> = .constant(0)
    var other: Binding<Int> = .constant(0)
}

private struct Measured: View {
    @State private var width: CGFloat = 100
    @State private var other = 0
    let handle: Handle
    let diary: Diary

    var body: some View {
        let _ = handle.width = $width
        let _ = handle.other = $other
        HStack(spacing: 0) {
            GeometryReader { proxy in
                diary("\(proxy.size.width) x \(proxy.size.height)")
                Block(name: "\(proxy.frame(in: .global).minX)", size: proxy.size)
                if proxy.size.width > 150 { Block(name: "wide") }
            }
            .frame(width: width, height: 50)
            Outside(number: other)
        }
    }
}

private struct Outside: View {
    let number: Int
    var body: some View { Block(name: "out \(number)") }
}

@Suite("GeometryReader")
@MainActor struct GeometryReaderTests {
    @Test("its views are made of its size, again when that changes")
    func size() {
        let (handle, diary) = (Handle(), Diary())
        let hosted = HostedView(Measured(handle: handle, diary: diary))
        #expect(diary.take() == ["100.0 x 50.0"])
        #expect(
            hosted.host.blocks.map(\.frame) == [
                CGRect(x: 90, y: 75, width: 100, height: 50), CGRect(x: 190, y: 95, width: 20, height: 10),
            ])
        #expect(hosted.host.blocks[0].name == "90.0")
        handle.width.wrappedValue = 200
        hosted.turn()
        #expect(diary.take() == ["200.0 x 50.0"])
        #expect(hosted.host.blocks.map(\.name).contains("wide"))
        #expect(hosted.host.blocks[0].frame.width == 200)
        handle.other.wrappedValue = 1
        hosted.turn()
        #expect(hosted.host.blocks.last?.name == "out 1")
    }
}
