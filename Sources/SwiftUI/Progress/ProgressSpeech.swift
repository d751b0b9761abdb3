import UIKit

/// Finds the spoken text of a progress view. Main actor only.
@MainActor final class ProgressSpeech {
    /// A label.
    enum Part {
        case label, currentValueLabel
    }

    private weak var label: UIView?
    private weak var currentValueLabel: UIView?

    nonisolated init() {}

    /// The view of a label; nil where it is not shown.
    subscript(part: Part) -> UIView? {
        get { part == .label ? label : currentValueLabel }
        set { if part == .label { label = newValue } else { currentValueLabel = newValue } }
    }
}

/// Records where a label of a progress view is shown.
nonisolated struct SpokenLabel: WrappingModifier {
    let speech: ProgressSpeech
    let part: ProgressSpeech.Part

    @MainActor func update(_ element: EffectElement) { speech[part] = element.ownView }
}

/// Makes a progress view one thing to a screen reader: its label, and how much is done.
nonisolated struct SpokenProgress: WrappingModifier {
    let progress: AccessibilityProgress
    let speech: ProgressSpeech

    @MainActor func makeElement(_ node: _Node, around content: Element) -> SurfaceElement<SpokenProgressView> {
        let view = SpokenProgressView(speech)
        view.progress = progress
        return SurfaceElement(node, around: content, in: view)
    }

    @MainActor func update(_ element: SurfaceElement<SpokenProgressView>) {
        element.surface.overrideLocale(element.environment.values.locale)
        element.surface.progress = progress
    }
}

/// The view around what a progress view's style made.
final class SpokenProgressView: SurfaceView {
    private let speech: ProgressSpeech

    /// The progress.
    var progress = AccessibilityProgress.indeterminate(isRunning: true) {
        didSet { if progress != oldValue { accessibilityProgressDidChange() } }
    }

    init(_ speech: ProgressSpeech) {
        self.speech = speech
        super.init()
    }

    override var accessibilityProgress: AccessibilityProgress? { progress }

    /// The label's text, unless it is the same as the value.
    override var accessibilityLabel: String? {
        get {
            let strings = localizedStrings.joined(speech[.label]?.spokenStrings ?? [])
            return super.accessibilityLabel ?? (strings.isEmpty || strings == completion ? nil : strings)
        }
        set { super.accessibilityLabel = newValue }
    }

    /// The progress, and after it the view's own description of that.
    override var accessibilityValue: String? {
        get {
            let strings = speech[.currentValueLabel]?.spokenStrings ?? []
            guard !strings.isEmpty, let completion else { return super.accessibilityValue }
            return localizedStrings.joined([completion] + strings)
        }
        set { super.accessibilityValue = newValue }
    }

    /// "50% complete"; nil while it is not known.
    private var completion: String? { progress.percent.map(localizedStrings.percentComplete) }
}

extension UIView {
    /// The spoken text of what is in the view, part by part.
    fileprivate var spokenStrings: [String] {
        if isHidden || accessibilityElementsHidden { return [] }
        if isAccessibilityElement { return [accessibilityLabel, accessibilityValue].compactMap(\.self) }
        return subviews.flatMap(\.spokenStrings)
    }

    /// Makes the view speak in `locale`.
    func overrideLocale(_ locale: Locale) {
        if traitCollection[LocaleTrait.self] != locale { traitOverrides[LocaleTrait.self] = locale }
    }
}
