import CoreGraphics
import QuartzCore
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("ScrollView")
@MainActor struct ScrollViewTests {
    private func rows(_ count: Int, _ size: CGSize) -> some View {
        ForEach(0..<count, id: \.self) { Block(name: "\($0)", size: size) }
    }

    @Test("along its direction it takes what is offered, its contents their own length; across, it is as wide as they")
    func vertical() throws {
        let view = ScrollView { rows(10, CGSize(width: 80, height: 50)) }
        try ShownViews.with(view) { shown in
            let scroll = try #require(shown.first(UIScrollView.self))
            #expect(shown.place(of: scroll) == CGRect(x: 110, y: 0, width: 80, height: 200))
            #expect(abs(scroll.contentSize.height - 572) < 0.01)
            #expect(shown.host.blocks.map(\.frame.minX) == Array(repeating: 0, count: 10))
            #expect(shown.host.blocks.map(\.frame.minY) == (0..<10).map { CGFloat($0) * 58 })
            #expect(shown.host.size(for: .unspecified) == CGSize(width: 80, height: 572))
        }
    }

    @Test("sideways contents stand in a row, and begin at the right where one reads from right to left")
    func horizontal() throws {
        let view = ScrollView(.horizontal) { rows(10, CGSize(width: 80, height: 50)) }
        try ShownViews.with(view) { shown in
            let scroll = try #require(shown.first(UIScrollView.self))
            #expect(shown.place(of: scroll) == CGRect(x: 0, y: 75, width: 300, height: 50))
            #expect(scroll.contentSize.width == 872 && scroll.contentOffset == .zero)
        }
        try ShownViews.with(view, direction: .rightToLeft) { shown in
            let scroll = try #require(shown.first(UIScrollView.self))
            #expect(scroll.contentOffset.x == 572)
            #expect(shown.place(of: try #require(shown.host.blocks.first)).maxX == 300)
        }
    }

    @Test("both directions, without indicators, and changes of either")
    func axes() throws {
        let block = Block(size: CGSize(width: 500, height: 500))
        try ShownViews.with(ScrollView([.horizontal, .vertical], showsIndicators: false) { block }) { shown in
            let scroll = try #require(shown.first(UIScrollView.self))
            #expect(scroll.contentSize == CGSize(width: 500, height: 500))
            #expect(!scroll.showsVerticalScrollIndicator && !scroll.showsHorizontalScrollIndicator)
            shown.host.rootView = ScrollView(.vertical) { block }
            shown.stage.pass(0)
            #expect(scroll.showsVerticalScrollIndicator && scroll.contentSize == CGSize(width: 0, height: 500))
            #expect(scroll.alwaysBounceVertical && !scroll.alwaysBounceHorizontal)
        }
    }

    @Test("a finger moves the contents, and frames in the window follow")
    func finger() throws {
        let view = ScrollView { rows(20, CGSize(width: 300, height: 50)) }
        try ShownViews.with(view) { shown in
            let stage = shown.stage
            stage.touch(.began, 100, 180, at: 0)
            stage.touch(.moved, 100, 170, at: 0.1)
            stage.touch(.moved, 100, 80, at: 0.5)
            let scroll = try #require(shown.first(UIScrollView.self))
            #expect(scroll.contentOffset.y == 90)
            #expect(shown.place(of: try #require(shown.host.blocks.first)).minY == -90)
            stage.touch(.ended, 100, 80, at: 1)
        }
    }

    @Test("where it cannot be scrolled it stays")
    func disabled() throws {
        let view = ScrollView { rows(20, CGSize(width: 300, height: 50)) }.scrollDisabled(true)
        try ShownViews.with(view) { (shown) throws in
            #expect(try #require(shown.first(UIScrollView.self)).isScrollEnabled == false)
        }
    }

    @Test("a spinner that is scrolled away and back turns on, in step, and costs nothing while away")
    func spinner() throws {
        let view = ScrollView {
            ProgressView().frame(width: 300, height: 100)
            Block(size: CGSize(width: 300, height: 1000))
        }
        try ShownViews.with(view) { shown in
            let scroll = try #require(shown.first(UIScrollView.self))
            let before = try shown.stage.image()
            scroll.contentOffset.y = 500
            shown.stage.pass(1.375)
            #expect(shown.stage.nextChange == .never)
            scroll.contentOffset.y = 0
            shown.stage.pass(0.625)
            #expect(try shown.stage.image() == before)
            shown.stage.clock.advance(by: 0.125)
            #expect(try shown.stage.image() != before)
        }
    }
}
