#if GTK
    import CoreGraphics
    internal import CATK
    import OctantDisplay

    /// GLib's number of its type of a double, shifted as GLib shifts its own types' numbers (G_TYPE_DOUBLE).
    private let doubleType = GType(15 << 2)

    /// The element that `object` represents.
    private func element(_ object: UnsafeMutableRawPointer?) -> Accessible? {
        AccessibleType.accessible(object)
    }

    /// `object` with one more reference, which the caller owns.
    private func retained(_ object: UnsafeMutablePointer<AtkObject>?) -> UnsafeMutablePointer<AtkObject>? {
        if let object { g_object_ref(object) }
        return object
    }

    /// Whole pixels.
    private func frame(of accessible: Accessible?, in space: AtkCoordType) -> CGRect? {
        guard let accessible, let window = accessible.window else { return nil }
        let frame = window.pixels(accessible.node.content.frame)
        switch space {
        case ATK_XY_SCREEN: return frame.offsetBy(dx: window.origin.x, dy: window.origin.y)
        case ATK_XY_PARENT:
            let parent = accessible.parent.map { window.pixels($0.node.content.frame).origin } ?? .zero
            return frame.offsetBy(dx: -parent.x, dy: -parent.y)
        default: return frame
        }
    }

    /// ATK's list of these attributes, those without a value left out; the caller owns it.
    private func list(_ attributes: [(name: String, value: String)]) -> UnsafeMutablePointer<AtkAttributeSet>? {
        attributes.reduce(nil) { list, attribute in
            guard !attribute.value.isEmpty, let memory = g_malloc0(gsize(MemoryLayout<AtkAttribute>.size)) else {
                return list
            }
            memory.assumingMemoryBound(to: AtkAttribute.self)
                .initialize(to: AtkAttribute(name: g_strdup(attribute.name), value: g_strdup(attribute.value)))
            return g_slist_append(list, memory)
        }
    }

    private func range(of object: UnsafeMutableRawPointer?) -> AccessibilityRange? {
        element(object)?.node.content.range
    }

    private func fillIn(_ answer: UnsafeMutablePointer<GValue>?, _ number: Double?) {
        guard let answer else { return }
        answer.pointee = GValue()
        g_value_init(answer, doubleType)
        g_value_set_double(answer, number ?? 0)
    }

    /// Asks the program to scroll the element into view. Returns 1 if it is asked, else 0.
    private func reveal(_ object: UnsafeMutableRawPointer?) -> gboolean {
        guard let accessible = element(object), let window = accessible.window, !accessible.isAway else { return 0 }
        window.request(.reveal(accessible.node.id))
        return 1
    }

    private func set(_ object: UnsafeMutableRawPointer?, to number: Double) {
        guard let accessible = element(object), let range = accessible.node.content.range, number.isFinite else {
            return
        }
        accessible.window?.request(
            .setValue(accessible.node.id, min(max(number, range.minimum), range.maximum)))
    }

    /// The functions that ATK calls on an object of ours: each looks up the element of the object. Render thread only.
    enum AccessibleFunctions {

        static func fill(_ table: UnsafeMutablePointer<AtkObjectClass>) {
            table.pointee.get_name = { element($0)?.bytes(.name) }
            table.pointee.get_description = { element($0)?.bytes(.description) }
            table.pointee.get_object_locale = { element($0)?.bytes(.language) }
            table.pointee.get_parent = { object in
                guard let accessible = element(object) else { return nil }
                return accessible.parent?.object ?? accessible.window?.application
            }
            table.pointee.get_n_children = { gint(element($0)?.children.count ?? 0) }
            table.pointee.ref_child = { object, index in
                guard let children = element(object)?.children, children.indices.contains(Int(index)) else {
                    return nil
                }
                return retained(children[Int(index)].object)
            }
            table.pointee.get_index_in_parent = { gint(element($0)?.index ?? -1) }
            table.pointee.ref_state_set = { object in
                let set = atk_state_set_new()
                for state in element(object)?.states ?? [ATK_STATE_DEFUNCT] { atk_state_set_add_state(set, state) }
                return set
            }
            table.pointee.get_attributes = { object in
                guard let content = element(object)?.node.content else { return nil }
                // A reader that has text for a number speaks it, rather than a fraction.
                return list([
                    ("id", content.identifier), ("valuetext", content.range == nil ? "" : content.value),
                    ("placeholder-text", content.text?.placeholder ?? ""),
                ])
            }
        }

        // MARK: Where it is

        static func fill(_ table: UnsafeMutablePointer<AtkComponentIface>) {
            table.pointee.get_extents = { component, x, y, width, height, space in
                guard let frame = frame(of: element(UnsafeMutableRawPointer(component)), in: space) else { return }
                x?.pointee = gint(frame.minX)
                y?.pointee = gint(frame.minY)
                width?.pointee = gint(frame.width)
                height?.pointee = gint(frame.height)
            }
            table.pointee.contains = { component, x, y, space in
                let frame = frame(of: element(UnsafeMutableRawPointer(component)), in: space)
                return frame?.contains(CGPoint(x: CGFloat(x), y: CGFloat(y))) == true ? 1 : 0
            }
            table.pointee.ref_accessible_at_point = { component, x, y, space in
                let position = CGPoint(x: CGFloat(x), y: CGFloat(y))
                var found = element(UnsafeMutableRawPointer(component))
                guard frame(of: found, in: space)?.contains(position) == true else { return nil }
                // What is further on in reading order is further in front.
                while let next = found?.children.last(where: {
                    !$0.node.content.states.contains(.offscreen) && frame(of: $0, in: space)?.contains(position) == true
                }) {
                    found = next
                }
                return retained(found?.object)
            }
            // The nearest way is as good as any: nobody knows where in the window the reader wants it.
            table.pointee.scroll_to = { component, _ in reveal(UnsafeMutableRawPointer(component)) }
            table.pointee.scroll_to_point = { component, _, _, _ in reveal(UnsafeMutableRawPointer(component)) }
            table.pointee.get_layer = { component in
                element(UnsafeMutableRawPointer(component))?.node.content.role == .window
                    ? ATK_LAYER_WINDOW : ATK_LAYER_WIDGET
            }
            table.pointee.grab_focus = { component in
                guard let accessible = element(UnsafeMutableRawPointer(component)), let window = accessible.window,
                    accessible.node.content.states.contains(.focusable)
                else { return 0 }
                window.request(.focus(accessible.node.id))
                return 1
            }
        }

        // MARK: Its number

        static func fill(_ table: UnsafeMutablePointer<AtkValueIface>) {
            table.pointee.get_value_and_text = { value, number, text in
                let content = element(UnsafeMutableRawPointer(value))?.node.content
                number?.pointee = content?.range?.current ?? 0
                text?.pointee = content.flatMap { $0.value.isEmpty ? nil : g_strdup($0.value) }
            }
            table.pointee.get_range = { value in
                guard let range = range(of: UnsafeMutableRawPointer(value)) else { return nil }
                return atk_range_new(range.minimum, range.maximum, nil)
            }
            table.pointee.get_increment = { value in element(UnsafeMutableRawPointer(value))?.node.content.step ?? 0 }
            table.pointee.get_minimum_increment = { value, answer in
                fillIn(answer, element(UnsafeMutableRawPointer(value))?.node.content.step)
            }
            table.pointee.set_value = { value, number in set(UnsafeMutableRawPointer(value), to: number) }
            // ATK's own notices of a changed value still ask in the older way.
            table.pointee.get_current_value = { value, answer in
                fillIn(answer, range(of: UnsafeMutableRawPointer(value))?.current)
            }
            table.pointee.get_minimum_value = { value, answer in
                fillIn(answer, range(of: UnsafeMutableRawPointer(value))?.minimum)
            }
            table.pointee.get_maximum_value = { value, answer in
                fillIn(answer, range(of: UnsafeMutableRawPointer(value))?.maximum)
            }
            table.pointee.set_current_value = { value, number in
                guard let number, g_type_check_value_holds(UnsafeMutablePointer(mutating: number), doubleType) != 0
                else {
                    return 0
                }
                set(UnsafeMutableRawPointer(value), to: g_value_get_double(number))
                return 1
            }
        }

        // MARK: What can be done with it

        static func fill(_ table: UnsafeMutablePointer<AtkActionIface>) {
            table.pointee.get_n_actions = { action in
                gint(element(UnsafeMutableRawPointer(action))?.node.content.actions.count ?? 0)
            }
            table.pointee.get_name = { element(UnsafeMutableRawPointer($0))?.bytes(.action(Int($1))) }
            table.pointee.get_localized_name = { element(UnsafeMutableRawPointer($0))?.bytes(.action(Int($1))) }
            table.pointee.do_action = { action, index in
                guard let accessible = element(UnsafeMutableRawPointer(action)),
                    accessible.node.content.actions.indices.contains(Int(index))
                else { return 0 }
                accessible.window?.request(.perform(accessible.node.id, accessible.node.content.actions[Int(index)]))
                return 1
            }
        }
    }
#endif
