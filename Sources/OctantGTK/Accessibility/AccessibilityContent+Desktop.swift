#if GTK
    import OctantDisplay

    extension AccessibilityContent {
        /// The desktop's name of the element, which has a number of its own there if `tellsNumber`: without a name it
        /// is its value, such as "In progress", unless that is reported in another way; a field's is its placeholder.
        func desktopName(tellsNumber: Bool) -> String {
            guard name.isEmpty else { return name }
            if let text, role.acceptsText { return text.placeholder }
            return isNamedByValue(tellsNumber) ? value : ""
        }

        /// The desktop's description of the element: its value, unless that is reported in another way, and its hint.
        func desktopDescription(tellsNumber: Bool) -> String {
            let isTold = isNamedByValue(tellsNumber) || isValueTold(tellsNumber)
            return [isTold ? "" : value, hint].filter { !$0.isEmpty }.joined(separator: ", ")
        }

        private func isNamedByValue(_ tellsNumber: Bool) -> Bool { name.isEmpty && !isValueTold(tellsNumber) }

        /// Whether the value reaches the desktop as a number, a state or a text of its own.
        private func isValueTold(_ tellsNumber: Bool) -> Bool {
            tellsNumber && range != nil || states.contains(.checkable) && role != .radioButton
                || text != nil && role.acceptsText
        }
    }
#endif
