import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Pages that are pushed")
@MainActor
struct NavigationTests {
    private func shown(_ view: some View, _ body: (UINavigationController, Stage) throws -> Void) throws {
        try Stage.shown(size: CGSize(width: 320, height: 480)) { stage in
            let root = UIHostingController(rootView: view)
            stage.window.rootViewController = root
            stage.settle()
            try body(try #require(root.children.first as? UINavigationController), stage)
        }
    }

    private func names(_ controller: UINavigationController) -> [String] {
        controller.topViewController?.view.blocks.map(\.name) ?? []
    }

    private func titles(_ controller: UINavigationController) -> [String?] {
        controller.viewControllers.map(\.navigationItem.title)
    }

    @Test("a link pushes its page, whose title is in the bar; the way back pops it, and it can be pushed again")
    func link() throws {
        let view = NavigationStack {
            NavigationLink("Go") { Block(name: "second").navigationTitle("Second") }.navigationTitle("First")
        }
        try shown(view) { controller, stage in
            #expect(titles(controller) == ["First"])
            for _ in 0..<2 {
                try stage.press("Go", in: controller.topViewController?.view)
                #expect(titles(controller) == ["First", "Second"] && names(controller) == ["second"])
                controller.popViewController(animated: true)
                stage.settle()
                #expect(titles(controller) == ["First"])
            }
        }
    }

    // What is covered from the start has no views yet that would say its title.
    @Test("pages follow a path of values of several types, and the way back removes the last")
    func path() throws {
        let held = Held<NavigationPath>()
        let view = Holding(NavigationPath(), held) { path in
            NavigationStack(path: path) {
                Color.white.navigationTitle("Root")
                    .navigationDestination(for: Int.self) { Block(name: "number \($0)").navigationTitle("\($0)") }
                    .navigationDestination(for: String.self) { Block(name: "word \($0)").navigationTitle($0) }
            }
        }
        try shown(view) { controller, stage in
            held.set(NavigationPath([1, 2]))
            stage.settle()
            #expect(titles(controller) == ["Root", nil, "2"] && names(controller) == ["number 2"])
            var path = try #require(held.value)
            path.removeLast()
            path.append("a")
            held.set(path)
            stage.settle()
            #expect(titles(controller) == ["Root", nil, "a"] && names(controller) == ["word a"])
            controller.popToRootViewController(animated: true)
            stage.settle()
            #expect(held.value?.isEmpty == true && titles(controller) == ["Root"])
        }
    }

    @Test("a link of a value adds it to the path, be it the program's or the stack's own", arguments: [false, true])
    func values(hasPath: Bool) throws {
        let held = Held<[Int]>()
        let view = Holding([Int](), held) { path in
            let root = NavigationLink("Seven", value: 7)
                .navigationDestination(for: Int.self) { Block(name: "number \($0)") }
            if hasPath { NavigationStack(path: path) { root } } else { NavigationStack { root } }
        }
        try shown(view) { controller, stage in
            try stage.press("Seven", in: controller.topViewController?.view)
            #expect(names(controller) == ["number 7"] && held.value == (hasPath ? [7] : []))
        }
    }

    @Test("a page shown while a binding says so goes with it, and tells it when its own view dismisses")
    func presented() throws {
        struct Page: View {
            @Environment(\.dismiss) private var dismiss
            var body: some View { Button("Leave") { dismiss() } }
        }
        let held = Held<Bool>()
        let view = Holding(false, held) { isPresented in
            NavigationView {
                Color.white.navigationDestination(isPresented: isPresented) { Page() }
            }
        }
        try shown(view) { controller, stage in
            held.set(true)
            stage.settle()
            #expect(controller.viewControllers.count == 2)
            held.set(false)
            stage.settle()
            #expect(controller.viewControllers.count == 1)
            held.set(true)
            stage.settle()
            try stage.press("Leave", in: controller.topViewController?.view)
            #expect(controller.viewControllers.count == 1 && held.value == false)
        }
    }

    @Test("items of the bars stand at their places, and change with the state of the page")
    func toolbar() throws {
        let held = Held<Int>()
        let view = Holding(1, held) { count in
            NavigationStack {
                Color.white.navigationBarTitle("Bars", displayMode: .inline)
                    .toolbar {
                        ToolbarItem(placement: .navigationBarLeading) { Text("left \(count.wrappedValue)") }
                        ToolbarItem { ProgressView() }
                        if count.wrappedValue > 0 {
                            ToolbarItem(placement: .bottomBar) { Text("below") }
                        } else {
                            ToolbarItemGroup { Text("never") }
                        }
                    }
            }
        }
        try shown(view) { controller, stage in
            let item = try #require(controller.topViewController?.navigationItem)
            #expect(item.leftBarButtonItems?.count == 1 && item.rightBarButtonItems?.count == 1)
            #expect(item.rightBarButtonItem?.customView?.first(UIActivityIndicatorView.self)?.isAnimating == true)
            #expect(controller.topViewController?.toolbarItems?.count == 1 && !controller.isToolbarHidden)
            let left = try #require(item.leftBarButtonItem?.customView)
            let width = left.bounds.width
            held.set(1_000_000)
            stage.settle()
            #expect(stage.window.accessibilityTree?.lines.contains { $0.contains("left 1,000,000") } == true)
            #expect(left === item.leftBarButtonItem?.customView && left.bounds.width > width + 20)
        }
    }
}
