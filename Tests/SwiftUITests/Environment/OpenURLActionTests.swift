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

    @Test("what is left to the system is refused where it has no program for that")
    func none() async throws {
        let page = try #require(URL(string: "octant-nobody-opens-this:page"))
        let isOpen = await withCheckedContinuation { answer in
            OpenURLAction { _ in .systemAction }(page) { answer.resume(returning: $0) }
        }
        #expect(!isOpen)
    }

    @Test("the system gets the address that the handler returned, else that which was asked for")
    func system() throws {
        let page = try #require(page)
        var (seen, answers): ([URL], [Bool]) = ([], [])
        for returned in [page.appending(path: "other"), nil] {
            let action = OpenURLAction({ _ in returned.map(OpenURLAction.Result.systemAction) ?? .systemAction }) {
                seen.append($0)
                $1(true)
            }
            action(page) { answers.append($0) }
        }
        #expect(seen == [page.appending(path: "other"), page] && answers == [true, true])
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
