import UIKit

/// A segment for each choice, as wide as there is room.
final class SegmentedChoice: UISegmentedControl, ChoiceControl {
    var choose: (Int) -> Void = { _ in }
    private var lines: [MenuContents.Line] = []

    required init() {
        super.init(frame: .zero)
        addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                choose(selectedSegmentIndex)
            }, for: .valueChanged)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ lines: [MenuContents.Line], chosen: Int?) {
        if lines != self.lines {
            self.lines = lines
            removeAllSegments()
            for (index, line) in lines.enumerated() {
                if let image = line.image, line.title.isEmpty {
                    insertSegment(with: image, at: index, animated: false)
                } else {
                    insertSegment(withTitle: line.title, at: index, animated: false)
                }
            }
        }
        let index = chosen ?? UISegmentedControl.noSegment
        if selectedSegmentIndex != index { selectedSegmentIndex = index }
    }

    func size(for proposal: ProposedViewSize) -> CGSize {
        proposal.widening(intrinsicContentSize)
    }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? stringsInRow }
        set { super.accessibilityLabel = newValue }
    }
}
