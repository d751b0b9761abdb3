#if GTK
    import CoreGraphics
    internal import CATK
    import OctantDisplay

    /// One element of a surface's accessibility tree, as a screen reader sees it: it answers from the newest committed
    /// tree, so the reader never waits for the app. Render thread only.
    final class Accessible {
        /// The object that a reader holds; it outlives this when the reader holds it on, and is defunct then.
        let object: UnsafeMutablePointer<AtkObject>
        private(set) var node: AccessibilityNode
        private(set) weak var parent: Accessible?
        private(set) weak var window: AccessibleWindow?
        /// Whether it left the window, and may come back.
        var isAway = false
        private(set) var children: [Accessible] = []
        /// The texts as C holds them, made when asked for; the reader may read them until they change.
        private var texts: [Text: UnsafeMutablePointer<CChar>] = [:]
        /// The reader that goes through its text.
        private var textReader: AccessibilityTextReader?

        /// The texts that ATK asks for.
        enum Text: Hashable {
            case name, description, language
            /// An action's name.
            case action(Int)
        }

        /// The accessible of `node`, as a `role` other than the node's if one is given. Nil only when GObject makes no
        /// object.
        static func make(
            _ node: AccessibilityNode, as role: AtkRole? = nil, in window: AccessibleWindow
        ) -> Accessible? {
            // The object and the accessible refer to each other: first the object has none.
            let type = Self.type(of: node.content)
            guard let object = type.makeObject() else { return nil }
            let accessible = Accessible(object, node, window)
            AccessibleType.attach(object, to: accessible)
            atk_object_set_role(object, role ?? node.content.role.atk)
            // One after the other at the end.
            for child in node.children { accessible.insert(child, at: .max) }
            return accessible
        }

        private init(
            _ object: UnsafeMutablePointer<AtkObject>, _ node: AccessibilityNode, _ window: AccessibleWindow
        ) {
            (self.object, self.node, self.window) = (object, node, window)
        }

        deinit {
            AccessibleType.detach(object)
            g_object_unref(object)
            for text in texts.values { text.deallocate() }
        }

        private static func type(of content: AccessibilityContent) -> AccessibleType {
            var type: AccessibleType = []
            if content.range != nil { type.insert(.value) }
            if content.isUsable { type.insert(.action) }
            if content.role == .window { type.insert(.window) }
            if content.text != nil { type.insert(.text) }
            if content.text != nil, content.role.acceptsText { type.insert(.editableText) }
            return type
        }

        // MARK: Changes

        /// Updates to the newest of itself and of those of its children that it has.
        func update(_ node: AccessibilityNode) {
            guard self.node !== node else { return }
            self.node = node
            let newest = Dictionary(node.children.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
            for child in children { if let node = newest[child.node.id] { child.update(node) } }
        }

        /// Makes a child of `node`. Returns it.
        @discardableResult
        func insert(_ node: AccessibilityNode, as role: AtkRole? = nil, at index: Int) -> Accessible? {
            guard let window, let child = Accessible.make(node, as: role, in: window) else { return nil }
            child.parent = self
            children.insert(child, at: min(index, children.count))
            return child
        }

        /// Restores `child`, which was here before, as the child for `node` now, with what is in that.
        func takeBack(_ child: Accessible, as node: AccessibilityNode, at index: Int) {
            child.parent = self
            child.isAway = false
            child.become(node)
            children.insert(child, at: min(index, children.count))
        }

        /// Represents `node` from now on; of what is in it whatever there was stays.
        private func become(_ node: AccessibilityNode) {
            self.node = node
            let old = Dictionary(children.map { ($0.node.id, $0) }, uniquingKeysWith: { first, _ in first })
            children = []
            for child in node.children {
                if let known = old[child.id], known.node.content.isSameKind(as: child.content) {
                    takeBack(known, as: child, at: .max)
                } else {
                    insert(child, at: .max)
                }
            }
        }

        /// Lets go of the child of this name. Returns it with its position.
        func remove(_ id: AccessibilityID) -> (child: Accessible, index: Int)? {
            guard let index = children.firstIndex(where: { $0.node.id == id }) else { return nil }
            return (children.remove(at: index), index)
        }

        /// This and all below it.
        var all: [Accessible] { [self] + children.flatMap(\.all) }

        // MARK: Answers

        /// The index among its parent's children; -1 for none.
        var index: Int {
            guard let parent else { return window?.index ?? -1 }
            return parent.children.firstIndex { $0 === self } ?? -1
        }

        /// `text` as C reads it; nil where there is none.
        func bytes(_ text: Text) -> UnsafePointer<CChar>? {
            let string = string(text)
            if let known = texts[text] {
                if string == String(cString: known) { return UnsafePointer(known) }
                texts[text] = nil
                known.deallocate()
            }
            guard let string else { return nil }
            let copy = string.utf8CString
            let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: copy.count)
            copy.withUnsafeBufferPointer {
                if let base = $0.baseAddress { bytes.initialize(from: base, count: copy.count) }
            }
            texts[text] = bytes
            return UnsafePointer(bytes)
        }

        /// The reader of its text as it is now; nil where it has none.
        var reader: AccessibilityTextReader? {
            guard let text = node.content.text else { return nil }
            if let textReader, textReader.text == text { return textReader }
            textReader = AccessibilityTextReader(text)
            return textReader
        }

        private func string(_ text: Text) -> String? {
            let content = node.content
            switch text {
            case .name: return content.desktopName(tellsNumber: true)
            // Whether something is on is reported in its own way, as a number is.
            case .description: return content.desktopDescription(tellsNumber: true)
            case .language: return content.language
            case .action(let index):
                guard content.actions.indices.contains(index) else { return nil }
                return content.actions[index].name
            }
        }

        /// The present states, as ATK counts them.
        var states: [AtkStateType] {
            let content = node.content
            var states: [AtkStateType] = [ATK_STATE_VISIBLE]
            if isShowing { states.append(ATK_STATE_SHOWING) }
            for (state, names) in Self.stateNames where content.states.contains(state) {
                // Whoever the reader was led to since is the one that has focus for it.
                if state == .focused, let led = window?.focus, led != node.id { continue }
                states += names
            }
            switch content.role {
            case .window:
                if window?.isActive == true { states.append(ATK_STATE_ACTIVE) }
            case .slider, .progressBar: states.append(ATK_STATE_HORIZONTAL)
            case .activityIndicator: if content.states.contains(.busy) { states.append(ATK_STATE_INDETERMINATE) }
            case .textField, .secureTextField, .searchField:
                states.append(content.states.contains(.multiline) ? ATK_STATE_MULTI_LINE : ATK_STATE_SINGLE_LINE)
                if content.states.contains(.enabled) { states.append(ATK_STATE_EDITABLE) }
                if content.text != nil { states.append(ATK_STATE_SELECTABLE_TEXT) }
            default: break
            }
            if window?.focus == node.id { states += [ATK_STATE_FOCUSABLE, ATK_STATE_FOCUSED] }
            return states
        }

        /// Whether it can be seen in its window, and that on the screen.
        var isShowing: Bool {
            window?.isShowing == true && !isAway && !node.content.states.contains(.offscreen)
        }

        /// The names of our states in ATK.
        static let stateNames: [(AccessibilityStates, [AtkStateType])] = [
            (.enabled, [ATK_STATE_ENABLED, ATK_STATE_SENSITIVE]),
            (.selected, [ATK_STATE_SELECTABLE, ATK_STATE_SELECTED]),
            (.checkable, [ATK_STATE_CHECKABLE]),
            (.checked, [ATK_STATE_CHECKED]),
            (.busy, [ATK_STATE_BUSY]),
            (.modal, [ATK_STATE_MODAL]),
            (.focusable, [ATK_STATE_FOCUSABLE]),
            (.focused, [ATK_STATE_FOCUSED]),
        ]
    }

    extension AccessibilityAction {
        /// The name for programs, or the program's own.
        fileprivate var name: String {
            switch self {
            case .activate: "press"
            case .scrollUp: "scroll up"
            case .scrollDown: "scroll down"
            case .scrollLeft: "scroll left"
            case .scrollRight: "scroll right"
            case .refresh: "refresh"
            case .increment: "increment"
            case .decrement: "decrement"
            case .custom(_, let name): name
            }
        }
    }

    extension AccessibilityRole {
        /// The name in ATK.
        var atk: AtkRole {
            switch self {
            case .window: ATK_ROLE_FRAME
            case .group: ATK_ROLE_PANEL
            case .list: ATK_ROLE_LIST
            case .landmark: ATK_ROLE_LANDMARK
            case .scrollArea: ATK_ROLE_SCROLL_PANE
            case .listItem, .row: ATK_ROLE_LIST_ITEM
            case .dialog: ATK_ROLE_DIALOG
            case .alert: ATK_ROLE_ALERT
            case .text: ATK_ROLE_LABEL
            case .heading: ATK_ROLE_HEADING
            case .image: ATK_ROLE_IMAGE
            case .link: ATK_ROLE_LINK
            case .button, .key: ATK_ROLE_PUSH_BUTTON
            case .toggleButton, .switchButton: ATK_ROLE_TOGGLE_BUTTON
            case .radioButton: ATK_ROLE_RADIO_BUTTON
            case .slider: ATK_ROLE_SLIDER
            case .stepper: ATK_ROLE_SPIN_BUTTON
            case .textField, .searchField: ATK_ROLE_ENTRY
            case .secureTextField: ATK_ROLE_PASSWORD_TEXT
            case .activityIndicator, .progressBar: ATK_ROLE_PROGRESS_BAR
            case .element: ATK_ROLE_STATIC
            }
        }
    }
#endif
