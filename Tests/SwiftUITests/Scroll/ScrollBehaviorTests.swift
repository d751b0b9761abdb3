import CoreGraphics
import QuartzCore
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("How scroll views are scrolled, and what is told of it")
@MainActor
struct ScrollBehaviorTests {
    private func list(_ count: Int = 20, height: CGFloat = 50) -> some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { Block(name: "\($0)", size: CGSize(width: 300, height: height)) }
            }.scrollTargetLayout()
        }
    }

    /// Drags up from 180 by `length` points in a second, of which the first tenth begins the drag, lets go, and waits.
    private func drag(_ shown: ShownViews<some View>, _ length: CGFloat) {
        shown.stage.touch(.began, 100, 180, at: 0)
        for step in 1...10 {
            shown.stage.touch(.moved, 100, 180 - length * CGFloat(step) / 10, at: Double(step) / 10)
        }
        shown.stage.touch(.moved, 100, 180 - length, at: 2)
        shown.stage.touch(.ended, 100, 180 - length, at: 2.1)
        for _ in 0..<240 { shown.stage.pass(1 / 60) }
    }

    @Test("what is let go comes to rest at a page, or at a view")
    func rest() throws {
        try ShownViews.with(list().scrollTargetBehavior(.paging)) { (shown) throws in
            drag(shown, 130)
            #expect(try #require(shown.first(UIScrollView.self)).contentOffset.y == 200)
        }
        try ShownViews.with(list().scrollTargetBehavior(.viewAligned)) { (shown) throws in
            drag(shown, 130)
            #expect(try #require(shown.first(UIScrollView.self)).contentOffset.y == 100)
        }
        try ShownViews.with(list()) { (shown) throws in
            drag(shown, 130)
            // Where it was let go, short of the way that begins the drag.
            let offset = try #require(shown.first(UIScrollView.self)).contentOffset.y
            #expect(offset > 110 && offset < 130)
        }
    }

    @Test("phases are told in their order, and where the contents are")
    func phases() {
        let diary = Diary()
        let view = list().onScrollPhaseChange { former, phase, context in
            diary.note("\(former) \(phase) \(context.geometry.contentSize.height)")
        }.scrollTargetBehavior(.viewAligned)
        ShownViews.with(view) { shown in
            drag(shown, 130)
            #expect(
                diary.take() == [
                    "idle interacting 1000.0", "interacting decelerating 1000.0", "decelerating idle 1000.0",
                ])
        }
    }

    @Test("changes of geometry and of visibility")
    func geometry() throws {
        let diary = Diary()
        let hosted = HostedView(
            ScrollView {
                VStack(spacing: 0) {
                    Block(name: "a", size: CGSize(width: 300, height: 300))
                    Block(name: "b", size: CGSize(width: 300, height: 100))
                        .onScrollVisibilityChange(threshold: 0.6) { diary.note("visible \($0)") }
                    Block(name: "c", size: CGSize(width: 300, height: 300))
                }
            }.onScrollGeometryChange(for: Bool.self, of: { $0.visibleRect.maxY > 250 }) { former, new in
                diary.note("\(former) \(new)")
            })
        hosted.turn()
        #expect(diary.take() == ["false false"])
        let view = try #require(hosted.host.first(UIScrollView.self))
        func scroll(_ offset: CGFloat) -> [String] {
            view.contentOffset.y = offset
            hosted.turn()
            hosted.turn()
            return diary.take()
        }
        #expect(scroll(40).isEmpty)
        #expect(scroll(150) == ["false true"])
        #expect(scroll(165) == ["visible true"])
        #expect(scroll(350) == ["visible false"])
    }

    @Test("bars, edges, bounces and cut edges are as they are asked for")
    func looks() throws {
        let hosted = HostedView(
            list().scrollIndicators(.hidden, axes: .vertical).scrollBounceBehavior(.basedOnSize).scrollClipDisabled())
        let view = try #require(hosted.host.first(UIScrollView.self))
        #expect(!view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
        #expect(!view.alwaysBounceVertical && !view.clipsToBounds)
        let plain = HostedView(list())
        let other = try #require(plain.host.first(UIScrollView.self))
        #expect(other.showsVerticalScrollIndicator && other.alwaysBounceVertical && other.clipsToBounds)
    }

    @Test("a view fades as it scrolls over the edges, as far as it has gone")
    func transition() throws {
        let hosted = HostedView(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10) { number in
                        Block(name: "\(number)", size: CGSize(width: 300, height: 100))
                            .scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
                                content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 40)
                            }
                    }
                }
            })
        hosted.turn()
        let view = try #require(hosted.host.first(UIScrollView.self))
        view.contentOffset.y = 125
        hosted.turn()
        func looks(_ name: String) -> [CGFloat] {
            guard let block = hosted.host.blocks.first(where: { $0.name == name }) else { return [] }
            return [(block.superview?.alpha ?? -1), block.convert(block.bounds, to: nil).minX]
        }
        // A quarter of the second is over the upper edge, three quarters of the fourth below the lower one.
        #expect(looks("1") == [0.75, -10])
        #expect(looks("2") == [1, 0])
        #expect(looks("3") == [0.25, 30])
    }

    @Test("an animated transition changes at the threshold")
    func animatedTransition() throws {
        let hosted = HostedView(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10) { number in
                        Block(name: "\(number)", size: CGSize(width: 300, height: 100))
                            .scrollTransition(.animated.threshold(.visible(0.5))) { content, phase in
                                content.opacity(phase.isIdentity ? 1 : 0.5)
                            }
                    }
                }
            })
        hosted.turn()
        let view = try #require(hosted.host.first(UIScrollView.self))
        let block = try #require(hosted.host.blocks.first)
        view.contentOffset.y = 40
        hosted.turn()
        #expect(block.superview?.alpha == 1)
        view.contentOffset.y = 60
        hosted.turn()
        hosted.turn()
        #expect(block.superview?.alpha == 0.5)
        #expect(block.superview?.layer.animationKeys()?.isEmpty == false)
    }
}
