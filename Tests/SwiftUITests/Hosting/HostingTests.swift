import QuartzCore
import TestSupport
import Testing
import UIKit

@testable import SwiftUI

@MainActor private final class Coordinator {
    let diary: Diary
    init(_ diary: Diary) { self.diary = diary }
}

private struct Told: UIViewRepresentable {
    let text: String
    let diary: Diary

    func makeCoordinator() -> Coordinator { Coordinator(diary) }

    func makeUIView(context: Context) -> UILabel {
        context.coordinator.diary.note("make")
        return UILabel()
    }

    func updateUIView(_ uiView: UILabel, context: Context) {
        uiView.text = text
        diary.note("update \(text) \(context.environment.colorScheme)")
    }

    static func dismantleUIView(_ uiView: UILabel, coordinator: Coordinator) {
        coordinator.diary.note("dismantle \(uiView.text ?? "")")
    }
}

private struct Holder: View {
    @State private var text: String? = "a"
    @State private var other = 0
    let diary: Diary
    let give: (Binding<String?>, Binding<Int>) -> Void

    var body: some View {
        let _ = give($text, $other)
        if let text { Told(text: text, diary: diary) }
        Block(name: "\(other)")
    }
}

private struct Growing: View {
    @State private var isOn = false
    let give: (Binding<Bool>) -> Void

    var body: some View {
        let _ = give($isOn)
        ZStack {
            Block(name: "first")
            if isOn { Block(name: "second") }
        }
    }
}

private struct Child: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
        let controller = UIViewController()
        controller.title = "child"
        return controller
    }

    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

@Suite("Hosting")
@MainActor struct HostingTests {
    @Test("a view of UIKit is made once, updated when its value or surroundings change, and dismantled")
    func representable() {
        let diary = Diary()
        nonisolated(unsafe) var text: Binding<String?> = .constant(nil)
        nonisolated(unsafe) var other: Binding<Int> = .constant(0)
        let hosted = HostedView(
            Holder(diary: diary) {
                text = $0
                other = $1
            })
        #expect(diary.take() == ["make", "update a light"])
        other.wrappedValue = 1
        hosted.turn()
        #expect(diary.take() == [])
        text.wrappedValue = "b"
        hosted.turn()
        #expect(diary.take() == ["update b light"])
        hosted.window.overrideUserInterfaceStyle = .dark
        hosted.turn()
        #expect(diary.take() == ["update b dark"])
        text.wrappedValue = nil
        hosted.turn()
        #expect(diary.take() == ["dismantle b"])
    }

