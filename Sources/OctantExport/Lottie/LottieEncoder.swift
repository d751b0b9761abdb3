package import CoreGraphics
internal import RenderServer

// Frames a second. Times need not be whole frames; players that step by frames are smooth.
private let frameRate = 60.0
// The version of the format, as players ask for it.
private let formatVersion = "5.7.0"

/// Writes trees as Lottie animations.
package struct LottieEncoder: Sendable {
    /// The colour beneath all; nil for none.
    package var background: RGBA?

    package init(background: RGBA? = nil) { self.background = background }

    /// The animation that shows `timeline` in a loop: as long as the least time after which all is as it was.
    package func encode(_ timeline: VectorTimeline) throws(VectorError) -> String {
        let scene = try VectorBuilder.scene(timeline, background: background)
        var periods = LottiePeriods()
        for node in scene.nodes { try periods.add(node) }
        var writer = LottieWriter(size: scene.size, clock: LottieClock(duration: periods.duration, rate: frameRate))
        var layers = try writer.layers(scene.nodes, shift: .zero)
        if let color = scene.background { layers.append(writer.solid(color)) }
        let document = JSONText.object([
            ("v", .text(formatVersion)), ("fr", .number(frameRate)), ("ip", .number(0)),
            ("op", .number(periods.duration * frameRate)), ("w", .number(scene.size.width.rounded(.up))),
            ("h", .number(scene.size.height.rounded(.up))), ("ddd", .number(0)), ("assets", .list(writer.assets)),
            ("layers", .list(layers)),
        ])
        var text = ""
        document.write(to: &text)
        return text + "\n"
    }
}

/// Finds the least time after which all of a scene is as it was.
struct LottiePeriods {
    /// Seconds; that of a picture that stays is one.
    var duration: Double { common > 0 ? common : longest > 0 ? longest : 1 }
    private var common = 0.0
    /// The end of what runs once.
    private var longest = 0.0

    init() {}

    mutating func add(_ node: VectorNode) throws(VectorError) {
        for curve in node.curves { try add(curve, node.place) }
        for inner in node.mask ?? [] { try add(inner) }
        if case .group(let nodes) = node.content { for inner in nodes { try add(inner) } }
        if common > 0, longest > 0 {
            throw .unsupported(layer: node.place, what: "an endless motion beside one that ends")
        }
    }

    private mutating func add(_ curve: Curve, _ place: String) throws(VectorError) {
        if curve.isStill { return }
        guard curve.repeats else {
            longest = max(longest, curve.delay + curve.period)
            return
        }
        guard curve.delay <= 0 else { throw .unsupported(layer: place, what: "a loop that begins later") }
        guard let period = CurveFitter.commonPeriod(common, curve.period) else {
            throw .noPeriod(layer: place, limit: longestPeriod)
        }
        common = period
    }
}

extension VectorNode {
    /// All curves of the node itself and of its shape or image.
    fileprivate var curves: [Curve] {
        var result = [shift, turn, scale, opacity, blur]
        if let clip { result.append(clip.curve) }
        switch content {
        case .group, .backdrop: break
        case .image(let picture): result += [picture.index] + picture.slices.map(\.frame)
        case .shape(let shape):
            result.append(shape.outline.curve)
            for paint in [shape.fill, shape.stroke?.paint].compactMap({ $0 }) {
                switch paint {
                case .color(let color, let opacity): result += [color, opacity]
                case .gradient(let gradient):
                    result += [gradient.box, gradient.points, gradient.locations, gradient.colors]
                }
            }
            if let stroke = shape.stroke {
                result += [stroke.width, stroke.miterLimit, stroke.dashPhase]
                if let trim = stroke.trim { result += [trim.start, trim.end] }
            }
        }
        return result
    }
}

extension VectorOutline {
    fileprivate var curve: Curve {
        switch self {
        case .path(_, let points): points
        case .box(let numbers): numbers
        }
    }
}
