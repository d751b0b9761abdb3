import CoreGraphics

private let horizontal: [String: UIControl.ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
]
private let vertical: [String: UIControl.ContentVerticalAlignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
]

extension NibReader {
    /// Applies the element's attributes of any control to `control`.
    func fill(control: UIControl) {
        if let flag = flag("enabled") { control.isEnabled = flag }
        if let flag = flag("selected") { control.isSelected = flag }
        if let flag = flag("highlighted") { control.isHighlighted = flag }
        if let alignment = choice("contentHorizontalAlignment", horizontal) {
            control.contentHorizontalAlignment = alignment
        }
        if let alignment = choice("contentVerticalAlignment", vertical) { control.contentVerticalAlignment = alignment }
    }

    /// Applies the element's attributes of switches to `control`.
    func fill(_ control: UISwitch) {
        fill(control: control)
        if let flag = flag("on") { control.isOn = flag }
        if let color = color("onTintColor") { control.onTintColor = color }
        if let color = color("thumbTintColor") { control.thumbTintColor = color }
    }

    /// Applies the element's attributes of sliders to `slider`.
    func fill(_ slider: UISlider) {
        fill(control: slider)
        // The limits first: they bring the value between them.
        if let value = number("minValue") { slider.minimumValue = Float(value) }
        if let value = number("maxValue") { slider.maximumValue = Float(value) }
        if let value = number("value") { slider.value = Float(value) }
        if let flag = flag("continuous") { slider.isContinuous = flag }
        if let color = color("minimumTrackTintColor") { slider.minimumTrackTintColor = color }
        if let color = color("maximumTrackTintColor") { slider.maximumTrackTintColor = color }
        if let color = color("thumbTintColor") { slider.thumbTintColor = color }
        if let image = image("minimumValueImage") { slider.minimumValueImage = image }
        if let image = image("maximumValueImage") { slider.maximumValueImage = image }
    }

    /// Applies the element's attributes of steppers to `stepper`.
    func fill(_ stepper: UIStepper) {
        fill(control: stepper)
        if let value = number("minimumValue") { stepper.minimumValue = value }
        if let value = number("maximumValue") { stepper.maximumValue = value }
        if let value = number("stepValue") { stepper.stepValue = value }
        if let value = number("value") { stepper.value = value }
        if let flag = flag("wraps") { stepper.wraps = flag }
        if let flag = flag("autorepeat") { stepper.autorepeat = flag }
        if let flag = flag("continuous") { stepper.isContinuous = flag }
    }

    /// Applies the element's attributes of page controls to `control`, its number of pages first.
    func fill(_ control: UIPageControl) {
        fill(control: control)
        if let count = whole("numberOfPages") { control.numberOfPages = count }
        if let page = whole("currentPage") { control.currentPage = page }
        if let flag = flag("hidesForSinglePage") { control.hidesForSinglePage = flag }
        if let flag = flag("allowsContinuousInteraction") { control.allowsContinuousInteraction = flag }
        let styles: [String: UIPageControl.BackgroundStyle] = [
            "automatic": .automatic, "prominent": .prominent, "minimal": .minimal,
        ]
        if let style = choice("backgroundStyle", styles) { control.backgroundStyle = style }
        if let color = color("pageIndicatorTintColor") { control.pageIndicatorTintColor = color }
        if let color = color("currentPageIndicatorTintColor") { control.currentPageIndicatorTintColor = color }
        if let image = image("preferredIndicatorImage") { control.preferredIndicatorImage = image }
    }

    /// Applies the element's attributes of segmented controls to `control`, its segments first.
    func fill(_ control: UISegmentedControl) {
        fill(control: control)
        if let segments = list("segments") {
            control.removeAllSegments()
            for (index, segment) in segments.items("segment").enumerated() {
                if let image = segment.image("image") {
                    control.insertSegment(with: image, at: index, animated: false)
                } else {
                    control.insertSegment(withTitle: segment.text("title") ?? "", at: index, animated: false)
                }
                if let width = segment.number("width") { control.setWidth(max(0, width), forSegmentAt: index) }
                if let flag = segment.flag("enabled") { control.setEnabled(flag, forSegmentAt: index) }
            }
        }
        if let flag = flag("momentary") { control.isMomentary = flag }
        if let flag = flag("apportionsSegmentWidthsByContent") { control.apportionsSegmentWidthsByContent = flag }
        if let index = whole("selectedSegmentIndex") {
            if index >= -1 && index < control.numberOfSegments {
                control.selectedSegmentIndex = index
            } else {
                report(.unfitValue, "selectedSegmentIndex", "there is no segment \(index) to be selected")
            }
        }
        if let color = color("selectedSegmentTintColor") { control.selectedSegmentTintColor = color }
    }

    /// Applies the element's attributes of text fields to `field`.
    func fill(_ field: UITextField) {
        fill(control: field)
        let styles: [String: UITextField.BorderStyle] = [
            "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
        ]
        if let style = choice("borderStyle", styles) { field.borderStyle = style }
        if let font = font() { field.font = font }
        if let color = color("textColor") { field.textColor = color }
        if let alignment = choice("textAlignment", Self.alignments) { field.textAlignment = alignment }
        if let flag = flag("clearsOnBeginEditing") { field.clearsOnBeginEditing = flag }
        if let text = text("placeholder") { field.placeholder = text }
        if let text = text("text") { field.text = text }
        field.editor.traits = inputTraits
        if let flag = child("textInputTraits", "textInputTraits")?.flag("secureTextEntry") {
            field.isSecureTextEntry = flag
        }
    }
}
