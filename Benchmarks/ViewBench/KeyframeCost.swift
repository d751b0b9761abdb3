// What spinners of keyframes cost a frame, against the same in Core Animation; and what one published change among many
// observers costs.

import Combine
import CoreGraphics
import Foundation
import QuartzCore
import SwiftUI
import UIKit

private let side: CGFloat = 36
private let pitch: CGFloat = 40
private let columns = 10

private struct Beat {
    var scale = 1.0
    var opacity = 1.0
}

private struct BeatingDots: View {
    let count: Int

    var body: some View {
        VStack(alignment: .leading, spacing: pitch - side) {
            ForEach(0..<(count + columns - 1) / columns, id: \.self) { row in
                HStack(spacing: pitch - side) {
                    ForEach(0..<min(columns, count - row * columns), id: \.self) { _ in
                        KeyframeAnimator(initialValue: Beat()) { beat in
                            Circle().fill(.blue).frame(width: side, height: side).scaleEffect(beat.scale)
                                .opacity(beat.opacity)
                        } keyframes: { _ in
                            KeyframeTrack(\.scale) {
                                LinearKeyframe(0.5, duration: 0.5)
                                LinearKeyframe(1, duration: 0.5)
                            }
                            KeyframeTrack(\.opacity) {
                                LinearKeyframe(0.4, duration: 0.5)
                                LinearKeyframe(1, duration: 0.5)
                            }
                        }
                    }
                }
            }
        }
        .frame(width: pitch * CGFloat(columns), height: pitch * CGFloat(columns), alignment: .topLeading)
    }
}

/// The same of layers.
@MainActor private func beatingLayer(at origin: CGPoint) -> CALayer {
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: origin.x, y: origin.y, width: side, height: side)
    shape.path = Path(ellipseIn: CGRect(x: 0, y: 0, width: side, height: side)).cgPath
    shape.fillColor = UIColor.systemBlue.cgColor
    for (key, low) in [("transform.scale.x", 0.5), ("transform.scale.y", 0.5), ("opacity", 0.4)] {
        let animation = CAKeyframeAnimation(keyPath: key)
        animation.values = [1, low, 1]
        animation.duration = 1
        animation.repeatCount = .infinity
        shape.add(animation, forKey: key)
    }
    return shape
}

/// Prints what `count` dots that beat by keyframes cost a frame, and what as many layers do.
@MainActor func measureKeyframes(_ count: Int) {
    let size = CGSize(width: pitch * CGFloat(columns), height: pitch * CGFloat(columns))
    let host = _UIHostingView(rootView: BeatingDots(count: count))
    let views = UIWindow(frame: CGRect(origin: .zero, size: size))
    host.frame = views.bounds
    views.addSubview(host)
    views.isHidden = false
    // Keyframes begin in the first frame after the views have appeared.
    let started = milliseconds {
        for _ in 0..<3 {
            CATransaction.flush()
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
        }
        CATransaction.flush()
    }
    let plain = UIView(frame: CGRect(origin: .zero, size: size))
    for index in 0..<count {
        plain.layer.addSublayer(
            beatingLayer(
                at: CGPoint(x: CGFloat(index % columns) * pitch, y: CGFloat(index / columns) * pitch)))
    }
    let layers = UIWindow(frame: CGRect(origin: .zero, size: size))
    layers.addSubview(plain)
    layers.isHidden = false
    CATransaction.flush()
    let bodies = host.bodyRuns
    var costs: (views: [Double], layers: [Double]) = ([], [])
    for _ in 0..<7 {
        costs.views.append(frameCost(of: views))
        costs.layers.append(frameCost(of: layers))
    }
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
    let (ours, theirs) = (costs.views.min() ?? .nan, costs.layers.min() ?? .nan)
    print(
        String(
            format: "%d keyframe spinners: %.3f ms a frame, as layers %.3f ms, ratio %.2f, %d bodies meanwhile, "
                + "begun in %.0f ms", count, ours, theirs, ours / theirs, host.bodyRuns - bodies, started))
    for window in [views, layers] { window.isHidden = true }
}

private final class RowModel: ObservableObject {
    @Published var count = 0
}

private struct ObservingRow: View {
    @ObservedObject var model: RowModel

    var body: some View { Color.blue.frame(width: CGFloat(model.count % 20) + 1, height: 1) }
}

/// Prints what one published change costs among `count` views, each of which observes a model of its own.
@MainActor func measureObservers(_ count: Int) {
    let models = (0..<count).map { _ in RowModel() }
    let host = _UIHostingView(
        rootView: VStack(spacing: 0) { ForEach(0..<count, id: \.self) { ObservingRow(model: models[$0]) } })
    let window = show(host)
    let bodies = host.bodyRuns
    let edits = 100
    let cost =
        milliseconds {
            for edit in 1...edits {
                models[edit * 7 % count].count += 1
                host.flush()
                CATransaction.flush()
            }
        } / Double(edits)
    print(
        String(
            format: "one published change among %d observers: %.3f ms, %.1f bodies", count, cost,
            Double(host.bodyRuns - bodies) / Double(edits)))
    window.isHidden = true
}
