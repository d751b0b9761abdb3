import CoreGraphics
import Foundation
import Testing
import UIKit
import ViewSupport

/// A label whose words can be tapped, as public sources have them.
private final class TapLabel: UILabel {
    let storage = NSTextStorage()
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: .zero)

    func setUp() {
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        container.lineFragmentPadding = 0
        container.lineBreakMode = .byWordWrapping
        container.maximumNumberOfLines = numberOfLines
    }

    override var attributedText: NSAttributedString? {
        didSet { if let attributedText { storage.setAttributedString(attributedText) } }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        container.size = bounds.size
    }

    override func drawText(in rect: CGRect) {
        let range = NSRange(location: 0, length: storage.length)
        manager.drawBackground(forGlyphRange: range, at: rect.origin)
        manager.drawGlyphs(forGlyphRange: range, at: rect.origin)
    }

    func index(at point: CGPoint) -> Int? {
        guard storage.length > 0 else { return nil }
        let glyphs = manager.glyphRange(
            forCharacterRange: NSRange(location: 0, length: storage.length), actualCharacterRange: nil)
        guard manager.boundingRect(forGlyphRange: glyphs, in: container).contains(point) else { return nil }
        return manager.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }
}

@Suite("Layout managers know where letters are")
@MainActor
struct NSLayoutManagerTests {
    private let font = UIFont.systemFont(ofSize: 20)

