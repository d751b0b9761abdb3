import Testing
import UIKit

@testable import SwiftUI

@MainActor private final class Handle {
    var counts: [Int: Binding<Int>] = [:]
    var selected: Binding<Int> = .constant(0)
}

private struct List: View {
    @State private var selected = 0
    let handle: Handle

    var body: some View {
        let _ = handle.selected = $selected
        VStack(spacing: 0) {
            ForEach(0..<1000) { Row(number: $0, handle: handle) }
        }
        Header(selected: $selected)
    }
}

private struct Header: View {
    @Binding var selected: Int
    var body: some View { Block(name: "selected \(selected)") }
}

private struct Row: View {
    @State private var count = 0
    let number: Int
    let handle: Handle

    var body: some View {
        let _ = handle.counts[number] = $count
        HStack {
            Block(name: "\(number): \(count)")
            Spacer()
        }
        .padding(2)
    }
}

@Suite("A thousand rows")
@MainActor struct StressTests {
    @Test("one changed state runs the body that reads it, and no other")
    func one() {
        let handle = Handle()
        let hosted = HostedView(List(handle: handle))
        var runs: [String] = []
        hosted.graph.onBodyRun = { runs.append("\(type(of: $0))") }
        handle.counts[500]?.wrappedValue = 7
        hosted.turn()
        #expect(runs.count == 2)
        #expect(runs.first?.contains("Row") == true)
        #expect(runs.last?.contains("RepresentableNode") == true)
        #expect(hosted.host.blocks[500].name == "500: 7")
        #expect(hosted.host.blocks.map(\.updates).reduce(0, +) == 1002)
        runs = []
        handle.selected.wrappedValue = 3
        hosted.turn()
        #expect(runs.count == 2)
    }
}
