/// How often an effect runs, and how fast.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How often.
    package enum Repetition: Hashable, Sendable {
        /// As the effect usually does.
        case automatic
        /// So many times; nil for ever.
        case count(Int?)
        /// So many times, nil for ever, with so many seconds in between, nil for the usual ones.
        case periodic(Int?, delay: Double?)
        /// For ever, without a pause.
        case continuous
    }

    /// How often the effect runs.
    package private(set) var repetition = Repetition.automatic
    /// How much faster than usual it runs.
    package private(set) var speed = 1.0

    private init() {}

    private func changed(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
        var options = self
        change(&options)
        return options
    }

    // MARK: Repeating

    /// What effects do unless they are asked for something else.
    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }

    /// These options, with the effect running for ever.
    public var repeating: SymbolEffectOptions { changed { $0.repetition = .count(nil) } }

    /// The usual options, with the effect running for ever.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }

    /// These options, with the effect running once.
    public var nonRepeating: SymbolEffectOptions { changed { $0.repetition = .count(1) } }

    /// The usual options, with the effect running once.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }

    /// Returns these options, with the effect running `count` times; nil for ever.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { changed { $0.repetition = .count(count.atLeastOne) } }

    /// Returns the usual options, with the effect running `count` times; nil for ever.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }

    /// Returns these options, with the effect repeating by `behavior`.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        changed { $0.repetition = behavior.repetition }
    }

    /// Returns the usual options, with the effect repeating by `behavior`.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions().repeat(behavior)
    }

    // MARK: Speed

    /// Returns these options, with the effect running `speed` times as fast; what is not above 0 counts as 1.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        changed { $0.speed = speed > 0 && speed.isFinite ? speed : 1 }
    }

    /// Returns the usual options, with the effect running `speed` times as fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }
}

extension Int? {
    /// The number, at least 1.
    fileprivate var atLeastOne: Int? { map { Swift.max(1, $0) } }
}

extension SymbolEffectOptions {
    /// The way in which an effect repeats.
    public struct RepeatBehavior: Hashable, Sendable {
        let repetition: Repetition

        /// For ever, without a pause.
        public static var continuous: RepeatBehavior { RepeatBehavior(repetition: .continuous) }

        /// For ever, with pauses.
        public static var periodic: RepeatBehavior { periodic() }

        /// Returns the behaviour of an effect that runs `count` times, nil for ever, with `delay` seconds in between,
        /// nil for the usual ones.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            let delay = delay.map { $0.isFinite ? max(0, $0) : 0 }
            return RepeatBehavior(repetition: .periodic(count.atLeastOne, delay: delay))
        }
    }
}
