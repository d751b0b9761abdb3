import UIKit

// Distances and heights of the inspector's parts, in points.
private let padding: CGFloat = 16
private let rowSpacing: CGFloat = 6
private let previewHeight: CGFloat = 128
private let buttonHeight: CGFloat = 34
private let buttonSpacing: CGFloat = 8
private let radius: CGFloat = 12
private let innerRadius: CGFloat = 8
// The thickness that the slider reaches, in points.
private let mostLineWidth: Float = 12

/// The Attributes Inspector: an indicator with everything that can be chosen of it, seen at once, as code and as files.
final class InspectorView: UIView {
    private var inspected: InspectedIndicator
    private let export: InspectorExport
    private var exhibit: Exhibit?
    private let title = UILabel()
    private let preview = UIView()
    private var rows: [InspectorRow] = []
    private let codePanel = UIView()
    private let code = UILabel()
    private let status = UILabel()
    private var buttons: [UIButton] = []
    private weak var direction: UISegmentedControl?
    /// Called when the inspector needs another height.
    var heightDidChange: () -> Void = {}

    /// An inspector of `indicator`, which writes its files into `directory`.
    init(_ indicator: any Indicator.Type, directory: URL) {
        inspected = InspectedIndicator(indicator)
        export = InspectorExport(directory: directory)
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = radius
        title.font = .systemFont(ofSize: 15, weight: .semibold)
        title.accessibilityTraits = .header
        preview.backgroundColor = .systemGroupedBackground
        preview.layer.cornerRadius = innerRadius
        preview.clipsToBounds = true
        codePanel.backgroundColor = .tertiarySystemFill
        codePanel.layer.cornerRadius = innerRadius
        code.font = .monospacedSystemFont(ofSize: 10.5, weight: .regular)
        code.numberOfLines = 0
        code.semanticContentAttribute = .forceLeftToRight
        code.textAlignment = .left
        status.font = .systemFont(ofSize: 12)
        status.textColor = .secondaryLabel
        status.textAlignment = .center
        codePanel.addSubview(code)
        buttons = [
            button("Copy Code") { $0.copyCode() }, button("PNG") { $0.write(.png) },
            button("APNG") { $0.write(.apng) },
        ]
        ([title, preview, codePanel, status] + buttons).forEach(addSubview)
        choose(indicator)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func button(_ title: String, _ act: @escaping @MainActor (InspectorView) -> Void) -> UIButton {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = title
        configuration.buttonSize = .small
        return UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak self] _ in
                if let self { act(self) }
            })
    }

    // MARK: What is inspected

    /// Inspects `indicator`, with its defaults but for its style.
    func choose(_ indicator: any Indicator.Type, style: String? = nil) {
        inspected = InspectedIndicator(indicator)
        inspected.options.isRightToLeft = isRightToLeft
        if let style { inspected[choice: "style"] = style }
        title.text = indicator.name
        status.text = nil
        makeRows()
        show()
    }

    private func makeRows() {
        rows.forEach { $0.removeFromSuperview() }
        rows = []
        for parameter in inspected.indicator.parameters where parameter.type == .choice {
            let isLong = parameter.choices.count > 3
            rows.append(
                InspectorRow(parameter.name.capitalized, choiceBar(parameter), isLong ? .below : .filling))
        }
        if inspected.has("color") {
            rows.append(
                InspectorRow(
                    "Color", ColorDots(inspected.color) { [weak self] name in self?.change { $0.color = name } },
                    .beside))
        }
        if inspected.make(isDark: false).setAnimating != nil {
            rows.append(toggle("Animating", \.isAnimating))
            rows.append(toggle("Hides stopped", \.hidesWhenStopped))
        }
        if inspected.has("line-width") {
            let slider = NumberSlider(Float(inspected.options.lineWidth), in: 0...mostLineWidth, digits: 1) {
                [weak self] value in self?.change { $0.options.lineWidth = (CGFloat(value) * 10).rounded() / 10 }
            }
            rows.append(InspectorRow("Line Width", slider))
        }
        if inspected.has("progress") {
            let slider = NumberSlider(Float(inspected.options.progress), in: 0...1, digits: 2) {
                [weak self] value in self?.setProgress(value)
            }
            rows.append(InspectorRow("Progress", slider))
        }
        let direction = UISegmentedControl(items: ["Left to right", "Right to left"])
        direction.selectedSegmentIndex = inspected.options.isRightToLeft ? 1 : 0
        self.direction = direction
        direction.addAction(
            UIAction { [weak self, weak direction] _ in
                let isRightToLeft = direction?.selectedSegmentIndex == 1
                self?.change { $0.options.isRightToLeft = isRightToLeft }
            }, for: .valueChanged)
        rows.append(InspectorRow("Direction", direction))
        rows.forEach(addSubview)
        setNeedsLayout()
    }

    private func choiceBar(_ parameter: Parameter) -> UISegmentedControl {
        let titles = parameter.choices.map { $0 == "white-large" ? "Large White" : $0.capitalized }
        let bar = UISegmentedControl(items: titles)
        if titles.count > 3 {
            bar.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 10)], for: .normal)
            bar.apportionsSegmentWidthsByContent = true
        }
        bar.selectedSegmentIndex = parameter.choices.firstIndex(of: inspected[choice: parameter.name]) ?? 0
        bar.addAction(
            UIAction { [weak self, weak bar] _ in
                guard let index = bar?.selectedSegmentIndex, parameter.choices.indices.contains(index) else { return }
                self?.change { $0[choice: parameter.name] = parameter.choices[index] }
            }, for: .valueChanged)
        return bar
    }

    private func toggle(_ name: String, _ path: WritableKeyPath<InspectedIndicator, Bool>) -> InspectorRow {
        let toggle = UISwitch()
        toggle.isOn = inspected[keyPath: path]
        toggle.addAction(
            UIAction { [weak self, weak toggle] _ in
                let isOn = toggle?.isOn ?? false
                self?.change { $0[keyPath: path] = isOn }
            }, for: .valueChanged)
        return InspectorRow(name, toggle, .beside)
    }

    private func change(_ body: (inout InspectedIndicator) -> Void) {
        body(&inspected)
        show()
    }

    /// Moves the progress of what is shown: nothing starts anew.
    private func setProgress(_ value: Float) {
        inspected.options.progress = (Double(value) * 100).rounded() / 100
        exhibit?.setProgress?(Float(inspected.options.progress))
        writeCode()
    }

    /// Shows the indicator anew, and its code.
    private func show() {
        exhibit?.view.removeFromSuperview()
        let exhibit = inspected.make(isDark: traitCollection.userInterfaceStyle == .dark)
        self.exhibit = exhibit
        preview.addSubview(exhibit.view)
        preview.accessibilityContainerType = .semanticGroup
        preview.accessibilityLabel = "Preview of \(inspected.indicator.name)"
        writeCode()
    }

    private func writeCode() {
        code.text = String(inspected.code.dropLast())
        status.text = nil
        setNeedsLayout()
        heightDidChange()
    }

    // MARK: What is done with it

    private func copyCode() {
        let text = inspected.code
        if UIApplication.shared.copyToClipboard(text) {
            status.text = "Copied to the clipboard."
        } else {
            print(text)
            status.text = "No clipboard: printed on standard output."
        }
    }

    private func write(_ format: InspectorExport.Format) {
        do {
            let file = try export.write(inspected, format, isDark: traitCollection.userInterfaceStyle == .dark)
            status.text = "Wrote \(file.lastPathComponent)."
        } catch {
            status.text = "\(error)"
        }
    }

    // MARK: As a view

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.userInterfaceStyle != traitCollection.userInterfaceStyle { show() }
        // What is shown follows the direction of everything around it; the row can choose the other.
        if previousTraitCollection?.layoutDirection != traitCollection.layoutDirection {
            direction?.selectedSegmentIndex = isRightToLeft ? 1 : 0
            change { $0.options.isRightToLeft = isRightToLeft }
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        _ = arrange(in: bounds.width, place: { self.place($0, at: $1) })
        title.textAlignment = isRightToLeft ? .right : .left
        // Code reads from left to right everywhere.
        code.frame = codePanel.bounds.insetBy(dx: 10, dy: 10)
        guard let exhibit else { return }
        let size = CGSize(
            width: min(exhibit.size.width, preview.bounds.width),
            height: min(exhibit.size.height, preview.bounds.height))
        exhibit.view.frame = CGRect(
            x: ((preview.bounds.width - size.width) / 2).rounded(),
            y: ((preview.bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: arrange(in: size.width, place: { _, _ in }))
    }

    /// Lays out everything below one another with `place`. Returns its height, in points.
    private func arrange(in whole: CGFloat, place: (UIView, CGRect) -> Void) -> CGFloat {
        let width = max(whole - 2 * padding, 0)
        var y = padding
        func line(_ view: UIView, height: CGFloat, space: CGFloat) {
            place(view, CGRect(x: padding, y: y, width: width, height: height))
            y += height + space
        }
        line(title, height: 20, space: 10)
        line(preview, height: previewHeight, space: 10)
        for row in rows {
            let height = row.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
            line(row, height: height, space: rowSpacing)
        }
        y += 6
        let text = code.sizeThatFits(CGSize(width: max(width - 20, 0), height: .greatestFiniteMagnitude))
        line(codePanel, height: text.height + 20, space: 10)
        // The first button has the longest title.
        let quarter = (width - 2 * buttonSpacing) / 4
        var x = padding
        for (index, button) in buttons.enumerated() {
            let buttonWidth = index == 0 ? 2 * quarter : quarter
            place(button, CGRect(x: x, y: y, width: buttonWidth, height: buttonHeight))
            x += buttonWidth + buttonSpacing
        }
        y += buttonHeight + 8
        line(status, height: 16, space: 0)
        return y + padding
    }
}
