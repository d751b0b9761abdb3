import QuartzCore
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

/// What is seen of a safe area of 40 points at the top, 10 at the left, 20 at the bottom and 0 at the right of a window
/// of 200 by 300.
@Suite("The safe area")
@MainActor struct SafeAreaTests {
    private static let insets = UIEdgeInsets(top: 40, left: 10, bottom: 20, right: 0)
    private static let size = CGSize(width: 200, height: 300)

    private func shown<Content: View, Answer>(
        _ view: Content, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        _ body: (UIHostingController<Content>) throws -> Answer
    ) rethrows -> Answer {
        let window = UIWindow(frame: CGRect(origin: .zero, size: Self.size))
        window.traitOverrides.layoutDirection = direction
        let controller = UIHostingController(rootView: view)
        controller.additionalSafeAreaInsets = Self.insets
        window.rootViewController = controller
        window.isHidden = false
        defer { window.isHidden = true }
        CATransaction.flush()
        return try body(controller)
    }

    /// The frames of the views of a name in the window.
    private func positions<Content: View>(
        _ view: Content, direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) -> [String: CGRect] {
        shown(view, direction: direction) { controller in
            Dictionary(
                controller.view.blocks.map { ($0.name, $0.convert($0.bounds, to: nil)) }, uniquingKeysWith: { $1 })
        }
    }