    @Test("a view of a controller takes all that is offered, whatever its contents would take")
    func controllersFill() throws {
        struct Panel: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> UIHostingController<Block> {
                UIHostingController(rootView: Block(size: CGSize(width: 70, height: 30)))
            }

            func updateUIViewController(_ uiViewController: UIHostingController<Block>, context: Context) {}
        }
        let hosted = HostedView(Panel().frame(width: 90, height: 60))
        let inner = try #require(hosted.host.first(_UIHostingView<Block>.self))
        #expect(inner.bounds.size == CGSize(width: 90, height: 60))
        let ideal = HostedView(Panel().fixedSize())
        #expect(ideal.host.first(_UIHostingView<Block>.self)?.bounds.size == CGSize(width: 70, height: 30))
    }

    @Test("what the program adds to a hosting view stays in front of its contents, those of now and those to come")
    func addedSubviews() {
        nonisolated(unsafe) var isOn: Binding<Bool> = .constant(false)
        let host = _UIHostingView(rootView: Growing { isOn = $0 })
        let (added, behind) = (UIView(), UIView())
        host.addSubview(added)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        host.frame = window.bounds
        window.addSubview(host)
        window.isHidden = false
        host.flush()
        #expect(host.subviews.count == 2 && host.subviews.last === added)
        host.insertSubview(behind, at: 0)
        isOn.wrappedValue = true
        host.flush()
        #expect(host.subviews.count == 4 && host.subviews.first === behind && host.subviews.last === added)
    }

    @Test("texts of a hosting view wrap at the width that constraints give it, and it is as high as they are then")
    func constrainedWidth() {
        let host = _UIHostingView(rootView: Text("A text that is much too long for one line of this view"))
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
        host.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(host)
        NSLayoutConstraint.activate([
            host.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            host.topAnchor.constraint(equalTo: outer.topAnchor),
            host.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        ])
        outer.layoutIfNeeded()
        #expect(host.frame.width == 120)
        #expect(host.frame.height == host.sizeThatFits(CGSize(width: 120, height: 400)).height)
        #expect(host.frame.height > 2 * host.intrinsicContentSize.height)
    }

    @Test("a hosting controller tells sizes, shows another root, and is the parent of controllers inside")
    func controller() throws {
        let controller = UIHostingController(rootView: Block(size: CGSize(width: 70, height: 30)).padding(5))
        #expect(controller.sizeThatFits(in: CGSize(width: 500, height: 500)) == CGSize(width: 80, height: 40))
        #expect(controller.view.intrinsicContentSize == CGSize(width: 80, height: 40))
        controller.rootView = Block(size: CGSize(width: 10, height: 30)).padding(5)
        #expect(controller.sizeThatFits(in: CGSize(width: 500, height: 500)) == CGSize(width: 20, height: 40))

        let parent = UIHostingController(rootView: Child())
        parent.loadViewIfNeeded()
        parent.view.layoutIfNeeded()
        #expect(parent.children.map(\.title) == ["child"])
    }

    @Test("several root views stand one below the other, in the middle of the safe area")
    func root() {
        let hosted = HostedView(
            Group {
                Block(size: CGSize(width: 40, height: 20))
                Block(size: CGSize(width: 20, height: 20))
            })
        #expect(
            hosted.host.blocks.map(\.frame) == [
                CGRect(x: 130, y: 76, width: 40, height: 20), CGRect(x: 140, y: 104, width: 20, height: 20),
            ])
        hosted.window.barInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        hosted.turn()
        #expect(hosted.host.blocks.map(\.frame.minY) == [86, 114])
    }

    @Test("sizes that are not finite, negative or not a number do no harm")
    func strange() {
        for strange in [CGFloat.nan, .infinity, -.infinity, -5] {
            let hosted = HostedView(
                HStack {
                    Block(size: CGSize(width: strange, height: strange))
                    Block(size: CGSize(width: 10, height: 10)).frame(width: strange).padding(strange)
                        .offset(x: strange).rotationEffect(.radians(strange)).scaleEffect(strange).opacity(strange)
                    Spacer(minLength: strange)
                })
            for block in hosted.host.blocks {
                let frame = block.convert(block.bounds, to: nil)
                #expect(frame.minX.isFinite && frame.maxY.isFinite && frame.width >= 0)
            }
        }
        let empty = HostedView(Block(), size: .zero)
        #expect(empty.host.blocks.count == 1)
    }

    @Test("what left the screen is released: views, state, models, tasks' captures")
    func leaks() async {
        final class Witness {}
        struct Owner: View {
            @State private var witness: Witness
            init(_ witness: Witness) { _witness = State(initialValue: witness) }
            var body: some View {
                VStack {
                    ForEach(0..<3) { _ in Block() }
                    GeometryReader { _ in Block() }.frame(width: 5, height: 5)
                    Told(text: "x", diary: Diary())
                }
                .overlay { Block() }
                .opacity(0.5)
                .environment(\.colorScheme, .dark)
                .onAppear { _ = witness }
                .onChange(of: 1, initial: true) { _ = witness }
                .task {
                    _ = witness
                    for await _ in AsyncStream<Void>(unfolding: { nil }) {}
                }
            }
        }
        weak var witness: Witness?
        weak var host: UIView?
        weak var graph: Graph?
        weak var block: UIView?
        do {
            let made = Witness()
            witness = made
            let hosted = HostedView(Owner(made))
            (host, graph, block) = (hosted.host, hosted.graph, hosted.host.blocks.first)
            #expect(block != nil)
            hosted.leave()
        }
        CATransaction.flush()
        // The task ends on a thread of its own.
        #expect(await eventually { witness == nil })
        #expect(host == nil)
        #expect(graph == nil)
        #expect(block == nil)
    }
}
