import CoreGraphics
import Foundation

private let types: [String: UIButton.ButtonType] = [
    "custom": .custom, "system": .system, "roundedRect": .system, "close": .close,
    "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd,
]
private let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
]
private let corners: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
]
private let sizes: [String: UIButton.Configuration.Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
]
private let titleAlignments: [String: UIButton.Configuration.TitleAlignment] = [
    "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
]
private let placements: [String: NSDirectionalRectEdge] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom, "all": .all,
]

extension NibReader {
    /// The element's type of button; `custom` when it has none.
    var buttonType: UIButton.ButtonType { choice("buttonType", types) ?? .custom }

    /// Applies the element's attributes of buttons to `button`, but for its type.
    func fill(_ button: UIButton) {
        fill(control: button)
        if let configuration = child("configuration", "buttonConfiguration") {
            button.configuration = configuration.configuration()
        }
        if let font = font() { button.titleLabel?.font = font }
        if let lineBreak = choice("lineBreakMode", Self.lineBreaks) { button.titleLabel?.lineBreakMode = lineBreak }
        if let flag = flag("adjustsImageWhenHighlighted") { button.adjustsImageWhenHighlighted = flag }
        if let flag = flag("adjustsImageWhenDisabled") { button.adjustsImageWhenDisabled = flag }
        if let flag = flag("showsTouchWhenHighlighted") { button.showsTouchWhenHighlighted = flag }
        if let flag = flag("changesSelectionAsPrimaryAction") { button.changesSelectionAsPrimaryAction = flag }
        if let insets = insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
        if let insets = insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
        if let insets = insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
        for item in items("state") {
            guard let state = states[item.element.key ?? ""] else {
                item.report(.unfitValue, "state", "'\(item.element.key ?? "")' is no state of a button")
                continue
            }
            fill(button, for: state, from: item)
        }
    }

    private func fill(_ button: UIButton, for state: UIControl.State, from item: NibReader) {
        if let title = item.attributedText("attributedTitle") { button.setAttributedTitle(title, for: state) }
        if let title = item.text("title"), button.configuration == nil || !title.isEmpty {
            button.setTitle(title, for: state)
        }
        if let image = item.image("image") { button.setImage(image, for: state) }
        if let image = item.image("backgroundImage") { button.setBackgroundImage(image, for: state) }
        if let color = item.color("titleColor") { button.setTitleColor(color, for: state) }
    }

    /// The configuration that this element is.
    private func configuration() -> UIButton.Configuration {
        let styles: [String: UIButton.Configuration] = [
            "plain": .plain(), "gray": .gray(), "tinted": .tinted(), "filled": .filled(),
        ]
        var made = choice("style", styles) ?? .plain()
        if let text = attributedText("attributedTitle") { made.attributedTitle = AttributedString(text) }
        if let text = text("title") { made.title = text }
        if let text = attributedText("attributedSubtitle") {
            made.attributedSubtitle = AttributedString(text)
        }
        if let text = text("subtitle") { made.subtitle = text }
        if let image = image("image") { made.image = image }
        if let placement = choice("imagePlacement", placements) { made.imagePlacement = placement }
        if let padding = number("imagePadding") { made.imagePadding = padding }
        if let padding = number("titlePadding") { made.titlePadding = padding }
        if let alignment = choice("titleAlignment", titleAlignments) { made.titleAlignment = alignment }
        if let lineBreak = choice("titleLineBreakMode", Self.lineBreaks) { made.titleLineBreakMode = lineBreak }
        if let flag = flag("showsActivityIndicator") { made.showsActivityIndicator = flag }
        if let style = choice("cornerStyle", corners) { made.cornerStyle = style }
        if let size = choice("buttonSize", sizes) { made.buttonSize = size }
        if let insets = directionalInsets("contentInsets") { made.contentInsets = insets }
        if let color = color("baseForegroundColor") { made.baseForegroundColor = color }
        if let color = color("baseBackgroundColor") { made.baseBackgroundColor = color }
        if let background = child("background", "backgroundConfiguration") {
            if let radius = background.number("cornerRadius") { made.background.cornerRadius = max(0, radius) }
            if let color = background.color("backgroundColor") { made.background.backgroundColor = color }
        }
        return made
    }
}
