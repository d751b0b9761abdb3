import CoreGraphics
import UIKit

#if canImport(RenderServer)
    import OctantDisplay

    /// What a screen reader can know, as lines. Main actor only.
    @MainActor
    enum AccessibilityLines {
        /// The lines of `view` in `window`, an element each, those within others two spaces further in.
        static func of(_ view: UIView, in window: UIWindow) -> [String] {
            guard let tree = window.accessibilityTree else { return [] }
            let extent = view.convert(view.bounds, to: window)
            let isAll = view === window || extent.contains(window.bounds)
            return tree.root.children.flatMap { lines($0, "", isAll ? nil : extent) }
        }

        /// `extent` is where elements are to lie; nil for anywhere.
        private static func lines(_ node: AccessibilityNode, _ indent: String, _ extent: CGRect?) -> [String] {
            let content = node.content
            if content.role.isContainer && !isTold(content) {
                return node.children.flatMap { lines($0, indent, extent) }
            }
            let within = node.children.flatMap { lines($0, indent + "  ", extent) }
            if let extent, !extent.insetBy(dx: -0.5, dy: -0.5).contains(content.frame), within.isEmpty { return [] }
            return [indent + words(content)] + within
        }

        /// Groups that say nothing of themselves are left out.
        private static func isTold(_ content: AccessibilityContent) -> Bool {
            content.role != .group && content.role != .window || !content.name.isEmpty
        }

        private static func words(_ content: AccessibilityContent) -> String {
            var parts = ["\(content.role)"]
            if !content.name.isEmpty { parts.append(Described.text(content.name)) }
            if !content.value.isEmpty { parts.append("value \(Described.text(content.value))") }
            if !content.hint.isEmpty { parts.append("hint \(Described.text(content.hint))") }
            if !content.identifier.isEmpty { parts.append("id \(Described.text(content.identifier))") }
            parts += states(content)
            parts += content.actions.compactMap(action)
            parts.append("at \(Described.rect(content.frame))")
            return parts.joined(separator: " ")
        }

        private static func states(_ content: AccessibilityContent) -> [String] {
            var states: [String] = []
            if !content.states.contains(.enabled) { states.append("disabled") }
            let named: [(AccessibilityStates, String)] = [
                (.selected, "selected"), (.checked, "checked"), (.busy, "busy"), (.modal, "modal"),
                (.updatesFrequently, "updates often"), (.focused, "focused"), (.offscreen, "offscreen"),
            ]
            for (state, name) in named where content.states.contains(state) { states.append(name) }
            return states
        }

        /// The name of what can be done with an element beside pressing it.
        private static func action(_ action: AccessibilityAction) -> String? {
            switch action {
            case .custom(_, let name): "action \(Described.text(name))"
            case .increment: "adjustable"
            default: nil
            }
        }
    }
#else
    /// What a screen reader can know, as lines. Main actor only.
    @MainActor
    enum AccessibilityLines {
        /// The lines of `view` in `window`, an element each.
        static func of(_ view: UIView, in window: UIWindow) -> [String] {
            elements(view).map { element in
                var parts = [role(element.accessibilityTraits)]
                if let label = element.accessibilityLabel, !label.isEmpty { parts.append(Described.text(label)) }
                if let value = element.accessibilityValue, !value.isEmpty {
                    parts.append("value \(Described.text(value))")
                }
                if let hint = element.accessibilityHint, !hint.isEmpty { parts.append("hint \(Described.text(hint))") }
                let traits = element.accessibilityTraits
                if traits.contains(.notEnabled) { parts.append("disabled") }
                if traits.contains(.selected) { parts.append("selected") }
                if traits.contains(.updatesFrequently) { parts.append("updates often") }
                if traits.contains(.adjustable) { parts.append("adjustable") }
                parts += (element.accessibilityCustomActions ?? []).map { "action \(Described.text($0.name))" }
                let frame = window.convert(element.accessibilityFrame, from: nil)
                return (parts + ["at \(Described.rect(frame))"]).joined(separator: " ")
            }
        }

        private static func elements(_ object: NSObject) -> [NSObject] {
            if object.isAccessibilityElement { return [object] }
            let view = object as? UIView
            if object.accessibilityElementsHidden || view?.isHidden == true { return [] }
            let within = object.accessibilityElements as? [NSObject] ?? view?.subviews ?? []
            return within.flatMap(elements)
        }

        private static func role(_ traits: UIAccessibilityTraits) -> String {
            let roles: [(UIAccessibilityTraits, String)] = [
                (.button, "button"), (.link, "link"), (.header, "heading"), (.searchField, "searchField"),
                (.image, "image"), (.keyboardKey, "key"), (.staticText, "text"), (.adjustable, "slider"),
            ]
            return roles.first { traits.contains($0.0) }?.1 ?? "element"
        }
    }
#endif
