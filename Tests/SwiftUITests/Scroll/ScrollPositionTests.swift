import CoreGraphics
import QuartzCore
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@MainActor private final class Handle {
    var proxy: ScrollViewProxy?
    var id: Binding<Int?> = .constant(nil)
    var position: Binding<ScrollPosition> = .constant(ScrollPosition())
}

@Suite("Scrolling to views, edges and points")
@MainActor
struct ScrollPositionTests {
    private struct Read: View {
        let handle: Handle

        var body: some View {
            ScrollViewReader { proxy in
                let _ = handle.proxy = proxy
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20) { Block(name: "\($0)", size: CGSize(width: 100, height: 50)) }
                        Block(name: "last", size: CGSize(width: 100, height: 50)).id("last")
                    }
                }
            }
        }
    }

    @Test("a reader's proxy scrolls to identifiers of ForEach and of id, as far as needed or to an anchor")
    func reader() throws {
        let handle = Handle()
        let hosted = HostedView(Read(handle: handle))
        let view = try #require(hosted.host.first(UIScrollView.self))
        func offset(after body: () -> Void) -> CGFloat {
            body()
            hosted.turn()
            hosted.turn()
            return view.contentOffset.y
        }
        #expect(offset { handle.proxy?.scrollTo(2) } == 0)
        #expect(offset { handle.proxy?.scrollTo(6) } == 150)
        #expect(offset { handle.proxy?.scrollTo(10, anchor: .top) } == 500)
        #expect(offset { handle.proxy?.scrollTo(10, anchor: .center) } == 425)
        #expect(offset { handle.proxy?.scrollTo(4) } == 200)
        #expect(offset { handle.proxy?.scrollTo("last", anchor: .top) } == 850)
        #expect(offset { handle.proxy?.scrollTo("nowhere") } == 850)
    }

    @Test("in an animated change the contents move there over time")
    func animated() throws {
        let handle = Handle()
        try ShownViews.with(Read(handle: handle)) { shown in
            let view = try #require(shown.first(UIScrollView.self))
            withAnimation { handle.proxy?.scrollTo(10, anchor: .top) }
            shown.stage.pass(0)
            shown.stage.pass(0.1)
            #expect(view.contentOffset.y > 0 && view.contentOffset.y < 500)
            for _ in 0..<60 { shown.stage.pass(1 / 60) }
            #expect(view.contentOffset.y == 500)
        }
    }

    private struct Tied: View {
        @State private var id: Int? = 3
        let handle: Handle
        let anchor: UnitPoint?

        var body: some View {
            let _ = handle.id = $id
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20) { Block(name: "\($0)", size: CGSize(width: 100, height: 50)) }
                }.scrollTargetLayout()
            }.scrollPosition(id: $id, anchor: anchor)
        }
    }

    @Test("an identifier that is tied to a scroll view's position is scrolled to, and is the user's view")
    func identifier() throws {
        let handle = Handle()
        let hosted = HostedView(Tied(handle: handle, anchor: .top))
        hosted.turn()
        let view = try #require(hosted.host.first(UIScrollView.self))
        #expect(view.contentOffset.y == 150)
        handle.id.wrappedValue = 8
        hosted.turn()
        hosted.turn()
        #expect(view.contentOffset.y == 400)
        // As a finger would.
        view.contentOffset.y = 260
        hosted.turn()
        hosted.turn()
        #expect(handle.id.wrappedValue == 5 && view.contentOffset.y == 260)
        handle.id.wrappedValue = 0
        hosted.turn()
        hosted.turn()
        #expect(view.contentOffset.y == 0)
    }

    private struct Positioned: View {
        @State private var position = ScrollPosition(idType: Int.self, edge: .bottom)
        let handle: Handle

        var body: some View {
            let _ = handle.position = $position
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20) { Block(name: "\($0)", size: CGSize(width: 100, height: 50)) }
                }.scrollTargetLayout()
            }.scrollPosition($position)
        }
    }

    @Test("a position goes to edges, points and views, and notes that the user scrolled")
    func position() throws {
        let handle = Handle()
        let hosted = HostedView(Positioned(handle: handle))
        hosted.turn()
        let view = try #require(hosted.host.first(UIScrollView.self))
        func turn() {
            hosted.turn()
            hosted.turn()
        }
        #expect(view.contentOffset.y == 800 && handle.position.wrappedValue.edge == .bottom)
        handle.position.wrappedValue.scrollTo(y: 120)
        turn()
        #expect(view.contentOffset.y == 120 && handle.position.wrappedValue.y == 120)
        handle.position.wrappedValue.scrollTo(id: 7, anchor: .bottom)
        turn()
        #expect(view.contentOffset.y == 200 && !handle.position.wrappedValue.isPositionedByUser)
        view.contentOffset.y = 310
        turn()
        #expect(handle.position.wrappedValue.isPositionedByUser && handle.position.wrappedValue.edge == nil)
        #expect(handle.position.wrappedValue.viewID(type: Int.self) == 6)
        handle.position.wrappedValue.scrollTo(edge: .top)
        turn()
        #expect(view.contentOffset.y == 0)
    }

    @Test("contents begin at the default anchor, stay there as they grow, and are aligned to it where they fit")
    func anchors() throws {
        struct Page: View {
            let count: Int
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { Block(name: "\($0)", size: CGSize(width: 100, height: 50)) }
                    }
                }.defaultScrollAnchor(.bottom)
            }
        }
        let hosted = HostedView(Page(count: 10))
        let view = try #require(hosted.host.first(UIScrollView.self))
        #expect(view.contentOffset.y == 300)
        hosted.host.rootView = Page(count: 12)
        hosted.turn()
        hosted.turn()
        #expect(view.contentOffset.y == 400)
        view.contentOffset.y = 100
        hosted.turn()
        hosted.host.rootView = Page(count: 14)
        hosted.turn()
        hosted.turn()
        #expect(view.contentOffset.y == 100)
        let few = HostedView(Page(count: 1))
        #expect(few.host.blocks.first.map { $0.convert($0.bounds, to: nil).minY } == 150)
    }
}