    private struct Fill: UIViewRepresentable {
        var name = "it"
        func makeUIView(context: Context) -> BlockView { BlockView() }
        func updateUIView(_ uiView: BlockView, context: Context) { uiView.name = name }
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: BlockView, context: Context) -> CGSize? {
            proposal.replacingUnspecifiedDimensions()
        }
    }

    @Test("views stand inside of it, and what ignores it fills the window, on the edges that are named")
    func ignoring() {
        #expect(positions(Fill())["it"] == CGRect(x: 10, y: 40, width: 190, height: 240))
        #expect(positions(Fill().ignoresSafeArea())["it"] == CGRect(x: 0, y: 0, width: 200, height: 300))
        #expect(positions(Fill().edgesIgnoringSafeArea(.all))["it"] == CGRect(x: 0, y: 0, width: 200, height: 300))
        #expect(positions(Fill().ignoresSafeArea(edges: .top))["it"] == CGRect(x: 10, y: 0, width: 190, height: 280))
        #expect(positions(Fill().ignoresSafeArea(.keyboard))["it"] == CGRect(x: 10, y: 40, width: 190, height: 240))
        // Leading is the right where one reads from right to left.
        let leading = positions(Fill().ignoresSafeArea(edges: .leading), direction: .rightToLeft)["it"]
        #expect(leading == CGRect(x: 10, y: 40, width: 190, height: 240))
    }

    @Test("what stands away from its edges does not reach beyond, and what reaches beyond moves nobody")
    func onlyAtEdges() {
        let stack = VStack(spacing: 0) {
            Block(name: "head", size: CGSize(width: 50, height: 30)).ignoresSafeArea()
            Fill(name: "middle").ignoresSafeArea()
            Block(name: "foot", size: CGSize(width: 50, height: 30))
        }
        let positions = positions(stack)
        // Its left and right are not at the edges.
        #expect(positions["head"] == CGRect(x: 80, y: 0, width: 50, height: 30))
        #expect(positions["middle"] == CGRect(x: 0, y: 70, width: 200, height: 180))
        #expect(positions["foot"] == CGRect(x: 80, y: 250, width: 50, height: 30))
    }

    @Test("a background of a style reaches beyond it unless told otherwise, one of a view does not")
    func background() throws {
        func rect(_ view: some View) throws -> CGRect {
            try shown(view) { controller in
                // A style is painted as a shape, a colour that is a view as its layer's background.
                let isPainted = { (view: UIView) in
                    view is ShapeSurface || (view is SurfaceView && view.layer.backgroundColor != nil)
                }
                let surface = try #require(controller.view.first(where: isPainted))
                return surface.convert(surface.bounds, to: nil)
            }
        }
        let whole = CGRect(origin: .zero, size: Self.size), safe = CGRect(x: 10, y: 40, width: 190, height: 240)
        #expect(try rect(Fill().background(Color.red)) == whole)
        #expect(try rect(Fill().background(.red, ignoresSafeAreaEdges: [])) == safe)
        #expect(try rect(Fill().background { Color.red }) == safe)
        #expect(try rect(Fill().overlay(.red, ignoresSafeAreaEdges: .bottom)).maxY == 300)
    }

    @Test("a geometry reader tells how far it goes on, and 0 where it is ignored or not reached")
    func reader() {
        let diary = Diary()
        func note(_ name: String) -> some View {
            GeometryReader { proxy in
                let insets = proxy.safeAreaInsets
                diary(
                    "\(name) \(insets.top) \(insets.leading) \(insets.bottom) \(insets.trailing) \(proxy.size.height)")
            }
        }
        shown(note("all")) { controller in
            #expect(diary.take() == ["all 40.0 10.0 20.0 0.0 240.0"])
            controller.additionalSafeAreaInsets.top = 50
            CATransaction.flush()
            #expect(diary.take() == ["all 50.0 10.0 20.0 0.0 230.0"])
        }
        shown(note("ignoring").ignoresSafeArea()) { _ in #expect(diary.take() == ["ignoring 0.0 0.0 0.0 0.0 300.0"]) }
        shown(note("inside").padding(5)) { _ in #expect(diary.take() == ["inside 0.0 0.0 0.0 0.0 230.0"]) }
        shown(note("turned"), direction: .rightToLeft) { _ in
            #expect(diary.take() == ["turned 40.0 0.0 20.0 10.0 240.0"])
        }
        // In what scrolls there is none.
        shown(ScrollView { note("scrolled").frame(height: 9) }) { _ in
            #expect(diary.take() == ["scrolled 0.0 0.0 0.0 0.0 9.0"])
        }
    }

    @Test("a bar takes room from the safe area; what ignores that, and what scrolls, goes on behind it")
    func inset() {
        let bar = Fill(name: "bar").frame(height: 30)
        var positions = positions(Fill().safeAreaInset(edge: .bottom, spacing: 4) { bar })
        #expect(positions["it"] == CGRect(x: 10, y: 40, width: 190, height: 206))
        #expect(positions["bar"] == CGRect(x: 10, y: 250, width: 190, height: 30))
        positions = self.positions(Fill().ignoresSafeArea().safeAreaInset(edge: .bottom) { bar })
        #expect(positions["it"] == CGRect(x: 0, y: 0, width: 200, height: 300))
        let side = Block(name: "bar", size: CGSize(width: 20, height: 20))
        positions = self.positions(
            Fill().safeAreaInset(edge: .leading, alignment: .top, spacing: 0) { side }, direction: .rightToLeft)
        #expect(positions["bar"] == CGRect(x: 180, y: 40, width: 20, height: 20))
        #expect(positions["it"] == CGRect(x: 10, y: 40, width: 170, height: 240))
        // An empty view has no size, and no spacing either.
        positions = self.positions(Fill().safeAreaInset(edge: .top) { EmptyView() })
        #expect(positions["it"] == CGRect(x: 10, y: 40, width: 190, height: 240))
        positions = self.positions(Fill().safeAreaInset(edge: .bottom, spacing: .nan) { bar })
        #expect(positions["it"]?.height == 210)
        for edge in [VerticalEdge.top, .bottom] {
            let inset = self.positions(Fill().safeAreaInset(edge: edge, spacing: 4) { bar })
            #expect(self.positions(Fill().safeAreaBar(edge: edge, spacing: 4) { bar }) == inset)
        }
        let beside = self.positions(Fill().safeAreaInset(edge: .trailing, alignment: .top, spacing: 2) { side })
        #expect(
            self.positions(Fill().safeAreaBar(edge: .trailing, alignment: .top, spacing: 2) { side }) == beside)
    }

    @Test("a scroll view goes on to the window's edges, its contents begin in the safe area")
    func scrolling() throws {
        let view = ScrollView { Block(name: "it", size: CGSize(width: 190, height: 600)) }
            .safeAreaInset(edge: .bottom, spacing: 0) { Block(name: "bar", size: CGSize(width: 190, height: 30)) }
        try shown(view) { controller in
            let scroll = try #require(controller.view.first(UIScrollView.self))
            #expect(scroll.convert(scroll.bounds, to: nil) == CGRect(x: 10, y: 0, width: 190, height: 300))
            #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 40, left: 0, bottom: 50, right: 0))
            #expect(scroll.contentOffset.y == -40)
            let block = try #require(controller.view.blocks.first { $0.name == "it" })
            #expect(block.convert(block.bounds, to: nil).minY == 40)
        }
    }

    @Test("views are made anew of where they stand when something scrolls, and only these")
    func frames() throws {
        let diary = Diary()
        let view = ScrollView {
            VStack(spacing: 0) {
                GeometryReader { proxy in diary("\(proxy.frame(in: .global).minY) \(proxy.frame(in: .local).minY)") }
                    .frame(height: 100)
                GeometryReader { proxy in diary("size \(proxy.size.height)") }.frame(height: 900)
            }
        }
        try shown(view) { controller in
            #expect(diary.take() == ["40.0 0.0", "size 900.0"])
            let scroll = try #require(controller.view.first(UIScrollView.self))
            scroll.contentOffset.y = 60
            CATransaction.flush()
            #expect(diary.take() == ["-60.0 0.0"])
        }
    }
}

extension UIView {
    /// The first view, this one or one inside, that satisfies `test`.
    func first(where test: (UIView) -> Bool) -> UIView? {
        if test(self) { return self }
        for view in subviews { if let found = view.first(where: test) { return found } }
        return nil
    }
}
