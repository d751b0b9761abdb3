#if GTK
    import OctantDisplay

    extension AccessibilityContent {
        /// What the desktop calls the element, which has a number of its own there if `tellsNumber`: what has no name
        /// goes by its value, such as "In progress", unless that is told in another way; a field goes by its
        /// placeholder.
        func desktopName(tellsNumber: Bool) -> String {
            guard name.isEmpty else { return name }
            if let text, role.takesText { return text.placeholder }
            return isNamedByValue(tellsNumber) ? value : ""
        }

        /// What the desktop says of the element besides: its value, unless that is told in another way, and what comes
        /// of using it.
        func desktopDescription(tellsNumber: Bool) -> String {
            let isTold = isNamedByValue(tellsNumber) || isValueTold(tellsNumber)
            return [isTold ? "" : value, hint].filter { !$0.isEmpty }.joined(separator: ", ")
        }

        private func isNamedByValue(_ tellsNumber: Bool) -> Bool { name.isEmpty && !isValueTold(tellsNumber) }

        /// Whether the value reaches the desktop as a number, a state or a text of its own.
        private func isValueTold(_ tellsNumber: Bool) -> Bool {
            tellsNumber && range != nil || states.contains(.checkable) && role != .radioButton
                || text != nil && role.takesText
        }
    }
#endif
