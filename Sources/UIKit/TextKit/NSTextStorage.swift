import Foundation

/// A text with attributes that tells its layout managers, or its text view, of its changes. Main thread, as soon as it
/// has any of these.
open class NSTextStorage: NSMutableAttributedString {
    /// What was edited.
    public struct EditActions: OptionSet, Sendable, Hashable {
        /// The bits, Apple's.
        public let rawValue: UInt

        /// The actions whose bits are set.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Attributes.
        public static let editedAttributes = EditActions(rawValue: 1)
        /// Characters.
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    /// What is known of the edits and of who is told.
    final class Record {
        var managers: [NSLayoutManager] = []
        weak var delegate: (any NSTextStorageDelegate)?
        weak var view: UITextView?
        var depth = 0
        var mask: EditActions = []
        var range = NSRange(location: NSNotFound, length: 0)
        var change = 0
        /// Counts the changes.
        var version = 0
        /// Whether a text view brings the storage to what it shows.
        var isFollowing = false
        /// Whether edits are processed, and whether the storage's own characters are changed, right now.
        var isProcessing = false, isChanging = false
    }

    let record = Record()

    /// The object that is told of edits. Not retained.
    open weak var delegate: (any NSTextStorageDelegate)? {
        get { record.delegate }
        set { record.delegate = newValue }
    }

    // MARK: Layout managers

    /// The layout managers that lay the text out.
    open var layoutManagers: [NSLayoutManager] { record.managers }

    /// Adds a layout manager, which lays the text out from now on.
    @preconcurrency @MainActor
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !record.managers.contains(where: { $0 === aLayoutManager }) else { return }
        record.managers.append(aLayoutManager)
        aLayoutManager.storage = self
        aLayoutManager.textContainers.first?.view?.adopt(self)
    }

    /// Removes a layout manager, which lays the text out no more.
    @preconcurrency @MainActor
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        record.managers.removeAll { $0 === aLayoutManager }
        if aLayoutManager.storage === self { aLayoutManager.storage = nil }
    }

    // MARK: Edits

    /// What was edited since the last edits were processed.
    open var editedMask: EditActions { record.mask }

    /// The UTF-16 units that were edited since.
    open var editedRange: NSRange { record.range }

    /// By how many UTF-16 units the text became longer since.
    open var changeInLength: Int { record.change }

    /// Several edits begin, which are processed as one.
    open override func beginEditing() {
        super.beginEditing()
        record.depth += 1
    }

    /// The edits that began are over: they are processed.
    open override func endEditing() {
        super.endEditing()
        record.depth = max(record.depth - 1, 0)
        if record.depth == 0, !record.mask.isEmpty { process() }
    }

    /// Something was edited: the UTF-16 units `editedRange`, as they were before, by which the text became `delta`
    /// longer. Called by subclasses that hold the text themselves.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        if !record.isChanging { take(editedRange, changeInLength: delta) }
        let after = NSRange(location: editedRange.location, length: max(editedRange.length + delta, 0))
        record.range = record.range.location == NSNotFound ? after : NSUnionRange(record.range, after)
        record.mask.formUnion(editedMask)
        record.change += delta
        record.version += 1
        if record.depth == 0 { process() }
    }

    /// Takes over what a subclass holds: Foundation's methods read an attributed string's own memory.
    private func take(_ old: NSRange, changeInLength delta: Int) {
        let string = string as NSString
        let new = NSRange(location: old.location, length: old.length + delta)
        guard old.location >= 0, old.length >= 0, NSMaxRange(old) <= super.length, new.length >= 0,
            string.length == super.length + delta
        else { return }
        super.replaceCharacters(in: old, with: string.substring(with: new))
        var place = new.location
        while place < NSMaxRange(new) {
            var run = NSRange()
            let attributes = attributes(at: place, effectiveRange: &run)
            let end = max(min(NSMaxRange(run), NSMaxRange(new)), place + 1)
            super.setAttributes(attributes, range: NSRange(location: place, length: end - place))
            place = end
        }
    }

    private func process() {
        // What is edited meanwhile belongs to it.
        guard !record.isProcessing else { return }
        record.isProcessing = true
        processEditing()
        record.isProcessing = false
        (record.mask, record.range, record.change) = ([], NSRange(location: NSNotFound, length: 0), 0)
        if let view = record.view, !record.isFollowing {
            nonisolated(unsafe) let storage = self
            MainActor.assumeIsolated { view.storageDidChange(storage) }
        }
    }

    /// Tells the delegate of what was edited; layout managers and text views follow.
    open func processEditing() {
        record.delegate?.textStorage(
            self, willProcessEditing: record.mask, range: record.range, changeInLength: record.change)
        record.delegate?.textStorage(
            self, didProcessEditing: record.mask, range: record.range, changeInLength: record.change)
    }

    // MARK: Changing

    /// Replaces the UTF-16 units `range` by `str`. A subclass that holds the text itself overrides this and
    /// `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)` in them; others are made of these.
    open override func replaceCharacters(in range: NSRange, with str: String) {
        change { super.replaceCharacters(in: range, with: str) }
        edited([.editedCharacters, .editedAttributes], by: str.utf16.count - range.length, range)
    }

    /// Gives the UTF-16 units `range` these attributes, and no others.
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        change { super.setAttributes(attrs, range: range) }
        edited(.editedAttributes, by: 0, range)
    }

    private func change(_ body: () -> Void) {
        record.isChanging = true
        body()
        record.isChanging = false
    }

    private func edited(_ mask: EditActions, by delta: Int, _ range: NSRange) {
        record.isChanging = true
        record.depth += 1
        edited(mask, range: range, changeInLength: delta)
        record.depth -= 1
        record.isChanging = false
        if record.depth == 0 { process() }
    }

    /// Replaces the UTF-16 units `range` by `attrString`.
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        let text = NSAttributedString(attributedString: attrString)
        beginEditing()
        replaceCharacters(in: range, with: text.string)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, part, _ in
            setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
        }
        endEditing()
    }

    /// Removes the UTF-16 units `range`.
    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    /// Gives the UTF-16 units `range` an attribute.
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        changeAttributes(in: range) { $0[name] = value }
    }

    /// Gives the UTF-16 units `range` attributes.
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        changeAttributes(in: range) { $0.merge(attrs) { $1 } }
    }

    /// Takes an attribute from the UTF-16 units `range`.
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeAttributes(in: range) { $0[name] = nil }
    }

    private func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        var runs: [([NSAttributedString.Key: Any], NSRange)] = []
        enumerateAttributes(in: range, options: []) { attributes, part, _ in
            var attributes = attributes
            change(&attributes)
            runs.append((attributes, part))
        }
        beginEditing()
        for (attributes, part) in runs { setAttributes(attributes, range: part) }
        endEditing()
    }
}

/// An object that is told of the edits of a text. All methods are optional.
public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// Edits are about to be processed: what is edited now belongs to them.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    /// Edits were processed.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    /// Does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
    /// Does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}
