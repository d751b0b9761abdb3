import CoreGraphics
import Foundation
import OctantDisplay
import QuartzCore
import RenderServer
import Symbols
import Testing
import UIKit
import ViewSupport

@Suite("Effects of symbols")
@MainActor
struct SymbolEffectTests {
    private let size = CGSize(width: 120, height: 120)

    /// An image view in the middle that shows `name` in 60 points, in black.
    private func view(_ name: String, in stage: Stage) -> UIImageView {
        let configuration = UIImage.SymbolConfiguration(pointSize: 60)
        let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
        view.tintColor = .black
        view.contentMode = .center
        view.frame = CGRect(origin: .zero, size: size)
        stage.window.addSubview(view)
        stage.pass(0.01)
        return view
    }

    /// The sum of all opacities, in whole pixels.
    private func ink(_ image: Bitmap) -> Double {
        (0..<120).reduce(0) { sum, y in
            sum + (0..<120).reduce(0) { $0 + Double(image.pixel(x: $1, y: y) >> 24) / 255 }
        }
    }

    private func ink(_ stage: Stage) throws -> Double { ink(try stage.image()) }

    /// What is shown `seconds` from now if nothing is committed before.
    private func ink(_ stage: Stage, after seconds: Double) throws -> Double {
        let tree = try #require(stage.window.renderTree)
        return ink(try #require(OffscreenRenderer.bitmap(of: tree, at: stage.clock.now() + seconds, scale: 1)))
    }

    @MainActor
    private final class Heard {
        var contexts: [UISymbolEffectCompletionContext] = []
    }

    @Test(
        "the parts of a symbol are the symbol",
        arguments: ["wifi", "heart.fill", "bell.slash", "person.crop.circle.fill", "speaker.wave.3", "gear"])
    func parts(name: String) throws {
        try Stage.shown(size: size) { (stage: Stage) throws in
            let view = view(name, in: stage)
            let plain = try ink(stage)
            #expect(plain > 100)
            view.addSymbolEffect(.scale.up, options: .speed(1), animated: false)
            view.removeSymbolEffect(ofType: .scale, animated: false)
            view.addSymbolEffect(.variableColor)
            view.removeAllSymbolEffects(animated: false)
            view.addSymbolEffect(.breathe.plain.wholeSymbol)
            #expect(abs(try ink(stage) - plain) < plain * 0.02)
            view.removeAllSymbolEffects(animated: false)
            stage.pass(0.1)
            #expect(try ink(stage) == plain && view.layer.sublayers == nil)
        }
    }

    @Test("a bounce makes the symbol larger, or smaller, for a moment, by the layer's animation, and is over then")
    func bounce() throws {
        try Stage.shown(size: size) { (stage: Stage) throws in
            let view = view("heart.fill", in: stage)
            let (plain, heard) = (try ink(stage), Heard())
            view.addSymbolEffect(.bounce) { heard.contexts.append($0) }
            #expect(try ink(stage, after: 0.18) > plain * 1.3)
            #expect(abs(try ink(stage, after: 0.7) - plain) < plain * 0.02)
            stage.pass(0.7)
            #expect(heard.contexts.map(\.isFinished) == [true] && heard.contexts.first?.sender === view)
            #expect(stage.nextChange == .never && view.layer.sublayers == nil)
            view.addSymbolEffect(.bounce.down.wholeSymbol, options: .repeat(2).speed(2)) { heard.contexts.append($0) }
            #expect(try ink(stage, after: 0.09) < plain * 0.7)
            stage.pass(0.5)
            #expect(heard.contexts.count == 1)
            stage.pass(0.8)
            #expect(heard.contexts.count == 2)
        }
    }

    @Test("variable colour lights one arc after the other; what has no such parts does nothing")
    func variableColor() throws {
        try Stage.shown(size: size) { (stage: Stage) throws in
            let view = view("wifi", in: stage)
            let plain = try ink(stage)
            view.addSymbolEffect(.variableColor.iterative.hideInactiveLayers)
            // Dot, then arcs that grow: the first step is the least.
            let steps = try (0..<4).map { try ink(stage, after: 0.3 * Double($0) + 0.25) }
            #expect(steps.allSatisfy { $0 < plain * 0.7 } && steps == steps.sorted())
            #expect(try ink(stage, after: 1.45) < plain * 0.02)
            #expect(abs(try ink(stage, after: 1.5 * 7 + 0.25) - steps[0]) < 1)
            view.addSymbolEffect(.variableColor.cumulative.dimInactiveLayers)
            let levels = try (0..<5).map { try ink(stage, after: 0.3 * Double($0) + 0.25) }
            #expect(levels == levels.sorted() && abs(levels[0] - plain / 4) < plain * 0.03)
            #expect(abs(levels[4] - plain) < plain * 0.02)
            view.removeSymbolEffect(ofType: .variableColor)
            stage.pass(1)
            #expect(abs(try ink(stage) - plain) < plain * 0.02 && stage.nextChange == .never)
            let heart = self.view("heart.fill", in: stage)
            let heard = Heard()
            heart.addSymbolEffect(.variableColor) { heard.contexts.append($0) }
            stage.pass(0.1)
            #expect(heard.contexts.count == 1)
        }
    }

    @Test("scale, disappear and appear stay; pulse, breathe, rotate and wiggle go on until they are removed")
    func indefinite() throws {
        try Stage.shown(size: size) { (stage: Stage) throws in
            let view = view("gear", in: stage)
            let plain = try ink(stage)
            view.addSymbolEffect(.scale.up)
            stage.pass(1)
            #expect(try ink(stage) > plain * 1.2 && stage.nextChange == .never)
            view.removeAllSymbolEffects()
            stage.pass(1)
            #expect(abs(try ink(stage) - plain) < plain * 0.02)
            view.addSymbolEffect(.disappear)
            #expect(try ink(stage, after: 0.15) > 0)
            stage.pass(1)
            #expect(try ink(stage) == 0)
            view.addSymbolEffect(.appear)
            stage.pass(1)
            #expect(abs(try ink(stage) - plain) < plain * 0.02 && view.layer.sublayers == nil)
            view.addSymbolEffect(.pulse)
            #expect(try ink(stage, after: 16 + 0.8) < plain * 0.45)
            view.removeSymbolEffect(ofType: .pulse, animated: false)
            view.addSymbolEffect(.breathe)
            #expect(try ink(stage, after: 24 + 1.2) > plain * 1.2)
            view.removeSymbolEffect(ofType: .breathe, animated: false)
            let still = try stage.image()
            for effect in [WiggleSymbolEffect.wiggle, .wiggle.left, .wiggle.custom(angle: 45)] {
                view.addSymbolEffect(effect)
                let tree = try #require(stage.window.renderTree)
                let moved = try #require(
                    OffscreenRenderer.bitmap(of: tree, at: stage.clock.now() + 0.16, scale: 1))
                #expect(moved != still)
            }
            view.removeAllSymbolEffects(animated: false)
            view.addSymbolEffect(.rotate, options: .repeat(.continuous))
            let tree = try #require(stage.window.renderTree)
            func turned(_ seconds: Double) throws -> Bitmap {
                try #require(OffscreenRenderer.bitmap(of: tree, at: stage.clock.now() + seconds, scale: 1))
            }
            #expect(try turned(0.05) != still && turned(1.2 * 50 + 0.05) == turned(0.05))
        }
    }

