import CoreGraphics
import QuartzCore
import Testing
import UIKit

@testable import SwiftUI

@Suite("Rows that are made as they are seen")
@MainActor
struct LazyRowsTests {
    private struct Row: View {
        @State private var born: Int
        let number: Int
        let diary: Diary
        var height: CGFloat = 50

        init(number: Int, diary: Diary, height: CGFloat = 50) {
            (self.number, self.diary, self.height) = (number, diary, height)
            _born = State(initialValue: number)
        }

        var body: some View {
            diary("row \(number)")
            Block(name: "\(born)", size: CGSize(width: 100, height: height))
                .onAppear { diary.note("+\(number)") }.onDisappear { diary.note("-\(number)") }
        }
    }

    private struct Page: View {
        let numbers: [Int]
        let diary: Diary

        var body: some View {
            ScrollViewReader { proxy in
                let _ = handle.proxy = proxy
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(numbers, id: \.self) { Row(number: $0, diary: diary) } }
                }
            }
        }

        let handle: Handle
    }

    @MainActor private final class Handle {
        var proxy: ScrollViewProxy?
    }

    private func names(_ host: UIView) -> [String] {
        host.blocks.sorted { $0.convert($0.bounds, to: nil).minY < $1.convert($1.bounds, to: nil).minY }.map(\.name)
    }

    @Test("of 100,000 rows those of the first screen are made, and the contents are as long as all of them")
    func first() throws {
        let diary = Diary()
        let hosted = HostedView(Page(numbers: Array(0..<100_000), diary: diary, handle: Handle()))
        hosted.turn()
        let view = try #require(hosted.host.first(UIScrollView.self))
        #expect(view.contentSize.height == 5_000_000)
        let lines = diary.take()
        #expect(lines.count { $0.hasPrefix("row") } <= 6)
        #expect(names(hosted.host) == ["0", "1", "2", "3", "4"] || names(hosted.host) == ["0", "1", "2", "3"])
        #expect(lines.contains("+0") && lines.contains("+3") && !lines.contains("+6"))
    }

    @Test("rows appear as they are scrolled in, disappear as they are scrolled out, and keep their state")
    func scrolling() throws {
        let diary = Diary()
        let hosted = HostedView(Page(numbers: Array(0..<1000), diary: diary, handle: Handle()))
        hosted.turn()
        _ = diary.take()
        let view = try #require(hosted.host.first(UIScrollView.self))
        func scroll(_ offset: CGFloat) -> Set<String> {
            view.contentOffset.y = offset
            hosted.turn()
            hosted.turn()
            return Set(diary.take())
        }
        let away = scroll(1010)
        #expect(away.isSuperset(of: ["-0", "-3", "+20", "+24", "row 20"]))
        #expect(names(hosted.host).first == "20")
        #expect(hosted.host.blocks.first { $0.name == "20" }.map { $0.convert($0.bounds, to: nil).minY } == -10)
        let back = scroll(0)
        // The same views again: no body runs.
        #expect(back.isSuperset(of: ["+0", "-24"]) && !back.contains { $0.hasPrefix("row") })
        #expect(names(hosted.host).first == "0")
    }

    @Test("a proxy scrolls to a row that was never made")
    func proxy() throws {
        let diary = Diary()
        let handle = Handle()
        let hosted = HostedView(Page(numbers: Array(0..<100_000), diary: diary, handle: handle))
        hosted.turn()
        let view = try #require(hosted.host.first(UIScrollView.self))
        handle.proxy?.scrollTo(70_000, anchor: .top)
        hosted.turn()
        hosted.turn()
        #expect(view.contentOffset.y == 3_500_000)
        #expect(names(hosted.host).contains("70000"))
        #expect(diary.lines.count { $0.hasPrefix("row") } < 30)
    }

    @Test("rows keep their views when others are inserted and removed, and what is gone disappears")
    func edits() throws {
        let diary = Diary()
        let handle = Handle()
        let hosted = HostedView(Page(numbers: Array(0..<100), diary: diary, handle: handle))
        hosted.turn()
        let kept = try #require(hosted.host.blocks.first { $0.name == "1" })
        _ = diary.take()
        hosted.host.rootView = Page(numbers: [200] + Array(1..<100), diary: diary, handle: handle)
        hosted.turn()
        hosted.turn()
        #expect(names(hosted.host).prefix(3) == ["200", "1", "2"])
        #expect(hosted.host.blocks.contains { $0 === kept })
        let lines = Set(diary.take())
        #expect(lines.contains("+200") && lines.contains("-0"))
        let view = try #require(hosted.host.first(UIScrollView.self))
        hosted.host.rootView = Page(numbers: [1, 2], diary: diary, handle: handle)
        hosted.turn()
        hosted.turn()
        #expect(names(hosted.host) == ["1", "2"] && view.contentSize.height == 100)
    }

    @Test("grids make the lines that are seen")
    func grid() throws {
        let diary = Diary()
        let hosted = HostedView(
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem(), GridItem()], spacing: 0) {
                    ForEach(0..<9999) { Row(number: $0, diary: diary) }
                }
            })
        hosted.turn()
        let view = try #require(hosted.host.first(UIScrollView.self))
        #expect(view.contentSize.height == 166_650)
        #expect(hosted.host.blocks.count <= 15 && hosted.host.blocks.count >= 12)
        view.contentOffset.y = 5000
        hosted.turn()
        #expect(Set(names(hosted.host)).isSuperset(of: ["300", "301", "302"]))
    }

    @Test("headers are pinned while their section is in the view, the next one pushing them out")
    func pinned() throws {
        let hosted = HostedView(
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(0..<100) { section in
                        Section {
                            ForEach(0..<10) { Block(name: "\(section).\($0)", size: CGSize(width: 100, height: 50)) }
                        } header: {
                            Block(name: "head \(section)", size: CGSize(width: 100, height: 30))
                        }
                    }
                }
            })
        hosted.turn()
        let view = try #require(hosted.host.first(UIScrollView.self))
        func place(_ name: String) -> CGFloat? {
            hosted.host.blocks.first { $0.name == name }.map { $0.convert($0.bounds, to: nil).minY }
        }
        func scroll(_ offset: CGFloat) {
            view.contentOffset.y = offset
            hosted.turn()
            hosted.turn()
        }
        #expect(view.contentSize.height == 53_000)
        #expect(place("head 0") == 0 && place("0.0") == 30)
        scroll(200)
        #expect(place("head 0") == 0 && place("0.4") == 30)
        scroll(515)
        #expect(place("head 0") == -15 && place("head 1") == 15)
        scroll(5300)
        #expect(place("head 10") == 0 && place("10.0") == 30 && place("head 0") == nil)
    }

    @Test("lengths are known for what was measured and guessed for the rest")
    func lengths() {
        var lines = LineLengths(count: 1000, spacing: 2)
        #expect(lines.total == 45_998)
        lines.note(10, of: 0)
        #expect(lines.total == 1000 * 10 + 999 * 2 && lines.start(of: 500) == 6000)
        lines.note(30, of: 300)
        #expect(lines.start(of: 301) == 300 * 12 + 32 && lines.start(of: 300) == 3600)
        #expect(lines.line(endingAfter: 3600) == 300 && lines.line(endingAfter: 3631) == 301)
        #expect(lines.line(endingAfter: -5) == 0 && lines.line(endingAfter: 1e9) == 1000)
        lines.guessAverage()
        #expect(lines[5] == 20)
    }
}
