import UIKit

/// A wheel with a row for each choice. Main actor only.
final class WheelChoice: UIControl, ChoiceControl, UIPickerViewDataSource, UIPickerViewDelegate {
    var choose: (Int) -> Void = { _ in }
    private let wheel = UIPickerView()
    private var lines: [MenuContents.Line] = []

    required init() {
        super.init(frame: .zero)
        (wheel.dataSource, wheel.delegate) = (self, self)
        addSubview(wheel)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ lines: [MenuContents.Line], chosen: Int?) {
        if lines != self.lines {
            self.lines = lines
            wheel.reloadAllComponents()
        }
        if let chosen, wheel.selectedRow(inComponent: 0) != chosen {
            wheel.selectRow(chosen, inComponent: 0, animated: window != nil)
        }
        wheel.isUserInteractionEnabled = isEnabled
        wheel.alpha = isEnabled ? 1 : 0.5
    }

    func size(for proposal: ProposedViewSize) -> CGSize {
        proposal.widening(wheel.intrinsicContentSize)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        wheel.frame = bounds
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { lines.count }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        lines.indices.contains(row) ? lines[row].title : nil
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { choose(row) }
}
