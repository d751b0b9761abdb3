import CoreGraphics
import RenderServer
import TestSupport
import Testing

@testable import OctantExport

/// A tree that shows one thing that vector files have to say.
struct VectorExample: CustomTestStringConvertible, Sendable {
    let name: String
    let tree: RenderTree
    /// The second at which the file begins.
    var start = 0.0
    /// Seconds in which all of it is seen.
    var length = 2.0

    var testDescription: String { name }

    var timeline: VectorTimeline { VectorTimeline(tree, start: start) }
}

enum VectorScenes {
    static let side: CGFloat = 60
    private static let blue = RGBA(r: 0, g: 0.48, b: 1)
    private static let red = RGBA(r: 0.9, g: 0.2, b: 0.1, a: 0.8)

    /// A layer in the middle that shows `change`, under these animations.
    static func tree(
        _ animations: [RenderAnimation] = [], color: RGBA? = blue, sublayers: [RenderLayer] = [],
        mask: RenderLayer? = nil, _ change: @escaping (inout LayerProperties) -> Void = { _ in }
    ) -> RenderTree {
        let layer = Layers.layer(
            CGRect(x: 15, y: 18, width: 30, height: 24), color: color, animations: animations, sublayers: sublayers,
            mask: mask, change: change)
        return Layers.tree(side, side, [layer])
    }

    static func animation(
        _ property: AnimatableProperty, _ from: AnimationValue, _ to: AnimationValue, duration: Double = 2,
        function: TimingFunction? = nil, change: (inout MediaTiming, inout BasicAnimation) -> Void = { _, _ in }
    ) -> RenderAnimation {
        var timing = Layers.timing(duration: duration)
        var basic = BasicAnimation(property: property, from: from, to: to)
        change(&timing, &basic)
        return RenderAnimation(
            timing: timing, timingFunction: function, isRemovedOnCompletion: false, content: .basic(basic))
    }

    private static func keyframes(
        _ property: AnimatableProperty, _ values: [AnimationValue], _ times: [Double]? = nil,
        _ mode: KeyframeAnimation.CalculationMode = .linear, functions: [TimingFunction] = []
    ) -> RenderAnimation {
        var keyframes = KeyframeAnimation(
            property: property, values: values, keyTimes: times, calculationMode: mode)
        keyframes.timingFunctions = functions
        return RenderAnimation(
            timing: Layers.timing(duration: 2), isRemovedOnCompletion: false, content: .keyframe(keyframes))
    }

    private static func ring(_ properties: inout LayerProperties, cap: CGLineCap = .butt) {
        var shape = ShapeProperties()
        shape.path = PathGeometry(ellipseIn: CGRect(x: 3, y: 0, width: 24, height: 24))
        (shape.fillColor, shape.strokeColor) = (nil, CGColor(rgba: blue))
        (shape.lineWidth, shape.lineCap) = (4, cap)
        properties.shape = shape
    }

    private static func turn(_ angle: Double = 2 * .pi) -> RenderAnimation {
        animation(.rotationZ, .scalar(0), .scalar(angle))
    }

    /// What SVG says, by CSS and by SMIL.
    static let inSVG = shapes + images + backdrops

