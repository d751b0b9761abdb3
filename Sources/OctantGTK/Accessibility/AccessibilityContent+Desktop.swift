#if GTK
    import RenderServer

    extension AccessibilityContent {
        /// What the desktop calls the element, which has a number of its own there if `tellsNumber`: what has no name goes by
        /// its value, such as "In progress".
        func desktopName(tellsNumber: Bool) -> String { isNamedByValue(tellsNumber) ? value : name }

        /// What the desktop says of the element besides: its value, unless that is told in another way, and what comes of
        /// using it.
        func desktopDescription(tellsNumber: Bool) -> String {
            let isToldElsewhere =
                isNamedByValue(tellsNumber) || tellsNumber && range != nil || states.contains(.checkable)
            return [isToldElsewhere ? "" : value, hint].filter { !$0.isEmpty }.joined(separator: ", ")
        }

        private func isNamedByValue(_ tellsNumber: Bool) -> Bool { name.isEmpty && !(tellsNumber && range != nil) }
    }
#endif
