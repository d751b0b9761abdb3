import OctantBase

/// What makes an image of values, which have keys. One thread at a time.
open class CIFilter: NSObject {
    /// What Foundation reads of an object; the first of what is stored.
    private let mark = FoundationTypeMark()
    private let definition: FilterDefinition?
    private var values: [String: Any] = [:]

    /// A filter of a program's own, which overrides `outputImage`.
    public override init() {
        definition = nil
        super.init()
    }

    init(definition: FilterDefinition) {
        self.definition = definition
        super.init()
        for input in definition.inputs { values[input.key] = input.preset.value }
    }

    /// The filter called `name`, as `CIGaussianBlur`; nil where there is none.
    public convenience init?(name: String) {
        guard let definition = FilterDefinition.all[name] else { return nil }
        self.init(definition: definition)
    }

    /// The filter called `name` with values for its keys; nil where there is none.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    /// The filter's name; the class's for one of a program's own.
    open var name: String { definition?.name ?? String(describing: type(of: self)) }

    /// The keys of what the filter is given.
    open var inputKeys: [String] { definition?.inputs.map(\.key) ?? [] }

    /// The keys of what the filter makes.
    open var outputKeys: [String] { [kCIOutputImageKey] }

    /// What the filter makes of its values; nil where an image is missing.
    open var outputImage: CIImage? {
        guard let definition else { return nil }
        let inputs = FilterInputs(definition: definition, values: values)
        return definition.make(inputs).map { CIImage($0, isSmooth: inputs.image()?.isSmooth ?? true) }
    }

    /// Sets all values but images to what the filter has by itself.
    open func setDefaults() {
        for input in definition?.inputs ?? [] {
            if let value = input.preset.value { values[input.key] = value }
        }
    }

    /// Sets the value at `key`; a key that the filter does not have is logged once.
    open func setValue(_ value: Any?, forKey key: String) {
        guard definition == nil || inputKeys.contains(key) else {
            Log.once("coreImage.\(name).\(key)", "the filter \(name) has no \(key)")
            return
        }
        values[key] = value
    }

    /// The value at `key`, or the image that the filter makes; nil for a key that it does not have.
    open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }

    /// The names of all filters that there are, sorted: `category` must be nil.
    open class func filterNames(inCategory category: String?) -> [String] {
        category == nil ? FilterDefinition.all.keys.ordered() : []
    }
}
