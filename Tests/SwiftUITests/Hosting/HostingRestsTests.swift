import Foundation
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

/// Whatever a program does to views and controllers that show SwiftUI while something lays out.
@Suite("Whatever is done to hosting views in a layout comes to rest")
@MainActor
struct HostingRestsTests {
    private struct Form: View {
        var count: Int

        var body: some View {
            VStack {
                Text("Loading \(count)")
                ProgressView(value: 0.5)
            }
        }
    }

    private final class Host: UIHostingController<Form>, LayoutTold {
        var didLayOut: () -> Void = {}

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            didLayOut()
        }
    }

    private var subjects: [LayoutSubject] {
        let view = LayoutAction.set(
            "rootView", \_UIHostingView<Form>.rootView, Form(count: 1), Form(count: 100), isComparable: false)
        let controller = LayoutAction.set(
            "rootView", \UIHostingController<Form>.rootView, Form(count: 1), Form(count: 100), isComparable: false)
        let sizing = LayoutAction.set(
            "sizingOptions", \UIHostingController<Form>.sizingOptions, [.preferredContentSize], [])
        let regions = LayoutAction.set("safeAreaRegions", \UIHostingController<Form>.safeAreaRegions, [], .all)
        return [
            LayoutSubject("_UIHostingView", [view] + LayoutAction.ofViews) { _UIHostingView(rootView: Form(count: 0)) },
            LayoutSubject("UIHostingController", [controller, sizing, regions]) { Host(rootView: Form(count: 0)) },
        ]
    }

    @Test("each public property and method of each class")
    func rest() {
        for subject in subjects {
            for line in subject.restlessness() { Issue.record("\(line)") }
        }
    }

    @Test("a view that is set anew in its own layout is brought in by that layout, and takes no further pass")
    func ownLayout() {
        for subject in subjects {
            let trial = LayoutTrial(subject.actions[0], of: subject, in: .own, alternating: true)
            #expect(trial.passes == 1, "\(subject.name)")
        }
    }

    @Test("no class, settable property or method without arguments of the source is left out")
    func complete() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources/SwiftUI")
        #expect(try DeclaredMembers.omissions(in: sources, of: subjects) == [])
    }
}
