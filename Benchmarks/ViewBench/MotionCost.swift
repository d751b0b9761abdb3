import CoreGraphics
import Foundation
import QuartzCore
import RenderServer
import SwiftUI
import UIKit

/// The side of a spinner and the distance from one to the next, in points.
private let side: CGFloat = 36
private let pitch: CGFloat = 40
private let columns = 10
/// Frames drawn in one measurement, a sixtieth of a second apart.
private let frames = 300
/// The number of measurements of both, alternating; the least of each counts.
private let rounds = 7

/// A spinner as apps write them in SwiftUI.
private struct Spinner: View {
    @State private var isSpinning = false

    var body: some View {
        Circle().trim(from: 0, to: 0.7)
            .stroke(Color.blue, style: StrokeStyle(lineWidth: 4, lineCap: .round))
            .frame(width: side, height: side)
            .rotationEffect(.degrees(isSpinning ? 360 : 0))
            .onAppear {
                withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { isSpinning = true }
            }
    }
}

private struct Spinners: View {
    let count: Int

    var body: some View {
        VStack(alignment: .leading, spacing: pitch - side) {
            ForEach(0..<(count + columns - 1) / columns, id: \.self) { row in
                HStack(spacing: pitch - side) {
                    ForEach(0..<min(columns, count - row * columns), id: \.self) { _ in Spinner() }
                }
            }
        }
        .frame(width: pitch * CGFloat(columns), height: pitch * CGFloat(columns), alignment: .topLeading)
    }
}

/// The same spinner as apps make it of layers: one shape layer that turns.
@MainActor private func layerSpinner(at origin: CGPoint) -> CALayer {
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: origin.x, y: origin.y, width: side, height: side)
    shape.path = Path(ellipseIn: CGRect(x: 0, y: 0, width: side, height: side)).cgPath
    shape.fillColor = nil
    shape.strokeColor = UIColor.systemBlue.cgColor
    shape.strokeEnd = 0.7
    shape.lineWidth = 4
    shape.lineCap = .round
    let spin = CABasicAnimation(keyPath: "transform.rotation.z")
    (spin.fromValue, spin.toValue) = (0, 2 * Double.pi)
    spin.duration = 1
    spin.repeatCount = .infinity
    spin.isRemovedOnCompletion = false
    shape.add(spin, forKey: "spin")
    return shape
}

/// Milliseconds of the processor a frame, as the render thread spends them on what `window` has committed.
@MainActor func frameCost(of window: UIWindow) -> Double {
    guard let tree = window.renderTree else { return .nan }
    let mailbox = CommitMailbox()
    mailbox.post(tree)
    let renderer = SurfaceRenderer(mailbox: mailbox, cache: RasterCache())
    let (width, height) = (Int(tree.size.width), Int(tree.size.height))
    let begin = HostClock().now()
    _ = renderer.frame(at: begin, pixelWidth: width, pixelHeight: height, scale: 1)
    let start = clock()
    for frame in 1...frames {
        _ = renderer.frame(at: begin + Double(frame) / 60, pixelWidth: width, pixelHeight: height, scale: 1)
    }
    return Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1000 / Double(frames)
}

/// Prints what `count` turning shapes cost a frame, and what as many turning shape layers of the same appearance do.
@MainActor func measureSpinners(_ count: Int) {
    let size = CGSize(width: pitch * CGFloat(columns), height: pitch * CGFloat(columns))
    func window(_ view: UIView) -> UIWindow {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        view.frame = window.bounds
        window.addSubview(view)
        window.isHidden = false
        CATransaction.flush()
        CATransaction.flush()
        return window
    }
    let host = _UIHostingView(rootView: Spinners(count: count))
    let shapes = window(host)
    let plain = UIView()
    for index in 0..<count {
        let origin = CGPoint(x: CGFloat(index % columns) * pitch, y: CGFloat(index / columns) * pitch)
        plain.layer.addSublayer(layerSpinner(at: origin))
    }
    let layers = window(plain)
    let bodies = host.bodyRuns
    var costs: (shapes: [Double], layers: [Double]) = ([], [])
    for _ in 0..<rounds {
        costs.shapes.append(frameCost(of: shapes))
        costs.layers.append(frameCost(of: layers))
    }
    let (ours, theirs) = (costs.shapes.min() ?? .nan, costs.layers.min() ?? .nan)
    print(
        String(
            format: "%d spinning shapes: %.3f ms a frame, as layers %.3f ms, ratio %.2f, %d bodies in %d frames", count,
            ours, theirs, ours / theirs, host.bodyRuns - bodies, rounds * frames))
    for window in [shapes, layers] { window.isHidden = true }
}

/// A screen as apps have them: rows of a shape, two of them with a line, of plain views.
private struct Screen: View {
    var body: some View {
        VStack(spacing: 8) {
            ForEach(0..<10, id: \.self) { row in
                HStack(spacing: 8) {
                    Circle().fill(Color.blue).frame(width: 24, height: 24)
                    RoundedRectangle(cornerRadius: 6).fill(Color.gray).frame(height: 24 + CGFloat(row))
                }
                .padding(.horizontal, 16)
            }
        }
    }
}

/// The same in UIKit.
@MainActor private func plainScreen() -> UIView {
    let stack = UIStackView()
    (stack.axis, stack.spacing) = (.vertical, 8)
    for row in 0..<10 {
        let dot = UIView()
        dot.backgroundColor = .systemBlue
        dot.layer.cornerRadius = 12
        dot.widthAnchor.constraint(equalToConstant: 24).isActive = true
        let bar = UIView()
        bar.backgroundColor = .systemGray
        bar.layer.cornerRadius = 6
        bar.heightAnchor.constraint(equalToConstant: 24 + CGFloat(row)).isActive = true
        let line = UIStackView(arrangedSubviews: [dot, bar])
        (line.spacing, line.alignment) = (8, .center)
        line.isLayoutMarginsRelativeArrangement = true
        line.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        stack.addArrangedSubview(line)
        dot.heightAnchor.constraint(equalToConstant: 24).isActive = true
    }
    return stack
}

/// Prints the milliseconds from nothing to the first image of a screen of 20 views, in SwiftUI and in UIKit, the very
/// first time in the process and later.
@MainActor func measureScreen(first kind: String) {
    func shown(_ make: () -> UIView) -> Double {
        milliseconds {
            let window = show(make())
            if let tree = window.renderTree {
                _ = OffscreenRenderer.bitmap(of: tree, at: HostClock().now(), scale: 1)
            }
            window.isHidden = true
        }
    }
    func swiftUI() -> Double { shown { _UIHostingView(rootView: Screen()) } }
    func uiKit() -> Double { shown(plainScreen) }
    let cold = kind == "swiftui" ? swiftUI() : uiKit()
    let warm = (0..<20).map { _ in kind == "swiftui" ? swiftUI() : uiKit() }.min() ?? .nan
    print(String(format: "20 views in %@: on screen in %.1f ms the first time, then %.1f ms", kind, cold, warm))
}
