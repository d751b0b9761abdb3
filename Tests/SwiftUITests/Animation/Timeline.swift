import QuartzCore
import RenderServer
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

/// Shows views of SwiftUI at times of a test's choosing.
@MainActor struct Timeline<Content: View> {
    let clock: ManualClock
    let window: UIWindow
    let host: _UIHostingView<Content>

    /// Runs `body` with `view` in a window of `size` points, at 1 second of media time.
    static func with<Result>(
        _ view: Content, size: CGSize = CGSize(width: 100, height: 100), _ body: (Timeline) throws -> Result
    ) rethrows -> Result {
        try Stage.shown(size: size) { stage in
            let host = _UIHostingView(rootView: view)
            host.frame = stage.window.bounds
            stage.window.addSubview(host)
            CATransaction.flush()
            return try body(Timeline(clock: stage.clock, window: stage.window, host: host))
        }
    }

    /// Applies what waits.
    func turn() { CATransaction.flush() }

    /// Lets `seconds` pass, and what is due then happen.
    func pass(_ seconds: Double) {
        clock.advance(by: seconds)
        CATransaction.flush()
    }

    /// The layers of the views, from back to front, each before what is in it.
    var layers: [CALayer] {
        func all(_ layer: CALayer) -> [CALayer] { [layer] + (layer.sublayers ?? []).flatMap(all) }
        return all(host.layer)
    }

    /// The layers that something moves on.
    var moving: [CALayer] { layers.filter { !($0.animationKeys() ?? []).isEmpty } }

    /// The one layer that has `key` animated.
    func layer(moving key: String) throws -> CALayer {
        let found = moving.filter { $0.animation(forKey: "swiftui.\(key)") != nil }
        #expect(found.count == 1)
        return try #require(found.first)
    }

    /// The properties of `layer` as committed, `seconds` from now, without a turn of the main thread.
    func shown(_ layer: CALayer, in seconds: Double = 0) throws -> LayerProperties {
        let committed = try #require(layer.committed)
        return committed.properties.applying(committed.animations, at: clock.now() + seconds)
    }

    /// The image of the window `seconds` from now, without a turn of the main thread.
    func image(in seconds: Double = 0) throws -> Bitmap {
        let tree = try #require(window.renderTree)
        return try #require(
            OffscreenRenderer.bitmap(of: tree, at: clock.now() + seconds, scale: 1, background: .white))
    }

    /// The time of the window's next visible change.
    var nextChange: NextChange { window.renderTree?.nextChange(after: clock.now()) ?? .never }
}

extension LayerProperties {
    /// Radians, clockwise.
    var angle: Double { atan2(transform.m12, transform.m11) }
}

/// A number that a test sets from outside.
@MainActor final class Dial<Value> {
    private var binding: Binding<Value>?

    /// Called in the body of the view that has the state.
    func connect(_ binding: Binding<Value>) -> EmptyView {
        self.binding = binding
        return EmptyView()
    }

    func set(_ value: Value) { binding?.wrappedValue = value }
}

/// A view made of a value that a test sets.
struct Dialled<Value, Content: View>: View {
    @State private var value: Value
    private let dial: Dial<Value>
    private let content: (Value) -> Content

    init(_ value: Value, _ dial: Dial<Value>, @ViewBuilder _ content: @escaping (Value) -> Content) {
        _value = State(initialValue: value)
        (self.dial, self.content) = (dial, content)
    }

    var body: some View {
        let _ = dial.connect($value)
        content(value)
    }
}
