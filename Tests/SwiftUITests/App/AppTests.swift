import QuartzCore
import Testing
import UIKit
import ViewShapes

@testable import SwiftUI

@MainActor private final class Handle {
    var count: Binding<Int> = .constant(0)
    var bodies = 0
}

private struct Program: App {
    static let handle = Handle()
    @State private var count = 1

    var body: some Scene {
        let _ = Self.handle.bodies += 1
        let _ = Self.handle.count = $count
        WindowGroup("First \(count)") { Shown(text: "count \(count)") }
        WindowGroup { Shown(text: "second") }
    }
}

private struct Shown: View {
    let text: String
    @Environment(\.scenePhase) private var phase

    var body: some View { Block(name: "\(text) \(phase)") }
}

@Suite("App")
@MainActor struct AppTests {
    private func names(_ windows: [UIWindow]) -> [[String]] {
        CATransaction.flush()
        return windows.map { $0.blocks.map { String($0.name.split(separator: " ").dropLast().joined(separator: " ")) } }
    }

    private func close(_ windows: [UIWindow]) {
        // The program's first scene is the last to go: it stays.
        for window in windows.reversed() { window.windowScene.map(UIApplication.shared.disconnect) }
    }

    @Test("a program opens a window for each group, and its state reaches them")
    func windows() {
        let host = AppHost(Program())
        _ = host.application(.shared, didFinishLaunchingWithOptions: nil)
        defer { close(host.windows) }
        #expect(names(host.windows) == [["count 1"], ["second"]])
        #expect(Set(host.windows.map(\.windowScene)).count == 2)
        #expect(host.windows.first?.rootViewController?.title == "First 1")
        let bodies = Program.handle.bodies
        Program.handle.count.wrappedValue = 2
        host.flush()
        #expect(Program.handle.bodies == bodies + 1)
        #expect(names(host.windows) == [["count 2"], ["second"]])
    }

    @Test("sources written for iOS are shown")
    func sources() {
        for view in views() {
            let hosted = HostedView(view)
            #expect(!hosted.host.subviews.isEmpty)
        }
        let host = AppHost(Reading())
        _ = host.application(.shared, didFinishLaunchingWithOptions: nil)
        CATransaction.flush()
        #expect(host.windows.count == 1 && host.windows[0].rootViewController?.title == "Reading")
        close(host.windows)
    }
}
