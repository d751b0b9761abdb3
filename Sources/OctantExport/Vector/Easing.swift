internal import RenderServer

/// The way from one key of a curve to the next.
enum Easing: Hashable, Sendable {
    case linear
    /// The value stays until the next key.
    case step
    case curve(TimingFunction)

    /// The progress of the value at `x`, 0...1, of the time.
    func value(at x: Double) -> Double {
        switch self {
        case .linear: x
        case .step: x >= 1 ? 1 : 0
        case .curve(let function): function.value(at: x)
        }
    }

    /// The same way backwards.
    var reversed: Easing {
        guard case .curve(let f) = self else { return self }
        return .curve(TimingFunction(c1x: 1 - f.c2x, c1y: 1 - f.c2y, c2x: 1 - f.c1x, c2y: 1 - f.c1y))
    }

    /// That of a timing function; nil is linear.
    init(_ function: TimingFunction?) {
        guard let function, function.c1x != function.c1y || function.c2x != function.c2y else {
            self = .linear
            return
        }
        self = .curve(function)
    }
}
