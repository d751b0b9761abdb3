import CoreGraphics
import OctantBase
import RenderServer

/// The most levels of cells whose particles emit others. Ours.
private let deepest = 8

/// One source of particles of an emitter layer: their appearance and motion.
///
/// Every value with a range is drawn anew for each particle, evenly from `value - range` to `value + range`; Apple
/// publishes no more than that a range is about a mean. Changing a cell shows when its layer's `emitterCells` is set
/// anew, or with `setValue(_:forKeyPath:)` of the layer and a path like `emitterCells.spark.birthRate`. Values that are
/// not finite count as their defaults, with one line on standard error.
open class CAEmitterCell: NSObject, NSCopying {
    /// All values of the cell, without the cells of its particles, as the render server gets them.
    var cell = EmitterCell()
    private var contentsObject: Any?

    /// A cell that emits nothing.
    public override init() { super.init() }

    /// A name for key paths of the layer. Nil by default.
    open var name: String? {
        get { cell.name }
        set { cell.name = newValue }
    }

    /// Whether particles show. True by default.
    open var isEnabled: Bool {
        get { cell.isEnabled }
        set { cell.isEnabled = newValue }
    }

    /// Particles a second; below 0 counts as 0. 0 by default.
    open var birthRate: Float {
        get { cell.birthRate }
        set { set(\.birthRate, max(0, newValue)) }
    }

    /// Seconds of the layer's time at which the cell begins to emit. 0 by default, so that a layer that is shown later
    /// is full of particles at once: `convertTime(CACurrentMediaTime(), from: nil)` of the layer starts it empty.
    open var beginTime: CFTimeInterval {
        get { cell.beginTime }
        set { cell.beginTime = fit(newValue, 0) }
    }

    /// The seconds from `beginTime` on in which the cell emits; 0 or less, and no number, are for ever. That is the
    /// default.
    open var duration: CFTimeInterval {
        get { cell.duration }
        set { cell.duration = newValue > 0 ? newValue : .infinity }
    }

    /// What each particle emits where it is, as long as it lives: their `beginTime` counts from its begin, and their
    /// birth rates are not multiplied by the layer's. Eight levels of cells in cells are shown, with one line on
    /// standard error for more. Nil by default.
    open var emitterCells: [CAEmitterCell]?

    /// The time that a particle shows, in seconds. 0 by default.
    open var lifetime: Float {
        get { cell.lifetime }
        set { set(\.lifetime, newValue) }
    }

    /// The range of `lifetime`, in seconds.
    open var lifetimeRange: Float {
        get { cell.lifetimeRange }
        set { set(\.lifetimeRange, newValue) }
    }

    /// The direction, in radians from the x axis towards the y axis. 0 by default.
    open var emissionLongitude: CGFloat {
        get { cell.emissionLongitude }
        set { set(\.emissionLongitude, newValue) }
    }

    /// The whole angle of the cone about the direction, in radians; 2π is all around. 0 by default.
    open var emissionRange: CGFloat {
        get { cell.emissionRange }
        set { set(\.emissionRange, newValue) }
    }

    /// Points a second. 0 by default.
    open var velocity: CGFloat {
        get { cell.velocity }
        set { set(\.velocity, newValue) }
    }

    /// The range of `velocity`.
    open var velocityRange: CGFloat {
        get { cell.velocityRange }
        set { set(\.velocityRange, newValue) }
    }

    /// The acceleration along the x axis, in points a second, each second. 0 by default.
    open var xAcceleration: CGFloat {
        get { cell.xAcceleration }
        set { set(\.xAcceleration, newValue) }
    }

    /// The acceleration along the y axis, in points a second, each second. 0 by default.
    open var yAcceleration: CGFloat {
        get { cell.yAcceleration }
        set { set(\.yAcceleration, newValue) }
    }

    /// A factor of the image's size. 1 by default.
    open var scale: CGFloat {
        get { cell.scale }
        set { set(\.scale, newValue) }
    }

    /// The range of `scale`.
    open var scaleRange: CGFloat {
        get { cell.scaleRange }
        set { set(\.scaleRange, newValue) }
    }

    /// The change of the scale each second. 0 by default.
    open var scaleSpeed: CGFloat {
        get { cell.scaleSpeed }
        set { set(\.scaleSpeed, newValue) }
    }

    /// The rotation of a particle, in radians a second. 0 by default.
    open var spin: CGFloat {
        get { cell.spin }
        set { set(\.spin, newValue) }
    }

    /// The range of `spin`.
    open var spinRange: CGFloat {
        get { cell.spinRange }
        set { set(\.spinRange, newValue) }
    }

    /// The colour that the image is multiplied with; nil is white. Opaque white by default.
    open var color: CGColor? = .white {
        didSet { cell.color = color?.rgba ?? .white }
    }

