import QuartzCore
import Testing
import UIKit

@testable import SwiftUI

@Suite("Lengths of containers, and distances from their edges")
@MainActor
struct ContainerSizesTests {
    private func frames(_ view: some View) -> [String: CGRect] {
        ShownViews.with(view, size: CGSize(width: 200, height: 100)) { shown in
            Dictionary(shown.host.blocks.map { ($0.name, shown.place(of: $0)) }) { $1 }
        }
    }

    /// A block that takes what it is offered.
    private func fill(_ name: String) -> some View {
        GeometryReader { Block(name: name, size: $0.size) }
    }

    @Test("frames go by the scroll view around, and by the window without one")
    func relative() {
        let inside = frames(
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    fill("whole").containerRelativeFrame(.horizontal)
                    fill("part").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
                    fill("own").containerRelativeFrame([.horizontal, .vertical]) { length, axis in
                        axis == .horizontal ? length / 4 : length / 2
                    }
                }
            }.frame(width: 130, height: 60))
        #expect(inside["whole"]?.width == 130)
        // Of 110 points for three parts, two and what is between them.
        #expect(abs((inside["part"]?.width ?? 0) - (110 / 3 * 2 + 10)) < 0.5)
        #expect(abs((inside["own"]?.width ?? 0) - 32.5) <= 0.5 && inside["own"]?.height == 30)
        let outside = frames(
            VStack { fill("a").containerRelativeFrame(.horizontal) }.frame(width: 50).padding(5))
        #expect(outside["a"]?.width == 200)
    }

    @Test("a container of another size has its frames measured anew")
    func resize() {
        ShownViews.with(
            ScrollView { fill("a").containerRelativeFrame(.vertical) }, size: CGSize(width: 200, height: 100)
        ) { shown in
            #expect(shown.host.blocks.first?.frame.height == 100)
            shown.host.frame.size.height = 60
            shown.stage.pass(1)
            #expect(shown.host.blocks.first?.frame.height == 60)
        }
    }

    @Test("padding of the safe area: views keep off it, scroll views go on in it")
    func safeAreaPadding() {
        let plain = frames(fill("a").safeAreaPadding(.leading, 30).safeAreaPadding(10))
        #expect(plain["a"] == CGRect(x: 40, y: 10, width: 150, height: 80))
        let standard = frames(fill("a").safeAreaPadding(.horizontal))
        #expect(standard["a"] == CGRect(x: 16, y: 0, width: 168, height: 100))
        ShownViews.with(
            ScrollView { Block(name: "a", size: CGSize(width: 20, height: 300)) }.safeAreaPadding(.vertical, 25),
            size: CGSize(width: 200, height: 100)
        ) { shown in
            let view = shown.first(UIScrollView.self)
            #expect(view?.frame.height == 100 && view?.contentInset.top == 25 && view?.contentInset.bottom == 25)
            #expect(shown.host.blocks.first.map { shown.place(of: $0).minY } == 25)
        }
        let ignoring = frames(fill("a").ignoresSafeArea().safeAreaPadding(10))
        #expect(ignoring["a"] == CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    @Test("margins of scroll views: insets along, less room across, bars by themselves")
    func margins() {
        ShownViews.with(
            ScrollView {
                VStack(spacing: 0) {
                    fill("a").frame(height: 300)
                    fill("b").containerRelativeFrame(.vertical)
                }
            }.contentMargins(.top, 2, for: .scrollIndicators).contentMargins(.vertical, 12)
                .contentMargins(.horizontal, 20, for: .scrollContent),
            size: CGSize(width: 200, height: 100)
        ) { shown in
            let view = shown.first(UIScrollView.self)
            #expect(view?.contentInset == UIEdgeInsets(top: 12, left: 0, bottom: 12, right: 0))
            #expect(view?.contentOffset.y == -12)
            #expect(view?.verticalScrollIndicatorInsets.top == -10)
            let blocks = Dictionary(uniqueKeysWithValues: shown.host.blocks.map { ($0.name, shown.place(of: $0)) })
            #expect(blocks["a"] == CGRect(x: 20, y: 12, width: 160, height: 300))
            #expect(blocks["b"]?.height == 76)
        }
    }
}
