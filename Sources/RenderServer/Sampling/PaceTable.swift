/// The way through a paced animation's values, cut into pieces by its length, so that equal times go equal ways.
struct PaceTable: Sendable, Equatable {
    /// Into how many pieces a way on a curve is cut; 1 on a straight one.
    private let pieces: Int
    /// The shares of the whole way at the ends of the pieces, from 0 up to 1.
    private let shares: [Double]
    /// The number of segments between the values.
    private let segments: Int

    /// The number of pieces that gives an even pace within a thousandth on curves of one bend.
    private static let piecesPerCurve = 64

    /// The table of an animation of two values or more. Values that have no distance (transforms, paths) are spaced
    /// evenly.
    init(_ animation: KeyframeAnimation) {
        pieces = animation.calculationMode == .cubicPaced ? Self.piecesPerCurve : 1
        var lengths = [0.0]
        for segment in 0..<animation.values.count - 1 {
            var last = animation.value(in: segment, at: 0)
            for piece in 1...pieces {
                let next = animation.value(in: segment, at: Double(piece) / Double(pieces))
                lengths.append((lengths.last ?? 0) + (last.distance(to: next) ?? .nan))
                last = next
            }
        }
        let total = lengths.last ?? 0
        let steps = Double(lengths.count - 1)
        shares =
            if total == 0 {
                []
            } else if total.isFinite {
                lengths.map { $0 / total }
            } else {
                lengths.indices.map { Double($0) / steps }
            }
        segments = animation.values.count - 1
    }

    /// The way between two values that `progress` falls into, and how far it is through it. When all values are the
    /// same, the end.
    func position(at progress: Double) -> (segment: Int, fraction: Double) {
        guard !shares.isEmpty else { return (segments - 1, 1) }
        let progress = min(max(progress, 0), 1)
        // The first piece that ends beyond the progress.
        var (low, high) = (0, shares.count - 2)
        while low < high {
            let middle = (low + high) / 2
            if shares[middle + 1] > progress { high = middle } else { low = middle + 1 }
        }
        let (begin, end) = (shares[low], shares[low + 1])
        let within = end > begin ? (progress - begin) / (end - begin) : 0
        return (low / pieces, (Double(low % pieces) + within) / Double(pieces))
    }
}
