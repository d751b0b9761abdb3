import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Sheets and covers")
@MainActor
struct PresentationTests {
    private enum Shade: EnvironmentKey { static let defaultValue = "none" }

    private struct Item: Identifiable { let id: Int }

    /// Shows its shade; a way out of the presentation.
    private struct Page: View {
        let diary: Diary
        let name: String
        let way: Way
        @Environment(\.dismiss) private var dismiss
        @Environment(\.presentationMode) private var mode
        @Environment(\.self) private var values

        var body: some View {
            let _ = way.dismiss = { dismiss() }
            let _ = way.dismissByMode = { mode.wrappedValue.dismiss() }
            Block(name: "\(name) \(values[Shade.self]) \(mode.wrappedValue.isPresented)")
        }
    }

    @MainActor private final class Way {
        var dismiss: () -> Void = {}
        var dismissByMode: () -> Void = {}
    }

    /// Runs `body` with `view` as the root of a window, with animations done at once.
    private func shown(
        _ view: some View, _ body: (UIViewController, Stage) throws -> Void
    ) throws {
        try Stage.shown(size: CGSize(width: 300, height: 400)) { stage in
            let controller = UIHostingController(rootView: view)
            stage.window.rootViewController = controller
            stage.settle()
            try body(controller, stage)
        }
    }

    private func names(_ controller: UIViewController?) -> [String] { controller?.view.blocks.map(\.name) ?? [] }

    @Test("a sheet comes with its binding, in its presenter's environment, and goes with it")
    func binding() throws {
        let (dial, diary, way) = (Dial<Bool>(), Diary(), Way())
        let view = Dialled(false, dial) { isPresented in
            let binding = Binding.constant(isPresented)
            Color.white.sheet(isPresented: binding, onDismiss: { diary.note("gone") }) {
                Page(diary: diary, name: "sheet", way: way)
            }
            .transformEnvironment(\.self) { $0[Shade.self] = "grey" }
        }
        try shown(view) { root, stage in
            #expect(root.presentedViewController == nil)
            dial.set(true)
            stage.settle()
            #expect(names(root.presentedViewController) == ["sheet grey true"])
            #expect(root.presentedViewController?.modalPresentationStyle == .pageSheet && diary.lines.isEmpty)
            dial.set(false)
            stage.settle()
            #expect(root.presentedViewController == nil && diary.lines == ["gone"])
        }
    }

    @Test("a view inside ends the presentation by its environment", arguments: [false, true])
    func dismissing(byMode: Bool) throws {
        let (diary, way) = (Diary(), Way())
        struct Outer: View {
            @State private var isPresented = true
            let page: Page
            let diary: Diary

            var body: some View {
                let _ = diary.note("presented \(isPresented)")
                Color.white.fullScreenCover(isPresented: $isPresented) { page }
            }
        }
        let page = Page(diary: diary, name: "cover", way: way)
        try shown(Outer(page: page, diary: diary)) { root, stage in
            #expect(names(root.presentedViewController) == ["cover none true"])
            #expect(root.presentedViewController?.modalPresentationStyle == .overFullScreen)
            if byMode { way.dismissByMode() } else { way.dismiss() }
            stage.settle()
            #expect(root.presentedViewController == nil && diary.lines.last == "presented false")
        }
    }

    @Test("another item takes the place of the one before")
    func items() throws {
        let (dial, diary, way) = (Dial<Item?>(), Diary(), Way())
        let view = Dialled(Item(id: 1), dial) { item in
            Color.white.sheet(item: Binding.constant(item), onDismiss: { diary.note("gone") }) {
                Page(diary: diary, name: "\($0.id)", way: way)
            }
        }
        try shown(view) { root, stage in
            let first = root.presentedViewController
            #expect(names(first) == ["1 none true"])
            dial.set(Item(id: 2))
            stage.settle()
            #expect(names(root.presentedViewController) == ["2 none true"] && root.presentedViewController !== first)
            dial.set(nil)
            stage.settle()
            #expect(root.presentedViewController == nil && diary.lines == ["gone", "gone"])
        }
    }

    @Test("what UIKit presents is ended by its views too")
    func controllers() throws {
        let (diary, way) = (Diary(), Way())
        try shown(Color.white) { root, stage in
            let page = UIHostingController(rootView: Page(diary: diary, name: "page", way: way))
            root.present(page, animated: false)
            stage.settle()
            #expect(names(root.presentedViewController) == ["page none false"])
            way.dismiss()
            stage.settle()
            #expect(root.presentedViewController == nil)
        }
    }

    @Test("a sheet whose presenter is removed goes with it")
    func removal() throws {
        let (dial, diary, way) = (Dial<Bool>(), Diary(), Way())
        let view = Dialled(true, dial) { isThere in
            if isThere {
                Color.white.sheet(isPresented: .constant(true)) { Page(diary: diary, name: "sheet", way: way) }
            }
        }
        try shown(view) { root, stage in
            #expect(root.presentedViewController != nil)
            dial.set(false)
            stage.settle()
            #expect(root.presentedViewController == nil)
        }
    }
}
