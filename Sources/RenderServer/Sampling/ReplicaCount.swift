import OctantBase

/// The number of layers in the instances of a replicator, those within it, within their masks and rasters included.
final class ReplicaCount {
    private var layers = 0

    /// Counts a layer.
    func add() { layers += 1 }

    /// Whether there is space for one more; logs once when there is none.
    var hasRoom: Bool {
        if layers < Replication.maximumLayers { return true }
        Log.once(
            "replicator.layers",
            "a replicator's instances come to over \(Replication.maximumLayers) layers: others are left out"
        )
        return false
    }
}
