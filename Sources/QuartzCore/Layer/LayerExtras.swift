/// The properties of a layer that are not visible: its delegates, and the program's own data.
struct LayerExtras {
    weak var delegate: (any CALayerDelegate)?
    var name: String?
    var layoutManager: (any CALayoutManager)?
    var actions: [String: any CAAction]?
    var style: [AnyHashable: Any]?
    var contentsFormat = CALayerContentsFormat.RGBA8Uint
    var hasActions = true
}
