// What it costs to sample a tree of many animated layers. Benchmarks/allocations calls it.
//
//   SampleBench LAYERS SAMPLES        prints the milliseconds of one sample

import CoreGraphics
import Foundation
import RenderServer

/// Samples made first, in which arrays grow to their size.
private let warmUp = 5
private func endless(_ duration: Double) -> MediaTiming {
    var timing = MediaTiming()
    (timing.duration, timing.repeatCount) = (duration, .infinity)
    return timing
}

private func animation(_ content: RenderAnimation.Content, _ duration: Double) -> RenderAnimation {
    RenderAnimation(timing: endless(duration), isRemovedOnCompletion: false, content: content)
}

private func basic(_ property: AnimatableProperty, _ from: AnimationValue, _ to: AnimationValue) -> RenderAnimation {
    animation(.basic(BasicAnimation(property: property, from: from, to: to)), 1.3)
}

/// `count` layers that turn, fade, trim their strokes, move and step through images, all at once. Every third one
/// changes its colours too, every fourth its depth, every sixth its path, every seventh a gradient, and every fifth
/// grows and rounds its corners in a group in a group.
private func tree(_ count: Int) -> RenderTree {
    let images = (0..<8).compactMap { _ in Bitmap(width: 8, height: 8).map(CGImage.init(bitmap:)) }
    let layers = (0..<count).map { index in
        var shape = ShapeProperties()
        shape.path = PathGeometry(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8))
        shape.strokeColor = .black
        var properties = LayerProperties()
        properties.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
        // Some in view, some out of it.
        properties.position = CGPoint(x: index % 125 * 10, y: index / 125 * 20)
        properties.shape = shape
        let location = properties.position
        let steps = KeyframeAnimation(
            property: .contents, values: images.map { .image($0) }, calculationMode: .discrete)
        let hops = KeyframeAnimation(
            property: .position,
            values: [.point(location), .point(CGPoint(x: location.x + 9, y: location.y)), .point(location)],
            calculationMode: .cubicPaced)
        properties.backgroundColor = .white
        var more: [RenderAnimation] = []
        if index % 3 == 0 {
            let (red, blue) = (RGBA(r: 1, g: 0, b: 0), RGBA(r: 0, g: 0, b: 1))
            more += [
                basic(.backgroundColor, .color(red), .color(blue)), basic(.strokeColor, .color(blue), .color(red)),
                basic(.shadowColor, .color(blue), .color(red)),
            ]
        }
        if index % 6 == 0 {
            let small = PathGeometry(ellipseIn: CGRect(x: 2, y: 2, width: 4, height: 4))
            more.append(basic(.path, .path(small), .path(PathGeometry(ellipseIn: properties.bounds))))
        }
        if index % 7 == 0 {
            var gradient = GradientProperties()
            (gradient.colors, gradient.locations) = ([.black, .white], [0, 1])
            properties.gradient = gradient
            properties.backgroundColor = nil
            more += [
                basic(.colors, .colors([.black, .white]), .colors([.white, .black])),
                basic(.locations, .numbers([0, 0.5]), .numbers([0.5, 1])),
                basic(.backgroundColor, .color(.clear), .color(.white)),
                basic(.startPoint, .point(.zero), .point(CGPoint(x: 1, y: 1))),
            ]
        }
        if index % 4 == 0 { more.append(basic(.zPosition, .scalar(0), .scalar(Double(index % 7)))) }
        if index % 5 == 0 {
            let inner = animation(
                .group([
                    basic(.cornerRadius, .scalar(0), .scalar(4)),
                    basic(.boundsSize, .size(.zero), .size(CGSize(width: 9, height: 9))),
                ]), 0.7)
            more.append(animation(.group([inner, basic(.borderWidth, .scalar(0), .scalar(2))]), 1.1))
        }
        return RenderLayer(
            id: .unique(), properties: properties,
            animations: more + [
                basic(.rotationZ, .scalar(0), .scalar(6)), basic(.opacity, .scalar(0.1), .scalar(1)),
                basic(.strokeEnd, .scalar(0), .scalar(1)), animation(.keyframe(hops), 0.9),
                animation(.keyframe(steps), 0.8),
            ])
    }
    var root = LayerProperties()
    root.bounds = CGRect(x: 0, y: 0, width: 1280, height: 800)
    root.position = CGPoint(x: 640, y: 400)
    return RenderTree(root: RenderLayer(id: .unique(), properties: root, sublayers: layers), size: root.bounds.size)
}

let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
guard arguments.count == 2, arguments[0] > 0, arguments[1] > 0 else {
    print("usage: SampleBench LAYERS SAMPLES")
    exit(2)
}
let (measured, samples) = (tree(arguments[0]), arguments[1])
var sample = SampledTree()
for step in 0..<warmUp { measured.sample(at: Double(step) * 0.013, into: &sample) }
let start = HostClock().now()
for step in 0..<samples { measured.sample(at: Double(step) * 0.0167, into: &sample) }
print(((HostClock().now() - start) / Double(samples) * 1e6).rounded() / 1e3)
