import QuartzCore
import Testing
import UIKit

@testable import SwiftUI

@MainActor private final class Notes {
    var opener: OpenWindowAction?
    var closer: DismissWindowAction?
    var texts: [String] = []
    var level: Binding<Int> = .constant(0)
}

private struct Program: App {
    @MainActor static var notes = Notes()
    @State private var level = 1

    var body: some Scene {
        let _ = Self.notes.level = $level
        WindowGroup("Main", id: "main") { Page(text: "main") }
            .environment(\.lineLimit, 7)
            .onChange(of: level) { Program.notes.texts.append("\($0) to \($1)") }
            .onChange(of: level, initial: true) { Program.notes.texts.append("first") }
            .defaultSize(width: 333, height: 222)
        WindowGroup("Details", id: "details", for: Int.self) { $number in
            Page(text: "number \(number ?? -1)")
        }
        WindowGroup(for: String.self) { $text in
            Page(text: text)
        } defaultValue: {
            "nothing"
        }
        WindowGroup { Page(text: "always") }
    }
}

private struct Page: View {
    let text: String
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.supportsMultipleWindows) private var several
    @Environment(\.lineLimit) private var limit

    var body: some View {
        let _ = (Program.notes.opener, Program.notes.closer) = (openWindow, dismissWindow)
        Block(name: "\(text) \(several) \(limit ?? 0)")
    }
}

@Suite("Scenes")
@MainActor struct SceneTests {
    private func with(_ body: (AppHost<Program>) throws -> Void) rethrows {
        Program.notes = Notes()
        let host = AppHost(Program())
        _ = host.application(.shared, didFinishLaunchingWithOptions: nil)
        host.flush()
        CATransaction.flush()
        defer {
            for window in host.windows.reversed() { window.windowScene.map(UIApplication.shared.disconnect) }
        }
        try body(host)
    }

    private func names(_ host: AppHost<Program>) -> [String] {
        CATransaction.flush()
        return host.windows.flatMap { $0.blocks.map(\.name) }
    }

    @Test("open when they are asked for by name, but for the first and those without a name")
    func opening() throws {
        try with { host in
            #expect(names(host) == ["main true 7", "always true 0"])
            #expect(host.windows[0].rootViewController?.title == "Main")
            #expect(host.windows[0].bounds.size == CGSize(width: 333, height: 222))
            let open = try #require(Program.notes.opener)
            open(id: "main")
            open(value: "text")
            open(id: "details", value: 5)
            #expect(
                names(host) == [
                    "main true 7", "always true 0", "main true 7", "text true 0", "number 5 true 0",
                ])
            #expect(Set(host.windows.map(\.windowScene)).count == 5)
            // By these their sizes are kept.
            #expect(host.windows.map { $0.windowScene?.kind } == ["main", nil, "main", nil, "details"])
            open(value: 5)
            #expect(host.windows.count == 5, "the window that shows the value comes to the front")
            open(value: 6)
            open(id: "details")
            #expect(names(host).suffix(2) == ["number 6 true 0", "number -1 true 0"])
            open(id: "nowhere")
            open(value: 1.5)
            #expect(host.windows.count == 7)
        }
    }

    @Test("close by name, by value, and from inside")
    func closing() throws {
        try with { host in
            let open = try #require(Program.notes.opener)
            for number in 1...3 { open(value: number) }
            _ = names(host)
            let last = try #require(Program.notes.closer)
            last(value: 2)
            #expect(names(host).dropFirst(2) == ["number 1 true 0", "number 3 true 0"])
            last()
            #expect(names(host).dropFirst(2) == ["number 1 true 0"])
            open(value: 4)
            last(id: "details")
            #expect(names(host) == ["main true 7", "always true 0"])
            open(value: 8)
            host.windows.last?.windowScene.map(UIApplication.shared.disconnect)
            #expect(names(host) == ["main true 7", "always true 0"], "the user closed it")
        }
    }

    @Test("notify of changes of a value")
    func changes() {
        with { host in
            #expect(Program.notes.texts == ["first"])
            Program.notes.level.wrappedValue = 4
            host.flush()
            #expect(Program.notes.texts == ["first", "1 to 4", "first"])
        }
    }
}