    /// The range of the colour's red.
    open var redRange: Float {
        get { Float(cell.colorRange.r) }
        set { cell.colorRange.r = fit(Double(newValue), 0) }
    }

    /// The range of the colour's green.
    open var greenRange: Float {
        get { Float(cell.colorRange.g) }
        set { cell.colorRange.g = fit(Double(newValue), 0) }
    }

    /// The range of the colour's blue.
    open var blueRange: Float {
        get { Float(cell.colorRange.b) }
        set { cell.colorRange.b = fit(Double(newValue), 0) }
    }

    /// The range of the colour's opacity.
    open var alphaRange: Float {
        get { Float(cell.colorRange.a) }
        set { cell.colorRange.a = fit(Double(newValue), 0) }
    }

    /// The change of the colour's red each second. 0 by default.
    open var redSpeed: Float {
        get { Float(cell.colorSpeed.r) }
        set { cell.colorSpeed.r = fit(Double(newValue), 0) }
    }

    /// The change of the colour's green each second. 0 by default.
    open var greenSpeed: Float {
        get { Float(cell.colorSpeed.g) }
        set { cell.colorSpeed.g = fit(Double(newValue), 0) }
    }

    /// The change of the colour's blue each second. 0 by default.
    open var blueSpeed: Float {
        get { Float(cell.colorSpeed.b) }
        set { cell.colorSpeed.b = fit(Double(newValue), 0) }
    }

    /// The change of the colour's opacity each second. 0 by default.
    open var alphaSpeed: Float {
        get { Float(cell.colorSpeed.a) }
        set { cell.colorSpeed.a = fit(Double(newValue), 0) }
    }

    /// The image of each particle: a CGImage or a UIImage; without one nothing shows.
    open var contents: Any? {
        get { contentsObject }
        set {
            contentsObject = newValue
            cell.contents = nil
            if let newValue, case .image(let image)? = AnimationValue(unboxing: newValue) { cell.contents = image }
        }
    }

    /// The part of the image that shows, in units of the image. All of it by default.
    open var contentsRect: CGRect {
        get { cell.contentsRect }
        set { if newValue.isFinite { cell.contentsRect = newValue.standardized } }
    }

    /// Pixels of the image a point; above 0. 1 by default.
    open var contentsScale: CGFloat {
        get { cell.contentsScale }
        set { set(\.contentsScale, newValue > 0 ? newValue : 1) }
    }

    /// The value of the property called `key`, numbers as NSNumber; nil for other names.
    open func value(forKey key: String) -> Any? { keyedValue(key) }

    /// Sets the property called `key`, to its default for nil. Other names, and values of a kind that it does not
    /// accept, change nothing, with one line on standard error.
    open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }

    /// Returns the value as `value(forKey:)` does, for names with dots between: on into rectangles.
    open func value(forKeyPath keyPath: String) -> Any? { keyedValue(path: keyPath) }

    /// Sets the value as `setValue(_:forKey:)` does, for names with dots between.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setKeyedValue(value, path: keyPath) }

    /// The default of the property called `key`, as `value(forKey:)` would return it; nil for none.
    open class func defaultValue(forKey key: String) -> Any? { keyedProperty(key)?.standard() }

    /// The property called `key`.
    class func keyedProperty(_ key: String) -> KeyedProperty? { cellKeys[key] }

    /// A copy with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CAEmitterCell()
        let id = copy.cell.id
        copy.cell = cell
        copy.cell.id = id
        (copy.contentsObject, copy.color) = (contentsObject, color)
        copy.emitterCells = emitterCells
        return copy
    }

    /// The values of the cell, and of the cells of its particles down to the level `depth`.
    final func values(depth: Int = deepest) -> EmitterCell {
        var values = cell
        guard let emitterCells, !emitterCells.isEmpty else { return values }
        guard depth > 1 else {
            Log.once("emitter.depth", "emitter cells are in more than \(deepest) others: the innermost are left out")
            return values
        }
        values.children = emitterCells.map { $0.values(depth: depth - 1) }
        return values
    }

    private func set(_ member: WritableKeyPath<EmitterCell, Float>, _ value: Float) {
        cell[keyPath: member] = Float(fit(Double(value), Double(EmitterCell()[keyPath: member])))
    }

    private func set(_ member: WritableKeyPath<EmitterCell, CGFloat>, _ value: CGFloat) {
        cell[keyPath: member] = CGFloat(fit(Double(value), Double(EmitterCell()[keyPath: member])))
    }

    private func fit(_ value: Double, _ fallback: Double) -> Double {
        if value.isFinite { return value }
        Log.once("emitter.cell", "a value of an emitter cell is not finite: its default stands in for it")
        return fallback
    }
}
