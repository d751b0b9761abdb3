import CoreGraphics
import QuartzCore
import RenderServer
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Effects of symbols in SwiftUI")
@MainActor
struct SymbolEffectModifierTests {
    @Observable @MainActor
    fileprivate final class Model {
        var count = 0
        var isActive = false
        var name = "play.fill"
    }

    /// The sum of all opacities, in whole pixels, `seconds` from now if nothing is committed before.
    private func ink(_ stage: Stage, after seconds: Double = 0) throws -> Double {
        let tree = try #require(stage.window.renderTree)
        let image = try #require(OffscreenRenderer.bitmap(of: tree, at: stage.clock.now() + seconds, scale: 1))
        return (0..<100).reduce(0) { sum, y in
            sum + (0..<100).reduce(0) { $0 + Double(image.pixel(x: $1, y: y) >> 24) / 255 }
        }
    }

    private let size = CGSize(width: 100, height: 100)

    private struct Bouncing: View {
        let model: Model

        var body: some View {
            Image(systemName: "heart.fill").font(.system(size: 50)).symbolEffect(.bounce.up.byLayer, value: model.count)
        }
    }

    @Test("an effect runs when its value changes, and not before")
    func value() throws {
        let model = Model()
        try ShownViews.with(Bouncing(model: model), size: size) { shown in
            let plain = try ink(shown.stage)
            #expect(try ink(shown.stage, after: 0.18) == plain)
            model.count += 1
            shown.stage.pass(0)
            shown.stage.pass(0)
            #expect(try ink(shown.stage, after: 0.18) > plain * 1.3)
            shown.stage.pass(1)
            #expect(try ink(shown.stage, after: 0.18) == plain)
        }
    }

    private struct Searching: View {
        let model: Model

        var body: some View {
            VStack {
                Image(systemName: "wifi")
                Image(systemName: "wifi").symbolEffectsRemoved()
            }
            .font(.system(size: 30))
            .symbolEffect(.variableColor.iterative.hideInactiveLayers, isActive: model.isActive)
        }
    }

    @Test("an effect goes on while it is active, on all symbols but those it is removed of")
    func active() throws {
        let model = Model()
        try ShownViews.with(Searching(model: model), size: size) { shown in
            let plain = try ink(shown.stage)
            model.isActive = true
            shown.stage.pass(0)
            // One of the two is hidden at the end of each cycle.
            #expect(abs(try ink(shown.stage, after: 1.5 * 9 - 0.05) - plain / 2) < plain * 0.03)
            model.isActive = false
            shown.stage.pass(0)
            shown.stage.pass(1)
            #expect(abs(try ink(shown.stage) - plain) < plain * 0.02 && shown.stage.nextChange == .never)
        }
    }

    private struct Player: View {
        let model: Model

        var body: some View {
            Image(systemName: model.name).font(.system(size: 50)).contentTransition(.symbolEffect(.replace.downUp))
        }
    }

    @Test("a symbol is replaced by the content transition in a change that is animated, and else at once")
    func contentTransition() throws {
        let model = Model()
        try ShownViews.with(Player(model: model), size: size) { shown in
            let play = try ink(shown.stage)
            model.name = "pause.fill"
            shown.stage.pass(0)
            let pause = try ink(shown.stage)
            #expect(pause != play && shown.stage.nextChange == .never)
            withAnimation { model.name = "play.fill" }
            shown.stage.pass(0)
            #expect(try ink(shown.stage, after: 0.13) < min(play, pause) * 0.7)
            shown.stage.pass(1)
            #expect(abs(try ink(shown.stage) - play) < play * 0.02)
        }
    }

    private struct Coming: View {
        let model: Model

        var body: some View {
            ZStack {
                if model.isActive { Image(systemName: "heart.fill").transition(.symbolEffect(.appear.up)) }
            }
            .font(.system(size: 50))
        }
    }

    @Test("a symbol comes from a smaller size by its transition")
    func transition() throws {
        let model = Model()
        try ShownViews.with(Coming(model: model), size: size) { shown in
            withAnimation(.linear(duration: 1)) { model.isActive = true }
            shown.stage.pass(0)
            let (half, whole) = (try ink(shown.stage, after: 0.5), try ink(shown.stage, after: 1.1))
            #expect(half > 0 && half < whole * 0.4)
        }
    }
}
