import CoreGraphics
import Foundation
internal import TextLayout

/// What of TextKit there is of a text view's text, the attributes of its links, and its views at the window's bottom.
/// Main actor only.
@MainActor
final class TextViewKit {
    /// Made when they are first asked for.
    var storage: NSTextStorage?
    var manager: NSLayoutManager?
    /// The layout of the view's text, and the view's count of layouts that it is of.
    var layout: (version: Int, layout: StorageLayout)?
    /// Whether what the view shows comes from the storage right now.
    var isFromStorage = false
    var link: [NSAttributedString.Key: Any]?
    var inputView: UIView?, inputAccessoryView: UIView?
    /// What is found in the text by itself, and the text that it was last found in, as it is shown.
    var detectors: UIDataDetectorTypes = []
    var found: (source: StyledText, types: UIDataDetectorTypes, shown: NSAttributedString?)?
}

extension UITextView {
    /// The text as a storage.
    var ownStorage: NSTextStorage {
        if let storage = kit.storage { return storage }
        let storage = NSTextStorage(attributedString: attributedText)
        kit.storage = storage
        storage.record.view = self
        storage.addLayoutManager(ownManager)
        return storage
    }

    /// What knows where the letters are.
    var ownManager: NSLayoutManager {
        if let manager = kit.manager ?? container.layoutManager { return manager }
        let manager = NSLayoutManager()
        kit.manager = manager
        manager.addTextContainer(container)
        return manager
    }

    /// The layout manager that draws, and its container: one of a class of the program's. Nil for the view itself.
    var ownDrawing: (NSLayoutManager, NSTextContainer)? {
        guard let manager = container.layoutManager, Swift.type(of: manager) != NSLayoutManager.self,
            manager.textContainers.first === container
        else { return nil }
        return (manager, container)
    }

    /// Shows `storage`, whose layout manager has the view's container.
    func adopt(_ storage: NSTextStorage) {
        guard kit.storage !== storage else { return }
        kit.storage?.record.view = nil
        (kit.storage, kit.manager) = (storage, container.layoutManager)
        storage.record.view = self
        if storage.length > 0 { storageDidChange(storage) }
    }

    /// Shows what `storage`, the view's own, has now.
    func storageDidChange(_ storage: NSTextStorage) {
        guard storage === kit.storage else { return }
        kit.isFromStorage = true
        defer { kit.isFromStorage = false }
        let selection = selectedRange
        let new = NSMutableAttributedString(attributedString: storage)
        endComposition()
        if new.string != entry.text { entry.text = new.string }
        rich = new.length > 0 ? new : nil
        let length = new.length
        let start = min(selection.location, length)
        entry.select(entry.range(ofUnits: NSRange(location: start, length: min(selection.length, length - start))))
        textDidChange(by: "textStorage")
    }

    /// Brings the storage, if there is one, to what the view shows.
    func bringStorage() {
        guard let storage = kit.storage, !kit.isFromStorage else { return }
        let text: NSAttributedString = attributedText
        guard StyledText.rich(text) != .rich(storage) else { return }
        storage.record.isFollowing = true
        storage.change(to: text)
        storage.record.isFollowing = false
        // What the storage made of it, as one that colours words does.
        if StyledText.rich(text) != .rich(storage) { storageDidChange(storage) }
    }

    /// The view's layout, in the space of its container.
    var storageLayout: StorageLayout {
        placeText()
        if let known = kit.layout, known.version == version { return known.layout }
        let layout = StorageLayout(
            entry.text, paper.column, origin: CGPoint(x: padding, y: 0), padding: padding, width: containerWidth,
            height: nil, scale: resolvedScale(traitCollection.displayScale))
        kit.layout = (version, layout)
        return layout
    }

    // MARK: Links

    /// Whether any letter leads to a `URL`.
    var hasLinks: Bool {
        guard let rich = shownRich else { return false }
        var found = false
        rich.enumerateAttribute(.link, in: NSRange(location: 0, length: rich.length), options: []) { value, _, stop in
            guard value != nil else { return }
            found = true
            stop.pointee = true
        }
        return found
    }

    func useLinkAttributes(_ attributes: [NSAttributedString.Key: Any]?) {
        guard !areSame(attributes ?? [:], kit.link ?? [:]) || (attributes == nil) != (kit.link == nil) else { return }
        kit.link = attributes
        layoutDidChange(by: "linkTextAttributes")
    }

    /// Follows the link at `point`, or uses the attachment there, of a text that is not edited. Returns whether there
    /// is any.
    func follow(at point: CGPoint) -> Bool {
        guard !isEditable, isSelectable, entry.selection.isEmpty, let rich = shownRich, rich.length > 0 else {
            return false
        }
        let layout = storageLayout
        let place = CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
        let unit = layout.unit(at: place).unit
        guard unit < rich.length,
            layout.rects(of: NSRange(location: unit, length: 1)).contains(where: { $0.contains(place) })
        else { return false }
        var range = NSRange()
        let attributes = rich.attributes(at: unit, effectiveRange: nil)
        if let value = attributes[.link] {
            let url = value as? URL ?? (value as? NSURL)?.absoluteURL ?? (value as? String).flatMap { URL(string: $0) }
            _ = rich.attribute(
                .link, at: unit, longestEffectiveRange: &range, in: NSRange(location: 0, length: rich.length))
            guard let url else { return false }
            if delegate?.textView(self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction) ?? true {
                UIApplication.shared.open(url, options: [:], completionHandler: nil)
            }
            return true
        }
        guard let attachment = attributes[.attachment] as? NSTextAttachment else { return false }
        _ = delegate?.textView(
            self, shouldInteractWith: attachment, in: NSRange(location: unit, length: 1),
            interaction: .invokeDefaultAction)
        return true
    }
}

extension NSTextStorage {
    /// Takes over the characters and attributes of `text`: what both begin and end with is not edited.
    fileprivate func change(to text: NSAttributedString) {
        let (old, new) = (Array(string.utf16), Array(text.string.utf16))
        let most = min(old.count, new.count)
        var begin = 0
        while begin < most, old[begin] == new[begin] { begin += 1 }
        if begin > 0, UTF16.isLeadSurrogate(old[begin - 1]) { begin -= 1 }
        var end = 0
        while end < most - begin, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        if end > 0, UTF16.isTrailSurrogate(old[old.count - end]) { end -= 1 }
        let part = text.attributedSubstring(from: NSRange(location: begin, length: new.count - begin - end))
        beginEditing()
        if old != new {
            replaceCharacters(in: NSRange(location: begin, length: old.count - begin - end), with: part)
        }
        if StyledText.rich(text) != .rich(self) {
            text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
                attributes, range, _ in
                setAttributes(attributes, range: range)
            }
        }
        endEditing()
    }
}

/// What a user does with a link or an attachment in a text view.
public enum UITextItemInteraction: Int, Sendable {
    /// Uses it, as a tap does.
    case invokeDefaultAction = 0
    /// Asks for what can be done with it. A desktop's text views do not.
    case presentActions = 1
    /// Wants to see it. A desktop's text views do not.
    case preview = 2
}
