import CoreGraphics
import Foundation
import Testing
import UIKit
import ViewSupport

/// A square of one colour.
private func filled(_ side: CGFloat, _ color: UIColor = .red) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
}

@Suite("Images among letters")
@MainActor
struct NSTextAttachmentTests {
    private func attachment(_ image: UIImage, _ bounds: CGRect = .zero) -> NSTextAttachment {
        let attachment = NSTextAttachment()
        (attachment.image, attachment.bounds) = (image, bounds)
        return attachment
    }

    @Test("an attachment takes the room of its image, or of its bounds, and counts in sizes")
    func sizes() {
        let plain = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let width = plain.size().width
        plain.insert(NSAttributedString(attachment: attachment(filled(30))), at: 1)
        #expect(abs(plain.size().width - width - 30) < 0.5)
        #expect(plain.size().height >= 30)
        let wide = NSAttributedString(attachment: attachment(filled(30), CGRect(x: 0, y: -4, width: 50, height: 10)))
        #expect(abs(wide.size().width - 50) < 0.5)
        #expect(plain.string.utf16.contains(UInt16(NSTextAttachment.character)))
    }

    @Test("it stands on the baseline, or as far from it as its bounds say, and is drawn in labels")
    func place() throws {
        func rows(_ y: CGFloat) throws -> [Int] {
            try Stage.shown(size: CGSize(width: 80, height: 80)) { stage in
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
                let text = NSMutableAttributedString(
                    attachment: attachment(filled(20), CGRect(x: 0, y: y, width: 20, height: 20)))
                // Higher than the image wherever that is, so that the baseline stays.
                text.append(NSAttributedString(string: "H", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
                label.attributedText = text
                stage.window.addSubview(label)
                stage.pass(0.1)
                let image = try stage.image()
                let black = (0..<80).filter { y in (24..<60).contains { image.pixel(x: $0, y: y) == 0xFF00_0000 } }
                let red = (0..<80).filter { image.pixel(x: 10, y: $0) == 0xFFFF_0000 }
                guard let first = red.first, let last = red.last else { throw CancellationError() }
                #expect(red.count == 20 && image.pixel(x: 19, y: first) == 0xFFFF_0000)
                #expect(image.pixel(x: 20, y: first) != 0xFFFF_0000)
                return [last - (black.last ?? 0)]
            }
        }
        #expect(try rows(0) == [0])
        #expect(try rows(-6) == [6])
        #expect(try rows(5) == [-5])
    }

    @Test("a template is drawn in the colour of the text")
    func template() throws {
        try Stage.shown(size: CGSize(width: 40, height: 40)) { stage in
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            let template = filled(20).withRenderingMode(.alwaysTemplate)
            let text = NSMutableAttributedString(attachment: attachment(template))
            text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 1))
            label.attributedText = text
            stage.window.addSubview(label)
            stage.pass(0.1)
            let image = try stage.image()
            #expect(image.pixel(x: 10, y: 20) == 0xFF00_00FF)
        }
    }

    @Test("it is drawn by strings, and in text views, where a tap on it is told")
    func textView() throws {
        final class Delegate: NSObject, UITextViewDelegate {
            var tapped: [NSRange] = []
            func textView(
                _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
                in characterRange: NSRange, interaction: UITextItemInteraction
            ) -> Bool {
                tapped.append(characterRange)
                return false
            }
        }
        try Stage.shown(size: CGSize(width: 100, height: 60)) { stage in
            let (view, delegate) = (UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60)), Delegate())
            (view.isEditable, view.delegate) = (false, delegate)
            view.attributedText = NSAttributedString(attachment: attachment(filled(30)))
            stage.window.addSubview(view)
            stage.pass(0.1)
            let image = try stage.image()
            #expect(image.pixel(x: 20, y: 20) == 0xFFFF_0000)
            stage.tap(20, 20)
            #expect(delegate.tapped == [NSRange(location: 0, length: 1)])
        }
    }
}
