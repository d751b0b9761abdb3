import Foundation
import QuartzCore
import Testing

@testable import SwiftUI

@Suite("Values in user defaults")
@MainActor
struct AppStorageTests {
    private enum Speed: String { case slow, fast }
    private enum Level: Int { case low, high }

    /// Runs `body` with defaults that are gone afterwards.
    private func withStore<Result>(_ body: (UserDefaults) throws -> Result) throws -> Result {
        let name = "octant.tests.\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        return try body(store)
    }

    private struct Counter: View {
        @AppStorage("count") private var count = 1
        let diary: Diary

        var body: some View {
            let _ = diary.note("count \(count)")
            Button("\(count)") { count += 1 }
        }
    }

    private struct Steps: View {
        @AppStorage("count") private var count = 1

        var body: some View { Stepping(count: $count) }

        struct Stepping: View {
            @Binding var count: Int
            var body: some View { Text("binding \(count)") }
        }
    }

    private func turn() {
        CATransaction.flush()
        CATransaction.flush()
    }

    /// What the main run loop does at the end of a turn. Tests run in none.
    private func runLoopTurn() {
        DefaultsWatch.shared.check()
        turn()
    }

    @Test("all views of a key show it, whichever sets it, and bodies that read others do not run")
    func sharing() throws {
        try withStore { store in
            let diary = Diary()
            let view = VStack {
                Counter(diary: diary)
                Steps()
            }
            .defaultAppStorage(store)
            try ShownViews.with(view) { shown throws in
                #expect(diary.take() == ["count 1"] && shown.text.contains("binding 1"))
                let button = try #require(shown.elements(.button).first)
                _ = button.accessibilityActivate()
                turn()
                #expect(store.object(forKey: "count") as? Int == 2)
                #expect(diary.take() == ["count 2"] && shown.text.contains("binding 2"))
            }
        }
    }

    @Test("what the program sets by other means is noticed when the run loop's turn ends")
    func elsewhere() throws {
        try withStore { store in
            let diary = Diary()
            try ShownViews.with(Counter(diary: diary).defaultAppStorage(store)) { _ throws in
                #expect(diary.take() == ["count 1"])
                store.set(7, forKey: "count")
                runLoopTurn()
                #expect(diary.take() == ["count 7"])
                store.set(7, forKey: "count")
                store.set(1, forKey: "other")
                runLoopTurn()
                #expect(diary.take() == [])
                store.removeObject(forKey: "count")
                runLoopTurn()
                #expect(diary.take() == ["count 1"])
            }
        }
    }

    @Test("values of all types come back as they were set")
    func types() throws {
        try withStore { store in
            let (date, page) = (Date(timeIntervalSince1970: 5), try #require(URL(string: "https://example.org/a?b=c")))
            func check<Value: Equatable>(_ storage: AppStorage<Value>, _ value: Value) {
                let first = storage.wrappedValue
                #expect(first != value)
                storage.wrappedValue = value
                #expect(storage.wrappedValue == value && storage.projectedValue.wrappedValue == value)
            }
            check(AppStorage(wrappedValue: false, "bool", store: store), true)
            check(AppStorage(wrappedValue: 1, "int", store: store), 2)
            check(AppStorage(wrappedValue: 1.5, "double", store: store), 2)
            check(AppStorage(wrappedValue: "", "string", store: store), "text")
            check(AppStorage(wrappedValue: URL(fileURLWithPath: "/"), "url", store: store), page)
            let file = URL(fileURLWithPath: "/tmp/a")
            check(AppStorage(wrappedValue: URL(fileURLWithPath: "/"), "file", store: store), file)
            check(AppStorage(wrappedValue: Data(), "data", store: store), Data([1, 2]))
            check(AppStorage(wrappedValue: .distantPast, "date", store: store), date)
            check(AppStorage(wrappedValue: Speed.slow, "speed", store: store), .fast)
            check(AppStorage(wrappedValue: Level.low, "level", store: store), .high)
            check(AppStorage<Bool?>("bool?", store: store), false)
            check(AppStorage<Int?>("int?", store: store), 3)
            check(AppStorage<Double?>("double?", store: store), 3.5)
            check(AppStorage<String?>("string?", store: store), "more")
            check(AppStorage<URL?>("url?", store: store), page)
            check(AppStorage<Data?>("data?", store: store), Data([3]))
            check(AppStorage<Date?>("date?", store: store), date)
            check(AppStorage<Speed?>("speed?", store: store), .fast)
            check(AppStorage<Level?>("level?", store: store), .high)
            #expect(store.string(forKey: "speed") == "fast" && store.integer(forKey: "level") == 1)
            let optional = AppStorage<Int?>("int?", store: store)
            optional.wrappedValue = nil
            #expect(optional.wrappedValue == nil && store.object(forKey: "int?") == nil)
        }
    }

    @Test("what is of another type, or no case of an enumeration, counts as absent")
    func mismatched() throws {
        try withStore { store in
            store.set("many", forKey: "count")
            store.set("backwards", forKey: "speed")
            #expect(AppStorage(wrappedValue: 4, "count", store: store).wrappedValue == 4)
            #expect(AppStorage(wrappedValue: Speed.fast, "speed", store: store).wrappedValue == .fast)
        }
    }

    @Test("values of a scene stay when the view is made anew, and are none of another scene's")
    func scenes() throws {
        struct Noted: View {
            @SceneStorage("note") private var note = "none"
            var body: some View { Button(note) { note += "!" } }
        }
        try withStore { store in
            let view = VStack {
                Noted()
                Noted().environment(\.sceneNumber, 1)
            }
            .defaultAppStorage(store)
            try ShownViews.with(view) { shown throws in
                let button = try #require(shown.elements(.button).first)
                _ = button.accessibilityActivate()
                turn()
            }
            ShownViews.with(view) { shown in
                #expect(shown.spoken == ["none!, Button", "none, Button"])
            }
        }
    }
}
