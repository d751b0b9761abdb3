import OctantDisplay
internal import OctantLocalization

extension UIResponder {
    /// All that is to be known of this element but where it is.
    func accessibilityContent() -> AccessibilityContent {
        let defaults = accessibilityDefaults
        let traits = accessibilityTraits
        var content = AccessibilityContent(
            role: AccessibilityRole(traits, isSet: accessibilityStore?.traits != nil, defaults))
        content.name = accessibilityLabel ?? ""
        content.value = accessibilityValue ?? ""
        content.range = defaults.range
        content.step = defaults.range == nil ? 0 : defaults.step
        content.text = text(content)
        content.hint = accessibilityHint ?? ""
        content.identifier = accessibilityIdentifier ?? ""
        content.language = accessibilityLanguage
        content.states = states(traits, content.role, defaults)
        content.actions = actions(traits, content.role)
        let strings = localizedStrings
        let phrases = strings.catalog
        let isOwnValue = accessibilityValue != defaults.value
        content.spoken = strings.joined([
            traits.contains(.selected) ? phrases.selected : nil,
            content.name,
            isOwnValue ? content.value : defaults.spokenValue ?? content.value,
            traits.contains(.notEnabled) ? phrases.dimmed : nil,
            phrases.word(for: content.role),
            content.role.acceptsText && isFirstResponder ? phrases.isEditing : nil,
            traits.contains(.adjustable) ? phrases.adjustable : nil,
            content.hint,
        ])
        return content
    }

    /// The text of the element: its own, unless the program set another text to be read.
    private func text(_ content: AccessibilityContent) -> AccessibilityText? {
        let own = accessibilityText
        switch content.role {
        case .text, .heading:
            return own?.string == content.name ? own : content.name.isEmpty ? nil : AccessibilityText(content.name)
        default: return content.role.acceptsText ? own : nil
        }
    }

    private func states(
        _ traits: UIAccessibilityTraits, _ role: AccessibilityRole, _ defaults: AccessibilityDefaults
    ) -> AccessibilityStates {
        var states: AccessibilityStates = traits.contains(.notEnabled) ? [] : .enabled
        if traits.contains(.selected) { states.insert(.selected) }
        if traits.contains(.updatesFrequently) { states.insert(.updatesFrequently) }
        if defaults.isBusy { states.insert(.busy) }
        if defaults.isMultiline { states.insert(.multiline) }
        let view = self as? UIView
        if defaults.canBeFocused ?? (view?.canBecomeFocused == true || isFirstResponder) { states.insert(.focusable) }
        let hasFocus = defaults.isFocused ?? (view?.isFocused == true || isFirstResponder)
        if hasFocus, hostWindow?.getsKeys ?? true { states.insert(.focused) }
        let isChoice = role == .radioButton || traits.contains(.toggleButton)
        if let isOn = defaults.isOn ?? (isChoice ? traits.contains(.selected) : nil) {
            states.insert(.checkable)
            if isOn { states.insert(.checked) }
        }
        return states
    }

    private func actions(_ traits: UIAccessibilityTraits, _ role: AccessibilityRole) -> [AccessibilityAction] {
        guard !traits.contains(.notEnabled) else { return [] }
        var actions: [AccessibilityAction] = []
        switch role {
        case .button, .toggleButton, .switchButton, .radioButton, .link, .key, .textField, .secureTextField,
            .searchField:
            actions.append(.activate)
        // Rows that can be selected, and what else keys can choose.
        case .element, .listItem, .row: if (self as? UIView)?.canBecomeFocused == true { actions.append(.activate) }
        default: break
        }
        if traits.contains(.adjustable) { actions += [.increment, .decrement] }
        for (index, action) in (accessibilityCustomActions ?? []).enumerated() {
            actions.append(.custom(index: index, name: action.name))
        }
        return actions
    }
}

extension AccessibilityRole {
    /// The role of an element with these traits: traits that the program set override the class's.
    @MainActor
    init(_ traits: UIAccessibilityTraits, isSet: Bool, _ defaults: AccessibilityDefaults) {
        if let role = defaults.role, !isSet {
            self = role
            return
        }
        let roles: [(UIAccessibilityTraits, AccessibilityRole)] = [
            (.searchField, .searchField), (.toggleButton, .toggleButton), (.button, .button), (.link, .link),
            (.header, .heading), (.keyboardKey, .key), (.image, .image), (.adjustable, .slider),
            (.staticText, .text),
        ]
        self = roles.first { traits.contains($0.0) }?.1 ?? defaults.role ?? .element
    }
}

extension StringCatalog {
    /// The spoken text for an element of this role; nil for none.
    func word(for role: AccessibilityRole) -> String? {
        switch role {
        case .button, .radioButton: button
        case .toggleButton: toggleButton
        case .switchButton: switchButton
        case .link: link
        case .image: image
        case .heading: heading
        case .searchField: searchField
        case .textField: textField
        case .secureTextField: secureTextField
        case .window, .group, .list, .landmark, .dialog, .alert, .scrollArea, .row, .listItem, .text, .key, .slider,
            .stepper,
            .activityIndicator,
            .progressBar, .element:
            nil
        }
    }
}

extension AccessibilityStore {
    /// A node of this content: the one made last, if it would be the same.
    func node(_ content: AccessibilityContent, _ children: [AccessibilityNode]) -> AccessibilityNode {
        if let lastNode, lastNode.content == content, lastNode.children == children { return lastNode }
        let node = AccessibilityNode(id: id, content: content, children: children)
        lastNode = node
        return node
    }
}
