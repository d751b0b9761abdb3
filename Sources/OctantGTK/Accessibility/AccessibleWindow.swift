#if GTK
    import CoreGraphics
    import OctantDisplay
    import RenderServer
    internal import CATK

    /// Seconds that the text of an announcement stays in the tree for a reader to fetch.
    private let noticeTime = 5.0

    /// One surface as a screen reader sees it: its elements, and the signals that tell of changes. Render thread only.
    final class AccessibleWindow: AccessibilityListener {
        /// The desktop's object of the application, and this window's position in it; -1 when it is in none.
        var application: UnsafeMutablePointer<AtkObject>?
        var index = -1
        /// The sender of the reader's requests.
        private let send: (AccessibilityRequest) -> Void
        /// The window and all in it; nil until the first tree comes.
        private(set) var root: Accessible?
        private var known: [AccessibilityID: Accessible] = [:]
        /// The elements that left the window, for as long as something modal may be why: it comes back as the same
        /// objects.
        private var away: [AccessibilityID: Accessible] = [:]
        private(set) var isActive = false
        private(set) var isShowing = false
        /// The element that the reader is led to.
        private(set) var focus: AccessibilityID?
        /// Pixels a point.
        var scale: CGFloat = 1
        private let findOrigin: () -> CGPoint

        /// The text of an announcement on its way to a reader that does not support announcements.
        private var notice: Accessible?
        private var noticeTimer: WakeTimer?

        /// An accessible window; `findOrigin` returns where the surface is on the screen, in pixels.
        init(findOrigin: @escaping () -> CGPoint, send: @escaping (AccessibilityRequest) -> Void) {
            (self.findOrigin, self.send) = (findOrigin, send)
        }

        /// The position of the surface on the screen now, in pixels.
        var origin: CGPoint { findOrigin() }

        func request(_ request: AccessibilityRequest) { send(request) }

        /// `frame`, in points of the surface, in whole pixels of it.
        func pixels(_ frame: CGRect) -> CGRect {
            let (left, top) = ((frame.minX * scale).rounded(), (frame.minY * scale).rounded())
            let (right, bottom) = ((frame.maxX * scale).rounded(), (frame.maxY * scale).rounded())
            return CGRect(x: left, y: top, width: right - left, height: bottom - top)
        }

        // MARK: Events

        func receive(_ events: [AccessibilityEvent], of tree: AccessibilityTree) {
            guard let root else { return begin(tree, events) }
            for event in events { if case .removed(let id, let parent, _) = event { remove(id, from: parent) } }
            defer { if !tree.root.holdsModal { away = [:] } }
            root.update(tree.root)
            let added = Set(events.compactMap { if case .added(let id, _, _) = $0 { id } else { nil } })
            let nodes = added.isEmpty ? [:] : Self.nodes(added, in: tree.root)
            for event in events {
                switch event {
                case .removed: break
                case .added(let id, let parent, let index): add(nodes[id], to: parent, at: index)
                case .nameChanged(let id): notify(id, "accessible-name")
                case .hintChanged(let id): notify(id, "accessible-description")
                case .textChanged(let id):
                    // The value is the name of what has none, and part of the description of what has one.
                    notify(
                        id, known[id]?.node.content.name.isEmpty == true ? "accessible-name" : "accessible-description")
                case .textRemoved(let id, let position, let text): tellText("text-remove", id, position, text)
                case .textInserted(let id, let position, let text): tellText("text-insert", id, position, text)
                case .caretMoved(let id, let position):
                    if let accessible = known[id] {
                        octant_emit_place(accessible.object, "text-caret-moved", gint(clamping: position))
                    }
                case .selectionChanged(let id):
                    if let accessible = known[id] { octant_emit(accessible.object, "text-selection-changed") }
                case .valueChanged(let id): notify(id, "accessible-value")
                case .statesChanged(let id, let states): tellStates(states, of: id)
                case .notice(let notice): tell(notice)
                }
            }
        }

        /// Reports once more that the window is active, if it is.
        func remind() {
            if isActive, let root { tellActive(root) }
        }

        /// Reports that the window is the active one, and then what in it has focus. A reader keeps states that were
        /// reported, so they come first: one that came late has none.
        private func tellActive(_ root: Accessible) {
            set(ATK_STATE_SHOWING, isShowing, of: root)
            set(ATK_STATE_ACTIVE, true, of: root)
            octant_emit(root.object, "activate")
            if let focused { set(ATK_STATE_FOCUSED, true, of: focused) }
        }

        /// The element that has focus for a reader: the one it was led to, or else the keyboard's.
        private var focused: Accessible? {
            focus.flatMap { known[$0] } ?? known.values.first { $0.node.content.states.contains(.focused) }
        }

        func activate(_ isActive: Bool) {
            guard isActive != self.isActive else { return }
            self.isActive = isActive
            guard let root else { return }
            guard !isActive else { return tellActive(root) }
            set(ATK_STATE_ACTIVE, false, of: root)
            octant_emit(root.object, "deactivate")
        }

        /// The surface is gone.
        func close() {
            activate(false)
            noticeTimer?.cancel()
            AccessibilityBridge.shared.value.remove(self)
            (root, known, away) = (nil, [:], [:])
        }

        func show(_ isVisible: Bool) {
            guard isVisible != isShowing else { return }
            isShowing = isVisible
            for accessible in root?.all ?? [] where !accessible.node.content.states.contains(.offscreen) {
                set(ATK_STATE_SHOWING, isVisible, of: accessible)
            }
        }

        // MARK: The tree

        private func begin(_ tree: AccessibilityTree, _ events: [AccessibilityEvent]) {
            guard let root = Accessible.make(tree.root, in: self) else { return }
            self.root = root
            for accessible in root.all { known[accessible.node.id] = accessible }
            AccessibilityBridge.shared.value.add(self)
            if isActive { tellActive(root) }
            for event in events { if case .notice(let notice) = event { tell(notice) } }
        }

        private static func nodes(
            _ ids: Set<AccessibilityID>, in root: AccessibilityNode
        ) -> [AccessibilityID: AccessibilityNode] {
            var found: [AccessibilityID: AccessibilityNode] = [:]
            func visit(_ node: AccessibilityNode) {
                if ids.contains(node.id) { found[node.id] = node }
                node.children.forEach(visit)
            }
            visit(root)
            return found
        }

        private func remove(_ id: AccessibilityID, from parent: AccessibilityID) {
            guard let parent = known[parent], let (child, index) = parent.remove(id) else { return }
            for gone in child.all where known[gone.node.id] === gone {
                known[gone.node.id] = nil
                gone.isAway = true
                if focus == gone.node.id { focus = nil }
            }
            away[id] = child
            octant_emit_child(parent.object, "children-changed::remove", guint(index), child.object)
        }

        private func add(_ node: AccessibilityNode?, to parent: AccessibilityID, at index: Int) {
            guard let node, let parent = known[parent] else { return }
            let child: Accessible
            if let old = away.removeValue(forKey: node.id), old.node.content.isSameKind(as: node.content) {
                parent.takeBack(old, as: node, at: index)
                child = old
            } else {
                guard let new = parent.insert(node, at: index) else { return }
                child = new
            }
            for new in child.all { known[new.node.id] = new }
            octant_emit_child(parent.object, "children-changed::add", guint(child.index), child.object)
        }

        // MARK: Signals

        private func notify(_ id: AccessibilityID, _ property: String) {
            if let accessible = known[id] { g_object_notify(gobject(accessible), property) }
        }

        private func gobject(_ accessible: Accessible) -> UnsafeMutablePointer<GObject> {
            UnsafeMutableRawPointer(accessible.object).assumingMemoryBound(to: GObject.self)
        }

        private func set(_ state: AtkStateType, _ isOn: Bool, of accessible: Accessible) {
            atk_object_notify_state_change(accessible.object, guint64(state.rawValue), isOn ? 1 : 0)
        }

        private func tellText(_ signal: String, _ id: AccessibilityID, _ position: Int, _ text: String) {
            guard let accessible = known[id] else { return }
            octant_emit_text_change(
                accessible.object, signal, gint(clamping: position), gint(clamping: text.unicodeScalars.count), text)
        }

        private func tellStates(_ states: AccessibilityStates, of id: AccessibilityID) {
            guard let accessible = known[id] else { return }
            // Where keys lead, nobody is led by other means.
            if states.contains(.focused), accessible.node.content.states.contains(.focused), let led = focus {
                focus = nil
                if led != id, let old = known[led] { set(ATK_STATE_FOCUSED, false, of: old) }
            }
            for (state, names) in Accessible.stateNames where states.contains(state) {
                let isOn = accessible.node.content.states.contains(state)
                for name in names { set(name, isOn, of: accessible) }
            }
            if states.contains(.offscreen), isShowing { set(ATK_STATE_SHOWING, accessible.isShowing, of: accessible) }
            if states.contains(.enabled), accessible.node.content.role.acceptsText {
                set(ATK_STATE_EDITABLE, accessible.node.content.states.contains(.enabled), of: accessible)
            }
            if states.contains(.busy), accessible.node.content.role == .activityIndicator {
                set(ATK_STATE_INDETERMINATE, accessible.node.content.states.contains(.busy), of: accessible)
            }
        }

        private func tell(_ notice: AccessibilityNotice) {
            switch notice {
            case .announcement(let message): announce(message, isToldOtherwise: false)
            case .stepped(let id, let message):
                let content = known[id]?.node.content
                announce(message, isToldOtherwise: content?.role == .progressBar && content?.range != nil)
            case .layoutChanged(let focus):
                if let focus { lead(to: focus) }
            case .screenChanged(let focus):
                if let first = focus ?? root.flatMap(Self.firstElement) { lead(to: first) }
            }
        }

        private static func firstElement(_ root: Accessible) -> AccessibilityID? {
            root.all.first { !$0.node.content.role.isContainer }?.node.id
        }

        /// Moves the reader to an element.
        private func lead(to id: AccessibilityID) {
            guard let accessible = known[id] else { return }
            if let old = focused, old !== accessible { set(ATK_STATE_FOCUSED, false, of: old) }
            focus = id
            set(ATK_STATE_FOCUSED, true, of: accessible)
        }

        // MARK: Announcements

        /// Announces `message`. ATK up to 2.48 has readers with it that do not support announcements, Orca 43 of Debian
        /// 12 among them: for these the text comes as a notification in the window, too, unless readers are
        /// `isToldOtherwise`: they follow the numbers of progress bars, as often as their user wants it, and would
        /// speak it twice.
        private func announce(_ message: String, isToldOtherwise: Bool) {
            guard let root else { return }
            octant_emit_text(root.object, "announcement", message)
            if !isToldOtherwise, g_signal_lookup("notification", atk_object_get_type()) == 0 {
                showNotice(message, in: root)
            }
        }

        private func showNotice(_ message: String, in root: Accessible) {
            hideNotice()
            var content = AccessibilityContent(role: .text)
            (content.name, content.states) = (message, .enabled)
            let text = AccessibilityNode(id: .unique(), content: content)
            content.name = ""
            let node = AccessibilityNode(id: .unique(), content: content, children: [text])
            guard let notice = root.insert(node, as: ATK_ROLE_NOTIFICATION, at: .max) else { return }
            self.notice = notice
            octant_emit_child(root.object, "children-changed::add", guint(notice.index), notice.object)
            set(ATK_STATE_SHOWING, true, of: notice)
            let timer = noticeTimer ?? WakeTimer { [weak self] in self?.hideNotice() }
            noticeTimer = timer
            timer.set(HostClock().now() + noticeTime)
        }

        private func hideNotice() {
            guard let notice else { return }
            self.notice = nil
            noticeTimer?.cancel()
            guard let root, let (_, index) = root.remove(notice.node.id) else { return }
            octant_emit_child(root.object, "children-changed::remove", guint(index), notice.object)
        }
    }
#endif
