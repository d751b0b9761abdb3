import UIKit

/// What a person can be let feel or hear of an event. A desktop has nothing to be felt.
public struct SensoryFeedback: Equatable, Sendable {
    /// The weight of what collides.
    public struct Weight: Equatable, Sendable {
        fileprivate let style: UIImpactFeedbackGenerator.FeedbackStyle

        /// Something small.
        public static let light = Weight(style: .light)
        /// Something of middling weight.
        public static let medium = Weight(style: .medium)
        /// Something heavy.
        public static let heavy = Weight(style: .heavy)
    }

    /// How far what collides gives way.
    public struct Flexibility: Equatable, Sendable {
        fileprivate let style: UIImpactFeedbackGenerator.FeedbackStyle

        /// Something hard.
        public static let rigid = Flexibility(style: .rigid)
        /// Something neither hard nor soft.
        public static let solid = Flexibility(style: .medium)
        /// Something soft.
        public static let soft = Flexibility(style: .soft)
    }

    private enum Kind: Equatable {
        case outcome(UINotificationFeedbackGenerator.FeedbackType)
        case selection, increase, decrease, start, stop, alignment, levelChange, pathComplete
        case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: Double)
    }

    private let kind: Kind

    /// A task is done.
    public static let success = SensoryFeedback(kind: .outcome(.success))
    /// A task warns of something.
    public static let warning = SensoryFeedback(kind: .outcome(.warning))
    /// An error happened.
    public static let error = SensoryFeedback(kind: .outcome(.error))
    /// The selection changed.
    public static let selection = SensoryFeedback(kind: .selection)
    /// A value rose past something that matters.
    public static let increase = SensoryFeedback(kind: .increase)
    /// A value fell past something that matters.
    public static let decrease = SensoryFeedback(kind: .decrease)
    /// An activity began.
    public static let start = SensoryFeedback(kind: .start)
    /// An activity ended.
    public static let stop = SensoryFeedback(kind: .stop)
    /// What is dragged is in line with something.
    public static let alignment = SensoryFeedback(kind: .alignment)
    /// A level of pressure changed.
    public static let levelChange = SensoryFeedback(kind: .levelChange)
    /// A drawn path is complete.
    public static let pathComplete = SensoryFeedback(kind: .pathComplete)
    /// Something collides.
    public static let impact = SensoryFeedback(kind: .impact(.medium, intensity: 1))

    /// Something of a weight collides, this hard, 0...1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(weight.style, intensity: intensity))
    }

    /// Something that gives way so far collides, this hard, 0...1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(flexibility.style, intensity: intensity))
    }

    /// Gives the feedback, by UIKit's generators.
    @MainActor func play() {
        switch kind {
        case .outcome(let outcome): UINotificationFeedbackGenerator().notificationOccurred(outcome)
        case .impact(let style, let intensity):
            UIImpactFeedbackGenerator(style: style).impactOccurred(intensity: intensity)
        case .selection, .increase, .decrease, .start, .stop, .alignment, .levelChange, .pathComplete:
            UISelectionFeedbackGenerator().selectionChanged()
        }
    }
}
