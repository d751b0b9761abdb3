import CoreGraphics
import Foundation
import Testing
import UIKit
import ViewSupport

/// A storage that holds its text itself, and colours a word in it: as editors for iOS have them.
private final class Colouring: NSTextStorage {
    private let backing = NSMutableAttributedString()
    private(set) var edits: [NSRange] = []

    override var string: String { backing.string }

    override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        backing.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
        beginEditing()
        backing.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
        endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        beginEditing()
        backing.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
        endEditing()
    }

    override func processEditing() {
        if editedMask.contains(.editedCharacters) {
            edits.append(editedRange)
            let whole = NSRange(location: 0, length: length)
            removeAttribute(.foregroundColor, range: whole)
            let word = (string as NSString).range(of: "let")
            if word.location != NSNotFound { addAttribute(.foregroundColor, value: UIColor.red, range: word) }
        }
        super.processEditing()
    }
}

/// A layout manager that draws a green block behind all of its letters.
private final class Block: NSLayoutManager {
    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
        guard let container = textContainers.first else { return }
        UIColor.green.setFill()
        UIRectFill(boundingRect(forGlyphRange: glyphsToShow, in: container).offsetBy(dx: origin.x, dy: origin.y))
    }
}

@Suite("Storages tell of their edits")
@MainActor
struct NSTextStorageTests {
    private final class Listener: NSObject, NSTextStorageDelegate {
        var heard: [(NSTextStorage.EditActions, NSRange, Int)] = []

        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) { heard.append((editedMask, editedRange, delta)) }
    }

    @Test("each edit is told with its range, and several between begin and end as one")
    func edits() {
        let (storage, listener) = (NSTextStorage(string: "Hello"), Listener())
        storage.delegate = listener
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "Ch")
        #expect(listener.heard.last?.1 == NSRange(location: 0, length: 2) && listener.heard.last?.2 == 1)
        storage.addAttribute(.kern, value: 2, range: NSRange(location: 2, length: 2))
        #expect(listener.heard.count == 2 && listener.heard.last?.0 == .editedAttributes)
        storage.beginEditing()
        storage.append(NSAttributedString(string: "!"))
        storage.deleteCharacters(in: NSRange(location: 0, length: 1))
        #expect(listener.heard.count == 2)
        storage.endEditing()
        #expect(listener.heard.count == 3 && listener.heard.last?.2 == 0 && storage.string == "hello!")
        #expect(storage.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 2)
        #expect(storage.editedMask.isEmpty)
    }

    @Test("a subclass that holds its text colours what is typed into a text view")
    func subclass() {
        let (storage, manager, container) = (Colouring(), NSLayoutManager(), NSTextContainer(size: .zero))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
        func color(_ index: Int) -> UIColor? {
            view.attributedText.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
        }
        view.text = "le x"
        #expect(storage.string == "le x" && storage.length == 4 && color(0) != .red)
        view.selectedRange = NSRange(location: 2, length: 0)
        view.insertText("t")
        #expect(storage.edits.last == NSRange(location: 2, length: 1))
        #expect(storage.string == "let x" && view.text == "let x" && view.selectedRange.location == 3)
        #expect(color(0) == .red && color(2) == .red && color(4) != .red)
        view.deleteBackward()
        #expect(view.text == "le x" && color(0) != .red)
        storage.replaceCharacters(in: NSRange(location: 0, length: 4), with: "a let")
        #expect(view.text == "a let" && color(2) == .red && color(0) != .red)
        #expect(NSAttributedString(attributedString: storage).string == "a let")
    }

    @Test("a layout manager of a program's own draws in a text view")
    func drawing() throws {
        try Stage.shown(size: CGSize(width: 200, height: 60)) { stage in
            let (storage, manager, container) = (NSTextStorage(), Block(), NSTextContainer(size: .zero))
            storage.addLayoutManager(manager)
            manager.addTextContainer(container)
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60), textContainer: container)
            view.attributedText = NSAttributedString(string: "WW", attributes: [.font: UIFont.systemFont(ofSize: 30)])
            stage.window.addSubview(view)
            stage.pass(0.1)
            let image = try stage.image()
            #expect(image.pixel(x: 6, y: 10) == 0xFF00_FF00)
            #expect(image.pixel(x: 150, y: 10) != 0xFF00_FF00)
            let pixels = (0..<60).flatMap { x in (8..<44).map { image.pixel(x: x, y: $0) } }
            #expect(pixels.contains(0xFF00_0000))
        }
    }
}
