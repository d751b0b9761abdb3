import QuartzCore
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Rows that come on screen")
@MainActor struct RowAppearanceTests {
    private let size = CGSize(width: 320, height: 480)

    /// Pulses from its appearance on.
    private struct Pulse: View {
        @State private var isDim = false

        var body: some View {
            Color.red.frame(width: 20, height: 20).opacity(isDim ? 0.2 : 1)
                .onAppear {
                    withAnimation(.linear(duration: 1).repeatForever()) { isDim = true }
                }
        }
    }

    private func count<Content: View>(_ content: Content) -> Int {
        Timeline.with(content, size: size) { line in
            line.pass(0.1)
            return line.moving.count
        }
    }

    @Test("animate what they begin in onAppear, the first row of a list as all others do")
    func list() {
        #expect(count(List { ForEach(0..<4) { _ in Pulse() } }) == 4)
        #expect(count(List(0..<4, id: \.self) { _ in Pulse() }) == 4)
        #expect(count(List { Section("A") { ForEach(0..<3) { _ in Pulse() } } }) == 3)
        #expect(
            count(
                List {
                    Pulse(); ForEach(0..<2) { _ in Pulse() }
                }) == 3)
        #expect(
            count(
                Form {
                    Pulse(); Pulse()
                }) == 2)
    }

    @Test("animate what they begin in onAppear in lazy stacks and grids")
    func lazyContainers() {
        #expect(count(ScrollView { LazyVStack { ForEach(0..<4) { _ in Pulse() } } }) == 4)
        #expect(
            count(
                ScrollView {
                    LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<4) { _ in Pulse() } }
                }) == 4)
    }
}