    @Test("one symbol gives place to another, and nothing is left of it")
    func replace() throws {
        try Stage.shown(size: size) { (stage: Stage) throws in
            let view = view("play.fill", in: stage)
            let configuration = UIImage.SymbolConfiguration(pointSize: 60)
            let image = try #require(UIImage(systemName: "pause.fill", withConfiguration: configuration))
            let heard = Heard()
            let first = try stage.image()
            view.setSymbolImage(image, contentTransition: .replace) { heard.contexts.append($0) }
            #expect(view.image == image)
            #expect(abs(try ink(stage) - ink(first)) < 30)
            stage.pass(0.12)
            #expect(try ink(stage) < ink(first) * 0.6)
            stage.pass(1)
            #expect(heard.contexts.map(\.isFinished) == [true] && view.layer.sublayers == nil)
            #expect(try stage.image() != first && stage.nextChange == .never)
            for effect in [ReplaceSymbolEffect.upUp, .offUp.wholeSymbol] {
                view.setSymbolImage(image, contentTransition: effect.magic(fallback: effect))
                view.setSymbolImage(image, contentTransition: .automatic)
            }
            stage.pass(2)
            #expect(view.layer.sublayers == nil)
        }
    }

    @Test("where motion is reduced nothing moves, and opacities change all the same")
    func reducedMotion() throws {
        try Stage.shown(size: size) { (stage: Stage) throws in
            let view = view("heart.fill", in: stage)
            let plain = try ink(stage)
            var settings = InterfaceSettings()
            settings.reducesMotion = true
            stage.window.handle(.settings(settings))
            defer { stage.window.handle(.settings(InterfaceSettings())) }
            let heard = Heard()
            view.addSymbolEffect(.bounce) { heard.contexts.append($0) }
            #expect(abs(try ink(stage, after: 0.18) - plain) < plain * 0.02)
            stage.pass(0.01)
            #expect(heard.contexts.count == 1)
            view.addSymbolEffect(.pulse)
            #expect(try ink(stage, after: 0.8) < plain * 0.6)
        }
    }

    @Test("an effect goes on with another image and another tint; what is no symbol has none")
    func changes() throws {
        try Stage.shown(size: size) { (stage: Stage) throws in
            let view = view("heart.fill", in: stage)
            view.addSymbolEffect(.pulse)
            view.tintColor = .red
            view.image = UIImage(systemName: "wifi", withConfiguration: UIImage.SymbolConfiguration(pointSize: 60))
            stage.pass(1)
            let plain = try ink(stage, after: 0.6)
            #expect(try ink(stage, after: 1.4) < plain * 0.7)
            view.image = nil
            #expect(try ink(stage) == 0)
            view.removeAllSymbolEffects(animated: false)
            stage.pass(0.01)
            let heard = Heard()
            view.image = LayoutAction.image(12)
            view.addSymbolEffect(.bounce) { heard.contexts.append($0) }
            #expect(heard.contexts.map(\.isFinished) == [false] && view.layer.sublayers == nil)
        }
    }
}
