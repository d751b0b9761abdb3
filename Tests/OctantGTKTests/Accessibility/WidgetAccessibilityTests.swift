#if GTK
    import OctantDisplay
    import Testing

    @testable import OctantGTK

    @Suite("What GTK is told of a widget")
    struct WidgetAccessibilityTests {
        private func element(_ role: AccessibilityRole, _ spoken: String) -> AccessibilityNode {
            var content = AccessibilityContent(role: role)
            (content.name, content.spoken) = (spoken, spoken)
            return AccessibilityNode(id: .unique(), content: content)
        }

        private func tree(_ elements: [AccessibilityNode]) -> AccessibilityTree {
            AccessibilityTree(
                root: AccessibilityNode(id: .unique(), content: AccessibilityContent(role: .window), children: elements)
            )
        }

        @Test("one element stands for the widget as it is")
        func one() {
            let summary = WidgetAccessibility.summary(of: tree([element(.progressBar, "Loading")]))
            #expect(summary.role == .progressBar)
            #expect(summary.name == "Loading")
        }

        @Test("several are a group, named as they are read; none is a group without a name")
        func several() {
            let summary = WidgetAccessibility.summary(
                of: tree([element(.text, "Files"), element(.button, "Stop, button")]))
            #expect(summary.role == .group)
            #expect(summary.name == "Files, Stop, button")
            #expect(WidgetAccessibility.summary(of: tree([])).name.isEmpty)
        }
    }
#endif
