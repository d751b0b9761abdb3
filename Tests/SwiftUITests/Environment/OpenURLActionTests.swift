import Foundation
import Testing
import UIKit

@testable import SwiftUI

@Suite("Opening addresses")
@MainActor
struct OpenURLActionTests {
    private let page = URL(string: "https://example.org")

    @Test("a handler decides what is opened")
    func handler() throws {
        let page = try #require(page)
        var seen: [URL] = []
        let action = OpenURLAction { url in
            seen.append(url)
            return url.scheme == "https" ? .handled : .discarded
        }
        var answers: [Bool] = []
        action(page) { answers.append($0) }
        action(URL(fileURLWithPath: "/tmp")) { answers.append($0) }
        #expect(seen == [page, URL(fileURLWithPath: "/tmp")] && answers == [true, false])
    }

    @Test("what is left to the desktop is refused where it has no program for that")
    func none() throws {
        let page = try #require(page)
        var answers: [Bool] = []
        OpenURLAction({ _ in .systemAction }, DesktopOpener(folders: ["/nowhere"]))(page) { answers.append($0) }
        #expect(answers == [false])
    }

    @Test("the desktop's program gets the address that the handler returned")
    func desktop() async throws {
        let page = try #require(page)
        let folder = FileManager.default.temporaryDirectory.appending(path: "octant.\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = folder.appending(path: "xdg-open")
        try Data("#!/bin/sh\nprintf %s \"$1\" >\"$0.txt\"\n".utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        let action = OpenURLAction(
            { .systemAction($0.appending(path: "other")) }, DesktopOpener(folders: ["/nowhere", folder.path]))
        let isOpen = await withCheckedContinuation { answer in action(page) { answer.resume(returning: $0) } }
        let text = try String(contentsOf: folder.appending(path: "xdg-open.txt"), encoding: .utf8)
        #expect(isOpen && text == "https://example.org/other")
    }

    @Test("a link is read as one, and asks the surroundings to open its address")
    func link() throws {
        let page = try #require(page)
        var seen: [URL] = []
        let view = Link("Page", destination: page).environment(
            \.openURL,
            OpenURLAction {
                seen.append($0)
                return .handled
            })
        try ShownViews.with(view) { shown throws in
            let link = try #require(shown.elements(.link).first)
            #expect(link.accessibilityLabel == "Page" && !link.accessibilityTraits.contains(.button))
            #expect(link.accessibilityActivate() && seen == [page])
        }
    }
}
