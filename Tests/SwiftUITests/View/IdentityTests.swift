import Testing
import UIKit

@testable import SwiftUI

@MainActor private final class Switches {
    var isOn: Binding<Bool> = .constant(false)
    var name: Binding<String> = .constant("")
}

/// Counts up by one when its view is made anew, and keeps that number as long as its position lasts.
private struct Numbered: View {
    @State private var number: Int
    let label: String

    init(_ label: String, _ counter: Counter) {
        self.label = label
        _number = State(initialValue: counter.next())
    }

    var body: some View { Block(name: "\(label)\(number)") }
}

@MainActor private final class Counter {
    private var last = 0

    func next() -> Int {
        last += 1
        return last
    }
}

private struct Flipping: View {
    @State private var isOn = false
    @State private var name = "a"
    let switches: Switches
    let counter: Counter

    var body: some View {
        let _ = switches.isOn = $isOn
        let _ = switches.name = $name
        Numbered(isOn ? "same-on " : "same-off ", counter)
        if isOn { Numbered("if ", counter) } else { Numbered("else ", counter) }
        if isOn { Numbered("maybe ", counter) }
        Numbered("named ", counter).id(name)
        isOn ? AnyView(Numbered("any ", counter)) : AnyView(Numbered("any ", counter).padding(1))
    }
}

@Suite("Identity")
@MainActor struct IdentityTests {
    private func labels(_ hosted: HostedView<Flipping>) -> [String] { hosted.host.blocks.map(\.name) }

    @Test("state lasts while the structure does, and ends with a branch, an id, a type")
    func structure() throws {
        let switches = Switches()
        let hosted = HostedView(Flipping(switches: switches, counter: Counter()))
        let first = labels(hosted)
        #expect(first == ["same-off 1", "else 2", "named 3", "any 4"])
        let kept = try #require(hosted.host.blocks.first)
        switches.isOn.wrappedValue = true
        hosted.turn()
        let second = labels(hosted)
        #expect(second[0] == "same-on 1")
        #expect(second.count == 5 && second[1].hasPrefix("if ") && second[2].hasPrefix("maybe "))
        #expect(second[3] == "named 3")
        #expect(second[4].hasPrefix("any ") && second[4] != "any 4")
        #expect(hosted.host.blocks.first === kept)
        switches.isOn.wrappedValue = false
        hosted.turn()
        let third = labels(hosted)
        #expect(third.count == 4 && third[0] == "same-off 1" && third[1] != "else 2" && third[2] == "named 3")
    }

    @Test("another id is another view, the same id the same one")
    func id() {
        let switches = Switches()
        let hosted = HostedView(Flipping(switches: switches, counter: Counter()))
        switches.name.wrappedValue = "b"
        hosted.turn()
        let second = labels(hosted)
        #expect(second[0] == "same-off 1" && second[1] == "else 2" && second[2] != "named 3" && second[3] == "any 4")
    }
}
