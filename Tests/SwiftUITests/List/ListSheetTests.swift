import CoreGraphics
import TestSupport
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

/// Levels of 255 that a pixel may be off: other versions of Cairo count the coverage of edges a little differently.
private let tolerance = 2

@Suite("Golden sheets of lists")
@MainActor struct ListSheetTests {
    private nonisolated static let appearances: [(style: UIUserInterfaceStyle, name: String)] = [
        (.light, "lists-light-2x"), (.dark, "lists-dark-2x"),
    ]

    private var rows: some View {
        Group {
            Section("Fruit") {
                NavigationLink("Apples") { EmptyView() }
                HStack {
                    Text(verbatim: "Loading")
                    Spacer()
                    ProgressView()
                }
                Button("Add Another") {}
            }
            Section {
                LabeledContent("Size", value: "4 MB")
                Text(verbatim: "Inbox").badge(3)
            } footer: {
                Text(verbatim: "What a footer says is small.")
            }
        }
    }

    private var form: some View {
        Form {
            Section("Sound") {
                Toggle("Alarm", isOn: .constant(true))
                TextField("Name", text: .constant("Piano"))
                Stepper("Count", value: .constant(0), in: 0...4)
                Slider(value: .constant(0.4))
                ProgressView(value: 0.6)
                DisclosureGroup("More") { EmptyView() }
                SecureField("Password", text: .constant(""))
            }
        }
    }

    /// At the left groups, in the middle plain rows from right to left, at the right a form.
    @Test("groups, plain rows and a form", arguments: appearances)
    func sheet(style: UIUserInterfaceStyle, name: String) throws {
        let view = HStack(spacing: 0) {
            NavigationStack { List { rows }.toolbar(.hidden, for: .navigationBar) }
            NavigationStack {
                List { rows }.listStyle(.plain).toolbar(.hidden, for: .navigationBar)
                    .environment(\.layoutDirection, .rightToLeft)
            }
            form
        }
        try ShownViews.with(view, size: CGSize(width: 780, height: 400), scale: 2, style: style) {
            try expectGolden($0.stage.imageOnBackground(), named: name, tolerance: tolerance)
        }
    }
}