    private func stack(_ text: String, width: CGFloat, padding: CGFloat = 0)
        -> (storage: NSTextStorage, manager: NSLayoutManager, container: NSTextContainer)
    {
        let storage = NSTextStorage(string: text, attributes: [.font: font])
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: width, height: 1000)))
        container.lineFragmentPadding = padding
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        return (storage, manager, container)
    }

    @Test("the used rectangle is that of the lines, with the padding, and goes with the text and the container")
    func usedRect() {
        let (storage, manager, container) = stack("Hello there", width: 1000, padding: 5)
        let line = NSAttributedString(string: "Hello there", attributes: [.font: font]).size()
        let used = manager.usedRect(for: container)
        #expect(abs(used.width - line.width - 10) < 0.1 && abs(used.height - line.height) < 0.1 && used.minX == 0)
        container.size.width = line.width - 10
        #expect(abs(manager.usedRect(for: container).height - 2 * line.height) < 0.1)
        storage.append(NSAttributedString(string: "\nhe", attributes: [.font: font]))
        #expect(abs(manager.usedRect(for: container).height - 3 * line.height) < 0.1)
        #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: storage.length))
        container.maximumNumberOfLines = 1
        #expect(abs(manager.usedRect(for: container).height - line.height) < 0.1)
    }

    @Test("a point leads to the letter there and back, with surrogates before it")
    func points() {
        let (storage, manager, container) = stack("a😀bc\ndef", width: 500)
        #expect(manager.numberOfGlyphs == storage.length)
        for index in [0, 3, 4, 6, 7, 8] {
            let rect = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
            #expect(rect.width > 0)
            var fraction: CGFloat = 0
            let point = CGPoint(x: rect.minX + rect.width / 4, y: rect.midY)
            #expect(manager.glyphIndex(for: point, in: container) == index)
            #expect(
                manager.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
                    == index)
            #expect(abs(fraction - 0.25) < 0.01)
        }
    }

    @Test("lines are told one by one, with their glyphs")
    func lines() {
        let (storage, manager, container) = stack("one two\nthree", width: 500)
        var found: [(CGRect, CGRect, NSRange)] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 13)) { rect, used, _, range, _ in
            found.append((rect, used, range))
        }
        #expect(found.map(\.2) == [NSRange(location: 0, length: 8), NSRange(location: 8, length: 5)])
        #expect(found.first?.0.width == 500 && (found.first?.1.width ?? 0) < 100)
        var range = NSRange()
        let rect = manager.lineFragmentRect(forGlyphAt: 9, effectiveRange: &range)
        #expect(rect.minY == found.first?.0.maxY && range.location == 8)
        #expect(manager.textStorage === storage && container.layoutManager === manager)
    }

    @Test("a label whose letters a layout manager draws can be tapped at its words")
    func tapLabel() throws {
        try Stage.shown(size: CGSize(width: 200, height: 60)) { stage in
            let label = TapLabel(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
            label.numberOfLines = 0
            label.setUp()
            label.attributedText = NSAttributedString(string: "Read the terms", attributes: [.font: font])
            stage.window.addSubview(label)
            stage.pass(0.1)
            let image = try stage.image()
            #expect(!(image.isEmpty))
            let terms = label.manager.boundingRect(forGlyphRange: NSRange(location: 9, length: 5), in: label.container)
            #expect(label.index(at: CGPoint(x: terms.midX, y: terms.midY)).map { (9..<14).contains($0) } == true)
            #expect(label.index(at: CGPoint(x: 190, y: 55)) == nil)
        }
    }

    @Test("the storage of a text view has what it shows, and shows what is changed of it")
    func textView() {
        Stage.shown(size: CGSize(width: 200, height: 100)) { stage in
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            view.text = "Hello"
            stage.window.addSubview(view)
            stage.pass(0.1)
            #expect(view.textStorage.string == "Hello")
            view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "J")
            #expect(view.text == "Jello")
            view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
            #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 5, length: 0)
            view.insertText("!")
            #expect(view.textStorage.string == "Jello!")
            let used = view.layoutManager.usedRect(for: view.textContainer)
            #expect(abs(used.height - (view.contentSize.height - 16)) < 0.1)
            let rect = view.layoutManager.boundingRect(
                forGlyphRange: NSRange(location: 1, length: 1), in: view.textContainer)
            let found = view.layoutManager.characterIndex(
                for: CGPoint(x: rect.midX, y: rect.midY), in: view.textContainer,
                fractionOfDistanceBetweenInsertionPoints: nil)
            #expect(found == 1)
        }
    }

    @Test("a link of a text that is not edited is told to the delegate with its range, and looks as the view says")
    func links() throws {
        final class Delegate: NSObject, UITextViewDelegate {
            var followed: [(URL, NSRange)] = []
            func textView(
                _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
                interaction: UITextItemInteraction
            ) -> Bool {
                followed.append((URL, characterRange))
                return false
            }
        }
        try Stage.shown(size: CGSize(width: 300, height: 60)) { stage in
            let (view, delegate) = (UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 60)), Delegate())
            (view.isEditable, view.delegate) = (false, delegate)
            let text = NSMutableAttributedString(string: "Read the terms", attributes: [.font: font])
            text.addAttribute(.link, value: "https://a.b/terms", range: NSRange(location: 9, length: 5))
            view.attributedText = text
            view.linkTextAttributes = [.foregroundColor: UIColor.red, .backgroundColor: UIColor.green]
            stage.window.addSubview(view)
            stage.pass(0.1)
            let rect = view.layoutManager.boundingRect(
                forGlyphRange: NSRange(location: 9, length: 5), in: view.textContainer)
            let image = try stage.image()
            #expect(image.pixel(x: Int(rect.maxX) - 2, y: Int(rect.minY + 8) + 1) == 0xFF00_FF00)
            stage.tap(rect.midX, rect.midY + 8)
            #expect(delegate.followed.map(\.0) == [URL(string: "https://a.b/terms")])
            #expect(delegate.followed.map(\.1) == [NSRange(location: 9, length: 5)])
            stage.tap(20, rect.midY + 8)
            #expect(delegate.followed.count == 1)
        }
    }

    @Test("a storage of a program's own colours what is typed into a text view")
    func colouring() {
        final class Colours: NSObject, NSTextStorageDelegate {
            func textStorage(
                _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            ) {
                guard editedMask.contains(.editedCharacters) else { return }
                let range = (textStorage.string as NSString).range(of: "let")
                guard range.location != NSNotFound else { return }
                textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: range)
            }
        }
        let (storage, manager, colours) = (NSTextStorage(), NSLayoutManager(), Colours())
        let container = NSTextContainer(size: .zero)
        storage.delegate = colours
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
        #expect(view.textStorage === storage)
        view.text = "let x"
        #expect(storage.string == "let x")
        #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(view.attributedText.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor != .red)
    }
}
