import QuartzCore
import Testing
import UIKit

@testable import SwiftUI

@Suite("Positions of views and spaces with names")
@MainActor
struct GeometryChangeTests {
    private struct Page: View {
        let width: CGFloat
        let diary: Diary

        var body: some View {
            HStack(spacing: 0) {
                Block(name: "left", size: CGSize(width: width, height: 10))
                Block(name: "right")
                    .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .named("row")).minX }) { value in
                        diary.note("at \(value)")
                    }
                    .onGeometryChange(for: CGSize.self, of: \.size) { former, size in
                        diary.note("\(former.width) to \(size.width)")
                    }
            }.coordinateSpace(.named("row")).frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    @Test("a change of what is made of a view's place is told, at first too, and nothing else is")
    func change() {
        let diary = Diary()
        let hosted = HostedView(Page(width: 30, diary: diary))
        hosted.turn()
        #expect(Set(diary.take()) == ["at 30.0", "20.0 to 20.0"])
        hosted.host.rootView = Page(width: 50, diary: diary)
        hosted.turn()
        hosted.turn()
        #expect(diary.take() == ["at 50.0"])
        hosted.host.rootView = Page(width: 50, diary: diary)
        hosted.turn()
        hosted.turn()
        #expect(diary.take().isEmpty)
    }

    @Test("the space of a scroll view is its visible part")
    func scroll() throws {
        let diary = Diary()
        let hosted = HostedView(
            ScrollView {
                VStack(spacing: 0) {
                    Block(name: "a", size: CGSize(width: 20, height: 150))
                    Block(name: "b", size: CGSize(width: 20, height: 250))
                        .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .scrollView).minY }) { value in
                            diary.note("b \(value)")
                        }
                        .onGeometryChange(
                            for: CGRect?.self, of: { $0.bounds(of: .scrollView(axis: .vertical)) }
                        ) { value in diary.note("seen \(value?.minY ?? -1)") }
                        .onGeometryChange(
                            for: CGRect?.self, of: { $0.bounds(of: .scrollView(axis: .horizontal)) }
                        ) { value in diary.note("none \(value == nil)") }
                }
            })
        hosted.turn()
        #expect(Set(diary.take()) == ["b 150.0", "seen -150.0", "none true"])
        let view = try #require(hosted.host.first(UIScrollView.self))
        view.contentOffset.y = 100
        hosted.turn()
        hosted.turn()
        #expect(Set(diary.take()) == ["b 50.0", "seen -50.0"])
    }

    @Test("a geometry reader's frame in named and global spaces, by values of either kind")
    func reader() {
        let diary = Diary()
        let hosted = HostedView(
            VStack(spacing: 0) {
                Block(size: CGSize(width: 20, height: 40))
                GeometryReader { proxy in
                    let named: NamedCoordinateSpace = .named(7)
                    let global = CoordinateSpace.global
                    diary(
                        "\(proxy.frame(in: named).minY) \(proxy.frame(in: global).minY) \(proxy.frame(in: .local).minY)"
                    )
                }
            }.coordinateSpace(name: 7).padding(.top, 10))
        #expect(diary.take().last == "40.0 50.0 0.0")
        hosted.leave()
    }

    @Test("guides of children are combined as containers combine them")
    func combine() {
        #expect(VerticalAlignment.firstTextBaseline.combineExplicit([nil, 4, 2]) == 2)
        #expect(VerticalAlignment.lastTextBaseline.combineExplicit([3, 4]) == 4)
        #expect(HorizontalAlignment.center.combineExplicit([3, nil, 5]) == 4)
        #expect(HorizontalAlignment.center.combineExplicit([nil]) == nil)
    }
}
