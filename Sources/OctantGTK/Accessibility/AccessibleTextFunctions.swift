#if GTK
    import CoreGraphics
    internal import CATK
    import OctantDisplay

    private typealias Unit = AccessibilityTextReader.Unit

    /// The element that `text` represents.
    private func element(_ text: OpaquePointer?) -> Accessible? {
        AccessibleType.accessible(text.map { UnsafeMutableRawPointer($0) })
    }

    private func reader(_ text: OpaquePointer?) -> AccessibilityTextReader? { element(text)?.reader }

    /// `range` of the text as C reads it, which the caller owns, and its ends.
    private func answer(
        _ reader: AccessibilityTextReader?, _ range: Range<Int>?, _ start: UnsafeMutablePointer<gint>?,
        _ end: UnsafeMutablePointer<gint>?
    ) -> UnsafeMutablePointer<gchar>? {
        start?.pointee = gint(clamping: range?.lowerBound ?? -1)
        end?.pointee = gint(clamping: range?.upperBound ?? -1)
        guard let reader, let range else { return nil }
        return g_strdup(reader.string(range))
    }

    private func unit(_ boundary: AtkTextBoundary) -> Unit {
        switch boundary {
        case ATK_TEXT_BOUNDARY_WORD_START: .wordStart
        case ATK_TEXT_BOUNDARY_WORD_END: .wordEnd
        case ATK_TEXT_BOUNDARY_SENTENCE_START: .sentenceStart
        case ATK_TEXT_BOUNDARY_SENTENCE_END: .sentenceEnd
        case ATK_TEXT_BOUNDARY_LINE_START: .lineStart
        case ATK_TEXT_BOUNDARY_LINE_END: .lineEnd
        default: .character
        }
    }

    private func unit(_ granularity: AtkTextGranularity) -> Unit {
        switch granularity {
        case ATK_TEXT_GRANULARITY_WORD: .wordStart
        case ATK_TEXT_GRANULARITY_SENTENCE: .sentenceStart
        case ATK_TEXT_GRANULARITY_LINE: .lineStart
        case ATK_TEXT_GRANULARITY_PARAGRAPH: .paragraph
        default: .character
        }
    }

    /// The origin of `space` in the window, in pixels.
    private func origin(of space: AtkCoordType, for accessible: Accessible) -> CGPoint {
        guard let window = accessible.window else { return .zero }
        switch space {
        case ATK_XY_SCREEN: return CGPoint(x: -window.origin.x, y: -window.origin.y)
        case ATK_XY_PARENT: return accessible.parent.map { window.pixels($0.node.content.frame).origin } ?? .zero
        default: return .zero
        }
    }

    /// `frame` of the surface in pixels of `space`.
    private func pixels(_ frame: CGRect?, of accessible: Accessible?, in space: AtkCoordType) -> CGRect? {
        guard let accessible, let frame, let window = accessible.window else { return nil }
        let origin = origin(of: space, for: accessible)
        return window.pixels(frame).offsetBy(dx: -origin.x, dy: -origin.y)
    }

    /// Asks the program to change the text of the element of `text`. Returns 1 if it is asked, else 0.
    @discardableResult
    private func edit(_ text: OpaquePointer?, _ edit: AccessibilityEdit) -> gboolean {
        guard let accessible = element(text), let window = accessible.window,
            accessible.node.content.role.acceptsText, accessible.node.content.states.contains(.enabled)
        else { return 0 }
        window.request(.edit(accessible.node.id, edit))
        return 1
    }

    /// The functions that ATK calls to read the text of an object of ours, and to change it. Positions are counted in
    /// Unicode scalars. Render thread only.
    enum AccessibleTextFunctions {
        static func fill(_ table: UnsafeMutablePointer<AtkTextIface>) {
            fillContents(table)
            fillSelection(table)
            fillPositions(table)
        }

        // MARK: Contents

        private static func fillContents(_ table: UnsafeMutablePointer<AtkTextIface>) {
            table.pointee.get_character_count = { gint(clamping: reader($0)?.count ?? 0) }
            table.pointee.get_text = { text, start, end in
                guard let reader = reader(text) else { return nil }
                return g_strdup(reader.string(reader.range(from: Int(start), to: Int(end))))
            }
            table.pointee.get_character_at_offset = { reader($0)?.scalar(at: Int($1))?.value ?? 0 }
            table.pointee.get_text_at_offset = { text, position, boundary, start, end in
                let reader = reader(text)
                return answer(reader, reader?.range(of: unit(boundary), at: Int(position)), start, end)
            }
            table.pointee.get_text_before_offset = { text, position, boundary, start, end in
                let reader = reader(text)
                return answer(reader, reader?.range(of: unit(boundary), before: Int(position)), start, end)
            }
            table.pointee.get_text_after_offset = { text, position, boundary, start, end in
                let reader = reader(text)
                return answer(reader, reader?.range(of: unit(boundary), after: Int(position)), start, end)
            }
            table.pointee.get_string_at_offset = { text, position, granularity, start, end in
                let reader = reader(text)
                return answer(reader, reader?.range(of: unit(granularity), at: Int(position)), start, end)
            }
            // All of it has the same attributes.
            table.pointee.get_run_attributes = { text, _, start, end in
                start?.pointee = 0
                end?.pointee = gint(clamping: reader(text)?.count ?? 0)
                return nil
            }
        }

        // MARK: The caret, and what is selected

        private static func fillSelection(_ table: UnsafeMutablePointer<AtkTextIface>) {
            table.pointee.get_caret_offset = { gint(clamping: reader($0)?.text.caret ?? -1) }
            table.pointee.set_caret_offset = { edit($0, .moveCaret(to: Int($1))) }
            table.pointee.get_n_selections = { reader($0)?.text.selection.isEmpty == false ? 1 : 0 }
            table.pointee.get_selection = { text, index, start, end in
                let reader = reader(text)
                let selection = reader?.text.selection ?? 0..<0
                return answer(reader, index == 0 && !selection.isEmpty ? selection : nil, start, end)
            }
            table.pointee.add_selection = { text, start, end in
                guard let reader = reader(text), reader.text.selection.isEmpty else { return 0 }
                return edit(text, .select(reader.range(from: Int(start), to: Int(end))))
            }
            table.pointee.set_selection = { text, index, start, end in
                guard let reader = reader(text), index == 0 else { return 0 }
                return edit(text, .select(reader.range(from: Int(start), to: Int(end))))
            }
            table.pointee.remove_selection = { text, index in
                guard let reader = reader(text), index == 0, !reader.text.selection.isEmpty else { return 0 }
                return edit(text, .moveCaret(to: reader.text.caret ?? reader.text.selection.upperBound))
            }
        }

        // MARK: Positions

        private static func fillPositions(_ table: UnsafeMutablePointer<AtkTextIface>) {
            table.pointee.get_character_extents = { text, position, x, y, width, height, space in
                let frame = pixels(reader(text)?.frame(of: Int(position)), of: element(text), in: space)
                x?.pointee = gint(clampingValue: frame?.minX ?? 0)
                y?.pointee = gint(clampingValue: frame?.minY ?? 0)
                width?.pointee = gint(clampingValue: frame?.width ?? 0)
                height?.pointee = gint(clampingValue: frame?.height ?? 0)
            }
            table.pointee.get_range_extents = { text, start, end, space, answer in
                let reader = reader(text)
                let frame = pixels(
                    reader.flatMap { $0.frame(of: $0.range(from: Int(start), to: Int(end))) }, of: element(text),
                    in: space)
                answer?.pointee = AtkTextRectangle(
                    x: gint(clampingValue: frame?.minX ?? 0), y: gint(clampingValue: frame?.minY ?? 0),
                    width: gint(clampingValue: frame?.width ?? 0), height: gint(clampingValue: frame?.height ?? 0))
            }
            table.pointee.get_offset_at_point = { text, x, y, space in
                guard let accessible = element(text), let window = accessible.window else { return -1 }
                let origin = origin(of: space, for: accessible)
                let point = CGPoint(
                    x: (CGFloat(x) + origin.x) / window.scale, y: (CGFloat(y) + origin.y) / window.scale)
                return gint(clamping: accessible.reader?.position(at: point) ?? -1)
            }
        }

        // MARK: Changes

        static func fill(_ table: UnsafeMutablePointer<AtkEditableTextIface>) {
            table.pointee.set_text_contents = { text, contents in
                guard let contents, let count = reader(text)?.count else { return }
                edit(text, .replace(0..<count, with: String(cString: contents)))
            }
            table.pointee.insert_text = { text, contents, length, position in
                guard let contents, let position, let count = reader(text)?.count else { return }
                // The length is in bytes; a negative one means all.
                let all = String(cString: contents)
                let part = length < 0 ? all : String(decoding: all.utf8.prefix(Int(length)), as: UTF8.self)
                let start = min(max(Int(position.pointee), 0), count)
                if edit(text, .replace(start..<start, with: part)) != 0 {
                    position.pointee = gint(clamping: start + part.unicodeScalars.count)
                }
            }
            table.pointee.delete_text = { text, start, end in
                if let range = reader(text)?.range(from: Int(start), to: Int(end)) {
                    edit(text, .replace(range, with: ""))
                }
            }
            table.pointee.copy_text = { text, start, end in
                if let range = reader(text)?.range(from: Int(start), to: Int(end)) { edit(text, .copy(range)) }
            }
            table.pointee.cut_text = { text, start, end in
                if let range = reader(text)?.range(from: Int(start), to: Int(end)) { edit(text, .cut(range)) }
            }
            table.pointee.paste_text = { text, position in edit(text, .paste(at: Int(position))) }
        }
    }

    extension gint {
        /// `value` in whole pixels, as near as there are numbers.
        fileprivate init(clampingValue value: CGFloat) {
            self = gint(clamping: Int(exactly: value.rounded()) ?? 0)
        }
    }
#endif
