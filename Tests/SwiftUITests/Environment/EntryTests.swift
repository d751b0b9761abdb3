import QuartzCore
import Testing
import UIKit

@testable import SwiftUI

extension EnvironmentValues {
    @Entry fileprivate var depth: Int = 1 + 2
    /// How loud it is, with "quotes" // and what else may stand in a comment.
    @Entry fileprivate var loudness = 0.5  // behind it, too
    @Entry fileprivate var name: String?
    @Entry fileprivate var names: [String: (Int) -> String] = ["a = b": { "\($0 == 1 ? "one" : "{")" }]
    @Entry fileprivate var model: Model = Model()
}

/// A class that is safe on one thread only.
private final class Model {
    var text = "model"
}

extension Transaction {
    @Entry fileprivate var isQuick: Bool = false
}

@Suite("Entries")
@MainActor
struct EntryTests {
    private struct Reading: View {
        @Environment(\.depth) private var depth
        @Environment(\.loudness) private var loudness
        @Environment(\.name) private var name
        @Environment(\.names) private var names
        @Environment(\.model) private var model

        var body: some View {
            Text("\(depth) \(loudness) \(name ?? "-") \(names["a = b"]?(1) ?? "?") \(model.text)")
        }
    }

    @Test("an entry of the environment has its default until it is set")
    func environment() {
        ShownViews.with(Reading()) { #expect($0.text == ["3 0.500000 - one model"]) }
        let model = Model()
        model.text = "other"
        let view = Reading().environment(\.depth, 5).environment(\.loudness, 1).environment(\.name, "n")
            .environment(\.names, [:]).environment(\.model, model)
        ShownViews.with(view) { #expect($0.text == ["5 1.000000 n ? other"]) }
    }

    @Test("an entry of transactions comes with the change that it was set for")
    func transactions() {
        struct Changing: View {
            @State private var count = 0
            let seen: (Bool) -> Void
            var body: some View {
                Button("\(count)") {
                    withTransaction(\.isQuick, true) { count += 1 }
                }
                .transaction { seen($0.isQuick) }
            }
        }
        var seen: [Bool] = []
        ShownViews.with(Changing { seen.append($0) }) { shown in
            #expect(!seen.contains(true))
            _ = shown.elements(.button).first?.accessibilityActivate()
            CATransaction.flush()
            #expect(seen.contains(true))
        }
    }
}
