internal import CoreGraphics

// The handles of a quarter of a circle, as a share of its radius.
private let circleHandle = 0.5522847498

extension VectorOutline {
    /// The same outline as a path.
    var asPath: VectorOutline {
        guard case .box(let numbers) = self else { return self }
        let verbs: [PathVerb] = [.move, .line, .cubic, .line, .cubic, .line, .cubic, .line, .cubic, .close]
        return .path(
            verbs,
            numbers.map { box in
                let (x, y, right, bottom, r) = (box[0], box[1], box[0] + box[2], box[1] + box[3], box[4])
                let k = r * (1 - circleHandle)
                return [
                    x + r, y, right - r, y, right - k, y, right, y + k, right, y + r, right, bottom - r, right,
                    bottom - k, right - k, bottom, right - r, bottom, x + r, bottom, x + k, bottom, x, bottom - k, x,
                    bottom - r, x, y + r, x, y + k, x + k, y, x + r, y,
                ]
            })
    }
}