    private static let shapes: [VectorExample] = [
        VectorExample(name: "a turn", tree: tree([turn()])),
        VectorExample(
            name: "a turn that began before", tree: tree([turn()]), start: 0.7),
        VectorExample(
            name: "a stroke that grows and turns",
            tree: tree(
                [
                    turn(), animation(.strokeEnd, .scalar(0), .scalar(1), function: .easeInEaseOut),
                    animation(.strokeStart, .scalar(0), .scalar(1), function: .easeIn),
                ], color: nil
            ) { ring(&$0, cap: .round) }),
        VectorExample(
            name: "a spring",
            tree: tree([
                animation(.position, .point(CGPoint(x: 20, y: 20)), .point(CGPoint(x: 40, y: 36))) {
                    $1.spring = SpringCurve(stiffness: 120, damping: 6)
                }
            ])),
        VectorExample(
            name: "there and back",
            tree: tree([
                animation(.scale, .scalar(0.4), .scalar(1.2), duration: 1, function: .easeOut) { timing, _ in
                    timing.autoreverses = true
                }
            ])),
        VectorExample(
            name: "steps of opacity",
            tree: tree([keyframes(.opacity, [0.2, 0.5, 1].map(AnimationValue.scalar), nil, .discrete)])),
        VectorExample(
            name: "key times and their curves",
            tree: tree([
                keyframes(
                    .positionX, [18, 40, 25, 25].map(AnimationValue.scalar), [0, 0.4, 0.7, 1],
                    functions: [.easeIn, .easeOut, .linear])
            ])),
        VectorExample(
            name: "colours",
            tree: tree([animation(.backgroundColor, .color(blue), .color(red))]) { $0.cornerRadius = 8 }),
        VectorExample(
            name: "sizes and corners",
            tree: tree([
                animation(.boundsSize, .size(CGSize(width: 10, height: 10)), .size(CGSize(width: 40, height: 30))),
                animation(.cornerRadius, .scalar(0), .scalar(15)),
            ]) { ($0.borderWidth, $0.borderColor) = (2, CGColor(rgba: red)) }),
        VectorExample(
            name: "a sum",
            tree: tree([
                animation(.positionX, .scalar(-8), .scalar(8)) { $1.isAdditive = true },
                animation(.positionX, .scalar(0), .scalar(10), duration: 1) { timing, basic in
                    (timing.autoreverses, basic.isAdditive) = (true, true)
                },
            ])),
        VectorExample(
            name: "a clip with continuous corners",
            tree: tree(
                sublayers: [
                    Layers.layer(CGRect(x: 0, y: 0, width: 20, height: 20), color: red, animations: [turn()])
                ]
            ) { ($0.masksToBounds, $0.cornerRadius, $0.cornerCurve) = (true, 9, .continuous) }),
        VectorExample(
            name: "a mask",
            tree: tree(
                mask: Layers.layer(CGRect(x: 5, y: 0, width: 20, height: 24), animations: [turn(.pi / 2)]) {
                    ring(&$0)
                })),
        VectorExample(
            name: "instances that lag",
            tree: tree(
                color: nil,
                sublayers: [
                    Layers.layer(
                        CGRect(x: 13, y: 0, width: 4, height: 7), color: blue,
                        animations: [animation(.opacity, .scalar(1), .scalar(0.1))])
                ]
            ) {
                var replicator = ReplicatorProperties()
                (replicator.count, replicator.delay, replicator.alphaOffset) = (8, 0.25, -0.05)
                replicator.transform = .rotation(.pi / 4, 0, 0, 1)
                $0.replicator = replicator
            }),
        VectorExample(
            name: "a gradient",
            tree: tree([turn()], color: nil) {
                var gradient = GradientProperties()
                gradient.colors = [CGColor(rgba: blue), CGColor(rgba: red)]
                (gradient.startPoint, gradient.endPoint) = (.zero, CGPoint(x: 1, y: 1))
                $0.gradient = gradient
            }),
        VectorExample(
            name: "a shadow of what fades",
            tree: tree([animation(.opacity, .scalar(1), .scalar(0.3))]) {
                ($0.shadow.opacity, $0.shadow.radius) = (0.7, 3)
                $0.shadow.offset = CGSize(width: 3, height: 4)
            }),
        VectorExample(
            name: "dashes that march",
            tree: tree(
                [animation(AnimatableProperty(\ShapeProperties.lineDashPhase), .scalar(0), .scalar(-9))], color: nil
            ) {
                ring(&$0)
                $0.shape?.lineDashPattern = [5, 4]
            }),
        VectorExample(
            name: "a flip in perspective",
            tree: tree([
                animation(.rotationY, .scalar(0), .scalar(.pi), function: .easeInEaseOut)
            ]) {
                $0.transform.m34 = -1 / 60
                $0.cornerRadius = 6
            }),
        VectorExample(
            name: "a path that changes its form",
            tree: tree(
                [
                    animation(
                        .path, .path(PathGeometry(rect: CGRect(x: 0, y: 0, width: 30, height: 24))),
                        .path(PathGeometry(rect: CGRect(x: 10, y: 5, width: 9, height: 19))))
                ], color: nil
            ) {
                var shape = ShapeProperties()
                shape.path = PathGeometry(rect: CGRect(x: 0, y: 0, width: 30, height: 24))
                shape.fillColor = CGColor(rgba: blue)
                $0.shape = shape
            }),
        VectorExample(
            name: "what begins later",
            tree: tree([animation(.opacity, .scalar(1), .scalar(0)) { timing, _ in timing.beginTime = 0.8 }])),
        VectorExample(
            name: "what runs once",
            tree: tree([
                animation(.positionX, .scalar(10), .scalar(45), duration: 0.5) { timing, _ in
                    (timing.repeatCount, timing.fillMode) = (2.5, .forwards)
                }
            ]), length: 1.25),
        VectorExample(name: "images in steps", tree: tree([Layers.steps(4, size: 12)], color: nil)),
    ]
}
