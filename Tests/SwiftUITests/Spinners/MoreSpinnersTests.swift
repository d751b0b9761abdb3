import Foundation
import MoreSpinners
import TestSupport
import Testing
import UIKit

@testable import SwiftUI

@Suite("The spinners of Examples/MoreSpinners")
@MainActor
struct MoreSpinnersTests {
    struct Example: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let view: @MainActor @Sendable () -> AnyView
    }

    /// All but the equalizer, whose model follows the clock on the wall, which tests do not.
    nonisolated static let all = [
        Example(testDescription: "heart") { AnyView(HeartSpinner()) },
        Example(testDescription: "phases") { AnyView(PhaseSpinner()) },
        Example(testDescription: "blend") { AnyView(BlendSpinner()) },
        Example(testDescription: "gauge") { AnyView(GaugeSpinner()) },
        Example(testDescription: "goo") { AnyView(GooSpinner()) },
    ]

    @Test("each moves", arguments: all)
    func moving(example: Example) throws {
        let view = example.view().frame(width: 44, height: 44).tint(Color(red: 1, green: 0, blue: 0))
            .environment(\.mediaEpoch, Date(timeIntervalSinceReferenceDate: 0))
        try Timeline.with(view, size: CGSize(width: 48, height: 48)) { line in
            line.turn()
            var images: [Bitmap] = []
            for _ in 0..<12 {
                line.pass(0.1)
                images.append(try line.image())
            }
            let distinct = images.indices.filter { index in index == 0 || images[index] != images[index - 1] }
            #expect(distinct.count > 6)
        }
    }

    @Test("the heart's keyframes are on layers, which move while no body runs")
    func heart() throws {
        let view = AnyView(HeartSpinner().frame(width: 44, height: 44))
        try Timeline.with(view, size: CGSize(width: 48, height: 48)) { line in
            line.turn()
            line.pass(0.02)
            let runs = line.host.bodyRuns
            let (one, other) = (try line.image(in: 0.1), try line.image(in: 0.3))
            line.pass(0.5)
            #expect(one != other && line.host.bodyRuns == runs)
        }
    }

    @Test("where red, green and blue light meet it is white")
    func blend() throws {
        let view = AnyView(BlendSpinner().frame(width: 44, height: 44).background(.black))
        try Timeline.with(view, size: CGSize(width: 44, height: 44)) { line throws in
            line.turn()
            line.pass(0.4)
            #expect(try line.image().pixel(x: 22, y: 22) & 0xFF_FFFF == 0xFF_FFFF)
        }
    }
}
