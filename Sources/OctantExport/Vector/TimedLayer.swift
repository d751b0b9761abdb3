internal import CoreGraphics
internal import OctantBase
internal import RenderServer

/// A layer in all trees of a timeline, with its clocks.
struct TimedLayer {
    let timeline: VectorTimeline
    /// One for each tree.
    let versions: [RenderLayer]
    /// Of each version, from the tree's time to the layer's own.
    let clocks: [LayerClock]
    /// The numbers of the sublayers on the way from the root, and the kind.
    let place: String

    /// The roots of a timeline's trees.
    init(_ timeline: VectorTimeline) {
        self.timeline = timeline
        versions = timeline.versions.map(\.tree.root)
        clocks = versions.map { LayerClock().entering($0.timing) }
        place = "the root"
    }

    private init(_ timeline: VectorTimeline, _ versions: [RenderLayer], _ clocks: [LayerClock], _ place: String) {
        (self.timeline, self.versions, self.place) = (timeline, versions, place)
        self.clocks = zip(clocks, versions).map { $0.entering($1.timing) }
    }

    var first: RenderLayer { versions[0] }

    /// The properties at `time` of the trees.
    func properties(at time: Double) -> LayerProperties {
        let index = timeline.version(at: time)
        let layer = versions[index]
        if layer.animations.isEmpty { return layer.properties }
        return layer.properties.applying(layer.animations, at: clocks[index].time(at: time))
    }

    /// The sublayers, from back to front, with clocks that lag by so many seconds. Throws where the trees differ in
    /// what is in the layer.
    func sublayers(laggingBy lag: Double = 0) throws(VectorError) -> [TimedLayer] {
        let clocks = clocks.map { $0.lagging(lag) }
        var result: [(layer: TimedLayer, depth: CGFloat)] = []
        for index in first.sublayers.indices {
            var versions: [RenderLayer] = []
            for layer in self.versions {
                guard layer.sublayers.count == first.sublayers.count,
                    layer.sublayers[index].id == first.sublayers[index].id
                else { throw .unsupported(layer: place, what: "sublayers that come and go") }
                versions.append(layer.sublayers[index])
            }
            let layer = TimedLayer(timeline, versions, clocks, place(of: first.sublayers[index], "\(index)"))
            result.append((layer, layer.properties(at: timeline.start).zPosition))
            if !layer.cycles(["zPosition"]).isEmpty {
                throw .unsupported(layer: layer.place, what: "an order of depth that changes")
            }
        }
        return result.ordered { $0.depth < $1.depth }.map(\.layer)
    }

    /// The mask; nil without one.
    func mask() throws(VectorError) -> TimedLayer? {
        var masks: [RenderLayer] = []
        for layer in versions { if let mask = layer.mask { masks.append(mask) } }
        if masks.isEmpty { return nil }
        guard masks.count == versions.count else { throw .unsupported(layer: place, what: "a mask that comes or goes") }
        return TimedLayer(timeline, masks, clocks, place(of: masks[0], "mask"))
    }

    private func place(of layer: RenderLayer, _ name: String) -> String {
        let properties = layer.properties
        let kind =
            properties.shape != nil
            ? "shape"
            : properties.gradient != nil
                ? "gradient"
                : properties.replicator != nil
                    ? "replicator"
                    : properties.text != nil
                        ? "text"
                        : properties.emitter != nil ? "emitter" : properties.contents != nil ? "image" : "layer"
        let way = place.prefix(while: { $0 != " " || place == "the root" })
        return (place == "the root" ? name : "\(way)/\(name)") + " (\(kind))"
    }

    /// The cycles of all animations of properties that have one of these names, or are part of one that has.
    func cycles(_ names: Set<String>) -> [MotionCycle] {
        var result: [MotionCycle] = []
        for (index, layer) in versions.enumerated() {
            for animation in layer.animations {
                let cycle = MotionCycle(animation, clocks[index]) {
                    names.contains(String($0.rawValue.prefix { $0 != "." }))
                }
                guard var cycle else { continue }
                if timeline.isCut {
                    if index > 0 { cycle.begin = max(cycle.begin, timeline.versions[index].time) }
                    if index + 1 < versions.count {
                        cycle.end = min(cycle.end, timeline.versions[index + 1].time)
                    }
                    guard cycle.begin < cycle.end else { continue }
                }
                result.append(cycle)
            }
        }
        return result
    }

    /// The curve of what `read` reads of the properties, which depends on those of these names, and on what has these
    /// other cycles.
    func curve(
        _ names: Set<String>, _ tolerance: [Double], also others: [MotionCycle] = [], isTurn: Bool = false,
        isDiscrete: Bool = false, _ read: @escaping (LayerProperties, Double) -> [Double]
    ) throws(VectorError) -> Curve {
        let fitter = CurveFitter(
            timeline: timeline, cycles: cycles(names) + others, tolerance: tolerance, isTurn: isTurn,
            isDiscrete: isDiscrete, place: place
        ) { time in
            guard !isDiscrete, let frames = timeline.frames(around: time) else {
                return read(properties(at: time), time)
            }
            let (one, other) = (
                read(properties(at: frames.before), frames.before), read(properties(at: frames.after), frames.after)
            )
            guard one.count == other.count else { return one }
            return one.indices.map { index in
                var way = other[index] - one[index]
                if isTurn { way -= (way / 360).rounded() * 360 }
                return one[index] + way * frames.share
            }
        }
        return try fitter.curve()
    }
}
