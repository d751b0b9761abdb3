import CoreGraphics
import RenderServer

/// A layer that sends out particles, over its contents and under its sublayers.
///
/// What a particle does is settled by its cell, the seed and its number alone, so that every rendering of an instant
/// shows the same. Particles begin at the cell's `beginTime` in the layer's own time. After a change of a birth rate
/// particles that exist stay; a change of any other number of a cell's acts as if it had always been so.
///
/// `emitterPosition`, `emitterSize`, `birthRate`, `velocity`, `scale` and `spin` animate, and so do a cell's numbers
/// and its colour under key paths like `emitterCells.spark.birthRate`, all but those of its lifetime and of its
/// colour's ranges. A particle keeps the position where it began, and the numbers that held then. As long as an
/// animation sets a birth rate, the times of births are random within 1/64 s. Only changes of `emitterPosition` and
/// `emitterSize` animate by themselves. Depth is left out: shapes and directions lie in the layer's plane.
open class CAEmitterLayer: CALayer {
    private var storedCells: [CAEmitterCell]?

    /// An emitter without cells.
    public override init() { super.init() }

    /// A copy for `presentation()` as in CALayer, or a new emitter.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAEmitterLayer, Self.isCopying(layer) { cellObjects = layer.cellObjects }
    }

    /// An emitter without cells: Octant reads nothing of a layer from archives.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class func setKind(of properties: inout LayerProperties) {
        if properties.emitter == nil { properties.emitter = EmitterProperties() }
    }

    override class func keyedProperty(_ key: String) -> KeyedProperty? {
        emitterKeys[key] ?? super.keyedProperty(key)
    }

    private var cellObjects: [CAEmitterCell]? {
        get { LayerLock.hold { storedCells } }
        set { LayerLock.hold { storedCells = newValue } }
    }

    private var emitter: EmitterProperties { properties.emitter ?? EmitterProperties() }

    /// The sources of particles. Nil by default. They are read when they are set.
    open var emitterCells: [CAEmitterCell]? {
        get { cellObjects }
        set {
            cellObjects = newValue
            updateCells()
        }
    }

    override func willCommit(at time: Double) {
        guard let rendered else { return }
        properties.emitter = emitter.continuing(rendered, with: attached.compactMap(\.rendered), at: time)
    }

    private func updateCells() {
        let cells = (cellObjects ?? []).map { $0.values() }
        setPlain(\.cells, cells, of: \.emitter, "emitterCells")
    }

    /// A factor on the cells' birth rates; below 0 counts as 0. 1 by default.
    open var birthRate: Float {
        get { emitter.birthRate }
        set { set(\.birthRate, newValue, of: \.emitter) }
    }

    /// A factor of the cells' lifetimes; below 0 counts as 0. 1 by default.
    open var lifetime: Float {
        get { emitter.lifetime }
        set {
            let value = max(0, newValue)
            if accepts(value.isFinite, "lifetime") { setPlain(\.lifetime, value, of: \.emitter, "lifetime") }
        }
    }

    /// A factor of the cells' velocities. 1 by default.
    open var velocity: Float {
        get { Float(emitter.velocity) }
        set { set(\.velocity, CGFloat(newValue), of: \.emitter) }
    }

    /// A factor of the particles' sizes. 1 by default.
    open var scale: Float {
        get { Float(emitter.scale) }
        set { set(\.scale, CGFloat(newValue), of: \.emitter) }
    }

    /// A factor of the cells' spins. 1 by default.
    open var spin: Float {
        get { Float(emitter.spin) }
        set { set(\.spin, CGFloat(newValue), of: \.emitter) }
    }

    /// The seed of the random numbers. 0 by default.
    open var seed: UInt32 {
        get { emitter.seed }
        set { setPlain(\.seed, newValue, of: \.emitter, "seed") }
    }

    /// The middle of the shape, in the layer's own space. (0, 0) by default.
    open var emitterPosition: CGPoint {
        get { emitter.position }
        set { set(\.position, newValue, of: \.emitter) }
    }

    /// The shape's size, in points; a circle's radius is its width. Zero by default.
    open var emitterSize: CGSize {
        get { emitter.size }
        set { set(\.size, newValue, of: \.emitter) }
    }

    /// The shape from which particles begin. `.point` by default.
    open var emitterShape: CAEmitterLayerEmitterShape {
        get { CAEmitterLayerEmitterShape(rawValue: emitter.shape.rawValue) }
        set {
            let shape = EmitterProperties.Shape(rawValue: newValue.rawValue) ?? .point
            setPlain(\.shape, shape, of: \.emitter, "emitterShape")
        }
    }

    /// On what of the shape particles begin. `.volume` by default.
    open var emitterMode: CAEmitterLayerEmitterMode {
        get { CAEmitterLayerEmitterMode(rawValue: emitter.mode.rawValue) }
        set {
            let mode = EmitterProperties.Mode(rawValue: newValue.rawValue) ?? .volume
            setPlain(\.mode, mode, of: \.emitter, "emitterMode")
        }
    }

    /// The way in which particles are drawn over one another. `.unordered` by default.
    open var renderMode: CAEmitterLayerRenderMode {
        get { CAEmitterLayerRenderMode(rawValue: emitter.renderMode.rawValue) }
        set {
            let mode = EmitterProperties.RenderMode(rawValue: newValue.rawValue) ?? .unordered
            setPlain(\.renderMode, mode, of: \.emitter, "renderMode")
        }
    }

    /// Sets the value as in CALayer; also for `emitterCells.` with a cell's name and a property of it.
    open override func value(forKeyPath keyPath: String) -> Any? {
        guard let (cell, key) = cell(at: keyPath) else { return super.value(forKeyPath: keyPath) }
        return cell.value(forKeyPath: key)
    }

    /// Sets the value as in CALayer; also for `emitterCells.` with a cell's name and a property of it.
    open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let (cell, key) = cell(at: keyPath) else {
            super.setValue(value, forKeyPath: keyPath)
            return
        }
        cell.setValue(value, forKeyPath: key)
        updateCells()
    }

    private func cell(at keyPath: String) -> (CAEmitterCell, String)? {
        let parts = keyPath.split(separator: ".", maxSplits: 2).map(String.init)
        guard parts.count == 3, parts[0] == "emitterCells",
            let index = cellObjects?.firstIndex(where: { $0.name == parts[1] }), let cell = cellObjects?[index]
        else { return nil }
        // The cells of a presentation are the model's, with what animations make of them.
        guard presented != nil, index < emitter.cells.count, let shown = cell.copy() as? CAEmitterCell else {
            return (cell, parts[2])
        }
        shown.cell = emitter.cells[index]
        shown.color = CGColor(rgba: shown.cell.color)
        return (shown, parts[2])
    }
}
