import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Sheets and popovers as their views ask")
@MainActor
struct SheetSettingsTests {
    private func shown(_ view: some View, width: CGFloat, _ body: (UIViewController, Stage) throws -> Void) throws {
        try Stage.shown(size: CGSize(width: width, height: 640)) { stage in
            let root = UIHostingController(rootView: view)
            stage.window.rootViewController = root
            stage.settle()
            try body(try #require(root.presentedViewController), stage)
        }
    }

    @Test("a sheet rests at the heights that are asked for, and can be kept from going")
    func detents() throws {
        struct Page: View {
            @State private var detent = PresentationDetent.height(200)
            var body: some View {
                Block(name: "\(detent == .medium)")
                    .presentationDetents([.height(200), .medium], selection: $detent)
                    .presentationCornerRadius(30).interactiveDismissDisabled()
                    .presentationBackgroundInteraction(.enabled(upThrough: .height(200)))
            }
        }
        try shown(Color.white.sheet(isPresented: .constant(true)) { Page() }, width: 320) { controller, stage in
            let sheet = try #require(controller.sheetPresentationController)
            #expect(sheet.detents.count == 2 && sheet.prefersGrabberVisible && sheet.preferredCornerRadius == 30)
            #expect(controller.isModalInPresentation)
            // At the bottom, without a safe area.
            let low = try #require(controller.view.superview?.convert(controller.view.frame, to: nil))
            #expect(low.minY == 440)
            #expect(sheet.largestUndimmedDetentIdentifier == sheet.selectedDetentIdentifier)
            // What the user does reaches the binding.
            sheet.selectedDetentIdentifier = .medium
            (sheet.delegate as? UISheetPresentationControllerDelegate)?
                .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
            stage.settle()
            #expect(controller.view.blocks.map(\.name) == ["true"])
        }
    }

    @Test(
        "a popover is as large as its views and points at its view; in a narrow window it is a sheet",
        arguments: [
            (900.0, true), (320, false),
        ])
    func popover(width: Double, isPopover: Bool) throws {
        let view = Color.red.frame(width: 40, height: 40)
            .popover(isPresented: .constant(true), arrowEdge: .bottom) {
                Block(name: "inside", size: CGSize(width: 120, height: 60))
            }
        try shown(view, width: width) { controller, stage in
            let presentation = try #require(controller.presentationController)
            #expect((presentation.presentedView?.bounds.width ?? 0 < 200) == isPopover)
            #expect(controller.view.blocks.map(\.name) == ["inside"])
            guard isPopover else { return }
            #expect(controller.preferredContentSize == CGSize(width: 120, height: 60))
            let popover = try #require(controller.popoverPresentationController)
            #expect(popover.sourceRect == CGRect(x: width / 2 - 20, y: 300, width: 40, height: 40))
        }
    }
}
